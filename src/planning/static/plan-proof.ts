/** Creates the proofs about a configuration of which a plan exists, with the variables and instances of the plan. */

import { REMOVALS } from '../../graph/changes.js';
import { MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { entriesOf, listOf, member, textOf } from '../../platform/json/foreign.js';
import type { Expression } from '../../terraform/hcl/model.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { originOf, priorValues, valueEntries } from '../../terraform/plan/entries.js';
import { actionOf } from '../../terraform/plan/resource-changes.js';
import { PlannedInstances } from './configuration.js';
import { Proof } from './proof.js';
import { typeKeyword } from './type-constraints.js';
import { fromJson, isMap, itemsOf, UNKNOWN, type Value } from './value.js';

/**
 * Returns the proofs for a plan.
 *
 * @param plan the parsed JSON, which holds the values of the root module's variables
 * @param workspace the workspace of the plan, as far as it is known
 * @param placeholders placeholder values of variables
 */
export function proofOfPlan(
  root: ModuleNode,
  plan: unknown,
  workspace: Value,
  placeholders: ReadonlyMap<string, unknown> = new Map(),
): Proof {
  const open = [...placeholders].map(([name, value]): [string, Value] => [name, shapeOf(fromJson(value))]);
  const planned = new PlannedInstances(remainingOrigins(plan), isComplete(plan));
  return new Proof(root, variablesOfPlan(plan), workspace, new Map(open), planned);
}

/** Returns the values of the root module's variables in a plan. */
export const variablesOfPlan = (plan: unknown): ReadonlyMap<string, Value> =>
  new Map(
    entriesOf(member(plan, 'variables')).map(([name, variable]): [string, Value] => [
      name,
      fromJson(member(variable, 'value')),
    ]),
  );

/** Reduces a placeholder to its shape, in which every text is unknown. */
function shapeOf(value: Value): Value {
  if (typeof value === 'string') return MADE_UP_TEXT;
  if (isMap(value)) return new Map([...value].map(([name, item]): [string, Value] => [name, shapeOf(item)]));
  return itemsOf(value)?.map(shapeOf) ?? UNKNOWN;
}

/** Returns an unknown text for each string variable of the root module that has no value. */
export function openTexts({ code }: ModuleNode, set: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const open = [...code.variables.values()].filter(
    ({ name, default: defaultValue }) => defaultValue === null && !set.has(name),
  );
  return new Map(open.flatMap(({ name, type }): [string, Value][] => (isText(type) ? [[name, SOME_TEXT]] : [])));
}

const isText = (type: Expression | null): boolean => type === null || typeKeyword(type) === 'string';

// ---- Addresses that exist after the plan is applied, which proves that others have no instances.

const isManaged = (origin: string): boolean => parseTerraformAddress(origin)?.mode === 'managed';

/**
 * Returns the addresses that the plan keeps or creates, and those of data sources in the prior state.
 * A plan without an entry of a managed resource changes nothing, so it also leaves the managed resources of the prior
 * state.
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
const isComplete = (plan: unknown): boolean =>
  member(plan, 'complete') !== false &&
  member(plan, 'errored') !== true &&
  listOf(member(plan, 'deferred_changes')).length === 0 &&
  listOf(member(plan, 'resource_changes')).length > 0;
