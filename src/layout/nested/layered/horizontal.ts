/** Horizontal positions: columns, the vertices in them, and the vertical runs in each gap. */

import { groupBy } from '../../../graph/group-by.js';
import { largest, smallest } from '../../../graph/order.js';
import { COLUMN_GAP, EDGE_RUN, LINE_GAP, PORT_GAP, TRACK_MARGIN, TRACKS_MARGIN } from '../spacing.js';
import type { Cell, Columns } from './columns.js';
import type { Vertex } from './model.js';
import { isStraight, singleWires, splitWire, type Wire, wiresOf } from './wires.js';

/** The horizontal layout of a block. */
export interface Placement {
  readonly width: number;
  /** Left side and width of each column. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
}

/** Sets `trackX` on links and brackets. Ports of the west border are at 0, those of the east border at `width`. */
export function placeHorizontally({ columns, brackets }: Columns, vertices: readonly Vertex[]): Placement {
  const bracketsOf = groupBy([...brackets.values()], (bracket) => bracket.upper.cell.column);
  const placed: { x: number; width: number }[] = [];
  let x = 0;
  columns.forEach((column, c) => {
    const width = columnWidth(column, vertices);
    placed.push({ x, width });
    x += width;
    if (c + 1 === columns.length) return;
    const wires = wiresOf(column, bracketsOf.get(c) ?? []);
    const next = columns[c + 1]!;
    if (wires.length === 0) {
      // No line connects the columns, but they need a gap.
      if (c > 0 && next.length > 0 && c + 2 < columns.length) x += COLUMN_GAP;
      return;
    }
    const border = c === 0 || (c + 2 === columns.length && next.length > 0);
    x += placeTracks(wires, x, border ? PORT_GAP : leastGap(column));
  });
  return { width: x, columns: placed };
}

/** Returns the width of a column. Its icons share one axis, and a box may be wider than the nodes. */
function columnWidth(column: readonly Cell[], vertices: readonly Vertex[]): number {
  const { left, right } = nodeExtents(column, vertices);
  let width = left + right;
  for (const { vertex } of column) if (vertex >= 0) width = Math.max(width, vertices[vertex]!.width);
  return width;
}

/** Returns how far the nodes of a column extend to the left and right of their common axis; boxes do not count. */
export function nodeExtents(column: readonly Cell[], vertices: readonly Vertex[]): { left: number; right: number } {
  let left = 0;
  let right = 0;
  for (const { vertex } of column) {
    if (vertex < 0 || vertices[vertex]!.isBox) continue;
    const { axis, width } = vertices[vertex]!;
    left = Math.max(left, axis);
    right = Math.max(right, width - axis);
  }
  return { left, right };
}

/** Returns the minimum gap after a column, in which captions stay apart and the shortest line is visible. */
const leastGap = (column: readonly Cell[]): number =>
  largest(
    column.flatMap(({ toRight }) => toRight.map(({ inset }) => EDGE_RUN - inset)),
    COLUMN_GAP,
  );

/**
 * Places the vertical runs in the middle of a gap, between the room for labels on both sides. Returns the width of the
 * gap.
 */
function placeTracks(unsorted: readonly Wire[], x: number, minWidth: number): number {
  const { wires, slots } = assignSlots(unsorted);
  let labelLeft = 0;
  let labelRight = 0;
  for (const link of wires.flatMap((wire) => wire.links)) {
    labelLeft = Math.max(labelLeft, link.labelLeft);
    labelRight = Math.max(labelRight, link.labelRight);
  }
  const margin = slots > 1 ? TRACKS_MARGIN : TRACK_MARGIN;
  const tracks = slots === 0 ? 0 : 2 * margin + (slots - 1) * LINE_GAP;
  const width = Math.max(minWidth, tracks + labelLeft + labelRight);
  const spare = width - tracks - labelLeft - labelRight;
  const first = x + labelLeft + spare / 2 + margin;
  for (const wire of wires) {
    const trackX = first + Math.max(0, wire.slot) * LINE_GAP;
    for (const link of wire.links) {
      if (wire.half === 'second') link.detour!.x = trackX;
      else link.trackX = trackX;
    }
    if (wire.bracket) wire.bracket.trackX = trackX;
  }
  return width;
}

/** A box counts as much wider than the nodes of its column if this many more of them would fit beside one. */
const MUCH_WIDER = 2.5;

/**
 * Returns the left side of a vertex in its column. Boxes start at the left, or end at the right if their edges only
 * leave to the right. Nodes share an axis. In a column with a much wider box they move from the middle to the side of
 * their edges.
 */
export function xInColumn(
  cell: Cell,
  vertex: Vertex,
  column: { x: number; width: number },
  nodes: { left: number; right: number },
): number {
  if (vertex.isBox)
    return cell.toLeft.length === 0 && cell.toRight.length > 0 ? column.x + column.width - vertex.width : column.x;
  const freeWidth = column.width - nodes.left - nodes.right;
  const side =
    freeWidth < MUCH_WIDER * (nodes.left + nodes.right)
      ? 0.5
      : cell.toRight.length === 0
        ? 0
        : cell.toLeft.length === 0
          ? 1
          : 0.5;
  return column.x + nodes.left - vertex.axis + freeWidth * side;
}

// ---- Channel routing.
// Gives every wire of a gap its own vertical run, so that wires never overlap and rarely cross. The wires are ordered
// and stacked from the left. The initial order is optimal for bundles; then single wires move while the cost falls.

/** An overlap of two horizontal runs is worse than any number of crossings. */
const OVERLAP_COST = 1_000;
/** Runs that are closer than this look like one. */
const NEAR = 5;
/** Two runs that are closer than `LINE_GAP` beside each other are worse than a crossing. */
const CLOSE_COST = 2;
/** Minimum distance of vertical runs in one slot; closer runs look like one line. */
const SLOT_MARGIN = 36;
/** The improvement is quadratic, so with more wires than this the initial order stands. */
const IMPROVE_LIMIT = 400;
/**
 * Limit for the heights compared in one gap; after that the order stands. If many wires have many ends each, no reader
 * can follow them, however few cross. Forty wires of one link each take 16,000 comparisons per round.
 */
const WORK_MAX = 1_000_000;
const ROUNDS = 6;
/** Maximum number of wires that are split in one gap. */
const MAX_SPLITS = 24;

/**
 * Sets `slot` on each wire that is not straight.
 *
 * @returns the wires, some of them split in two, and the number of slots
 */
export function assignSlots(wires: readonly Wire[]): { wires: Wire[]; slots: number } {
  const straight = heightsOf(wires.filter(isStraight));
  const order = startOrder(wires.filter((wire) => !isStraight(wire)));
  if (order.length <= IMPROVE_LIMIT) {
    const work: Work = { remaining: WORK_MAX };
    improve(order, work);
    for (let round = 0; round < MAX_SPLITS && work.remaining > 0 && splitOne(order, straight); round++)
      improve(order, work);
  }
  const slots = stackSlots(order);
  return { wires: [...wires.filter(isStraight), ...order], slots };
}

/** A budget of comparisons instead of time, so that the result is the same on every machine. */
interface Work {
  remaining: number;
}

/**
 * Splits one wire of a pair that would overlap in either order, because each ends at the height where the other starts.
 * The wire detours at a height between its ends and crosses the other one there. A wire of several links is first
 * separated.
 * @returns false if no wire can be split
 */
function splitOne(order: Wire[], straight: readonly number[]): boolean {
  for (let j = 1; j < order.length; j++) {
    for (let i = 0; i < j; i++) {
      if (cost(order[i]!, order[j]!) < OVERLAP_COST) continue;
      const k = isSimple(order[j]!) ? j : isSimple(order[i]!) ? i : -1;
      if (k >= 0) order.splice(k, 1, ...splitWire(order[k]!, [...straight, ...heightsOf(order)]));
      else if (order[j]!.links.length > 1) order.splice(j, 1, ...singleWires(order[j]!));
      else continue;
      return true;
    }
  }
  return false;
}

const isSimple = (wire: Wire): boolean => wire.links.length === 1 && wire.half === null;

const heightsOf = (wires: readonly Wire[]): number[] => wires.flatMap((wire) => [...wire.lefts, ...wire.rights]);

/**
 * Returns the initial order. Of the wires that go down, the lowest turns first; of those that go up, the highest. The
 * wires of one bundle then do not cross at all.
 */
function startOrder(wires: readonly Wire[]): Wire[] {
  const start = (wire: Wire): number => smallest(wire.lefts);
  const rises = (wire: Wire): boolean => mean(wire.rights.length > 0 ? wire.rights : wire.lefts) < mean(wire.lefts);
  return wires
    .map((wire, i) => ({ wire, i, up: rises(wire), from: start(wire) }))
    .sort((a, b) => Number(b.up) - Number(a.up) || (a.up ? a.from - b.from : b.from - a.from) || a.i - b.i)
    .map(({ wire }) => wire);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Moves each wire to the position with the lowest cost until none moves. */
function improve(order: Wire[], work: Work): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    const ends = heightsOf(order).length;
    for (const wire of [...order]) {
      work.remaining -= 2 * (order.length + ends + order.length * (wire.lefts.length + wire.rights.length));
      if (work.remaining < 0) return;
      const from = order.indexOf(wire);
      const to = bestIndex(order, from);
      if (to === from) continue;
      order.splice(from, 1);
      order.splice(to, 0, wire);
      moved = true;
    }
    if (!moved) return;
  }
}

/** Returns the index with the lowest cost for the wire at index `from`. */
function bestIndex(order: readonly Wire[], from: number): number {
  const wire = order[from]!;
  let best = from;
  let leastChange = 0;
  for (const direction of [-1, 1]) {
    let change = 0;
    for (let i = from + direction; i >= 0 && i < order.length; i += direction) {
      const other = order[i]!;
      change += (cost(wire, other) - cost(other, wire)) * -direction;
      if (change < leastChange) {
        leastChange = change;
        best = i;
      }
    }
  }
  return best;
}

/**
 * Returns the crossings, and the weighted overlaps and close runs, if the vertical run of `first` is to the left of
 * that of `second`.
 */
export function cost(first: Wire, second: Wire): number {
  if (first.half && first.links[0] === second.links[0]) return first.half === 'first' ? 0 : OVERLAP_COST;
  const crossed =
    countWithin(second.lefts, first.top, first.bottom) + countWithin(first.rights, second.top, second.bottom);
  const overlaps = countNear(first.rights, second.lefts, NEAR);
  const close = countNear(first.rights, second.lefts, LINE_GAP) - overlaps;
  return crossed + OVERLAP_COST * overlaps + CLOSE_COST * close;
}

/** Counts the heights strictly between two others; `heights` is sorted from the top down. */
function countWithin(heights: readonly number[], top: number, bottom: number): number {
  return Math.max(0, firstFrom(heights, bottom) - firstFrom(heights, top, true));
}

/** Returns the index of the first height at or below `y`; with `after`, the first strictly below it. */
function firstFrom(heights: readonly number[], y: number, after = false): number {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (after ? heights[middle]! > y : heights[middle]! >= y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts the pairs of heights that differ by less than `distance`. Both lists are sorted from the top down. */
function countNear(heights: readonly number[], otherHeights: readonly number[], distance: number): number {
  let pairs = 0;
  let from = 0;
  for (const y of heights) {
    while (from < otherHeights.length && otherHeights[from]! <= y - distance) from++;
    for (let i = from; i < otherHeights.length && otherHeights[i]! < y + distance; i++) pairs++;
  }
  return pairs;
}

/**
 * Gives each wire the first slot to the right of the wires before it that it would touch. Returns the number of slots.
 */
function stackSlots(order: readonly Wire[]): number {
  let slots = 0;
  const placed: Wire[] = [];
  for (const wire of order) {
    let slot = 0;
    for (const other of placed) if (other.slot >= slot && needSlots(other, wire)) slot = other.slot + 1;
    wire.slot = slot;
    slots = Math.max(slots, slot + 1);
    placed.push(wire);
  }
  return slots;
}

/** True if two vertical runs are too close in height for one slot. */
const needSlots = (a: Wire, b: Wire): boolean => a.top < b.bottom + SLOT_MARGIN && b.top < a.bottom + SLOT_MARGIN;
