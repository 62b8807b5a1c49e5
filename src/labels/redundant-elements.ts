/**
 * Removes elements that others already stand for: the only region of a cloud, and edges between replicas in different
 * zones.
 */

import { REGION_STYLES } from '../catalog/boxes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { parseAddress, withCopy } from '../graph/address.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { largest } from '../graph/order.js';
import { ancestorsOf } from '../graph/tree.js';

// ---- The only region of a cloud.

/** Types of region boxes: `aws_group`, `tv_gcp_region`. */
export const REGION_TYPES: ReadonlySet<string> = new Set(
  [...REGION_STYLES].map((style) => style.split(':', 1)[0] as string),
);

/**
 * Returns the graph without the box of the only region of a cloud; its contents move to the parent. The title of the cloud
 * names the region instead, because a box of the region inside a network would wrongly exclude everything else in the
 * region. A region with edges or annotations stays.
 */
export function withoutSoleRegions(graph: Graph): Graph {
  const { nodes, edges, within = {} } = graph;
  const regions = [...nodes.values()].filter(isRegion);
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isNamedByCloud = ({ type, attributes }: GraphNode): boolean =>
    (within[KNOWLEDGE.cloudOf(type)] ?? []).some((location) => Object.values(attributes).includes(location));
  const sole = regions.filter(({ type, address, steps, labelOverride, detail }) => {
    const cloud = KNOWLEDGE.cloudOf(type);
    const ofCloud = regions.filter((region) => KNOWLEDGE.cloudOf(region.type) === cloud);
    const isAnnotated = steps !== undefined || labelOverride !== undefined || detail !== undefined;
    return ofCloud.every(isNamedByCloud) && !ends.has(address) && !isAnnotated;
  });
  if (sole.length === 0) return graph;
  const parentOf = new Map(sole.map(({ address, parent }) => [address, parent]));
  const remaining = new Map<string, GraphNode>();
  for (const [address, node] of nodes) {
    if (parentOf.has(address)) continue;
    const parent = parentOf.get(node.parent ?? '');
    remaining.set(address, parent === undefined ? node : { ...node, parent });
  }
  return { ...graph, nodes: remaining };
}

/** Only implied boxes are regions: a group of accounts may have the same type. */
const isRegion = ({ type, provenance }: GraphNode): boolean => REGION_TYPES.has(type) && provenance === 'implied';

// ---- Edges across zones.

/**
 * Returns the graph without edges between copies of two resources in different zones, if every copy of one is joined to
 * every copy of the other. A service with one copy per zone that calls another such service is a single connection, but
 * would be nine edges across three zones. Edges that differ in label, change or other properties are separate
 * connections.
 */
export function withoutCrossZoneEdges(graph: Graph): Graph {
  const copies = groupBy(
    [...graph.nodes.values()].filter(({ address }) => isCopy(address)),
    ({ address }) => resourceOf(address),
  );
  if (copies.size === 0) return graph;
  const between = graph.edges.filter(
    ({ from, to, steps = [] }) =>
      isCopy(from) && isCopy(to) && steps.length === 0 && resourceOf(from) !== resourceOf(to),
  );
  const connections = groupBy(between, ({ from, to, twoWay, label, provenance, thin, change }) =>
    JSON.stringify([resourceOf(from), resourceOf(to), twoWay, label, provenance, thin === true, change]),
  );
  const removed = new Set<GraphEdge>();
  for (const edges of connections.values()) {
    const [{ from, to }] = edges as [GraphEdge, ...GraphEdge[]];
    const sources = copies.get(resourceOf(from)) as readonly GraphNode[];
    const targets = copies.get(resourceOf(to)) as readonly GraphNode[];
    if (edges.length < sources.length * targets.length) continue;
    for (const edge of crossZoneEdges(edges, graph)) removed.add(edge);
  }
  return removed.size === 0 ? graph : { ...graph, edges: graph.edges.filter((edge) => !removed.has(edge)) };
}

const isCopy = (address: string): boolean => (parseAddress(address)?.copy ?? null) !== null;

const resourceOf = (address: string): string => withCopy(address, null);

/**
 * Returns the edges whose ends share fewer containers than those of others: with copies in each zone, the edges between
 * zones. Empty if a copy would lose its last edge.
 */
function crossZoneEdges(edges: readonly GraphEdge[], graph: Graph): readonly GraphEdge[] {
  const shared = new Map(edges.map((edge) => [edge, sharedContainers(edge, graph)]));
  const highest = largest(shared.values());
  const inside = edges.filter((edge) => shared.get(edge) === highest);
  return countEnds(inside) === countEnds(edges) ? edges.filter((edge) => shared.get(edge) !== highest) : [];
}

const countEnds = (edges: readonly GraphEdge[]): number =>
  new Set(edges.map(({ from }) => from)).size + new Set(edges.map(({ to }) => to)).size;

/** Returns the number of containers that both ends share. */
function sharedContainers({ from, to }: GraphEdge, graph: Graph): number {
  const containers = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => containers.has(address)).length;
}
