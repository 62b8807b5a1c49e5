import { makeAbsolute, simplify } from '../../../src/layout/nested/assemble.js';
import { buildTree } from '../../../src/layout/nested/tree.js';
import { points, textOf } from '../../support/routes.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

describe('simplify', () => {
  it.each([
    ['a straight run', '0,0 5,0 9,0', '0,0 9,0'],
    ['a corner', '0,0 5,0 5,9', '0,0 5,0 5,9'],
    ['a point twice', '0,0 5,0 5,0 5,9', '0,0 5,0 5,9'],
    ['nearly the same point', '0,0 5,0 5.01,0.01 5,9', '0,0 5,0 5,9'],
    ['a run that turns back', '0,0 9,0 5,0', '0,0 9,0 5,0'],
    ['down and along', '0,0 0,4 0,9 3,9 7,9', '0,0 0,9 7,9'],
    ['one point', '3,3', '3,3'],
    ['nothing', '', ''],
  ])('of %s', (_, before, after) => {
    expect(textOf(simplify(points(before)))).toBe(after);
  });
});

describe('absolute places', () => {
  it('add up from the outside, with the shift of boxes that are wider than their content', () => {
    const items = buildTree(scene([sceneBox('vpc'), sceneBox('subnet', 'vpc'), sceneNode('a', 'subnet')]));
    const [sheet, vpc, subnet, a] = items;
    Object.assign(sheet!, { y: 40, shift: 3 });
    Object.assign(vpc!, { x: 100, y: 10, shift: 7 });
    Object.assign(subnet!, { x: 20, y: 30 });
    Object.assign(a!, { x: 1, y: 2 });
    makeAbsolute(items);
    expect(items.slice(1).map(({ x, y }) => [x, y])).toEqual([
      [103, 50],
      [130, 80],
      [131, 82],
    ]);
  });
});
