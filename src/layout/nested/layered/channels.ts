/**
 * Channel routing: gives every wire of a gap its own vertical run, so that no two wires run over each other and as few
 * as possible cross. The classic problem; here solved by ordering the wires (a start order that is right for bundles,
 * then moves of single wires while the cost falls) and stacking them from the left.
 */
import { smallest } from '../../../graph/order.js';
import { isStraight, singleWires, splitWire, type Wire } from './wires.js';

/** A horizontal run over another wire's run is worse than any number of crossings. */
const OVERLAP_COST = 1_000;
/** Runs closer than this look like one. */
const NEAR = 5;
/** Vertical runs in one slot keep this distance, or the eye makes one line of them. */
const SLOT_MARGIN = 36;
/** Improving is quadratic: beyond this many wires the start order stands. */
const IMPROVE_LIMIT = 400;
/**
 * Heights that are compared in one gap; then the order stands as it is. Where many wires have many ends each, nobody can
 * follow one of them, however few cross. Forty wires of one link each take 16,000 a round.
 */
const WORK_MAX = 1_000_000;
const ROUNDS = 6;
/** Wires that may be split in one gap. */
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
    const work: Work = { left: WORK_MAX };
    improve(order, work);
    for (let round = 0; round < MAX_SPLITS && work.left > 0 && splitOne(order, straight); round++) improve(order, work);
  }
  const slots = stackSlots(order);
  return { wires: [...wires.filter(isStraight), ...order], slots };
}

/** Counted, not timed: the same picture on every machine. */
interface Work {
  left: number;
}

/**
 * Two wires that each end where the other starts would lie on each other in either order. One of them goes around: down
 * to a height between, across the other, and on. A wire of many links is taken apart first.
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
 * Of the wires that go down, the lowest turns first; of those that go up, the highest. Then wires of one bundle do not
 * cross at all.
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

/** Moves each wire to the place in the order where it costs least, until none moves. */
function improve(order: Wire[], work: Work): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    const ends = heightsOf(order).length;
    for (const wire of [...order]) {
      work.left -= 2 * (order.length + ends + order.length * (wire.lefts.length + wire.rights.length));
      if (work.left < 0) return;
      const from = order.indexOf(wire);
      const to = bestPlace(order, from);
      if (to === from) continue;
      order.splice(from, 1);
      order.splice(to, 0, wire);
      moved = true;
    }
    if (!moved) return;
  }
}

function bestPlace(order: readonly Wire[], from: number): number {
  const wire = order[from]!;
  let best = from;
  let least = 0;
  for (const direction of [-1, 1]) {
    let change = 0;
    for (let i = from + direction; i >= 0 && i < order.length; i += direction) {
      const other = order[i]!;
      change += (cost(wire, other) - cost(other, wire)) * -direction;
      if (change < least) {
        least = change;
        best = i;
      }
    }
  }
  return best;
}

/** Crossings and overlaps when `first` has its vertical run to the left of `second`'s. */
export function cost(first: Wire, second: Wire): number {
  if (first.half && first.links[0] === second.links[0]) return first.half === 'first' ? 0 : OVERLAP_COST;
  const crossed =
    countWithin(second.lefts, first.top, first.bottom) + countWithin(first.rights, second.top, second.bottom);
  return crossed + OVERLAP_COST * countNear(first.rights, second.lefts);
}

/** How many of these heights, from the top down, are between two others. */
function countWithin(heights: readonly number[], top: number, bottom: number): number {
  return Math.max(0, firstFrom(heights, bottom) - firstFrom(heights, top, true));
}

/** Where the first height is that is not above `y`; with `after`, the first that is below it. */
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

/** Pairs of heights that look like one; both lists from the top down. */
function countNear(some: readonly number[], others: readonly number[]): number {
  let pairs = 0;
  let from = 0;
  for (const y of some) {
    while (from < others.length && others[from]! <= y - NEAR) from++;
    for (let at = from; at < others.length && others[at]! < y + NEAR; at++) pairs++;
  }
  return pairs;
}

function stackSlots(order: readonly Wire[]): number {
  let slots = 0;
  const placed: Wire[] = [];
  for (const wire of order) {
    let slot = 0;
    for (const other of placed) if (other.slot >= slot && related(other, wire)) slot = other.slot + 1;
    wire.slot = slot;
    slots = Math.max(slots, slot + 1);
    placed.push(wire);
  }
  return slots;
}

const related = (a: Wire, b: Wire): boolean => a.top < b.bottom + SLOT_MARGIN && b.top < a.bottom + SLOT_MARGIN;
