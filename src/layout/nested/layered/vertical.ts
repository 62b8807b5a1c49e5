/**
 * Sets the top (`y`) of every cell of a layered block. `order.ts` has already fixed the order of the cells in each
 * column. Lines become straight if possible, and the cells of a column keep their distance.
 *
 * Each pass visits one column after the other. Every line of a cell has a desired top, at which the line would be
 * straight. The cell takes the weighted median of them. If cells of the column would then overlap, isotonic regression
 * moves them apart with the least total change.
 */

import { largest } from '../../../graph/order.js';
import { LABEL_GAP, LANE_GAP, LINE_GAP, ROW_GAP } from '../spacing.js';
import type { Cell, Link } from './columns.js';
import { type Vertex, Y_TOLERANCE } from './model.js';

/** The neighbouring columns whose lines count in a pass. */
type Direction = 'left' | 'right' | 'both';

/**
 * Weights of straightness for a link with no, one or two ends that are lanes. Only long lines run through lanes, so
 * they become straight first.
 */
type Stiffness = readonly [number, number, number];
/** Used in all but the last passes. */
const LOOSE: Stiffness = [1, 2, 8];
/**
 * Used in the last passes, when the cells have almost settled. Used from the start, these factors would spread the
 * columns.
 */
const STIFF: Stiffness = [1, 4, 4096];

/** The passes in order, each with the columns whose lines count, and the weights. */
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
/** Above this number of cells only the last passes run, because the gain is small and each pass visits all lines. */
const CELLS_FOR_ALL_PASSES = 20_000;
const PASSES_IF_LARGE = PASSES.slice(-6);

/**
 * Places all cells.
 * @param limit height that the columns must not exceed, unless a column is taller even with its cells as close as
 * possible; null for no limit
 */
export function placeVertically(
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
  limit: number | null = null,
): void {
  const packedTops = columns.map((column) => packedTopsOf(column, vertices));
  columns.forEach((column, c) => {
    column.forEach((cell, i) => {
      cell.y = packedTops[c]![i]!;
    });
  });
  if (limit !== null) for (const column of columns) limitTops(column, limit);
  const cellCount = columns.reduce((sum, column) => sum + column.length, 0);
  const passes = cellCount > CELLS_FOR_ALL_PASSES ? PASSES_IF_LARGE : PASSES;
  for (const [direction, stiffness] of passes) {
    for (let step = 0; step < columns.length; step++) {
      const c = direction === 'right' ? columns.length - 1 - step : step;
      if (columns[c]!.length > 0) placeColumn(columns[c]!, packedTops[c]!, direction, stiffness);
    }
  }
}

/** Returns the height of the tallest column with its cells as close as possible. */
export function leastHeight(columns: readonly Cell[][], vertices: readonly Vertex[]): number {
  const heights = columns.map((column) => {
    const last = column.at(-1);
    return last === undefined ? 0 : packedTopsOf(column, vertices).at(-1)! + last.height;
  });
  return largest(heights, 0);
}

/**
 * Returns the weight of keeping a link straight: larger for more edges, for longer paths, and for links between lanes.
 */
export const pullOf = (link: Link, stiffness: Stiffness = LOOSE): number =>
  link.weight * link.pull * stiffness[Number(link.left.vertex < 0) + Number(link.right.vertex < 0)]!;

/** Returns the distance between two cells above each other. Lanes and ports are lines, so they may be closer. */
export function gapBetween(upper: Cell, lower: Cell, vertices: readonly Vertex[]): number {
  const isLine = (cell: Cell): boolean => cell.vertex < 0 || vertices[cell.vertex]!.border !== null;
  if (!isLine(upper) && !isLine(lower)) return ROW_GAP;
  if (carriesLabel(upper) && carriesLabel(lower)) return LABEL_GAP;
  return isLine(upper) && isLine(lower) ? LINE_GAP : LANE_GAP;
}

const carriesLabel = (cell: Cell): boolean =>
  cell.toLeft.some((link) => link.isLabelled) || cell.toRight.some((link) => link.isLabelled);

/** Returns the tops of the cells of a column, if the first is at 0 and all are as close as possible. */
function packedTopsOf(column: readonly Cell[], vertices: readonly Vertex[]): Float64Array {
  const tops = new Float64Array(column.length);
  for (let i = 1; i < column.length; i++)
    tops[i] = tops[i - 1]! + column[i - 1]!.height + gapBetween(column[i - 1]!, column[i]!, vertices);
  return tops;
}

/** Sets the range of each cell of a packed column, so that the column stays within `limit`. */
function limitTops(column: readonly Cell[], limit: number): void {
  const last = column.at(-1);
  const spare = Math.max(0, limit - (last ? last.y + last.height : 0));
  for (const cell of column) {
    cell.minTop = cell.y;
    cell.maxTop = cell.y + spare;
  }
}

/**
 * Weight with which a cell without lines in the pass keeps its current top. It stays in place unless others push it.
 */
const UNCONNECTED_WEIGHT = 0.01;

/** Moves the cells of one column to the tops that their lines desire, without overlaps. */
function placeColumn(
  column: readonly Cell[],
  packedTops: Float64Array,
  direction: Direction,
  stiffness: Stiffness,
): void {
  // Cells do not overlap if their distance from the packed top never decreases from cell to cell. The tops are
  // therefore compared by this distance.
  const shifts = new Float64Array(column.length);
  const weights = new Float64Array(column.length);
  column.forEach((cell, i) => {
    const desired = desiredTop(cell, direction, stiffness) ?? { y: cell.y, weight: UNCONNECTED_WEIGHT };
    shifts[i] = desired.y - packedTops[i]!;
    weights[i] = desired.weight;
  });
  makeNonDecreasing(shifts, weights);
  // The limits allow every cell of a column the same range, so clamping the optimum without limits gives the optimum
  // within them.
  column.forEach((cell, i) => {
    cell.y = Math.max(cell.minTop, Math.min(cell.maxTop, shifts[i]! + packedTops[i]!));
  });
}

// ---- Desired tops.

/** A top that makes lines of a cell straight, in pixels, with the total weight of those lines. */
interface DesiredTop {
  readonly y: number;
  readonly weight: number;
}

/** Returns the desired top of a cell, or null if it has no lines in this direction. */
function desiredTop(cell: Cell, direction: Direction, stiffness: Stiffness): DesiredTop | null {
  const fromLeft = cell.toLeft.map((link) => ({
    y: link.left.y + link.leftY - link.rightY,
    weight: pullOf(link, stiffness),
  }));
  if (direction === 'left') return median(fromLeft);
  const fromRight = cell.toRight.map((link) => ({
    y: link.right.y + link.rightY - link.leftY,
    weight: pullOf(link, stiffness),
  }));
  if (direction === 'right') return median(fromRight);
  const left = median(fromLeft);
  const right = median(fromRight);
  if (!left || !right) return left ?? right;
  // A cell at the same y as one side is better than one halfway between both: one straight line and one bend read
  // better than two bends.
  const weight = left.weight + right.weight;
  const gain = straightWeight(left.y, fromLeft, cell) - straightWeight(right.y, fromRight, cell);
  return (gain || left.weight - right.weight) >= 0 ? { y: left.y, weight } : { y: right.y, weight };
}

/**
 * Returns the weight of the lines that are straight if the cell is at `y`; 0 if `y` is outside the range of the cell.
 */
function straightWeight(y: number, desired: readonly DesiredTop[], { minTop, maxTop }: Cell): number {
  if (y < minTop - Y_TOLERANCE || y > maxTop + Y_TOLERANCE) return 0;
  return desired.reduce((sum, top) => (Math.abs(top.y - y) < Y_TOLERANCE ? sum + top.weight : sum), 0);
}

/**
 * Returns the weighted median of the tops, with their total weight; null for an empty list. If the weights balance, it
 * is the mean of the two middle values, which centres a fan on its hub. Sorts the list in place.
 */
function median(desired: DesiredTop[]): DesiredTop | null {
  // Most cells have one line on each side.
  if (desired.length < 2) return desired[0] ?? null;
  desired.sort((a, b) => a.y - b.y);
  const total = desired.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  for (let i = 0; i < desired.length; i++) {
    weightSoFar += desired[i]!.weight;
    if (weightSoFar === total / 2) return { y: (desired[i]!.y + desired[i + 1]!.y) / 2, weight: total };
    if (weightSoFar > total / 2) return { y: desired[i]!.y, weight: total };
  }
  return null;
}

// ---- Isotonic regression: the closest non-decreasing sequence, by pooling adjacent violators.
// Each value starts as a pool of its own. A pool with a larger value than the next one is merged with it. All members
// of a pool get one value.

/** Length up to which pools use the median, which has to sort each pool. Longer sequences use the mean. */
const LONG_SEQUENCE = 100;

/**
 * Replaces `values` with the closest non-decreasing sequence. In a short sequence the heavier of two conflicting values
 * wins, because one straight line and one longer bend read better than two bends. In a long one they are averaged.
 */
const makeNonDecreasing = (values: Float64Array, weights: Float64Array): void =>
  (values.length <= LONG_SEQUENCE ? poolByMedian : poolByMean)(values, weights);

/** Replaces `values` with the non-decreasing sequence of the least sum of weighted distances. */
export function poolByMedian(values: Float64Array, weights: Float64Array): void {
  if (isNonDecreasing(values)) return;
  const originals = Array.from(values, (y, i): DesiredTop => ({ y, weight: weights[i]! }));
  const pools: { start: number; value: number }[] = [];
  for (let i = 0; i < values.length; i++) {
    let pool = { start: i, value: values[i]! };
    while (pools.length > 0 && pools.at(-1)!.value > pool.value) {
      const { start } = pools.pop()!;
      pool = { start, value: median(originals.slice(start, i + 1))!.y };
    }
    pools.push(pool);
  }
  pools.forEach(({ start, value }, p) => {
    values.fill(value, start, pools[p + 1]?.start);
  });
}

function isNonDecreasing(values: Float64Array): boolean {
  for (let i = 1; i < values.length; i++) if (values[i - 1]! > values[i]!) return false;
  return true;
}

/** Replaces `values` with the non-decreasing sequence of the least sum of weighted squares, in linear time. */
export function poolByMean(values: Float64Array, weights: Float64Array): void {
  // Sum, weight and number of values of each pool, in separate arrays because a level may have thousands of cells.
  const sums: number[] = [];
  const poolWeights: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < values.length; i++) {
    let sum = values[i]! * weights[i]!;
    let weight = weights[i]!;
    let count = 1;
    while (sums.length > 0 && sums[sums.length - 1]! / poolWeights[poolWeights.length - 1]! > sum / weight) {
      sum += sums.pop()!;
      weight += poolWeights.pop()!;
      count += counts.pop()!;
    }
    sums.push(sum);
    poolWeights.push(weight);
    counts.push(count);
  }
  let start = 0;
  for (let pool = 0; pool < sums.length; pool++) {
    const end = start + counts[pool]!;
    values.fill(sums[pool]! / poolWeights[pool]!, start, end);
    start = end;
  }
}
