import fc from 'fast-check';
import { Bug } from '../../../src/errors.js';
import { PNG_MAX_PIXELS } from '../../../src/render/limits.js';
import { cappedScale, defaultScale, sizeOf } from '../../../src/render/png/index.js';

test.each([
  [1000, 1000, 2, 2],
  [5000, 2000, 2, 2],
  [5000, 2001, 2, 1.99],
  [40_000, 85_000, 2, 0.1],
  [10_000_000, 10_000_000, 1, 0.000_632_455_532_033_675_9],
])('%p x %p at scale %p is drawn at %p', (width, height, asked, used) => {
  expect(cappedScale({ width, height }, asked)).toBeCloseTo(used, 10);
});

test.each([
  [1600, 1000, 2],
  [3609, 2491, 1.28],
  [5552, 8814, 1],
])('%p x %p is drawn at %p without a requested scale', (width, height, scale) => {
  expect(defaultScale({ width, height })).toBe(scale);
});

test('the scale is at most the requested one, within the pixel limit, and above zero', () => {
  const length = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(length, length, fc.double({ min: 0.25, max: 8, noNaN: true }), (width, height, asked) => {
      const used = cappedScale({ width, height }, asked);
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThanOrEqual(asked);
      expect(width * height * used * used).toBeLessThanOrEqual(PNG_MAX_PIXELS * 1.000001);
    }),
  );
});

test('the size is read from the root element', () => {
  expect(sizeOf('<svg xmlns="x" width="12.5" height="7" viewBox="0 0 1 1"><rect width="9" height="9"/></svg>')).toEqual(
    {
      width: 12.5,
      height: 7,
    },
  );
  expect(() => sizeOf('<svg><rect width="9" height="9"/></svg>')).toThrow(Bug);
});
