/**
 * Singletons: objects that an account has one of (the default VPC). Several resources that adopt or look it up are one object.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import type { Reference, Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';

/** Path of the reference to the resource that stays; no attribute has this name. */
export const SAME = '(the same)';

export function isSole({ type, values }: Pick<Resource, 'type' | 'values'>, knowledge: Knowledge): boolean {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== undefined && Object.entries(singleton).every(([name, value]) => values[name] === value);
}

/** Maps each singleton to the first one, preferring a managed resource. */
export function sameSingletons(resources: readonly Resource[], knowledge: Knowledge): ReadonlyMap<string, Reference> {
  const referenceByAddress = new Map<string, Reference>();
  const singletons = resources
    .filter((resource) => isSole(resource, knowledge))
    .sort((a, b) => byAddress(a.address, b.address));
  for (const sameObject of groupBy(singletons, keyIn(knowledge)).values()) {
    const first = sameObject.find(({ mode }) => mode === 'managed') ?? (sameObject[0] as Resource);
    for (const { address } of sameObject) {
      if (address !== first.address)
        referenceByAddress.set(address, { from: address, to: first.address, path: SAME, via: 'value' });
    }
  }
  return referenceByAddress;
}

const keyIn =
  (knowledge: Knowledge) =>
  ({ type, values, region = '', account = '' }: Resource): string =>
    [knowledge.meantType(type, values)?.type ?? type, region, account].join(' ');
