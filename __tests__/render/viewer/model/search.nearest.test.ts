import fc from 'fast-check';
import { costOf, type Direction, nearestIn } from '../../../../src/render/viewer/model/search.js';

const points = () =>
  fc.array(fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) }), {
    minLength: 2,
    maxLength: 12,
  });
const direction = () => fc.constantFrom<Direction>([-1, 0], [1, 0], [0, -1], [0, 1]);

test('the nearest element lies in the direction and has the least cost', () => {
  fc.assert(
    fc.property(points(), direction(), (places, path) => {
      const at = nearestIn(places, 0, path, places.keys());
      const costs = places.slice(1).map((place) => costOf(places[0]!, place, path));
      if (at === undefined) return expect(Math.min(...costs)).toBe(Number.POSITIVE_INFINITY);
      expect(costs[at - 1]).toBe(Math.min(...costs));
      const [x, y] = [places[at]!.x - places[0]!.x, places[at]!.y - places[0]!.y];
      expect(x * path[0] + y * path[1]).toBeGreaterThan(0);
    }),
  );
});

test('an element straight ahead takes precedence over a nearer one aside', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 60 },
  ];
  const [left, right, down] = [
    [-1, 0],
    [1, 0],
    [0, 1],
  ] as const;
  expect(nearestIn(places, 0, right, [0, 1, 2])).toBe(1);
  expect(nearestIn(places, 0, down, [0, 1, 2])).toBe(2);
  expect(nearestIn(places, 0, left, [0, 1, 2])).toBeUndefined();
  expect(nearestIn(places, 0, right, [0, 2])).toBe(2);
  expect(nearestIn([...places, { x: 40, y: 0 }], 0, right, [0, 1, 2, 3])).toBe(3);
});
