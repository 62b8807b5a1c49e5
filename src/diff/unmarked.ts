/** Nodes and edges as they are in a graph that is compared with nothing. */
import type { GraphEdge, GraphNode } from '../graph/model.js';

/** What an edit of a plan says is of no side: both are what there is to be. */
export function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }: GraphNode): GraphNode {
  return { ...node, change: 'none' };
}

export function unmarkedEdge({ change: _, before: __, ...edge }: GraphEdge): GraphEdge {
  return edge;
}

/** In every word, not only in those that count. */
function isSame<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(one) as (keyof T)[];
  const isLike = (name: keyof T): boolean =>
    one[name] === other[name] ||
    (typeof one[name] === 'object' && JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return names.length === Object.keys(other).length && names.every(isLike);
}

export const isSameNode: (one: GraphNode, other: GraphNode) => boolean = isSame;
export const isSameEdge: (one: GraphEdge, other: GraphEdge) => boolean = isSame;
