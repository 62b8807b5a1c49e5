import type { Link } from './links.js';
import type { Tree } from './tree.js';

/** Nodes that no link touches, in rows: Graphviz alone would put them into one endless column. */
export function looseRows(tree: Tree, links: readonly Link[]): readonly (readonly number[])[] {
  const linked = new Set(links.flatMap(({ tail, head }) => [tail, head]));
  const rows: number[][] = [];
  for (const siblings of tree.children.values()) {
    const loose = siblings.filter((item) => tree.standIn[item] === item && !linked.has(item));
    const length = Math.ceil(Math.sqrt(loose.length));
    for (let start = 0; start < loose.length; start += length) rows.push(loose.slice(start, start + length));
  }
  return rows;
}
