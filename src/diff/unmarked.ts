/** Nodes and edges without the marks of a comparison. */
import type { GraphEdge, GraphNode } from '../graph/model.js';

/** Returns the node without its marks. Edits of a plan belong to neither revision: both graphs show the planned state. */
export function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }: GraphNode): GraphNode {
  return { ...node, change: 'none' };
}

export function unmarkedEdge({ change: _, before: __, ...edge }: GraphEdge): GraphEdge {
  return edge;
}

/** True if the objects are equal in every member, not only in those that are compared. */
function isSame<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(one) as (keyof T)[];
  const isLike = (name: keyof T): boolean =>
    one[name] === other[name] ||
    (typeof one[name] === 'object' && JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return names.length === Object.keys(other).length && names.every(isLike);
}

export const isSameNode: (one: GraphNode, other: GraphNode) => boolean = isSame;
export const isSameEdge: (one: GraphEdge, other: GraphEdge) => boolean = isSame;
