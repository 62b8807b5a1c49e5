import fc from 'fast-check';
import type { Link } from '../../../../src/layout/nested/layered/columns.js';
import { anyLevel, columnsOf, level, namesIn, node, port } from '../../../support/layered.js';

/** a -> b -> c, and more beside it. */
const chain = { a: node(), b: node(), c: node(), d: node() };
const links = (link: readonly Link[] | undefined): [number, number][] =>
  link!.map((l) => [l.left.column, l.right.column]);

describe('columns', () => {
  it('have a cell for each vertex, ports in the outermost', () => {
    const drawn = level({ w: port('W'), a: node(), b: node(), e: port('E') }, 'w->a', 'a->b', 'b->e');
    expect(namesIn(drawn, columnsOf(drawn).columns)).toEqual(['w', 'a', 'b', 'e']);
    const inner = level({ a: node(), b: node() }, 'a->b');
    expect(namesIn(inner, columnsOf(inner).columns)).toEqual(['', 'a', 'b', '']);
  });

  it('have a lane wherever a line passes', () => {
    const drawn = level(chain, 'a->b', 'b->c', 'c->d', 'a->d');
    const { columns, paths } = columnsOf(drawn);
    expect(namesIn(drawn, columns)).toEqual(['', 'a', 'b |', 'c |', 'd', '']);
    expect(links(paths.get(3))).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it.each([
    ['from one point', ['a->d', 'a->e'], {}, 1],
    ['to one point', ['a->d', 'f->d'], {}, 1],
    ['without a point in common', ['a->d', 'f->e'], {}, 2],
    ['of two kinds', ['a->d', 'a->e'], { kind: 'east dashed' }, 2],
    ['from two heights', ['a->d', 'a->e'], { leftY: 36 }, 2],
  ])('lines %s share lanes or not', (_, [first, second], more, lanes) => {
    const drawn = level({ ...chain, e: node(), f: node() }, 'a->b', 'f->b', 'b->c', 'c->d', 'c->e', first!, [
      second!,
      more,
    ]);
    expect(namesIn(drawn, columnsOf(drawn).columns)[2]).toBe(`b${' |'.repeat(lanes)}`);
  });

  it('join a trunk by the end that more lines have in common', () => {
    const drawn = level(
      { ...chain, e: node(), f: node(), g: node() },
      'a->b',
      'f->b',
      'g->b',
      'b->c',
      'c->d',
      'c->e',
      'a->d',
      'a->e',
      'f->d',
      'g->d',
    );
    const { paths } = columnsOf(drawn);
    // a, f and g meet at d; a -> e goes by itself.
    expect(new Set([6, 8, 9].map((n) => paths.get(n)![1])).size).toBe(1);
    expect(paths.get(7)![1]).not.toBe(paths.get(6)![1]);
  });

  it('count the edges of a link', () => {
    const drawn = level(
      chain,
      'a->b',
      'b->c',
      'c->d',
      ['a->d', { weight: 2 }],
      ['a->d', { weight: 3, isLabelled: true }],
    );
    const { paths } = columnsOf(drawn);
    expect(paths.get(3)).toEqual(paths.get(4));
    expect(paths.get(3)!.map(({ weight, isLabelled }) => [weight, isLabelled])).toEqual(Array(3).fill([5, true]));
  });

  it.each([
    ['beside its right end', [['a->c', { labelWidth: 30 }]], 2, [0, 30]],
    [
      'beside its left end, where the line runs to the left',
      [['a->c', { labelWidth: 30, isLabelLeft: true }]],
      1,
      [30, 0],
    ],
    [
      'as wide as the widest',
      [
        ['a->c', { labelWidth: 30 }],
        ['a->c', { labelWidth: 50 }],
      ],
      2,
      [50, 0],
    ],
    [
      'on the other side where lines arrive together',
      [
        ['a->c', { labelWidth: 30 }],
        ['b->c', { labelWidth: 20 }],
      ],
      2,
      [30, 0],
    ],
  ] as const)('reserve room for a label %s', (_, lines, column, expected) => {
    const drawn = level(chain, 'a->b', 'b->c', ...lines);
    const link = columnsOf(drawn)
      .paths.get(2)!
      .find(({ left }) => left.column === column)!;
    expect([link.leftLabelRoom, link.rightLabelRoom]).toEqual(expected);
  });

  it('keep brackets apart', () => {
    const drawn = level(chain, 'a->b', ['c->d', { isBracket: true }]);
    const { paths, brackets } = columnsOf(drawn);
    expect([...paths.keys()]).toEqual([0]);
    expect([...brackets].map(([n, { upper, lower }]) => [n, upper.cell.vertex, lower.cell.vertex])).toEqual([
      [1, 2, 3],
    ]);
  });

  it('carry each line from its left end to its right end, column by column', () => {
    fc.assert(
      fc.property(anyLevel, (drawn) => {
        const { paths, cells } = columnsOf(drawn);
        drawn.segments.forEach(({ left, right, kind }, n) => {
          const path = paths.get(n)!;
          expect(path[0]!.left).toBe(cells.get(left.vertex));
          expect(path.at(-1)!.right).toBe(cells.get(right.vertex));
          expect([path[0]!.leftY, path.at(-1)!.rightY]).toEqual([left.y, right.y]);
          path.forEach((link, i) => {
            expect(link.right.column).toBe(link.left.column + 1);
            expect(link.kind).toBe(kind);
            if (i > 0) expect(link.left).toBe(path[i - 1]!.right);
          });
        });
      }),
    );
  });
});
