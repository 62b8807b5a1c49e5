/**
 * Draws a connection resource, such as a peering or VPN, as a labelled edge between the two nodes that it connects. If
 * an end is missing or other edges are attached, the resource stays an icon.
 */

import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { countResources, isPseudoType } from '../../graph/counts.js';
import { createEdge } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode, Provenance } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import { ancestorsOf } from '../../graph/tree.js';
import { alertFor } from '../captions.js';
import { commonChange } from '../change-marks.js';
import { instanceCount } from '../messages.js';

/** A connection resource with the edge that can replace it. */
interface Connection {
  readonly resource: GraphNode;
  readonly edge: GraphEdge;
}

/** Returns the graph with connections as edges. */
export function withConnections(graph: Graph): Graph {
  const connections = connectionsOf(graph);
  if (connections.size === 0) return graph;
  const nodes = new Map([...graph.nodes].filter(([address]) => !connections.has(address)));
  const others = graph.edges.filter(({ from, to }) => !connections.has(from) && !connections.has(to));
  const edges = [...others, ...new Set(connections.values())];
  edges.sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
  return { ...graph, nodes, edges };
}

/** Returns the edge of each connection resource, by address. Several resources of one edge share the same object. */
export function connectionsOf(graph: Graph): ReadonlyMap<string, GraphEdge> {
  const connections = connectionsWithEnds(graph).filter((connection) => canBeEdge(connection, graph));
  const byPair = groupBy(connections, ({ edge }) => pairOf(edge));
  const pairsAt = new Map<string, number>();
  for (const [{ edge }] of byPair.values() as Iterable<[Connection]>)
    for (const end of [edge.from, edge.to]) pairsAt.set(end, (pairsAt.get(end) ?? 0) + 1);
  const otherPairs = pairsWithOtherEdges(graph, new Set(connections.map(({ resource }) => resource.address)));
  const edgeOf = new Map<string, GraphEdge>();
  for (const [pair, ofPair] of byPair) {
    const labels = new Set(ofPair.map(({ edge }) => edge.label));
    if (labels.size > 1 || otherPairs.has(pair)) continue;
    const merged = mergeConnections(ofPair, pairsAt);
    for (const { resource } of ofPair) edgeOf.set(resource.address, merged);
  }
  return edgeOf;
}

/** Returns the connection resources with exactly two plain edges. */
function connectionsWithEnds({ nodes, edges }: Graph): Connection[] {
  const edgesAt = new Map<string, GraphEdge[]>();
  for (const { address, type } of nodes.values()) if (connectionLabel(type) !== undefined) edgesAt.set(address, []);
  for (const edge of edges) for (const end of [edge.from, edge.to]) edgesAt.get(end)?.push(edge);
  return [...edgesAt].flatMap(([address, [first, second, ...more]]): Connection[] => {
    if (first === undefined || second === undefined || more.length > 0) return [];
    if (hasInformation(first) || hasInformation(second)) return [];
    const resource = nodes.get(address) as GraphNode;
    return [{ resource, edge: edgeFor(resource, [first, second]) }];
  });
}

/** Returns the label of a connection type, such as `peering`; undefined for other types. */
const connectionLabel = (type: string): string | undefined => KNOWLEDGE.factsOf(type).connection;

/** True for an edge with properties that a merged edge would lose, or show for both halves. */
const hasInformation = ({ label, twoWay, thin, steps = [] }: GraphEdge): boolean =>
  label !== '' || twoWay || thin === true || steps.length > 0;

/**
 * Returns the edge between the other ends of a connection's two edges, in their direction. If both start or both end at
 * the connection, it is two-way.
 */
function edgeFor({ address, type, change }: GraphNode, halves: readonly [GraphEdge, GraphEdge]): GraphEdge {
  const [first, second] = halves;
  const [a, b] = [otherEnd(first, address), otherEnd(second, address)];
  const [firstStartsHere, secondStartsHere] = [first.from === address, second.from === address];
  const [from, to] = firstStartsHere && !secondStartsHere ? [b, a] : [a, b];
  return createEdge({
    from,
    to,
    twoWay: firstStartsHere === secondStartsHere,
    label: connectionLabel(type) as string,
    provenance: (halves.find(isInferred) ?? first).provenance,
    ...(change === 'update' ? { change } : commonChange(halves)),
  });
}

const otherEnd = ({ from, to }: GraphEdge, end: string): string => (from === end ? to : from);

/** Changes that an edge can show. */
const EDGE_CHANGES: ReadonlySet<GraphNode['change']> = new Set(['none', 'create', 'update']);

/**
 * True for a resource that can be an edge. It cannot if it has data loss, annotations or the mark of a data source, which
 * are only visible on an icon. The ends of a two-way edge must have the same type, because a connection between a network
 * and a node in another network was inferred wrongly. Neither end may contain the other.
 */
function canBeEdge({ resource, edge }: Connection, graph: Graph): boolean {
  const { lookedUp, labelOverride, detail, steps, change, changed, ghostOf } = resource;
  if (changed !== undefined || ghostOf !== undefined || !EDGE_CHANGES.has(change)) return false;
  if (lookedUp || labelOverride !== undefined || detail !== undefined || steps !== undefined) return false;
  if (edge.provenance === 'suggested' || alertFor(resource) !== '') return false;
  const { from, to, twoWay } = edge;
  const ends = [from, to].map((end) => graph.nodes.get(end) as GraphNode) as [GraphNode, GraphNode];
  if (twoWay && ends[0].type !== ends[1].type) return false;
  const hasNoChange = (end: GraphNode): boolean => end.lookedUp || isPseudoType(end.type);
  const areEndsAlike = ends.every((end) => change === 'none' || hasNoChange(end) || end.change === change);
  return areEndsAlike && from !== to && !isWithin(from, to, graph) && !isWithin(to, from, graph);
}

const isWithin = (inner: string, outer: string, graph: Graph): boolean =>
  ancestorsOf(graph, inner).some(({ address }) => address === outer);

/** Returns a key that is equal for edges between the same two nodes, in any direction. */
const pairOf = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>): string =>
  JSON.stringify(byAddress(from, to) <= 0 ? [from, to] : [to, from]);

/** Returns the pairs that have other edges as well: a merged edge would look like a single connection. */
const pairsWithOtherEdges = ({ edges }: Graph, connections: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(edges.filter(({ from, to }) => !connections.has(from) && !connections.has(to)).map(pairOf));

/**
 * Merges the connections of one pair: two peerings, one per direction, become one edge; several tunnels are counted. A
 * two-way edge starts at the hub, the end with the most connected pairs.
 */
function mergeConnections(connections: readonly Connection[], pairsAt: ReadonlyMap<string, number>): GraphEdge {
  const edges = connections.map(({ edge }) => edge);
  const resources = connections.map(({ resource }) => resource);
  const first = edges[0] as GraphEdge;
  const common = {
    provenance: (edges.find(isInferred) ?? first).provenance,
    count: countResources(resources),
    ...commonChange(edges),
  };
  const isTwoWay = edges.some(({ twoWay, from }) => twoWay || from !== first.from);
  if (!isTwoWay) {
    let times = 0;
    for (const { count } of resources) times += count;
    const label = times === 1 ? first.label : `${first.label} ${instanceCount(times)}`;
    return createEdge({ ...first, ...common, label });
  }
  const isTargetHub = (pairsAt.get(first.to) ?? 0) > (pairsAt.get(first.from) ?? 0);
  const [from, to] = isTargetHub ? [first.to, first.from] : [first.from, first.to];
  return createEdge({ ...first, ...common, from, to, twoWay: true });
}

// ---- Provenance.

/** Provenance of edges that the source does not state. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

/** True if the source does not state the edge. Such an edge is drawn dashed. */
export const isInferred = ({ provenance }: Pick<GraphEdge, 'provenance'>): boolean => INFERRED.has(provenance);
