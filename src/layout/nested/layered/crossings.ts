/** Counts the crossings between neighbouring columns. For many lines, a Fenwick tree takes O(lines log lines). */
import type { Cell, Link } from './columns.js';

/** Returns the number of crossings between all neighbouring columns, in their current order. */
export function countCrossings(columns: readonly (readonly Cell[])[]): number {
  let total = 0;
  for (const column of columns) total += between(column);
  return total;
}

/** Up to this number, comparing all pairs is faster than sorting. */
const FEW = 24;

function between(left: readonly Cell[]): number {
  const links: Link[] = left.flatMap((cell) => cell.toRight);
  return links.length <= FEW ? amongFew(links) : amongMany(links);
}

function amongFew(links: readonly Link[]): number {
  let crossings = 0;
  for (let i = 0; i < links.length; i++) {
    const a = links[i]!;
    for (let k = i + 1; k < links.length; k++) {
      const b = links[k]!;
      const onLeft = a.left.index - b.left.index || a.leftY - b.leftY;
      const onRight = a.right.index - b.right.index || a.rightY - b.rightY;
      if ((onLeft < 0 && onRight > 0) || (onLeft > 0 && onRight < 0)) crossings++;
    }
  }
  return crossings;
}

function amongMany(links: Link[]): number {
  const points = rightPoints(links);
  links.sort((a, b) => a.left.index - b.left.index || a.leftY - b.leftY);
  const tree = new Int32Array(links.length + 1);
  let seen = 0;
  let crossings = 0;
  let start = 0;
  while (start < links.length) {
    // Lines from the same point never cross each other, so all of them are counted before any is added.
    let end = start;
    while (end < links.length && samePoint(links[start]!, links[end]!)) end++;
    for (let i = start; i < end; i++) crossings += seen - sumUpTo(tree, points.get(links[i]!)!);
    for (let i = start; i < end; i++, seen++) add(tree, points.get(links[i]!)!);
    start = end;
  }
  return crossings;
}

/** Returns the index of the right end of each line, from the top. Two ports of one box are two points. */
function rightPoints(links: readonly Link[]): Map<Link, number> {
  const sorted = [...links].sort((a, b) => a.right.index - b.right.index || a.rightY - b.rightY);
  const points = new Map<Link, number>();
  let point = -1;
  sorted.forEach((link, i) => {
    const before = sorted[i - 1];
    if (!before || before.right !== link.right || before.rightY !== link.rightY) point++;
    points.set(link, point);
  });
  return points;
}

const samePoint = (a: Link, b: Link): boolean => a.left === b.left && a.leftY === b.leftY;

function sumUpTo(tree: Int32Array, index: number): number {
  let sum = 0;
  for (let i = index + 1; i > 0; i -= i & -i) sum += tree[i]!;
  return sum;
}

function add(tree: Int32Array, index: number): void {
  for (let i = index + 1; i < tree.length; i += i & -i) tree[i]!++;
}

/**
 * Returns the crossings of the lines of two neighbours, `upper` above `lower`. `far` gives the position of a line's
 * other end.
 */
export function crossingsOfPair(upper: readonly Link[], lower: readonly Link[], far: (link: Link) => number): number {
  let crossings = 0;
  for (const a of upper) for (const b of lower) if (far(a) > far(b)) crossings++;
  return crossings;
}
