import { isBox, type Tree } from './tree.js';

/**
 * Returns siblings in the order that makes Graphviz place them, from top to bottom, as linked nodes, boxes and loose
 * items,
 * each in scene order. Zones are then sorted by name, and callers are above nodes without calls. The order was found by
 * trial: Graphviz stacks nodes and boxes upwards, but puts a node above a box that comes later. The first of several
 * rows
 * that invisible edges hold together is the upper one.
 */
export function writingOrder(siblings: readonly number[], tree: Tree, loose: ReadonlySet<number>): number[] {
  const linked = siblings.filter((item) => !loose.has(item));
  const boxes = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes.reverse()];
}
