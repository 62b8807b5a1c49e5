import fc from 'fast-check';
import type { Point } from '../../../src/layout/layout.js';
import { roundedPath, simplify } from '../../../src/render/svg/strokes.js';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

test.each([
  ['a straight line', points([0, 0], [50, 0]), 'M0,0H50'],
  ['a corner with room', points([0, 0], [50, 0], [50, 40]), 'M0,0H42Q50,0 50,8V40'],
  ['a short last run is used up', points([0, 0], [50, 0], [50, 5]), 'M0,0H45Q50,0 50,5'],
  ['a short middle run is shared', points([0, 0], [50, 0], [50, 6], [99, 6]), 'M0,0H47Q50,0 50,3Q50,6 53,6H99'],
  ['leftwards and up', points([90, 90], [40, 90], [40, 20]), 'M90,90H48Q40,90 40,82V20'],
  ['a slant', points([0, 0], [5, 9]), 'M0,0L5,9'],
  ['nothing', [], ''],
])('rounding: %s', (_, route, path) => {
  expect(roundedPath(route)).toBe(path);
});

test.each([
  ['to the right', points([0, 0], [0, 40], [90, 40]), 'M0,0V32Q0,40 8,40H18M22,40H58M62,40H90'],
  ['to the left', points([90, 0], [90, 40], [0, 40]), 'M90,0V32Q90,40 82,40H62M58,40H22M18,40H0'],
])('a run with gaps, %s', (_, route, path) => {
  expect(roundedPath(route, new Map([[1, [20, 60]]]))).toBe(path);
});

test.each([
  ['a point twice', points([0, 0], [0, 0], [9, 0]), points([0, 0], [9, 0])],
  ['a point in the middle of a run', points([0, 0], [4, 0], [9, 0]), points([0, 0], [9, 0])],
  ['a way back stays', points([0, 0], [9, 0], [4, 0]), points([0, 0], [9, 0], [4, 0])],
  ['a corner stays', points([0, 0], [9, 0], [9, 9]), points([0, 0], [9, 0], [9, 9])],
  ['one place only', points([3, 3], [3, 3]), points([3, 3])],
])('simplifying: %s', (_, route, expected) => {
  expect(simplify(route)).toEqual(expected);
});

const orthogonal = fc
  .array(fc.record({ length: fc.integer({ min: -60, max: 60 }), across: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .map((runs) => {
    const route = [{ x: 0, y: 0 }];
    for (const { length, across } of runs) {
      const { x, y } = route.at(-1) as Point;
      route.push(across ? { x: x + length, y } : { x, y: y + length });
    }
    return route;
  });

/** Every point that path data names, control points too. */
function places(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHVQ ])(-?[\d.]+)(?:,(-?[\d.]+))?/g)].map(([, command, first, second]) => {
    if (command === 'V') y = Number(first);
    else x = Number(first);
    if (second !== undefined) y = Number(second);
    return [x, y];
  });
}

test('rounding keeps the ends, and the path stays within the bounds of its corners', () => {
  fc.assert(
    fc.property(orthogonal, (route) => {
      const simple = simplify(route);
      fc.pre(simple.length > 1);
      const drawn = places(roundedPath(simple));
      expect(drawn[0]).toEqual([simple[0]!.x, simple[0]!.y]);
      expect(drawn.at(-1)).toEqual([simple.at(-1)!.x, simple.at(-1)!.y]);
      for (const axis of [0, 1] as const) {
        const values = simple.map((point) => (axis === 0 ? point.x : point.y));
        for (const point of drawn) {
          expect(point[axis]).toBeGreaterThanOrEqual(Math.min(...values));
          expect(point[axis]).toBeLessThanOrEqual(Math.max(...values));
        }
      }
    }),
  );
});
