/**
 * What groundplan knows about resource types. The knowledge itself is in the tables of the folders beside this file:
 * a new resource type is one row there and nothing here.
 */

import { factsByPrefix, quietByName } from './fallback.js';
import type { TypeFacts } from './model.js';
import { patternsOf, rowOf } from './rows.js';

export { boxFactsOf } from './boxes.js';
export { cloudOf } from './cloud.js';

/** Whether a row says what this type is called, so that its title and icon are not guesses. */
export const isKnown = (type: string): boolean => rowOf(type)?.title !== undefined;

/** Facts are asked for once a reference, so they are put together once a type. */
const known = new Map<string, TypeFacts>();

/**
 * Facts of a resource type or pseudo-type. Never fails: a type without a row gets what patterns say of it, the icon and
 * category of its longest known prefix, down to its provider, and a title made from its name.
 */
export function factsOf(type: string): TypeFacts {
  const before = known.get(type);
  if (before !== undefined) return before;
  const row = rowOf(type);
  const facts = {
    ...factsByPrefix(type),
    ...(row === undefined && quietByName(type)),
    ...(row?.alone === true ? {} : patternsOf(type)),
    ...row,
  };
  const plumbing = facts.plumbing ?? (facts.fold !== undefined || facts.hide !== undefined);
  const fresh = { ...facts, plumbing };
  known.set(type, fresh);
  return fresh;
}
