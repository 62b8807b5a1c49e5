/** Maps Terraform's action lists to a single change, plus the details that the change does not express. */
import type { ChangeDetails } from '../../graph/changes.js';
import type { Change } from '../../graph/inventory.js';

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

/** Returns the change for a plan's `actions`. An empty list, or one that a later Terraform version adds, reads as `no-op`. */
export const actionOf = (actions: readonly unknown[]): Action =>
  ACTIONS.get(actions.filter((action) => typeof action === 'string').join(' ')) ?? NOTHING;

/** Returns the net change of two entries with the same address, e.g. `create` and `delete` -> `replace`. */
export function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
