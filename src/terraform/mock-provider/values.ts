/**
 * Encodes and decodes values of Terraform as MessagePack, which can be read only with the type.
 * https://github.com/hashicorp/terraform/blob/main/docs/plugin-protocol/object-wire-format.md
 */

import { ExtData, encode } from '@msgpack/msgpack';
import { WIRE_DEPTH_MAX } from '../limits.js';
import { entriesOf, type Head, headAt, itemsOf, numberOf, textOf } from './msgpack.js';
import { type CtyType, type ListOrTuple, type MapOrObject, typeOfValue, UNKNOWN, type Value } from './schema.js';

/** Every extension is an unknown value; extension 12 adds refinements, 0 does not. */
const UNKNOWN_ON_WIRE = new ExtData(0, new Uint8Array(1));

export const UNKNOWN_BYTES = encode(UNKNOWN_ON_WIRE);
export const NULL_BYTES = encode(null);

/**
 * Decodes the value at an offset.
 * @throws RangeError for bytes that do not match the type, and for nesting beyond WIRE_DEPTH_MAX
 */
export const decodeValue = (type: CtyType, bytes: Uint8Array, offset = 0): Value => decode(type, bytes, offset, 0);

function decode(type: CtyType, bytes: Uint8Array, offset: number, depth: number): Value {
  if (depth > WIRE_DEPTH_MAX) throw new RangeError(`values nested deeper than ${WIRE_DEPTH_MAX}`);
  const head = headAt(bytes, offset);
  if (head.kind === 'nil') return null;
  if (head.kind === 'extension') return UNKNOWN;
  if (type === 'dynamic') {
    const pair = dynamicAt(bytes, head);
    return decode(pair.type, bytes, pair.value, depth + 1);
  }
  if (typeof type === 'string') return decodePrimitive(type, bytes, head);
  if (type[0] === 'map' || type[0] === 'object') {
    const members: Record<string, Value> = Object.create(null);
    for (const { name, offset } of entriesOf(bytes, expectKind(head, 'map')))
      members[name] = decode(memberType(type, name), bytes, offset, depth + 1);
    return members;
  }
  const items = itemsOf(bytes, expectKind(head, 'array'));
  return items.map((item, index) => decode(itemType(type, index), bytes, item, depth + 1));
}

/** @throws RangeError if the kind does not match the type */
function decodePrimitive(type: 'string' | 'number' | 'bool', bytes: Uint8Array, head: Head): Value {
  if (type === 'bool' && (head.kind === 'true' || head.kind === 'false')) return head.kind === 'true';
  if (type === 'string') return textOf(bytes, expectKind(head, 'string'));
  if (type === 'bool') throw new RangeError(`a bool is a ${head.kind}`);
  // A number that no numeric format can hold is sent as a string.
  if (head.kind === 'string') return Number(textOf(bytes, head));
  if (head.kind === 'int' || head.kind === 'uint' || head.kind === 'float') return numberOf(bytes, head);
  throw new RangeError(`a number is a ${head.kind}`);
}

/** A `dynamic` value: `typeAt` is the offset of its type as JSON, `value` the offset of the value itself. */
interface DynamicValue {
  readonly typeAt: number;
  readonly type: CtyType;
  readonly value: number;
}

/**
 * Reads the type of a `dynamic` value.
 * @param head neither null nor unknown
 * @throws RangeError if the value is not a pair of type and value
 */
export function dynamicAt(bytes: Uint8Array, head: Head): DynamicValue {
  const [typeAt, value] = itemsOf(bytes, expectKind(head, 'array'));
  if (head.size !== 2 || typeAt === undefined || value === undefined)
    throw new RangeError('a dynamic value is no pair of type and value');
  const type: CtyType = JSON.parse(textOf(bytes, expectKind(headAt(bytes, typeAt), 'binary')));
  return { typeAt, type, value };
}

/** @throws RangeError for a head of another kind */
function expectKind(head: Head, kind: Head['kind']): Head {
  if (head.kind !== kind) throw new RangeError(`a ${head.kind} is where a ${kind} should be`);
  return head;
}

/** @throws RangeError if an object type has no such attribute */
function memberType(type: MapOrObject, name: string): CtyType {
  if (type[0] === 'map') return type[1];
  if (!Object.hasOwn(type[1], name)) throw new RangeError(`an attribute ${name} that its type does not have`);
  return type[1][name]!;
}

/** @throws RangeError if a tuple type has no such item */
function itemType(type: ListOrTuple, index: number): CtyType {
  if (type[0] !== 'tuple') return type[1];
  const item = type[1][index];
  if (item === undefined) throw new RangeError('a tuple longer than its type');
  return item;
}

/**
 * Encodes a value.
 * @throws RangeError if it does not fit the type
 */
export const encodeValue = (type: CtyType, value: Value): Uint8Array =>
  encode(onWire(type, value), { maxDepth: WIRE_DEPTH_MAX, useBigInt64: true });

/** Encodes a type as JSON. */
export const encodeType = (type: CtyType): Uint8Array => UTF8.encode(JSON.stringify(type));

const UTF8 = new TextEncoder();

/** Converts a value to input for the library: bytes become a binary, ExtData an extension. */
function onWire(type: CtyType, value: Value): unknown {
  if (value === null) return null;
  if (value === UNKNOWN) return UNKNOWN_ON_WIRE;
  if (type === 'dynamic') {
    const actual = typeOfValue(value);
    return [encodeType(actual), onWire(actual, value)];
  }
  if (typeof type === 'string') {
    assertFits(PRIMITIVES[type].includes(typeof value), type);
    return value;
  }
  if (type[0] === 'map' || type[0] === 'object') {
    assertFits(typeof value === 'object' && !Array.isArray(value), type);
    const members = value as Record<string, Value>;
    const names = type[0] === 'map' ? Object.keys(members) : Object.keys(type[1]);
    const encoded: Record<string, unknown> = Object.create(null);
    for (const name of names) {
      const member = Object.hasOwn(members, name) ? members[name]! : null;
      encoded[name] = onWire(memberType(type, name), member);
    }
    return encoded;
  }
  assertFits(Array.isArray(value), type);
  const items = value as readonly Value[];
  return items.map((item, index) => onWire(itemType(type, index), item));
}

/** JavaScript types by Terraform's primitive types. */
const PRIMITIVES = { string: ['string'], number: ['number', 'bigint'], bool: ['boolean'] };

/** @throws RangeError unless the value fits the type */
function assertFits(isFitting: boolean, type: CtyType): void {
  if (!isFitting) throw new RangeError(`a value that is no ${JSON.stringify(type)}`);
}
