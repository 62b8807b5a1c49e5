import { parseAddress, withCopy } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { largest } from '../../graph/order.js';
import { ancestorsOf } from '../../graph/tree.js';

/**
 * Returns the graph without edges between copies of two resources in different zones, if every copy of one is joined to every copy
 * of the other. A service with one copy per zone that calls another such service is a single connection, but would be nine edges
 * across three zones. Edges that differ in label, change or other properties are separate connections.
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

/** Returns the edges that leave the innermost container that others stay in. Empty if a copy would lose its last edge. */
function crossZoneEdges(edges: readonly GraphEdge[], graph: Graph): readonly GraphEdge[] {
  const shared = new Map(edges.map((edge) => [edge, sharedContainers(edge, graph)]));
  const most = largest(shared.values());
  const inside = edges.filter((edge) => shared.get(edge) === most);
  return countEnds(inside) === countEnds(edges) ? edges.filter((edge) => shared.get(edge) !== most) : [];
}

const countEnds = (edges: readonly GraphEdge[]): number =>
  new Set(edges.map(({ from }) => from)).size + new Set(edges.map(({ to }) => to)).size;

/** Returns the number of containers that both ends share. */
function sharedContainers({ from, to }: GraphEdge, graph: Graph): number {
  const containers = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => containers.has(address)).length;
}
