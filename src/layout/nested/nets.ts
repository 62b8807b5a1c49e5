/**
 * Nets: which edges may share a port. A line that several edges share must say exactly what single lines would:
 *
 *   - on the way out, sources that have the very same targets on a level share a trunk: wherever it goes, all of them go;
 *   - on the way in, targets that have the very same sources share one.
 *
 * What counts is who is inside the border: bundles of different levels with the very same sources (or targets) inside a
 * border cross it as one. Two lines a few pixels apart that end in one fork would say the same, as a knot.
 *
 * Where a trunk out meets a trunk in, every source of the one goes to every target of the other.
 */
import { groupBy } from '../../graph/group-by.js';
import { styleOf, type Trip } from './routes/trips.js';
import type { Item } from './tree.js';

/**
 * Names the ports of all trips of one level. Trips with one name share the ports on their way. As long as a line has only
 * one source of its bundle around it, it is still that source's own trunk, with all that it sends to other levels.
 */
export function nameNets(trips: readonly Trip[]): void {
  const sourceOf = ({ edge }: Trip): string => edge.from;
  for (const [style, group] of groupBy(trips, netStyle)) {
    const outs = alike(group, sourceOf, aimOf);
    const ins = alike(group, aimOf, sourceOf);
    const bundleOut = (trip: Trip): number => outs.get(sourceOf(trip)) as number;
    const bundleIn = (trip: Trip): number => ins.get(aimOf(trip)) as number;
    const sources = insiders(group, bundleOut, sourceOf, ({ up }) => up);
    const targets = insiders(group, bundleIn, aimOf, ({ down }) => down);
    for (const trip of group) {
      const [out, into] = [bundleOut(trip), bundleIn(trip)];
      trip.portOut = (border) => `from ${sources(out, border) ?? JSON.stringify([sourceOf(trip)])}${style}`;
      trip.portIn = (border) => `to ${targets(into, border) ?? JSON.stringify([aimOf(trip)])}${style}`;
    }
  }
}

/** A line to a gate comes straight to the border, so no other leaves it behind that; one to its box ends beside the gate. */
function netStyle(trip: Trip): string {
  const ends = [trip.up[0], trip.down[0]];
  const special = ends.some((end) => end?.isGate) ? ' gate' : ends.some((end) => end?.hasGates) ? ' border' : '';
  return `${styleOf(trip)}${special}`;
}

/** Tells which ends of a bundle are inside a border, as text; null where the trips of the bundle do not cross it. */
function insiders(
  trips: readonly Trip[],
  bundleOf: (trip: Trip) => number,
  end: (trip: Trip) => string,
  way: (trip: Trip) => readonly Item[],
): (bundle: number, border: Item) => string | null {
  const ends = new Map<string, Set<string>>();
  const keyOf = (bundle: number, border: Item): string => `${bundle}:${border.order}`;
  for (const trip of trips)
    for (const border of way(trip)) {
      const key = keyOf(bundleOf(trip), border);
      const inside = ends.get(key);
      if (inside) inside.add(end(trip));
      else ends.set(key, new Set([end(trip)]));
    }
  const names = new Map([...ends].map(([key, inside]) => [key, JSON.stringify([...inside].sort())]));
  return (bundle, border) => names.get(keyOf(bundle, border)) ?? null;
}

/** Lines with different labels do not arrive as one: each label needs a run of its own. */
const aimOf = ({ edge }: Trip): string => JSON.stringify([edge.to, edge.label?.text ?? '']);

/** The bundle of each end: ends whose trips have the same set of other ends are in one. */
function alike(
  trips: readonly Trip[],
  end: (trip: Trip) => string,
  other: (trip: Trip) => string,
): Map<string, number> {
  const bundles = new Map<string, number>();
  const result = new Map<string, number>();
  for (const [name, list] of groupBy(trips, end)) {
    const others = JSON.stringify(list.map(other).sort());
    const bundle = bundles.get(others) ?? bundles.size;
    bundles.set(others, bundle);
    result.set(name, bundle);
  }
  return result;
}
