/**
 * Zones in which nothing runs, beside boxes of what lies across all of them: with the public subnets alone in zones, the
 * private ones seem to be in none. Their subnets are boxes with a count, too, and the zones are not drawn.
 */
import { withoutIndexes } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Model } from '../model.js';
import type { Containment } from './place.js';
import type { Across, BoxFor, Occupancy } from './spans.js';

type Seats = readonly [string, ...string[]];

export function withoutIdleZones(
  spans: Across,
  occupancy: Occupancy,
  { model, places, boxFor }: { readonly model: Model; readonly places: Containment; readonly boxFor: BoxFor },
): Across {
  const [into, members, parents] = [new Map(spans.into), new Map(spans.members), new Map(spans.parents)];
  for (const seats of idleSeats(spans, occupancy, model, places)) {
    const tiers = tiersOf(seats, places);
    const boxes = tiers?.map(boxFor) ?? [];
    if (tiers === null || boxes.some((box) => box === null)) continue;
    tiers.forEach((tier, i) => {
      const [first, ...rest] = tier;
      for (const seat of rest) into.set(seat, first);
      members.set(first, tier);
      parents.set(first, boxes[i]!.parent);
      for (const thing of tier.flatMap((seat) => occupancy.own.get(seat) ?? [])) parents.set(thing, first);
    });
  }
  return { into, members, parents };
}

/** By network that has a box for subnets of all of its zones, the other subnets in these; none where something runs in one. */
function idleSeats(
  { into, members }: Across,
  { taken, own, copied, spanning }: Occupancy,
  model: Model,
  { parentOf }: Containment,
): Seats[] {
  const zonesOf = (seats: readonly string[]): readonly (string | null)[] => [...new Set(seats.map(parentOf))];
  const spanned = new Set([...members.values()].map(zonesOf).flatMap((zones) => (zones.length > 1 ? zones : [])));
  const networks = new Set([...spanned].map((zone) => parentOf(zone as string)));
  const isNetwork = (place: string | null): place is string => place !== null && networks.has(place);
  const around = (seat: string): string | null => {
    const zone = parentOf(seat);
    return zone === null ? null : parentOf(zone);
  };
  const left = [...model.resources.keys()].filter(
    (place) => model.isContainer(place) && isNetwork(around(place)) && !into.has(place) && !members.has(place),
  );
  const inZone = new Set([...spanning.values()].flat().map(parentOf));
  const isIdle = (place: string | null): boolean =>
    place !== null &&
    !copied.has(place) &&
    !inZone.has(place) &&
    (own.get(place) ?? []).every((thing) => model.factsOf(thing).plumbing === true);
  return [...groupBy(left, around).values()].flatMap((seats) => {
    const zones = zonesOf(seats);
    const areIdle = seats.every((seat) => isIdle(seat) && !taken.has(seat));
    return areIdle && zones.every((zone) => spanned.has(zone) && isIdle(zone)) ? [seats as unknown as Seats] : [];
  });
}

/** Those with one in each zone: all of them, or the instances of each resource; null where they are not. */
function tiersOf(seats: Seats, { parentOf }: Containment): readonly Seats[] | null {
  const isTier = (set: readonly string[]): boolean => set.length > 1 && new Set(set.map(parentOf)).size === set.length;
  if (isTier(seats)) return [seats];
  const tiers = [...groupBy(seats, withoutIndexes).values()] as unknown as Seats[];
  return tiers.every(isTier) ? tiers : null;
}
