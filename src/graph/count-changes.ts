import type { Change } from './inventory.js';

/** Counts the changes of the managed resources, by kind. */
export function countChanges(
  resources: Iterable<{ readonly mode: 'managed' | 'data'; readonly change: Change }>,
): ReadonlyMap<Change, number> {
  const counts = new Map<Change, number>();
  for (const { mode, change } of resources) {
    if (mode === 'managed') counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  return counts;
}
