/** Factories for nodes, edges and graphs. The results are frozen and satisfy the invariants of model.ts. */

import { Bug } from '../errors.js';
import { typeOf } from './address.js';
import { type Graph, type GraphEdge, type GraphNode, PROVENANCES } from './model.js';
import { isContainerType } from './node-types.js';
import { byAddress } from './order.js';

const NO_ATTRIBUTES = Object.freeze({});

/** Creates a node with the defaults of a plain resource: no container, planned, unchanged, one instance. */
export function createNode(partial: { readonly address: string } & Partial<GraphNode>): GraphNode {
  return Object.freeze({
    type: typeOf(partial.address),
    parent: null,
    attributes: NO_ATTRIBUTES,
    provenance: 'planned',
    change: 'none',
    lookedUp: false,
    count: 1,
    ...partial,
  });
}

/** Creates an edge with the defaults of an edge from the source: one direction, no label. */
export function createEdge(partial: { readonly from: string; readonly to: string } & Partial<GraphEdge>): GraphEdge {
  return Object.freeze({ twoWay: false, label: '', provenance: 'planned', ...partial });
}

/** Returns the properties of a graph as a whole, for a new graph that is derived from it. */
export const headOf = ({ title, within, total, changes }: Graph): Pick<Graph, 'title' | WholeOnly> => ({
  title,
  ...(within !== undefined && { within }),
  ...(total !== undefined && { total }),
  ...(changes !== undefined && { changes }),
});

type WholeOnly = 'within' | 'total' | 'changes';

/** The input of a graph. Order and duplicates do not matter. */
export interface GraphParts extends Pick<Graph, WholeOnly> {
  readonly title?: string;
  readonly nodes: Iterable<GraphNode>;
  readonly edges: Iterable<GraphEdge>;
  /** Merges a -> b and b -> a into one two-way edge; otherwise they stay two edges. */
  readonly mergeOpposite?: boolean;
}

/**
 * Creates a graph: sorts the nodes, merges duplicate edges, checks all invariants and freezes the result.
 * @throws Bug if a parent is missing or not a container, containment is circular, or two nodes share an address. Also
 * if an edge ends at no node or starts at a container.
 */
export function createGraph(parts: GraphParts): Graph {
  const nodes = sortNodes(parts.nodes);
  const rank = new Map<string, number>();
  for (const address of nodes.keys()) rank.set(address, rank.size);
  checkContainment(nodes);
  const edges = [...parts.edges];
  for (const edge of edges) checkEnds(edge, nodes);
  const merged = mergeEdges(edges, rank, parts.mergeOpposite ?? false);
  return Object.freeze({
    ...headOf({ ...parts, title: parts.title ?? '', nodes, edges: merged }),
    nodes,
    edges: Object.freeze(merged),
  });
}

/**
 * Returns the frozen nodes by address, in order of address.
 * @throws Bug if two nodes share an address
 */
function sortNodes(input: Iterable<GraphNode>): ReadonlyMap<string, GraphNode> {
  const all = [...input].sort((a, b) => byAddress(a.address, b.address));
  const nodes = new Map(all.map((node) => [node.address, Object.isFrozen(node) ? node : Object.freeze({ ...node })]));
  if (nodes.size < all.length) {
    const twice = all.find((node, i) => all[i + 1]?.address === node.address);
    throw new Bug(`Two nodes have the address ${twice?.address}`);
  }
  return nodes;
}

/**
 * Checks that every parent exists and is a container, and that no chain of parents is circular. Walks each chain once.
 * @throws Bug
 */
function checkContainment(nodes: ReadonlyMap<string, GraphNode>): void {
  const settled = new Set<string>();
  for (const node of nodes.values()) {
    if (node.parent === null) continue;
    const path = new Set<string>();
    for (let at: GraphNode | undefined = node; at !== undefined && !settled.has(at.address); ) {
      if (path.has(at.address)) throw new Bug(`${at.address} is inside itself`);
      path.add(at.address);
      at = parentOf(at, nodes);
    }
    for (const address of path) settled.add(address);
  }
}

/**
 * Returns the container of a node; undefined at the top.
 * @throws Bug if it does not exist or is not a container
 */
function parentOf(node: GraphNode, nodes: ReadonlyMap<string, GraphNode>): GraphNode | undefined {
  if (node.parent === null) return undefined;
  const parent = nodes.get(node.parent);
  if (parent === undefined) throw new Bug(`${node.address} is inside ${node.parent}, which is no node`);
  if (!isContainerType(parent.type)) throw new Bug(`${node.address} is inside ${node.parent}, which is no container`);
  return parent;
}

/**
 * Checks that an edge ends at nodes and does not start at a container.
 * @throws Bug
 */
function checkEnds(edge: GraphEdge, nodes: ReadonlyMap<string, GraphNode>): void {
  for (const end of [edge.from, edge.to]) {
    if (!nodes.has(end)) throw new Bug(`The edge from ${edge.from} to ${edge.to} ends at ${end}, which is no node`);
  }
  const starts = edge.twoWay ? [edge.from, edge.to] : [edge.from];
  if (starts.some((start) => isContainerType((nodes.get(start) as GraphNode).type))) {
    throw new Bug(`The edge from ${edge.from} to ${edge.to} starts at a container`);
  }
}

// ---- Merged edges: one for each pair of nodes, or one in each direction.

type Rank = ReadonlyMap<string, number>;

/**
 * Merges edges with the same ends. A two-way edge absorbs the edges of both directions and starts at the end that comes
 * first in `rank`. With `mergeOpposite`, a -> b and b -> a merge in the same manner. Sorted by `from`, then `to`.
 */
function mergeEdges(edges: Iterable<GraphEdge>, rank: Rank, mergeOpposite: boolean): GraphEdge[] {
  const pairs = new Map<number, GraphEdge[]>();
  for (const edge of edges) {
    const from = rank.get(edge.from) as number;
    const to = rank.get(edge.to) as number;
    const pair = Math.min(from, to) * rank.size + Math.max(from, to);
    const edgesOfPair = pairs.get(pair);
    if (edgesOfPair === undefined) pairs.set(pair, [edge]);
    else edgesOfPair.push(edge);
  }
  const merged: GraphEdge[] = [];
  for (const pair of pairs.values()) merged.push(...mergePair(pair, rank, mergeOpposite));
  return merged.sort(
    (a, b) =>
      (rank.get(a.from) as number) - (rank.get(b.from) as number) ||
      (rank.get(a.to) as number) - (rank.get(b.to) as number),
  );
}

function mergePair(edges: readonly GraphEdge[], rank: Rank, mergeOpposite: boolean): GraphEdge[] {
  const first = edges[0] as GraphEdge;
  if (first.from === first.to) return [joinEdges(edges, first.from, first.to, false)];
  const forward = edges.filter((edge) => edge.from === first.from);
  const backward = edges.filter((edge) => edge.from !== first.from);
  const twoWay = edges.some((edge) => edge.twoWay) || (mergeOpposite && backward.length > 0);
  if (!twoWay)
    return [forward, backward].flatMap((sameDirection) =>
      sameDirection[0] ? [joinEdges(sameDirection, sameDirection[0].from, sameDirection[0].to, false)] : [],
    );
  const inOrder = (rank.get(first.from) as number) < (rank.get(first.to) as number);
  return [inOrder ? joinEdges(edges, first.from, first.to, true) : joinEdges(edges, first.to, first.from, true)];
}

/** Joins edges into one that has all their labels and the first of their provenances in the order of `PROVENANCES`. */
function joinEdges(edges: readonly GraphEdge[], from: string, to: string, twoWay: boolean): GraphEdge {
  const only = edges.length === 1 ? (edges[0] as GraphEdge) : undefined;
  if (only?.from === from && only.twoWay === twoWay && Object.isFrozen(only)) return only;
  const labels = new Set(edges.map((edge) => edge.label).filter((label) => label !== ''));
  const provenance = PROVENANCES.find((source) => edges.some((edge) => edge.provenance === source)) ?? 'planned';
  const count = edges.reduce((sum, edge) => sum + (edge.count ?? 0), 0);
  const steps = [...new Set(edges.flatMap((edge) => edge.steps ?? []))].sort((a, b) => a - b);
  const changes = new Set(edges.map((edge) => edge.change));
  const [change] = changes.size === 1 ? changes : [];
  return Object.freeze({
    from,
    to,
    twoWay,
    label: [...labels].join(', '),
    provenance,
    ...(edges.every((edge) => edge.thin === true) && { thin: true as const }),
    ...(steps.length > 0 && { steps }),
    ...(count > 0 && { count }),
    // Edges that change differently have no common change, because a part of the merged edge stays as it was.
    ...(change !== undefined && { change }),
  });
}
