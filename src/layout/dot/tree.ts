/** The containment tree of a scene in the form that Graphviz needs: each box is represented by a node inside it. */
import type { Scene } from '../scene/model.js';

/** The containment tree of a scene, by item index. */
export interface Tree {
  /** Children of each item; the key -1 holds the top level. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Index of the parent of each item; -1 at the top level. */
  readonly parent: readonly number[];
  /**
   * The node or empty box that represents each item. A node or an empty box represents itself. Another box is
   * represented by its first direct node, or else by the representative of its first child with nodes, or of its first
   * child if none has any.
   */
  readonly standIn: readonly number[];
  /** Indexes of the boxes. */
  readonly boxes: ReadonlySet<number>;
  /** Index of each item by id. */
  readonly index: ReadonlyMap<string, number>;
}

/** Builds the tree of a scene, in which parents come before children. */
export function treeOf(scene: Scene): Tree {
  const index = new Map(scene.items.map(({ id }, item) => [id, item]));
  const parent = scene.items.map((item) => (item.parent === null ? -1 : (index.get(item.parent) as number)));
  const boxes = new Set(scene.items.flatMap(({ kind }, item) => (kind === 'box' ? [item] : [])));
  const children = new Map<number, number[]>();
  parent.forEach((outer, item) => {
    const siblings = children.get(outer);
    if (siblings === undefined) children.set(outer, [item]);
    else siblings.push(item);
  });
  const standIn = scene.items.map((_, item) => item);
  // Parents come before children, so in reverse order each child is done before its parent.
  for (let item = scene.items.length - 1; item >= 0; item--) {
    const inside = children.get(item) ?? [];
    const direct = inside.find((child) => !boxes.has(child));
    const first = direct ?? inside.find((child) => !boxes.has(standIn[child] as number)) ?? inside[0];
    if (first !== undefined) standIn[item] = standIn[first] as number;
  }
  return { children, parent, standIn, boxes, index };
}

/** True if the item is a box. */
export const isBox = ({ boxes }: Tree, item: number): boolean => boxes.has(item);

/** True if `inner` is `outer` or a descendant. */
export const isInside = ({ parent }: Tree, inner: number, outer: number): boolean => {
  let item = inner;
  while (item !== -1 && item !== outer) item = parent[item] as number;
  return item === outer;
};
