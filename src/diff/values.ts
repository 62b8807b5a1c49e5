/**
 * Differences of two sets of values of a resource. All known values are compared, including secrets. Names of
 * attributes leave this file, and the values and block names that `catalog/harmless-values.ts` allows.
 */

import {
  ITEM_KEYS,
  isComputedIfUnset,
  isNamedMember,
  isOrdered,
  isSameValue,
  SHOWN_NAME,
} from '../catalog/attributes.js';
import { harmlessItem, harmlessName, harmlessText, isListedAddress } from '../catalog/harmless-values.js';
import { factsOf } from '../catalog/index.js';
import { isDeciding } from '../catalog/settings.js';
import { inSnakeCase } from '../catalog/shared.js';
import type { BlockChange, ValueChange } from '../graph/changes.js';
import { groupBy, put } from '../graph/group-by.js';
import { holdsInstanceName, holdsMadeUpText, instancesIn, SOME_TEXT, withGaps } from '../graph/instance-name.js';
import type { Json } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import type { UnsetValue } from './model.js';

/**
 * The certainty of a difference.
 * `known`: the values certainly differ. `stated`: one revision leaves the value to the provider, whose default may be
 * the same. `unclear`: part of the value is known after apply. `written`: a block of the code that neither revision
 * evaluates, such as a `dynamic` block with an unknown condition.
 */
export type Certainty = 'known' | 'stated' | 'unclear' | 'written';

export interface ValueDifference {
  /**
   * Names of blocks, attribute and map keys, joined with `.`, without indexes. For look-ups only, because keys come
   * from the user.
   */
  readonly path: string;
  /** The part of the path that may be shown; it ends at a map or a JSON string. */
  readonly shown: string;
  readonly certainty: Certainty;
}

/** Changed values and blocks that may be shown, by path. */
export interface ValueDetails {
  readonly values: readonly ValueChange[];
  readonly blocks: readonly BlockChange[];
}

export interface ValueDifferences extends ValueDetails {
  /** Sorted by path; each path once. */
  readonly attributes: readonly ValueDifference[];
}

type Values = { readonly [name: string]: Json };

export interface ValueContext {
  /** Type of the resource. */
  readonly type: string;
  /** Returns the text with the addresses of moved resources replaced by the new ones. */
  readonly translate: (text: string) => string;
  /** True if the code sets the attribute, even if its value is unknown. */
  readonly isStatedBefore: (path: string) => boolean;
  readonly isStatedAfter: (path: string) => boolean;
  /**
   * True for an instance that the change creates, by its address as Terraform writes it: nothing is known of it yet.
   */
  readonly isCreated: (origin: string) => boolean;
  /**
   * True if a plan has the text at the path. A text that only the code has was not checked for secrets, and is never
   * shown.
   */
  readonly isPlannedBefore: (path: string, text: string) => boolean;
  readonly isPlannedAfter: (path: string, text: string) => boolean;
  /** Returns what an attribute is if the code does not set it. */
  readonly unsetOf: (path: string) => UnsetValue;
  /** False for a path that is not compared, such as one under `ignore_changes`. */
  readonly isCompared: (path: string) => boolean;
  /** True for a path that `ignore_changes` covered before, so that its deployed value is not known; absent for none. */
  readonly wasIgnored?: (path: string) => boolean;
}

interface Walk {
  readonly context: ValueContext;
  readonly before: Values;
  readonly after: Values;
  readonly attributes: ValueDifference[];
  readonly values: ValueChange[];
  readonly blocks: BlockChange[];
  /** Values in blocks that no name tells apart. */
  readonly nameless: ValueChange[];
}

interface Position {
  readonly path: string;
  readonly shown: string;
  /** True inside a map or a JSON string, whose keys come from the user. */
  readonly isInside: boolean;
  /** True for an item of a list, whose members are attributes. */
  readonly isBlock?: boolean;
  /** Path in the code, for a setting inside a document whose keys are the cloud's own: `body.properties.sku.name`. */
  readonly source?: string;
  /**
   * Name of the innermost named block around the position; empty for none. Undefined in blocks that no name tells
   * apart.
   */
  readonly blockName: string | undefined;
}

/** Compares two sets of values of a resource. */
export function valueDifferences(before: Values, after: Values, context: ValueContext): ValueDifferences {
  const walk: Walk = { context, before, after, attributes: [], values: [], blocks: [], nameless: [] };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    // The known part of a name is not an argument that a reader could find in the code.
    const shown = name === SHOWN_NAME ? 'name' : name;
    const position = { path: name, shown, isInside: false, blockName: '' };
    const valueBefore = normalised(ownMember(before, name), context.translate);
    const valueAfter = normalised(ownMember(after, name), sameText);
    const { settingsIn, standsFor, unread } = factsOf(context.type);
    if (settingsIn === name) compareSettings(position, valueBefore, valueAfter, walk);
    else if (unread === true && name === SOURCE && hasOtherVersion(valueBefore, valueAfter))
      compareAt({ ...position, path: 'version', shown: 'version' }, refIn(valueBefore), refIn(valueAfter), walk);
    else if (standsFor?.typeAttribute === name && isSameValue(name, textOf(valueBefore), textOf(valueAfter)))
      compareAt(
        { ...position, path: 'api_version', shown: 'api_version' },
        versionIn(valueBefore),
        versionIn(valueAfter),
        walk,
      );
    else compareAt(position, valueBefore, valueAfter, walk);
  }
  const once = new Map<string, ValueDifference>();
  for (const difference of walk.attributes)
    if (!once.has(`${difference.path}\n${difference.shown}`))
      once.set(`${difference.path}\n${difference.shown}`, difference);
  return { attributes: [...once.values()], values: [...walk.values, ...changedAlike(walk)], blocks: walk.blocks };
}

/**
 * Returns the values that change alike in each changed block of their path: the timeout of both back ends. Which of the
 * blocks it is does not matter then.
 */
function changedAlike({ nameless, values, attributes }: Walk): readonly ValueChange[] {
  return [...groupBy(nameless, ({ path }) => path)].flatMap(([path, changes]) => {
    const [first] = changes as [ValueChange, ...ValueChange[]];
    const isAlike = changes.every(({ before, after }) => before === first.before && after === first.after);
    const isEach = attributes.filter((attribute) => attribute.path === path).length === changes.length;
    return changes.length > 1 && isAlike && isEach && !values.some((value) => value.path === path) ? [first] : [];
  });
}

const ownMember = (values: Values, name: string): Json | undefined =>
  Object.hasOwn(values, name) ? (values[name] as Json) : undefined;

const sameText = (text: string): string => text;

/** A parsed JSON string. Unlike the keys of a block, its keys are not attributes. */
class Document {
  constructor(readonly content: Plain) {}
}

type Plain = undefined | string | Document | readonly Plain[] | { readonly [name: string]: Plain };

const isMap = (value: Plain): value is { readonly [name: string]: Plain } =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Document);

/**
 * Normalises a value: numbers and flags become texts, JSON strings their contents, `null` and empty values undefined.
 * In a JSON string a list with one string equals the text, because policies accept either form for an action.
 */
function normalised(value: Json | undefined, translate: (text: string) => string, isInside = false): Plain {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return document(value, translate) ?? translate(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    // An unknown item is null, and must not change the positions of the others.
    const items = (value as readonly Json[]).map((item) =>
      item === null ? SOME_TEXT : normalised(item, translate, isInside),
    );
    const [first] = items;
    if (items.length === 1 && isInside && typeof first === 'string') return first;
    return items.length === 0 ? undefined : items;
  }
  const members = Object.entries(value as Values)
    .map(([name, member]) => [name, normalised(member, translate, isInside)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function document(text: string, translate: (text: string) => string): Document | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return new Document(normalised(JSON.parse(text) as Json, translate, true));
  } catch {
    return undefined;
  }
}

/**
 * Serialises a value so that equal values give equal texts. The order of keys and of unordered lists does not matter.
 */
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

function compareAt(position: Position, valueBefore: Plain, valueAfter: Plain, walk: Walk): void {
  const name = nameAt(position);
  const { isCompared, isStatedBefore, isStatedAfter } = walk.context;
  if (!isCompared(position.path)) return;
  if (valueAfter === undefined && isKeptIfUnset(position, walk.context) && !isStatedAfter(position.path)) return;
  const before = withDefault(valueBefore, valueAfter, position, isStatedBefore, walk.context);
  const after = withDefault(valueAfter, valueBefore, position, isStatedAfter, walk.context);
  if (canonical(before, name) === canonical(after, name) || isSameByDefault(name, before, after)) return;
  if (before instanceof Document && after instanceof Document) {
    compareAt({ ...position, isInside: true }, before.content, after.content, walk);
  } else if (isMap(before) && isMap(after)) {
    compareMembers(position, before, after, walk);
  } else if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isMap)) {
    compareItems(position, before, after, walk);
  } else {
    differ(position, before, after, walk);
  }
}

/**
 * Compares the request bodies of a resource that names its type in an attribute: objects, or JSON strings. Their
 * keys are settings of the cloud, so they are compared like attributes: `sku.name` of `body.properties.sku.name`.
 */
function compareSettings(position: Position, before: Plain, after: Plain, walk: Walk): void {
  const [old, current] = [before, after].map((value) => (value instanceof Document ? value.content : value));
  if (!isMap(old) || !isMap(current)) {
    compareAt(position, before, after, walk);
    return;
  }
  if (!walk.context.isCompared(position.path)) return;
  const { [PROPERTIES]: propertiesBefore, ...othersBefore } = old;
  const { [PROPERTIES]: propertiesAfter, ...othersAfter } = current;
  const outermost = { ...position, path: '', shown: '' };
  compareMembers({ ...outermost, source: position.path }, othersBefore, othersAfter, walk);
  const inner = { ...outermost, source: `${position.path}.${PROPERTIES}` };
  if (isMap(propertiesBefore) && isMap(propertiesAfter)) compareMembers(inner, propertiesBefore, propertiesAfter, walk);
  else compareAt({ ...inner, path: PROPERTIES, shown: PROPERTIES }, propertiesBefore, propertiesAfter, walk);
}

/** Member of a request body with the settings of the resource; the others are its name, place and size. */
const PROPERTIES = 'properties';

/** True for a key that is a setting. Keys with other characters, and those in capitals, come from the user. */
const isSetting = (key: string): boolean => /^[a-z][A-Za-z0-9]{0,59}$/.test(key);

/** Attribute of a module call. */
const SOURCE = 'source';

const REF = /[?&]ref=([^&]+)/;

/** Returns the revision in the address of a module: `v2.0.0` of `git::https://example.com/vpc.git?ref=v2.0.0`. */
const refIn = (value: Plain): Plain => REF.exec(textOf(value) ?? '')?.[1];

/** True for two addresses of one module that differ in their revision only. */
const hasOtherVersion = (before: Plain, after: Plain): boolean =>
  refIn(before) !== undefined && textOf(before)?.replace(REF, '') === textOf(after)?.replace(REF, '');

const textOf = (value: Plain): string | null => (typeof value === 'string' ? value : null);

/** Returns the version of the interface in the name of a type: `2024-05-01` of `web/sites@2024-05-01`. */
const versionIn = (value: Plain): Plain => textOf(value)?.split('@', 2)[1];

/** True if the resource stays as it is without the attribute. */
function isKeptIfUnset({ path, isInside }: Position, { unsetOf }: ValueContext): boolean {
  const unset = isInside ? { is: 'unknown' } : unsetOf(path);
  return unset.is === 'kept' || (unset.is === 'unknown' && isComputedIfUnset(path));
}

/** Returns the value, or the default of an attribute that is not set while the other revision has a text. */
function withDefault(
  value: Plain,
  other: Plain,
  { path, isInside }: Position,
  isStatedAt: (path: string) => boolean,
  { unsetOf }: ValueContext,
): Plain {
  if (value !== undefined || typeof other !== 'string' || isInside || isStatedAt(path)) return value;
  const unset = unsetOf(path);
  return unset.is === 'default' ? (unset.value ?? undefined) : value;
}

/** True if one value is unset and the other is the default of the attribute. */
const isSameByDefault = (name: string, before: Plain, after: Plain): boolean =>
  isText(before) && isText(after) && isSameValue(name, before ?? null, after ?? null);

const isText = (value: Plain): value is string | undefined => value === undefined || typeof value === 'string';

/** Adds a difference, with the values or the names of the blocks if they may be shown. */
function differ(position: Position, before: Plain, after: Plain, walk: Walk): void {
  const { path, shown } = position;
  const certainty = certaintyOf(position, before, after, walk);
  walk.attributes.push({ path, shown, certainty });
  const isArgument = isDecidingArgument(position, walk.context);
  const blockName = position.blockName ?? (isArgument ? '' : undefined);
  if (certainty === 'unclear' || (position.isInside && !isArgument)) return;
  if (blockName === undefined) {
    if (isText(before) && isText(after)) addValue(position, '', [before, after], { ...walk, values: walk.nameless });
    return;
  }
  const lists = [before, after].map(textsOf);
  if (isText(before) && isText(after)) addValue(position, blockName, [before, after], walk);
  else if (lists.every((list) => list !== undefined)) addItems(position, lists as [Texts, Texts], walk);
  else if (before === undefined && Array.isArray(after)) addBlocks(position, [], after, walk);
  else if (after === undefined && Array.isArray(before)) addBlocks(position, before, [], walk);
}

/**
 * True for a deciding argument of an unread module. The keys of maps come from the user, but those of such an argument
 * are names of the module.
 */
const isDecidingArgument = ({ path }: Position, { type }: ValueContext): boolean =>
  factsOf(type).unread === true && isDeciding(path);

function addValue(
  { path, source = path }: Position,
  blockName: string,
  [before, after]: readonly [string | undefined, string | undefined],
  { context: { type, isPlannedBefore, isPlannedAfter, unsetOf, wasIgnored }, values }: Walk,
): void {
  const shownIf = (text: string | undefined, isPlanned: ValueContext['isPlannedAfter']): string | null | undefined => {
    if (text === undefined || text === '') return null;
    const unset = unsetOf(path);
    const isDefault = unset.is === 'default' && unset.value === text;
    return (isDefault || isPlanned(source, text)) && !holdsInstanceName(text)
      ? harmlessText(type, path.split('.'), text)
      : undefined;
  };
  const [textBefore, textAfter] = [shownIf(before, isPlannedBefore), shownIf(after, isPlannedAfter)];
  if (textBefore === undefined || textAfter === undefined || textBefore === textAfter) return;
  // A missing flag usually means `false`, unless it was set outside Terraform.
  const isOff = (textBefore === null && textAfter === 'false') || (textBefore === 'false' && textAfter === null);
  if (isOff && wasIgnored?.(source) !== true) return;
  values.push({ path, ...(blockName !== '' && { of: blockName }), before: textBefore, after: textAfter });
}

type Texts = readonly string[];

/** Returns a list of texts, empty for an unset one; undefined for any other value. */
function textsOf(value: Plain): Texts | undefined {
  if (value === undefined) return [];
  return Array.isArray(value) && value.every((item: Plain) => typeof item === 'string') ? (value as Texts) : undefined;
}

/** Adds the added and removed texts of a list, unless one of them may not be shown. */
function addItems({ path, source = path }: Position, [before, after]: readonly [Texts, Texts], walk: Walk): void {
  const { type, isPlannedBefore, isPlannedAfter } = walk.context;
  const removed = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  const isShown = (text: string): boolean =>
    !holdsInstanceName(text) && harmlessItem(type, path.split('.'), text) !== undefined;
  const areShown =
    removed.every((text) => isShown(text) && isPlannedBefore(source, text)) &&
    added.every((text) => isShown(text) && isPlannedAfter(source, text));
  if (!areShown || removed.length + added.length === 0) return;
  walk.blocks.push({ path, removed, added, kept: before.filter((text) => after.includes(text)) });
}

/**
 * Adds the names of added and removed blocks. Returns the names of the items in both lists; undefined if names do not
 * tell them apart, or may not be shown.
 */
function addBlocks(
  position: Position,
  before: readonly Plain[],
  after: readonly Plain[],
  { context, blocks }: Walk,
): ItemNames | undefined {
  const namesBefore = namesOf(position, before, context.type, context.isPlannedBefore);
  const namesAfter = namesOf(position, after, context.type, context.isPlannedAfter);
  if (namesBefore === undefined || namesAfter === undefined) return undefined;
  const [names, others] = [[...namesBefore.values()], [...namesAfter.values()]];
  const removed = names.filter((name) => !others.includes(name));
  const added = others.filter((name) => !names.includes(name));
  const kept = names.filter((name) => others.includes(name));
  if (removed.length + added.length > 0) blocks.push({ path: position.path, removed, added, kept });
  return new Map([...namesBefore, ...namesAfter]);
}

type ItemNames = ReadonlyMap<Plain, string>;

/** Returns the names of blocks; undefined if one has none that may be shown, or if two share one. */
function namesOf(
  { path }: Position,
  items: readonly Plain[],
  type: string,
  isPlanned: ValueContext['isPlannedAfter'],
): ItemNames | undefined {
  const names = new Map<Plain, string>();
  for (const item of items) {
    const [key, text] = itemKey(item) ?? addressIn(item, type, path) ?? [];
    if (key === undefined || text === undefined || holdsInstanceName(text)) return undefined;
    const keyPath = `${path}.${key}`;
    const keyNames = keyPath.split('.');
    const name = isPlanned(keyPath, text)
      ? (harmlessName(type, keyNames, text) ?? harmlessText(type, keyNames, text))
      : undefined;
    if (name === undefined) return undefined;
    names.set(item, name);
  }
  return new Set(names.values()).size === items.length ? names : undefined;
}

/** Returns the member of a block of an allow list that has the address; undefined for any other block. */
function addressIn(item: Plain, type: string, path: string): readonly [key: string, text: string] | undefined {
  if (!isMap(item)) return undefined;
  const isAddress = (key: string, text: Plain): text is string =>
    typeof text === 'string' && isListedAddress(type, [...path.split('.'), key], text);
  for (const [key, text] of Object.entries(item)) if (isAddress(key, text)) return [key, text];
  return undefined;
}

const nameAt = ({ path }: Position): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Compares the members of a block or map. An item of a list is a block; any other object may be a map, whose keys are
 * not shown.
 */
function compareMembers(
  { path, shown, isInside, isBlock = false, source, blockName }: Position,
  before: { readonly [name: string]: Plain },
  after: { readonly [name: string]: Plain },
  walk: Walk,
): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort(byText)) {
    const isOpen = !isInside && (source === undefined ? isBlock : isSetting(name));
    const shownName = source === undefined ? name : inSnakeCase(name);
    const inner: Position = {
      path: joined(path, shownName),
      shown: isOpen || isNamedMember(name) ? joined(shown, shownName) : shown || PROPERTIES,
      isInside: !isOpen,
      ...(source !== undefined && { source: `${source}.${name}` }),
      blockName,
    };
    compareAt(inner, memberOf(before, name), memberOf(after, name), walk);
  }
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Keys may be arbitrary: `constructor` is inherited by every object. */
const memberOf = (map: { readonly [name: string]: Plain }, name: string): Plain =>
  Object.hasOwn(map, name) ? map[name] : undefined;

/** Compares two lists: equal items are dropped; the others are paired by key, then by position. */
function compareItems(position: Position, before: readonly Plain[], after: readonly Plain[], walk: Walk): void {
  const name = nameAt(position);
  // The only block of its path is the same block, even if its name differs.
  const isOnly = before.length === 1 && after.length === 1;
  const isShown = !position.isInside && position.blockName !== undefined;
  const names = isShown && !isOnly ? addBlocks(position, before, after, walk) : undefined;
  const ofPair = (itemBefore: Plain, itemAfter: Plain): string | undefined => {
    if (isOnly) return position.blockName;
    const [nameBefore, nameAfter] = [names?.get(itemBefore), names?.get(itemAfter)];
    return nameBefore === nameAfter ? nameAfter : undefined;
  };
  const [itemsBefore, itemsAfter] = isOrdered(name) ? [[...before], [...after]] : unequal(before, after, name);
  for (const [itemBefore, itemAfter] of pairs(itemsBefore, itemsAfter)) {
    const pair: Position = { ...position, blockName: ofPair(itemBefore, itemAfter) };
    if (isMap(itemBefore) && isMap(itemAfter)) compareMembers({ ...pair, isBlock: true }, itemBefore, itemAfter, walk);
    else differ({ ...pair, blockName: undefined }, itemBefore, itemAfter, walk);
  }
}

function unequal(before: readonly Plain[], after: readonly Plain[], name: string): readonly [Plain[], Plain[]] {
  const unmatched = new Map<string, Plain[]>();
  for (const item of before) {
    const text = canonical(item, name);
    unmatched.set(text, [...(unmatched.get(text) ?? []), item]);
  }
  const remainingAfter = after.filter((item) => unmatched.get(canonical(item, name))?.pop() === undefined);
  return [[...unmatched.values()].flat(), remainingAfter];
}

function pairs(before: readonly Plain[], after: readonly Plain[]): readonly (readonly [Plain, Plain])[] {
  const byKey = new Map<string, Plain[]>();
  for (const item of [...after].reverse()) put(byKey, keyText(item), item);
  const paired: (readonly [Plain, Plain])[] = [];
  const waiting: Plain[] = [];
  for (const item of before) {
    const key = keyText(item);
    const other = key === '' ? undefined : byKey.get(key)?.pop();
    if (other === undefined) waiting.push(item);
    else paired.push([item, other]);
  }
  const unmatched = new Set([...byKey.values()].flat());
  const open = after.filter((item) => unmatched.has(item));
  const length = Math.max(waiting.length, open.length);
  return [...paired, ...Array.from({ length: length }, (_, i) => [waiting[i], open[i]] as const)];
}

/** Returns the identifying member of a list item and its value; undefined for none. */
function itemKey(item: Plain): readonly [key: string, text: string] | undefined {
  if (!isMap(item)) return undefined;
  for (const key of ITEM_KEYS) {
    const text = memberOf(item, key);
    if (typeof text === 'string' && text !== '') return [key, text];
  }
  return undefined;
}

const keyText = (item: Plain): string => itemKey(item)?.join('=') ?? '';

/** Rates a difference. A flag that becomes true is a certain change, regardless of the default. */
function certaintyOf(position: Position, before: Plain, after: Plain, walk: Walk): Certainty {
  const { path, source = path, isInside } = position;
  const { context } = walk;
  const { unsetOf } = context;
  if (typeof before === 'string' && typeof after === 'string' && mustDiffer(before, after)) return 'known';
  // Nothing that exists can already have a value of an instance that does not.
  if (isWhollyKnown(before) && textsIn(after).flatMap(instancesIn).some(context.isCreated)) return 'known';
  if (isPartlyUnknown(before) || isPartlyUnknown(after)) return 'unclear';
  // A literal may be the value to which the other revision only refers.
  if (namesInstance(before) !== namesInstance(after)) return 'unclear';
  if (before === undefined && context.isStatedBefore(source) && !isEmptyAt(walk.before, source)) return 'unclear';
  if (after === undefined && context.isStatedAfter(source) && !isEmptyAt(walk.after, source)) return 'unclear';
  if (before !== undefined && after !== undefined) return 'known';
  if (!isInside && isText(before) && isText(after) && unsetOf(path).is === 'default') return 'known';
  return before === 'true' || after === 'true' ? 'known' : 'stated';
}

/** True for a list that is known to be empty. */
function isEmptyAt(values: Values, path: string): boolean {
  const value = ownMember(values, path);
  return Array.isArray(value) && value.length === 0;
}

/**
 * Returns true for two texts that differ whatever their unknown parts are: neither known beginning is the beginning of
 * the other, or neither known end is the end of the other. Example: `${var.env}-jobs` and `${var.env}-work`.
 */
function mustDiffer(one: string, other: string): boolean {
  const [a, b] = [withGaps(one, GAP).split(GAP), withGaps(other, GAP).split(GAP)];
  const [startA, startB, endA, endB] = [a[0], b[0], a.at(-1), b.at(-1)] as [string, string, string, string];
  const areApart = (x: string, y: string, fits: (long: string, short: string) => boolean) => !fits(x, y) && !fits(y, x);
  return (
    areApart(startA, startB, (long, short) => long.startsWith(short)) ||
    areApart(endA, endB, (long, short) => long.endsWith(short))
  );
}

/** Stands in for an unknown part; no text of Terraform holds it. */
const GAP = '\0';

const namesInstance = (value: Plain): boolean => typeof value === 'string' && holdsInstanceName(value);

const isPartlyUnknown = (value: Plain): boolean =>
  textsIn(value).some((text) => text.includes(SOME_TEXT) || holdsMadeUpText(text));

/** True for a value that is set and has no unknown part. */
const isWhollyKnown = (value: Plain): boolean => value !== undefined && !textsIn(value).some(holdsInstanceName);

/** Returns the texts in a value, without the keys. */
function textsIn(value: Plain): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return value instanceof Document ? textsIn(value.content) : Object.values(value).flatMap(textsIn);
}
