/** What an account has one of, and several say that they take over or look up: they are one thing. */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import type { Reference, Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';

/** By this they refer to the one that stays; no attribute is called so. */
export const SAME = '(the same)';

export function isSole({ type, values }: Pick<Resource, 'type' | 'values'>, knowledge: Knowledge): boolean {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== undefined && Object.entries(singleton).every(([name, value]) => values[name] === value);
}

/** From each of them to the first, which something builds if anything does */
export function soleOnes(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, Reference> {
  const found = new Map<string, Reference>();
  const all = resources
    .filter((resource) => isSole(resource, knowledge))
    .sort((a, b) => byAddress(a.address, b.address));
  for (const same of groupBy(all, keyIn(knowledge)).values()) {
    const first = same.find(({ mode }) => mode === 'managed') ?? (same[0] as Resource);
    for (const { address } of same) {
      if (address !== first.address) found.set(address, { from: address, to: first.address, path: SAME, via: 'value' });
    }
  }
  return found;
}

const keyIn =
  (knowledge: Knowledge) =>
  ({ type, values, region = '', account = '' }: Resource): string =>
    [knowledge.meantType(type, values)?.type ?? type, region, account].join(' ');
