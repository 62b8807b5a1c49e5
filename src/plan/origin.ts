/** The address of an entry of a plan. */
import { isShort } from '../graph/address.js';
import { formatTerraformAddress, parseTerraformAddress, toGraphAddress } from '../graph/terraform-address.js';
import { member, textOf } from '../json/foreign.js';
import { instanceKey } from '../terraform/references/instance-key.js';

function keyText(index: unknown): string {
  const key = instanceKey(index);
  return key === null ? '' : `[${key}]`;
}

/**
 * The entry's own address, or one rebuilt from its parts where that is absent or free text (hand-made and redacted
 * plans); null where the parts give none either.
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

/** Whether it is an address that a graph can hold. */
export function isShortOrigin(origin: string): boolean {
  const address = toGraphAddress(origin);
  return address !== null && isShort(address);
}
