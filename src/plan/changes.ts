/** What an entry of a plan says of the change of a resource, but for its values. */
import type { ChangeDetails } from '../graph/changes.js';
import type { Change } from '../graph/inventory.js';
import { isSameByCount, parseTerraformAddress } from '../graph/terraform-address.js';
import { listOf, member, objectOf, textOf } from '../json/foreign.js';
import { actionOf } from './actions.js';
import { FORCING_MAX } from './limits.js';
import { isShortOrigin } from './origin.js';

export interface Decided {
  readonly change: Change;
  /** Absent where the word says it all. */
  readonly changed?: ChangeDetails;
}

/** Terraform's words for reasons; anything else in their place may have got there by accident. */
const REASON = /^[a-z][a-z_]{0,79}$/;

/** Names of attributes in a schema. */
const ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;

const STANDING: ReadonlySet<Change> = new Set(['no-op', 'read']);

/**
 * An import or a move is the change where nothing else is; of both, the move. Data sources are read, whatever else is said
 * of them.
 * @param origin address of the entry
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

/** Null where that is none, or the same: a resource that gets or loses its `count` has not moved for anybody. */
function previousOf(entry: unknown, origin: string): string | null {
  const address = textOf(member(entry, 'previous_address'));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}

/** Names of the attributes that are why a resource is replaced, in the order of the plan; each once. */
export function forcingOf(entry: unknown): readonly string[] {
  const paths = listOf(member(member(entry, 'change'), 'replace_paths'));
  const names = paths.flatMap((path) => textOf(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}
