/**
 * Channel routing: gives every wire of a gap its own vertical run, so that no two wires run over each other and as few
 * as possible cross. The classic problem; here solved by ordering the wires (a start order that is right for bundles,
 * then swaps of neighbours while crossings fall) and stacking them from the left.
 */
import { isStraight, type Wire } from './wires.js';

/** A horizontal run over another wire's run is worse than any number of crossings. */
const OVERLAP_COST = 1_000;
/** Runs closer than this look like one. */
const NEAR = 5;
/** Vertical runs in one slot keep this distance. */
const SLOT_MARGIN = 12;
/** Swapping is quadratic: beyond this many wires the start order stands. */
const SWAP_LIMIT = 150;

/** Sets `slot` on each wire that is not straight; returns the number of slots. */
export function assignSlots(wires: readonly Wire[]): number {
  const bent = wires.filter((wire) => !isStraight(wire));
  const order = startOrder(bent);
  if (order.length <= SWAP_LIMIT) improve(order);
  return stackSlots(order);
}

/**
 * Of the wires that go down, the lowest turns first; of those that go up, the highest. Then wires of one bundle do not
 * cross at all.
 */
function startOrder(wires: readonly Wire[]): Wire[] {
  const start = (wire: Wire): number => Math.min(...wire.lefts);
  const rises = (wire: Wire): boolean => mean(wire.rights.length > 0 ? wire.rights : wire.lefts) < mean(wire.lefts);
  return wires
    .map((wire, i) => ({ wire, i, up: rises(wire), from: start(wire) }))
    .sort((a, b) => Number(b.up) - Number(a.up) || (a.up ? a.from - b.from : b.from - a.from) || a.i - b.i)
    .map(({ wire }) => wire);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function improve(order: Wire[]): void {
  for (let round = 0; round < order.length; round++) {
    let swapped = false;
    for (let i = 0; i + 1 < order.length; i++) {
      const a = order[i]!;
      const b = order[i + 1]!;
      if (cost(b, a) < cost(a, b)) {
        order[i] = b;
        order[i + 1] = a;
        swapped = true;
      }
    }
    if (!swapped) return;
  }
}

/** Crossings and overlaps when `first` has its vertical run to the left of `second`'s. */
export function cost(first: Wire, second: Wire): number {
  let total = 0;
  for (const y of second.lefts) if (y > first.top && y < first.bottom) total++;
  for (const y of first.rights) {
    if (y > second.top && y < second.bottom) total++;
    for (const other of second.lefts) if (Math.abs(y - other) < NEAR) total += OVERLAP_COST;
  }
  return total;
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
