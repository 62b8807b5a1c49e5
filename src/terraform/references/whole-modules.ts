/**
 * Handles dependencies on a whole module, such as `depends_on = [module.a]`, which refer to none of its resources in
 * particular. `graph.ts` expands those of the code; `plan/` recognises those of DOT graphs and states, where only their
 * consequences are left.
 */

import { MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN } from '../limits.js';
import { moduleOf } from './addresses.js';
import { type ConfigGraph, type ConfigReference, referencesFrom } from './config-graph.js';
import { linksFrom } from './links.js';

const NO_REFERENCES: readonly ConfigReference[] = [];

/**
 * Returns the resources of a module that no other resource of the module depends on: Terraform reaches the others
 * through them. Returns all of them if each one has a dependent.
 * @param prefix prefix of addresses in the module: `module.a.`
 * @param resources configuration addresses of all resources
 */
export function finalResources(prefix: string, resources: readonly string[], graph: ConfigGraph): readonly string[] {
  const inModule = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInModule = (address: string) =>
    address.startsWith(prefix) ? referencesFrom(graph, address) : NO_REFERENCES;
  const dependencies = new Set<string>();
  for (const from of inModule) {
    for (const { to } of linksFrom(from, stepsInModule, (address) => inModule.has(address))) dependencies.add(to);
  }
  const final = [...inModule].filter((address) => !dependencies.has(address));
  return final.length > 0 ? final : [...inModule];
}

/** Returns the number of resources in each module, by module address. */
export function moduleSizes(addresses: Iterable<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const address of addresses) increment(sizes, moduleOf(address));
  return sizes;
}

/**
 * Returns the addresses of the other modules that a resource depends on as a whole. `depends_on = [module.a]` and
 * `for_each = module.a` reach everything in the module.
 * @param direct configuration addresses of the direct dependencies
 * @param covered configuration addresses of the direct and indirect dependencies
 * @param sizes number of resources by module
 */
export function wholeModules(
  from: string,
  direct: readonly string[],
  covered: readonly string[],
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const directCounts = moduleSizes(direct);
  const coveredCounts = moduleSizes(covered);
  const ownModule = moduleOf(from);
  const whole = new Set<string>();
  for (const [module, directCount] of directCounts) {
    if (module === ownModule || module === '') continue;
    const coversModule = directCount >= MODULE_SHARE_MIN && coveredCounts.get(module) === sizes.get(module);
    if (directCount > MODULE_FAN_OUT_MAX || coversModule) whole.add(module);
  }
  return whole;
}

/** Adds one to the count of a key. */
const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
