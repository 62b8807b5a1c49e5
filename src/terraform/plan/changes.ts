/** Reads how a plan entry changes its resource, apart from the values. */
import type { ChangeDetails } from '../../graph/changes.js';
import type { Change } from '../../graph/inventory.js';
import { isSameByCount, parseTerraformAddress } from '../../graph/terraform-address.js';
import { listOf, member, objectOf, textOf } from '../../platform/json/foreign.js';
import { actionOf } from './actions.js';
import { FORCING_MAX } from './limits.js';
import { isShortOrigin } from './origin.js';

export interface Decided {
  readonly change: Change;
  /** Absent if the change alone says everything. */
  readonly changed?: ChangeDetails;
}

/** Shape of Terraform's `action_reason` values. Other text is dropped, because it may have got there by accident. */
const REASON = /^[a-z][a-z_]{0,79}$/;

/** Shape of attribute names in a provider schema. */
const ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;

const STANDING: ReadonlySet<Change> = new Set(['no-op', 'read']);

/**
 * Returns the change of a plan entry and its details.
 * A move or an import becomes the change only if the entry does nothing else; a move takes precedence over an import.
 * Data sources get no details.
 * @param origin the entry's address
 */
export function decided(entry: unknown, origin: string): Decided {
  const change = member(entry, 'change');
  const action = actionOf(listOf(member(change, 'actions')));
  if (parseTerraformAddress(origin)?.mode !== 'managed') return { change: action.change };
  const movedFrom = previousOf(entry, origin);
  const isImported = objectOf(member(change, 'importing')) !== null;
  const word = action.change !== 'no-op' ? action.change : movedFrom ? 'move' : isImported ? 'import' : 'no-op';
  const reason = textOf(member(entry, 'action_reason'));
  const changed: ChangeDetails = {
    ...action.changed,
    ...(movedFrom !== null && { movedFrom }),
    ...(isImported && word !== 'import' && { isImported }),
    ...(reason !== null && REASON.test(reason) && !STANDING.has(word) && { reason }),
  };
  return Object.keys(changed).length === 0 ? { change: word } : { change: word, changed };
}

/**
 * Returns the previous address, or null if there is none. Also null if the two differ only by `count`: to a reader, adding or
 * removing
 * `count` is no move.
 */
function previousOf(entry: unknown, origin: string): string | null {
  const address = textOf(member(entry, 'previous_address'));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}

/** Returns the names of the attributes that force a replacement, in plan order and without duplicates. */
export function forcingOf(entry: unknown): readonly string[] {
  const paths = listOf(member(member(entry, 'change'), 'replace_paths'));
  const names = paths.flatMap((path) => textOf(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}
