/** Lists the resource entries of a state, which `prior_state.values` and `planned_values` of a plan also contain. */

import { listOf, member, memberAt } from '../../platform/json/foreign.js';

/** Returns the resource entries of `root_module` and all child modules. Iterates, because modules may nest to any depth. */
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
