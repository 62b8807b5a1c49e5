/**
 * A step of a few pixels reads as a mistake, and so do two things side by side of which one stands a little higher: where
 * there is room, one of the two moves, with all that straight lines join to it.
 */
import type { Cell } from './columns.js';
import type { Vertex } from './model.js';
import { type Block, findBlocks, LEVEL, roomFor, slope } from './straighten.js';

/** Two heights that differ by no more look meant to be one. */
const SMALL_STEP = 20;
/** Each pair of neighbours is compared: only where a column is small. */
const LARGE = 60;

export function levelOut(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const blockOf = findBlocks(columns);
  const move = (block: Block, by: number): boolean => {
    const { up, down } = roomFor(block, blockOf, columns, vertices);
    if (by < 0 ? -by > up : by > down) return false;
    for (const cell of block.cells) cell.y += by;
    return true;
  };
  /** Brings two cells to one height; `by` is how much higher the left one stands. */
  const meet = (left: Cell, right: Cell, by: number): void => {
    const [a, b] = [blockOf.get(left)!, blockOf.get(right)!];
    if (a === b || Math.abs(by) < LEVEL || Math.abs(by) > SMALL_STEP) return;
    const moved = a.cells.length < b.cells.length ? move(a, by) || move(b, -by) : move(b, -by) || move(a, by);
    if (!moved) return;
    a.cells.push(...b.cells);
    for (const cell of b.cells) blockOf.set(cell, a);
  };
  for (const column of columns)
    for (const cell of column) for (const link of cell.toRight) meet(cell, link.right, slope(link));
  columns.forEach((column, c) => {
    const next = columns[c + 1];
    if (!next || column.length > LARGE || next.length > LARGE) return;
    for (const cell of column)
      for (const other of next) if (isAlike(cell, other, vertices)) meet(cell, other, other.y - cell.y);
  });
}

/** Two nodes, or two boxes. */
function isAlike({ vertex: a }: Cell, { vertex: b }: Cell, vertices: readonly Vertex[]): boolean {
  if (a < 0 || b < 0 || vertices[a]!.border || vertices[b]!.border) return false;
  return vertices[a]!.isBox === vertices[b]!.isBox;
}
