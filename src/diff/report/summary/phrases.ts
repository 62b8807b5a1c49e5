/** Texts for the resources of an event: `the queue jobs`, `3 queues`, `a third private subnet`. */

import { type Noun, nounOf } from '../../../catalog/nouns.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { aOrAn, isPlural, listed } from '../../../platform/text/english.js';
import { FEW_NAMES_LENGTH_MAX, FEW_NAMES_MAX, LOST_NAMES_MAX, NAMES_LENGTH_MAX } from '../limits.js';
import {
  nthElement,
  PUBLIC,
  partsOf,
  severalOf,
  someOf,
  theNamed,
  theOne,
  theSeveral,
  times,
  withDistinction,
} from '../messages.js';
import { named } from '../words.js';
import type { ChangeEvent, Mention, ReducedBlock } from './model.js';

interface SingleResource {
  readonly noun: Pick<Noun, 'one' | 'isProper'>;
  readonly name: string;
  /** Text that distinguishes the resource; empty if its name is unique. */
  readonly distinction: string;
  readonly isPublic: boolean;
  /** True if it is the only one, or existed before: `the queue` instead of `a queue`. */
  readonly isKnown: boolean;
}

/** Returns the text for one resource: `the queue jobs`, `a queue`, `Front Door`. */
export function phraseForOne(resource: SingleResource): string {
  return resource.distinction === ''
    ? nounWithArticle(resource)
    : withDistinction(nounWithArticle({ ...resource, isKnown: true }), resource.distinction);
}

function nounWithArticle({ noun: { one, isProper }, name, isPublic, isKnown }: SingleResource): string {
  const noun = isPublic ? `${PUBLIC} ${one}` : one;
  if (name !== '' && !isProper) return theOne(noun, name);
  if (isProper) return [noun, name].filter((text) => text !== '').join(' ');
  return isKnown ? theOne(noun, '') : isPlural(noun) ? noun : `${aOrAn(noun)} ${noun}`;
}

/**
 * Returns the text for several resources: `3 queues`, `2 × Front Door`; `the 4 servers worker` if they share one name.
 */
export function phraseForSeveral(
  count: number,
  { one, many, isProper }: Noun,
  { isPublic = false, name = '' } = {},
): string {
  if (isProper) return times(count, one);
  const nouns = isPublic ? `${PUBLIC} ${many}` : many;
  return name === '' ? severalOf(count, nouns) : theSeveral(count, nouns, name);
}

const nameOf = ({ name, builtResources }: ChangeEvent): string =>
  builtResources === undefined ? name : withDistinction(name, builtResources);

/** True for a new resource, which takes the indefinite article. An existing one takes `the` if it is the only one. */
const isNew = ({ change }: ChangeEvent): boolean => change === 'create' || change === 'import';

/** Returns the text for the resources of several events with the same verb and noun. */
export function listNouns(events: readonly ChangeEvent[]): string {
  const [first] = events as readonly [ChangeEvent, ...ChangeEvent[]];
  const { noun, name, distinction, isPublic, totalAmount, ordinal, areParts } = first;
  const amount = events.reduce((sum, event) => sum + event.amount, 0);
  if (areParts === true) return partsOf(amount, changedNodesText(events));
  if (events.length === 1 && ordinal !== undefined) return nthElement(ordinal, noun.one, name);
  if (events.length === 1 && totalAmount !== undefined && !noun.isProper)
    return someOf(amount, totalAmount, noun.many, name);
  const reduced = commonReducedBlock(events);
  if (reduced !== undefined && !noun.isProper) return someOf(amount, reduced.count, noun.many, '');
  const names = events.map((event) => event.name);
  if (areLostByName(events) || areModulesByName(events)) {
    const shown = events.slice(0, LOST_NAMES_MAX).map(nameOf);
    return theNamed(noun.many, shown, Math.max(0, names.length - LOST_NAMES_MAX));
  }
  if (amount > 1)
    return phraseForSeveral(amount, noun, { isPublic, name: events.length > 1 || isNew(first) ? '' : name });
  return phraseForOne({ noun, name: nameOf(first), distinction, isPublic, isKnown: !isNew(first) && first.isOnly });
}

/** Returns the block of all the events if other instances of it stay: the numbers then matter more than names. */
function commonReducedBlock(events: readonly ChangeEvent[]): ReducedBlock | undefined {
  const [{ reducedBlock, holdsData }] = events as readonly [ChangeEvent, ...ChangeEvent[]];
  const isOne = events.every((event) => event.reducedBlock?.address === reducedBlock?.address);
  return events.length > 1 && isOne && holdsData !== true ? reducedBlock : undefined;
}

/**
 * Returns several resources by name, as a reviewer would, if they are few and their names are short; undefined if the
 * names do not distinguish them. Example: `the buckets logs, files and backups`.
 */
export function fewNames(events: readonly ChangeEvent[]): string | undefined {
  const [{ noun, isPublic, areParts }] = events as readonly [ChangeEvent, ...ChangeEvent[]];
  const names = events.map(({ name }) => name);
  const areShort = names.join('').length <= FEW_NAMES_LENGTH_MAX;
  const haveUniqueNames = events.every(
    ({ name, distinction, amount }) => name !== '' && distinction === '' && amount === 1,
  );
  const areFew = events.length > 1 && events.length <= FEW_NAMES_MAX;
  if (!areFew || new Set(names).size !== names.length || !areShort || !haveUniqueNames) return undefined;
  // Numbered instances of one block: `b 0` and `b 1` are not names.
  const blocks = new Set(names.map((name) => blockName(name, noun)));
  if (blocks.size < names.length && !blocks.has(undefined)) return undefined;
  if (noun.isProper || areParts === true || commonReducedBlock(events) !== undefined) return undefined;
  return theNamed(isPublic ? `${PUBLIC} ${noun.many}` : noun.many, events.map(nameOf), 0);
}

/** Lost data stores and indexes are named if all have a name: a number does not tell what is lost. */
const areLostByName = (events: readonly ChangeEvent[]): boolean =>
  events.length > 1 && (events.every(({ isNamedPart }) => isNamedPart === true) || areStoresLost(events));

/** Unread modules are named with what they build: their number tells nothing. */
const areModulesByName = (events: readonly ChangeEvent[]): boolean =>
  events.length > 1 && events.every(({ isModule, name, amount }) => isModule === true && name !== '' && amount === 1);

const areStoresLost = (events: readonly ChangeEvent[]): boolean =>
  events.every(
    ({ verb, holdsData, name, amount, noun }) =>
      (verb === 'delete' || verb === 'replace' || verb === 'recreate') &&
      holdsData === true &&
      name !== '' &&
      amount === 1 &&
      !noun.isProper,
  );

/**
 * Returns the name of a block without its number, for use after an ordinal: `app` of `app 2`, the third of its block.
 * Undefined for a name without a number, which tells more than an ordinal.
 */
export function blockName(name: string, { one, many }: Noun): string | undefined {
  const [, base] = /^"?([^"]+) \d+"?$/.exec(name) ?? [];
  if (base === undefined) return name === '' ? '' : undefined;
  const nouns = [one, many].map((noun) => noun.split(' ').at(-1));
  return nouns.includes(base.toLowerCase()) ? '' : named(base);
}

/** Names the nodes of changed parts. The number of nodes is independent of that of the parts. */
function changedNodesText(events: readonly ChangeEvent[]): string {
  const [{ noun, name, distinction, isPublic }] = events as readonly [ChangeEvent, ...ChangeEvent[]];
  if (events.length > 1) return phraseForSeveral(events.length, noun, { isPublic });
  return phraseForOne({ noun, name, distinction, isPublic, isKnown: true });
}

// ---- Mentions: resources that are not the object of a statement, such as the ends of edges.

/** Returns the mention of the resource at an address. */
export type Mentions = (address: string) => Mention;

/** The names that mentions need, which `Names` of the report has. */
interface MentionNames {
  readonly labelOf: (address: string) => { readonly title: string; readonly name: string };
  readonly distinctionInText: (address: string) => string;
}

/** Returns the mentions of a graph's resources. */
export function mentionsOf({ nodes }: Graph, names: MentionNames): Mentions {
  return (address) => {
    const { title, name } = names.labelOf(address);
    const { type = '', count = 1 } = nodes.get(address) ?? {};
    const distinction = names.distinctionInText(address);
    return { noun: nounOf(type, title), name: name === '' ? '' : named(name), distinction, count };
  };
}

/** Returns the names grouped by noun, in order of first appearance: `the function api`, `2 queues`. */
export function listMentions(all: readonly Mention[]): string[] {
  return [...groupBy(all, ({ noun }) => noun.one).values()].map((kind) => {
    const [{ noun, name, distinction }] = kind as [Mention, ...Mention[]];
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    const isOneName = kind.every((mention) => mention.name === name);
    return amount > 1
      ? phraseForSeveral(amount, noun, { name: isOneName ? name : '' })
      : phraseForOne({ noun, name, distinction, isPublic: false, isKnown: true });
  });
}

/** Returns a few resources by name, grouped by noun: `the servers a, b and c`, `5 queues`. */
export const listNamed = (all: readonly Mention[]): string[] =>
  [...groupBy(all, ({ noun }) => noun.one).values()].flatMap((kind) => {
    const isShort = kind.length <= LOST_NAMES_MAX && kind.map(({ name }) => name).join('').length <= NAMES_LENGTH_MAX;
    const isPlain = kind.every(({ noun, distinction }) => noun.isProper !== true && distinction === '');
    return isShort && isPlain ? [nameMentions(kind)] : listMentions(kind);
  });

/** Returns resources of one type by name, `the subnets a, b and 2 more`, or counted if a name is missing or common. */
export function nameMentions(all: readonly Mention[]): string {
  const names = all.map(({ name }) => name);
  const areDistinct = new Set(names).size === all.length && all.every(({ name, count }) => name !== '' && count === 1);
  if (all.length < 2 || !areDistinct) return listed(listMentions(all));
  return theNamed(
    (all[0] as Mention).noun.many,
    names.slice(0, LOST_NAMES_MAX),
    Math.max(0, names.length - LOST_NAMES_MAX),
  );
}
