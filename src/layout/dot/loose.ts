import type { Link } from './circles.js';
import { isBox, type Tree } from './tree.js';

/**
 * Arranges items without links in rows that are as long as there are rows; Graphviz alone would put them in one endless
 * column. Nodes and empty boxes have separate rows. Empty boxes stay in place among siblings that have content.
 */
export function looseRows(tree: Tree, links: readonly Link[]): readonly (readonly number[])[] {
  const linked = new Set(links.flatMap(({ tail, head }) => [tail, head]));
  const rows: number[][] = [];
  for (const siblings of tree.children.values()) {
    const boxes = siblings.filter((item) => isBox(tree, item));
    const isLoose = (item: number) => tree.standIn[item] === item && !linked.has(item);
    rows.push(...inRows(siblings.filter((item) => !isBox(tree, item) && isLoose(item))));
    if (boxes.every(isLoose)) rows.push(...inRows(boxes));
  }
  return rows;
}

function inRows(items: readonly number[]): number[][] {
  const length = Math.ceil(Math.sqrt(items.length));
  const rows: number[][] = [];
  for (let start = 0; start < items.length; start += length) rows.push(items.slice(start, start + length));
  return rows;
}
