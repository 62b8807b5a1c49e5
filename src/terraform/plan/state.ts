/**
 * Reads a state into an inventory of existing resources, either from `terraform show -json` or from a version 4 state
 * file.
 */

import { InvalidInput } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { readPlan } from './index.js';
import * as messages from './messages.js';
import { EmptyPlan } from './resources.js';

/** Warnings that apply to every state and are not worth printing. */
const WARNINGS_OF_EVERY_STATE: ReadonlySet<string> = new Set([
  messages.CONFIGURATION_MISSING,
  messages.NO_RESOURCE_CHANGES,
]);

/**
 * Reads a state into an inventory.
 * @param value the parsed JSON
 * @param file name of the file, as the user gave it
 * @throws InvalidInput if the state is empty or has an older format
 */
export function readState(value: unknown, file: string): Inventory {
  try {
    const { warnings, ...inventory } = readPlan(planOfState(value, file), file, null);
    return { ...inventory, warnings: warnings.filter((text) => !WARNINGS_OF_EVERY_STATE.has(text)) };
  } catch (error) {
    if (!(error instanceof EmptyPlan)) throw error;
    throw new InvalidInput(messages.stateIsEmpty(file), { remedy: messages.STATE_EMPTY_REMEDY, cause: error });
  }
}

/**
 * Returns a plan without changes whose prior state is the given state.
 * @throws InvalidInput for an older format
 */
export function planOfState(state: unknown, file: string) {
  const version = member(state, 'format_version');
  const values = Array.isArray(member(state, 'resources')) ? rawOf(state, file) : member(state, 'values');
  return {
    ...(typeof version === 'string' && { format_version: version }),
    resource_changes: [],
    prior_state: { values },
  };
}

/** Version of the state files that are read. */
const RAW_VERSION = 4;

/** @throws InvalidInput for another version */
function rawOf(state: unknown, file: string) {
  if (member(state, 'version') !== RAW_VERSION) {
    throw new InvalidInput(messages.stateTooOld(file, RAW_VERSION), { remedy: messages.STATE_TOO_OLD_REMEDY });
  }
  return rawValues(listOf(member(state, 'resources')));
}

// ---- Resources of a version 4 state file in the shape that `terraform show -json` writes.

const rawValues = (resources: readonly unknown[]) => ({
  root_module: { resources: resources.flatMap(instancesOf) },
});

/** Returns the instances of one resource as entries of their own. */
function instancesOf(resource: unknown): readonly object[] {
  const instances = listOf(member(resource, 'instances'));
  if (instances.length === 0) return [];
  const shared = {
    mode: member(resource, 'mode'),
    type: member(resource, 'type'),
    name: member(resource, 'name'),
    module_address: member(resource, 'module'),
    provider_name: providerOf(textOf(member(resource, 'provider')) ?? ''),
  };
  return instances.map((instance) => ({
    ...shared,
    index: member(instance, 'index_key'),
    values: member(instance, 'attributes'),
    sensitive_values: sensitiveOf(instance),
    depends_on: listOf(member(instance, 'dependencies')),
    deposed_key: member(instance, 'deposed'),
  }));
}

/**
 * Returns the source address or name of a provider: in `module.a.provider["registry.terraform.io/hashicorp/aws"].west`,
 * or in `provider.aws` before 0.13. Empty for any other text.
 */
const providerOf = (text: string): string =>
  /\["([^"]+)"\]/.exec(text)?.[1] ?? /provider\.([\w-]+)/.exec(text)?.[1] ?? '';

/**
 * Returns the sensitive attributes of an instance; true if the whole instance is sensitive.
 * Hides more than the paths mark: the entire attribute that a path starts with. Hides the entire instance if a path
 * starts with no attribute (`[]` marks everything), or is not a path, as in old states.
 */
function sensitiveOf(instance: unknown): Readonly<Record<string, true>> | true {
  const paths = member(instance, 'sensitive_attributes') ?? [];
  if (!Array.isArray(paths)) return true;
  const names = paths.map(attributeOf);
  return names.includes(null) ? true : Object.fromEntries(names.map((name) => [name, true]));
}

/** Returns the attribute that a path starts with; null if it starts with none. */
function attributeOf(path: unknown): string | null {
  const first = listOf(path)[0];
  return member(first, 'type') === 'get_attr' ? textOf(member(first, 'value')) : null;
}
