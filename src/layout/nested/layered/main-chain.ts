/**
 * The main chain: of two lines that leave one thing, the one that goes on is kept straight, and what ends at once is the
 * side branch: a queue is level with its worker and not with its dead letters.
 */
import type { Cell, Link } from './columns.js';

/** How much more the longest way through a level pulls than the shortest. */
const GAIN = 0.5;

/** Sets `pull` on every link by the length of the longest way that leads through it. */
export function favourLongWays(columns: readonly (readonly Cell[])[]): void {
  const before = longest(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const after = longest(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }: Link): number => before.get(left)! + after.get(right)!;
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const most = links.reduce((length, link) => Math.max(length, lengthOf(link)), 0);
  for (const link of links) link.pull = 1 + (GAIN * lengthOf(link)) / most;
}

/** How many things the longest way to each cell has, itself included; lanes are none. */
function longest(columns: readonly (readonly Cell[])[], neighbours: (cell: Cell) => Cell[]): Map<Cell, number> {
  const lengths = new Map<Cell, number>();
  for (const column of columns)
    for (const cell of column) {
      const longestNext = neighbours(cell).reduce((length, other) => Math.max(length, lengths.get(other)!), 0);
      lengths.set(cell, longestNext + (cell.vertex < 0 ? 0 : 1));
    }
  return lengths;
}
