/**
 * Draws a connection resource, such as a peering or VPN, as a labelled edge between the two nodes that it connects. If an end is
 * missing or other edges are attached, the resource stays an icon.
 */

import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { countResources, isPseudoType } from '../../graph/counts.js';
import { createEdge } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode, Provenance } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import { ancestorsOf } from '../../graph/tree.js';
import { alertFor } from '../captions.js';
import { commonChange } from '../changes.js';
import { instanceCount } from '../messages.js';

/** Returns the edge of each connection resource, by address. Several resources of one edge share the same object. */
export function connectionsOf(graph: Graph): ReadonlyMap<string, GraphEdge> {
  const lines = withEnds(graph).filter(({ node, line }) => isMereLine(node, line, graph));
  const byPair = groupBy(lines, ({ line }) => pairOf(line));
  const ends = ({ line: { from, to } }: Line): string[] => [from, to];
  const uses = groupBy(
    [...byPair.values()].flatMap(([first]) => ends(first as Line)),
    (end) => end,
  );
  const usesOf = (end: string): number => (uses.get(end) as string[]).length;
  const joined = othersIn(graph, new Set(lines.map(({ node }) => node.address)));
  const found = new Map<string, GraphEdge>();
  for (const [pair, several] of byPair) {
    const words = new Set(several.map(({ line }) => line.label));
    if (words.size > 1 || joined.has(pair)) continue;
    const line = asOne(several, usesOf);
    for (const { node } of several) found.set(node.address, line);
  }
  return found;
}

/** Returns the graph with connections as edges. */
export function withConnections(graph: Graph): Graph {
  const connections = connectionsOf(graph);
  if (connections.size === 0) return graph;
  const nodes = new Map([...graph.nodes].filter(([address]) => !connections.has(address)));
  const others = graph.edges.filter(({ from, to }) => !connections.has(from) && !connections.has(to));
  const lines = new Set(connections.values());
  const edges = [...others, ...lines].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
  return { ...graph, nodes, edges };
}

interface Line {
  readonly node: GraphNode;
  readonly line: GraphEdge;
}

/** Returns the connection resources with exactly two plain edges. */
function withEnds({ nodes, edges }: Graph): Line[] {
  const joins = ({ type }: GraphNode): string | undefined => KNOWLEDGE.factsOf(type).connection;
  const touching = new Map<string, GraphEdge[]>();
  for (const [address, node] of nodes) if (joins(node) !== undefined) touching.set(address, []);
  for (const edge of edges) for (const end of [edge.from, edge.to]) touching.get(end)?.push(edge);
  return [...touching].flatMap(([address, arrows]): Line[] => {
    const [first, second, ...more] = arrows;
    if (first === undefined || second === undefined || more.length > 0) return [];
    if (arrows.some(saysMore)) return [];
    const node = nodes.get(address) as GraphNode;
    return [{ node, line: lineOf(node, [first, second], joins(node) as string) }];
  });
}

/** True for an edge with information that a merged edge would hide, or show for both halves. */
const saysMore = ({ label, twoWay, thin, steps = [] }: GraphEdge): boolean =>
  label !== '' || twoWay || thin === true || steps.length > 0;

/** Returns the edge from the source of the connection to its target; two-way if both of its edges have the same direction. */
function lineOf({ address, change }: GraphNode, arrows: readonly [GraphEdge, GraphEdge], label: string): GraphEdge {
  const [a, b] = arrows.map(({ from, to }) => (from === address ? to : from)) as [string, string];
  const leads = arrows.map(({ from }) => from === address);
  const [from, to] = leads[0] === true && leads[1] === false ? [b, a] : [a, b];
  const provenance = arrows.find(isInferred)?.provenance ?? arrows[0].provenance;
  const differing = change === 'update' ? { change } : commonChange(arrows);
  return createEdge({ from, to, twoWay: leads[0] === leads[1], label, provenance, ...differing });
}

/** Changes that an edge can show. */
const HAS_LINE: ReadonlySet<GraphNode['change']> = new Set(['none', 'create', 'update']);

/**
 * True for a resource that can be an edge. Data loss, annotations and the mark of a data source are only visible on an icon.
 * The ends of a two-way edge must have the same type: a connection between a network and a node in another one has been misread.
 */
function isMereLine(node: GraphNode, { from, to, twoWay, provenance }: GraphEdge, graph: Graph): boolean {
  const { lookedUp, called, detail, steps, change, changed, ghostOf } = node;
  if (changed !== undefined || ghostOf !== undefined || !HAS_LINE.has(change)) return false;
  if (lookedUp || called !== undefined || detail !== undefined || steps !== undefined || provenance === 'suggested')
    return false;
  const ends = [from, to].map((end) => graph.nodes.get(end) as GraphNode) as [GraphNode, GraphNode];
  if (twoWay && ends[0].type !== ends[1].type) return false;
  const isApart = (end: GraphNode): boolean => end.lookedUp || isPseudoType(end.type);
  const changesAlike = ends.every((end) => change === 'none' || isApart(end) || end.change === change);
  return (
    alertFor(node) === '' && changesAlike && from !== to && !isWithin(from, to, graph) && !isWithin(to, from, graph)
  );
}

const isWithin = (inner: string, outer: string, graph: Graph): boolean =>
  ancestorsOf(graph, inner).some(({ address }) => address === outer);

const pairOf = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>): string =>
  JSON.stringify(byAddress(from, to) <= 0 ? [from, to] : [to, from]);

/** Returns pairs with other edges: a merged edge would look like a single connection. */
const othersIn = ({ edges }: Graph, joining: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(edges.filter(({ from, to }) => !joining.has(from) && !joining.has(to)).map(pairOf));

/**
 * Merges connections of one pair: two peerings, one per direction, become one edge; several tunnels are counted. The end with the
 * most connections is the hub and comes first.
 */
function asOne(several: readonly Line[], usesOf: (end: string) => number): GraphEdge {
  const [{ line }] = several as [Line, ...Line[]];
  const twoWay = several.some((each) => each.line.twoWay || each.line.from !== line.from);
  const provenance = several.map((each) => each.line).find(isInferred)?.provenance ?? line.provenance;
  const all = several.map(({ node }) => node);
  const change = commonChange(several.map((each) => each.line));
  const count = countResources(all);
  if (!twoWay) {
    const times = all.reduce((sum, node) => sum + node.count, 0);
    const label = times === 1 ? line.label : `${line.label} ${instanceCount(times)}`;
    return createEdge({ ...line, provenance, label, count, ...change });
  }
  const [from, to] = usesOf(line.to) > usesOf(line.from) ? [line.to, line.from] : [line.from, line.to];
  return createEdge({ ...line, from, to, twoWay, provenance, count, ...change });
}

/** Provenance of edges that the source does not state. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

export const isInferred = ({ provenance }: GraphEdge): boolean => INFERRED.has(provenance);
