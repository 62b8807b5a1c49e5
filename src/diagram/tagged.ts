/** What tags are looked for in, where somebody asks for some: tags.ts. */
import type { Inventory, Resource } from '../graph/inventory.js';

/** Names of tags, and the resources that may have them. */
export interface Tagged {
  readonly names: readonly string[];
  readonly resources: readonly Resource[];
}

/** Keeps the resources of a source, where their tags are asked for. @param each is shown all of them */
export function keepTagged(names: readonly string[] = [], each: (resources: readonly Resource[]) => void = () => {}) {
  const kept = { names, resources: [] as readonly Resource[] };
  const inventory = (whole: Inventory): Inventory => {
    each(whole.resources);
    if (names.length > 0) kept.resources = whole.resources;
    return whole;
  };
  return { inventory, kept };
}
