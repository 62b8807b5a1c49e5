import { ExtData, encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { type CtyType, typeOfValue, UNKNOWN, type Value } from '../../../src/terraform/mock-provider/schema.js';
import { decodeValue, encodeType, encodeValue } from '../../../src/terraform/mock-provider/values.js';

interface Typed {
  readonly type: CtyType;
  readonly value: Value;
}

const record = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> => {
  const result: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) result[name] = value;
  return result;
};
const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
const namesOf = <T>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(fc.tuple(name, item), { selector: ([key]) => key, maxLength: 4 });
const primitive: fc.Arbitrary<Typed> = fc.oneof(
  fc.string().map((value): Typed => ({ type: 'string', value })),
  fc
    .oneof(fc.integer(), fc.double({ noNaN: true }), fc.constant(2n ** 63n))
    .map((value): Typed => ({ type: 'number', value })),
  fc.boolean().map((value): Typed => ({ type: 'bool', value })),
  fc.constantFrom<Typed>({ type: 'string', value: null }, { type: ['list', 'bool'], value: UNKNOWN }),
);
const { typed } = fc.letrec<{ typed: Typed }>((tie) => ({
  typed: fc.oneof(
    { maxDepth: 3 },
    primitive,
    fc.array(fc.string()).map((value): Typed => ({ type: ['set', 'string'], value })),
    namesOf(fc.integer()).map((entries): Typed => ({ type: ['map', 'number'], value: record(entries) })),
    fc
      .array(tie('typed'), { maxLength: 3 })
      .map((items): Typed => ({ type: ['tuple', items.map((i) => i.type)], value: items.map((i) => i.value) })),
    namesOf(tie('typed')).map(
      (entries): Typed => ({
        type: ['object', record(entries.map(([key, { type }]) => [key, type]))],
        value: record(entries.map(([key, { value }]) => [key, value])),
      }),
    ),
    tie('typed').map(({ value }): Typed => ({ type: 'dynamic', value })),
  ),
}));

test('encoded values decode to themselves, whatever their names', () => {
  fc.assert(
    fc.property(typed, ({ type, value }) => {
      // As Terraform would have it: the type went through JSON.
      const sent = JSON.parse(new TextDecoder().decode(encodeType(type))) as CtyType;
      expect(decodeValue(sent, encodeValue(type, value))).toEqual(value);
    }),
  );
});

test('typeOfValue returns the type of each kind of value', () => {
  expect(typeOfValue(['a', 'b'])).toEqual(['list', 'string']);
  expect(typeOfValue([])).toEqual(['tuple', []]);
  expect(typeOfValue(['a', 1])).toEqual(['tuple', ['string', 'number']]);
  expect(typeOfValue({ a: null, b: [{ c: true }] })).toEqual([
    'object',
    { a: 'dynamic', b: ['tuple', [['object', { c: 'bool' }]]] },
  ]);
});

test('an extension is an unknown value, and a number may be sent as text', () => {
  expect(decodeValue('string', encode(new ExtData(12, Uint8Array.of(0x81, 1, 0xc2))))).toBe(UNKNOWN);
  expect(decodeValue('dynamic', encode(new ExtData(0, new Uint8Array(1))))).toBe(UNKNOWN);
  expect(decodeValue('number', encode('1.25'))).toBe(1.25);
});

test('a typed null is null', () => {
  expect(decodeValue('dynamic', encode([encodeType('string'), null]))).toBeNull();
});

test.each<[CtyType, Value]>([
  ['string', 1],
  ['number', '1'],
  ['bool', 'true'],
  [['list', 'string'], 'a'],
  [['list', 'string'], [1]],
  [['map', 'string'], ['a']],
  [
    ['tuple', ['string']],
    ['a', 'b'],
  ],
])('%j does not take %j', (type, value) => {
  expect(() => encodeValue(type, value)).toThrow(RangeError);
});

test('missing attributes become null, and attributes that the type lacks are dropped', () => {
  const type: CtyType = ['object', { a: 'string', b: 'string' }];
  expect(decodeValue(type, encodeValue(type, { b: 'x', c: 'y' }))).toEqual(
    record<Value>([
      ['a', null],
      ['b', 'x'],
    ]),
  );
});

test('arbitrary bytes and depths are decoded or rejected', () => {
  fc.assert(
    fc.property(typed, fc.uint8Array(), ({ type }, bytes) => {
      try {
        decodeValue(type, bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
  let type: CtyType = 'string';
  for (let i = 0; i < 5000; i++) type = ['list', type];
  const deep = new Uint8Array(5001).fill(0x91);
  deep[5000] = 0xc0;
  expect(() => decodeValue(type, deep)).toThrow('nested deeper');
  const dynamic = encode([encodeType('dynamic'), [encodeType('string'), 'x']]);
  expect(decodeValue('dynamic', dynamic)).toBe('x');
});

test('an integer beyond 2^53 keeps all digits', () => {
  const large = 2n ** 60n + 1n;
  expect(decodeValue('number', encodeValue('number', large))).toBe(large);
});
