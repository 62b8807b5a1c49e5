/** Functions of lists, sets and maps: https://developer.hashicorp.com/terraform/language/functions */
import { byText } from '../../../graph/order.js';
import { EVALUATED_ITEMS_MAX } from '../../limits.js';
import { isEqual, isMap, itemsOf, Lazy, setOf, Unevaluable, Unknown, type Value, ValueSet, Zones } from '../value.js';
import { type FunctionTable, limited, list, map, NotKnown, number, text, texts, whole, wholly } from './arguments.js';

const sameItem = (a: Value, b: Value): boolean => {
  const equal = isEqual(a, b);
  if (equal instanceof Unknown) throw new NotKnown();
  return equal;
};

function distinct(items: readonly Value[]): Value[] {
  const set = setOf(wholly(items));
  if (!(set instanceof ValueSet)) throw new NotKnown();
  const left = new Set(set.items);
  return items.filter((item) => left.delete(item));
}

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
  if (step === 0 || (end - start) / step > EVALUATED_ITEMS_MAX) throw new Unevaluable();
  // Not step by step: adding one to a large number may give the same number.
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) || 0 }, (_, i) => start + i * step);
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

/** Returns an item. An index past the end starts again from the first item. */
const at = (items: readonly Value[], index: number): Value => {
  if (items.length === 0 || index < 0) throw new Unevaluable();
  return items[index % items.length] as Value;
};

/**
 * Number of zones that nearly every region has. An index past the last zone starts again, and a region's number of
 * zones is unknown.
 */
const ZONES_MIN = 3;

function zoneAt(zones: Zones, index: number): Value {
  if (index < 0) throw new Unevaluable();
  if (index >= ZONES_MIN) throw new NotKnown();
  return zones.zone(index);
}

const membersOf = (value: Value): Set<string> => new Set(texts(wholly(value)));

export const COLLECTION_FUNCTIONS: FunctionTable = {
  alltrue: (items) => wholly(list(items)).every((item) => item === true || item === 'true'),
  anytrue: (items) => wholly(list(items)).some((item) => item === true || item === 'true'),
  chunklist: (items, size) => {
    const all = list(items);
    const step = whole(size);
    if (step < 1) throw new Unevaluable();
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
  contains: (items, wanted) => list(items).some((item) => sameItem(item, wanted ?? null)),
  distinct: (items) => distinct(list(items)),
  element: (items, index) => (items instanceof Zones ? zoneAt(items, whole(index)) : at(list(items), whole(index))),
  flatten: (items) => limited(flatten(list(items))),
  index: (items, wanted) => {
    const found = list(items).findIndex((item) => sameItem(item, wanted ?? null));
    if (found < 0) throw new Unevaluable();
    return found;
  },
  keys: (value) => sortedKeys(value),
  length: (value) => {
    if (typeof value === 'string') return [...value].length;
    return value !== undefined && isMap(value) ? value.size : list(value).length;
  },
  lookup: (value, key, otherwise) => {
    const found = map(value).get(text(key)) ?? otherwise;
    if (found === undefined) throw new Unevaluable();
    return found;
  },
  matchkeys: (values, keys, wanted) => {
    const names = texts(keys);
    const set = membersOf(list(wanted));
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
    const sets = others.map((each) => membersOf(list(each)));
    return setOf(texts(first).filter((item) => sets.every((set) => set.has(item))));
  },
  setproduct: setProduct,
  setsubtract: (first, second) => {
    const gone = membersOf(list(second));
    return setOf(texts(first).filter((item) => !gone.has(item)));
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
    return new Map(texts(keys).map((key, i) => [key, items[i] ?? null]));
  },
};
