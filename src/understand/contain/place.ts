/**
 * The container that each resource is in, by everything that can say so, best first: known values, references of the
 * placing attributes, references without an attribute, what has folded into it, the only container there is.
 */
import type { Knowledge } from '../../clouds/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import type { Resource } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { nearest, paired } from '../instances.js';
import { isPlace, referencesOf, type Selection } from '../select.js';
import { type ImpliedBox, impliedBoxes } from './implied.js';
import { namedBy } from './named.js';
import { onlyContainers } from './only.js';

export interface Places {
  /** Parent of each resource in play, folded ones included, and of each implied box; null at the top. */
  readonly parentOf: (address: string) => string | null;
  /** Zones and regions around the resources asked for so far. */
  readonly implied: ReadonlyMap<string, ImpliedBox>;
  /** Resources whose place is a guess. */
  readonly assumed: ReadonlySet<string>;
}

/** A place found through more resources than this (node pool, cluster, subnet group, subnet) is no place but a loop. */
const LONGEST_WAY = 32;

export function place(selection: Selection, folds: Folds, knowledge: Knowledge): Places {
  const { resources, instances } = selection;
  const named = namedBy(selection, knowledge);
  const boxes = impliedBoxes(selection, knowledge);
  const onlyContainer = onlyContainers(selection, knowledge);
  const satellites = satellitesOf(folds);
  const settled = new Map<string, string | null>();
  const assumed = new Set<string>();
  const onTheWay = new Set<string>();

  const typeOf = (address: string): string => boxes.all.get(address)?.type ?? resources.get(address)?.type ?? '';
  const rankOf = (type: string): number => knowledge.boxFactsOf(type).rank;
  const parentOf = (address: string): string | null => boxes.all.get(address)?.parent ?? parentOfResource(address);

  /** Where something is that is in the same place as `address`: in it where it is a place, else beside it. */
  const seatAt = (address: string): string | null =>
    isPlace(typeOf(address), knowledge) ? address : parentOf(address);

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
  function byAttribute(address: string, attribute: string): string | null {
    const values = named(address, attribute);
    if (values.length > 0) return common(values.map(seatAt));
    const targets = referencesOf(selection, address)
      .filter((reference) => reference.attribute === attribute)
      .map(({ to }) => to);
    const containers = targets.filter((target) => isPlace(typeOf(target), knowledge));
    const said = [...new Set(containers.length > 0 ? containers : targets)];
    const one = knowledge.attributesOfMany.has(attribute) ? null : paired(address, said, instances);
    if (one === null) return common(said.map(seatAt));
    if (nearest(address, said, instances).length > 1) assumed.add(address);
    return seatAt(one);
  }

  /** DOT and the prior state say who refers to whom, and no more: the innermost kind of container named counts. */
  function byAnyReference(address: string): string | null {
    const unnamed = referencesOf(selection, address)
      .filter((reference) => reference.attribute === undefined && reference.via !== 'configuration')
      .map(({ to }) => to);
    const containers = unnamed.filter((target) => isPlace(typeOf(target), knowledge));
    if (containers.length === 0) return common(unnamed.filter((target) => folds.hosts.has(target)).map(seatAt));
    const innermost = Math.max(...containers.map((container) => rankOf(typeOf(container))));
    return common(containers.filter((container) => rankOf(typeOf(container)) === innermost));
  }

  function find(resource: Resource): string | null {
    const { address, type } = resource;
    const attributes = knowledge.placedBy(type);
    for (const attribute of attributes) {
      const seat = fitting(resource, byAttribute(address, attribute));
      if (seat !== null) return seat;
    }
    const seat =
      attributes.length === 0 ? null : (fitting(resource, byAnyReference(address)) ?? bySatellites(resource));
    if (seat !== null) return seat;
    const mentioned = byMention(resource);
    if (mentioned !== null) return mentioned;
    const only = attributes.some((attribute) => isKnownValue(resource.values, attribute))
      ? null
      : onlyContainer(address);
    if (only !== null) assumed.add(address);
    return only;
  }

  /** What has folded into a resource may know where it is: a target group its VPC. */
  function bySatellites(resource: Resource): string | null {
    const seats = (satellites.get(resource.address) ?? []).map(parentOf).filter((seat) => seat !== resource.address);
    return fitting(resource, common(seats));
  }

  /** The one container of the right type that any other attribute names: a subnet's address block is cut from its VPC's. */
  function byMention({ address, type }: Resource): string | null {
    const { within = [] } = knowledge.factsOf(type);
    const mentioned = referencesOf(selection, address)
      .filter(({ attribute, to }) => attribute !== undefined && within.includes(typeOf(to)))
      .map(({ to }) => to);
    const near = new Set(nearest(address, mentioned, instances));
    return near.size === 1 ? ([...near][0] as string) : null;
  }

  /** A container lies only in one of smaller rank: a VPC that names a subnet is not inside it. */
  function fitting({ address, type }: Resource, seat: string | null): string | null {
    const rank = isContainerType(type) ? rankOf(type) : Number.POSITIVE_INFINITY;
    return ancestry(seat).find((container) => container !== address && rankOf(typeOf(container)) < rank) ?? null;
  }

  function parentOfResource(address: string): string | null {
    const known = settled.get(address);
    if (known !== undefined) return known;
    const resource = resources.get(address);
    if (resource === undefined || onTheWay.has(address) || onTheWay.size > LONGEST_WAY) return null;
    onTheWay.add(address);
    const seat = find(resource);
    const parent = seat === null ? null : boxes.between(resource, seat);
    onTheWay.delete(address);
    settled.set(address, parent);
    return parent;
  }

  return { parentOf, implied: boxes.all, assumed };
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
