import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { SceneNode } from '../../../src/layout/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const gate = (id: string, parent: string | null): SceneNode => sceneNode(id, parent, { onBorder: true });

type Items = Parameters<typeof scene>[0];

/** How far right of the border of its box the middle of an icon is. */
function offBorder(items: Items, edges: readonly string[], id = 'gate'): number {
  const { nodes, boxes } = arrangeNested(scene(items, ...edges));
  const { node, x } = nodes.find((placed) => placed.node.id === id)!;
  const box = boxes.find((placed) => placed.box.id === node.parent)!;
  return x + node.iconX + node.iconSize / 2 - box.x;
}

const net = sceneBox('net');
const inNet = (id: string): SceneNode => sceneNode(id, 'net');

describe('gates', () => {
  it.each<[string, Items, string[]]>([
    ['without a line', [net, gate('gate', 'net')], []],
    ['beside what has no line', [net, gate('gate', 'net'), inNet('a'), sceneBox('zone', 'net')], []],
    ['that somebody comes in by', [sceneNode('users'), net, gate('gate', 'net')], ['users->gate']],
    ['that lead on', [sceneNode('users'), net, gate('gate', 'net'), inNet('a')], ['users->gate', 'gate->a']],
    ['with others in their column', [sceneNode('u'), net, gate('gate', 'net'), inNet('a')], ['u->gate', 'u->a']],
    ['above a box', [sceneNode('u'), net, gate('gate', 'net'), sceneBox('zone', 'net'), inNet('a')], ['u->gate']],
    ['of a box in a box', [sceneBox('cloud'), { ...net, parent: 'cloud' }, gate('gate', 'net')], []],
    ['that somebody goes out by', [net, gate('gate', 'net'), inNet('a')], ['a->gate']],
    [
      'that lead in and out',
      [sceneNode('u'), net, gate('gate', 'net'), inNet('a'), inNet('b')],
      ['u->gate', 'gate->a', 'b->gate'],
    ],
    ['of a box that a line ends at', [sceneNode('u'), net, gate('gate', 'net')], ['u->net', 'u->gate']],
  ])('%s stand on the border', (_, items, edges) => {
    expect(offBorder(items, edges)).toBeCloseTo(0, 0);
    expect(Object.values(findFaults(arrangeNested(scene(items, ...edges)))).flat()).toEqual([]);
  });

  it.each<[string, Items, string[]]>([
    ['its box is one of several alike', [{ ...net, peerGroup: 'zones' }, gate('gate', 'net')], []],
  ])('stays inside where %s', (_, items, edges) => {
    expect(offBorder(items, edges)).toBeGreaterThan(40);
  });

  it('are icons like others where there is no box', () => {
    expect(arrangeNested(scene([gate('gate', null), sceneNode('a')], 'a->gate')).nodes).toHaveLength(2);
  });

  it('leave no column behind that they stood in', () => {
    const items: Items = [sceneNode('users'), net, gate('gate', 'net'), inNet('a')];
    const widthOf = (more: Items): number => arrangeNested(scene(more, 'users->gate', 'gate->a')).width;
    const plain = items.map((item) => (item.kind === 'node' ? { ...item, onBorder: undefined } : item)) as Items;
    expect(widthOf(items)).toBeLessThanOrEqual(widthOf(plain));
  });

  it('are icons like others where there are more than a network has', () => {
    const many = Array.from({ length: 13 }, (_, i) => gate(`gate${i}`, 'net'));
    expect(offBorder([net, ...many], [], 'gate0')).toBeGreaterThan(0);
    expect(offBorder([net, ...many.slice(1)], [], 'gate1')).toBeCloseTo(0, 0);
  });

  it('stand one below the other', () => {
    const { nodes } = arrangeNested(scene([net, gate('a', 'net'), gate('b', 'net')]));
    const [a, b] = nodes;
    expect(b!.x).toBe(a!.x);
    expect(b!.y).toBeGreaterThanOrEqual(a!.y + a!.node.height);
  });

  it('keep lines to the box off themselves', () => {
    const items: Items = [sceneNode('u'), net, gate('gate', 'net'), inNet('a')];
    const { edges, boxes } = arrangeNested(scene(items, 'u->net', 'u->gate', 'gate->a'));
    expect(edges.find(({ edge }) => edge.to === 'net')!.points.at(-1)!.x).toBe(boxes[0]!.x);
  });

  it('stand beside what is inside where all that comes to them is one line from outside', () => {
    const items: Items = [sceneNode('u'), net, sceneBox('zone', 'net'), sceneNode('a', 'zone')];
    const plain = arrangeNested(scene(items));
    const gated = arrangeNested(scene([...items, gate('gate', 'net'), gate('other', 'net')], 'u->gate'));
    const offsetOf = ({ boxes }: typeof plain): number => boxes[1]!.y - boxes[0]!.y;
    expect(offsetOf(gated)).toBe(offsetOf(plain));
    const [{ points }] = gated.edges as [(typeof gated.edges)[0]];
    expect(points).toHaveLength(2);
  });

  it('send what leaves by them out to the left, to who is met there', () => {
    const items: Items = [
      sceneBox('cloud'),
      { ...net, parent: 'cloud' },
      gate('gate', 'net'),
      inNet('a'),
      sceneNode('u'),
    ];
    const { nodes, boxes, edges } = arrangeNested(scene(items, 'gate->u'));
    expect(nodes.find(({ node }) => node.id === 'u')!.x).toBeLessThan(boxes[0]!.x);
    expect(edges[0]!.points).toHaveLength(2);
  });

  it('without a line stand at the top, even if a box is in the way', () => {
    const items: Items = [
      net,
      gate('gate', 'net'),
      sceneBox('zone', 'net'),
      sceneNode('a', 'zone'),
      sceneNode('b', 'zone'),
    ];
    const { nodes, boxes } = arrangeNested(scene(items, 'a->b'));
    const zone = boxes.find(({ box }) => box.id === 'zone')!;
    expect(nodes.find(({ node }) => node.id === 'gate')!.y).toBe(zone.y);
  });
});
