/**
 * Copies: a resource that lies in several subnets is drawn in each of them, numbered in the order of the subnets'
 * addresses. The rules of its type may ask for proof that it has several parts; without it nobody knows which subnet
 * it is in, and it is drawn once, around all of them.
 */
import type { CopyRule } from '../../catalog/model.js';
import { withCopy } from '../../graph/address.js';
import type { Resource } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { COPIES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { textsAt } from '../values.js';
import type { Places } from './place.js';

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

export function copy(model: Model, folds: Folds, places: Places): Copies {
  const { factsOf, typeOf } = model;
  const hasPlacedParts = (address: string): boolean =>
    folds.partsOf(address).some((part) => factsOf(part).isPart === true);
  const partsOfTypes = (address: string, types: readonly string[]): number =>
    folds.partsOf(address).filter((part) => types.includes(typeOf(part))).length;
  const of = new Map<string, readonly Copy[]>();
  const settled = new Map<string, string>();

  for (const resource of model.resources.values()) {
    const { address } = resource;
    if (model.isContainer(address) || folds.hosts.has(address)) continue;
    const all = places.parentsOf(address);
    if (all.length < 2) continue;
    const rule = factsOf(address).copies;
    const hasParts = hasPlacedParts(address) || (rule !== undefined && hasSeveralParts(resource, rule));
    const isProved = hasParts && rule?.never !== true;
    const zone = isProved ? null : zoneOf(resource, all);
    if (zone !== null) settled.set(address, zone);
    else if (all.length <= COPIES_MAX && (isProved || rule === undefined)) {
      const copies = all.map((parent, i) => ({ address: withCopy(address, i + 1), parent }));
      of.set(address, copies);
    }
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

  function hasSeveralParts({ address, values }: Resource, rule: CopyRule): boolean {
    return (
      partsOfTypes(address, rule.whenParts ?? []) > 1 ||
      (rule.whenTrue ?? []).some((name) => Object.hasOwn(values, name) && values[name] === true) ||
      (rule.whenSeveral ?? []).some((name) => textsAt(values, [name]).some((text) => Number(text) > 1))
    );
  }

  return { of, settled };
}
