import type { Noun } from '../../catalog/nouns.js';
import { aOrAn, isPlural } from '../../text/english.js';
import { LOST_NAMES_MAX, TWO_NAMES_LENGTH_MAX } from '../limits.js';
import {
  nthThing,
  PUBLIC,
  partsOf,
  severalOf,
  someOf,
  theNamed,
  theOne,
  theSeveral,
  times,
  toldApart,
} from '../messages.js';
import { named } from '../words.js';
import type { ChangeEvent, ReducedBlock } from './model.js';

interface One {
  readonly spoken: Pick<Noun, 'one' | 'isProper'>;
  readonly name: string;
  /** Empty where nothing is called alike. */
  readonly apart: string;
  readonly isPublic: boolean;
  /** There is no other one, or it has been there before. */
  readonly isKnown: boolean;
}

/** `the queue jobs`, `a queue`, `Front Door`. */
export function oneThing(one: One): string {
  return one.apart === '' ? plainly(one) : toldApart(plainly({ ...one, isKnown: true }), one.apart);
}

function plainly({ spoken: { one, isProper }, name, isPublic, isKnown }: One): string {
  const noun = isPublic ? `${PUBLIC} ${one}` : one;
  if (name !== '' && !isProper) return theOne(noun, name);
  if (isProper) return [noun, name].filter((text) => text !== '').join(' ');
  return isKnown ? theOne(noun, '') : isPlural(noun) ? noun : `${aOrAn(noun)} ${noun}`;
}

/** `3 queues`, `2 × Front Door`; `the 4 servers worker` of those that one name stands for. */
export function several(count: number, { one, many, isProper }: Noun, { isPublic = false, name = '' } = {}): string {
  if (isProper) return times(count, one);
  const nouns = isPublic ? `${PUBLIC} ${many}` : many;
  return name === '' ? severalOf(count, nouns) : theSeveral(count, nouns, name);
}

/** New things are any of their kind; of what is there already the only one is known. */
const isNew = ({ change }: ChangeEvent): boolean => change === 'create' || change === 'import';

/** What several deeds of one verb and one kind are done to. */
export function things(deeds: readonly ChangeEvent[]): string {
  const [first] = deeds as readonly [ChangeEvent, ...ChangeEvent[]];
  const { spoken, name, apart, isPublic, among, ordinal, areParts } = first;
  const amount = deeds.reduce((sum, deed) => sum + deed.amount, 0);
  if (areParts === true) return partsOf(amount, wholes(deeds));
  if (deeds.length === 1 && ordinal !== undefined) return nthThing(ordinal, spoken.one, name);
  if (deeds.length === 1 && among !== undefined && !spoken.isProper) return someOf(amount, among, spoken.many, name);
  const reduced = reducedOf(deeds);
  if (reduced !== undefined && !spoken.isProper) return someOf(amount, reduced.count, spoken.many, '');
  const names = deeds.map((deed) => deed.name);
  if (areLostByName(deeds)) {
    return theNamed(spoken.many, names.slice(0, LOST_NAMES_MAX), Math.max(0, names.length - LOST_NAMES_MAX));
  }
  if (amount > 1) return several(amount, spoken, { isPublic, name: deeds.length > 1 || isNew(first) ? '' : name });
  return oneThing({ spoken, name, apart, isPublic, isKnown: !isNew(first) && first.isOnly });
}

/** The block that several deeds are done to, where others of its instances stay: how many that are is what matters. */
function reducedOf(deeds: readonly ChangeEvent[]): ReducedBlock | undefined {
  const [{ reducedBlock, holdsData }] = deeds as readonly [ChangeEvent, ...ChangeEvent[]];
  const isOne = deeds.every((deed) => deed.reducedBlock?.address === reducedBlock?.address);
  return deeds.length > 1 && isOne && holdsData !== true ? reducedBlock : undefined;
}

/** Two things by their names, which take little more room than their number; undefined where these do not tell them apart. */
export function twoByName(deeds: readonly ChangeEvent[]): string | undefined {
  const [{ spoken, isPublic, areParts }] = deeds as readonly [ChangeEvent, ...ChangeEvent[]];
  const names = deeds.map(({ name }) => name);
  const areShort = names.join('').length <= TWO_NAMES_LENGTH_MAX;
  const areTold = deeds.every(({ name, apart, amount }) => name !== '' && apart === '' && amount === 1);
  if (deeds.length !== 2 || new Set(names).size !== 2 || !areShort || !areTold) return undefined;
  if (spoken.isProper || areParts === true || reducedOf(deeds) !== undefined) return undefined;
  return theNamed(isPublic ? `${PUBLIC} ${spoken.many}` : spoken.many, names, 0);
}

/** Stores that go are named, where each has a name: their number tells nobody what is lost. */
const areLostByName = (deeds: readonly ChangeEvent[]): boolean =>
  deeds.length > 1 &&
  deeds.every(
    ({ verb, holdsData, name, amount, spoken }) =>
      (verb === 'delete' || verb === 'replace' || verb === 'recreate') &&
      holdsData === true &&
      name !== '' &&
      amount === 1 &&
      !spoken.isProper,
  );

/**
 * What an ordinal stands before: of `app 2`, the third of its block, `app`; undefined for a name that a number is no part of,
 * which says more than that it is the third.
 */
export function blockName(name: string, { one, many }: Noun): string | undefined {
  const [, base] = /^"?([^"]+) \d+"?$/.exec(name) ?? [];
  if (base === undefined) return name === '' ? '' : undefined;
  const nouns = [one, many].map((noun) => noun.split(' ').at(-1));
  return nouns.includes(base.toLowerCase()) ? '' : named(base);
}

/** What the parts are of: their number says nothing of it. */
function wholes(deeds: readonly ChangeEvent[]): string {
  const [{ spoken, name, apart, isPublic }] = deeds as readonly [ChangeEvent, ...ChangeEvent[]];
  if (deeds.length > 1) return several(deeds.length, spoken, { isPublic });
  return oneThing({ spoken, name, apart, isPublic, isKnown: true });
}
