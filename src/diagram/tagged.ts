import type { Inventory, Resource } from '../graph/inventory.js';

/** Names of tags whose values may be shown, and the resources that may have them. */
export interface Tagged {
  readonly names: readonly string[];
  readonly resources: readonly Resource[];
}

/**
 * Returns a hook for `readSource` that keeps the resources of a source in `tagged`, so that tags can be looked up later. Keeps none
 * if no tags are requested.
 * @param names names of the requested tags
 * @param onResources receives all resources in any case
 */
export function taggedResources(
  names: readonly string[] = [],
  onResources: (resources: readonly Resource[]) => void = () => {},
) {
  const tagged = { names, resources: [] as readonly Resource[] };
  const inventory = (whole: Inventory): Inventory => {
    onResources(whole.resources);
    if (names.length > 0) tagged.resources = whole.resources;
    return whole;
  };
  return { inventory, tagged };
}
