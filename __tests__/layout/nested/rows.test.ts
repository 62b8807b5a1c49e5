import { arrangeNested } from '../../../src/layout/nested/index.js';
import { settleIcons } from '../../../src/layout/nested/rows.js';
import { buildTree } from '../../../src/layout/nested/tree.js';
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

describe('the icon at the foot of a high box', () => {
  const FOOT = 290;
  const MIDDLE_OF_ICON = 24;

  /**
   * Settles an icon of 86 px in a box of 400 px that an edge reaches from the right, from another height.
   * @returns the new top of the icon, and the heights of the edge from its start
   */
  function settled(from: number, { box = {}, others = [] }: { box?: object; others?: readonly Frame[] } = {}) {
    const more = others.map((_, i) => sceneNode(`other${i}`));
    const drawn = scene(
      [sceneBox('box', null, box), sceneNode('icon', 'box'), sceneNode('from'), ...more],
      'from->icon',
    );
    const items = buildTree(drawn);
    const frames = { box: [0, 0, 120, 400], icon: [20, FOOT, 80, 86], from: [400, from, 80, 86] };
    for (const item of items.slice(1)) {
      const frame = Object.entries(frames).find(([id]) => id === item.id)?.[1] ?? others[Number(item.id.slice(5))];
      [item.x, item.y, item.width, item.height] = frame as [number, number, number, number];
    }
    const [start, end] = [from + MIDDLE_OF_ICON, FOOT + MIDDLE_OF_ICON];
    const points = [
      { x: 411, y: start },
      { x: 250, y: start },
      { x: 250, y: end },
      { x: 89, y: end },
    ];
    const boxes = items.flatMap((item) => (item.box ? [{ ...item, box: item.box }] : []));
    const [edge] = settleIcons(items, [{ edge: drawn.edges[0]!, points, label: null }], boxes);
    return { top: items.find(({ id }) => id === 'icon')!.y, heights: edge!.points.map(({ y }) => y) };
  }
  type Frame = readonly [x: number, y: number, width: number, height: number];

  it('moves to the height at which its edge needs no bend', () => {
    expect(settled(150)).toEqual({ top: 150, heights: [174, 174] });
  });

  it('moves to the middle if the edge bends anyway', () => {
    const { top, heights } = settled(-200);
    expect(top).toBe(171);
    expect(heights).toEqual([-176, -176, 195, 195]);
  });

  it('moves a part of the way if another icon is there', () => {
    expect(settled(150, { others: [[150, 130, 80, 86]] })).toEqual({ top: 201, heights: [174, 174, 225, 225] });
  });

  it.each<[string, Parameters<typeof settled>[1]]>([
    ['the box has a counterpart in another zone', { box: { peerGroup: 'zones' } }],
    ['the box is a strip', { box: { aside: true } }],
  ])('stays if %s', (_, scenery) => {
    expect(settled(150, scenery).top).toBe(FOOT);
  });
});
