/** Order of the cells in each column: barycentre sweeps, the best of which is kept, then swaps of neighbours. */

import type { Cell, Link } from './columns.js';
import { countCrossings, crossingsOfPair } from './crossings.js';
import type { Vertex } from './model.js';

/** Sweeps cost O(edges log edges) each; large levels get fewer, since the first few bring most of the gain. */
const SWEEPS = [
  { cells: 4_000, sweeps: 16 },
  { cells: 20_000, sweeps: 8 },
  { cells: Number.POSITIVE_INFINITY, sweeps: 4 },
] as const;

/** Swapping neighbours is quadratic in the lines of a cell: only where a column is small. */
const SWAP_LIMIT = 60;

export function orderColumns(columns: Cell[][], vertices: readonly Vertex[]): void {
  initialOrder(columns, vertices);
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const sweeps = SWEEPS.find(({ cells }) => total <= cells)!.sweeps;
  let best = columns.map((column) => [...column]);
  let least = countCrossings(columns);
  const orders: Cell[][][] = [];
  for (let sweep = 0; sweep < sweeps && least > 0; sweep++) {
    const forward = sweep % 2 === 0;
    for (let k = 0; k < columns.length; k++) sortColumn(columns[forward ? k : columns.length - 1 - k]!, forward);
    swapNeighbours(columns);
    const order = columns.map((column) => [...column]);
    // There and back again: from here on all orders are known.
    if (sweep > 1 && isSame(order, orders[sweep - 2]!)) break;
    orders.push(order);
    const crossings = countCrossings(columns);
    if (crossings < least) {
      least = crossings;
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

/** Depth first from the left, by address: neighbours of one thing start out together. */
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
 * What a cell is joined to, by address; a trunk that passes the column goes between its hub's targets, or every further
 * column would climb. Above the middle one, because captions hang below icons: less is in the way of a straight line there.
 * Only where the main way is between two icons anyway, the trunk goes below it.
 */
function inOrder(cell: Cell, vertices: readonly Vertex[]): Cell[] {
  const next = cell.toRight.map((link) => link.right);
  const things = next.filter((other) => other.vertex >= 0).sort((a, b) => a.order - b.order);
  const goesOn = isIcon(cell, vertices) && things.length === 1 && isIcon(things[0]!, vertices) && !isEnd(things[0]!);
  const middle = goesOn ? 1 : Math.floor(things.length / 2);
  things.splice(middle, 0, ...next.filter((other) => other.vertex < 0));
  return things;
}

/** Neither a lane, nor a port, nor a box. */
function isIcon({ vertex }: Cell, vertices: readonly Vertex[]): boolean {
  return vertex >= 0 && vertices[vertex]!.border === null && !vertices[vertex]!.isBox;
}

const isEnd = ({ toRight }: Cell): boolean => toRight.length === 0;

/** Whether an icon ends beside a line that leads on from the same icon: the disk of a machine that calls others. */
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

/** Where on the other cell a line ends, as a fraction of a place: ports of one box keep their order. */
const position = (cell: Cell, y: number): number => cell.index + (cell.height > 0 ? (y / cell.height) * 0.9 : 0);

function sortColumn(column: Cell[], fromLeft: boolean): void {
  const keys = new Map<Cell, number>();
  for (const cell of column) {
    const links = fromLeft ? cell.toLeft : cell.toRight;
    if (links.length === 0) continue;
    let sum = 0;
    for (const link of links) sum += fromLeft ? position(link.left, link.leftY) : position(link.right, link.rightY);
    keys.set(cell, sum / links.length);
  }
  // Cells without lines on this side keep their places; the others are sorted into the remaining ones.
  const movable = column.filter((cell) => keys.has(cell));
  movable.sort((a, b) => keys.get(a)! - keys.get(b)! || a.index - b.index);
  let next = 0;
  for (let i = 0; i < column.length; i++) if (keys.has(column[i]!)) column[i] = movable[next++]!;
  renumber(column);
}

function swapNeighbours(columns: readonly Cell[][]): void {
  for (const column of columns) {
    if (column.length > SWAP_LIMIT) continue;
    for (let round = 0, improved = true; improved && round < 4; round++) {
      improved = false;
      for (let i = 0; i + 1 < column.length; i++) {
        const upper = column[i]!;
        const lower = column[i + 1]!;
        if (gain(upper, lower) <= 0) continue;
        column[i] = lower;
        column[i + 1] = upper;
        lower.index = i;
        upper.index = i + 1;
        improved = true;
      }
    }
  }
}

function gain(upper: Cell, lower: Cell): number {
  const leftEnd = (link: Link): number => position(link.left, link.leftY);
  const rightEnd = (link: Link): number => position(link.right, link.rightY);
  const now =
    crossingsOfPair(upper.toLeft, lower.toLeft, leftEnd) + crossingsOfPair(upper.toRight, lower.toRight, rightEnd);
  const then =
    crossingsOfPair(lower.toLeft, upper.toLeft, leftEnd) + crossingsOfPair(lower.toRight, upper.toRight, rightEnd);
  return now - then;
}
