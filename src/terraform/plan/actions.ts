/** Maps Terraform's action lists to a single change, plus the details that the change does not express. */

import type { ChangeDetails } from '../../graph/changes.js';
import type { Change } from '../../graph/inventory.js';
import { listOf, memberAt } from '../../platform/json/foreign.js';

interface Action {
  readonly change: Change;
  readonly changed?: Pick<ChangeDetails, 'createsFirst' | 'isForgotten'>;
}

/** By the members of `actions`, joined by spaces. The order of `create` and `delete` is the order of the two steps. */
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

const NO_OP: Action = { change: 'no-op' };

/**
 * Returns the change of a plan entry: `{"change": {"actions": ["delete", "create"]}}` -> `replace`. An absent or empty list, or
 * one that a later Terraform version adds, reads as `no-op`.
 */
export function actionOf(entry: unknown): Action {
  const names = listOf(memberAt(entry, 'change', 'actions')).filter((action) => typeof action === 'string');
  return ACTIONS.get(names.join(' ')) ?? NO_OP;
}

/** Returns the net change of two entries with the same address: `create` and `delete` -> `replace`. */
export function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
