import { findBundles } from '../../../src/render/svg/edges.js';

const route = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));

test.each([
  ['routes that leave on one trunk', [route([0, 0], [50, 0], [50, 50]), route([0, 0], [40, 0], [40, 90])], [[0, 1]]],
  ['a crossing is no bundle', [route([0, 0], [50, 0]), route([25, -20], [25, 20])], [[0], [1]]],
  ['end to end is no bundle', [route([0, 0], [50, 0]), route([50, 0], [90, 0])], [[0], [1]]],
  ['parallel is no bundle', [route([0, 0], [50, 0]), route([0, 6], [50, 6])], [[0], [1]]],
  [
    'a bundle through a third route, behind a long one',
    [route([0, 0], [100, 0]), route([10, 0], [20, 0]), route([5, 9], [6, 9]), route([60, 0], [70, 0])],
    [[0, 1, 3], [2]],
  ],
  ['no routes', [], []],
])('%s', (_, routes, expected) => {
  expect(findBundles(routes)).toEqual(expected);
});

test('ten thousand routes on one trunk are one bundle', () => {
  const routes = Array.from({ length: 10_000 }, (_, i) => route([0, 0], [50, 0], [50, i]));
  expect(findBundles(routes)).toHaveLength(1);
});
