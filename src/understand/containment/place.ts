/**
 * The container that each resource is in, by everything that can say so, best first: known values, references of the
 * placing attributes, attributes that are called like a place and name one, references without an attribute, what has
 * folded into it, the only container there is.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byAddress, largest } from '../../graph/order.js';
import type { Folds } from '../fold.js';
import { nearest, paired } from '../instances.js';
import { isPlace, referencesOf, type Selection } from '../select.js';
import { type ImpliedBox, impliedBoxes } from './implied.js';
import { namedBy } from './named.js';
import { onlyContainers } from './only.js';

export interface Places {
  /**
   * Parent of each resource in play, folded ones included, and of each implied box; null at the top. Of what lies in
   * several containers, the innermost that holds all of these.
   */
  readonly parentOf: (address: string) => string | null;
  /** The containers that a resource lies in, in address order; more than one for what spans subnets. */
  readonly parentsOf: (address: string) => readonly string[];
  /** Zones and regions around the resources asked for so far. */
  readonly implied: ReadonlyMap<string, ImpliedBox>;
  /** Resources whose place is a guess. */
  readonly assumed: ReadonlySet<string>;
}

interface Settled {
  readonly parent: string | null;
  /** The places said to hold it: several where it spans them, at most one for a container. */
  readonly seats: readonly string[];
}

/** What one source says: where, and whether several places mean that it is in each of them. */
interface Said {
  readonly seats: readonly string[];
  readonly spans: boolean;
}

const NOWHERE: Settled = { parent: null, seats: [] };

/** A place found through more resources than this (node pool, cluster, subnet group, subnet) is no place but a loop. */
const LONGEST_WAY = 32;

export function place(selection: Selection, folds: Folds, knowledge: Knowledge): Places {
  const { resources, instances } = selection;
  const named = namedBy(selection, knowledge);
  const boxes = impliedBoxes(selection, knowledge);
  const onlyContainer = onlyContainers(selection, knowledge);
  const satellites = satellitesOf(folds);
  const settled = new Map<string, Settled>();
  const assumed = new Set<string>();
  const onTheWay = new Set<string>();

  const typeOf = (address: string): string => boxes.all.get(address)?.type ?? resources.get(address)?.type ?? '';
  const rankOf = (type: string): number => knowledge.boxFactsOf(type).rank;
  const parentOf = (address: string): string | null => boxes.all.get(address)?.parent ?? settle(address).parent;

  /** Where something is that is in the same place as `address`: in it where it is a place, else beside it. */
  const seatAt = (address: string): string | null =>
    isPlace(typeOf(address), knowledge) ? address : parentOf(address);

  /** The same, for what may span several places. */
  const seatsAt = (address: string): readonly string[] => {
    if (isPlace(typeOf(address), knowledge)) return [address];
    const { parent, seats } = settle(address);
    return seats.length > 1 || parent === null ? seats : [parent];
  };

  function ancestry(address: string | null): string[] {
    const chain: string[] = [];
    for (let at = address; at !== null && !chain.includes(at); at = parentOf(at)) chain.push(at);
    return chain;
  }

  /** The innermost container that holds all of these; null where there is none. */
  function common(seats: readonly (string | null)[]): string | null {
    const known = [...new Set(seats.filter((seat) => seat !== null))];
    let chain = ancestry(known[0] ?? null);
    for (const seat of known.slice(1)) {
      const other = new Set(ancestry(seat));
      chain = chain.filter((container) => other.has(container));
    }
    return chain[0] ?? null;
  }

  /** What one attribute says. A container it names counts before other resources, which say only where they are. */
  function byAttribute(address: string, attribute: string): Said {
    const spans = !knowledge.attributesOfInterfaces.has(attribute);
    const values = named(address, attribute);
    if (values.length > 0) return { seats: values.flatMap(seatsAt), spans };
    const held = referencesOf(selection, address).filter((reference) => leadsInto(reference.path, attribute));
    const targets = withoutVaguer(held).map(({ to }) => to);
    const containers = [...new Set(targets.filter((target) => isPlace(typeOf(target), knowledge)))];
    const inner = innermost(containers);
    if (knowledge.attributesOfMany.has(attribute)) {
      // A VPC together with its subnets is all that a module has, not a choice of subnets.
      const isVague = inner.length > 1 && inner.length < containers.length;
      return { seats: (containers.length > 0 ? containers : targets).flatMap(seatsAt), spans: spans && !isVague };
    }
    const said = containers.length > 0 ? inner : [...new Set(targets)];
    const one = paired(address, said, instances);
    if (one === null) return { seats: said.flatMap(seatsAt), spans: false };
    if (nearest(address, said, instances).length > 1) assumed.add(address);
    return { seats: seatsAt(one), spans };
  }

  /** A block that names a network by one attribute and subnets by another says by the subnets where it is. */
  function withoutVaguer(held: readonly Reference[]): readonly Reference[] {
    const isContainer = ({ to }: Reference): boolean => isPlace(typeOf(to), knowledge);
    const inner = new Set(innermost(held.filter(isContainer).map(({ to }) => to)));
    const precise = new Set(held.filter(({ to }) => inner.has(to)).map(({ path }) => path));
    return held.filter((one) => inner.has(one.to) || precise.has(one.path) || !isContainer(one));
  }

  /** Attributes that no list knows, by what they are called and what they name: `physical_connection_requirements.subnet_id`. */
  function byName({ address, type }: Resource): readonly string[] {
    if (knowledge.factsOf(type).placedBy !== undefined) return [];
    const isNamed = ({ path, to }: Reference): boolean =>
      path !== undefined && knowledge.factsOf(typeOf(to)).namedIn?.test(nameOf(path)) === true;
    const named = referencesOf(selection, address).filter(isNamed);
    // A network beside a subnet says less exactly where it is, also where nothing says that the one is in the other.
    const rank = largest(named.map(({ to }) => rankOf(typeOf(to))));
    return innermost(named.map(({ to }) => to).filter((to) => rankOf(typeOf(to)) === rank));
  }

  /** DOT and the prior state say who refers to whom, and no more: the innermost kind of container named counts. */
  function byAnyReference(address: string): string | null {
    const unnamed = referencesOf(selection, address)
      .filter((reference) => reference.path === undefined && reference.via !== 'configuration')
      .map(({ to }) => to);
    const containers = unnamed.filter((target) => isPlace(typeOf(target), knowledge));
    if (containers.length === 0) return common(unnamed.filter((target) => folds.hosts.has(target)).map(seatAt));
    const innermost = largest(containers.map((container) => rankOf(typeOf(container))));
    return common(containers.filter((container) => rankOf(typeOf(container)) === innermost));
  }

  function find(resource: Resource): Settled {
    const { address, type } = resource;
    const parts = isContainerType(type) ? [] : placesOfParts(address);
    if (parts.length > 0) return { parent: common(parts), seats: parts };
    const attributes = knowledge.placedBy(type);
    let spanned: readonly string[] = [];
    for (const attribute of attributes) {
      const { seats, spans } = byAttribute(address, attribute);
      if (spans && spanned.length === 0 && !isContainerType(type)) spanned = innermost(seats);
      const seat = fitting(resource, common(seats));
      if (seat !== null) return { parent: seat, seats: spanned.length > 0 ? spanned : [seat] };
    }
    const called = byName(resource);
    const place = fitting(resource, common(called));
    if (place !== null) return { parent: place, seats: isContainerType(type) ? [place] : called };
    // Nothing is around all of them.
    const apart = spanned.length > 1 || isContainerType(type) ? spanned : called;
    if (apart.length > 1) return { parent: null, seats: apart };
    if (attributes.length > 0) {
      const seat = fitting(resource, byAnyReference(address));
      if (seat !== null) return { parent: seat, seats: [seat] };
    }
    const seat = bySatellites(resource) ?? byMention(resource) ?? assumedSeat(resource, attributes);
    return seat === null ? NOWHERE : { parent: seat, seats: [seat] };
  }

  function assumedSeat({ address, values }: Resource, attributes: readonly string[]): string | null {
    const only = attributes.some((attribute) => isKnownValue(values, attribute)) ? null : onlyContainer(address);
    if (only !== null) assumed.add(address);
    return only;
  }

  /** Without those that only say again, less exactly, where one of the others is. */
  function innermost(seats: readonly string[]): readonly string[] {
    const distinct = [...new Set(seats)];
    const outer = new Set(distinct.flatMap((seat) => ancestry(seat).slice(1)));
    return distinct.filter((seat) => !outer.has(seat)).sort(byAddress);
  }

  /** What has folded into a resource may know where it is: a target group its VPC. */
  function bySatellites(resource: Resource): string | null {
    const seats = (satellites.get(resource.address) ?? []).map(parentOf).filter((seat) => seat !== resource.address);
    return knowledge.placedBy(resource.type).length === 0 ? null : fitting(resource, common(seats));
  }

  /** Where the parts are that have folded into it: the mount targets of a file system, the nodes of a cluster. */
  function placesOfParts(address: string): readonly string[] {
    const parts = (satellites.get(address) ?? []).filter((part) => knowledge.factsOf(typeOf(part)).isPart === true);
    return innermost(parts.flatMap(seatsAt));
  }

  /** The one container of the right type that any other attribute names: a subnet's address block is cut from its VPC's. */
  function byMention({ address, type }: Resource): string | null {
    const { within = [] } = knowledge.factsOf(type);
    const mentioned = referencesOf(selection, address)
      .filter(({ path, to }) => path !== undefined && within.includes(typeOf(to)))
      .map(({ to }) => to);
    const near = new Set(nearest(address, mentioned, instances));
    return near.size === 1 ? ([...near][0] as string) : null;
  }

  /** A container lies only in one of smaller rank: a VPC that names a subnet is not inside it. */
  function fitting({ address, type }: Resource, seat: string | null): string | null {
    const rank = isContainerType(type) ? rankOf(type) : Number.POSITIVE_INFINITY;
    return ancestry(seat).find((container) => container !== address && rankOf(typeOf(container)) < rank) ?? null;
  }

  function settle(address: string): Settled {
    const known = settled.get(address);
    if (known !== undefined) return known;
    const resource = resources.get(address);
    if (resource === undefined || onTheWay.has(address) || onTheWay.size > LONGEST_WAY) return NOWHERE;
    onTheWay.add(address);
    const { parent, seats } = find(resource);
    const found = { parent: parent === null ? null : boxes.between(resource, parent), seats };
    onTheWay.delete(address);
    settled.set(address, found);
    return found;
  }

  function parentsOf(address: string): readonly string[] {
    const { parent, seats } = settle(address);
    const resource = resources.get(address);
    if (seats.length < 2 || resource === undefined) return parent === null ? [] : [parent];
    return seats.map((seat) => boxes.between(resource, seat));
  }

  return { parentOf, parentsOf, implied: boxes.all, assumed };
}

/** A network that is named but not in the plan is another one. */
function isKnownValue(values: Resource['values'], attribute: string): boolean {
  const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

/** What has folded directly into each resource. */
function satellitesOf(folds: Folds): ReadonlyMap<string, readonly string[]> {
  const satellites = new Map<string, string[]>();
  for (const [address, host] of folds.hosts) {
    const known = satellites.get(host.address);
    if (known === undefined) satellites.set(host.address, [address]);
    else known.push(address);
  }
  return satellites;
}
