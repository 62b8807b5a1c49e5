/** The resources of a plan, each with its address in Terraform's words. */
import type { Change } from '../graph/inventory.js';
import { listOf, member, memberAt, textOf } from '../json/foreign.js';
import { isLikeAddress } from '../json/in-words.js';
import { shortProvider } from '../terraform/provider.js';
import { changeOf, combineChanges } from './actions.js';
import * as messages from './messages.js';
import { originOf } from './origin.js';
import { plannedValues, type Values, withoutSensitive } from './values.js';

export interface FoundResource {
  readonly origin: string;
  readonly provider: string;
  readonly change: Change;
  readonly values: Values;
}

export interface Found {
  /** By origin, in the order of the file. */
  readonly resources: Map<string, FoundResource>;
  readonly warnings: string[];
}

/**
 * What `resource_changes` lists. The leftover of an earlier replacement (`deposed`) joins the living resource of its
 * address and stands alone where there is none.
 */
export function foundChanges(plan: unknown): Found {
  const resources = new Map<string, FoundResource>();
  const warnings: string[] = [];
  const deposed: FoundResource[] = [];
  listOf(member(plan, 'resource_changes')).forEach((entry, i) => {
    const origin = originOf(entry);
    if (origin === null) {
      const address = textOf(member(entry, 'address')) ?? '';
      warnings.push(messages.entryWithoutAddress(`resource_changes[${i}]`, isLikeAddress(address) ? address : ''));
      return;
    }
    const change = member(entry, 'change');
    const resource = {
      origin,
      provider: shortProvider(textOf(member(entry, 'provider_name'))),
      change: changeOf(listOf(member(change, 'actions'))),
      values: plannedValues(change),
    };
    if (textOf(member(entry, 'deposed')) !== null) deposed.push(resource);
    else resources.set(origin, joined(resources.get(origin), resource));
  });
  for (const resource of deposed) {
    if (!resources.has(resource.origin)) resources.set(resource.origin, resource);
  }
  return { resources, warnings };
}

const joined = (known: FoundResource | undefined, again: FoundResource): FoundResource =>
  known === undefined ? again : { ...known, change: combineChanges(known.change, again.change) };

/** The resources in a state or in planned values, through all modules. */
export function foundValues(values: unknown, change: (mode: unknown) => Change): Map<string, FoundResource> {
  const resources = new Map<string, FoundResource>();
  for (const entry of valueEntries(values)) {
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf(member(entry, 'deposed_key')) !== null) continue;
    resources.set(origin, {
      origin,
      provider: shortProvider(textOf(member(entry, 'provider_name'))),
      change: change(member(entry, 'mode')),
      values: withoutSensitive(member(entry, 'values'), member(entry, 'sensitive_values')),
    });
  }
  return resources;
}

/** The entries of `root_module` and all its child modules; modules may nest as deep as they like. */
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

export const priorValues = (plan: unknown): unknown => memberAt(plan, 'prior_state', 'values');
