/** Type constraints of variables: https://developer.hashicorp.com/terraform/language/expressions/type-constraints */
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

type Convert = (value: Value) => Value;

/** Keeps a value that cannot be converted. Terraform reports it, and the rest can still be drawn. */
const orAsItIs =
  (convert: (value: Value) => Value): Convert =>
  (value) =>
    convert(value) ?? value;

const PRIMITIVES: ReadonlyMap<string, Convert> = new Map([
  ['string', orAsItIs(toText)],
  ['number', orAsItIs(toNumber)],
  ['bool', orAsItIs(toBoolean)],
]);

/**
 * Converts a value to a type.
 *
 * @param evaluate evaluates the defaults of optional attributes, which contain no names
 */
export function convertTo(value: Value, type: Expression, evaluate: (expression: Expression) => Value): Value {
  if (value instanceof Unknown || value === null || value instanceof Lazy) return value;
  if (type.kind === 'parenthesized') return convertTo(value, type.inner, evaluate);
  // Old versions quote the type.
  const name = type.kind === 'literal' ? type.value : type.kind === 'traversal' ? type.root : null;
  if (typeof name === 'string') return PRIMITIVES.get(name)?.(value) ?? value;
  return type.kind === 'call' ? convertCollection(value, type, evaluate) : value;
}

function convertCollection(value: Value, { name, arguments: given }: Call, evaluate: (e: Expression) => Value): Value {
  const [inner] = given;
  if (inner === undefined) return value;
  const item = (each: Value): Value => convertTo(each, inner, evaluate);
  const items = itemsOf(value);
  if (name === 'list' && items !== null) return items.map(item);
  if (name === 'set' && items !== null) return setOf(items.map(item));
  if (name === 'tuple' && items !== null && inner.kind === 'tuple') {
    return items.map((each, i) => (inner.items[i] === undefined ? each : convertTo(each, inner.items[i], evaluate)));
  }
  if (!isMap(value)) return value;
  if (name === 'map') return new Map([...value].map(([key, each]): [string, Value] => [key, item(each)]));
  return name === 'object' && inner.kind === 'object' ? convertObject(value, inner, evaluate) : value;
}

/** Converts an object. Attributes that the type lacks are dropped, and missing optional attributes get their default. */
function convertObject(
  value: MapValue,
  { entries }: Extract<Expression, { kind: 'object' }>,
  evaluate: (e: Expression) => Value,
): Value {
  const object = new Map<string, Value>();
  for (const { key, value: declared } of entries) {
    if (key.kind !== 'literal' || typeof key.value !== 'string') continue;
    const isOptional = declared.kind === 'call' && declared.name === 'optional';
    const [type, otherwise] = isOptional ? declared.arguments : [declared];
    const given = value.get(key.value);
    const isGiven = given !== undefined && !(given === null && otherwise !== undefined);
    const found = isGiven ? given : otherwise === undefined ? null : evaluate(otherwise);
    object.set(key.value, type === undefined ? found : convertTo(found, type, evaluate));
  }
  return object;
}
