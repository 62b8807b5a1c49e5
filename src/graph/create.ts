/** Factories for nodes and graphs. Whatever they return is frozen and keeps the promises of model.ts. */
import { Bug } from '../errors.js';
import { typeOf } from './address.js';
import { isContainerType } from './containers.js';
import { mergeEdges } from './merge-edges.js';
import type { Graph, GraphEdge, GraphNode } from './model.js';
import { byAddress } from './order.js';

const NO_ATTRIBUTES = Object.freeze({});

/** A node with the defaults of a plain resource: at the top, planned, unchanged, one instance. */
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

/** An edge with the defaults of an arrow that the source asks for: one head, no label. */
export function createEdge(partial: { readonly from: string; readonly to: string } & Partial<GraphEdge>): GraphEdge {
  return Object.freeze({ twoWay: false, label: '', provenance: 'planned', ...partial });
}

/** What a graph says of itself as a whole, for one that is made of it. */
export const headOf = ({ title, within, total, changes }: Graph): Pick<Graph, 'title' | WholeOnly> => ({
  title,
  ...(within !== undefined && { within }),
  ...(total !== undefined && { total }),
  ...(changes !== undefined && { changes }),
});

type WholeOnly = 'within' | 'total' | 'changes';

export interface GraphParts extends Pick<Graph, WholeOnly> {
  readonly title?: string;
  readonly nodes: Iterable<GraphNode>;
  readonly edges: Iterable<GraphEdge>;
  /** Make a -> b and b -> a one edge with two heads; otherwise they stay two edges. */
  readonly mergeOpposite?: boolean;
}

/**
 * Sorted, duplicate edges merged, checked, frozen.
 *
 * @throws Bug where a parent is absent or no container, containment is a circle, an address is there twice, or an
 * edge has an end that is no node or starts at a container.
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

function sortNodes(input: Iterable<GraphNode>): ReadonlyMap<string, GraphNode> {
  const all = [...input].sort((a, b) => byAddress(a.address, b.address));
  const nodes = new Map(all.map((node) => [node.address, Object.isFrozen(node) ? node : Object.freeze({ ...node })]));
  if (nodes.size < all.length) {
    const twice = all.find((node, i) => all[i + 1]?.address === node.address);
    throw new Bug(`Two nodes have the address ${twice?.address}`);
  }
  return nodes;
}

/** Every parent exists and is a container, and every chain of parents ends. Each chain is walked once. */
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

function parentOf(node: GraphNode, nodes: ReadonlyMap<string, GraphNode>): GraphNode | undefined {
  if (node.parent === null) return undefined;
  const parent = nodes.get(node.parent);
  if (parent === undefined) throw new Bug(`${node.address} is inside ${node.parent}, which is no node`);
  if (!isContainerType(parent.type)) throw new Bug(`${node.address} is inside ${node.parent}, which is no container`);
  return parent;
}

function checkEnds(edge: GraphEdge, nodes: ReadonlyMap<string, GraphNode>): void {
  for (const end of [edge.from, edge.to]) {
    if (!nodes.has(end)) throw new Bug(`The edge from ${edge.from} to ${edge.to} ends at ${end}, which is no node`);
  }
  const starts = edge.twoWay ? [edge.from, edge.to] : [edge.from];
  if (starts.some((start) => isContainerType((nodes.get(start) as GraphNode).type))) {
    throw new Bug(`The edge from ${edge.from} to ${edge.to} starts at a container`);
  }
}
