import fc from 'fast-check';
import { Bug } from '../../../src/errors.js';
import { formatNumber } from '../../../src/render/svg/notation.js';

test.each([
  [0, '0'],
  [-0, '0'],
  [-0.04, '0'],
  [1.25, '1.3'],
  [1.24, '1.2'],
  [-1.26, '-1.3'],
  [0.1 + 0.2, '0.3'],
  [1e6 + 0.05, '1000000.1'],
  [42, '42'],
])('%p is written %p', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('any coordinate has one decimal at most and is off by half a tenth at most', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (value) => {
      expect(formatNumber(value)).toMatch(/^-?\d+(\.\d)?$/);
      expect(formatNumber(value)).not.toBe('-0');
      expect(Math.abs(Number(formatNumber(value)) - value)).toBeLessThanOrEqual(0.0501);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%p is a bug, not a coordinate', (value) => {
  expect(() => formatNumber(value)).toThrow(Bug);
});
