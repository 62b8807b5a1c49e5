/**
 * Values of expressions without an engine, their conversion and comparison. `evaluate.ts` computes them. Each part of a
 * value is either known from the code or unknown.
 */

import type { Json } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { VALUE_DEPTH } from '../../limits.js';
import { EVALUATED_ITEMS_MAX } from '../limits.js';

/** Stands for any value, or any part of a value. */
export class Unknown {
  /**
   * @param marks instances that the value comes from, if origins are traced (`MarkingScope`)
   * @param ending known end of the text: `a` of the zone `"${var.region}a"`
   * @param inCode returns the value in the code, for an attribute of which only the origin is traced
   */
  constructor(
    readonly marks: ReadonlySet<string> = new Set(),
    readonly ending = '',
    readonly inCode: () => Value = () => UNKNOWN,
  ) {}
}

/** A step to a member of a value. The key is null if it is not a known text. */
export interface MemberStep {
  readonly key: string | null;
}

/** An unknown value whose expression is known. Values with the same symbol are equal. */
export class Symbolic extends Unknown {
  /** @param symbol the expression with its module: `module.a.var.settings.name` */
  constructor(readonly symbol: string) {
    super();
  }

  /** Returns the member at the end of the steps. */
  member(steps: readonly MemberStep[]): Unknown {
    const symbol = withSteps(this.symbol, steps);
    return symbol === null ? UNKNOWN : new Symbolic(symbol);
  }
}

/** Returns the symbol of a member. Null if a key is unknown. */
export function withSteps(symbol: string, steps: readonly MemberStep[]): string | null {
  let result = symbol;
  for (const { key } of steps) {
    if (key === null) return null;
    result += `.${key}`;
  }
  return result;
}

/**
 * A list or map with unknown keys or of unknown length, of whose elements some parts are known: of
 * `{ for pair in local.pairs : "${pair.name}-x" => pair }`, the members of `pair`.
 */
export class Collection extends Unknown {
  /**
   * @param element the parts that all elements have in common
   * @param members the same for single members, if the collection may also be an object
   */
  constructor(
    readonly element: Value,
    marks?: ReadonlySet<string>,
    readonly members: ReadonlyMap<string, Value> = new Map(),
  ) {
    super(marks);
  }
}

/** An unknown value without origins. */
export const UNKNOWN = new Unknown();

/** A value. Objects and maps are Map; lists and tuples are arrays. */
export type Value =
  | Unknown
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ValueSet
  | Lazy
  | ReadonlyMap<string, Value>;

/** A set without duplicates, in order. */
export class ValueSet {
  constructor(readonly items: readonly Value[]) {}
}

/** An instance of a resource or a module, whose attributes are evaluated when they are read. */
export class Lazy {
  constructor(
    readonly get: (name: string) => Value,
    /** Returns the origins of the instance as a whole. */
    readonly whole: () => Unknown = () => UNKNOWN,
  ) {}
}

/** The zones of a region, in unknown number: `data.aws_availability_zones.a.names`. */
export class Zones extends Lazy {
  /** @param zone returns a zone by index, from 0 */
  constructor(readonly zone: (index: number) => Value) {
    super((key) => (/^\d$/.test(key) ? zone(Number(key)) : UNKNOWN));
  }
}

/**
 * Thrown for an expression that Terraform would refuse, such as a missing index or an argument of the wrong type. `try`
 * and `can` catch it.
 */
export class Unevaluable extends Error {}

export type MapValue = ReadonlyMap<string, Value>;

/** True for a list or a tuple; a set is a `ValueSet`. */
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** True for a map or an object. */
export const isMap = (value: Value): value is MapValue => value instanceof Map;

/** Returns the items of a list or set; null for any other value. */
export function itemsOf(value: Value): readonly Value[] | null {
  if (isList(value)) return value;
  return value instanceof ValueSet ? value.items : null;
}

/**
 * True if no part of a value is unknown. A lazy value counts as unknown, and so does a value that is too large for
 * `toJson`.
 */
export function isWhollyKnown(value: Value, depth = 0, budget = { left: EVALUATED_ITEMS_MAX }): boolean {
  if (value instanceof Unknown || value instanceof Lazy || depth > VALUE_DEPTH || budget.left-- <= 0) return false;
  const items = isMap(value) ? value.values() : (itemsOf(value) ?? []);
  for (const item of items) if (!isWhollyKnown(item, depth + 1, budget)) return false;
  return true;
}

/** Mark of a value that may come from anywhere. */
export const ANYWHERE = '?';

/** Number of values and marks that may still be visited to trace the unknown values of a configuration. */
export interface MarkBudget {
  left: number;
}

/** An unknown value of unknown origin. */
export const FROM_ANYWHERE = new Unknown(new Set([ANYWHERE]));

/** Returns an unknown value with the origins of all values. If there is too much to visit, its origin is unknown. */
export function unknownFrom(values: readonly Value[], budget: MarkBudget): Unknown {
  const unknowns = new Set<Unknown>();
  const pending: Value[] = [values];
  let left = EVALUATED_ITEMS_MAX;
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const unknown = value instanceof Lazy ? value.whole() : value;
    if (!(unknown instanceof Unknown))
      for (const item of isMap(value) ? value.values() : (itemsOf(value) ?? [])) pending.push(item);
    else if (unknown.marks.size > 0) unknowns.add(unknown);
    if (pending.length > EVALUATED_ITEMS_MAX || left-- === 0 || budget.left-- <= 0) return FROM_ANYWHERE;
  }
  return unite([...unknowns], budget);
}

/** Returns an unknown value with the origins of all given ones. Shares the set of one that already has all origins. */
function unite(unknowns: readonly Unknown[], budget: MarkBudget): Unknown {
  const [first, ...others] = unknowns;
  if (first === undefined) return UNKNOWN;
  if (others.length === 0) return new Unknown(first.marks);
  if (unknowns.some(({ marks }) => marks.has(ANYWHERE))) return FROM_ANYWHERE;
  for (const { marks } of unknowns) budget.left -= marks.size;
  if (budget.left < 0) return FROM_ANYWHERE;
  const largest = unknowns.reduce((most, unknown) => (unknown.marks.size > most.marks.size ? unknown : most));
  const hasAll = unknowns.every(({ marks }) => marks === largest.marks || isSubset(marks, largest.marks));
  if (hasAll) return new Unknown(largest.marks);
  const marks = new Set<string>();
  for (const unknown of unknowns) for (const mark of unknown.marks) marks.add(mark);
  return new Unknown(marks);
}

/** Returns an unknown value that comes from the given values. */
export type MakeUnknown = (...values: readonly Value[]) => Unknown;

/** True for a list, set, map or object, also an unknown one. */
export const isCollection = (value: Value): boolean =>
  value instanceof Collection || isMap(value) || itemsOf(value) !== null;

/** Returns the parts that values have in common, where one of the values is meant but not known which. */
export function commonOf(values: readonly Value[], unknown: MakeUnknown): Value {
  const [first, ...others] = values;
  if (first === undefined) return UNKNOWN;
  if (others.every((other) => other === first)) return first;
  if (values.every((value) => value instanceof Lazy)) {
    return new Lazy(
      (name) =>
        commonOf(
          values.map((value) => value.get(name)),
          unknown,
        ),
      () => unknown(values),
    );
  }
  const lists = values.map((value) => itemsOf(value));
  if (lists.every((items) => items !== null && items.length === lists[0]?.length) && isList(first))
    return first.map((_, index) =>
      commonOf(
        lists.map((items) => items?.[index] ?? null),
        unknown,
      ),
    );
  const maps = values.filter(isMap);
  const names = new Set(maps.flatMap((map) => [...map.keys()]));
  const members = new Map(
    [...names].map((name): [string, Value] => {
      const members = maps.flatMap((map) => map.get(name) ?? []);
      return [name, members.length === values.length ? commonOf(members, unknown) : unknown(members)];
    }),
  );
  if (maps.length === values.length && maps.every(({ size }) => size === names.size)) return members;
  if (!values.every(isCollection)) return unknown(values);
  return new Collection(
    commonOf(values.flatMap(elementsIn), unknown),
    unknown(values).marks,
    maps.length === values.length ? members : undefined,
  );
}

/** Returns the elements of a collection; of an unknown one, a single value that stands for all elements. */
export function elementsIn(value: Value): readonly Value[] {
  if (value instanceof Collection) return [value.element];
  if (isMap(value)) return [...value.values()];
  return itemsOf(value) ?? [value];
}

function isSubset(marks: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const mark of marks) if (!others.has(mark)) return false;
  return true;
}

/** Converts a value to a string as Terraform does. Null if Terraform refuses, unknown if the value is. */
export function toText(value: Value): string | Unknown | null {
  if (value instanceof Unknown || typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value) : UNKNOWN;
  return value instanceof Lazy ? UNKNOWN : null;
}

/** Writes a finite number as Terraform does: all digits, never an exponent. Example: 1e21 has 21 zeros. */
export function numberText(value: number): string {
  const [digits, exponent] = String(value).split('e') as [string, string | undefined];
  if (exponent === undefined) return digits;
  const [sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits)!.slice(1) as [string, string, string?];
  const point = whole.length + Number(exponent);
  const all = `${whole}${fraction}`;
  return point > 0 ? `${sign}${all.padEnd(point, '0')}` : `${sign}0.${'0'.repeat(-point)}${all}`;
}

/** Returns a value with the values in the code in place of those of which only the origins are traced. */
export function valueInCode(value: Value, depth = 0): Value {
  if (value instanceof Unknown) return value.inCode();
  if (depth > VALUE_DEPTH) return UNKNOWN;
  if (isMap(value)) return new Map([...value].map(([name, item]) => [name, valueInCode(item, depth + 1)]));
  if (value instanceof ValueSet) return new ValueSet(value.items.map((item) => valueInCode(item, depth + 1)));
  return isList(value) ? value.map((item) => valueInCode(item, depth + 1)) : value;
}

/**
 * Returns the text of a member's key; null if Terraform refuses it. A key must be known to select a member, so it is
 * read from the code even if only origins are traced.
 */
export function toKey(value: Value): string | Unknown | null {
  const inCode = value instanceof Unknown ? value.inCode() : value;
  return inCode instanceof Unknown || inCode instanceof Lazy ? toText(value) : toText(inCode);
}

/** Returns a condition as Terraform does, null if it refuses. Read from the code like a key. */
export function toCondition(value: Value): boolean | Unknown | null {
  const inCode = value instanceof Unknown ? value.inCode() : value;
  return inCode instanceof Unknown ? toBoolean(value) : toBoolean(inCode);
}

/** Converts a value to a number as Terraform does. Null if Terraform refuses. */
export function toNumber(value: Value): number | Unknown | null {
  if (value instanceof Unknown || typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value)) return null;
  return Number(value);
}

/** Converts a value to a boolean as Terraform does. Null if Terraform refuses. */
export function toBoolean(value: Value): boolean | Unknown | null {
  if (value instanceof Unknown || typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : null;
}

/** Returns a set. If one of several items is unknown the set is too, since duplicates cannot be found. */
export function setOf(items: readonly Value[]): Value {
  if (items.length < 2) return new ValueSet(items);
  if (!items.every((item) => isWhollyKnown(item))) return UNKNOWN;
  const unique = distinctItems(items);
  if (unique.every((item) => typeof item === 'string')) return new ValueSet(unique.sort(byText));
  if (unique.every((item) => typeof item === 'number')) return new ValueSet(unique.sort((a, b) => a - b));
  return new ValueSet(unique);
}

/** Returns the items without duplicates, in order of their first occurrence. The items must be known. */
export function distinctItems(items: readonly Value[]): Value[] {
  const unique = new Map<string, Value>();
  for (const item of ofOneType(items)) {
    const key = keyOf(item);
    if (!unique.has(key)) unique.set(key, item);
  }
  return [...unique.values()];
}

/** Returns a string that is the same for equal values, and different for others. The values must be known. */
export const keyOf = (value: Value): string => (isPlain(value) ? JSON.stringify(value) : canonical(toJson(value)));

/**
 * Converts items of several primitive types to strings, because all items of a list or set have one type in Terraform.
 */
export function ofOneType(items: readonly Value[]): readonly Value[] {
  const kinds = new Set(items.flatMap((item) => (item === null ? [] : [typeof item])));
  if (kinds.size < 2 || kinds.has('object')) return items;
  return items.map((item) => toText(item));
}

const isPlain = (value: Value): boolean => value === null || typeof value !== 'object';

/** True if two values are equal. Unknown if that depends on unknown parts. */
export function isEqual(a: Value, b: Value): boolean | Unknown {
  const isNeverNull = (value: Value) =>
    value instanceof Lazy || isList(value) || isMap(value) || value instanceof ValueSet;
  if (isPlain(a) && isPlain(b)) return a === b;
  if ((a === null && isNeverNull(b)) || (b === null && isNeverNull(a))) return false;
  if (!isWhollyKnown(a) || !isWhollyKnown(b)) return UNKNOWN;
  return canonical(toJson(a)) === canonical(toJson(b));
}

/** Returns the JSON of a value with sorted keys, so that equal values have the same JSON. */
function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => byText(a, b)))
      : part,
  );
}

/**
 * Returns the known part of a value as JSON. Unknown members are left out; unknown items are null, so that other items
 * keep their index. Undefined if the whole value is unknown.
 * @param total number of items that may still be copied from all values; reduced by this call
 */
export function toJson(value: Value, total: { left: number } = { left: EVALUATED_ITEMS_MAX }): Json | undefined {
  const limit = Math.min(EVALUATED_ITEMS_MAX, total.left);
  const budget = { left: limit };
  const copied = copyOf(value, 0, budget);
  total.left -= limit - Math.max(0, budget.left);
  return copied;
}

function copyOf(value: Value, depth: number, budget: { left: number }): Json | undefined {
  if (budget.left-- <= 0 || value instanceof Unknown || value instanceof Lazy || depth > VALUE_DEPTH) return undefined;
  const items = itemsOf(value);
  if (items !== null) {
    const list: Json[] = [];
    for (const item of items) {
      if (budget.left <= 0) break;
      list.push(copyOf(item, depth + 1, budget) ?? null);
    }
    return list;
  }
  if (!isMap(value)) return value as Json;
  const result: { [name: string]: Json } = Object.create(null);
  for (const [name, item] of value) {
    if (budget.left <= 0) break;
    const known = copyOf(item, depth + 1, budget);
    if (known !== undefined) result[name] = known;
  }
  return result;
}

/** Converts parsed JSON, as in a variable file. */
export function fromJson(json: unknown, depth = 0): Value {
  if (depth > VALUE_DEPTH) return UNKNOWN;
  if (Array.isArray(json)) return json.map((item): Value => fromJson(item, depth + 1));
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([name, item]): [string, Value] => [name, fromJson(item, depth + 1)]));
  }
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean' ? json : null;
}

// ---- Elements of a value, as `for` and `for_each` iterate over them.

/**
 * Returns the elements with their keys, in Terraform's order. Null if the value is unknown or has too many items.
 * @throws Unevaluable if the value is not a collection
 */
export function elementsOf(value: Value): readonly [key: Value, element: Value][] | null {
  if (value instanceof Unknown || value instanceof Lazy) return null;
  if (isMap(value)) return [...value].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const items = itemsOf(value);
  if (items === null) throw new Unevaluable();
  if (items.length > EVALUATED_ITEMS_MAX) return null;
  return items.map((item, index): [Value, Value] => [value instanceof ValueSet ? item : index, item]);
}

/** Returns the elements like `elementsOf`, but null for a value that is not a collection. */
export function knownElements(value: Value): ReturnType<typeof elementsOf> {
  try {
    return elementsOf(value);
  } catch (error) {
    if (error instanceof Unevaluable) return null;
    throw error;
  }
}
