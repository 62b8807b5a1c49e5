/** Finds resources that Terraform destroys and creates again under another address, because a `moved` block is missing. */
import { namePathsOf } from '../catalog/products.js';
import { groupBy } from '../graph/group-by.js';
import type { Json, Resource } from '../graph/inventory.js';
import type { Known } from './known.js';
import type { Revision } from './model.js';

/**
 * Returns the new address of each removed resource, by old address, if exactly one new resource has its type, region and name.
 * A service account with the same `account_id` has the same email, so existing grants still apply to it. A name that several
 * removed or several new resources share is ignored. Empty for graph files, which have no values.
 */
export function recreatedOf(
  { isThere, stemBefore }: Pick<Known, 'isThere' | 'stemBefore'>,
  before: Revision['resources'] = new Map(),
  after: Revision['resources'] = new Map(),
): ReadonlyMap<string, string> {
  const gone = byName([...before.values()].filter(({ address }) => !isThere(address)));
  const fresh = byName([...after.values()].filter(({ address }) => stemBefore(address) === undefined));
  return new Map(
    [...gone].flatMap(([key, removed]): (readonly [string, string])[] => {
      const [[old], added] = [removed, fresh.get(key) ?? []];
      const [now] = added;
      const isOne = removed.length === 1 && added.length === 1;
      return isOne && old !== undefined && now !== undefined ? [[old.address, now.address]] : [];
    }),
  );
}

function byName(resources: readonly Resource[]): ReadonlyMap<string, readonly Resource[]> {
  const named = resources.filter((resource) => resource.mode === 'managed' && nameOf(resource) !== undefined);
  return groupBy(named, (resource) => JSON.stringify([resource.type, resource.region, nameOf(resource)]));
}

/**
 * Returns the text of the best naming attribute. Undefined if the code sets that attribute to an unknown value, even if other
 * naming attributes are known.
 */
function nameOf({ type, values, declared }: Resource): string | undefined {
  for (const path of namePathsOf(type)) {
    const text = textAt(values, path);
    if (text !== undefined) return text;
    if (declared?.lines.has(path.join('.')) === true) return undefined;
  }
  return undefined;
}

function textAt(values: Resource['values'], path: readonly string[]): string | undefined {
  let at: Json | undefined = values as Json;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, Json>>)[step];
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}
