/** Which instance means which: addresses without keys, keys, and the nearest of several candidates. */
import { parseAddress, withoutIndexes } from '../graph/address.js';
import type { Resource } from '../graph/inventory.js';

export interface Instance {
  /** The address as the configuration writes it, without any key. */
  readonly block: string;
  /** Module address with keys; empty at the root. */
  readonly module: string;
  /** The resource's own keys as written; empty without any. */
  readonly key: string;
}

export const instanceOf = (resource: Resource): Instance => ({
  block: withoutIndexes(resource.address),
  module: resource.modules.at(-1) ?? '',
  key: parseAddress(resource.address)?.indexes.join('][') ?? '',
});

export type Instances = ReadonlyMap<string, Instance>;

/**
 * The candidates that are nearest to a resource: of its own module where there are some, and of those the ones with
 * its own key (`nat[1]` means `eip[1]`). The order of the candidates is kept.
 */
export function nearest(address: string, candidates: readonly string[], instances: Instances): readonly string[] {
  if (candidates.length < 2) return candidates;
  const self = instances.get(address);
  const keep = (part: 'module' | 'key', from: readonly string[]): readonly string[] => {
    const same = from.filter((candidate) => instances.get(candidate)?.[part] === self?.[part]);
    return same.length > 0 ? same : from;
  };
  return keep('key', keep('module', candidates));
}

/**
 * The one instance that a counted resource means where it names all instances of another one: `nat[4]` in three
 * subnets is in the second, as Terraform's `element` has it; a resource without a count means the first.
 * Null where the candidates are instances of different resources: then nothing says which is meant.
 */
export function paired(address: string, candidates: readonly string[], instances: Instances): string | null {
  const near = nearest(address, candidates, instances);
  if (near.length < 2) return near[0] ?? null;
  const blocks = new Set(near.map((candidate) => instances.get(candidate)?.block));
  if (blocks.size > 1) return null;
  const key = instances.get(address)?.key ?? '';
  const index = /^\d+$/.test(key) ? Number(key) : 0;
  return near[index % near.length] as string;
}
