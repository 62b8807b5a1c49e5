/** Resources for the look-up of tags, if any are requested. */
import type { Inventory, Resource } from '../graph/inventory.js';

/** Names of tags, and the resources that may have them. */
export interface Tagged {
  readonly names: readonly string[];
  readonly resources: readonly Resource[];
}

/**
 * Returns an inventory hook that keeps the resources if tags are requested.
 * @param each receives all resources
 */
export function keepTagged(names: readonly string[] = [], each: (resources: readonly Resource[]) => void = () => {}) {
  const kept = { names, resources: [] as readonly Resource[] };
  const inventory = (whole: Inventory): Inventory => {
    each(whole.resources);
    if (names.length > 0) kept.resources = whole.resources;
    return whole;
  };
  return { inventory, kept };
}
