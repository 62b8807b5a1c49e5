/**
 * Converts values to the types of variables:
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */

import type { Call, Expression } from '../../terraform/hcl/model.js';
import {
  Collection,
  commonOf,
  isMap,
  itemsOf,
  Lazy,
  type MakeUnknown,
  type MapValue,
  setOf,
  toBoolean,
  toNumber,
  toText,
  Unknown,
  type Value,
} from './value.js';

/**
 * Returns the keyword of a variable's type constraint: `string` of `string` and of `"string"`, the quoted form of
 * Terraform 0.11, and `list` of `list(string)`. Null for an expression that is not a type.
 */
export function typeKeyword(type: Expression): string | null {
  if (type.kind === 'call') return type.name;
  if (type.kind === 'literal' && typeof type.value === 'string') return type.value;
  return type.kind === 'traversal' && typeof type.root === 'string' ? type.root : null;
}

type Convert = (value: Value) => Value;

/** Functions of the module that declares the variable. */
interface Conversion {
  /** Evaluates the default of an optional attribute, which contains no names. */
  readonly evaluateDefault: (expression: Expression) => Value;
  readonly unknown: MakeUnknown;
}

/** Keeps a value that cannot be converted. Terraform reports it, and the rest can still be drawn. */
const orUnchanged =
  (convert: (value: Value) => Value): Convert =>
  (value) =>
    convert(value) ?? value;

const PRIMITIVES: ReadonlyMap<string, Convert> = new Map([
  ['string', orUnchanged(toText)],
  ['number', orUnchanged(toNumber)],
  ['bool', orUnchanged(toBoolean)],
]);

/**
 * Converts a value to a type. Unknown and null values, and values that do not match the type, are returned unchanged.
 * @param type the type expression: `list(string)`, `object({ a = optional(number, 1) })`
 */
export function convertTo(value: Value, type: Expression, conversion: Conversion): Value {
  const isOpaque = value instanceof Unknown && !(value instanceof Collection);
  if (isOpaque || value === null || value instanceof Lazy) return value;
  if (type.kind === 'parenthesised') return convertTo(value, type.inner, conversion);
  if (type.kind === 'call') return convertCollection(value, type, conversion);
  return PRIMITIVES.get(typeKeyword(type) ?? '')?.(value) ?? value;
}

/** @param call `list(string)`, `map(...)`, `object({...})` */
function convertCollection(value: Value, { name, arguments: [elementType] }: Call, conversion: Conversion): Value {
  if (elementType === undefined) return value;
  const convertItem = (item: Value): Value => convertTo(item, elementType, conversion);
  const items = itemsOf(value);
  if (name === 'list' && items !== null) return items.map(convertItem);
  if (value instanceof Collection) return new Collection(convertItem(value.element), value.marks, value.members);
  if (name === 'set' && items !== null) return setFrom(items.map(convertItem), conversion);
  if (name === 'tuple' && items !== null && elementType.kind === 'tuple') {
    return items.map((item, index) => {
      const itemType = elementType.items[index];
      return itemType === undefined ? item : convertTo(item, itemType, conversion);
    });
  }
  if (!isMap(value)) return value;
  if (name === 'map') return new Map([...value].map(([key, item]): [string, Value] => [key, convertItem(item)]));
  return name === 'object' && elementType.kind === 'object' ? convertObject(value, elementType, conversion) : value;
}

/** Returns a set. If an item is unknown, only what the items have in common is known. */
function setFrom(items: readonly Value[], { unknown }: Conversion): Value {
  const set = setOf(items);
  return set instanceof Unknown ? new Collection(commonOf(items, unknown), unknown(items).marks) : set;
}

/**
 * Converts an object. Attributes that the type lacks are dropped, and missing optional attributes get their default.
 */
function convertObject(
  value: MapValue,
  { entries }: Extract<Expression, { kind: 'object' }>,
  conversion: Conversion,
): Value {
  const object = new Map<string, Value>();
  for (const { key, value: declared } of entries) {
    if (key.kind !== 'literal' || typeof key.value !== 'string') continue;
    const isOptional = declared.kind === 'call' && declared.name === 'optional';
    const [type, defaultValue] = isOptional ? declared.arguments : [declared];
    const given = value.get(key.value);
    const usesDefault = given === undefined || (given === null && defaultValue !== undefined);
    const fallback = () => (defaultValue === undefined ? null : conversion.evaluateDefault(defaultValue));
    const member = usesDefault ? fallback() : given;
    object.set(key.value, type === undefined ? member : convertTo(member, type, conversion));
  }
  return object;
}
