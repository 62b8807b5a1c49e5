/** Reads the Terraform address of a plan entry. */
import { isShort } from '../../graph/address.js';
import { formatTerraformAddress, parseTerraformAddress, toGraphAddress } from '../../graph/terraform-address.js';
import { member, textOf } from '../../platform/json/foreign.js';
import { instanceKey } from '../references/addresses.js';

function keyText(index: unknown): string {
  const key = instanceKey(index);
  return key === null ? '' : `[${key}]`;
}

/**
 * Returns the entry's address. Rebuilds the address from its parts if it is absent or free text, as in hand-made and redacted
 * plans. Returns null if the parts give no address either.
 */
export function originOf(entry: unknown): string | null {
  const own = textOf(member(entry, 'address'));
  if (own !== null && parseTerraformAddress(own) !== null) return own;
  const type = textOf(member(entry, 'type'));
  const name = textOf(member(entry, 'name'));
  if (type === null || name === null) return null;
  const module = textOf(member(entry, 'module_address'));
  const data = member(entry, 'mode') === 'data' ? 'data.' : '';
  const rebuilt = `${module === null ? '' : `${module}.`}${data}${type}.${name}${keyText(member(entry, 'index'))}`;
  const parts = parseTerraformAddress(rebuilt);
  return parts === null ? null : formatTerraformAddress(parts);
}

/** True if the address is short enough for a graph. */
export function isShortOrigin(origin: string): boolean {
  const address = toGraphAddress(origin);
  return address !== null && isShort(address);
}
