/**
 * A step of a few pixels reads as a mistake, and so do two things side by side of which one stands a little higher: where
 * there is room, one of the two moves, with all that straight lines join to it.
 */
import type { Cell } from './columns.js';
import type { Vertex } from './model.js';
import { type Block, findBlocks, LEVEL, slope } from './straighten.js';
import { gapBetween } from './vertical.js';

/** Two heights that differ by no more look meant to be one; large boxes may differ by a share of their height. */
const SMALL_STEP = 20;
const SMALL_SHARE = 0.25;
/** Each pair of neighbours is compared: only where a column is small. */
const LARGE = 60;

export function levelOut(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const blockOf = findBlocks(columns);
  const move = (block: Block, by: number, fixed: Block): boolean => {
    const pushed = pushedBy(block, by, blockOf, columns, vertices);
    if (!pushed || pushed.has(fixed)) return false;
    for (const { cells } of pushed) for (const cell of cells) cell.y += by;
    return true;
  };
  /** Brings two cells to one height; `by` is how much higher the left one stands. */
  const meet = (left: Cell, right: Cell, by: number, most: number): void => {
    const [a, b] = [blockOf.get(left)!, blockOf.get(right)!];
    if (a === b || Math.abs(by) < LEVEL || Math.abs(by) > most) return;
    const moved =
      a.cells.length < b.cells.length ? move(a, by, b) || move(b, -by, a) : move(b, -by, a) || move(a, by, b);
    if (!moved) return;
    a.cells.push(...b.cells);
    for (const cell of b.cells) blockOf.set(cell, a);
  };
  for (const column of columns)
    for (const cell of column) for (const link of cell.toRight) meet(cell, link.right, slope(link), SMALL_STEP);
  columns.forEach((column, c) => {
    const next = columns[c + 1];
    if (!next || column.length > LARGE || next.length > LARGE) return;
    for (const cell of column)
      for (const other of next) {
        if (!isAlike(cell, other, vertices)) continue;
        meet(cell, other, other.y - cell.y, smallStep(cell, other, vertices));
        // Where they do not start at one height, boxes may end at one.
        if (vertices[cell.vertex]!.isBox) meet(cell, other, other.y + other.height - cell.y - cell.height, SMALL_STEP);
      }
  });
  levelTwins(columns, vertices);
}

/** Boxes are twins where their heights differ by less and are no less; one goes down by up to so much of its height. */
const TWINS = { ratio: 1.1, height: 250, step: 0.6 };

/** Of two boxes side by side that are as high as each other, the upper one goes down to the other: that is worth a bend. */
function levelTwins(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  columns.forEach((column, c) => {
    const next = columns[c + 1];
    if (!next || column.length > LARGE || next.length > LARGE) return;
    for (const cell of column)
      for (const other of next) {
        if (!isAlike(cell, other, vertices) || !vertices[cell.vertex]!.isBox || !areTwins(cell, other)) continue;
        const by = Math.abs(other.y - cell.y);
        const upper = cell.y < other.y ? cell : other;
        if (by >= LEVEL && by <= TWINS.step * upper.height) lower(upper, by, columns, vertices);
      }
  });
}

/** A line from one to the other says more when it is straight. */
const areTwins = (a: Cell, b: Cell): boolean =>
  Math.max(a.height, b.height) < TWINS.ratio * Math.min(a.height, b.height) &&
  Math.min(a.height, b.height) >= TWINS.height &&
  !a.toRight.some(({ right }) => right === b);

function lower(cell: Cell, by: number, columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const below = columns[cell.column]![cell.index + 1];
  const room = below ? below.y - cell.y - cell.height - gapBetween(cell, below, vertices) : Number.POSITIVE_INFINITY;
  if (by <= room && cell.y + by <= cell.most) cell.y += by;
}

/** A block and all that has to make way for it; null where something cannot. */
function pushedBy(
  block: Block,
  by: number,
  blockOf: ReadonlyMap<Cell, Block>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): Set<Block> | null {
  const pushed = new Set([block]);
  // A set is walked in the order of insertion, and so are those that the walk adds.
  for (const { cells } of pushed) {
    for (const cell of cells) {
      const y = cell.y + by;
      if (y < cell.least || y > cell.most) return null;
      const other = columns[cell.column]![cell.index + Math.sign(by)];
      if (!other || pushed.has(blockOf.get(other)!)) continue;
      const [upper, lower] = by < 0 ? [other, cell] : [cell, other];
      const room = Math.abs(lower.y - upper.y) - upper.height - gapBetween(upper, lower, vertices);
      if (room < Math.abs(by)) pushed.add(blockOf.get(other)!);
    }
  }
  return pushed;
}

function smallStep(a: Cell, b: Cell, vertices: readonly Vertex[]): number {
  const share = vertices[a.vertex]!.isBox ? SMALL_SHARE * Math.min(a.height, b.height) : 0;
  return Math.max(SMALL_STEP, share);
}

/** Two nodes, or two boxes. */
function isAlike({ vertex: a }: Cell, { vertex: b }: Cell, vertices: readonly Vertex[]): boolean {
  if (a < 0 || b < 0 || vertices[a]!.border || vertices[b]!.border) return false;
  return vertices[a]!.isBox === vertices[b]!.isBox;
}
