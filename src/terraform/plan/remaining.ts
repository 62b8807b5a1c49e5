/** Lists the Terraform addresses that exist after a plan is applied, to prove that others have no instances. */

import { REMOVALS } from '../../graph/changes.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { actionOf } from './actions.js';
import { originOf } from './origin.js';
import { priorValues, valueEntries } from './state-entries.js';

const isManaged = (origin: string): boolean => parseTerraformAddress(origin)?.mode === 'managed';

/**
 * Returns the addresses that the plan keeps or creates, and those of data sources in the prior state.
 * A plan without an entry of a managed resource changes nothing, so it also leaves the managed resources of the prior state.
 */
export function remainingOrigins(plan: unknown): ReadonlySet<string> {
  const entries = listOf(member(plan, 'resource_changes')).filter(isCurrent);
  const prior = valueEntries(priorValues(plan))
    .filter((entry) => textOf(member(entry, 'deposed_key')) === null)
    .flatMap(originsOf);
  const isChange = entries.flatMap(originsOf).some(isManaged);
  return new Set([
    ...entries.filter(remains).flatMap(originsOf),
    ...prior.filter((origin) => !isChange || !isManaged(origin)),
  ]);
}

function originsOf(entry: unknown): readonly string[] {
  const origin = originOf(entry);
  return origin === null ? [] : [origin];
}

const isCurrent = (entry: unknown): boolean => textOf(member(entry, 'deposed')) === null;

const remains = (entry: unknown): boolean => !REMOVALS.has(actionOf(entry).change);

/** True if the plan is complete: a managed resource without an entry in it then has no instances. */
export const isComplete = (plan: unknown): boolean =>
  member(plan, 'complete') !== false &&
  member(plan, 'errored') !== true &&
  listOf(member(plan, 'deferred_changes')).length === 0 &&
  listOf(member(plan, 'resource_changes')).length > 0;
