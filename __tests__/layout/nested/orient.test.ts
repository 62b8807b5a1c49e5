import fc from 'fast-check';
import { groupBy } from '../../../src/graph/group-by.js';
import { findEntries, orientLevel } from '../../../src/layout/nested/orient.js';
import { planTrips } from '../../../src/layout/nested/routes/trips.js';
import { buildTree } from '../../../src/layout/nested/tree.js';
import type { SceneBox, SceneNode } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** Borders by which each edge leaves and enters, `<->` one with two heads, `~>` a thin one: EW runs to the right, WE to the left. */
function borders(items: (SceneBox | SceneNode)[], ...edges: string[]): string {
  const plain = scene(items, ...edges.map((edge) => edge.replace(/<->|~>/, '->')));
  const drawn = {
    ...plain,
    edges: plain.edges.map((edge, i) => ({
      ...edge,
      twoWay: edges[i]!.includes('<->'),
      ...(edges[i]!.includes('~>') && { thin: true as const }),
    })),
  };
  const trips = planTrips(drawn, buildTree(drawn));
  const entries = findEntries(trips);
  for (const group of groupBy(trips, (trip) => trip.level).values()) orientLevel(group, entries);
  return trips.map(({ leaves, enters }) => leaves + enters).join(' ');
}

const nodes = (...ids: string[]): SceneNode[] => ids.map((id) => sceneNode(id));

describe('left or right', () => {
  it.each([
    ['one edge runs to the right', 'a->b', 'EW'],
    ['whatever the order of the scene', 'b->a', 'EW'],
    ['on a draw the first of the scene is on the left', 'b->a a->b', 'WE EW'],
    ['a cycle has one line against the others', 'a->b b->c c->a', 'EW EW WE'],
    ['in a cycle, what has more outgoing edges starts', 'a->b b->c c->a b->d', 'WE EW EW EW'],
    ['what nothing points at starts, and the cycle closes where it was entered', 'd->b a->b b->c c->a', 'EW WE EW EW'],
  ])('%s', (_, edges, expected) => {
    expect(borders(nodes('a', 'b', 'c', 'd'), ...edges.split(' '))).toBe(expected);
  });

  it('goes by most of the edges between two boxes', () => {
    const items = [
      sceneBox('p'),
      sceneBox('q'),
      ...['p1', 'p2', 'p3'].map((id) => sceneNode(id, 'p')),
      ...['q1', 'q2'].map((id) => sceneNode(id, 'q')),
    ];
    expect(borders(items, 'p1->q1', 'q1->p2', 'q2->p3')).toBe('WE EW EW');
  });

  it('goes by lines with one head before those with two', () => {
    const items = [sceneBox('p'), sceneBox('q'), sceneNode('p1', 'p'), sceneNode('q1', 'q')];
    expect(borders(items, 'p<->q', 'q1->p1')).toBe('WE EW');
    expect(borders(items, 'p<->q', 'p<->q1', 'p1<->q1', 'q1->p1')).toBe('EW EW EW WE');
  });

  it('puts who is outside on the left of a box that calls it and is called by it', () => {
    const items = [sceneBox('p'), sceneNode('p1', 'p'), sceneNode('internet')];
    expect(borders(items, 'p1<->internet')).toBe('WE');
    expect(borders(items, 'p1->internet')).toBe('EW');
  });

  it('puts the box through which requests enter on the left, on a draw and in a cycle', () => {
    const boxes = ['p', 'q'].map((id) => sceneBox(id, 'cloud'));
    const items = [sceneBox('cloud'), ...boxes, sceneNode('p1', 'p'), sceneNode('q1', 'q'), sceneNode('users')];
    expect(borders(items, 'p1->q1', 'q1->p1')).toBe('EW WE');
    expect(borders(items, 'p1->q1', 'q1->p1', 'users->q1')).toBe('WE EW EW');
    expect(borders(items, 'p1->q1', 'p1->q1', 'q1->p1', 'users->q1')).toBe('EW EW WE EW');
  });

  it('keeps variants of one box in scene order, whatever their edges', () => {
    const tier = (style: string, inside: string) => [sceneBox(style, null, { style }), sceneNode(inside, style)];
    const subnet = (variant: string, inside: string) => [
      sceneBox(variant, null, { style: `aws_subnet:${variant}` }),
      sceneNode(inside, variant),
    ];
    expect(borders([...subnet('public', 'a'), ...subnet('private', 'b')], 'b->a')).toBe('WE');
    expect(borders([...tier('cloud:aws', 'a'), ...tier('cloud:azure', 'b')], 'b->a')).toBe('EW');
  });

  it('lets edges decide where a box without a variant stands', () => {
    const items = [
      sceneBox('closed', null, { style: 'aws_subnet:private' }),
      sceneNode('cluster', 'closed'),
      sceneBox('any', null, { style: 'aws_subnet' }),
      sceneNode('gateway', 'any'),
    ];
    expect(borders(items, 'gateway->cluster')).toBe('EW');
  });

  it('counts an edge without requests half', () => {
    expect(borders(nodes('a', 'b'), 'a~>b', 'b->a')).toBe('WE EW');
  });

  it('keeps peers in one column: lines between them bracket on the right', () => {
    const zones = [1, 2].map((i) => sceneBox(`zone${i}`, null, { peerGroup: 'zones' }));
    const items = [...zones, sceneNode('a', 'zone1'), sceneNode('b', 'zone2'), sceneNode('c')];
    expect(borders(items, 'a->b', 'b->a', 'c->a', 'b->c')).toBe('EE EE WE EW');
    expect(borders(items, 'c->a', 'c->b', 'b->c')).toBe('EW EW WE');
  });

  it('leaves edges to the container around as they are', () => {
    expect(borders([sceneBox('vpc'), sceneNode('a', 'vpc'), sceneNode('b', 'vpc')], 'a->vpc', 'vpc->b')).toBe('EW EW');
  });

  it('turns no edge where there is no cycle', () => {
    const arcs = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), { maxLength: 30 });
    const shuffled = fc.shuffledSubarray([...Array(10).keys()], { minLength: 10 });
    fc.assert(
      fc.property(arcs, shuffled, (pairs, sceneOrder) => {
        const edges = pairs.flatMap(([a, b]) => (a === b ? [] : [`n${Math.min(a, b)}->n${Math.max(a, b)}`]));
        const items = nodes(...sceneOrder.map((i) => `n${i}`));
        expect(
          borders(items, ...edges)
            .replaceAll('EW', '')
            .trim(),
        ).toBe('');
      }),
    );
  });
});
