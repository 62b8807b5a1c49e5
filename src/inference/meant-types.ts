/**
 * Resources of generic types as what they are: of `azapi_resource` an attribute says the type that Azure knows it by. From
 * here on it is one of the catalogue's own types; its address stays.
 */

import type { Knowledge } from '../catalog/knowledge.js';
import type { Inventory, Reference, Resource } from '../graph/inventory.js';

export function withMeantTypes(inventory: Inventory, knowledge: Knowledge): Inventory {
  const renamers = new Map<string, (path: string) => string>();
  const resources = inventory.resources.map((resource): Resource => {
    const meant = knowledge.meantType(resource.type, resource.values);
    if (meant === null) return resource;
    const parent = parentOf(meant.type, knowledge) ?? meant.parent;
    renamers.set(resource.address, (path) => (path === meant.parent ? parent : meant.renamed(path)));
    return { ...resource, type: meant.type, ...(meant.says && { values: { ...resource.values, ...meant.says } }) };
  });
  if (renamers.size === 0) return inventory;
  const references = inventory.references.map((reference): Reference => {
    const renamed = reference.path === undefined ? undefined : renamers.get(reference.from)?.(reference.path);
    return renamed === undefined ? reference : { ...reference, path: renamed };
  });
  return { ...inventory, resources, references };
}

/** What a thing is a part of, or is in, is its parent: the first attribute by which its own type says so. */
function parentOf(type: string, knowledge: Knowledge): string | undefined {
  const { fold, placedBy, within } = knowledge.factsOf(type);
  return fold?.by?.[0] ?? (within === undefined ? undefined : placedBy?.[0]);
}
