/**
 * Copies: a resource that has a part in each of several subnets is drawn in each of them, numbered in the order of the
 * subnets' addresses. Only where the input proves the parts; anything else that names several subnets is one thing
 * across them.
 */
import type { ReplicaRule } from '../../catalog/model.js';
import { withCopy } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Resource } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { COPIES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { textsAt } from '../values.js';
import type { Containment } from './place.js';

export interface Copy {
  readonly address: string;
  readonly parent: string;
}

export interface Copies {
  /** By resource, in the order of their numbers; two or more. */
  readonly of: ReadonlyMap<string, readonly Copy[]>;
  /** The one container that a resource is in where its subnets left it open and its zone says. */
  readonly settled: ReadonlyMap<string, string>;
}

export const copiesIn = (address: string, containers: readonly string[]): readonly Copy[] =>
  containers.map((parent, i) => ({ address: withCopy(address, i + 1), parent }));

export function copy(model: Model, folds: Folds, places: Containment): Copies {
  const { factsOf } = model;
  const hasPlacedParts = (address: string): boolean =>
    folds.partsOf(address).some((part) => factsOf(part).isPart === true);
  const of = new Map<string, readonly Copy[]>();
  const settled = new Map<string, string>();
  const boxesIn = groupBy([...model.resources.keys()].filter(model.isContainer), places.parentOf);

  for (const resource of model.resources.values()) {
    const { address } = resource;
    if (model.isContainer(address) || folds.hosts.has(address)) continue;
    const all = places.parentsOf(address);
    if (all.length < 2) continue;
    const rule = factsOf(address).replicas;
    const isProved =
      rule?.never !== true &&
      (hasPlacedParts(address) || hasPartInEach(resource, rule) || (rule?.inEach === true && areInZones(all)));
    const zone = isProved ? null : zoneOf(resource, all);
    if (zone !== null) settled.set(address, zone);
    else if (isProved && all.length <= COPIES_MAX) of.set(address, copiesIn(address, all));
  }

  /** Whether each is in a zone of its own that is drawn without it: one box for all of them would stand outside of them. */
  function areInZones(containers: readonly string[]): boolean {
    const zones = new Set(containers.map(places.parentOf));
    const hasMore = (zone: string | null): boolean =>
      zone !== null && places.implied.get(zone)?.text !== undefined && boxesIn.get(zone)!.length > 1;
    return zones.size === containers.length && [...zones].every(hasMore);
  }

  /** The one of these containers that is in the zone that the resource names itself, or that zone where several are. */
  function zoneOf({ values }: Resource, containers: readonly string[]): string | null {
    const zones = model.knowledge.zoneAttributes.flatMap((name) => (Object.hasOwn(values, name) ? [values[name]] : []));
    const found = new Map<string, string>();
    for (const container of containers) {
      for (let at: string | null = container; at !== null; at = places.parentOf(at)) {
        const text = places.implied.get(at)?.text;
        if (text !== undefined && zones.includes(text)) found.set(container, at);
      }
    }
    const boxes = new Set(found.values());
    const [inZone] = found.size === 1 ? found.keys() : boxes;
    return boxes.size === 1 ? (inZone as string) : null;
  }

  return { of, settled };
}

/** A number that is not known yet is no proof that it is one. */
function hasPartInEach({ values }: Resource, rule: ReplicaRule | undefined): boolean {
  if (rule?.unlessOne === undefined) return false;
  const numbers = rule.unlessOne.flatMap((path) => textsAt(values, path.split('.'))).map(Number);
  return !numbers.some((number) => number <= 1);
}
