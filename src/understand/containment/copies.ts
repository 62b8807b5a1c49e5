/**
 * Copies: a resource that lies in several subnets is drawn in each of them, numbered in the order of the subnets'
 * addresses. The rules of its type may ask for proof that it has several parts; without it nobody knows which subnet
 * it is in, and it is drawn once, around all of them.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { CopyRule } from '../../catalog/model.js';
import { withCopy } from '../../graph/address.js';
import { isContainerType } from '../../graph/containers.js';
import type { Resource } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { COPIES_MAX } from '../limits.js';
import type { Selection } from '../select.js';
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

export function copy(selection: Selection, folds: Folds, places: Places, knowledge: Knowledge): Copies {
  const parts = partsOf(selection, folds);
  const hasPlacedParts = new Set<string>();
  for (const [address, host] of folds.hosts) {
    const type = selection.resources.get(address)?.type ?? '';
    if (knowledge.factsOf(type).isPart === true) hasPlacedParts.add(host.address);
  }
  const of = new Map<string, readonly Copy[]>();
  const settled = new Map<string, string>();

  for (const resource of selection.resources.values()) {
    const { address, type } = resource;
    if (isContainerType(type) || folds.hosts.has(address)) continue;
    const all = places.parentsOf(address);
    if (all.length < 2) continue;
    const rule = knowledge.factsOf(type).copies;
    const hasParts = hasPlacedParts.has(address) || (rule !== undefined && hasSeveralParts(resource, rule));
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
    const zones = knowledge.zoneAttributes.flatMap((name) => (Object.hasOwn(values, name) ? [values[name]] : []));
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
    const count = (rule.whenParts ?? []).reduce((sum, part) => sum + (parts.get(`${address} ${part}`) ?? 0), 0);
    return (
      count > 1 ||
      (rule.whenTrue ?? []).some((name) => Object.hasOwn(values, name) && values[name] === true) ||
      (rule.whenSeveral ?? []).some((name) => textsAt(values, [name]).some((text) => Number(text) > 1))
    );
  }

  return { of, settled };
}

/** How many resources of a type have folded into a host: `host type` to number. */
function partsOf(selection: Selection, folds: Folds): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  for (const [address, host] of folds.hosts) {
    const key = `${host.address} ${selection.resources.get(address)?.type}`;
    parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  return parts;
}
