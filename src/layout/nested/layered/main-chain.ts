/**
 * Keeps the main chain straight. Of two lines from one item, the one that continues stays straight, and the one that
 * ends there becomes the side branch. A queue is level with its worker, not with its dead-letter queue.
 */
import type { Cell, Link } from './columns.js';

/** Additional pull of the longest path through a level. */
const GAIN = 0.5;

/** Sets `pull` on every link by the length of the longest path through it. */
export function favourLongWays(columns: readonly (readonly Cell[])[]): void {
  const before = longest(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const after = longest(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }: Link): number => before.get(left)! + after.get(right)!;
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const most = links.reduce((length, link) => Math.max(length, lengthOf(link)), 0);
  for (const link of links) link.pull = 1 + (GAIN * lengthOf(link)) / most;
}

/** Returns the number of vertices on the longest path to each cell, including the cell but no lanes. */
function longest(columns: readonly (readonly Cell[])[], neighbours: (cell: Cell) => Cell[]): Map<Cell, number> {
  const lengths = new Map<Cell, number>();
  for (const column of columns)
    for (const cell of column) {
      const longestNext = neighbours(cell).reduce((length, other) => Math.max(length, lengths.get(other)!), 0);
      lengths.set(cell, longestNext + (cell.vertex < 0 ? 0 : 1));
    }
  return lengths;
}
