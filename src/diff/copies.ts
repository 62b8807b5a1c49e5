/** Marks of a resource that is drawn in several boxes: every copy says the same. */
import type { GraphNode } from '../graph/model.js';
import { stemOf } from './known.js';

const GONE: ReadonlySet<GraphNode['change']> = new Set(['delete', 'forget']);

/**
 * Returns a lookup of the mark of a node: its own, or that of the copy that has one. Copies that go, and ghosts, have only
 * their own, because nothing else is true of them.
 * @param marks by address in the union; the ledger names the first copy alone
 */
export function marksOfCopies<T>(marks: ReadonlyMap<string, T>): (node: GraphNode) => T | undefined {
  const byStem = new Map<string, T>();
  for (const [address, mark] of marks) if (stemOf(address) !== address) byStem.set(stemOf(address), mark);
  return ({ address, change, ghostOf }) => {
    const own = marks.get(address);
    const stem = stemOf(address);
    const isCopy = stem !== address && ghostOf === undefined && !GONE.has(change);
    return own ?? (isCopy ? byStem.get(stem) : undefined);
  };
}
