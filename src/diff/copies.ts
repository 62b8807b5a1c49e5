/** Marks of a resource that is drawn in several containers: all copies share them. */
import { REMOVALS } from '../graph/changes.js';
import type { GraphNode } from '../graph/model.js';
import { stemOf } from './known.js';

/**
 * Returns a lookup of a node's mark: its own, or that of the copy that has one. Deleted or forgotten copies and ghosts use only
 * their own mark, because the marks of the other copies are not true of them.
 * @param marks by address in the union; the ledger names only the first copy
 */
export function marksOfCopies<T>(marks: ReadonlyMap<string, T>): (node: GraphNode) => T | undefined {
  const byStem = new Map<string, T>();
  for (const [address, mark] of marks) if (stemOf(address) !== address) byStem.set(stemOf(address), mark);
  return ({ address, change, ghostOf }) => {
    const own = marks.get(address);
    const stem = stemOf(address);
    const isCopy = stem !== address && ghostOf === undefined && !REMOVALS.has(change);
    return own ?? (isCopy ? byStem.get(stem) : undefined);
  };
}
