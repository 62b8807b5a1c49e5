/**
 * Multi-subnet resources that are one node: a function, a load balancer, a database with a standby. If their subnets
 * hold little else, the subnets are merged into one box with a count, which then holds all contents of these subnets:
 * the spanning resources, replicas, and the few resources in single subnets. If more resources are in single subnets
 * than span several, each subnet remains a box, and the spanning resources are placed in the innermost container that
 * encloses these boxes.
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

interface MergedSubnets {
  readonly spans: Spans;
  /** Replicas, including those of spanning resources whose subnets have no common container. */
  readonly copies: Copies;
}

/**
 * Merges the subnets of spanning resources into boxes. Example: two subnets with only a load balancer become one box
 * with the load balancer. A network has either boxes across its zones or replicas in its zones, not both. If it has a
 * spanning resource, its replicated resources are therefore drawn once as well, provided that their subnets can be
 * merged.
 */
export function mergeSubnets(
  model: Model,
  folds: Folds,
  places: Containment,
  copies: Copies,
  access: ReadonlyMap<string, Access>,
): MergedSubnets {
  const withoutReplicasOf = (resources: ReadonlySet<string>): Copies => ({
    ...copies,
    byResource: new Map([...copies.byResource].filter(([resource]) => !resources.has(resource))),
  });
  const networkOf = networkFinder(model, places);
  const { spanning } = occupancy(model, folds, places, copies);
  const spanned = new Set([...spanning.keys()].map((key) => networkOf(key.split('\n'))));
  const replicas = [...copies.byResource.keys()].filter((resource) => {
    const network = networkOf(places.parentsOf(resource));
    return network !== null && spanned.has(network);
  });
  if (replicas.length === 0) return merge(model, folds, places, copies, access);
  const allMerged = merge(model, folds, places, withoutReplicasOf(new Set(replicas)), access);
  const isMerged = (resource: string): boolean =>
    allMerged.spans.members.has(allMerged.spans.parents.get(resource) ?? '');
  const unmergedNetworks = new Set(
    replicas.filter((resource) => !isMerged(resource)).map((resource) => networkOf(places.parentsOf(resource))),
  );
  if (unmergedNetworks.size === 0) return allMerged;
  const merged = replicas.filter((resource) => !unmergedNetworks.has(networkOf(places.parentsOf(resource))));
  return merge(model, folds, places, withoutReplicasOf(new Set(merged)), access);
}

/**
 * Returns a function that finds the network of subnets in several zones. It returns null if they are in one zone, not
 * in zones, or in several networks.
 */
function networkFinder({ knowledge, typeOf }: Model, { implied, parentOf }: Containment) {
  const isZone = (box: string): boolean => knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf(box)).peers;
  return (subnets: readonly string[]): string | null => {
    const zones = new Set(subnets.map(parentOf));
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
): MergedSubnets {
  const occupied = occupancy(model, folds, places, copies);
  const { occupied: taken, inSingle, spanning } = occupied;
  const replicatedIn = new Map(occupied.replicatedIn);
  const boxFor = boxFinder(model, places, access);
  const boxOf = new Map<string, string>();
  const members = new Map<string, readonly string[]>();
  const parents = new Map<string, string | null>();
  const replicasOf = new Map(copies.byResource);
  const replicatedInSubnets = groupBy([...replicasOf.keys()], (resource) => keyOf(places.parentsOf(resource)));

  /** Returns the merged box that stands for all of these subnets; null if there is none. */
  const mergedBoxOf = (subnets: readonly string[]): string | null => {
    const boxes = new Set(subnets.map((subnet) => boxOf.get(subnet) ?? (members.has(subnet) ? subnet : null)));
    const [box = null] = boxes;
    return boxes.size === 1 ? box : null;
  };

  const holdsLittleElse = littleElseTest(model, places, { inSingle, replicatedIn, spanning });

  // If two sets share a subnet, the one with more resources gets it.
  const sets = [...spanning].map(([key, resources]) => ({ key, resources, subnets: key.split('\n') }));
  sets.sort(
    (a, b) => b.resources.length - a.resources.length || b.subnets.length - a.subnets.length || byText(a.key, b.key),
  );
  for (const { key, resources, subnets } of sets) {
    const holdsNoOtherReplicas = (subnet: string): boolean =>
      [...(replicatedIn.get(subnet) ?? [])].every((other) => other === key);
    const isFree = subnets.every(
      (subnet) => !taken.has(subnet) && !boxOf.has(subnet) && !members.has(subnet) && holdsNoOtherReplicas(subnet),
    );
    const inSingleSubnets = subnets.flatMap((subnet) => inSingle.get(subnet) ?? []);
    const box = isFree && holdsLittleElse(subnets, resources) ? boxFor(subnets) : null;
    const outerBox = mergedBoxOf(subnets);
    if (outerBox !== null) {
      for (const resource of resources) parents.set(resource, outerBox);
      continue;
    }
    if (box === null) {
      // Without a container around the subnets, a single node would be at the top level.
      const hasNoContainer = (resource: string): boolean =>
        places.parentOf(resource) === null && subnets.length <= COPIES_MAX;
      const uncontained = resources.filter(hasNoContainer);
      // A subnet merged into a box is not drawn itself, and a subnet with replicas must stay.
      const boxes = [...new Set(subnets.map((subnet) => boxOf.get(subnet) ?? subnet))];
      for (const resource of uncontained) replicasOf.set(resource, copiesIn(resource, boxes));
      for (const subnet of uncontained.length > 0 ? boxes : [])
        replicatedIn.set(subnet, new Set([...(replicatedIn.get(subnet) ?? []), key]));
      continue;
    }
    const [first, ...others] = subnets as [string, ...string[]];
    for (const subnet of others) boxOf.set(subnet, first);
    members.set(first, subnets);
    parents.set(first, box.parent);
    for (const resource of [...resources, ...inSingleSubnets]) parents.set(resource, first);
    for (const resource of replicatedInSubnets.get(key) ?? []) {
      replicasOf.delete(resource);
      parents.set(resource, first);
    }
  }
  const spans = withoutIdleZones({ boxOf, members, parents }, { ...occupied, replicatedIn }, { model, places, boxFor });
  return { spans, copies: { ...copies, byResource: replicasOf } };
}

const keyOf = (subnets: readonly string[]): string => subnets.join('\n');

type HoldsLittleElse = (subnets: readonly string[], spanning: readonly string[]) => boolean;

/**
 * Returns the test for sets of subnets that may become one box.
 * - It is true for every set of a network in which more resources span zones than services are in single subnets, so
 * that the diagram does not show a box across the zones for one tier and zones for another.
 * - In other networks, it is true for a set with fewer services in single subnets than spanning resources, and with at
 * most as many resources in single subnets as spanning ones. Example: one NAT gateway and one load balancer.
 * - Resources of one type with an instance in each subnet of the set count as one, unless they are services, or the
 * zones have other contents. In that case the zones are drawn, each with its gateway.
 */
function littleElseTest(
  model: Model,
  places: Containment,
  { inSingle, replicatedIn, spanning }: Pick<Occupancy, 'inSingle' | 'replicatedIn' | 'spanning'>,
): HoldsLittleElse {
  const { parentOf } = places;
  const isService = (resource: string): boolean => model.factsOf(resource).plumbing !== true;
  const zonesHoldMore = (subnets: readonly string[]): boolean => {
    const zones = new Set(subnets.map(parentOf));
    const others = [...inSingle.keys(), ...replicatedIn.keys()].filter((subnet) => !subnets.includes(subnet));
    return zones.size > 1 && others.some((subnet) => zones.has(parentOf(subnet)));
  };
  const spannedNetworks = spannedIn(model, places, { inSingle, spanning });
  return (subnets, spanningResources) => {
    const network = networkFinder(model, places)(subnets);
    if (network !== null && spannedNetworks.has(network)) return true;
    const inSingleSubnets = subnets.flatMap((subnet) => inSingle.get(subnet) ?? []);
    const isInEach = (resources: readonly string[]): boolean =>
      resources.length === subnets.length &&
      subnets.every((subnet) => inSingle.get(subnet)?.some((resource) => resources.includes(resource)));
    const amounts = [...groupBy(inSingleSubnets, model.typeOf).values()].map((resources) =>
      resources.some(isService) || !isInEach(resources) || zonesHoldMore(subnets) ? resources.length : 1,
    );
    const isCrowded = amounts.reduce((sum, amount) => sum + amount, 0) > spanningResources.length;
    return !isCrowded && inSingleSubnets.filter(isService).length < spanningResources.length;
  };
}

/** Returns the networks in which more resources span zones than services are in single subnets of zones. */
function spannedIn(
  model: Model,
  places: Containment,
  { inSingle, spanning }: Pick<Occupancy, 'inSingle' | 'spanning'>,
): ReadonlySet<string> {
  const networkOf = networkFinder(model, places);
  const surplus = new Map<string, number>();
  for (const [key, resources] of spanning) {
    const network = networkOf(key.split('\n'));
    if (network !== null) surplus.set(network, (surplus.get(network) ?? 0) + resources.length);
  }
  for (const [subnet, resources] of inSingle) {
    const zone = places.parentOf(subnet);
    const network = zone === null ? null : places.parentOf(zone);
    const services = resources.filter((resource) => model.factsOf(resource).plumbing !== true).length;
    if (network !== null && surplus.has(network)) surplus.set(network, (surplus.get(network) ?? 0) - services);
  }
  return new Set([...surplus].flatMap(([network, amount]) => (amount > 0 ? network : [])));
}

/**
 * Returns the lookup of boxes for sets of subnets. One box is possible if all subnets look alike, and are in one
 * container or in zones of one network.
 */
function boxFinder(
  { knowledge, resources, typeOf }: Model,
  { implied, parentOf }: Containment,
  access: ReadonlyMap<string, Access>,
): BoxFor {
  const isPeer = (box: string | null): boolean =>
    box !== null && knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf(box)).peers;
  const styleOf = (subnet: string): string => {
    const { mode, change, provenance } = resources.get(subnet) ?? {};
    return JSON.stringify([typeOf(subnet), access.get(subnet), mode, change, provenance]);
  };
  return (subnets) => {
    let parents = new Set(subnets.map(parentOf));
    // Subnets in several zones are placed in the network of these zones.
    if (parents.size > 1 && [...parents].every(isPeer))
      parents = new Set([...parents].map((zone) => parentOf(zone as string)));
    const [parent = null] = parents;
    return parents.size === 1 && new Set(subnets.map(styleOf)).size === 1 ? { parent } : null;
  };
}

/** Returns the contents of subnets that decide which of them are merged. */
function occupancy(model: Model, folds: Folds, places: Containment, copies: Copies): Occupancy {
  const occupied = new Set<string>();
  const bySubnet = new Map<string, string[]>();
  const spanning: [string, string][] = [];
  const replicatedIn = new Map<string, Set<string>>();
  const occupy = (start: string | null): void => {
    for (let at = start; at !== null && !occupied.has(at); at = places.parentOf(at)) occupied.add(at);
  };
  for (const { address, mode } of model.resources.values()) {
    if (folds.root(address) !== address) continue;
    const settled = copies.settled.get(address);
    const containers = places.parentsOf(address);
    if (model.isContainer(address)) {
      if (mode !== 'data') occupy(places.parentOf(address));
    } else if (copies.byResource.has(address)) {
      for (const container of containers)
        replicatedIn.set(container, (replicatedIn.get(container) ?? new Set()).add(keyOf(containers)));
    } else if (settled !== undefined) occupy(settled);
    else if (containers.length < 2) {
      const [container = null] = containers;
      if (container !== null) put(bySubnet, container, address);
    } else spanning.push([keyOf(containers), address]);
  }
  const byKey = groupBy(spanning, ([key]) => key);
  return {
    occupied,
    inSingle: bySubnet,
    replicatedIn,
    spanning: new Map([...byKey].map(([key, entries]) => [key, entries.map(([, resource]) => resource)])),
  };
}

// Idle zones: a network with a box across its zones may have further subnets, which no resource spans. If only these
// were drawn in zones, the subnets of the box would look as if they were in none. So they are merged as well, or placed
// in the network itself, and the zones are not drawn, unless services run in the subnets of one zone.

type Subnets = readonly [string, ...string[]];

/** Returns the spans with the idle subnets merged by tier, or placed directly in their network. */
function withoutIdleZones(
  spans: Spans,
  occupancy: Occupancy,
  { model, places, boxFor }: { readonly model: Model; readonly places: Containment; readonly boxFor: BoxFor },
): Spans {
  const [boxOf, members, parents] = [new Map(spans.boxOf), new Map(spans.members), new Map(spans.parents)];
  for (const subnets of idleSubnets(spans, occupancy, model, places)) {
    const tiers = tiersOf(subnets, places);
    const boxes = tiers?.map(boxFor) ?? [];
    if (tiers === null || boxes.some((box) => box === null)) {
      // Subnets that form no tiers are placed in the network, each as a box.
      const network = places.parentOf(places.parentOf(subnets[0]) as string);
      for (const subnet of subnets) parents.set(subnet, network);
      continue;
    }
    tiers.forEach((tier, i) => {
      const [first, ...others] = tier;
      for (const subnet of others) boxOf.set(subnet, first);
      members.set(first, tier);
      parents.set(first, boxes[i]!.parent);
      for (const resource of tier.flatMap((subnet) => occupancy.inSingle.get(subnet) ?? []))
        parents.set(resource, first);
    });
  }
  return { boxOf, members, parents };
}

/**
 * Returns the remaining subnets of each network with a box across zones. A network has none if a service runs in one of
 * these subnets, unless more resources span the network than services are in single subnets.
 */
function idleSubnets(
  { boxOf, members }: Spans,
  { occupied, inSingle, replicatedIn, spanning }: Occupancy,
  model: Model,
  places: Containment,
): Subnets[] {
  const { parentOf } = places;
  const zonesOf = (subnets: readonly string[]): readonly (string | null)[] => [...new Set(subnets.map(parentOf))];
  const spanned = new Set([...members.values()].map(zonesOf).flatMap((zones) => (zones.length > 1 ? zones : [])));
  const networks = new Set([...spanned].map((zone) => parentOf(zone as string)));
  const isNetwork = (container: string | null): container is string => container !== null && networks.has(container);
  const networkOfZone = (subnet: string): string | null => {
    const zone = parentOf(subnet);
    return zone === null ? null : parentOf(zone);
  };
  const remaining = [...model.resources.keys()].filter(
    (container) =>
      model.isContainer(container) &&
      isNetwork(networkOfZone(container)) &&
      !boxOf.has(container) &&
      !members.has(container),
  );
  const inZone = new Set([...spanning.values()].flat().map(parentOf));
  const spannedNetworks = spannedIn(model, places, { inSingle, spanning });
  const isIdle = (container: string | null): boolean =>
    container !== null &&
    !replicatedIn.has(container) &&
    !inZone.has(container) &&
    (inSingle.get(container) ?? []).every(
      (resource) => model.factsOf(resource).plumbing === true || spannedNetworks.has(networkOfZone(container) ?? ''),
    );
  return [...groupBy(remaining, networkOfZone).values()].flatMap((subnets) => {
    const zones = zonesOf(subnets);
    const areIdle = subnets.every((subnet) => isIdle(subnet) && !occupied.has(subnet));
    return areIdle && zones.every(isIdle) ? [subnets as unknown as Subnets] : [];
  });
}

/** Matches the number or letter of a zone at the end of a name: `_1`, `-b`, `_2a`. */
const ZONE_AT_END = /(?:[-_]?\d+[a-f]?|[-_][a-f])$/;

/**
 * Splits subnets into tiers with one subnet per zone. A tier is, if that fits: all of them; the instances of one
 * resource; or the resources whose names differ only in the zone, such as `private_a` and `private_b`. Null if none of
 * these fits.
 */
function tiersOf(subnets: Subnets, { parentOf }: Containment): readonly Subnets[] | null {
  const isTier = (tier: readonly string[]): boolean =>
    tier.length > 1 && new Set(tier.map(parentOf)).size === tier.length;
  if (isTier(subnets)) return [subnets];
  const stemOf = (subnet: string): string => withoutIndexes(subnet).replace(ZONE_AT_END, '');
  for (const nameOf of [withoutIndexes, stemOf]) {
    const tiers = [...groupBy(subnets, nameOf).values()] as unknown as Subnets[];
    if (tiers.every(isTier)) return tiers;
  }
  return null;
}

// ---- Boxes that stand for several subnets, and the occupancy of subnets that decides about them.

/** Boxes that stand for several subnets. */
export interface Spans {
  /** The box that stands for a subnet; only for subnets that are not their own box. */
  readonly boxOf: ReadonlyMap<string, string>;
  /** The subnets that a box stands for, starting with its own. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Containers of these boxes and of the resources in them. */
  readonly parents: ReadonlyMap<string, string | null>;
}

/** The contents of subnets, which decide whether one box may stand for several. */
export interface Occupancy {
  /** Containers with other containers or settled resources in them. */
  readonly occupied: ReadonlySet<string>;
  /** Resources in a single container, by container. */
  readonly inSingle: ReadonlyMap<string, readonly string[]>;
  /** Resources that span several containers, by the joined addresses of these containers. */
  readonly spanning: ReadonlyMap<string, readonly string[]>;
  /** By container: the joined addresses of the containers of each replicated resource with a replica in it. */
  readonly replicatedIn: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the container of one box for these subnets; null if one box cannot stand for all of them. */
export type BoxFor = (subnets: readonly string[]) => { readonly parent: string | null } | null;
