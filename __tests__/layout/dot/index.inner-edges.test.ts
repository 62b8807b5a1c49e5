import { innerEdges } from '../../../src/layout/dot/index.js';
import { sceneBox, sceneEdge, sceneNode } from '../../support/scenes.js';

const vpc = { box: sceneBox('vpc'), x: 0, y: 0, width: 500, height: 300 };
const subnet = { box: sceneBox('subnet', 'vpc'), x: 300, y: 100, width: 150, height: 100 };
/** Icon from x = 116 to 164, its middle at y = 124. */
const node = { node: sceneNode('a', 'vpc'), x: 100, y: 100 };
const route = (from: string, to: string, ...others: (typeof node)[]) =>
  innerEdges([sceneEdge(from, to)], [node, ...others], [vpc, subnet])[0]!.points.map(({ x, y }) => [x, y]);

test('a straight line from the icon to the nearer border of the box around it, or from there', () => {
  expect(route('a', 'vpc')).toEqual([
    [111, 124],
    [0, 124],
  ]);
  expect(route('vpc', 'a')).toEqual([
    [0, 124],
    [111, 124],
  ]);
});

test('the other way where a node is in the way', () => {
  const other = { node: sceneNode('b', 'vpc'), x: 10, y: 90 };
  expect(route('a', 'vpc', other)).toEqual([
    [169, 124],
    [500, 124],
  ]);
});

test('from border to border between boxes', () => {
  expect(route('subnet', 'vpc')).toEqual([
    [450, 150],
    [500, 150],
  ]);
});
