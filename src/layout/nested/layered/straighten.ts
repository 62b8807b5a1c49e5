/**
 * Straightens lines and closes gaps. Cells with straight links between them move together, as a group. Each other link
 * of the group would be straight after a certain move; the group makes the weighted median of these moves, which gives
 * the least total length of vertical runs. Its neighbours limit the move. A group without other links closes up to the
 * cell above it. The passes of vertical.ts settle one column at a time, so they cannot move a straight line as a whole.
 */

import type { Cell } from './columns.js';
import { type Vertex, Y_TOLERANCE } from './model.js';
import { gapBetween, pullOf } from './vertical.js';

/** Maximum number of rounds. A level in which no group moves ends earlier. */
const ROUNDS = 6;
/** Maximum number of cells in a level that is straightened, because each round visits all links. */
const LARGE_LEVEL = 30_000;

/** Cells with straight links between them, which move together. */
export interface CellGroup {
  cells: Cell[];
}

/** Changes `y` of the cells in up to `ROUNDS` rounds, alternately from the top and from the bottom. */
export function straighten(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  if (total > LARGE_LEVEL) return;
  for (let round = 0; round < ROUNDS; round++) {
    const groupOf = findGroups(columns);
    const groups = [...new Set(groupOf.values())].sort((a, b) => a.cells[0]!.y - b.cells[0]!.y);
    if (round % 2 === 1) groups.reverse();
    let hasMoved = false;
    for (const group of groups) hasMoved = settle(group, groupOf, columns, vertices) || hasMoved;
    if (!hasMoved) return;
  }
}

/** Returns the group of each cell; a cell without a straight link is a group of its own. */
function findGroups(columns: readonly Cell[][]): Map<Cell, CellGroup> {
  const groupOf = new Map<Cell, CellGroup>();
  for (const column of columns) {
    for (const cell of column) {
      if (groupOf.has(cell)) continue;
      const group: CellGroup = { cells: [] };
      const stack = [cell];
      groupOf.set(cell, group);
      while (stack.length > 0) {
        const next = stack.pop()!;
        group.cells.push(next);
        for (const link of [...next.toLeft, ...next.toRight]) {
          const other = link.left === next ? link.right : link.left;
          if (Math.abs(slope(link)) >= Y_TOLERANCE || groupOf.has(other)) continue;
          groupOf.set(other, group);
          stack.push(other);
        }
      }
    }
  }
  return groupOf;
}

/** Returns the distance by which a link descends from left to right; 0 for a straight one, negative if it rises. */
const slope = (link: Cell['toLeft'][number]): number => link.right.y + link.rightY - link.left.y - link.leftY;

/**
 * Returns how far a group can move up and down before it meets another group or a limit; infinite if nothing is in the
 * way.
 */
function roomFor(
  group: CellGroup,
  groupOf: ReadonlyMap<Cell, CellGroup>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): { up: number; down: number } {
  let up = Number.POSITIVE_INFINITY;
  let down = Number.POSITIVE_INFINITY;
  for (const cell of group.cells) {
    const column = columns[cell.column]!;
    up = Math.min(up, cell.y - cell.minTop);
    down = Math.min(down, cell.maxTop - cell.y);
    const above = column[cell.index - 1];
    const below = column[cell.index + 1];
    if (above && groupOf.get(above) !== group)
      up = Math.min(up, cell.y - above.y - above.height - gapBetween(above, cell, vertices));
    if (below && groupOf.get(below) !== group)
      down = Math.min(down, below.y - cell.y - cell.height - gapBetween(cell, below, vertices));
  }
  return { up, down };
}

/** Moves a group to the weighted median of the moves that its other links need. Returns false if it stays. */
function settle(
  group: CellGroup,
  groupOf: ReadonlyMap<Cell, CellGroup>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): boolean {
  const { up, down } = roomFor(group, groupOf, columns, vertices);
  const wishes: { shift: number; weight: number }[] = [];
  for (const cell of group.cells) {
    for (const link of cell.toLeft)
      if (groupOf.get(link.left) !== group) wishes.push({ shift: -slope(link), weight: pullOf(link) });
    for (const link of cell.toRight)
      if (groupOf.get(link.right) !== group) wishes.push({ shift: slope(link), weight: pullOf(link) });
  }
  const desiredShift = wishes.length > 0 ? medianNearZero(wishes) : up === Number.POSITIVE_INFINITY ? 0 : -up;
  const shift = Math.max(-Math.max(0, up), Math.min(Math.max(0, down), desiredShift));
  if (Math.abs(shift) < Y_TOLERANCE) return false;
  for (const cell of group.cells) cell.y += shift;
  return true;
}

/**
 * Returns the weighted median. If the weights balance, any value between the two middle shifts gives the same total
 * length, and the one closest to 0 is taken, which keeps fans centred.
 */
function medianNearZero(wishes: { shift: number; weight: number }[]): number {
  wishes.sort((a, b) => a.shift - b.shift);
  const half = wishes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen += wishes[i]!.weight;
    if (seen < half) continue;
    const low = wishes[i]!.shift;
    const high = seen === half ? (wishes[i + 1]?.shift ?? low) : low;
    return Math.max(low, Math.min(high, 0));
  }
  return 0;
}

// ---- Removal of small steps.
// A step of a few pixels in a line, or two adjacent items at slightly different y, looks like a mistake. If there is
// room, one of the two moves, with everything that straight lines connect to it.

/** Difference in y, in pixels, that is removed; between large boxes, up to a share of the smaller height. */
const SMALL_STEP = 20;
const SMALL_SHARE = 0.25;
/** Maximum number of cells in a column that is compared with the next one, because all pairs are compared. */
const LARGE_COLUMN = 60;

/** Changes `y` of the cells so that small steps and small differences in y disappear. */
export function levelOut(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const groupOf = findGroups(columns);
  const move = (group: CellGroup, shift: number, fixed: CellGroup): boolean => {
    const pushed = pushedBy(group, shift, groupOf, columns, vertices);
    if (!pushed || pushed.has(fixed)) return false;
    for (const { cells } of pushed) for (const cell of cells) cell.y += shift;
    return true;
  };
  /**
   * Moves one of two cells by `shift`, with its group, so that the two line up, if the shift is at most `maxShift` and
   * there is room.
   * @param shift distance by which the left cell is above the right one
   */
  const align = (left: Cell, right: Cell, shift: number, maxShift: number): void => {
    const [a, b] = [groupOf.get(left)!, groupOf.get(right)!];
    if (a === b || Math.abs(shift) < Y_TOLERANCE || Math.abs(shift) > maxShift) return;
    const moved =
      a.cells.length < b.cells.length
        ? move(a, shift, b) || move(b, -shift, a)
        : move(b, -shift, a) || move(a, shift, b);
    if (!moved) return;
    a.cells.push(...b.cells);
    for (const cell of b.cells) groupOf.set(cell, a);
  };
  for (const column of columns)
    for (const cell of column) for (const link of cell.toRight) align(cell, link.right, slope(link), SMALL_STEP);
  columns.forEach((column, c) => {
    const next = columns[c + 1];
    if (!next || column.length > LARGE_COLUMN || next.length > LARGE_COLUMN) return;
    for (const cell of column)
      for (const other of next) {
        if (!isAlike(cell, other, vertices)) continue;
        align(cell, other, other.y - cell.y, smallStep(cell, other, vertices));
        // If the tops of two boxes cannot be aligned, their bottoms may be.
        if (vertices[cell.vertex]!.isBox) align(cell, other, other.y + other.height - cell.y - cell.height, SMALL_STEP);
      }
  });
  levelTwins(columns, vertices);
}

/**
 * Two boxes are twins if the ratio of their heights is below `ratio` and both are at least `height`. The upper one
 * moves down by at most `step` of its own height.
 */
const TWINS = { ratio: 1.1, height: 250, step: 0.6 };

/**
 * Lowers the upper one of two twins in neighbouring columns to the y of the other. The alignment is worth the bends
 * that it may cause.
 */
function levelTwins(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  columns.forEach((column, c) => {
    const next = columns[c + 1];
    if (!next || column.length > LARGE_COLUMN || next.length > LARGE_COLUMN) return;
    for (const cell of column)
      for (const other of next) {
        if (!isAlike(cell, other, vertices) || !vertices[cell.vertex]!.isBox || !areTwins(cell, other)) continue;
        const shift = Math.abs(other.y - cell.y);
        const upper = cell.y < other.y ? cell : other;
        if (shift >= Y_TOLERANCE && shift <= TWINS.step * upper.height) lower(upper, shift, columns, vertices);
      }
  });
}

/**
 * True for two boxes that are almost equally tall and have no link between them. A straight link would be worth more
 * than the alignment.
 */
const areTwins = (a: Cell, b: Cell): boolean =>
  Math.max(a.height, b.height) < TWINS.ratio * Math.min(a.height, b.height) &&
  Math.min(a.height, b.height) >= TWINS.height &&
  !a.toRight.some(({ right }) => right === b);

function lower(cell: Cell, shift: number, columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const below = columns[cell.column]![cell.index + 1];
  const gapBelow = below
    ? below.y - cell.y - cell.height - gapBetween(cell, below, vertices)
    : Number.POSITIVE_INFINITY;
  if (shift <= gapBelow && cell.y + shift <= cell.maxTop) cell.y += shift;
}

/**
 * Returns a group and all groups that it pushes when it moves by `shift`; null if one of them would leave its range.
 */
function pushedBy(
  group: CellGroup,
  shift: number,
  groupOf: ReadonlyMap<Cell, CellGroup>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): Set<CellGroup> | null {
  const pushed = new Set([group]);
  // A set is iterated in insertion order, including members that the loop adds.
  for (const { cells } of pushed) {
    for (const cell of cells) {
      const y = cell.y + shift;
      if (y < cell.minTop || y > cell.maxTop) return null;
      const other = columns[cell.column]![cell.index + Math.sign(shift)];
      if (!other || pushed.has(groupOf.get(other)!)) continue;
      const [upper, lower] = shift < 0 ? [other, cell] : [cell, other];
      const gap = Math.abs(lower.y - upper.y) - upper.height - gapBetween(upper, lower, vertices);
      if (gap < Math.abs(shift)) pushed.add(groupOf.get(other)!);
    }
  }
  return pushed;
}

function smallStep(a: Cell, b: Cell, vertices: readonly Vertex[]): number {
  const share = vertices[a.vertex]!.isBox ? SMALL_SHARE * Math.min(a.height, b.height) : 0;
  return Math.max(SMALL_STEP, share);
}

/** True for two nodes or two boxes; false for lanes and ports. */
function isAlike({ vertex: a }: Cell, { vertex: b }: Cell, vertices: readonly Vertex[]): boolean {
  if (a < 0 || b < 0 || vertices[a]!.border || vertices[b]!.border) return false;
  return vertices[a]!.isBox === vertices[b]!.isBox;
}
