import fc from 'fast-check';
import { poolByMean, poolByMedian } from '../../../../src/layout/nested/layered/vertical.js';

describe('closest in squares', () => {
  const pooled = (wish: number[], weight = wish.map(() => 1)): number[] => {
    const result = Float64Array.from(wish);
    poolByMean(result, Float64Array.from(weight));
    return [...result];
  };

  it.each([
    [
      [1, 2, 3],
      [1, 1, 1],
      [1, 2, 3],
    ],
    [
      [3, 1],
      [1, 1],
      [2, 2],
    ],
    [
      [3, 1],
      [3, 1],
      [2.5, 2.5],
    ],
    [
      [1, 5, 3, 4],
      [1, 1, 1, 1],
      [1, 4, 4, 4],
    ],
    [
      [9, 6, 3, 10],
      [1, 1, 1, 1],
      [6, 6, 6, 10],
    ],
  ])('%j weighing %j becomes %j', (wish, weight, expected) => {
    expect(pooled(wish, weight)).toEqual(expected);
  });

  it('is the closest non-decreasing sequence: the greatest of the least means around each place', () => {
    const entry = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 64 }));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
        const mean = (from: number, to: number): number => {
          const part = entries.slice(from, to + 1);
          return part.reduce((sum, [y, w]) => sum + y * w, 0) / part.reduce((sum, [, w]) => sum + w, 0);
        };
        const expected = entries.map((_, i) => {
          const starts = [...Array(i + 1).keys()];
          const ends = [...Array(entries.length - i).keys()].map((k) => k + i);
          return Math.max(...starts.map((from) => Math.min(...ends.map((to) => mean(from, to)))));
        });
        const actual = pooled(
          entries.map(([y]) => y),
          entries.map(([, w]) => w),
        );
        actual.forEach((y, i) => {
          expect(y).toBeCloseTo(expected[i]!, 6);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('closest in distance', () => {
  const pooled = (wish: readonly number[], weight: readonly number[]): number[] => {
    const result = Float64Array.from(wish);
    poolByMedian(result, Float64Array.from(weight));
    return [...result];
  };

  it.each([
    ['what does not overlap stays', [1, 2, 3], [1, 1, 1], [1, 2, 3]],
    ['the heavier one wins', [30, 10], [1.5, 1.3], [30, 30]],
    ['of two that weigh the same, both give way', [30, 10], [1, 1], [20, 20]],
    ['three are level with the one in the middle', [30, 20, 10], [1, 1, 1], [20, 20, 20]],
  ])('%s', (_, wish, weight, expected) => {
    expect(pooled(wish, weight)).toEqual(expected);
  });

  it('nothing that increases is closer', () => {
    const entry = fc.record({ y: fc.integer({ min: 0, max: 6 }), weight: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        const distance = (ys: readonly number[]) =>
          entries.reduce((sum, { y, weight }, i) => sum + weight * Math.abs(ys[i]! - y), 0);
        const found = pooled(
          entries.map(({ y }) => y),
          entries.map(({ weight }) => weight),
        );
        // The best of all increasing sequences of wished heights: one of them is always among the best.
        const least = (i: number, from: number): number =>
          i === entries.length
            ? 0
            : Math.min(
                ...entries
                  .filter(({ y }) => y >= from)
                  .map(({ y }) => entries[i]!.weight * Math.abs(y - entries[i]!.y) + least(i + 1, y)),
              );
        expect(found.every((y, i) => i === 0 || y >= found[i - 1]!)).toBe(true);
        expect(distance(found)).toBeCloseTo(least(0, 0));
      }),
    );
  });
});
