/**
 * Orders the cells in each column to avoid crossings: barycentre sweeps and swaps of neighbours. The best order of all
 * sweeps is taken.
 */

import type { Cell, Link } from './columns.js';
import type { Vertex } from './model.js';

/**
 * Number of sweeps for levels of up to so many cells. Each sweep costs O(edges log edges). Large levels get fewer,
 * because the first few bring most of the gain.
 */
const SWEEPS = [
  { cells: 4_000, sweeps: 16 },
  { cells: 20_000, sweeps: 8 },
  { cells: Number.POSITIVE_INFINITY, sweeps: 4 },
] as const;

/**
 * Maximum number of cells in a column whose neighbours are swapped, because a swap is quadratic in the lines of a cell.
 */
const SWAP_LIMIT = 60;

/** Reorders the cells of each column in place, to reduce crossings. */
export function orderColumns(columns: Cell[][], vertices: readonly Vertex[]): void {
  initialOrder(columns, vertices);
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const sweeps = SWEEPS.find(({ cells }) => total <= cells)!.sweeps;
  let best = columns.map((column) => [...column]);
  let fewestCrossings = countCrossings(columns);
  const orders: Cell[][][] = [];
  for (let sweep = 0; sweep < sweeps && fewestCrossings > 0; sweep++) {
    const isForward = sweep % 2 === 0;
    for (let k = 0; k < columns.length; k++) sortColumn(columns[isForward ? k : columns.length - 1 - k]!, isForward);
    swapNeighbours(columns);
    const order = columns.map((column) => [...column]);
    // The orders of forward and backward sweeps repeat, so no new order will follow.
    if (sweep > 1 && isSame(order, orders[sweep - 2]!)) break;
    orders.push(order);
    const crossings = countCrossings(columns);
    if (crossings < fewestCrossings) {
      fewestCrossings = crossings;
      best = order;
    }
  }
  best.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}

const isSame = (a: readonly Cell[][], b: readonly Cell[][]): boolean =>
  a.every((column, c) => column.every((cell, i) => cell === b[c]![i]));

function renumber(column: readonly Cell[]): void {
  column.forEach((cell, index) => {
    cell.index = index;
  });
}

/**
 * Sets the initial order: that of a depth-first search from the left, in scene order, so that the neighbours of an item
 * start together.
 */
function initialOrder(columns: Cell[][], vertices: readonly Vertex[]): void {
  const seen = new Set<Cell>();
  const placed: Cell[][] = columns.map(() => []);
  const roots = columns.flatMap((column) => [...column].sort((a, b) => a.order - b.order));
  for (const root of roots) {
    const stack = [root];
    while (stack.length > 0) {
      const cell = stack.pop()!;
      if (seen.has(cell)) continue;
      seen.add(cell);
      placed[cell.column]!.push(cell);
      stack.push(...inOrder(cell, vertices).reverse());
    }
  }
  placed.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}

/**
 * Returns the cells to the right in scene order. A trunk that passes the column goes between the other targets of its
 * hub, because otherwise every further column would climb. It goes above the middle target, because captions hang below
 * icons and the space above is clearer. If the only target continues the main path, it keeps the upper place, and the
 * trunk goes below it.
 */
function inOrder(cell: Cell, vertices: readonly Vertex[]): Cell[] {
  const next = cell.toRight.map((link) => link.right);
  const targets = next.filter((other) => other.vertex >= 0).sort((a, b) => a.order - b.order);
  const isMainPath =
    isIcon(cell, vertices) && targets.length === 1 && isIcon(targets[0]!, vertices) && !isEnd(targets[0]!);
  const middle = isMainPath ? 1 : Math.floor(targets.length / 2);
  targets.splice(middle, 0, ...next.filter((other) => other.vertex < 0));
  return targets;
}

/** True for a node; false for a lane, a port or a box. */
function isIcon({ vertex }: Cell, vertices: readonly Vertex[]): boolean {
  return vertex >= 0 && vertices[vertex]!.border === null && !vertices[vertex]!.isBox;
}

const isEnd = ({ toRight }: Cell): boolean => toRight.length === 0;

/**
 * True if one of two or more lines from an icon ends at the next icon and the others continue past it: the disk of an
 * instance that also calls others.
 */
export const hasSideBranch = (columns: readonly (readonly Cell[])[], vertices: readonly Vertex[]): boolean =>
  columns.flat().some((cell) => {
    const next = cell.toRight.map(({ right }) => right);
    const ends = next.filter((other) => isIcon(other, vertices) && isEnd(other));
    return (
      isIcon(cell, vertices) &&
      ends.length === 1 &&
      next.length > 1 &&
      next.every((other) => other.vertex < 0 || other === ends[0])
    );
  });

/**
 * Returns the position of a line's end on a cell as a fractional index in its column, so that the ports of a box stay
 * in order.
 */
const rowPosition = (cell: Cell, y: number): number => cell.index + (cell.height > 0 ? (y / cell.height) * 0.9 : 0);

function sortColumn(column: Cell[], fromLeft: boolean): void {
  const keys = new Map<Cell, number>();
  for (const cell of column) {
    const links = fromLeft ? cell.toLeft : cell.toRight;
    if (links.length === 0) continue;
    let sum = 0;
    for (const link of links)
      sum += fromLeft ? rowPosition(link.left, link.leftY) : rowPosition(link.right, link.rightY);
    keys.set(cell, sum / links.length);
  }
  // Cells without lines on this side stay in place; the others are sorted into the remaining positions.
  const movable = column.filter((cell) => keys.has(cell));
  movable.sort((a, b) => keys.get(a)! - keys.get(b)! || a.index - b.index);
  let next = 0;
  for (let i = 0; i < column.length; i++) if (keys.has(column[i]!)) column[i] = movable[next++]!;
  renumber(column);
}

function swapNeighbours(columns: readonly Cell[][]): void {
  for (const column of columns) {
    if (column.length > SWAP_LIMIT) continue;
    for (let round = 0, hasImproved = true; hasImproved && round < 4; round++) {
      hasImproved = false;
      for (let i = 0; i + 1 < column.length; i++) {
        const upper = column[i]!;
        const lower = column[i + 1]!;
        if (swapGain(upper, lower) <= 0) continue;
        column[i] = lower;
        column[i + 1] = upper;
        lower.index = i;
        upper.index = i + 1;
        hasImproved = true;
      }
    }
  }
}

/** Returns by how many crossings a swap of two neighbours reduces the total; negative if it adds some. */
function swapGain(upper: Cell, lower: Cell): number {
  const leftEnd = (link: Link): number => rowPosition(link.left, link.leftY);
  const rightEnd = (link: Link): number => rowPosition(link.right, link.rightY);
  const before =
    crossingsOfPair(upper.toLeft, lower.toLeft, leftEnd) + crossingsOfPair(upper.toRight, lower.toRight, rightEnd);
  const after =
    crossingsOfPair(lower.toLeft, upper.toLeft, leftEnd) + crossingsOfPair(lower.toRight, upper.toRight, rightEnd);
  return before - after;
}

// ---- Crossings between neighbouring columns.
// For many lines, a Fenwick tree takes O(lines log lines).

/** Returns the number of crossings between all neighbouring columns, in their current order. */
export function countCrossings(columns: readonly (readonly Cell[])[]): number {
  let total = 0;
  for (const column of columns) total += crossingsAfter(column);
  return total;
}

/** Up to this number of lines, comparing all pairs is faster than sorting. */
const FEW = 24;

function crossingsAfter(column: readonly Cell[]): number {
  const links: Link[] = column.flatMap((cell) => cell.toRight);
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

/**
 * Returns the rank of the right end of each line from the top. Lines to the same point have the same rank; two ports of
 * one box are two points.
 */
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
 * Returns the number of crossings between the lines of two neighbours, `upper` above `lower`. `far` gives the position
 * of the other end of a line.
 */
export function crossingsOfPair(upper: readonly Link[], lower: readonly Link[], far: (link: Link) => number): number {
  let crossings = 0;
  for (const a of upper) for (const b of lower) if (far(a) > far(b)) crossings++;
  return crossings;
}
