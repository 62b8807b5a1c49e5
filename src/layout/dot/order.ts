import { isBox, type Tree } from './tree.js';

/**
 * Returns siblings in the order that makes Graphviz place linked nodes first, then boxes, then loose items, from top to
 * bottom. Each group is in scene order: zones by name, callers at the top. The order was found by trial. Graphviz
 * stacks nodes and boxes upwards, but puts a node above a box that comes later. The first of several rows that
 * invisible edges hold together is the upper one.
 */
export function writingOrder(siblings: readonly number[], tree: Tree, loose: ReadonlySet<number>): number[] {
  const linked = siblings.filter((item) => !loose.has(item));
  const boxes = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes.reverse()];
}
