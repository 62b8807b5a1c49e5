/**
 * References by key: an association of each of several subnets, whose id is put together of the network's and of its own
 * key, `subnet_association["web"]`, is that of the subnet in that network which is called like the key.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { nameOf, type Reference, type Resource } from '../graph/inventory.js';
import type { Instances } from './instances.js';
import { isPlaceType } from './model.js';
import { textsAt } from './values.js';

/** @param resources in address order @param known what refers to what anyway */
export function referencesByKey(
  resources: readonly Resource[],
  known: readonly Reference[],
  instances: Instances,
  knowledge: Knowledge,
): readonly Reference[] {
  const { factsOf } = knowledge;
  const typeOf = new Map(resources.map(({ address, type }) => [address, type]));
  const isNamedIn = (type: string, path: string): boolean => factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const isPlace = (address: string): boolean => isPlaceType(typeOf.get(address) ?? '', knowledge);
  const keyOf = (address: string): string => /^"(.+)"$/.exec(instances.get(address)?.key ?? '')?.[1] ?? '';
  /** What attributes name a network that are called like something in one. */
  const vague = known.filter(({ from, to, path = '' }) => {
    return keyOf(from) !== '' && isPlace(to) && !isPlace(from) && !isNamedIn(typeOf.get(to) ?? '', path);
  });
  if (vague.length === 0) return [];
  const inside = insideOf(resources, known, knowledge);
  const said = new Set(known.map(({ from, to, path }) => `${from} ${path} ${typeOf.get(to)}`));
  const found: Reference[] = [];
  for (const { from, to, path = '' } of vague) {
    const near = (inside.get(to)?.get(keyOf(from)) ?? []).filter(({ type }) => isNamedIn(type, path));
    const [only] = near;
    if (only === undefined || near.length > 1) continue;
    if (!said.has(`${from} ${path} ${only.type}`)) found.push({ from, to: only.address, path, via: 'value' });
  }
  return found;
}

/** By network, and by what they are called. */
function insideOf(
  resources: readonly Resource[],
  known: readonly Reference[],
  knowledge: Knowledge,
): ReadonlyMap<string, ReadonlyMap<string, readonly Resource[]>> {
  const inner = resources.filter(({ type }) => knowledge.factsOf(type).within !== undefined);
  const byAddress = new Map(inner.map((resource) => [resource.address, resource]));
  const inside = new Map<string, Map<string, Resource[]>>();
  for (const { from, to } of known) {
    const resource = byAddress.get(from);
    if (resource === undefined) continue;
    const named = inside.get(to) ?? new Map<string, Resource[]>();
    inside.set(to, named);
    for (const name of new Set(knowledge.ownNamesOf(resource.type).flatMap((at) => textsAt(resource.values, [at])))) {
      const others = named.get(name) ?? [];
      if (!others.includes(resource)) named.set(name, [...others, resource]);
    }
  }
  return inside;
}
