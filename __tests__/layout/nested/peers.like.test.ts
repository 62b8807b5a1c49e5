import type { Layout } from '../../../src/layout/layout.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { SceneBox, SceneNode } from '../../../src/layout/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const zone = (id: string, subnets: readonly string[]): (SceneNode | SceneBox)[] => [
  sceneBox(id, 'vpc', { peerGroup: 'zones' }),
  ...subnets.flatMap((subnet) => [
    sceneBox(`${id}-${subnet}`, id, { style: `aws_subnet:${subnet}`, minWidth: 130 + 4 * subnet.length }),
    sceneNode(`${id}-${subnet}-vm`, `${id}-${subnet}`),
  ]),
];

/** From the zone's top left corner. */
function placeIn({ boxes, nodes }: Layout, id: string, outer: string): string {
  const around = boxes.find(({ box }) => box.id === outer)!;
  const at = boxes.find(({ box }) => box.id === id) ?? nodes.find(({ node }) => node.id === id)!;
  return `${at.x - around.x},${at.y - around.y}`;
}

const TIERS = ['public', 'private', 'data'];
const likeA = (layout: Layout, tiers: readonly string[]): void => {
  for (const tier of tiers.flatMap((subnet) => [subnet, `${subnet}-vm`]))
    expect(placeIn(layout, `b-${tier}`, 'b')).toBe(placeIn(layout, `a-${tier}`, 'a'));
  expect(Object.values(findFaults(layout)).flat()).toEqual([]);
};

describe('a zone', () => {
  const lb = [sceneBox('vpc'), sceneNode('lb', 'vpc')];
  const lines = ['lb->a-public-vm', 'a-public-vm->a-private-vm', 'a-private-vm->a-data-vm'];

  it('that no line touches looks like one that lines have put in order', () => {
    likeA(arrangeNested(scene([...lb, ...zone('a', TIERS), ...zone('b', TIERS)], ...lines)), TIERS);
  });

  it('that lacks a tier has the others where they are in the next, with lines and without', () => {
    const items = [...lb, ...zone('a', TIERS), ...zone('b', ['public', 'data'])];
    likeA(arrangeNested(scene(items, ...lines)), ['public', 'data']);
    likeA(arrangeNested(scene(items)), ['public', 'data']);
  });

  it('with something that no other has is laid out by itself', () => {
    const items = [...lb, ...zone('a', TIERS), ...zone('b', ['cache', 'public'])];
    expect(Object.values(findFaults(arrangeNested(scene(items, ...lines)))).flat()).toEqual([]);
  });
});
