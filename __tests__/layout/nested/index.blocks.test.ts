import type { Layout } from '../../../src/layout/layout.js';
import { arrangeIn } from '../../../src/layout/nested/index.js';
import { COMPACT } from '../../../src/layout/nested/shape.js';
import { COLUMN_GAP } from '../../../src/layout/nested/spacing.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

function places(drawn: Scene) {
  const layout: Layout = arrangeIn(drawn, COMPACT);
  const box = (id: string) => layout.boxes.find((placed) => placed.box.id === id)!;
  const node = (id: string) => layout.nodes.find((placed) => placed.node.id === id)!;
  return { box, node, layout };
}

/** As many zones as there are letters, one above the other because a line comes to each; in each, a box without lines. */
function zones(letters: string) {
  const names = [...letters];
  const items = names.flatMap((z) => [
    sceneBox(z, null, { peerGroup: 'zones' }),
    sceneBox(`app-${z}`, z),
    sceneNode(`in-${z}`, `app-${z}`),
    sceneNode(`db-${z}`, `app-${z}`),
    sceneBox(`free-${z}`, z),
    sceneNode(`nat-${z}`, `free-${z}`),
  ]);
  const edges = names.flatMap((z) => [`lb->in-${z}`, `in-${z}->db-${z}`]);
  return places(scene([sceneNode('lb'), ...items], ...edges));
}

describe('what no line joins', () => {
  it('stands beside the others in stacked zones, so that the stack is no tower', () => {
    const { box } = zones('abc');
    for (const z of 'abc') {
      expect(box(`free-${z}`).y).toBeLessThan(box(`app-${z}`).y + box(`app-${z}`).height);
      expect(box(`app-${z}`).x - box(`free-${z}`).x - box(`free-${z}`).width).toBeGreaterThanOrEqual(COLUMN_GAP);
    }
  });

  it('stands below where the level is wide enough', () => {
    const chain = ['a', 'b', 'c', 'd', 'e'];
    const drawn = scene(
      [
        sceneNode('lb'),
        sceneBox('vpc'),
        ...chain.map((id) => sceneNode(id, 'vpc')),
        sceneBox('free', 'vpc'),
        sceneNode('nat', 'free'),
      ],
      'lb->a',
      'a->b',
      'b->c',
      'c->d',
      'd->e',
    );
    const { box, node } = places(drawn);
    expect(box('free').y).toBeGreaterThan(node('a').y + node('a').node.height);
  });

  it('fills a hole, with its loose nodes in a row', () => {
    const tall = ['t1', 't2', 't3', 't4', 't5'];
    const drawn = scene([...['hub', ...tall, 'x', 'y'].map((id) => sceneNode(id))], ...tall.map((id) => `hub->${id}`));
    const { node, layout } = places(drawn);
    const lowest = Math.max(...tall.map((id) => node(id).y));
    expect(node('x').y).toBeLessThanOrEqual(lowest);
    expect(layout.height).toBe(lowest + node('t1').node.height + 24);
  });
});
