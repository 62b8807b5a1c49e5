/** Terraform's action lists as one word. */
import type { Change } from '../graph/inventory.js';

const CHANGES: ReadonlyMap<string, Change> = new Map([
  ['no-op', 'no-op'],
  ['create', 'create'],
  ['read', 'read'],
  ['update', 'update'],
  ['delete', 'delete'],
  ['forget', 'forget'],
  ['delete create', 'replace'],
  ['create delete', 'replace'],
  ['create forget', 'replace'],
  ['forget create', 'replace'],
]);

/** No actions, or actions of a version to come, read as no change. */
export const changeOf = (actions: readonly unknown[]): Change =>
  CHANGES.get(actions.filter((action) => typeof action === 'string').join(' ')) ?? 'no-op';

/** One change for two entries of one address: what remains after both. */
export function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
