import fc from 'fast-check';
import { WIRE_DEPTH_MAX } from '../../../src/terraform/limits.js';
import {
  boolField,
  bytesField,
  decode,
  encode,
  integerField,
  mapField,
  messageField,
  repeatedField,
  textField,
} from '../../../src/terraform/mock-provider/protobuf.js';
import * as messages from '../../../src/terraform/mock-provider/protocol.js';

const INNER = { name: textField(1), on: boolField(2) };
const ALL = {
  text: textField(1),
  bytes: bytesField(2),
  flag: boolField(3),
  integer: integerField(16),
  one: messageField(5, () => INNER),
  many: repeatedField(6, () => INNER),
  byName: mapField(2047, () => INNER),
};

const utf8 = fc.string({ unit: 'binary' });
const inner = fc.record({ name: utf8, on: fc.boolean() });
const message = fc.record({
  text: utf8,
  bytes: fc.uint8Array(),
  flag: fc.boolean(),
  integer: fc.integer({ min: -1e12, max: 1e12 }),
  one: fc.option(inner, { nil: undefined }),
  many: fc.array(inner),
  byName: fc.array(fc.tuple(utf8, inner)).map((entries) => new Map(entries)),
});

test('encoded messages decode to themselves', () => {
  fc.assert(fc.property(message, (value) => expect(decode(ALL, encode(ALL, value))).toEqual(value)));
});

test('a field is encoded as tag, length and content', () => {
  const bytes = encode(ALL, { text: 'é', integer: 300, flag: true, one: {}, byName: new Map([['a', { on: true }]]) });
  expect(Buffer.from(bytes).toString('hex')).toBe('0a02c3a918018001ac022a00fa7f070a016112021001');
});

test('unknown fields and fields of another wire type are skipped', () => {
  fc.assert(
    fc.property(message, (value) => {
      const known = decode(INNER, encode(ALL, value));
      expect(known).toEqual({ name: value.text, on: false });
    }),
  );
});

test('the last of two equal fields is used, and no member of Object.prototype is written', () => {
  const twice = Buffer.concat([encode(ALL, { text: 'a' }), encode(ALL, { text: 'b' })]);
  expect(decode(ALL, twice).text).toBe('b');
  const named = encode(ALL, { byName: new Map([['__proto__', { name: 'x' }]]) });
  expect([...decode(ALL, named).byName]).toEqual([['__proto__', { name: 'x', on: false }]]);
});

test('arbitrary bytes are a message or rejected', () => {
  const tables = Object.values(messages).filter((table) => typeof table === 'object');
  const mutated = message.chain((value) =>
    fc.tuple(fc.constant(encode(ALL, value)), fc.nat(), fc.nat(255)).map(([bytes, at, by]) => {
      const copy = Uint8Array.from(bytes);
      if (copy.length > 0) copy[at % copy.length] = by;
      return copy;
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), mutated), (bytes) => {
      for (const table of [ALL, ...tables]) {
        try {
          decode(table as unknown as typeof INNER, bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }
    }),
  );
});

test('nesting of messages is limited', () => {
  const NEST = { block: bytesField(2) };
  const TYPE = { block_types: bytesField(3) };
  let nested = encode(messages.BLOCK, { attributes: [{ name: 'innermost' }] });
  const deeper = () => {
    nested = encode(TYPE, { block_types: encode(NEST, { block: nested }) });
  };
  // An attribute is one level, too.
  for (let depth = 1; depth + 2 <= WIRE_DEPTH_MAX; depth += 2) deeper();
  expect(decode(messages.BLOCK, nested).block_types).toHaveLength(1);
  deeper();
  expect(() => decode(messages.BLOCK, nested)).toThrow('nested deeper');
});

test('a hundred thousand fields are read in linear time', () => {
  const entry = encode(ALL, { many: [{ on: true }], byName: new Map([['a', {}]]) });
  const bytes = Buffer.concat(Array.from({ length: 100_000 }, () => entry));
  expect(decode(ALL, bytes).many).toHaveLength(100_000);
});
