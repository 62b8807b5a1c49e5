/**
 * Decides for every pair of connected siblings which one stands on the left. This happens from the top level down,
 * before any size is known, because it fixes the border through which an edge leaves each box.
 */

import type { SceneBox } from '../scene/model.js';
import { endOf, startOf, type Trip } from './routes/trips.js';
import { areVariants, type Item } from './tree.js';

/** Peers (zones of one network) share a unit, because they always stand in one column. */
const unitOf = (item: Item): string => item.peerKey ?? item.id;

/**
 * Returns the items through which the edges of outside actors lead: where requests enter. An actor is a node outside
 * all boxes that no edge points at, such as users, and stands on the left itself.
 */
export function findEntries(trips: readonly Trip[]): ReadonlySet<Item> {
  const targets = new Set(trips.flatMap(({ down: [target] }) => target ?? []));
  return new Set(
    trips.flatMap(({ level, up: [source, ...outerContainers], down }) =>
      source?.node && level.parent === null && outerContainers.length === 0 && !targets.has(source)
        ? down.slice(0, -1)
        : [],
    ),
  );
}

/** Sets `leaves` and `enters` of the trips of one level. A trip between a box and its own content keeps its values. */
export function orientLevel(trips: readonly Trip[], entries: ReadonlySet<Item> = new Set()): void {
  const crossing = trips.filter((trip) => startOf(trip) && endOf(trip));
  const isLeft = leftOf(crossing, entries);
  for (const trip of crossing) {
    const a = unitOf(startOf(trip) as Item);
    const b = unitOf(endOf(trip) as Item);
    if (a === b) trip.leaves = trip.enters = 'E';
    else if (isLeft(a, b)) [trip.leaves, trip.enters] = ['E', 'W'];
    else [trip.leaves, trip.enters] = ['W', 'E'];
  }
}

/** Weight of a two-way edge, which hardly determines the order of its ends. A one-way edge has weight 1. */
const TWO_WAY_WEIGHT = 0.5;
/** Weight of an edge without requests or data. */
const THIN_WEIGHT = 0.5;

/** A vertex of the majority graph: an item, or all peers with one key, which stand in one column. */
interface Unit {
  readonly id: string;
  readonly order: number;
  /** The unit stands on the left border, regardless of its edges. */
  readonly isGate: boolean;
  /** Requests from outside enter through the unit. */
  readonly isEntry: boolean;
  readonly box: SceneBox | null;
  readonly next: string[];
  incoming: number;
}

/** Returns a predicate that is true if unit `a` stands to the left of unit `b`. */
function leftOf(trips: readonly Trip[], entries: ReadonlySet<Item>): (a: string, b: string) => boolean {
  const units = majorityGraph(trips, entries);
  const position = acyclicOrder(units);
  return (a, b) => (position.get(a) as number) < (position.get(b) as number);
}

/**
 * Builds a graph with one arc per pair of units, in the direction of most of their edges. On a draw, an entry is on the
 * left, or else the unit that comes first in the scene.
 */
function majorityGraph(trips: readonly Trip[], entries: ReadonlySet<Item>): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const weight = new Map<string, Map<string, number>>();
  const unit = (item: Item): Unit => {
    const id = unitOf(item);
    let existing = units.get(id);
    if (!existing) {
      const { order, isGate, box } = item;
      existing = { id, order, isGate, isEntry: entries.has(item), box, next: [], incoming: 0 };
      units.set(id, existing);
      weight.set(id, new Map());
    }
    return existing;
  };
  for (const trip of trips) {
    const ends = [unit(startOf(trip) as Item), unit(endOf(trip) as Item)] as const;
    const [a, b] = leavesByGate(trip) || isMetOutside(trip) ? [ends[1], ends[0]] : ends;
    if (a === b) continue;
    const row = weight.get(a.id) as Map<string, number>;
    row.set(b.id, (row.get(b.id) ?? 0) + (trip.edge.twoWay ? TWO_WAY_WEIGHT : trip.edge.thin ? THIN_WEIGHT : 1));
  }
  for (const a of units.values()) {
    for (const [id, forward] of weight.get(a.id) as Map<string, number>) {
      const b = units.get(id) as Unit;
      const backward = weight.get(id)?.get(a.id) ?? 0;
      const isFirst = a.isEntry === b.isEntry ? a.order < b.order : a.isEntry;
      if (a.isGate !== b.isGate) addArc(...(a.isGate ? ([a, b] as const) : ([b, a] as const)));
      // The scene has variants in the order in which readers expect them.
      else if (areVariants(a.box, b.box)) addArc(...(a.order < b.order ? ([a, b] as const) : ([b, a] as const)));
      else if (forward > backward || (forward === backward && isFirst)) addArc(a, b);
    }
  }
  return units;
}

/**
 * True for an edge that leaves the network through a gate. The gate stands on the left border, so its target stands on
 * the left, too.
 */
const leavesByGate = ({ up, down }: Trip): boolean => up.length > 1 && up[0]!.isGate && !down[0]!.isGate;

/** True for a two-way edge between a box and a node outside all boxes, which then stands on the left like users. */
const isMetOutside = ({ edge, level, up, down }: Trip): boolean =>
  edge.twoWay && level.parent === null && up.length > 1 && down.length === 1 && down[0]!.node !== null;

/**
 * Adds an arc, unless it exists. Gates and variants do not go by the direction of their edges, so a pair of them may
 * come up twice.
 */
function addArc(left: Unit, right: Unit): void {
  if (left.next.includes(right.id)) return;
  left.next.push(right.id);
  right.incoming++;
}

/**
 * Returns the position of each unit from left to right: the reverse postorder of a depth-first search, in which only
 * arcs that close a cycle point left. The search starts at units without incoming arcs, then at entries, then at those
 * with the largest surplus of outgoing arcs. Uses an explicit stack, because a chain of 10,000 units must not overflow
 * the call stack.
 */
function acyclicOrder(units: Map<string, Unit>): Map<string, number> {
  const roots = [...units.values()].sort(
    (a, b) =>
      Number(a.incoming > 0) - Number(b.incoming > 0) ||
      Number(b.isEntry) - Number(a.isEntry) ||
      b.next.length - b.incoming - (a.next.length - a.incoming) ||
      a.order - b.order,
  );
  const seen = new Set<string>();
  const finished: string[] = [];
  for (const root of roots) {
    if (seen.has(root.id)) continue;
    seen.add(root.id);
    const stack = [{ unit: root, next: 0 }];
    while (stack.length > 0) {
      const top = stack[stack.length - 1] as { unit: Unit; next: number };
      const id = top.unit.next[top.next++];
      if (id === undefined) {
        finished.push(top.unit.id);
        stack.pop();
      } else if (!seen.has(id)) {
        seen.add(id);
        stack.push({ unit: units.get(id) as Unit, next: 0 });
      }
    }
  }
  return new Map(finished.reverse().map((id, position) => [id, position]));
}
