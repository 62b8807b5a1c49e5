/**
 * Converts values to the types of variables:
 * https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */

import type { Call, Expression } from '../../terraform/hcl/model.js';
import {
  isMap,
  itemsOf,
  Lazy,
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

/** Evaluates the default of an optional attribute, which contains no names. */
type EvaluateDefault = (expression: Expression) => Value;

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
 * Converts a value to a type. Returns a value that does not fit unchanged, and an unknown or null value as it is.
 * @param type the type expression: `list(string)`, `object({ a = optional(number, 1) })`
 */
export function convertTo(value: Value, type: Expression, evaluateDefault: EvaluateDefault): Value {
  if (value instanceof Unknown || value === null || value instanceof Lazy) return value;
  if (type.kind === 'parenthesised') return convertTo(value, type.inner, evaluateDefault);
  if (type.kind === 'call') return convertCollection(value, type, evaluateDefault);
  return PRIMITIVES.get(typeKeyword(type) ?? '')?.(value) ?? value;
}

/** @param call `list(string)`, `map(...)`, `object({...})` */
function convertCollection(
  value: Value,
  { name, arguments: [elementType] }: Call,
  evaluateDefault: EvaluateDefault,
): Value {
  if (elementType === undefined) return value;
  const convertItem = (item: Value): Value => convertTo(item, elementType, evaluateDefault);
  const items = itemsOf(value);
  if (name === 'list' && items !== null) return items.map(convertItem);
  if (name === 'set' && items !== null) return setOf(items.map(convertItem));
  if (name === 'tuple' && items !== null && elementType.kind === 'tuple') {
    return items.map((item, index) => {
      const itemType = elementType.items[index];
      return itemType === undefined ? item : convertTo(item, itemType, evaluateDefault);
    });
  }
  if (!isMap(value)) return value;
  if (name === 'map') return new Map([...value].map(([key, item]): [string, Value] => [key, convertItem(item)]));
  return name === 'object' && elementType.kind === 'object'
    ? convertObject(value, elementType, evaluateDefault)
    : value;
}

/**
 * Converts an object. Attributes that the type lacks are dropped, and missing optional attributes get their default.
 */
function convertObject(
  value: MapValue,
  { entries }: Extract<Expression, { kind: 'object' }>,
  evaluateDefault: EvaluateDefault,
): Value {
  const object = new Map<string, Value>();
  for (const { key, value: declared } of entries) {
    if (key.kind !== 'literal' || typeof key.value !== 'string') continue;
    const isOptional = declared.kind === 'call' && declared.name === 'optional';
    const [type, defaultValue] = isOptional ? declared.arguments : [declared];
    const given = value.get(key.value);
    const usesDefault = given === undefined || (given === null && defaultValue !== undefined);
    const fallback = () => (defaultValue === undefined ? null : evaluateDefault(defaultValue));
    const member = usesDefault ? fallback() : given;
    object.set(key.value, type === undefined ? member : convertTo(member, type, evaluateDefault));
  }
  return object;
}
