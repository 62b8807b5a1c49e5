/** Matches instances: addresses without keys, keys, and the nearest of several candidates. */

import { parseAddress, withoutIndexes } from '../graph/address.js';
import type { Reference, Resource } from '../graph/inventory.js';
import { largest } from '../graph/order.js';

export interface Instance {
  /** Address without keys, as the configuration writes it. */
  readonly block: string;
  /** Module address with keys; empty at the root. */
  readonly module: string;
  /** The resource's own keys as written; empty without any. */
  readonly key: string;
  /** Keys of its modules. */
  readonly moduleKeys: readonly string[];
  /** Its own keys and those of its modules. */
  readonly keys: readonly string[];
}

/** Returns the parts of a resource address that tell instances of the same block apart. */
export function instanceOf(resource: Resource): Instance {
  const parts = parseAddress(resource.address);
  const ownKeys = parts?.indexes ?? [];
  const moduleKeys = parts?.modules.map((step) => step.index).filter((key) => key !== null) ?? [];
  return {
    block: withoutIndexes(resource.address),
    module: resource.modules.at(-1) ?? '',
    key: ownKeys.join(']['),
    moduleKeys,
    keys: [...moduleKeys, ...ownKeys],
  };
}

export type Instances = ReadonlyMap<string, Instance>;

/**
 * Returns the candidates nearest to a resource, in the given order: those in its own module if any, and of these the
 * ones that share most keys with it. Example: `nat[1]` means `eip[1]`, `module.app["eu"]` means `module.vpc["eu"]`.
 */
export function nearest(address: string, candidates: readonly string[], instances: Instances): readonly string[] {
  if (candidates.length < 2) return candidates;
  const self = instances.get(address);
  const inModule = candidates.filter((candidate) => instances.get(candidate)?.module === self?.module);
  const candidatesNear = inModule.length > 0 ? inModule : candidates;
  const keys = new Set(self?.keys);
  const sharedKeys = candidatesNear.map(
    (candidate) => instances.get(candidate)?.keys.filter((key) => keys.has(key)).length ?? 0,
  );
  const highest = largest(sharedKeys);
  return candidatesNear.filter((_, i) => sharedKeys[i] === highest);
}

/**
 * Returns the one instance that a counted resource means if it names all instances of another one: `nat[4]` and three
 * subnets give the second, as Terraform's `element` does. Null if ambiguous: the resource has no number, or the
 * candidates are different resources or in different modules.
 */
export function pairByIndex(address: string, candidates: readonly string[], instances: Instances): string | null {
  const nearestOnes = nearest(address, candidates, instances);
  if (nearestOnes.length < 2) return nearestOnes[0] ?? null;
  if (!areInstancesOfOne(nearestOnes, instances)) return null;
  const key = instances.get(address)?.key ?? '';
  return /^\d+$/.test(key) ? (nearestOnes[Number(key) % nearestOnes.length] as string) : null;
}

/** True if they are instances of one resource in one module instance. */
export function areInstancesOfOne(addresses: readonly string[], instances: Instances): boolean {
  const blocks = addresses.map((address) => `${instances.get(address)?.module} ${instances.get(address)?.block}`);
  return new Set(blocks).size === 1;
}

/**
 * Returns the candidates named like the resource, or all if none is. A condition chooses between several; the one of
 * the same name is preferred to a common one.
 */
export function namesakes(address: string, candidates: readonly string[]): readonly string[] {
  const name = parseAddress(address)?.name;
  const sameName = candidates.filter((candidate) => parseAddress(candidate)?.name === name);
  return sameName.length > 0 ? sameName : candidates;
}

/**
 * Keeps, of the targets of one attribute, those whose modules share a key with the referrer. Needed if the source does
 * not tell module instances apart. Example: `module.web["eu"]` refers to `module.net["eu"]`.
 */
export function sharingModuleKeys(from: string, references: Reference[], instances: Instances): Reference[] {
  const keys = new Set(instances.get(from)?.keys);
  if (keys.size === 0 || references.length < 2) return references;
  const countSharedKeys = ({ to }: Reference): number =>
    instances.get(to)?.moduleKeys.filter((key) => keys.has(key)).length ?? 0;
  const blockKey = ({ path, to }: Reference): string => `${path} ${instances.get(to)?.block}`;
  const highest = new Map<string, number>();
  for (const reference of references) {
    highest.set(blockKey(reference), Math.max(countSharedKeys(reference), highest.get(blockKey(reference)) ?? 0));
  }
  return references.filter((reference) => countSharedKeys(reference) === highest.get(blockKey(reference)));
}
