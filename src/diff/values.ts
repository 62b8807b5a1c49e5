/**
 * Paths at which two values of a resource differ. Everything that both sides know is compared, also what may never be shown:
 * only names of attributes leave this file, no value.
 */

import { ITEM_KEYS, isNamedMember, isOrdered, isSameValue } from '../catalog/attributes.js';
import { holdsInstanceName, holdsMadeUpText, SOME_TEXT } from '../graph/instance-name.js';
import type { Json } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { put } from '../graph/put.js';

/**
 * `known`: both sides state the value. `stated`: one side states it and the other leaves it to the provider, whose default
 * may be the same. `unclear`: part of it is known after apply only.
 */
export type Certainty = 'known' | 'stated' | 'unclear';

export interface ValueDifference {
  /** Names of blocks, attribute and keys joined with `.`, without indexes. For look-ups: keys are the user's own words. */
  readonly path: string;
  /** The part of the path that may be named in an output: it ends at a map or a JSON text. */
  readonly shown: string;
  readonly certainty: Certainty;
}

type Values = { readonly [name: string]: Json };

export interface ValueContext {
  /** The text as it would be on the other side: what has moved has other names there. */
  readonly translate: (text: string) => string;
  /** Whether the code states the attribute, though its value is not known. */
  readonly isStatedBefore: (path: string) => boolean;
  readonly isStatedAfter: (path: string) => boolean;
}

interface Position {
  readonly path: string;
  readonly shown: string;
  /** Inside a map or a JSON text: keys are the user's own. */
  readonly isInside: boolean;
  /** An item of a list, whose members are attributes. */
  readonly isBlock?: boolean;
}

/** Differences of two sets of values, in the order of their paths, each path once. */
export function valueDifferences(before: Values, after: Values, context: ValueContext): readonly ValueDifference[] {
  const found: ValueDifference[] = [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    const position = { path: name, shown: name, isInside: false };
    const old = normalized(own(before, name), context.translate);
    compareAt(position, old, normalized(own(after, name), sameText), context, found);
  }
  const once = new Map<string, ValueDifference>();
  for (const one of found) if (!once.has(`${one.path}\n${one.shown}`)) once.set(`${one.path}\n${one.shown}`, one);
  return [...once.values()];
}

const own = (values: Values, name: string): Json | undefined =>
  Object.hasOwn(values, name) ? (values[name] as Json) : undefined;

const sameText = (text: string): string => text;

/** A JSON text, told apart from a map because its keys are no attributes. */
class Document {
  constructor(readonly content: Plain) {}
}

type Plain = undefined | string | Document | readonly Plain[] | { readonly [name: string]: Plain };

const isMap = (value: Plain): value is { readonly [name: string]: Plain } =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Document);

/**
 * The value in one spelling: numbers and flags as texts, JSON texts as what they hold, nothing for `null` and what is empty.
 * A policy in which one action is a text and in another a list of one text is the same policy.
 */
function normalized(value: Json | undefined, translate: (text: string) => string, isInside = false): Plain {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return document(value, translate) ?? translate(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    // An unknown item is null, and keeps its place.
    const items = (value as readonly Json[]).map((item) =>
      item === null ? SOME_TEXT : normalized(item, translate, isInside),
    );
    const [first] = items;
    if (items.length === 1 && isInside && typeof first === 'string') return first;
    return items.length === 0 ? undefined : items;
  }
  const members = Object.entries(value as Values)
    .map(([name, member]) => [name, normalized(member, translate, isInside)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function document(text: string, translate: (text: string) => string): Document | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return new Document(normalized(JSON.parse(text) as Json, translate, true));
  } catch {
    return undefined;
  }
}

/** One text for equal values, in which the order of keys and of unordered lists does not count. */
function canonical(value: Plain, name: string): string {
  if (value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Document) return `(${canonical(value.content, name)})`;
  if (Array.isArray(value)) {
    const items = value.map((item: Plain) => canonical(item, name));
    return `[${(isOrdered(name) ? items : items.sort(byText)).join()}]`;
  }
  const map = value as { readonly [name: string]: Plain };
  const names = Object.keys(map).sort(byText);
  return `{${names.map((each) => `${JSON.stringify(each)}:${canonical(map[each], each)}`).join()}}`;
}

function compareAt(
  position: Position,
  before: Plain,
  after: Plain,
  context: ValueContext,
  found: ValueDifference[],
): void {
  const name = nameAt(position);
  if (canonical(before, name) === canonical(after, name) || isSameByDefault(name, before, after)) return;
  if (before instanceof Document && after instanceof Document) {
    compareAt({ ...position, isInside: true }, before.content, after.content, context, found);
  } else if (isMap(before) && isMap(after)) {
    compareMembers(position, before, after, context, found);
  } else if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isMap)) {
    compareItems(position, before, after, context, found);
  } else {
    found.push(differenceAt(position, certaintyOf(position, before, after, context)));
  }
}

/** A value that is stated and is the default of its attribute changes nothing. */
const isSameByDefault = (name: string, before: Plain, after: Plain): boolean =>
  isText(before) && isText(after) && isSameValue(name, before ?? null, after ?? null);

const isText = (value: Plain): value is string | undefined => value === undefined || typeof value === 'string';

const differenceAt = ({ path, shown }: Position, certainty: Certainty): ValueDifference => ({ path, shown, certainty });

const nameAt = ({ path }: Position): string => path.slice(path.lastIndexOf('.') + 1);

/** A block is an item of a list; an object that stands alone may be a map, whose keys nobody may name. */
function compareMembers(
  { path, shown, isInside, isBlock = false }: Position,
  before: { readonly [name: string]: Plain },
  after: { readonly [name: string]: Plain },
  context: ValueContext,
  found: ValueDifference[],
): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    const isOpen = isBlock && !isInside;
    const inner: Position = {
      path: `${path}.${name}`,
      shown: isOpen || isNamedMember(name) ? `${shown}.${name}` : shown,
      isInside: !isOpen,
    };
    compareAt(inner, memberOf(before, name), memberOf(after, name), context, found);
  }
}

/** Keys are foreign: `constructor` is one that every object seems to have. */
const memberOf = (map: { readonly [name: string]: Plain }, name: string): Plain =>
  Object.hasOwn(map, name) ? map[name] : undefined;

/** Equal items go away; the rest is paired by what identifies an item, then by position. */
function compareItems(
  position: Position,
  before: readonly Plain[],
  after: readonly Plain[],
  context: ValueContext,
  found: ValueDifference[],
): void {
  const name = nameAt(position);
  const [old, now] = isOrdered(name) ? [[...before], [...after]] : unequal(before, after, name);
  for (const [one, other] of pairs(old, now)) {
    if (isMap(one) && isMap(other)) compareMembers({ ...position, isBlock: true }, one, other, context, found);
    else found.push(differenceAt(position, certaintyOf(position, one, other, context)));
  }
}

function unequal(before: readonly Plain[], after: readonly Plain[], name: string): readonly [Plain[], Plain[]] {
  const left = new Map<string, Plain[]>();
  for (const item of before) {
    const text = canonical(item, name);
    left.set(text, [...(left.get(text) ?? []), item]);
  }
  const now = after.filter((item) => left.get(canonical(item, name))?.pop() === undefined);
  return [[...left.values()].flat(), now];
}

function pairs(before: readonly Plain[], after: readonly Plain[]): readonly (readonly [Plain, Plain])[] {
  const byKey = new Map<string, Plain[]>();
  for (const item of [...after].reverse()) put(byKey, itemKey(item), item);
  const paired: (readonly [Plain, Plain])[] = [];
  const waiting: Plain[] = [];
  for (const item of before) {
    const key = itemKey(item);
    const other = key === '' ? undefined : byKey.get(key)?.pop();
    if (other === undefined) waiting.push(item);
    else paired.push([item, other]);
  }
  const left = new Set([...byKey.values()].flat());
  const open = after.filter((item) => left.has(item));
  const most = Math.max(waiting.length, open.length);
  return [...paired, ...Array.from({ length: most }, (_, at) => [waiting[at], open[at]] as const)];
}

/** The name by which an item of a list is known; empty for none. */
function itemKey(item: Plain): string {
  if (!isMap(item)) return '';
  const key = ITEM_KEYS.find((name) => typeof memberOf(item, name) === 'string');
  return key === undefined ? '' : `${key}=${String(memberOf(item, key))}`;
}

/** A flag that is switched on is a change, whatever leaving it out means. */
function certaintyOf({ path }: Position, before: Plain, after: Plain, context: ValueContext): Certainty {
  if (isPartlyUnknown(before) || isPartlyUnknown(after)) return 'unclear';
  // A literal may be what the other side only knows the name of.
  if (namesInstance(before) !== namesInstance(after)) return 'unclear';
  if (before === undefined && context.isStatedBefore(path)) return 'unclear';
  if (after === undefined && context.isStatedAfter(path)) return 'unclear';
  if (before !== undefined && after !== undefined) return 'known';
  return before === 'true' || after === 'true' ? 'known' : 'stated';
}

const namesInstance = (value: Plain): boolean => typeof value === 'string' && holdsInstanceName(value);

function isPartlyUnknown(value: Plain): boolean {
  if (value === undefined) return false;
  if (typeof value === 'string') return value.includes(SOME_TEXT) || holdsMadeUpText(value);
  if (value instanceof Document) return isPartlyUnknown(value.content);
  return Object.values(value).some(isPartlyUnknown);
}
