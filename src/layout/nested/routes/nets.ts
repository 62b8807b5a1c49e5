/**
 * Nets: sets of edges that share a line. A shared line must mean exactly the same as separate lines:
 *
 *   - outgoing: sources with identical targets on a level share a trunk, because wherever it goes, all of them go;
 *   - incoming: targets with identical sources share a trunk.
 *
 * At a border, only the ends inside it matter. Bundles of different levels that have identical sources (or targets)
 * inside a border therefore cross it at one port. Separate lines a few pixels apart would mean the same, but look like
 * a knot.
 *
 * Where an outgoing trunk meets an incoming one, every source of the first connects to every target of the second.
 */
import { groupBy } from '../../../graph/group-by.js';
import type { Item } from '../tree.js';
import { styleOf, type Trip } from './trips.js';

/**
 * Sets `portOut` and `portIn` of all trips of one level. Trips with the same name for a border share its port. A bundle
 * that has only one source inside a border gets the name of that source, so it shares the port with edges of the source
 * that belong to other levels.
 */
export function nameNets(trips: readonly Trip[]): void {
  const sourceOf = ({ edge }: Trip): string => edge.from;
  for (const [style, group] of groupBy(trips, netStyle)) {
    const outs = bundleEnds(group, sourceOf, targetOf);
    const ins = bundleEnds(group, targetOf, sourceOf);
    const bundleOut = (trip: Trip): number => outs.get(sourceOf(trip)) as number;
    const bundleIn = (trip: Trip): number => ins.get(targetOf(trip)) as number;
    const sources = endsInside(group, bundleOut, sourceOf, ({ up }) => up);
    const targets = endsInside(group, bundleIn, targetOf, ({ down }) => down);
    for (const trip of group) {
      const [out, into] = [bundleOut(trip), bundleIn(trip)];
      trip.portOut = (border) => `from ${sources(out, border) ?? JSON.stringify([sourceOf(trip)])}${style}`;
      trip.portIn = (border) => `to ${targets(into, border) ?? JSON.stringify([targetOf(trip)])}${style}`;
    }
  }
}

/**
 * Returns a key for edges that may form a net. An edge at a gate runs straight to the border, so no other edge may
 * branch off it. An edge at the box of a gate ends beside the gate. Both are kept apart from other edges.
 */
function netStyle(trip: Trip): string {
  const ends = [trip.up[0], trip.down[0]];
  const special = ends.some((end) => end?.isGate) ? ' gate' : ends.some((end) => end?.hasGates) ? ' border' : '';
  return `${styleOf(trip)}${special}`;
}

/**
 * Returns a function that names the ends of a bundle inside a border, sorted and as JSON; null if no trip of the bundle
 * crosses the border.
 */
function endsInside(
  trips: readonly Trip[],
  bundleOf: (trip: Trip) => number,
  end: (trip: Trip) => string,
  path: (trip: Trip) => readonly Item[],
): (bundle: number, border: Item) => string | null {
  const ends = new Map<string, Set<string>>();
  const keyOf = (bundle: number, border: Item): string => `${bundle}:${border.order}`;
  for (const trip of trips)
    for (const border of path(trip)) {
      const key = keyOf(bundleOf(trip), border);
      const inside = ends.get(key);
      if (inside) inside.add(end(trip));
      else ends.set(key, new Set([end(trip)]));
    }
  const names = new Map([...ends].map(([key, inside]) => [key, JSON.stringify([...inside].sort())]));
  return (bundle, border) => names.get(keyOf(bundle, border)) ?? null;
}

/**
 * Returns the target and the label as JSON. Edges with different labels do not share a port of the target, because each
 * label needs its own run.
 */
const targetOf = ({ edge }: Trip): string => JSON.stringify([edge.to, edge.label?.text ?? '']);

/** Returns a bundle number per end. Ends whose trips have the same set of opposite ends share a bundle. */
function bundleEnds(
  trips: readonly Trip[],
  end: (trip: Trip) => string,
  other: (trip: Trip) => string,
): Map<string, number> {
  const bundles = new Map<string, number>();
  const bundleByEnd = new Map<string, number>();
  for (const [name, tripsOfEnd] of groupBy(trips, end)) {
    const others = JSON.stringify(tripsOfEnd.map(other).sort());
    const bundle = bundles.get(others) ?? bundles.size;
    bundles.set(others, bundle);
    bundleByEnd.set(name, bundle);
  }
  return bundleByEnd;
}
