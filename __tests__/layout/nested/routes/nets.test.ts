import fc from 'fast-check';
import { groupBy } from '../../../../src/graph/group-by.js';
import { nameNets } from '../../../../src/layout/nested/routes/nets.js';
import { endOf, planTrips, startOf, styleOf, type Trip } from '../../../../src/layout/nested/routes/trips.js';
import { buildTree } from '../../../../src/layout/nested/tree.js';
import type { Scene } from '../../../../src/layout/scene/model.js';
import { anyScene, scene, sceneBox, sceneNode } from '../../../support/scenes.js';

function named(drawn: Scene): Trip[] {
  const trips = planTrips(drawn, buildTree(drawn));
  for (const group of groupBy(trips, (trip) => trip.level).values()) nameNets(group);
  return trips;
}

/** Boxes a, b, c with nodes a1, a2, b1, b2, c1. `a1..b1` is dashed, `a1<>b1` has two heads. */
function tripsOf(edges: string): Trip[] {
  const items = ['a', 'b', 'c'].flatMap((id) => [sceneBox(id), sceneNode(`${id}1`, id), sceneNode(`${id}2`, id)]);
  const plain = scene(items, ...edges.split(' ').map((edge) => edge.replace(/\.\.|<>/, '->')));
  const looks = edges.split(' ').map((edge) => ({ dashed: edge.includes('..'), twoWay: edge.includes('<>') }));
  return named({ ...plain, edges: plain.edges.map((edge, i) => ({ ...edge, ...looks[i]! })) });
}

/** Edges by the port through which they leave the outermost box around their source, or enter that around their target. */
const byPort = (trips: readonly Trip[], way: 'out' | 'in'): Trip[][] => [
  ...groupBy(trips, (trip) => {
    const border = (way === 'out' ? startOf(trip) : endOf(trip)) ?? trip.level;
    return `${border.id} ${way === 'out' ? trip.portOut(border) : trip.portIn(border)}`;
  }).values(),
];

/** Those that share one, as `0+1 2+3`. */
const sharing = (trips: readonly Trip[], way: 'out' | 'in'): string =>
  byPort(trips, way)
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ index }) => index).join('+'))
    .join(' ');

describe('nets', () => {
  it.each([
    // what                                          edges                          share out  share in
    ['one source, two targets of one box', 'a1->b1 a1->b2', '0+1', '0+1'],
    ['two sources of one box, one target', 'a1->b1 a2->b1', '0+1', '0+1'],
    ['every source to every target', 'a1->b1 a1->b2 a2->b1 a2->b2', '0+1+2+3', '0+1+2+3'],
    ['two pairs', 'a1->b1 a2->b2', '', ''],
    ['not every source to every target', 'a1->b1 a1->b2 a2->b1', '0+1', '0+2'],
    ['one source, targets of two boxes', 'a1->b1 a1->c1', '0+1', ''],
    ['two sources with the same targets in two boxes', 'a1->b1 a1->c1 a2->b1 a2->c1', '0+1+2+3', '0+2 1+3'],
    ['two sources, of which one goes further', 'a1->b1 a2->b1 a2->c1', '1+2', '0+1'],
    ['sources of two boxes, one target', 'a1->c1 b1->c1', '', '0+1'],
    ['dashed and solid', 'a1->b1 a1..b2', '', ''],
    ['dashed and solid to one target', 'a1->b1 a2..b1', '', ''],
    ['one head and two', 'a1->b1 a1<>b2', '', ''],
    ['two of one look', 'a1..b1 a1..b2', '0+1', '0+1'],
    ['different words for one target', 'a1->b1:443 a2->b1:80', '', ''],
    ['the same words for one target', 'a1->b1:443 a2->b1:443', '0+1', '0+1'],
    ['one source, different words', 'a1->b1:443 a1->b2:80', '0+1', '0+1'],
    ['there and back', 'a1->b1 b1->a1', '', ''],
  ])('%s: %s', (_, edges, out, into) => {
    const trips = tripsOf(edges);
    expect([sharing(trips, 'out'), sharing(trips, 'in')]).toEqual([out, into]);
  });

  it.each([
    ['a near and a far source, the same targets', 'near->i1 near->i2 far->i1 far->i2', 'in', '0+1+2+3'],
    ['a near and a far source, not the same targets', 'near->i1 near->i2 far->i1', 'in', '0+1'],
    ['near and far targets of the same sources', 'i1->near i2->near i1->far i2->far', 'out', '0+1+2+3'],
    ['near and far targets, not of the same sources', 'i1->near i2->near i1->far', 'out', '0+1'],
  ] as const)('across the border of an inner box: %s', (_, edges, way, expected) => {
    const items = [sceneBox('outer'), sceneBox('inner', 'outer'), sceneNode('i1', 'inner'), sceneNode('i2', 'inner')];
    const trips = named(scene([...items, sceneNode('near', 'outer'), sceneNode('far')], ...edges.split(' ')));
    const shared = groupBy(trips, ({ up, down, portOut, portIn }) =>
      way === 'out' ? portOut(up[1]!) : portIn(down[1]!),
    );
    const several = [...shared.values()].filter((group) => group.length > 1);
    expect(several.map((group) => group.map(({ index }) => index).join('+')).join(' ')).toBe(expected);
  });

  it('say no more than their edges, in any scene', () => {
    fc.assert(
      fc.property(anyScene({ boxes: 5, nodes: 10, edges: 30, labels: true }), (drawn) => {
        const trips = named(drawn);
        const edges = new Set(trips.map((trip) => `${trip.edge.from} ${trip.edge.to}${styleOf(trip)}`));
        for (const way of ['out', 'in'] as const)
          for (const group of byPort(trips, way)) {
            const sources = new Set(group.map(({ edge }) => edge.from));
            const targets = new Set(group.map(({ edge }) => edge.to));
            if (sources.size === 1 || targets.size === 1) continue;
            for (const from of sources)
              for (const to of targets) expect(edges).toContain(`${from} ${to}${styleOf(group[0]!)}`);
          }
      }),
      { numRuns: 300 },
    );
  });
});
