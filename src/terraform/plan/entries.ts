/** Reads the entries of plans and states: lists them, and determines their Terraform addresses. */
import { isShort } from '../../graph/address.js';
import { formatTerraformAddress, parseTerraformAddress, toGraphAddress } from '../../graph/terraform-address.js';
import { listOf, member, memberAt, textOf } from '../../platform/json/foreign.js';
import { instanceKey } from '../references/addresses.js';

/** Returns the instance key in an address, `[0]` or `["a"]`; empty if there is none. */
function keyText(index: unknown): string {
  const key = instanceKey(index);
  return key === null ? '' : `[${key}]`;
}

/**
 * Returns the entry's address. Rebuilds the address from its parts if it is absent or free text, as in hand-made and
 * redacted plans. Returns null if the parts give no address either.
 */
export function originOf(entry: unknown): string | null {
  const address = textOf(member(entry, 'address'));
  if (address !== null && parseTerraformAddress(address) !== null) return address;
  const type = textOf(member(entry, 'type'));
  const name = textOf(member(entry, 'name'));
  if (type === null || name === null) return null;
  const module = textOf(member(entry, 'module_address'));
  const data = member(entry, 'mode') === 'data' ? 'data.' : '';
  const rebuilt = `${module === null ? '' : `${module}.`}${data}${type}.${name}${keyText(member(entry, 'index'))}`;
  const parts = parseTerraformAddress(rebuilt);
  return parts === null ? null : formatTerraformAddress(parts);
}

/** True if a Terraform address is short enough for a graph. */
export function isShortOrigin(origin: string): boolean {
  const address = toGraphAddress(origin);
  return address !== null && isShort(address);
}

// ---- Entries of a state, which `prior_state.values` and `planned_values` of a plan also contain.

/**
 * Returns the resource entries of `root_module` and all child modules. Iterates, because modules may nest to any depth.
 */
export function valueEntries(values: unknown): unknown[] {
  const entries: unknown[] = [];
  const modules: unknown[] = [member(values, 'root_module')];
  while (modules.length > 0) {
    const module = modules.pop();
    for (const entry of listOf(member(module, 'resources'))) entries.push(entry);
    for (const child of [...listOf(member(module, 'child_modules'))].reverse()) modules.push(child);
  }
  return entries;
}

/** Returns the state before the plan; undefined if the plan has none. */
export const priorValues = (plan: unknown): unknown => memberAt(plan, 'prior_state', 'values');
