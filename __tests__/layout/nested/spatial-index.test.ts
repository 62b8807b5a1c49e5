import fc from 'fast-check';
import { SpatialIndex } from '../../../src/layout/nested/spatial-index.js';

const rect = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -400, max: 400 }),
  width: fc.integer({ min: 0, max: 300 }),
  height: fc.integer({ min: 0, max: 300 }),
});

describe('the spatial index', () => {
  it('finds exactly what touches', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(rect, fc.nat({ max: 3 })), { maxLength: 12 }),
        rect,
        fc.nat({ max: 3 }),
        (added, asked, owner) => {
          const index = new SpatialIndex();
          for (const [one, of] of added) index.add(one, of);
          const touches = added.some(
            ([one, of]) =>
              of !== owner &&
              Math.max(one.x, asked.x) <= Math.min(one.x + one.width, asked.x + asked.width) &&
              Math.max(one.y, asked.y) <= Math.min(one.y + one.height, asked.y + asked.height),
          );
          expect(index.hits(asked, owner)).toBe(touches);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes what has no owner for foreign', () => {
    const index = new SpatialIndex();
    const one = { x: 0, y: 0, width: 1, height: 1 };
    index.add(one);
    expect([index.hits(one), index.hits(one, 0)]).toEqual([true, true]);
  });
});
