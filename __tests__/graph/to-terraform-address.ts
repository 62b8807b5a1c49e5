import { type Address, parseAddress, unescapeKey, unescapeName } from '../../src/graph/address.js';
import { formatTerraformAddress } from '../../src/graph/terraform-address.js';

/** What the indexes before the instance key say about the type and the mode. */
function readMarks(parts: Address): { type: string; mode: 'managed' | 'data'; keys: readonly string[] } {
  const keys = [...parts.indexes];
  const named = parts.type === 'other' && keys[0]?.startsWith('type:');
  const type = named ? (keys.shift() as string).slice('type:'.length) : parts.type;
  const mode = keys[0] === 'data' ? 'data' : 'managed';
  return { type, mode, keys: mode === 'data' ? keys.slice(1) : keys };
}

/** The address as Terraform writes it, as docs/graph-format.md says: a copy number is dropped, and text that is no graph address comes back as it is. */
export function toTerraformAddress(address: string): string {
  const parts = parseAddress(address);
  if (parts === null) return address;
  const { type, mode, keys } = readMarks(parts);
  const modules = parts.modules.map((step) => ({
    name: unescapeName(step.name),
    index: step.index === null ? null : unescapeKey(step.index),
  }));
  const index = keys.length === 0 ? null : keys.map(unescapeKey).join('][');
  return formatTerraformAddress({ mode, modules, type, name: unescapeName(parts.name), index });
}
