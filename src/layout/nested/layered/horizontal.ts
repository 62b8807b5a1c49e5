/**
 * Horizontal positions: those of the columns, of the vertices in them, and of the vertical runs in the gaps between
 * columns.
 */

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
    const isAtBorder = c === 0 || (c + 2 === columns.length && next.length > 0);
    x += placeTracks(wires, x, isAtBorder ? PORT_GAP : leastGap(column));
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

/**
 * Returns how far the nodes of a column extend to the left and right of their common axis; boxes do not count, and both
 * are 0 without nodes.
 */
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

/** Returns the minimum gap after a column: captions stay apart, and enough of each line is visible. */
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
    labelLeft = Math.max(labelLeft, link.leftLabelRoom);
    labelRight = Math.max(labelRight, link.rightLabelRoom);
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

/** A box counts as much wider than the nodes of its column if so many further nodes would fit beside them. */
const MUCH_WIDER = 2.5;

/**
 * Returns the left side of a vertex in its column. Boxes are at the left, or at the right if their edges only leave to
 * the right. Nodes share an axis in the middle. In a column with a much wider box they move to the side of their edges
 * instead.
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
// Gives every wire of a gap its own vertical run, so that wires seldom overlap or cross. The wires get an order from
// left to right, and then positions (slots). The initial order is optimal for bundles. After that, single wires move as
// long as the cost falls.

/** Cost of an overlap of two horizontal runs, which is worse than any number of crossings. A crossing costs 1. */
const OVERLAP_COST = 1_000;
/** Distance in pixels below which two horizontal runs look like one. */
const NEAR = 5;
/** Cost of two horizontal runs that meet in a gap less than `LINE_GAP` apart, which is worse than a crossing. */
const CLOSE_COST = 2;
/**
 * Minimum distance in pixels between two vertical runs in one slot, one above the other. Closer runs look like one
 * line.
 */
const SLOT_MARGIN = 36;
/**
 * Maximum number of wires whose order is improved. The improvement is quadratic, so with more wires the initial order
 * stands.
 */
const IMPROVE_LIMIT = 400;
/**
 * Maximum number of ends of wires that are compared in one gap. After that the order stands. If many wires have many
 * ends each, no reader can follow them, however few cross. Forty wires of one link each take 16,000 comparisons per
 * round.
 */
const WORK_MAX = 1_000_000;
const ROUNDS = 6;
/** Maximum number of wires that are split in one gap. */
const MAX_SPLITS = 24;

/**
 * Sets `slot` of each wire that is not straight.
 *
 * @returns the wires, some of them split in two, and the number of slots
 */
export function assignSlots(wires: readonly Wire[]): { wires: Wire[]; slots: number } {
  const straight = endYsOf(wires.filter(isStraight));
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
 * Splits one wire of a pair that would overlap in either order, because each ends at the y at which the other starts.
 * The wire gets a detour at a y between its ends, where it crosses the other wire. A wire of several links is only
 * separated into wires of one link, which a later call may split.
 * @returns false if no wire can be split
 */
function splitOne(order: Wire[], straight: readonly number[]): boolean {
  for (let j = 1; j < order.length; j++) {
    for (let i = 0; i < j; i++) {
      if (cost(order[i]!, order[j]!) < OVERLAP_COST) continue;
      const k = isSimple(order[j]!) ? j : isSimple(order[i]!) ? i : -1;
      if (k >= 0) order.splice(k, 1, ...splitWire(order[k]!, [...straight, ...endYsOf(order)]));
      else if (order[j]!.links.length > 1) order.splice(j, 1, ...singleWires(order[j]!));
      else continue;
      return true;
    }
  }
  return false;
}

const isSimple = (wire: Wire): boolean => wire.links.length === 1 && wire.half === null;

const endYsOf = (wires: readonly Wire[]): number[] => wires.flatMap((wire) => [...wire.lefts, ...wire.rights]);

/**
 * Returns the initial order from left to right: wires that go up, the highest first, then wires that go down, the
 * lowest first. The wires of one bundle then do not cross at all.
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
    let hasMoved = false;
    const ends = endYsOf(order).length;
    for (const wire of [...order]) {
      work.remaining -= 2 * (order.length + ends + order.length * (wire.lefts.length + wire.rights.length));
      if (work.remaining < 0) return;
      const from = order.indexOf(wire);
      const to = bestIndex(order, from);
      if (to === from) continue;
      order.splice(from, 1);
      order.splice(to, 0, wire);
      hasMoved = true;
    }
    if (!hasMoved) return;
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
 * Returns the cost of the order in which the vertical run of `first` is to the left of that of `second`: crossings,
 * overlaps and runs that are close together.
 */
export function cost(first: Wire, second: Wire): number {
  if (first.half && first.links[0] === second.links[0]) return first.half === 'first' ? 0 : OVERLAP_COST;
  const crossed =
    countWithin(second.lefts, first.top, first.bottom) + countWithin(first.rights, second.top, second.bottom);
  const overlaps = countNear(first.rights, second.lefts, NEAR);
  const close = countNear(first.rights, second.lefts, LINE_GAP) - overlaps;
  return crossed + OVERLAP_COST * overlaps + CLOSE_COST * close;
}

/** Counts the y positions strictly between `top` and `bottom`; `ys` is sorted from the top down. */
function countWithin(ys: readonly number[], top: number, bottom: number): number {
  return Math.max(0, firstFrom(ys, bottom) - firstFrom(ys, top, true));
}

/** Returns the index of the first position at `y` or further down; with `isAfter`, of the first one further down. */
function firstFrom(ys: readonly number[], y: number, isAfter = false): number {
  let low = 0;
  let high = ys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter ? ys[middle]! > y : ys[middle]! >= y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Counts the pairs of y positions, one of each list, that differ by less than `distance`. Both lists are sorted from
 * the top down.
 */
function countNear(ys: readonly number[], otherYs: readonly number[], distance: number): number {
  let pairs = 0;
  let from = 0;
  for (const y of ys) {
    while (from < otherYs.length && otherYs[from]! <= y - distance) from++;
    for (let i = from; i < otherYs.length && otherYs[i]! < y + distance; i++) pairs++;
  }
  return pairs;
}

/**
 * Sets `slot` of each wire: to the right of all wires before it that it would touch, and as far left as that permits.
 * Returns the number of slots.
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

/** True if two vertical runs overlap, or are too close above each other, for one slot. */
const needSlots = (a: Wire, b: Wire): boolean => a.top < b.bottom + SLOT_MARGIN && b.top < a.bottom + SLOT_MARGIN;
