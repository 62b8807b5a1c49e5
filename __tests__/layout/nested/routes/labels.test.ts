import type { PlacedEdge } from '../../../../src/layout/layout.js';
import { placeLabels } from '../../../../src/layout/nested/routes/labels.js';
import { placedNode, routed } from '../../../support/routes.js';
import { sceneBox } from '../../../support/scenes.js';

/** Middle of each label's plate; all are 16 high and 28 wide for `443`. */
const middles = (
  edges: PlacedEdge[],
  nodes = [placedNode('far', 900, 900)],
  boxes: Parameters<typeof placeLabels>[2] = [],
) =>
  placeLabels(edges, nodes, boxes).map(({ label }) =>
    label ? `${label.x + label.width / 2},${label.y + label.height / 2}` : '-',
  );

describe('labels', () => {
  it.each([
    ['in the middle of a run', '0,0 100,0', '50,0'],
    ['on the run to the target', '0,0 100,0 100,80 200,80', '150,80'],
    ['on the run before it, where that is too short', '0,0 100,0 100,80 130,80', '50,0'],
    ['on the way down, where no run is long enough', '0,0 20,0 20,80 40,80', '20,40'],
    ['nowhere, where there is no room at all', '0,0 20,0', '-'],
  ])('stand %s', (_, route, expected) => {
    expect(middles([routed('a->b', route, '443')])).toEqual([expected]);
  });

  it('are none where an edge has no words', () => {
    expect(middles([routed('a->b', '0,0 100,0'), routed('c->d', '0,50 100,50', '443')])).toEqual(['-', '50,50']);
    expect(middles([routed('a->b', '0,0 100,0')])).toEqual(['-']);
  });

  it('move aside, towards the target first', () => {
    const aside = (x: number, route: string) => middles([routed('a->b', route, '443')], [placedNode('in', x, -20)])[0];
    // The icon stands from 16 to 64 of the node.
    expect(aside(44, '0,0 200,0')).toBe('159.28,0');
    expect(aside(44, '200,0 0,0')).toBe('40.72,0');
    expect(aside(110, '0,0 200,0')).toMatch(/^(8|9|10)\d|^[2-9]\d,0$/);
  });

  it('keep off the borders that their line crosses, where it has room elsewhere', () => {
    const box = (width: number) => ({
      box: sceneBox('vpc', null, { minWidth: 9 }),
      x: 105,
      y: -99,
      width,
      height: 300,
    });
    expect(middles([routed('a->b', '0,0 200,0', '443')], [], [box(300)])).toEqual(['159.28,0']);
    expect(middles([routed('a->b', '0,0 60,0', '443')], [], [{ ...box(300), x: 30 }])).toEqual(['30,0']);
  });

  it('keep off titles, other labels and other lines', () => {
    const title = { box: sceneBox('vpc', null, { minWidth: 94 }), x: 20, y: -12, width: 94, height: 300 };
    expect(middles([routed('a->b', '0,0 200,0', '443')], [], [title])).toEqual(['159.28,0']);
    const crossing = routed('c->d', '100,-50 100,50');
    expect(middles([routed('a->b', '0,0 200,0', '443'), crossing])[0]).not.toBe('100,0');
    const parallel = [routed('a->b', '0,0 200,0', '443'), routed('c->d', '0,10 200,10', '443')];
    const [first, second] = placeLabels(parallel, [], []).map(({ label }) => label!);
    expect(Math.abs(first!.x - second!.x) >= first!.width || Math.abs(first!.y - second!.y) >= 16).toBe(true);
  });

  it('say the same words on one line once', () => {
    const edges = [routed('a->c', '0,90 50,90 50,0 200,0', '443'), routed('b->c', '0,0 50,0 200,0', '443')];
    const [first, second] = middles(edges);
    expect([first === '-', second]).toEqual([false, '-']);
    const others = [edges[0]!, routed('b->c', '0,0 50,0 200,0', '80')];
    expect(middles(others)[1]).not.toBe('-');
  });

  it('say the same words once where the lines of several have come together, the last one too', () => {
    const trunk = ['0,90 50,90 50,0 300,0', '0,0 300,0', '0,150 180,150 180,0 300,0'];
    const edges = trunk.map((route, i) => routed(`${'abd'[i]}->c`, route, '443'));
    expect(middles(edges)).toEqual(['-', '-', '240,0']);
    // The last one comes too late for a word after it: the others have theirs, and it has its own.
    const late = [...edges.slice(0, 2), routed('d->c', '0,150 270,150 270,0 300,0', '443')];
    const [first, second, third] = middles(late);
    expect([first, second, third].filter((each) => each === '-')).toHaveLength(1);
    expect(third).toMatch(/,150$/);
    // What says something else has none of it, and nothing stands where it runs along.
    const other = middles([...edges.slice(0, 2), routed('d->c', '0,150 180,150 180,0 300,0', '80')]);
    expect(other.filter((each) => each === '-')).toHaveLength(1);
    expect(
      Number(
        other
          .slice(0, 2)
          .find((each) => each !== '-')!
          .split(',')[0],
      ),
    ).toBeLessThan(180);
  });

  it('keep off lines that join the line of several with the same words', () => {
    const edges = ['a->c', 'b->c'].map((ends) => routed(ends, '50,0 110,0', '443'));
    const said = (...more: PlacedEdge[]) => placeLabels([...edges, ...more], [], [])[0]!.label!;
    expect(said().y + said().height / 2).toBe(0);
    const joining = said(routed('d->c', '70,-90 70,0 110,0'));
    expect(joining.y > 0 || joining.y + joining.height < 0).toBe(true);
  });
});
