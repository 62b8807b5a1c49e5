/**
 * Instance keys that are secret. Terraform refuses a `for_each` of what it knows to be sensitive; what it has forgotten,
 * and what no provider marks, becomes a key, and stands in the address of each instance.
 */
import { modulesOf } from '../graph/address.js';
import type { Json } from '../graph/inventory.js';
import { assignAddresses, formatTerraformAddress, parseTerraformAddress } from '../graph/terraform-address.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import type { Planned } from './details.js';
import { SECRET_LENGTH_MIN } from './limits.js';

/** @param address of the resource or the call in the configuration; @param key as it is written in JSON, without quotes */
export type IsSecretKey = (address: string, key: string) => boolean;

interface Named {
  readonly origin: string;
}

/** The address with other keys in the place of those that it has; numbers are places in a list, and stay. */
function withKeys(origin: string, shown: (address: string, key: string) => string): string {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return origin;
  const keyOf = (address: string, index: string | null) => (index?.startsWith('"') ? shown(address, index) : index);
  let prefix = '';
  const modules = parts.modules.map(({ name, index }) => {
    const address = `${prefix}module.${name}`;
    prefix = `${address}.`;
    return { name, index: keyOf(address, index) };
  });
  return formatTerraformAddress({ ...parts, modules, index: keyOf(configAddressOf(origin) ?? origin, parts.index) });
}

/** An address escapes as JSON does, and templates. */
const inJson = (key: string): string => key.slice(1, -1).replace(/([$%])\1\{/g, '$1{');

/** Secret keys of an instance and of the modules that it is in. */
export function secretKeysOf(origin: string, isSecret: IsSecretKey): readonly string[] {
  const keys: string[] = [];
  withKeys(origin, (address, key) => {
    if (isSecret(address, inJson(key))) keys.push(inJson(key));
    return key;
  });
  return keys;
}

/** Short keys are parts of names by chance. */
export function holdsKey(value: Json, keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const text = JSON.stringify(value);
  return keys.some((key) => (key.length < SECRET_LENGTH_MIN ? text === `"${key}"` : text.includes(key)));
}

/** Numbers in the place of secret keys: the instances stay apart. */
export function withoutSecretKeys(inventory: Planned, isSecret: IsSecretKey): Planned {
  const { deposed = [] } = inventory;
  const names = namesOf([...inventory.resources, ...deposed], isSecret);
  const shown = ({ origin }: Named) => withKeys(origin, (address, key) => names.get(address)?.get(key) ?? key);
  const left = deposed.length > 0 && { deposed: deposed.map((one) => ({ ...one, origin: shown(one) })) };
  const renamed = inventory.resources.map((resource) => ({ resource, origin: shown(resource) }));
  if (renamed.every(({ resource, origin }) => resource.origin === origin)) return { ...inventory, ...left };
  const addresses = assignAddresses(renamed.map(({ origin }) => origin));
  const moved = new Map(renamed.map(({ resource, origin }) => [resource.address, addresses.get(origin) as string]));
  const at = (address: string): string => moved.get(address) ?? address;
  return {
    ...inventory,
    ...left,
    resources: renamed.map(({ resource, origin }) => {
      const address = at(resource.address);
      return { ...resource, address, origin, modules: modulesOf(address) };
    }),
    references: inventory.references.map((one) => ({ ...one, from: at(one.from), to: at(one.to) })),
  };
}

/** By address in the configuration: each key to what is shown of it. */
function namesOf(resources: readonly Named[], isSecret: IsSecretKey): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const names = new Map<string, Map<string, string>>();
  const note = (address: string, key: string): string => {
    names.set(address, (names.get(address) ?? new Map<string, string>()).set(key, key));
    return key;
  };
  for (const { origin } of resources) withKeys(origin, note);
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
