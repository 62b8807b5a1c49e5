/**
 * Sets the top of every cell, so that lines are straight if possible and no two cells of a column overlap.
 *
 * Each pass visits one column after the other and wants every cell level with its neighbours (the median of the wishes
 * of its lines). Wishes that would overlap are resolved by isotonic regression (pool adjacent violators), which is
 * exact.
 */

import { largest } from '../../../graph/order.js';
import { LABEL_GAP, LANE_GAP, LINE_GAP, ROW_GAP } from '../spacing.js';
import type { Cell, Link } from './columns.js';
import { LEVEL, type Vertex } from './model.js';

type Direction = 'left' | 'right' | 'both';

/**
 * Factors by which straightness counts for a link with no, one or two ends that are lanes. Long lines run through lanes, so
 * they are straightened first.
 */
type Stiffness = readonly [number, number, number];
const LOOSE: Stiffness = [1, 2, 8];
/**
 * Used in the last passes, when the cells have almost settled. Used from the start, these factors would spread the columns.
 */
const STIFF: Stiffness = [1, 4, 4096];

const PASSES: readonly (readonly [Direction, Stiffness])[] = [
  ['left', LOOSE],
  ['right', LOOSE],
  ['left', LOOSE],
  ['right', LOOSE],
  ['both', LOOSE],
  ['left', LOOSE],
  ['right', LOOSE],
  ['left', LOOSE],
  ['both', STIFF],
  ['both', STIFF],
];
/** Above this number of cells there are fewer passes, because the gain is small and each pass visits all lines. */
const CELLS_FOR_ALL_PASSES = 20_000;

/**
 * Places all cells.
 * @param limit height that the columns must not exceed, unless one is taller even when packed; null for no limit
 */
export function placeVertically(
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
  limit: number | null = null,
): void {
  const offsets = columns.map((column) => offsetsOf(column, vertices));
  columns.forEach((column, c) => {
    stack(column, offsets[c]!);
  });
  if (limit !== null) for (const column of columns) bound(column, limit);
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const passes = total > CELLS_FOR_ALL_PASSES ? PASSES.slice(-6) : PASSES;
  for (const [direction, stiffness] of passes) {
    for (let k = 0; k < columns.length; k++) {
      const c = direction === 'right' ? columns.length - 1 - k : k;
      if (columns[c]!.length > 0) settle(columns[c]!, direction, stiffness, offsets[c]!);
    }
  }
}

/** Returns the weight of keeping a link straight. */
export const pullOf = (link: Link, stiffness: Stiffness = LOOSE): number =>
  link.weight * link.pull * stiffness[Number(link.left.vertex < 0) + Number(link.right.vertex < 0)]!;

/** Returns the distance between two cells above each other. Ports are cells of no height on the border. */
export function gapBetween(upper: Cell, lower: Cell, vertices: readonly Vertex[]): number {
  const thin = (cell: Cell): boolean => cell.vertex < 0 || vertices[cell.vertex]!.border !== null;
  if (!thin(upper) && !thin(lower)) return ROW_GAP;
  if (carriesLabel(upper) && carriesLabel(lower)) return LABEL_GAP;
  return thin(upper) && thin(lower) ? LINE_GAP : LANE_GAP;
}

const carriesLabel = (cell: Cell): boolean =>
  cell.toLeft.some((link) => link.labelled) || cell.toRight.some((link) => link.labelled);

/** Returns the top of each cell below that of the first cell of its column, if all are as close as possible. */
function offsetsOf(column: readonly Cell[], vertices: readonly Vertex[]): Float64Array {
  const offsets = new Float64Array(column.length);
  for (let i = 1; i < column.length; i++)
    offsets[i] = offsets[i - 1]! + column[i - 1]!.height + gapBetween(column[i - 1]!, column[i]!, vertices);
  return offsets;
}

function stack(column: readonly Cell[], offsets: Float64Array): void {
  column.forEach((cell, i) => {
    cell.y = offsets[i]!;
  });
}

/** Moves the cells of one column to the heights that their lines want, without overlaps. */
function settle(column: readonly Cell[], direction: Direction, stiffness: Stiffness, offset: Float64Array): void {
  const n = column.length;
  const wish = new Float64Array(n);
  const weight = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const cell = column[i]!;
    const wanted = wishOf(cell, direction, stiffness);
    // A cell without lines stays where it is, unless others push it.
    wish[i] = (wanted?.y ?? cell.y) - offset[i]!;
    weight[i] = wanted?.weight ?? 0.01;
  }
  makeNonDecreasing(wish, weight);
  // The limits allow every cell of a column the same range, so clamping the optimum without limits gives the optimum
  // within them.
  for (let i = 0; i < n; i++) column[i]!.y = clamp(wish[i]! + offset[i]!, column[i]!);
}

/** Limits a height to the range of its cell. */
const clamp = (y: number, { least, most }: Cell): number => Math.max(least, Math.min(most, y));

/** Sets the range of each cell, so that the column stays within `limit`. */
function bound(column: readonly Cell[], limit: number): void {
  const last = column.at(-1);
  const spare = Math.max(0, limit - (last ? last.y + last.height : 0));
  for (const cell of column) {
    cell.least = cell.y;
    cell.most = cell.y + spare;
  }
}

/** Returns the height of the highest column with its cells as close as possible. */
export function leastHeight(columns: readonly Cell[][], vertices: readonly Vertex[]): number {
  const heights = columns.map((column) =>
    column.reduce((y, cell, i) => y + cell.height + (i > 0 ? gapBetween(column[i - 1]!, cell, vertices) : 0), 0),
  );
  return largest(heights, 0);
}

const wishesFromLeft = (cell: Cell, stiffness: Stiffness): Wish[] =>
  cell.toLeft.map((link) => ({ y: link.left.y + link.leftY - link.rightY, weight: pullOf(link, stiffness) }));

const wishesFromRight = (cell: Cell, stiffness: Stiffness): Wish[] =>
  cell.toRight.map((link) => ({ y: link.right.y + link.rightY - link.leftY, weight: pullOf(link, stiffness) }));

function wishOf(cell: Cell, direction: Direction, stiffness: Stiffness): Wish | null {
  if (direction === 'left') return median(wishesFromLeft(cell, stiffness));
  if (direction === 'right') return median(wishesFromRight(cell, stiffness));
  const fromLeft = wishesFromLeft(cell, stiffness);
  const fromRight = wishesFromRight(cell, stiffness);
  const left = median(fromLeft);
  const right = median(fromRight);
  if (!left || !right) return left ?? right;
  // Level with one side is better than halfway between both: one straight line and one bend read better than two bends.
  const weight = left.weight + right.weight;
  const byLeft = straightAt(left.y, fromLeft, cell) - straightAt(right.y, fromRight, cell);
  return (byLeft || left.weight - right.weight) >= 0 ? { y: left.y, weight } : { y: right.y, weight };
}

/** Returns the weight of the lines that are straight with the cell at `y`; in the middle of a fork, none is. */
function straightAt(y: number, wishes: readonly { y: number; weight: number }[], { least, most }: Cell): number {
  if (y < least - LEVEL || y > most + LEVEL) return 0;
  return wishes.reduce((sum, wish) => (Math.abs(wish.y - y) < LEVEL ? sum + wish.weight : sum), 0);
}

// ---- Isotonic regression: the closest non-decreasing sequence, by pooling adjacent violators.

interface Wish {
  readonly y: number;
  readonly weight: number;
}

/** The median sorts each pool, so longer columns use the mean. */
const LONG_SEQUENCE = 100;

/**
 * Replaces `wish` with the closest non-decreasing sequence. In a short column the heavier of two conflicting wishes wins,
 * because one straight line and one longer bend read better than two bends; in a long one they are averaged.
 */
const makeNonDecreasing = (wish: Float64Array, weight: Float64Array): void =>
  (wish.length <= LONG_SEQUENCE ? poolByMedian : poolByMean)(wish, weight);

/** Minimises the weighted distances. */
export function poolByMedian(wish: Float64Array, weight: Float64Array): void {
  if (isNonDecreasing(wish)) return;
  const wishes = Array.from(wish, (y, i): Wish => ({ y, weight: weight[i]! }));
  const blocks: { from: number; value: number }[] = [];
  for (let i = 0; i < wish.length; i++) {
    let block = { from: i, value: wish[i]! };
    while (blocks.length > 0 && blocks.at(-1)!.value > block.value) {
      const { from } = blocks.pop()!;
      block = { from, value: median(wishes.slice(from, i + 1))!.y };
    }
    blocks.push(block);
  }
  blocks.forEach(({ from, value }, b) => {
    wish.fill(value, from, blocks[b + 1]?.from);
  });
}

function isNonDecreasing(wish: Float64Array): boolean {
  for (let i = 1; i < wish.length; i++) if (wish[i - 1]! > wish[i]!) return false;
  return true;
}

/** Minimises the weighted squares, in linear time. */
export function poolByMean(wish: Float64Array, weight: Float64Array): void {
  const sums: number[] = [];
  const weights: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < wish.length; i++) {
    let sum = wish[i]! * weight[i]!;
    let w = weight[i]!;
    let count = 1;
    while (sums.length > 0 && sums[sums.length - 1]! / weights[weights.length - 1]! > sum / w) {
      sum += sums.pop()!;
      w += weights.pop()!;
      count += counts.pop()!;
    }
    sums.push(sum);
    weights.push(w);
    counts.push(count);
  }
  let i = 0;
  for (let block = 0; block < sums.length; block++) {
    const value = sums[block]! / weights[block]!;
    for (let k = 0; k < counts[block]!; k++) wish[i++] = value;
  }
}

/**
 * Returns the weighted median. If the weights balance, it is the mean of the two middle wishes, which centres a fan on
 * its hub.
 */
function median(wishes: Wish[]): Wish | null {
  // Most cells have one line on each side.
  if (wishes.length < 2) return wishes[0] ?? null;
  wishes.sort((a, b) => a.y - b.y);
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  let seen = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen += wishes[i]!.weight;
    if (seen === total / 2) return { y: (wishes[i]!.y + wishes[i + 1]!.y) / 2, weight: total };
    if (seen > total / 2) return { y: wishes[i]!.y, weight: total };
  }
  return null;
}
