/**
 * Replaces secret instance keys. Terraform rejects a `for_each` over a value that it knows to be sensitive. A value
 * whose sensitivity was lost, or that no provider marks, becomes a key and appears in the address of each instance.
 */

import { modulesOf } from '../../graph/address.js';
import type { Json } from '../../graph/inventory.js';
import { assignAddresses, formatTerraformAddress, parseTerraformAddress } from '../../graph/terraform-address.js';
import { configAddressOf } from '../references/addresses.js';
import type { Planned } from './details.js';
import { SECRET_LENGTH_MIN } from './limits.js';

/**
 * True if an instance key is secret.
 * @param address configuration address of the resource or module call
 * @param key the key in JSON notation, without quotes
 */
export type IsSecretKey = (address: string, key: string) => boolean;

/** A resource or deposed object, by its Terraform address. */
interface Named {
  readonly origin: string;
}

/**
 * Returns the address with replaced keys. Numbers are positions in a list and stay.
 * @param replace returns the replacement of a key, given the configuration address of its resource or module call
 */
function withKeys(origin: string, replace: (address: string, key: string) => string): string {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return origin;
  const keyOf = (address: string, index: string | null) => (index?.startsWith('"') ? replace(address, index) : index);
  let prefix = '';
  const modules = parts.modules.map(({ name, index }) => {
    const address = `${prefix}module.${name}`;
    prefix = `${address}.`;
    return { name, index: keyOf(address, index) };
  });
  return formatTerraformAddress({ ...parts, modules, index: keyOf(configAddressOf(origin) ?? origin, parts.index) });
}

/**
 * Converts a key from address notation to JSON: both escape alike, but an address also doubles `$` and `%` before `{`.
 */
const inJson = (key: string): string => key.slice(1, -1).replace(/([$%])\1\{/g, '$1{');

/** Returns the secret keys of an instance and of the modules that contain it. */
export function secretKeysOf(origin: string, isSecret: IsSecretKey): readonly string[] {
  const keys: string[] = [];
  withKeys(origin, (address, key) => {
    if (isSecret(address, inJson(key))) keys.push(inJson(key));
    return key;
  });
  return keys;
}

/**
 * True if a value contains one of the keys. A short key must be the whole value, because it occurs in names by chance.
 */
export function containsKey(value: Json, keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const text = JSON.stringify(value);
  return keys.some((key) => (key.length < SECRET_LENGTH_MIN ? text === `"${key}"` : text.includes(key)));
}

/** Replaces secret keys by numbers (`"secret 1"`), so that instances stay distinct. */
export function withoutSecretKeys(inventory: Planned, isSecret: IsSecretKey): Planned {
  const { deposed = [] } = inventory;
  const names = namesOf([...inventory.resources, ...deposed], isSecret);
  const shown = ({ origin }: Named) => withKeys(origin, (address, key) => names.get(address)?.get(key) ?? key);
  const renamedDeposed = deposed.length > 0 && {
    deposed: deposed.map((object) => ({ ...object, origin: shown(object) })),
  };
  const renamed = inventory.resources.map((resource) => ({ resource, origin: shown(resource) }));
  if (renamed.every(({ resource, origin }) => resource.origin === origin)) return { ...inventory, ...renamedDeposed };
  const addresses = assignAddresses(renamed.map(({ origin }) => origin));
  const newAddresses = new Map(
    renamed.map(({ resource, origin }) => [resource.address, addresses.get(origin) as string]),
  );
  const newAddressOf = (address: string): string => newAddresses.get(address) ?? address;
  return {
    ...inventory,
    ...renamedDeposed,
    resources: renamed.map(({ resource, origin }) => {
      const address = newAddressOf(resource.address);
      return { ...resource, address, origin, modules: modulesOf(address) };
    }),
    references: inventory.references.map((reference) => ({
      ...reference,
      from: newAddressOf(reference.from),
      to: newAddressOf(reference.to),
    })),
  };
}

/** Returns, by configuration address, the key to show for each key. */
function namesOf(resources: readonly Named[], isSecret: IsSecretKey): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const names = new Map<string, Map<string, string>>();
  const record = (address: string, key: string): string => {
    names.set(address, (names.get(address) ?? new Map<string, string>()).set(key, key));
    return key;
  };
  for (const { origin } of resources) withKeys(origin, record);
  for (const [address, keys] of names) {
    let number = 0;
    for (const key of [...keys.keys()]) {
      if (!isSecret(address, inJson(key))) continue;
      do number++;
      while (keys.has(numbered(number)));
      keys.set(key, numbered(number));
    }
  }
  return names;
}

const numbered = (number: number): string => `"secret ${number}"`;
