import fc from 'fast-check';
import { groupBy } from '../../../src/graph/group-by.js';
import { findClusters } from '../../../src/layout/nested/clusters.js';
import { arrangeIn, arrangeNested } from '../../../src/layout/nested/index.js';
import { COMPACT } from '../../../src/layout/nested/shape.js';
import type { Scene, SceneBox, SceneNode } from '../../../src/layout/scene/model.js';
import { FAULTS, findFaults } from '../../support/quality.js';
import { anyScene, scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** Teams with a network of twelve machines each and a queue, a worker and a table of their own; one lake for all. */
function teams(names: string, more: Partial<SceneBox> = {}, ...edges: string[]): Scene {
  const items = [...names].flatMap((name): (SceneBox | SceneNode)[] => [
    sceneBox(name, null, more),
    ...[...Array(12).keys()].map((i) => sceneNode(`${name}${i}`, name)),
    ...['queue', 'worker', 'table'].map((thing) => sceneNode(`${thing}-${name}`)),
  ]);
  const lines = [...names].flatMap((name) => [
    `users->${name}0`,
    `${name}0->queue-${name}`,
    `queue-${name}->worker-${name}`,
    `worker-${name}->table-${name}`,
    `worker-${name}->lake`,
  ]);
  return scene([sceneNode('users'), ...items, sceneNode('lake')], ...lines, ...edges);
}

const clustersOf = (drawn: Scene): string[] => findClusters(drawn).map(({ members }) => members.join(' '));

describe('clusters', () => {
  it('are boxes of one kind, each with what belongs to it alone', () => {
    expect(clustersOf(teams('abc'))).toEqual(
      [...'abc'].map((name) => `${name} queue-${name} worker-${name} table-${name}`),
    );
  });

  it('leave out what two of them use alike', () => {
    const [a, b] = clustersOf(teams('abcd', {}, 'worker-a->table-b', 'worker-b->queue-a'));
    expect([a, b]).toEqual(['a queue-a worker-a table-a', 'b queue-b worker-b']);
  });

  it.each([
    ['fewer than three', teams('ab')],
    ['zones of one network', teams('abc', { peerGroup: 'zones' })],
    ['few things', scene(teams('abc').items.filter(({ id }) => !/^[abc]\d+$/.test(id) || id.endsWith('0')))],
    ['nothing around the boxes', scene(teams('abc').items.filter(({ parent, kind }) => parent || kind === 'box'))],
  ])('are none of %s', (_, drawn) => {
    expect(findClusters(drawn)).toEqual([]);
  });

  it('keep together what belongs together', () => {
    const { boxes, nodes } = arrangeNested(teams('abcdef'));
    for (const { box, x, y, height } of boxes) {
      const queue = nodes.find(({ node }) => node.id === `queue-${box.id}`)!;
      const right = boxes.filter((other) => other.x > x && other.x < queue.x);
      expect(right).toEqual([]);
      expect(queue.y).toBeGreaterThan(y - 100);
      expect(queue.y).toBeLessThan(y + height);
    }
  });

  it('spoil no picture, whatever they are', () => {
    const any = anyScene({ boxes: 6, nodes: 14, edges: 24, labels: false });
    fc.assert(
      fc.property(any, fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }), (drawn, numbers) => {
        const free = drawn.items.filter((item) => item.kind === 'node' || item.peerGroup === null);
        const groups = groupBy(free, (item) => JSON.stringify([item.parent, numbers[drawn.items.indexOf(item)]]));
        const clusters = [...groups.values()].map((members) => ({
          parent: members[0]!.parent ?? '',
          members: members.map(({ id }) => id),
        }));
        const layout = arrangeIn(drawn, COMPACT, clusters);
        expect(findFaults(layout)).toEqual(Object.fromEntries(FAULTS.map((fault) => [fault, []])));
        expect(layout.boxes.length + layout.nodes.length).toBe(drawn.items.length);
      }),
      { numRuns: 300 },
    );
  });
});
