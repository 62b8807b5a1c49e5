/**
 * Replicas: a resource with a part in each of several subnets is drawn in each, numbered in the order of the subnets'
 * addresses. The input must prove these parts. Any other resource that names several subnets is one node across them.
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

/** A replica of a resource, with its container. */
export interface Copy {
  readonly address: string;
  readonly parent: string;
}

/** Replicas of all resources. */
export interface Copies {
  /** Two or more replicas of each resource, in the order of their numbers. */
  readonly byResource: ReadonlyMap<string, readonly Copy[]>;
  /** Container of each resource that names several subnets, and a zone that selects one of them. */
  readonly settled: ReadonlyMap<string, string>;
}

/** Returns the replicas of a resource, one in each container, numbered from 1. */
export const copiesIn = (address: string, containers: readonly string[]): readonly Copy[] =>
  containers.map((parent, i) => ({ address: withCopy(address, i + 1), parent }));

/**
 * Returns the replicas of all resources with a proven part in each of their subnets. A resource with more than
 * `COPIES_MAX` subnets has none. Example: an EFS file system with mount targets in two subnets is drawn in both.
 */
export function copy(model: Model, folds: Folds, places: Containment): Copies {
  const { factsOf } = model;
  const hasPlacedParts = (address: string): boolean =>
    folds.partsOf(address).some((part) => factsOf(part).isPart === true);
  const byResource = new Map<string, readonly Copy[]>();
  const settled = new Map<string, string>();
  const containersIn = groupBy([...model.resources.keys()].filter(model.isContainer), places.parentOf);

  for (const resource of model.resources.values()) {
    const { address } = resource;
    if (model.isContainer(address) || folds.hosts.has(address)) continue;
    const containers = places.parentsOf(address);
    if (containers.length < 2) continue;
    const rule = factsOf(address).replicas;
    const isProved =
      rule?.never !== true &&
      (hasPlacedParts(address) || hasPartInEach(resource, rule) || (rule?.inEach === true && areInZones(containers)));
    const zone = isProved ? null : zoneOf(resource, containers);
    if (zone !== null) settled.set(address, zone);
    else if (isProved && containers.length <= COPIES_MAX) byResource.set(address, copiesIn(address, containers));
  }

  /**
   * True if each container is in a zone of its own, and each of these zones has another container, so that one box
   * across the zones would be wrong.
   */
  function areInZones(containers: readonly string[]): boolean {
    const zones = new Set(containers.map(places.parentOf));
    const hasOtherContents = (zone: string | null): boolean =>
      zone !== null && places.implied.get(zone)?.text !== undefined && containersIn.get(zone)!.length > 1;
    return zones.size === containers.length && [...zones].every(hasOtherContents);
  }

  /**
   * Returns the container in the zone that the resource names, or the zone if several of the containers are in it. Null
   * if the resource names no zone of these containers, or several.
   */
  function zoneOf({ values }: Resource, containers: readonly string[]): string | null {
    const zones = model.knowledge.zoneAttributes.flatMap((name) => (Object.hasOwn(values, name) ? [values[name]] : []));
    const zoneByContainer = new Map<string, string>();
    for (const container of containers) {
      for (let at: string | null = container; at !== null; at = places.parentOf(at)) {
        const text = places.implied.get(at)?.text;
        if (text !== undefined && zones.includes(text)) zoneByContainer.set(container, at);
      }
    }
    const boxes = new Set(zoneByContainer.values());
    const [containerInZone] = zoneByContainer.size === 1 ? zoneByContainer.keys() : boxes;
    return boxes.size === 1 ? (containerInZone as string) : null;
  }

  return { byResource, settled };
}

/** True for a type that has one part per subnet (`unlessOne`), unless the number of parts is known to be 1. */
function hasPartInEach({ values }: Resource, rule: ReplicaRule | undefined): boolean {
  if (rule?.unlessOne === undefined) return false;
  const numbers = rule.unlessOne.flatMap((path) => textsAt(values, path.split('.'))).map(Number);
  return !numbers.some((number) => number <= 1);
}
