/**
 * Nets: which edges may share a line. Between the same two siblings, edges are bundled only where every source of the
 * bundle goes to every target of it: then a shared trunk says exactly what the single lines would.
 */
import { endOf, startOf, type Trip } from './trips.js';

/** Sets `net` on every trip of one level. Names are unique over the whole layout. */
export function nameNets(levelId: number, trips: readonly Trip[]): void {
  const pairs = new Map<string, Trip[]>();
  for (const trip of trips) {
    const key = `${startOf(trip)?.order ?? '-'}>${endOf(trip)?.order ?? '-'}${trip.edge.dashed ? 'd' : ''}`;
    const list = pairs.get(key);
    if (list) list.push(trip);
    else pairs.set(key, [trip]);
  }
  for (const [key, group] of pairs) {
    bundle(group).forEach((net, i) => {
      for (const trip of net) trip.net = `${levelId}:${key}:${i}`;
    });
  }
}

const targetOf = (trip: Trip): string => trip.edge.to;
const sourceOf = (trip: Trip): string => trip.edge.from;

function bundle(trips: readonly Trip[]): Trip[][] {
  const bySource = groupBy(trips, sourceOf);
  const targetsOf = (list: readonly Trip[]): string => JSON.stringify(list.map(targetOf).sort());
  return [...groupBy([...bySource.values()], targetsOf).values()].map((sources) => sources.flat());
}

function groupBy<T>(list: readonly T[], key: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const k = key(entry);
    const group = groups.get(k);
    if (group) group.push(entry);
    else groups.set(k, [entry]);
  }
  return groups;
}
