/**
 * The functions of Terraform that `evaluate.ts` can call: they are cheap and need only their arguments. The result of any
 * other function is unknown.
 */

import { byText } from '../../../graph/order.js';
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX, RANGE_ITEMS_MAX, YAML_ALIASES_MAX } from '../../limits.js';
import {
  distinctItems,
  fromJson,
  isEqual,
  isMap,
  itemsOf,
  keyOf,
  Lazy,
  ofOneType,
  setOf,
  UNKNOWN,
  Unevaluable,
  Unknown,
  type Value,
  Zones,
} from '../value.js';
import {
  type FunctionTable,
  limited,
  list,
  map,
  NotKnown,
  number,
  type TerraformFunction,
  text,
  texts,
  whole,
  wholly,
} from './arguments.js';
import { TEXT_FUNCTIONS } from './texts.js';

export const isKnownFunction = (name: string): boolean => FUNCTIONS.has(name.replace(/^core::/, ''));

/**
 * Calls a function. The result is unknown for an unknown function or argument.
 *
 * @throws Unevaluable if Terraform would refuse the arguments
 */
export function callFunction(name: string, values: readonly Value[]): Value {
  const found = FUNCTIONS.get(name.replace(/^core::/, ''));
  if (found === undefined) return UNKNOWN;
  try {
    return found(...values);
  } catch (error) {
    if (error instanceof NotKnown) return UNKNOWN;
    throw error;
  }
}

// ---- Functions of lists, sets and maps.
// https://developer.hashicorp.com/terraform/language/functions

const sameItem = (a: Value, b: Value): boolean => {
  const equal = isEqual(a, b);
  if (equal instanceof Unknown) throw new NotKnown();
  return equal;
};

/** Recursive without a limit: `called` has checked depth and size. */
function flatten(items: readonly Value[]): Value[] {
  return items.flatMap((item) => {
    if (item instanceof Unknown || item instanceof Lazy) throw new NotKnown();
    const inner = itemsOf(item);
    return inner === null ? [item] : flatten(inner);
  });
}

const sortedKeys = (value: Value | undefined): string[] => [...map(value).keys()].sort(byText);
const entries = (value: Value | undefined): [string, Value][] =>
  sortedKeys(value).map((key) => [key, map(value).get(key)!]);

function range(...values: readonly Value[]): number[] {
  const [first, second, third] = values.map((value) => number(value));
  const [start, end] = second === undefined ? [0, first as number] : [first as number, second];
  const step = third ?? (start <= end ? 1 : -1);
  const length = Math.ceil((end - start) / step) || 0;
  if (step === 0 || length < 0 || length > RANGE_ITEMS_MAX) throw new Unevaluable();
  // Not step by step: adding one to a large number may give the same number.
  return Array.from({ length }, (_, i) => start + i * step);
}

/** Number of sets in a product. Each row is as long as this number. */
const SETS_MAX = 100;

function setProduct(...sets: readonly Value[]): Value {
  const lists = sets.map((set) => list(set));
  if (lists.length > SETS_MAX) throw new NotKnown();
  const size = lists.reduce((product, each) => product * each.length, 1);
  if (size > EVALUATED_ITEMS_MAX) throw new NotKnown();
  return lists.reduce<Value[][]>((rows, each) => rows.flatMap((row) => each.map((item) => [...row, item])), [[]]);
}

/** Returns an item. An index past the end starts again from the first item, and a negative one counts from the end. */
const at = (items: readonly Value[], index: number): Value => {
  if (items.length === 0) throw new Unevaluable();
  return items.at(index % items.length) as Value;
};

/**
 * Number of zones that nearly every region has. An index past the last zone starts again, and a region's number of
 * zones is unknown.
 */
const ZONES_MIN = 3;

function zoneAt(zones: Zones, index: number): Value {
  if (index < 0 || index >= ZONES_MIN) throw new NotKnown();
  return zones.zone(index);
}

const membersOf = (value: Value): Set<string> => new Set(texts(wholly(value)));

/** Returns the items of several lists or sets, all of one type, so that they can be compared. */
function sameType(sets: readonly (Value | undefined)[]): readonly (readonly Value[])[] {
  const lists = sets.map((set) => wholly(list(set)));
  const all = ofOneType(lists.flat());
  let end = 0;
  return lists.map(({ length }) => {
    end += length;
    return all.slice(end - length, end);
  });
}

export const COLLECTION_FUNCTIONS: FunctionTable = {
  alltrue: (items) => wholly(list(items)).every((item) => item === true || item === 'true'),
  anytrue: (items) => wholly(list(items)).some((item) => item === true || item === 'true'),
  chunklist: (items, size) => {
    const all = list(items);
    const step = whole(size);
    if (step < 0) throw new Unevaluable();
    if (step === 0) return all.length === 0 ? [] : [all];
    return Array.from({ length: Math.ceil(all.length / step) }, (_, i) => all.slice(i * step, (i + 1) * step));
  },
  coalesce: (...values) => {
    for (const value of values) {
      if (value instanceof Unknown) throw new NotKnown();
      if (value !== null && value !== '') return value;
    }
    throw new Unevaluable();
  },
  coalescelist: (...lists) => {
    for (const each of lists) if (list(each).length > 0) return each;
    throw new Unevaluable();
  },
  compact: (items) => list(items).flatMap((item) => (item === null || text(item) === '' ? [] : [item])),
  concat: (...lists) => limited(lists.flatMap((each) => list(each))),
  contains: (items, value) => list(items).some((item) => sameItem(item, value ?? null)),
  distinct: (items) => distinctItems(wholly(list(items))),
  element: (items, index) => (items instanceof Zones ? zoneAt(items, whole(index)) : at(list(items), whole(index))),
  flatten: (items) => limited(flatten(list(items))),
  index: (items, value) => {
    const position = list(items).findIndex((item) => sameItem(item, value ?? null));
    if (position < 0) throw new Unevaluable();
    return position;
  },
  keys: (value) => sortedKeys(value),
  length: (value) => {
    if (typeof value === 'string') return [...value].length;
    return value !== undefined && isMap(value) ? value.size : list(value).length;
  },
  lookup: (value, key, defaultValue) => {
    const members = map(value);
    const name = text(key);
    const member = members.has(name) ? members.get(name) : defaultValue;
    if (member === undefined) throw new Unevaluable();
    return member;
  },
  matchkeys: (values, keys, selected) => {
    const names = texts(keys);
    const set = membersOf(list(selected));
    return list(values).filter((_, i) => set.has(names[i] ?? ''));
  },
  merge: (...maps) => new Map(maps.flatMap((each) => (each === null ? [] : [...map(each)]))),
  /** Returns the value as it is. A secret is unknown already. */
  nonsensitive: (value) => {
    if (value === undefined) throw new Unevaluable();
    return value;
  },
  one: (items) => {
    const all = list(items);
    if (all.length > 1) throw new Unevaluable();
    return all[0] ?? null;
  },
  range,
  reverse: (items) => [...list(items)].reverse(),
  setintersection: (first, ...others) => {
    const [items, ...sets] = sameType([first, ...others]);
    const members = sets.map((set) => new Set(set.map(keyOf)));
    return setOf((items as readonly Value[]).filter((item) => members.every((keys) => keys.has(keyOf(item)))));
  },
  setproduct: setProduct,
  setsubtract: (first, second) => {
    const [items, removed] = sameType([first, second]) as [readonly Value[], readonly Value[]];
    const gone = new Set(removed.map(keyOf));
    return setOf(items.filter((item) => !gone.has(keyOf(item))));
  },
  setunion: (...sets) => setOf(sets.flatMap((each) => list(each))),
  slice: (items, from, to) => {
    if (items instanceof Zones) return range(from ?? null, to ?? null, 1).map((i) => items.zone(i));
    const all = list(items);
    if (whole(from) < 0 || whole(to) > all.length || whole(from) > whole(to)) throw new Unevaluable();
    return all.slice(whole(from), whole(to));
  },
  sort: (items) => (items instanceof Zones ? items : texts(items).sort(byText)),
  sum: (items) =>
    list(items)
      .map(number)
      .reduce((sum, item) => sum + item, 0),
  tolist: (items) => (items instanceof Zones ? items : list(items)),
  tomap: (value) => map(value),
  toset: (items) => setOf(list(items)),
  values: (value) => entries(value).map(([, item]) => item),
  zipmap: (keys, values) => {
    const items = list(values);
    const names = texts(keys);
    if (names.length !== items.length) throw new Unevaluable();
    return new Map(names.map((name, i) => [name, items[i] as Value]));
  },
};

// ---- Functions of IP ranges.
// https://developer.hashicorp.com/terraform/language/functions/cidrsubnet

interface Range {
  /** The first address as a number. */
  readonly base: bigint;
  readonly length: number;
  /** 32 for IPv4 and 128 for IPv6. */
  readonly bits: number;
}

/**
 * Parses a CIDR range.
 *
 * @throws Unevaluable if the text is no range
 */
function parseRange(value: string): Range {
  const [address, length] = value.split('/') as [string, string | undefined];
  if (length === undefined || !/^\d{1,3}$/.test(length)) throw new Unevaluable();
  const isFour = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
  const bits = isFour ? 32 : 128;
  if (Number(length) > bits) throw new Unevaluable();
  const all = isFour ? fourOf(address) : sixOf(address);
  const host = BigInt(bits - Number(length));
  return { base: (all >> host) << host, length: Number(length), bits };
}

function fourOf(address: string): bigint {
  const parts = address.split('.').map(Number);
  if (parts.some((part) => part > 255)) throw new Unevaluable();
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
}

/** Parses an IPv6 address, in which `::` stands for the missing zeros. */
function sixOf(address: string): bigint {
  const [head, tail, ...more] = address.split('::') as [string, string | undefined, ...string[]];
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const isWrong = more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1);
  const all = [...groups(head), ...Array.from({ length: isWrong ? 0 : missing }, () => '0'), ...groups(tail)];
  if (isWrong || !all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) throw new Unevaluable();
  return all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function formatAddress(value: bigint, bits: number): string {
  const size = bits === 32 ? 8 : 16;
  const count = bits / size;
  const parts = Array.from(
    { length: count },
    (_, i) => (value >> BigInt(size * (count - 1 - i))) & ((1n << BigInt(size)) - 1n),
  );
  return bits === 32 ? parts.join('.') : shortSix(parts.map((part) => part.toString(16)));
}

/** Shortens the longest run of two or more zeros to `::` (RFC 5952). */
function shortSix(groups: readonly string[]): string {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start++) {
    let length = 0;
    while (groups[start + length] === '0') length++;
    if (length > best.length) best = { start, length };
  }
  if (best.length < 2) return groups.join(':');
  return `${groups.slice(0, best.start).join(':')}::${groups.slice(best.start + best.length).join(':')}`;
}

const formatRange = ({ base, length, bits }: Range): string => `${formatAddress(base, bits)}/${length}`;

/** Returns a part of a range by its number, after a split into parts whose prefix is longer by `newBits`. */
function part({ base, length, bits }: Range, newBits: number, index: number): Range {
  const longer = length + newBits;
  if (newBits < 0 || longer > bits || index < 0 || BigInt(index) >= 1n << BigInt(newBits)) throw new Unevaluable();
  return { base: base | (BigInt(index) << BigInt(bits - longer)), length: longer, bits };
}

/** Returns consecutive ranges, each aligned to its own size. */
function parts(range: Range, newBits: readonly number[]): string[] {
  const end = range.base + (1n << BigInt(range.bits - range.length));
  let next = range.base;
  return newBits.map((more) => {
    const length = range.length + more;
    if (more < 1 || length > range.bits) throw new Unevaluable();
    const size = 1n << BigInt(range.bits - length);
    const base = ((next + size - 1n) / size) * size;
    next = base + size;
    if (next > end) throw new Unevaluable();
    return formatRange({ base, length, bits: range.bits });
  });
}

function host({ base, length, bits }: Range, index: number): string {
  const size = 1n << BigInt(bits - length);
  const offset = index < 0 ? size + BigInt(index) : BigInt(index);
  if (offset < 0n || offset >= size) throw new Unevaluable();
  return formatAddress(base + offset, bits);
}

export const NETWORK_FUNCTIONS: FunctionTable = {
  cidrhost: (range, index) => host(parseRange(text(range)), whole(index)),
  cidrnetmask: (range) => {
    const { length, bits } = parseRange(text(range));
    if (bits !== 32) throw new Unevaluable();
    return formatAddress(((1n << BigInt(length)) - 1n) << BigInt(32 - length), 32);
  },
  cidrsubnet: (range, newBits, index) => formatRange(part(parseRange(text(range)), whole(newBits), whole(index))),
  cidrsubnets: (range, ...newBits) => parts(parseRange(text(range)), newBits.map(whole)),
};

// ---- YAML.
// https://developer.hashicorp.com/terraform/language/functions/yamldecode

/** Loads the YAML parser on first use, since few configurations need it. */
const parser = (): typeof import('../../../platform/text/yaml.js') => require('../../../platform/text/yaml.js');

export const YAML_FUNCTIONS: FunctionTable = { yamldecode: (value) => decoded(text(value)) };

function decoded(written: string): Value {
  if (written.length > EVALUATED_TEXT_MAX) throw new NotKnown();
  try {
    // Checking for unique keys compares every key with every other one, which takes too long.
    const document = parser().parseDocument(written, {
      schema: 'core',
      merge: true,
      uniqueKeys: false,
      prettyErrors: false,
    });
    if (document.errors.length > 0) throw new Unevaluable();
    return fromJson(document.toJS({ maxAliasCount: YAML_ALIASES_MAX }));
  } catch (error) {
    if (error instanceof Unevaluable) throw error;
    // Nested too deeply, or aliases of aliases of aliases.
    throw new NotKnown();
  }
}

const TABLES: readonly FunctionTable[] = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
const FUNCTIONS: ReadonlyMap<string, TerraformFunction> = new Map(TABLES.flatMap((table) => Object.entries(table)));
