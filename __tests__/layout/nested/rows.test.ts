import { arrangeNested } from '../../../src/layout/nested/index.js';
import { findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

type Items = Parameters<typeof scene>[0];

/** Top and bottom of each box, after a check that nothing overlaps. */
function bordersOf(items: Items, ...edges: string[]): Record<string, [top: number, bottom: number]> {
  const layout = arrangeNested(scene(items, ...edges));
  expect(Object.values(findFaults(layout)).flat()).toEqual([]);
  return Object.fromEntries(layout.boxes.map(({ box, y, height }) => [box.id, [y, y + height]]));
}

const icons = (parent: string, count: number) =>
  Array.from({ length: count }, (_, i) => sceneNode(`${parent}${i}`, parent));
const subnet = (id: string, parent: string | null = null) => sceneBox(id, parent, { style: 'aws_subnet' });
const fan = (count: number): string[] => Array.from({ length: count }, (_, i) => `a0->b${i}`);

describe('boxes of a row', () => {
  it('get the height of the highest, on both sides', () => {
    const { a, b } = bordersOf([subnet('a'), ...icons('a', 1), subnet('b'), ...icons('b', 3)], ...fan(3));
    expect(a).toEqual(b);
  });

  it('keep their heights if they are of different kinds', () => {
    const { a, b } = bordersOf([sceneBox('a'), ...icons('a', 1), subnet('b'), ...icons('b', 3)], ...fan(3));
    expect(a).not.toEqual(b);
  });

  it('grow with the boxes inside', () => {
    const items = [subnet('a'), sceneBox('inner', 'a'), sceneNode('a0', 'inner'), subnet('b'), ...icons('b', 3)];
    const { a, inner } = bordersOf(items, ...fan(3));
    expect(a![1] - inner![1]).toBe(16);
  });

  it('do not grow over a line', () => {
    const items = [subnet('a'), ...icons('a', 1), subnet('b'), ...icons('b', 3), sceneNode('from'), sceneNode('to')];
    bordersOf(items, ...fan(3), 'from->a0', 'from->to', 'b0->to', 'b2->to');
  });
});
