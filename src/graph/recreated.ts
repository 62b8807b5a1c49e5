/** Pairs a removed resource with the one that replaces it under another address. */
import { groupBy } from './group-by.js';

/** New addresses, by old address. */
export type Recreated = ReadonlyMap<string, string>;

interface Addressed {
  readonly address: string;
}

/**
 * Pairs a removed and an added item if they have one identity, which no other removed or added item has.
 * @param identityOf undefined for an item without an identity, which is not paired
 */
export function pairRecreated<T extends Addressed>(
  removed: readonly T[],
  added: readonly T[],
  identityOf: (item: T) => string | undefined,
): Recreated {
  const byIdentity = (items: readonly T[]) => groupBy(items, (item) => identityOf(item) ?? '');
  const [gone, fresh] = [byIdentity(removed), byIdentity(added)];
  return new Map(
    [...gone].flatMap(([identity, [old, ...others]]): (readonly [string, string])[] => {
      const [now, ...more] = fresh.get(identity) ?? [];
      const isOne = identity !== '' && others.length + more.length === 0;
      return isOne && old !== undefined && now !== undefined ? [[old.address, now.address]] : [];
    }),
  );
}
