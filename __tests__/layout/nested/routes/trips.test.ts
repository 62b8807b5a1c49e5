import fc from 'fast-check';
import { endOf, planTrips, startOf, styleOf, type Trip } from '../../../../src/layout/nested/routes/trips.js';
import { buildTree } from '../../../../src/layout/nested/tree.js';
import { anyScene, scene, sceneBox, sceneEdge, sceneNode } from '../../../support/scenes.js';

/** vpc > subnet > a, vpc > b, c, other > d. */
const items = [
  sceneBox('vpc'),
  sceneBox('subnet', 'vpc'),
  sceneNode('a', 'subnet'),
  sceneNode('b', 'vpc'),
  sceneNode('c'),
  sceneBox('other'),
  sceneNode('d', 'other'),
];

const tripsOf = (...edges: string[]): Trip[] => {
  const drawn = scene(items, ...edges);
  return planTrips(drawn, buildTree(drawn));
};
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ');

describe('trips', () => {
  it.each([
    // edge       level     up              down
    ['c->d', '', 'c', 'd other'],
    ['a->c', '', 'a subnet vpc', 'c'],
    ['a->d', '', 'a subnet vpc', 'd other'],
    ['a->b', 'vpc', 'a subnet', 'b'],
    ['b->a', 'vpc', 'b', 'a subnet'],
    ['subnet->b', 'vpc', 'subnet', 'b'],
    ['c->vpc', '', 'c', 'vpc'],
    // To and from a container of one's own.
    ['a->vpc', 'vpc', 'a subnet', ''],
    ['vpc->a', 'vpc', '', 'a subnet'],
    ['a->subnet', 'subnet', 'a', ''],
    ['vpc->subnet', 'vpc', '', 'subnet'],
  ])('%s meets in "%s", up %s, down %s', (edge, level, up, down) => {
    const [trip] = tripsOf(edge);
    expect([trip!.level.id, ids(trip!.up), ids(trip!.down)]).toEqual([level, up, down]);
  });

  it('start and end at the children of the level, or at the level', () => {
    const [across, inwards] = tripsOf('a->d', 'vpc->a');
    expect([startOf(across!)?.id, endOf(across!)?.id]).toEqual(['vpc', 'other']);
    expect([startOf(inwards!)?.id, endOf(inwards!)?.id]).toEqual([undefined, 'subnet']);
  });

  it('leave out self loops and edges without an end, and keep the numbers of the others', () => {
    expect(tripsOf('c->c', 'nowhere->c', 'c->nowhere', 'a->b').map(({ index }) => index)).toEqual([3]);
  });

  it('go from child to parent up to the level on both sides, in any scene', () => {
    fc.assert(
      fc.property(anyScene({ boxes: 8, nodes: 12, edges: 12, labels: false }), (drawn) => {
        for (const { edge, up, down, level } of planTrips(drawn, buildTree(drawn))) {
          for (const [way, end] of [[up, edge.from] as const, [down, edge.to] as const]) {
            expect((way[0] ?? level).id).toBe(end);
            way.forEach((item, i) => {
              expect(item.parent).toBe(way[i + 1] ?? level);
            });
          }
          expect(up.some((item) => down.includes(item))).toBe(false);
        }
      }),
    );
  });

  it('have a style of their own for what must look different', () => {
    const styles = [
      { dashed: false, twoWay: false },
      { dashed: true, twoWay: false },
      { dashed: false, twoWay: true },
      { dashed: true, twoWay: true },
    ].map((look) => styleOf({ edge: { ...sceneEdge('a', 'b'), ...look } } as Trip));
    expect(new Set(styles).size).toBe(4);
  });
});
