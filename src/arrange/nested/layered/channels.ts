/**
 * Channel routing: gives every wire of a gap its own vertical run, so that no two wires run over each other and as few
 * as possible cross. The classic problem; here solved by ordering the wires (a start order that is right for bundles,
 * then moves of single wires while the cost falls) and stacking them from the left.
 */
import { isStraight, singleWires, splitWire, type Wire } from './wires.js';

/** A horizontal run over another wire's run is worse than any number of crossings. */
const OVERLAP_COST = 1_000;
/** Runs closer than this look like one. */
const NEAR = 5;
/** Vertical runs in one slot keep this distance, or the eye makes one line of them. */
const SLOT_MARGIN = 36;
/** Improving is quadratic: beyond this many wires the start order stands. */
const IMPROVE_LIMIT = 400;
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
    improve(order);
    for (let round = 0; round < MAX_SPLITS && splitOne(order, straight); round++) improve(order);
  }
  const slots = stackSlots(order);
  return { wires: [...wires.filter(isStraight), ...order], slots };
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
  const start = (wire: Wire): number => Math.min(...wire.lefts);
  const rises = (wire: Wire): boolean => mean(wire.rights.length > 0 ? wire.rights : wire.lefts) < mean(wire.lefts);
  return wires
    .map((wire, i) => ({ wire, i, up: rises(wire), from: start(wire) }))
    .sort((a, b) => Number(b.up) - Number(a.up) || (a.up ? a.from - b.from : b.from - a.from) || a.i - b.i)
    .map(({ wire }) => wire);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Moves each wire to the place in the order where it costs least, until none moves. */
function improve(order: Wire[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const wire of [...order]) {
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
