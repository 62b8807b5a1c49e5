/** Tags whose values may be shown: only those that were requested by name. */
import { TAG_ATTRIBUTES } from '../catalog/attributes.js';
import type { Json, Resource } from '../graph/inventory.js';
import { short } from '../platform/text/short.js';
import type { Entry } from './read.js';
import type { Tagged } from './tagged.js';

/** Maximum length of a value; a longer one is a text and useless as a filter. */
const TAG_LENGTH_MAX = 80;

/** Values of each node by tag name; for several resources, the values of all. */
export type TagsOf = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * Returns the values of the named tags on drawn resources. Resources without a value are left out.
 * @param idOf returns the id of a node by its address in this source
 */
export function tagsOf(
  { names, resources }: Tagged,
  entries: readonly Entry[],
  idOf: (address: string) => string,
): TagsOf {
  const nodes = new Map(
    entries.flatMap((entry) => (entry.bucket === 'drawn' ? [[entry.address, idOf(entry.node)]] : [])),
  );
  return new Map(
    names.map((name) => {
      const values = new Map<string, readonly string[]>();
      for (const resource of resources) {
        const [node, value] = [nodes.get(resource.address), tagOf(resource, name)];
        if (node === undefined || value === '') continue;
        values.set(node, [...new Set([...(values.get(node) ?? []), value])]);
      }
      return [name, values];
    }),
  );
}

function tagOf({ values }: Resource, name: string): string {
  for (const attribute of TAG_ATTRIBUTES) {
    const tags = values[attribute];
    if (tags === null || typeof tags !== 'object' || !Object.hasOwn(tags, name)) continue;
    const value = (tags as { readonly [name: string]: Json })[name];
    if (typeof value === 'string') return short(value, TAG_LENGTH_MAX);
  }
  return '';
}
