/** Addresses of configurations and instances. */

import { formatTerraformAddress, parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';

// ---- Configuration addresses: a resource before `count` and `for_each`, without instance keys.
// They are the keys of the reference graphs from a plan's configuration and from `terraform graph`.

/** Returns the address without instance keys. */
const withoutKeys = (parts: TerraformAddress): TerraformAddress => ({
  ...parts,
  modules: parts.modules.map((step) => ({ name: step.name, index: null })),
  index: null,
});

/**
 * Returns the configuration address: `module.a["x"].aws_vpc.b[0]` -> `module.a.aws_vpc.b`. Null if the text is not a
 * resource address.
 */
export function configAddressOf(origin: string): string | null {
  const parts = parseTerraformAddress(origin);
  return parts === null ? null : formatTerraformAddress(withoutKeys(parts));
}

/** Returns the module of a configuration address: `module.a.module.b`; empty for the root module. */
export function moduleOf(configAddress: string): string {
  const parts = parseTerraformAddress(configAddress);
  return (parts?.modules ?? []).map((step) => `module.${step.name}`).join('.');
}

// ---- Converts instance keys to and from the notation of addresses.

/** Returns a string in quotes, as Terraform writes it in an address. */
function quoteKey(key: string): string {
  // JSON and HCL escape the same characters alike, except for the start of a template.
  return JSON.stringify(key).replace(/[$%]\{/g, (start) => `${start[0]}${start}`);
}

/** Returns the key as in an address, `0` or `"a"`; null if the value cannot be a key. */
export function instanceKey(value: unknown): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return String(value);
  return typeof value === 'string' ? quoteKey(value) : null;
}

/** Returns the text of a quoted key; null for any other key. */
export function instanceText(key: string): string | null {
  if (!key.startsWith('"')) return null;
  try {
    return JSON.parse(key.replace(/([$%])\1\{/g, '$1{'));
  } catch {
    return null;
  }
}
