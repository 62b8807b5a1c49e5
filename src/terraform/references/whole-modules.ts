/** Recognizes dependencies on a whole module, which refer to none of its resources in particular. */
import { MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN } from '../limits.js';
import { moduleOf } from './config-address.js';

/** Returns the number of resources in each module. */
export function moduleSizes(addresses: Iterable<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const address of addresses) count(sizes, moduleOf(address));
  return sizes;
}

/**
 * Returns the other modules that a resource depends on as a whole. `depends_on = [module.a]` and `for_each = module.a` reach
 * everything in the module.
 * @param direct direct dependencies of the resource
 * @param covered direct and indirect dependencies
 */
export function wholeModules(
  from: string,
  direct: readonly string[],
  covered: readonly string[],
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const pointedAt = moduleSizes(direct);
  const reached = moduleSizes(covered);
  const own = moduleOf(from);
  const whole = new Set<string>();
  for (const [module, number] of pointedAt) {
    if (module === own || module === '') continue;
    const isAll = number >= MODULE_SHARE_MIN && reached.get(module) === sizes.get(module);
    if (number > MODULE_FAN_OUT_MAX || isAll) whole.add(module);
  }
  return whole;
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
