/** Terraform's action lists as one word, and what that word leaves out. */
import type { ChangeDetails } from '../graph/changes.js';
import type { Change } from '../graph/inventory.js';

export interface Action {
  readonly change: Change;
  readonly changed?: Pick<ChangeDetails, 'createsFirst' | 'isForgotten'>;
}

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['no-op', { change: 'no-op' }],
  ['create', { change: 'create' }],
  ['read', { change: 'read' }],
  ['update', { change: 'update' }],
  ['delete', { change: 'delete' }],
  ['forget', { change: 'forget' }],
  ['delete create', { change: 'replace' }],
  ['create delete', { change: 'replace', changed: { createsFirst: true } }],
  ['create forget', { change: 'replace', changed: { createsFirst: true, isForgotten: true } }],
  ['forget create', { change: 'replace', changed: { isForgotten: true } }],
]);

const NOTHING: Action = { change: 'no-op' };

/** No actions, or actions of a version to come, read as no change. */
export const actionOf = (actions: readonly unknown[]): Action =>
  ACTIONS.get(actions.filter((action) => typeof action === 'string').join(' ')) ?? NOTHING;

/** One change for two entries of one address: what remains after both. */
export function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
