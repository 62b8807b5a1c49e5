import { isBox, type Tree } from './tree.js';

/**
 * Siblings in the order in which Graphviz has to get them, so that where it has a choice they end, from top to bottom,
 * as linked nodes, boxes, loose things, each in scene order: zones by name, callers above, what nobody calls below.
 * Tried out, not derived: it stacks nodes and boxes upwards, but a node above a box that comes later, and of rows that
 * are held together by invisible edges the first is the upper one.
 */
export function writingOrder(siblings: readonly number[], tree: Tree, loose: ReadonlySet<number>): number[] {
  const linked = siblings.filter((item) => !loose.has(item));
  const boxes = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes.reverse()];
}
