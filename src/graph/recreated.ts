/** Pairs a removed resource with the added one that is the same object under another address, for the report of a change. */
import { groupBy } from './group-by.js';

/** New addresses, by old address. */
export type Recreated = ReadonlyMap<string, string>;

interface Addressed {
  readonly address: string;
}

/**
 * Pairs a removed and an added item with the same identity, unless another removed or added item has it too.
 * @param identityOf returns for example the name in the cloud; undefined or empty for an item that is not paired
 */
export function pairRecreated<T extends Addressed>(
  removed: readonly T[],
  added: readonly T[],
  identityOf: (item: T) => string | undefined,
): Recreated {
  const removedByIdentity = groupBy(removed, identityOf);
  const addedByIdentity = groupBy(added, identityOf);
  const pairs = new Map<string, string>();
  for (const [identity, before] of removedByIdentity) {
    const after = addedByIdentity.get(identity) ?? [];
    if (identity === undefined || identity === '' || before.length !== 1 || after.length !== 1) continue;
    pairs.set(before[0]!.address, after[0]!.address);
  }
  return pairs;
}
