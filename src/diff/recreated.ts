/** Finds resources that Terraform destroys and creates again under another address, because a `moved` block is missing. */

import { namePathsOf } from '../catalog/products.js';
import type { Json, Resource } from '../graph/inventory.js';
import { pairRecreated, type Recreated } from '../graph/recreated.js';
import type { Known } from './known.js';
import type { Revision } from './model.js';

/**
 * Returns the recreated resources of two revisions: exactly one new resource has the type, region and name of the removed one.
 * A service account with the same `account_id` has the same email, so existing grants still apply to it. Empty for graph files,
 * which have no values.
 */
export function recreatedResources(
  { isThere, stemBefore }: Pick<Known, 'isThere' | 'stemBefore'>,
  before: Revision['resources'] = new Map(),
  after: Revision['resources'] = new Map(),
): Recreated {
  return pairRecreated(
    [...before.values()].filter(({ address }) => !isThere(address)),
    [...after.values()].filter(({ address }) => stemBefore(address) === undefined),
    identityOf,
  );
}

function identityOf(resource: Resource): string | undefined {
  const name = resource.mode === 'managed' ? nameOf(resource) : undefined;
  return name === undefined ? undefined : JSON.stringify([resource.type, resource.region, name]);
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
