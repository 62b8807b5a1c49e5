import fc from 'fast-check';
import { countCrossings, orderColumns } from '../../../../src/layout/nested/layered/order.js';
import { anyCells, box, cells, columnsOf, type Join, level, namesIn, node, port } from '../../../support/layered.js';

const nodes = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, node()]));

describe('order in columns', () => {
  it.each([
    ['by address where nothing crosses', 'a b x y', 'a->x b->y', ['a b', 'x y']],
    ['turned where lines would cross', 'a b x y', 'a->y b->x', ['a b', 'y x']],
    ['targets of one source together', 'a b w x y z', 'a->w a->y b->x b->z', ['a b', 'w y x z']],
    ["a source between its targets' neighbours", 'a b c x y z', 'a->z b->x c->y', ['a b c', 'z x y']],
  ])('%s', (_, names, lines, expected) => {
    const drawn = level(nodes(names), ...lines.split(' '));
    const { columns } = columnsOf(drawn);
    orderColumns(columns, drawn.vertices);
    expect(namesIn(drawn, columns).slice(1, -1)).toEqual(expected);
  });

  it('follows the ports of a box', () => {
    const { columns, vertices } = cells(
      [[300], [86, 86]],
      [
        [0, 0, 0, { leftY: 250 }],
        [0, 0, 1, { leftY: 50 }],
      ],
    );
    orderColumns(columns, vertices);
    expect(countCrossings(columns)).toBe(0);
  });

  it('lets a trunk pass between the targets of its hub', () => {
    const drawn = level(nodes('hub a b c d far'), 'hub->a', 'hub->b', 'hub->c', 'hub->d', 'a->far', 'hub->far');
    const { columns } = columnsOf(drawn);
    orderColumns(columns, drawn.vertices);
    expect(namesIn(drawn, columns)[2]).toMatch(/^\w.*\|.*\w$/);
  });

  it.each([
    ['below the icon that its hub is level with', { hub: node(), near: node() }, /^near\|/],
    ['above a box', { hub: node(), near: box(200) }, /\|near$/],
    ['above an icon that a line from a border reaches', { hub: port('W'), near: node() }, /\|near$/],
  ] as const)('lets a trunk pass %s', (_, first, expected) => {
    const drawn = level({ ...first, next: node(), far: node() }, 'hub->near', 'near->next', 'next->far', 'hub->far');
    const { columns } = columnsOf(drawn);
    orderColumns(columns, drawn.vertices);
    const names = namesIn(drawn, columns);
    expect(names[names.findIndex((column) => column.includes('near'))]!.replace(/ ?\| ?/, '|')).toMatch(expected);
  });

  it('draws any tree without a crossing', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(parents, fc.nat(), (ways, salt) => {
        const names = ['n0', ...ways.map((_, i) => `n${i + 1}`)];
        // The scene order of the nodes has nothing to do with the tree.
        const place = (name: string): number => ((Number(name.slice(1)) + salt) * 7919) % 101;
        const shuffled = names.toSorted((a, b) => place(a) - place(b));
        const lines = ways.map((way, i) => `n${way % (i + 1)}->n${i + 1}`);
        const drawn = level(nodes(shuffled.join(' ')), ...lines);
        const { columns } = columnsOf(drawn);
        orderColumns(columns, drawn.vertices);
        expect(countCrossings(columns)).toBe(0);
      }),
    );
  });

  it('keeps every cell in its column and numbers them from the top', () => {
    fc.assert(
      fc.property(anyCells, ({ columns, vertices }) => {
        const before = columns.map((column) => new Set(column));
        orderColumns(columns, vertices);
        columns.forEach((column, c) => {
          expect(new Set(column)).toEqual(before[c]);
          expect(column.map(({ index }) => index)).toEqual(column.map((_, i) => i));
        });
      }),
    );
  });

  it('finds the order without crossings of shuffled columns that have one', () => {
    const ladder = [...Array(7).keys()].flatMap((i): Join[] => [
      [0, i, i],
      [0, i, Math.min(6, i + 1)],
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray([...Array(7).keys()], { minLength: 7 }), (places) => {
        const joins = ladder.map(([c, from, to]): Join => [c, from, places[to]!]);
        const { columns, vertices } = cells([Array(7).fill(86), Array(7).fill(86)], joins);
        orderColumns(columns, vertices);
        expect(countCrossings(columns)).toBe(0);
      }),
    );
  });
});
