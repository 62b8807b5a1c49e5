/**
 * Nets: which edges may share a port. A line that several edges share must say exactly what single lines would:
 *
 *   - on the way out, sources that have the very same targets on a level share a trunk: wherever it goes, all of them go;
 *   - on the way in, targets that have the very same sources share one.
 *
 * Where a trunk out meets a trunk in, every source of the one goes to every target of the other.
 */
import { groupBy } from './group-by.js';
import type { Item } from './tree.js';
import { styleOf, type Trip } from './trips.js';

/**
 * Names the ports of all trips of one level. Trips with one name share the ports on their way. As long as a line has only
 * one source of its bundle around it, it is still that source's own trunk, with all that it sends to other levels.
 */
export function nameNets(levelId: number, trips: readonly Trip[]): void {
  for (const [style, group] of groupBy(trips, styleOf)) {
    const outs = alike(group, ({ edge }) => edge.from, aimOf);
    const ins = alike(group, aimOf, ({ edge }) => edge.from);
    const bundleOut = ({ edge }: Trip): number => outs.get(edge.from) as number;
    const bundleIn = (trip: Trip): number => ins.get(aimOf(trip)) as number;
    const sharesOut = sharing(
      group,
      bundleOut,
      ({ edge }) => edge.from,
      ({ up }) => up,
    );
    const sharesIn = sharing(group, bundleIn, aimOf, ({ down }) => down);
    for (const trip of group) {
      const [out, into] = [bundleOut(trip), bundleIn(trip)];
      trip.portOut = (border) =>
        sharesOut(out, border) ? `from ${levelId}:${out}${style}` : `from ${trip.edge.from}${style}`;
      trip.portIn = (border) =>
        sharesIn(into, border) ? `to ${levelId}:${into}${style}` : `to ${aimOf(trip)}${style}`;
    }
  }
}

/** Tells whether more than one end of a bundle is inside a border. */
function sharing(
  trips: readonly Trip[],
  bundleOf: (trip: Trip) => number,
  end: (trip: Trip) => string,
  way: (trip: Trip) => readonly Item[],
): (bundle: number, border: Item) => boolean {
  const first = new Map<string, string>();
  const shared = new Set<string>();
  const keyOf = (bundle: number, border: Item): string => `${bundle}:${border.order}`;
  for (const trip of trips)
    for (const border of way(trip)) {
      const key = keyOf(bundleOf(trip), border);
      const known = first.get(key);
      if (known === undefined) first.set(key, end(trip));
      else if (known !== end(trip)) shared.add(key);
    }
  return (bundle, border) => shared.has(keyOf(bundle, border));
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
