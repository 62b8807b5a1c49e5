/** Nodes and edges as they are in a graph that is compared with nothing. */
import type { GraphEdge, GraphNode } from '../graph/model.js';

/** What an edit of a plan says is of no side: both are what there is to be. */
export function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }: GraphNode): GraphNode {
  return { ...node, change: 'none' };
}

export function unmarkedEdge({ change: _, before: __, ...edge }: GraphEdge): GraphEdge {
  return edge;
}

const textOf = (thing: object): string => JSON.stringify(Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1)));

/** In every word, not only in those that count. */
export const isSameNode = (one: GraphNode, other: GraphNode): boolean => textOf(one) === textOf(other);

export const isSameEdge = (one: GraphEdge, other: GraphEdge): boolean => textOf(one) === textOf(other);
