/**
 * References by identity: values in which one resource names another. Most certain first: the address of an instance
 * whose identity is unknown yet; an identity that the input states (ARN, ID, self link, URL); a text in the shape of an
 * identity with the name of exactly one resource; a bare name, if the attribute says what it names or configures a
 * program. An ambiguous text refers to nothing.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import {
  expressionOf,
  holdsInstanceName,
  instancesIn,
  isExact,
  isInformative,
  partsOf,
  symbolOf,
  withGaps,
} from '../../graph/instance-name.js';
import { nameOf, type Pattern, type Reference, type Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { matchesName } from '../../platform/text/matching.js';
import { type Instances, nearest } from '../instances.js';
import {
  IDENTITY_LENGTH_MIN,
  IDENTITY_TEXT_MAX,
  LIKELY_NAMES_MAX,
  LIKELY_TYPE_LENGTH_MIN,
  LIKELY_WORD_LENGTH_MIN,
  NAME_LENGTH_MIN,
  UNKNOWN_WORDS_MAX,
  WILDCARD_NAMES_MAX,
} from '../limits.js';
import { type TextAt, textsIn } from '../values.js';
import { type HostFinder, hostFinder, isForCall } from './host-names.js';
import { type Mention, mentionFinder } from './shapes.js';

/** True for a text that is long enough and has a path or URL separator; an ID may be a plain word. */
const isDistinctive = (text: string): boolean => text.length >= IDENTITY_LENGTH_MIN && /[:/]/.test(text);

interface Index {
  /** Resource by its address as Terraform writes it. */
  readonly origins: ReadonlyMap<string, string>;
  /** Resource by the identity it states; null if several state it. */
  readonly stated: ReadonlyMap<string, string | null>;
  /** Resources by `type name`. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Sorted unique names of each type. */
  readonly namesOf: ReadonlyMap<string, readonly string[]>;
  /** All names of resources that are built here. */
  readonly names: readonly NamedResource[];
  /** Resources by name. */
  readonly resourcesByName: ReadonlyMap<string, readonly Resource[]>;
}

/** Finds the resources that a text of a resource names. */
export type Finder<T = TextAt> = (user: Resource, text: T) => readonly string[];

/** An ambiguous text, which refers to nothing. */
export interface AmbiguousText {
  /** Address of the resource with the text. */
  readonly resource: string;
  readonly path: string;
}

export interface Identities {
  readonly find: Finder;
  /** Finds the resources that a text names which the code only partly determines; see `Resource.patterns`. */
  readonly findPartly: Finder<Pattern>;
  /** Finds the resources that a text likely names, if nothing has exactly that name. */
  readonly findLikely: Finder;
  /** Texts found to be ambiguous so far. */
  readonly unclear: () => readonly AmbiguousText[];
}

/**
 * Indexes the identities of resources.
 * @param resources in address order
 * @param knownReferences references among them
 */
export function identitiesOf(
  resources: readonly Resource[],
  knownReferences: readonly Reference[],
  instances: Instances,
  knowledge: Knowledge,
): Identities {
  const unclear = new Map<string, AmbiguousText>();
  const reportUnclear = (unclearText: AmbiguousText): void =>
    void unclear.set(`${unclearText.resource} ${unclearText.path}`, unclearText);
  const index = { ...indexOf(resources, knowledge), hostsIn: hostFinder(resources, knownReferences, knowledge) };
  return { ...finderIn(index, instances, knowledge, reportUnclear), unclear: () => [...unclear.values()] };
}

/**
 * Returns references that only values state: an environment variable with a queue's URL refers to the queue.
 * @param resources in address order
 * @param known references that exist already; joined pairs get no second one
 */
export function referencesByIdentity(
  resources: readonly Resource[],
  known: readonly Reference[],
  { find, findPartly, findLikely }: Omit<Identities, 'unclear'>,
): readonly Reference[] {
  const joined = new Set(known.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const references: Reference[] = [];
  function refer({ address: from }: Resource, path: string, targets: readonly string[], via: Reference['via']): void {
    for (const to of targets) {
      if (to === from || joined.has(`${from} ${to}`)) continue;
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
      references.push({ from, to, path, via });
    }
  }
  for (const user of resources) {
    const texts = Object.entries(user.values).flatMap(([attribute, value]) => textsIn(attribute, value));
    const { patterns = [] } = user;
    for (const text of texts) refer(user, text.path, find(user, text), 'value');
    for (const text of patterns) refer(user, text.path, findPartly(user, text), 'value');
    for (const text of texts) refer(user, text.path, findLikely(user, text), 'likeness');
    for (const text of patterns) refer(user, text.path, findLikely(user, text), 'likeness');
  }
  return references;
}

function indexOf(resources: readonly Resource[], { ownNamesOf, statedIdentities }: Knowledge): Index {
  const stated = new Map<string, string | null>();
  const named = new Map<string, string[]>();
  const namesOf = new Map<string, string[]>();
  const resourcesByName = new Map<string, Resource[]>();
  const names: NamedResource[] = [];
  for (const resource of resources) {
    const { address, type, values } = resource;
    for (const text of new Set(statedIdentities.map((attribute) => textOf(values, attribute)))) {
      if (isDistinctive(text)) stated.set(text, stated.has(text) ? null : address);
    }
    for (const name of new Set(ownNamesOf(type).flatMap((attribute) => namesAt(resource, attribute)))) {
      add(named, `${type} ${name}`, address);
      add(namesOf, type, name);
      add(resourcesByName, name, resource);
      if (resource.mode === 'managed') names.push({ type, name, address });
    }
  }
  const sorted = [...namesOf].map(([type, names]) => [type, [...new Set(names)].sort(byText)] as const);
  // A looked-up region or account is a part of an ARN, not its subject.
  const managed = resources.filter(({ mode }) => mode === 'managed');
  const origins = new Map(managed.map(({ origin, address }) => [origin, address]));
  return { origins, stated, named, namesOf: new Map(sorted), names, resourcesByName };
}

/** Returns the names in an attribute, including one that is known only in part. */
function namesAt({ values, patterns = [] }: Resource, attribute: string): readonly string[] {
  const known = textOf(values, attribute);
  if (known !== '') return [known];
  const partlyKnown = patterns.filter(({ path, text }) => path === attribute && isExact(text) && isInformative(text));
  return partlyKnown.map(({ text }) => text);
}

function textOf(values: Resource['values'], attribute: string): string {
  const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
  return typeof value === 'string' ? value : '';
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function finderIn(
  index: Index & { readonly hostsIn: HostFinder },
  instances: Instances,
  knowledge: Knowledge,
  reportUnclear: (unclear: AmbiguousText) => void,
): Omit<Identities, 'unclear'> {
  const shapes = new Map(
    [...index.namesOf.keys()].flatMap((type) => {
      const { knownAs } = knowledge.factsOf(type);
      return knownAs === undefined ? [] : [[type, knownAs] as const];
    }),
  );
  const mentionsIn = mentionFinder(shapes);
  // Cached: policies repeat texts, and a wildcard is matched with every name of its type.
  const bearersIn = remembered((text) => mentionsIn(text).map((mention) => namedResourcesOf(mention, index)));
  const likely = likelyFinder(index.names, knowledge);
  const likelyIn = remembered((text) =>
    mentionsIn(text).flatMap((mention) => (namedResourcesOf(mention, index).length > 0 ? [] : (likely(mention) ?? []))),
  );
  const hostsIn = remembered(index.hostsIn);
  const soleOf = (user: Resource, path: string, candidates: readonly string[]): string | undefined => {
    const others = candidates.filter((address) => address !== user.address);
    const nearestOnes = nearest(user.address, others, instances);
    if (nearestOnes.length > 1) reportUnclear({ resource: user.address, path });
    return nearestOnes.length === 1 ? nearestOnes[0] : undefined;
  };

  const search: Finder<Pattern> = (user, pattern) => {
    const { path, text } = pattern;
    if (text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX) return [];
    // In other attributes a host name is a public name or a redirect, not a call.
    const hosts = forwardsTo(user, path, knowledge)
      ? hostsIn(text)
      : isProgramSetting(path, knowledge)
        ? hostsIn(text).filter(({ index }) => !holdsInstanceName(text) || isForCall(pattern, index, knowledge))
        : [];
    const hostOwners = hosts.flatMap(({ owners, isOneRecord }) =>
      isOneRecord ? owners : (soleOf(user, path, owners) ?? []),
    );
    return [...new Set([...bearersIn(text).flatMap((bearers) => soleOf(user, path, bearers) ?? []), ...hostOwners])];
  };

  const find: Finder = (user, { path, text }) => {
    const pointed = instancesIn(text).flatMap((origin) => index.origins.get(origin) ?? []);
    if (pointed.length > 0) return pointed;
    const stated = index.stated.get(text);
    if (stated === null) reportUnclear({ resource: user.address, path });
    if (stated !== undefined) return stated === null ? [] : [stated];
    const sameNamedAddress = soleOf(user, path, sameNamed(user, { path, text }, index, knowledge));
    if (sameNamedAddress !== undefined) return [sameNamedAddress];
    return /[:/.@=]/.test(text) ? search(user, { path, text }) : [];
  };
  const findPartly: Finder<Pattern> = (user, pattern) => {
    const named = soleOf(user, pattern.path, sameNamed(user, pattern, index, knowledge));
    return named === undefined ? search(user, pattern) : [named];
  };
  const findLikely: Finder = (_, { text }) =>
    text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX ? [] : likelyIn(text);
  return { find, findPartly, findLikely };
}

function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const cached = known.get(text) ?? compute(text);
    known.set(text, cached);
    return cached;
  };
}

/** Returns resources of the type with that name, or that match the wildcard. */
function namedResourcesOf({ type, name }: Mention, index: Index): readonly string[] {
  if (!/[*?]/.test(name))
    return index.named.get(`${type} ${trimmed(name)}`) ?? index.named.get(`${type} ${name}`) ?? [];
  const [prefix = ''] = name.split(/[*?]/, 1);
  if (/^[*?]+$/.test(name)) return [];
  const names = beginningWith(prefix, index.namesOf.get(type) ?? []).filter((candidate) =>
    matchesName(name, candidate),
  );
  return names.flatMap((candidate) => index.named.get(`${type} ${candidate}`) ?? []);
}

/**
 * Returns names with a prefix; none if they exceed `WILDCARD_NAMES_MAX`, since such a wildcard means no single
 * resource.
 * @param sorted by code unit
 */
function beginningWith(prefix: string, sorted: readonly string[]): readonly string[] {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && end - low <= WILDCARD_NAMES_MAX && sorted[end]?.startsWith(prefix) === true) end++;
  return end - low > WILDCARD_NAMES_MAX ? [] : sorted.slice(low, end);
}

/** Removes dots at the end of a sentence or host name. */
const trimmed = (name: string): string => name.replace(/[.]+$/, '');

const isProgramSetting = (path: string, { programAttributes }: Knowledge): boolean =>
  path.split('.').some((name) => programAttributes.has(name));

/** True for an attribute that forwards requests to an address. A DNS name that points to another one is not a call. */
function forwardsTo({ type }: Resource, path: string, { factsOf }: Knowledge): boolean {
  const { addressRefs = [], hostnameZone } = factsOf(type);
  return hostnameZone === undefined && addressRefs.includes(path);
}

/**
 * Finds resources by their bare name: the attribute is named like the name attribute or the type, or configures a
 * program.
 */
function sameNamed(
  { type }: Resource,
  { path, text, valueName }: Pattern,
  { resourcesByName }: Index,
  knowledge: Knowledge,
): readonly string[] {
  const { ownNamesOf } = knowledge;
  const named = resourcesByName.get(text);
  if (named === undefined) return [];
  const attribute = nameOf(path);
  if (isProgramSetting(path, knowledge)) {
    if (knowledge.isSelfReference(path)) return [];
    // A variable without a value says by its name what it names: `USER_CREATED = var.topic_name`.
    const words = `${valueName ?? attribute} ${(symbolOf(text) ?? '').split('.').at(-1)}`;
    const mentioned = named.filter((resource) => mentionsType(words, resource.type));
    const isLong = withGaps(text, '').length >= NAME_LENGTH_MIN;
    return (mentioned.length === 0 && isLong ? named : mentioned).map(({ address }) => address);
  }
  if (ownNamesOf(type).includes(attribute) || attribute === 'name') return [];
  return named
    .filter(({ type: target }) => ownNamesOf(target).includes(attribute) || isNameOfType(attribute, target))
    .map(({ address }) => address);
}

/** Matches the type before `Name` in an attribute that is spelt as in the API of a cloud: `ProjectName`. */
const API_NAME = /^((?:[A-Z][a-z0-9]+)+)Name$/;

/** True if an attribute in the spelling of an API says the name of a resource of the type. */
function isNameOfType(attribute: string, type: string): boolean {
  const kind = API_NAME.exec(attribute)?.[1]
    ?.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase();
  return kind !== undefined && type.endsWith(`_${kind}`);
}

/** True if a variable such as `ORDERS_TABLE` mentions the type. */
const mentionsType = (variable: string, type: string): boolean => {
  const words = new Set(variable.toLowerCase().split(/[^a-z0-9]+/));
  return type
    .split('_')
    .slice(1)
    .some((word) => words.has(word));
};

// ---- Likely names: a known name and one that the code only partly determines, or the other way round.
// `da-ayr-receiver-dev` is likely the function `${var.project}-receiver-${var.env}`, if no other function has a name
// like this.

interface NamedResource extends Mention {
  readonly address: string;
}

/** Returns the only resource that a mention likely names; null for none or several. */
type LikelyFinder = (mention: Mention) => string | null;

/** Indexes names by the words that tell them apart, so that a mention is compared with few of them. */
export function likelyFinder(names: readonly NamedResource[], knowledge: Knowledge): LikelyFinder {
  const byWord = new Map<string, NamedResource[]>();
  const ofType = new Map<string, Set<string>>();
  for (const { type, address } of names) ofType.set(type, (ofType.get(type) ?? new Set()).add(address));
  const wordsOf = (mention: Mention): readonly string[] =>
    distinctiveWords(mention, ofType.get(mention.type)?.size === 1, knowledge);
  for (const named of names) {
    for (const word of wordsOf(named)) {
      const sharing = byWord.get(`${named.type} ${word}`);
      if (sharing === undefined) byWord.set(`${named.type} ${word}`, [named]);
      else sharing.push(named);
    }
  }
  return (mention) => {
    if (/[*?]/.test(mention.name)) return null;
    const likely = new Set<string>();
    for (const word of wordsOf(mention)) {
      const sharing = byWord.get(`${mention.type} ${word}`) ?? [];
      // A word of very many names tells none of them apart.
      if (sharing.length > LIKELY_NAMES_MAX) continue;
      for (const named of sharing) if (isLikely(mention, named, wordsOf, knowledge)) likely.add(named.address);
    }
    const [only] = likely;
    return likely.size === 1 ? (only as string) : null;
  };
}

const WORD = /[\p{L}\d]+/gu;

type WordsOf = (name: Mention) => readonly string[];

/**
 * Returns the words of a name that are wholly known and tell it apart: no environment, no kind, no number. A long word
 * of the type tells apart the only resource of the type.
 */
function distinctiveWords({ type, name }: Mention, isOnly: boolean, { commonWords }: Knowledge): readonly string[] {
  const ofType = new Set(type.split('_').filter((word) => !isOnly || word.length < LIKELY_TYPE_LENGTH_MIN));
  const isDistinctive = (word: string): boolean =>
    word.length >= LIKELY_WORD_LENGTH_MIN && !ofType.has(word) && !commonWords.has(word) && !/^\d+$/.test(word);
  return [...new Set(knownWords(name).filter(isDistinctive))];
}

/** Returns the words that no unknown part touches, in lower case. */
function knownWords(name: string): readonly string[] {
  const parts = partsOf(name);
  return parts.flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const words = [...part.toLowerCase().matchAll(WORD)];
    return words
      .filter(({ index, 0: word }) => {
        const isAtStart = index === 0 && i > 0;
        const isAtEnd = index + word.length === part.length && i < parts.length - 1;
        return !isAtStart && !isAtEnd;
      })
      .map(([word]) => word);
  });
}

/**
 * True if the known parts of one name occur in the other one, in order and from end to end. Unknown parts that both
 * have are equal. Only one of the names may have others, because two unknown parts may be different.
 */
function isLikely(mention: Mention, named: NamedResource, wordsOf: WordsOf, knowledge: Knowledge): boolean {
  const [mentionGaps, namedGaps] = [gapsIn(mention.name), gapsIn(named.name)];
  const [onlyInMention, onlyInNamed] = [
    mentionGaps.filter((gap) => !isSame(gap, namedGaps)),
    namedGaps.filter((gap) => !isSame(gap, mentionGaps)),
  ];
  if (onlyInMention.length > 0 === onlyInNamed.length > 0) return false;
  const [pattern, text] = onlyInNamed.length > 0 ? [named, mention] : [mention, named];
  const open = new Set(onlyInNamed.length > 0 ? onlyInNamed : onlyInMention);
  return wordsOf(pattern).length > 0 && fits(pattern.name, text.name, open, knowledge);
}

const gapsIn = (name: string): readonly string[] => partsOf(name).filter((_, i) => i % 2 === 1);

const isSame = (gap: string, otherGaps: readonly string[]): boolean => isExact(gap) && otherGaps.includes(gap);

/** @param openGaps stand-ins of the pattern that stand for any text; others stand for themselves */
function fits(pattern: string, text: string, openGaps: ReadonlySet<string>, knowledge: Knowledge): boolean {
  const known: string[] = [''];
  const gaps: string[] = [];
  for (const part of partsOf(pattern)) {
    if (openGaps.has(part)) {
      gaps.push(part);
      known.push('');
    } else known.push(`${known.pop()}${part}`);
  }
  const [first, ...following] = known as [string, ...string[]];
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const [i, part] of following.entries()) {
    const isLast = i === following.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, position + 1);
    if (next <= position || !text.startsWith(part, next)) return false;
    if (!mayStandFor(text.slice(position, next), gaps[i] as string, knowledge)) return false;
    position = next + part.length;
  }
  return position === text.length;
}

/** True if an unknown part may be this text: an environment is one word, and no name has many. */
function mayStandFor(text: string, gap: string, { isEnvironment }: Knowledge): boolean {
  if (holdsInstanceName(text) || /[^\w.-]/.test(text)) return false;
  const words = text.split(/[-_.]+/);
  return words.length <= (isEnvironment(expressionOf(gap)) ? 1 : UNKNOWN_WORDS_MAX);
}
