/**
 * Nets: which edges may share a port. A line that several edges share must say exactly what single lines would, so edges
 * are bundled
 *   - on the way out of boxes, where all of them have the same source: everything on the trunk comes from there;
 *   - on the way into boxes, where all have the same target;
 *   - between the same two siblings, where every source of the bundle goes to every target of it.
 */
import { groupBy } from './group-by.js';
import { endOf, startOf, styleOf, type Trip } from './trips.js';

/** Names the ports of all trips of one level. Names are unique over the whole layout. */
export function nameNets(levelId: number, trips: readonly Trip[]): void {
  const pairs = groupBy(trips, (trip) => `${startOf(trip)?.order ?? '-'}>${endOf(trip)?.order ?? '-'}${styleOf(trip)}`);
  for (const [pair, group] of pairs) {
    bundle(group).forEach((net, i) => {
      const sources = new Set(net.map(sourceOf));
      const targets = new Set(net.map(aimOf));
      for (const trip of net) {
        const name = `${levelId}:${pair}:${i}`;
        trip.portOut = sources.size === 1 ? `from ${sourceOf(trip)}${styleOf(trip)}` : name;
        trip.portIn = targets.size === 1 ? `to ${aimOf(trip)}${styleOf(trip)}` : name;
      }
    });
  }
}

/** Lines with different labels do not arrive as one: each label needs a run of its own. */
const aimOf = ({ edge }: Trip): string => JSON.stringify([edge.to, edge.label?.text ?? '']);
const sourceOf = (trip: Trip): string => trip.edge.from;

function bundle(trips: readonly Trip[]): Trip[][] {
  const bySource = groupBy(trips, sourceOf);
  const targetsOf = (list: readonly Trip[]): string => JSON.stringify(list.map(aimOf).sort());
  return [...groupBy([...bySource.values()], targetsOf).values()].map((sources) => sources.flat());
}
