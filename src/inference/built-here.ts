/**
 * Places that are looked up by the name of one that the same configuration builds: the data source is read when that is
 * there, and means it.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import type { Reference, Resource } from '../graph/inventory.js';
import { isPlaceType } from './model.js';

/** The attribute by which it is looked up. */
const NAME = 'name';

/** From data source to what it means; the only one that it can mean. @param resources of the inventory */
export function builtHere(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, Reference> {
  const places = resources.filter(
    ({ type, values }) => typeof values[NAME] === 'string' && isPlaceType(type, knowledge),
  );
  const built = groupBy(
    places.filter(({ mode }) => mode === 'managed'),
    keyOf,
  );
  const found = new Map<string, Reference>();
  for (const one of places) {
    const same = one.mode === 'data' ? (built.get(keyOf(one)) ?? []).filter((other) => maySame(one, other)) : [];
    const [only] = same;
    if (only === undefined || same.length > 1) continue;
    found.set(one.address, { from: one.address, to: only.address, path: NAME, via: 'value' });
  }
  return found;
}

const keyOf = ({ type, values }: Resource): string => `${type} ${String(values[NAME]).toLowerCase()}`;

/** Nothing that both say differs: the network around it, the project, the identity. */
function maySame(looked: Resource, built: Resource): boolean {
  if (isOther(looked.region, built.region) || isOther(looked.account, built.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !isOther(value, built.values[name]));
}

const isOther = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.toLowerCase() !== b.toLowerCase();
