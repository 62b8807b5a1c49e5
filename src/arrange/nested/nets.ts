/**
 * Nets: which edges may share a port. A line that several edges share must say exactly what single lines would:
 *
 *   - on the way out, sources that have the very same targets on a level share a trunk: wherever it goes, all of them go;
 *   - on the way in, targets that have the very same sources share one.
 *
 * Where a trunk out meets a trunk in, every source of the one goes to every target of the other.
 */
import { groupBy } from './group-by.js';
import { styleOf, type Trip } from './trips.js';

/** Names the ports of all trips of one level. Trips with one name share the ports on their way. */
export function nameNets(levelId: number, trips: readonly Trip[]): void {
  for (const [style, group] of groupBy(trips, styleOf)) {
    const outs = alike(group, ({ edge }) => edge.from, aimOf);
    const ins = alike(group, aimOf, ({ edge }) => edge.from);
    for (const trip of group) {
      const out = outs.get(trip.edge.from) as Bundle;
      const into = ins.get(aimOf(trip)) as Bundle;
      // A source that shares with no other keeps one trunk for the targets of all levels; so does a target.
      trip.portOut = out.members === 1 ? `from ${trip.edge.from}${style}` : `from ${levelId}:${out.id}${style}`;
      trip.portIn = into.members === 1 ? `to ${aimOf(trip)}${style}` : `to ${levelId}:${into.id}${style}`;
    }
  }
}

/** Lines with different labels do not arrive as one: each label needs a run of its own. */
const aimOf = ({ edge }: Trip): string => JSON.stringify([edge.to, edge.label?.text ?? '']);

interface Bundle {
  readonly id: number;
  members: number;
}

/** Puts ends whose trips have the same set of other ends into one bundle. */
function alike(
  trips: readonly Trip[],
  end: (trip: Trip) => string,
  other: (trip: Trip) => string,
): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  const result = new Map<string, Bundle>();
  for (const [name, list] of groupBy(trips, end)) {
    const others = JSON.stringify(list.map(other).sort());
    const bundle = bundles.get(others) ?? { id: bundles.size, members: 0 };
    bundles.set(others, bundle);
    bundle.members++;
    result.set(name, bundle);
  }
  return result;
}
