/** Functions of lists, sets and maps: https://developer.hashicorp.com/terraform/language/functions */

import { byText } from '../../../graph/order.js';
import { EVALUATED_ITEMS_MAX, RANGE_ITEMS_MAX } from '../../limits.js';
import {
  distinctItems,
  elementsIn,
  isEqual,
  isMap,
  itemsOf,
  keyOf,
  ofOneType,
  setOf,
  Unevaluable,
  Unknown,
  type Value,
  Zones,
} from '../value.js';
import {
  asInteger,
  asItems,
  asKey,
  asMap,
  asNumber,
  asText,
  asTexts,
  type FunctionTable,
  requireKnown,
  UnknownArgument,
  withinLimit,
} from './arguments.js';

/** True if two items are equal. */
const isSameItem = (a: Value, b: Value): boolean => {
  const equal = isEqual(a, b);
  if (equal instanceof Unknown) throw new UnknownArgument();
  return equal;
};

/**
 * Returns the items of nested lists. Recursive without a limit, because the budget of the evaluation has limited depth
 * and size.
 */
function flatten(items: readonly Value[]): Value[] {
  return items.flatMap((item) => {
    if (item instanceof Unknown || item instanceof Zones) throw new UnknownArgument();
    const inner = itemsOf(item);
    return inner === null ? [item] : flatten(inner);
  });
}

/** Returns the keys of a map in Terraform's order. */
const sortedKeys = (value: Value | undefined): string[] => [...asMap(value).keys()].sort(byText);
const entries = (value: Value | undefined): [string, Value][] =>
  sortedKeys(value).map((key) => [key, asMap(value).get(key)!]);

/** Returns the numbers from a start to an end, or from 0. */
function range(...values: readonly Value[]): number[] {
  const [first, second, third] = values.map((value) => asNumber(value));
  const [start, end] = second === undefined ? [0, first as number] : [first as number, second];
  const step = third ?? (start <= end ? 1 : -1);
  const length = Math.ceil((end - start) / step) || 0;
  if (step === 0 || length < 0 || length > RANGE_ITEMS_MAX) throw new Unevaluable();
  // Multiplies instead of adding repeatedly: adding one to a large number may return the same number.
  return Array.from({ length }, (_, index) => start + index * step);
}

/** Maximum number of sets in a product, and so of items in each row of the result. */
const SETS_MAX = 100;

/** Returns all combinations of one item from each set. */
function setProduct(...sets: readonly Value[]): Value {
  // One empty set is enough, even if others are unknown.
  if (sets.some((set) => itemsOf(set)?.length === 0)) return [];
  const rows = productOf(sets.map((set) => asItems(set)));
  if (rows === null) throw new UnknownArgument();
  return rows;
}

/** Returns all combinations of one item from each list. Null if they are too many. */
function productOf(lists: readonly (readonly Value[])[]): readonly Value[][] | null {
  const size = lists.reduce((product, { length }) => product * length, 1);
  if (lists.length > SETS_MAX || size > EVALUATED_ITEMS_MAX) return null;
  return lists.reduce<Value[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}

/** Returns an item. An index past the end starts again from the first item, and a negative one counts from the end. */
const itemAtIndex = (items: readonly Value[], index: number): Value => {
  if (items.length === 0) throw new Unevaluable();
  return items.at(index % items.length) as Value;
};

/**
 * Number of zones that nearly every region has. An index past the last zone starts again, and a region's number of
 * zones is unknown.
 */
const ZONES_MIN = 3;

/** Returns a placeholder zone. */
function zoneAt(zones: Zones, index: number): Value {
  if (index < 0 || index >= ZONES_MIN) throw new UnknownArgument();
  return zones.zone(index);
}

/** Returns the items as a set of texts. */
const textSetOf = (value: Value): Set<string> => new Set(asTexts(requireKnown(value)));

/** Returns the items of several lists or sets, all of one type, so that they can be compared. */
function toOneType(sets: readonly (Value | undefined)[]): readonly (readonly Value[])[] {
  const lists = sets.map((set) => requireKnown(asItems(set)));
  const all = ofOneType(lists.flat());
  let end = 0;
  return lists.map(({ length }) => {
    end += length;
    return all.slice(end - length, end);
  });
}

/** Functions whose result has the items of their arguments, in some order and number. */
const KEEPING_ITEMS: ReadonlySet<string> = new Set(
  'coalescelist compact concat distinct merge reverse setsubtract setunion slice sort tolist tomap toset values'.split(
    ' ',
  ),
);

/**
 * Returns what is known of the items in the result of a function that cannot be evaluated, because its arguments are
 * not known as a whole. Null if nothing is known.
 */
export function itemsOfUnknown(name: string, args: readonly Value[]): readonly Value[] | null {
  if (KEEPING_ITEMS.has(name)) return args.filter((arg) => arg !== null).flatMap(elementsIn);
  if (name === 'flatten') return args.flatMap(elementsIn).flatMap((item) => (isMap(item) ? [item] : elementsIn(item)));
  if (name === 'zipmap') return elementsIn(args[1] ?? null);
  if (name === 'setproduct') return productOf(args.map(elementsIn));
  return null;
}

const isTrue = (item: Value): boolean => item === true || item === 'true';
const isNotFalse = (item: Value): boolean => item !== false && item !== 'false';

export const COLLECTION_FUNCTIONS: FunctionTable = {
  // One item that decides the result is enough, even if others are unknown.
  alltrue: (items) => asItems(items).every(isNotFalse) && requireKnown(asItems(items)).every(isTrue),
  anytrue: (items) => asItems(items).some(isTrue) || requireKnown(asItems(items)).some(isTrue),
  chunklist: (items, size) => {
    const all = asItems(items);
    const step = asInteger(size);
    if (step < 0) throw new Unevaluable();
    if (step === 0) return all.length === 0 ? [] : [all];
    return Array.from({ length: Math.ceil(all.length / step) }, (_, index) =>
      all.slice(index * step, (index + 1) * step),
    );
  },
  coalesce: (...values) => {
    for (const value of values) {
      if (value instanceof Unknown) throw new UnknownArgument();
      if (value !== null && value !== '') return value;
    }
    throw new Unevaluable();
  },
  coalescelist: (...lists) => {
    for (const list of lists) if (asItems(list).length > 0) return list;
    throw new Unevaluable();
  },
  compact: (items) => asItems(items).flatMap((item) => (item === null || asText(item) === '' ? [] : [item])),
  concat: (...lists) => withinLimit(lists.flatMap((list) => asItems(list))),
  contains: (items, value) => asItems(items).some((item) => isSameItem(item, value ?? null)),
  distinct: (items) => distinctItems(requireKnown(asItems(items))),
  element: (items, index) =>
    items instanceof Zones ? zoneAt(items, asInteger(index)) : itemAtIndex(asItems(items), asInteger(index)),
  flatten: (items) => withinLimit(flatten(asItems(items))),
  index: (items, value) => {
    const position = asItems(items).findIndex((item) => isSameItem(item, value ?? null));
    if (position < 0) throw new Unevaluable();
    return position;
  },
  keys: (value) => sortedKeys(value),
  length: (value) => {
    if (typeof value === 'string') return [...value].length;
    return value !== undefined && isMap(value) ? value.size : asItems(value).length;
  },
  lookup: (value, key, defaultValue) => {
    const members = asMap(value);
    const name = asKey(key);
    const member = members.has(name) ? members.get(name) : defaultValue;
    if (member === undefined) throw new Unevaluable();
    return member;
  },
  matchkeys: (values, keys, selected) => {
    const names = asTexts(keys);
    const set = textSetOf(asItems(selected));
    return asItems(values).filter((_, index) => set.has(names[index] ?? ''));
  },
  merge: (...maps) => new Map(maps.flatMap((map) => (map === null ? [] : [...asMap(map)]))),
  /** Returns the value unchanged. A secret is already unknown. */
  nonsensitive: (value) => {
    if (value === undefined) throw new Unevaluable();
    return value;
  },
  one: (items) => {
    const all = asItems(items);
    if (all.length > 1) throw new Unevaluable();
    return all[0] ?? null;
  },
  range,
  reverse: (items) => [...asItems(items)].reverse(),
  setintersection: (first, ...others) => {
    const [items, ...sets] = toOneType([first, ...others]);
    const members = sets.map((set) => new Set(set.map(keyOf)));
    return setOf((items as readonly Value[]).filter((item) => members.every((keys) => keys.has(keyOf(item)))));
  },
  setproduct: setProduct,
  setsubtract: (first, second) => {
    const [items, removed] = toOneType([first, second]) as [readonly Value[], readonly Value[]];
    const gone = new Set(removed.map(keyOf));
    return setOf(items.filter((item) => !gone.has(keyOf(item))));
  },
  setunion: (...sets) => setOf(sets.flatMap((set) => asItems(set))),
  slice: (items, from, to) => {
    if (items instanceof Zones) return range(from ?? null, to ?? null, 1).map((index) => items.zone(index));
    const all = asItems(items);
    if (asInteger(from) < 0 || asInteger(to) > all.length || asInteger(from) > asInteger(to)) throw new Unevaluable();
    return all.slice(asInteger(from), asInteger(to));
  },
  sort: (items) => (items instanceof Zones ? items : asTexts(items).sort(byText)),
  sum: (items) =>
    asItems(items)
      .map(asNumber)
      .reduce((sum, item) => sum + item, 0),
  tolist: (items) => (items instanceof Zones ? items : asItems(items)),
  tomap: (value) => asMap(value),
  toset: (items) => setOf(asItems(items)),
  values: (value) => entries(value).map(([, item]) => item),
  zipmap: (keys, values) => {
    const items = asItems(values);
    const names = asItems(keys).map(asKey);
    if (names.length !== items.length) throw new Unevaluable();
    return new Map(names.map((name, index) => [name, items[index] as Value]));
  },
};
