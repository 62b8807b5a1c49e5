/** The address of an entry of a plan. */
import { formatTerraformAddress, parseTerraformAddress } from '../../graph/terraform-address.js';
import { member, textOf } from '../foreign.js';

/** A string as Terraform writes it between quotes in an address. */
function quoteKey(key: string): string {
  // JSON and HCL escape the same characters the same way, but for the start of a template.
  return JSON.stringify(key).replace(/[$%]\{/g, (start) => `${start[0]}${start}`);
}

function keyText(index: unknown): string {
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0) return `[${index}]`;
  return typeof index === 'string' ? `[${quoteKey(index)}]` : '';
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
