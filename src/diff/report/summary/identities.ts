/** Statements about identities that no diagram shows: their keys, and one that takes the place of another. */

import { factsOf } from '../../../catalog/index.js';
import * as messages from '../messages.js';
import { VERBS } from '../messages.js';
import type { ReportedTouch } from '../model.js';
import { newKeyIn } from '../touched.js';
import { named } from '../words.js';
import { rankOf, type Statement } from './model.js';

/** A replaced identity leads what it may do. */
const RANK_OF_REPLACED = rankOf('open', 'entry') - 0.9;

/** Returns the statements about new and removed keys, and about identities that others replace. */
export function identityStatements(touched: readonly ReportedTouch[]): readonly Statement[] {
  const replaced = replacedIdentities(touched);
  const removedKeys = touched.filter(({ type, change }) => change === 'delete' && factsOf(type).keyOf !== undefined);
  // The keys of a single removed identity are its own.
  const isWithKeys = replaced.length === 1 && removedIdentities(touched).length === 1 && removedKeys.length > 0;
  return [
    ...replaced.map(([old, current], order): Statement => {
      const former = isWithKeys ? messages.withItsKeys(theOne(old), removedKeys.length) : theOne(old);
      const text = messages.replacedWith(former, theOne(current));
      return { verbs: VERBS.replace, rank: RANK_OF_REPLACED, change: 'update', amount: 1, order, text };
    }),
    ...touched.flatMap((touch, order) => newKeyStatement(touch, order)),
    ...(isWithKeys ? [] : removedKeys.map(removedKeyStatement)),
  ];
}

/** Returns the statement about a new key, because its holder has the rights of the identity; none for another change. */
function newKeyStatement(touch: ReportedTouch, order: number): readonly Statement[] {
  const text = newKeyIn(touch);
  if (text === null) return [];
  return [{ verbs: VERBS.create, rank: rankOf('right', 'entry'), change: 'create', amount: 1, order, text }];
}

const removedKeyStatement = (touch: ReportedTouch, order: number): Statement => ({
  ...{ verbs: VERBS.delete, rank: rankOf('right', 'entry') + 0.5, change: 'delete', amount: 1, order },
  text: theOne(touch),
});

const theOne = ({ noun, name }: ReportedTouch): string => messages.theOne(noun, name === '' ? '' : named(name));

const removedIdentities = (touched: readonly ReportedTouch[]): readonly ReportedTouch[] =>
  touched.filter(({ type, change }) => change === 'delete' && factsOf(type).identity === true);

/** Returns the removed identities with the new ones that have their names, but are of another kind. */
function replacedIdentities(
  touched: readonly ReportedTouch[],
): readonly (readonly [old: ReportedTouch, current: ReportedTouch])[] {
  const added = touched.filter(({ type, change }) => change === 'create' && factsOf(type).identity === true);
  return removedIdentities(touched).flatMap((old) => {
    const [current, ...others] = added.filter(
      ({ name, type }) => name !== '' && name === old.name && type !== old.type,
    );
    return current === undefined || others.length > 0 ? [] : [[old, current] as const];
  });
}
