/**
 * Multi-subnet resources that are one node: a function, a load balancer, a database with a standby. Subnets with hardly any other
 * content are merged into one box with a count. The box holds the spanning resources, replicas for each of the subnets, resources
 * in some of them and the few in one. If resources in single subnets outnumber the spanning ones, each subnet stays a box of its
 * own. The spanning resources then stand in the innermost container around all.
 */

import { withoutIndexes } from '../../graph/address.js';
import { groupBy, put } from '../../graph/group-by.js';
import { byText } from '../../graph/order.js';
import type { Folds } from '../fold.js';
import { COPIES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import type { Access } from './access.js';
import { type Copies, copiesIn } from './copies.js';
import type { Containment } from './place.js';

interface Spanned {
  readonly spans: Across;
  /** Includes replicas of spanning resources without a container around their subnets. */
  readonly copies: Copies;
}

/**
 * Merges the subnets of spanning resources into boxes. Example: a load balancer in two subnets with nothing else stands in one
 * box for both. A network has either boxes across its zones or replicas in them: beside a spanning resource, replicated ones span
 * their subnets too, if these can be merged.
 */
export function across(
  model: Model,
  folds: Folds,
  places: Containment,
  copies: Copies,
  access: ReadonlyMap<string, Access>,
): Spanned {
  const without = (things: ReadonlySet<string>): Copies => ({
    ...copies,
    of: new Map([...copies.of].filter(([thing]) => !things.has(thing))),
  });
  const networkOf = networkFinder(model, places);
  const { spanning } = occupancy(model, folds, places, copies);
  const spanned = new Set([...spanning.keys()].map((key) => networkOf(key.split('\n'))));
  const replicas = [...copies.of.keys()].filter((thing) => {
    const network = networkOf(places.parentsOf(thing));
    return network !== null && spanned.has(network);
  });
  if (replicas.length === 0) return merge(model, folds, places, copies, access);
  const joint = merge(model, folds, places, without(new Set(replicas)), access);
  const isMerged = (thing: string): boolean => joint.spans.members.has(joint.spans.parents.get(thing) ?? '');
  const failed = new Set(
    replicas.filter((thing) => !isMerged(thing)).map((thing) => networkOf(places.parentsOf(thing))),
  );
  if (failed.size === 0) return joint;
  const merged = replicas.filter((thing) => !failed.has(networkOf(places.parentsOf(thing))));
  return merge(model, folds, places, without(new Set(merged)), access);
}

/** Returns a function that finds the network of subnets in several zones; null if they are in one zone or several networks. */
function networkFinder({ knowledge, typeOf }: Model, { implied, parentOf }: Containment) {
  const isZone = (box: string): boolean => knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf(box)).peers;
  return (seats: readonly string[]): string | null => {
    const zones = new Set(seats.map(parentOf));
    if (zones.size < 2 || ![...zones].every((zone) => zone !== null && isZone(zone))) return null;
    const networks = new Set([...zones].map((zone) => parentOf(zone as string)));
    const [network = null] = networks;
    return networks.size === 1 ? network : null;
  };
}

function merge(
  model: Model,
  folds: Folds,
  places: Containment,
  copies: Copies,
  access: ReadonlyMap<string, Access>,
): Spanned {
  const occupied = occupancy(model, folds, places, copies);
  const { taken, own, spanning } = occupied;
  const copied = new Map(occupied.copied);
  const boxFor = boxFinder(model, places, access);
  const into = new Map<string, string>();
  const members = new Map<string, readonly string[]>();
  const parents = new Map<string, string | null>();
  const of = new Map(copies.of);
  const copiedTo = groupBy([...of.keys()], (thing) => keyOf(places.parentsOf(thing)));

  /** Returns the box that stands for all of these subnets and more; null for none. */
  const boxAround = (seats: readonly string[]): string | null => {
    const boxes = new Set(seats.map((seat) => into.get(seat) ?? (members.has(seat) ? seat : null)));
    const [box = null] = boxes;
    return boxes.size === 1 ? box : null;
  };

  const isLittle = littleFinder(model, places, { own, copied });

  // If two sets want the same subnets, the one with more resources wins.
  const sets = [...spanning].map(([key, things]) => ({ key, things, seats: key.split('\n') }));
  sets.sort((a, b) => b.things.length - a.things.length || b.seats.length - a.seats.length || byText(a.key, b.key));
  for (const { key, things, seats } of sets) {
    const holdsNoOther = (seat: string): boolean => [...(copied.get(seat) ?? [])].every((other) => other === key);
    const isFree = seats.every(
      (seat) => !taken.has(seat) && !into.has(seat) && !members.has(seat) && holdsNoOther(seat),
    );
    const inOne = seats.flatMap((seat) => own.get(seat) ?? []);
    const box = isFree && isLittle(seats, things) ? boxFor(seats) : null;
    const around = boxAround(seats);
    if (around !== null) {
      for (const thing of things) parents.set(thing, around);
      continue;
    }
    if (box === null) {
      // Without a container around the subnets, a single node would be at the top level.
      const isNowhere = (thing: string): boolean => places.parentOf(thing) === null && seats.length <= COPIES_MAX;
      const lone = things.filter(isNowhere);
      // A subnet merged into a box is not drawn itself, and a subnet with replicas must stay.
      const boxes = [...new Set(seats.map((seat) => into.get(seat) ?? seat))];
      for (const thing of lone) of.set(thing, copiesIn(thing, boxes));
      for (const seat of lone.length > 0 ? boxes : []) copied.set(seat, new Set([...(copied.get(seat) ?? []), key]));
      continue;
    }
    const [first, ...rest] = seats as [string, ...string[]];
    for (const seat of rest) into.set(seat, first);
    members.set(first, seats);
    parents.set(first, box.parent);
    for (const thing of [...things, ...inOne]) parents.set(thing, first);
    for (const thing of copiedTo.get(key) ?? []) {
      of.delete(thing);
      parents.set(thing, first);
    }
  }
  const spans = withoutIdleZones({ into, members, parents }, { ...occupied, copied }, { model, places, boxFor });
  return { spans, copies: { ...copies, of } };
}

const keyOf = (seats: readonly string[]): string => seats.join('\n');

type IsLittle = (seats: readonly string[], across: readonly string[]) => boolean;

/**
 * Returns a test for sets of subnets in which resources in single subnets are fewer than spanning ones: one NAT gateway beside a
 * load balancer. One resource in each subnet counts as one, unless their zones have other contents; then the zones are drawn,
 * each with its gateway. A service counts for more, because its subnet matters.
 */
function littleFinder(
  model: Model,
  { parentOf }: Containment,
  { own, copied }: Pick<Occupancy, 'own' | 'copied'>,
): IsLittle {
  const isAtHome = (seats: readonly string[]): boolean => {
    const zones = new Set(seats.map(parentOf));
    const others = [...own.keys(), ...copied.keys()].filter((seat) => !seats.includes(seat));
    return zones.size > 1 && others.some((seat) => zones.has(parentOf(seat)));
  };
  return (seats, across) => {
    const inOne = seats.flatMap((seat) => own.get(seat) ?? []);
    const isService = (thing: string): boolean => model.factsOf(thing).plumbing !== true;
    const services = inOne.filter(isService).length;
    const isInEach = (things: readonly string[]): boolean =>
      things.length === seats.length && seats.every((seat) => own.get(seat)?.some((thing) => things.includes(thing)));
    const amounts = [...groupBy(inOne, model.typeOf).values()].map((things) =>
      things.some(isService) || !isInEach(things) || isAtHome(seats) ? things.length : 1,
    );
    return amounts.reduce((sum, amount) => sum + amount, 0) <= across.length && services < across.length;
  };
}

function boxFinder(
  { knowledge, resources, typeOf }: Model,
  { implied, parentOf }: Containment,
  access: ReadonlyMap<string, Access>,
): BoxFor {
  const isPeer = (box: string | null): boolean =>
    box !== null && knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf(box)).peers;
  const looks = (subnet: string): string => {
    const { mode, change, provenance } = resources.get(subnet) ?? {};
    return JSON.stringify([typeOf(subnet), access.get(subnet), mode, change, provenance]);
  };
  return (subnets) => {
    let around = new Set(subnets.map(parentOf));
    // Zones of one network.
    if (around.size > 1 && [...around].every(isPeer))
      around = new Set([...around].map((zone) => parentOf(zone as string)));
    const [parent = null] = around;
    return around.size === 1 && new Set(subnets.map(looks)).size === 1 ? { parent } : null;
  };
}

function occupancy(model: Model, folds: Folds, places: Containment, copies: Copies): Occupancy {
  const taken = new Set<string>();
  const own = new Map<string, string[]>();
  const spanning: [string, string][] = [];
  const copied = new Map<string, Set<string>>();
  const take = (start: string | null): void => {
    for (let at = start; at !== null && !taken.has(at); at = places.parentOf(at)) taken.add(at);
  };
  for (const { address, mode } of model.resources.values()) {
    if (folds.root(address) !== address) continue;
    const settled = copies.settled.get(address);
    const seats = places.parentsOf(address);
    if (model.isContainer(address)) {
      if (mode !== 'data') take(places.parentOf(address));
    } else if (copies.of.has(address)) {
      for (const seat of seats) copied.set(seat, (copied.get(seat) ?? new Set()).add(keyOf(seats)));
    } else if (settled !== undefined) take(settled);
    else if (seats.length < 2) {
      const [seat = null] = seats;
      if (seat !== null) put(own, seat, address);
    } else spanning.push([keyOf(seats), address]);
  }
  const byKey = groupBy(spanning, ([key]) => key);
  return {
    taken,
    own,
    copied,
    spanning: new Map([...byKey].map(([key, all]) => [key, all.map(([, thing]) => thing)])),
  };
}

// Idle zones: zones without workloads beside a box across all zones. With only public subnets in zones, private subnets would
// look as if they were in none. These subnets are merged too, or stand in the network itself, and the zones are not drawn.

type Seats = readonly [string, ...string[]];

function withoutIdleZones(
  spans: Across,
  occupancy: Occupancy,
  { model, places, boxFor }: { readonly model: Model; readonly places: Containment; readonly boxFor: BoxFor },
): Across {
  const [into, members, parents] = [new Map(spans.into), new Map(spans.members), new Map(spans.parents)];
  for (const seats of idleSeats(spans, occupancy, model, places)) {
    const tiers = tiersOf(seats, places);
    const boxes = tiers?.map(boxFor) ?? [];
    if (tiers === null || boxes.some((box) => box === null)) {
      // Subnets that form no tiers stand in the network one by one.
      const network = places.parentOf(places.parentOf(seats[0]) as string);
      for (const seat of seats) parents.set(seat, network);
      continue;
    }
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

/** Returns, for each network with a box across zones, the remaining subnets; none if a workload runs in one. */
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
    return areIdle && zones.every(isIdle) ? [seats as unknown as Seats] : [];
  });
}

/** Splits subnets into sets with one per zone: all of them, or the instances of each resource. Null if they do not split so. */
function tiersOf(seats: Seats, { parentOf }: Containment): readonly Seats[] | null {
  const isTier = (set: readonly string[]): boolean => set.length > 1 && new Set(set.map(parentOf)).size === set.length;
  if (isTier(seats)) return [seats];
  const tiers = [...groupBy(seats, withoutIndexes).values()] as unknown as Seats[];
  return tiers.every(isTier) ? tiers : null;
}

// ---- Boxes that stand for several subnets, and the occupancy of subnets that decides about them.

export interface Across {
  /** The box that stands for a subnet; only for subnets that are not their own box. */
  readonly into: ReadonlyMap<string, string>;
  /** The subnets that a box stands for, starting with its own. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Containers of these boxes and of the resources in them. */
  readonly parents: ReadonlyMap<string, string | null>;
}

export interface Occupancy {
  /** Containers with other containers or settled resources in them. */
  readonly taken: ReadonlySet<string>;
  /** Resources in a single container, by container. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Resources that span several containers, by the joined addresses of these. */
  readonly spanning: ReadonlyMap<string, readonly string[]>;
  /** Containers of each replicated resource with a replica in the container. */
  readonly copied: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the container of one box for these subnets; null if one box cannot stand for all of them. */
export type BoxFor = (subnets: readonly string[]) => { readonly parent: string | null } | null;
