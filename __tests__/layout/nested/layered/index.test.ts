import fc from 'fast-check';
import { layoutLayered } from '../../../../src/layout/nested/layered/index.js';
import { COMPACT } from '../../../../src/layout/nested/shape.js';
import { anyLevel, box, ICON_MIDDLE, level, node, port, type TestLevel } from '../../../support/layered.js';

const layOut = (level: TestLevel) => layoutLayered(level, COMPACT);

const joined = anyLevel.filter(({ segments }) => segments.length > 0);

describe('one level', () => {
  it('is as high as its columns, whole pixels, from the top', () => {
    const { height, positions, width } = layOut(level({ a: node(71), b: node(101) }, 'a->b'));
    expect(height).toBe(101);
    expect([...positions.values()]).toEqual([
      { x: 0, y: 0 },
      { x: 106, y: 0 },
    ]);
    expect(width).toBe(186);
  });

  it('draws a straight line between icons', () => {
    const { routes } = layOut(level({ a: node(), b: node() }, 'a->b'));
    expect(routes.get(0)).toEqual([
      { x: 80 - 11, y: ICON_MIDDLE },
      { x: 106 + 11, y: ICON_MIDDLE },
    ]);
  });

  it('brackets on the right', () => {
    const { routes, positions } = layOut(level({ a: node(), b: node() }, ['a->b', { isBracket: true }]));
    const [from, ...around] = routes.get(0)!;
    expect([from, around.at(-1)].map((point) => point!.x)).toEqual([69, 69]);
    expect(around[0]!.x).toBe(around[1]!.x);
    expect(around[0]!.x).toBeGreaterThan(80);
    expect(around.at(-1)!.y).toBe(positions.get(1)!.y + ICON_MIDDLE);
  });

  it('has one tall box a column where two would make it too tall', () => {
    const targets = ['a', 'b', 'c', 'd'];
    const boxes = (height: number) => Object.fromEntries(targets.map((name) => [name, box(height)]));
    const hub = (height: number) =>
      layOut(level({ hub: node(), ...boxes(height) }, ...targets.map((to) => `hub->${to}`)));
    const columns = ({ positions }: ReturnType<typeof layOut>) =>
      new Set([...positions.values()].map(({ x }) => x)).size;
    expect([60, 600].map((height) => columns(hub(height)))).toEqual([2, 5]);
    expect(hub(600).height).toBeLessThan(2 * 600);
  });

  it('tells which borders it reaches', () => {
    const reach = ({ hasWestPorts: west, hasEastPorts: east }: ReturnType<typeof layOut>) => [west, east];
    expect(reach(layOut(level({ a: node(), b: node() }, 'a->b')))).toEqual([false, false]);
    expect(reach(layOut(level({ w: port('W'), a: node() }, 'w->a')))).toEqual([true, false]);
    expect(reach(layOut(level({ a: box(90), e: port('E') }, 'a->e')))).toEqual([false, true]);
  });

  it('puts ports on the borders and everything else between them, nothing on anything', () => {
    fc.assert(
      fc.property(joined, (drawn) => {
        const { positions, width, height } = layOut(drawn);
        const rects = drawn.members.map((v) => ({ ...positions.get(v)!, ...drawn.vertices[v]!, v }));
        for (const { x, y, border, ...size } of rects) {
          if (border) expect(x).toBe(border === 'W' ? 0 : width);
          expect(x >= 0 && y >= 0 && x + size.width <= width + 0.01 && y + size.height <= height).toBe(true);
        }
        const things = rects.filter(({ border }) => !border);
        things.forEach((a, i) => {
          for (const b of things.slice(i + 1)) {
            const apart =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });

  it('keeps the line of a machine straight beside its disk, which steps aside', () => {
    const drawn = level({ vm: node(), disk: node(), out: port('E') }, 'vm->disk', 'vm->out');
    const { positions, routes } = layOut(drawn);
    expect(routes.get(1)).toHaveLength(2);
    expect(positions.get(1)!.y).toBeGreaterThan(positions.get(0)!.y);
  });

  it('has its ports on the borders also where it is folded into rows', () => {
    const chain = [...'abcdefghijklmnop'];
    const drawn = level(
      { west: port('W'), ...Object.fromEntries(chain.map((name) => [name, node()])), east: port('E') },
      ...['west', ...chain].map((name, i) => `${name}->${[...chain, 'east'][i]}`),
    );
    const { positions, routes, width, height } = layOut(drawn);
    expect(height).toBeGreaterThan(2 * 86);
    expect([positions.get(0)!.x, positions.get(17)!.x]).toEqual([0, width]);
    expect([routes.get(0)![0]!.x, routes.get(16)!.at(-1)!.x]).toEqual([0, width]);
  });

  it('starts and ends each line where it meets its things', () => {
    fc.assert(
      fc.property(joined, (drawn) => {
        const { positions, routes } = layOut(drawn);
        drawn.segments.forEach(({ left, right }, n) => {
          const from = positions.get(left.vertex)!;
          const to = positions.get(right.vertex)!;
          const points = routes.get(n)!;
          expect(points[0]).toEqual({
            x: from.x + drawn.vertices[left.vertex]!.width - left.inset,
            y: from.y + left.y,
          });
          expect(points.at(-1)).toEqual({ x: to.x + right.inset, y: to.y + right.y });
        });
      }),
    );
  });
});
