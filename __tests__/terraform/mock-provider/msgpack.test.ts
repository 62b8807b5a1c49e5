import { ExtData, encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { endOf, entriesOf, headAt, itemsOf, numberOf, textOf } from '../../../src/terraform/mock-provider/msgpack.js';

const packed = (value: unknown) => encode(value, { useBigInt64: true, maxDepth: 200 });
const anything = fc.oneof(
  fc.jsonValue(),
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ maxLength: 70_000, size: 'max' }),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new ExtData(12, bytes)),
);

test('endOf agrees with the library about the end of a value', () => {
  fc.assert(
    fc.property(fc.array(anything), fc.nat(5), (value, before) => {
      const bytes = packed(value);
      const shifted = new Uint8Array(before + bytes.length + 3);
      shifted.set(bytes, before);
      expect(endOf(shifted, before)).toBe(before + bytes.length);
    }),
    { numRuns: 50 },
  );
});

test('heads of every length are parsed', () => {
  for (const size of [0, 15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
    const text = packed('x'.repeat(size));
    expect(textOf(text, headAt(text, 0))).toHaveLength(size);
    const list = packed(new Array(size).fill(null));
    expect(itemsOf(list, headAt(list, 0))).toHaveLength(size);
    const map = packed(Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, i])));
    expect(entriesOf(map, headAt(map, 0)).map(({ name }) => name)).toHaveLength(size);
    expect(endOf(map, 0)).toBe(map.length);
  }
});

test('numbers of every width are decoded', () => {
  const numbers = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.integer({ min: -128, max: 127 }),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      const bytes = packed(value);
      // The packer writes a negative zero as zero.
      expect(numberOf(bytes, headAt(bytes, 0))).toBe(value === 0 ? 0 : value);
    }),
  );
  for (const value of [2n ** 63n, -(2n ** 62n)]) {
    const bytes = packed(value);
    expect(numberOf(bytes, headAt(bytes, 0))).toBe(value);
  }
  const float32 = encode(1.5, { forceFloat32: true });
  expect(numberOf(float32, headAt(float32, 0))).toBe(1.5);
});

test('a text keeps a byte order mark, which belongs to it', () => {
  const text = encode('\uFEFFname');
  expect(textOf(text, headAt(text, 0))).toBe('\uFEFFname');
});

test('a value that is cut off at any byte is rejected', () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1 }), fc.nat(), (value, at) => {
      const bytes = packed(value);
      expect(() => endOf(bytes.subarray(0, at % bytes.length), 0)).toThrow(RangeError);
    }),
    { numRuns: 50 },
  );
});

test('arbitrary bytes are a value or rejected, and huge sizes allocate nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      try {
        expect(endOf(bytes, 0)).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
  for (const head of [0xdd, 0xdf, 0xc6, 0xdb, 0xc9]) {
    const bytes = Uint8Array.of(head, 0xff, 0xff, 0xff, 0xff, 0x01);
    expect(() => endOf(bytes, 0)).toThrow(RangeError);
  }
  expect(() => headAt(Uint8Array.of(0xc1), 0)).toThrow(RangeError);
});

test('a million nested arrays do not overflow the stack', () => {
  const bytes = new Uint8Array(1_000_001).fill(0x91);
  bytes[1_000_000] = 0xc0;
  expect(endOf(bytes, 0)).toBe(bytes.length);
});

test('a map key that is not a string is rejected', () => {
  const bytes = Uint8Array.of(0x81, 0x01, 0x01);
  expect(() => entriesOf(bytes, headAt(bytes, 0))).toThrow('a key is not a string');
});
