import type { PlacedNode } from '../../../../src/layout/layout.js';
import { removeJogs } from '../../../../src/layout/nested/routes/unbend.js';
import { routed, textOf } from '../../../support/routes.js';
import { sceneNode } from '../../../support/scenes.js';

const placed = (id: string, x: number, y: number): PlacedNode => ({ node: sceneNode(id), x, y });

/** Nodes that are in nobody's way. */
const FAR = [...'abcd'].map((id) => placed(id, 9000, 9000));

/** The first of these routes, afterwards; `box` is a box, everything else a node. */
const afterwards = (...edges: (readonly [arrow: string, route: string, label?: string])[]): string =>
  textOf(
    removeJogs(
      edges.map(([arrow, route, label]) => routed(arrow, route, label)),
      FAR,
      [],
    )[0]!.points,
  );

describe('small jogs', () => {
  it.each([
    ['before the target go', 'box->a', '0,0 50,0 50,8 100,8', '0,0 100,0'],
    ['after the source go', 'a->box', '0,0 50,0 50,8 100,8', '0,8 100,8'],
    ['on the way to the left go', 'box->a', '100,0 50,0 50,8 0,8', '100,0 0,0'],
    ['after other corners go', 'box->a', '0,90 20,90 20,0 50,0 50,-8 100,-8', '0,90 20,90 20,0 100,0'],
    ['of more than ten pixels stay', 'box->a', '0,0 50,0 50,11 100,11', '0,0 50,0 50,11 100,11'],
    ['before a box stay: its port has a place', 'box->box', '0,0 50,0 50,8 100,8', '0,0 50,0 50,8 100,8'],
    ['that turn back stay', 'box->a', '0,0 50,0 50,8 20,8', '0,0 50,0 50,8 20,8'],
    ['are none in a straight line', 'a->b', '0,0 100,0', '0,0 100,0'],
  ])('%s', (_, arrow, before, after) => {
    expect(afterwards([arrow, before])).toBe(after);
  });

  it.each([
    ['in the way', ['c->d', '60,5 120,5'], true],
    ['too near', ['c->d', '60,-8 120,-8'], true],
    ['far enough', ['c->d', '60,-10 120,-10'], false],
    ['that arrives at the same point', ['c->a', '100,60 100,8'], true],
  ] as const)('next to a line %s', (_, other, stays) => {
    const before = '0,0 50,0 50,8 100,8';
    expect(afterwards(['box->a', before], other)).toBe(stays ? before : '0,0 100,0');
  });

  it.each([
    ['above it', -90, true],
    ['below it', 3, true],
    ['out of its way', -91, false],
  ])('stay where a caption or an icon would be hit: one %s', (_, y, stays) => {
    const before = '0,0 50,0 50,8 100,8';
    const route = removeJogs([routed('box->a', before)], [...FAR, placed('other', 20, y)], [])[0]!.points;
    expect(textOf(route)).toBe(stays ? before : '0,0 100,0');
  });

  it('leave more room for a label', () => {
    const before = '0,0 50,0 50,8 100,8';
    expect(afterwards(['box->a', before, '443'], ['c->d', '60,-15 120,-15'])).toBe(before);
  });

  it('go at both ends', () => {
    expect(afterwards(['a->b', '0,0 20,0 20,6 60,6 60,2 100,2'])).toMatch(/^0,6 100,6$/);
  });
});
