import fc from 'fast-check';
import { gapBetween, leastHeight, placeVertically, pullOf } from '../../../../src/layout/nested/layered/vertical.js';
import { LABEL_GAP, LANE_GAP, LINE_GAP, ROW_GAP } from '../../../../src/layout/nested/spacing.js';
import { anyCells, anyLevel, cells, columnsOf, level, node, port } from '../../../support/layered.js';

describe('the gap between two cells', () => {
  const drawn = level({ a: node(), b: node(), w: port('W') }, 'w->a');
  const byName = (name: string) => columnsOf(drawn).cells.get(drawn.names.indexOf(name))!;
  const { columns, vertices } = cells([[86, 0, 0, 0]], []);
  const [thing, lane, plain, other] = columns[0]!;
  const labelled = cells(
    [[0, 0], [86]],
    [
      [0, 0, 0, { isLabelled: true }],
      [0, 1, 0, { isLabelled: true }],
    ],
  );

  it('is a row for things, less for lines, more for lines with labels', () => {
    expect(gapBetween(byName('a'), byName('b'), drawn.vertices)).toBe(ROW_GAP);
    expect(gapBetween(thing!, lane!, vertices)).toBe(LANE_GAP);
    expect(gapBetween(plain!, other!, vertices)).toBe(LINE_GAP);
    expect(gapBetween(byName('w'), byName('w'), drawn.vertices)).toBe(LINE_GAP);
    const [first, second] = labelled.columns[0]!;
    expect(gapBetween(first!, second!, labelled.vertices)).toBe(LABEL_GAP);
    expect(gapBetween(first!, { ...second!, toRight: [] }, labelled.vertices)).toBe(LINE_GAP);
  });
});

describe('the pull of a link', () => {
  it('grows with the lanes at its ends and with its edges', () => {
    const { links } = cells(
      [[86, 0], [86, 0], [0]],
      [
        [0, 0, 0],
        [0, 0, 1],
        [1, 1, 0],
        [0, 0, 0, { weight: 3 }],
      ],
    );
    expect(links.map((link) => pullOf(link))).toEqual([1, 2, 8, 3]);
  });
});

describe('heights', () => {
  const heightsOf = (names: string, ...lines: string[]): Record<string, number> => {
    const drawn = level(Object.fromEntries(names.split(' ').map((name) => [name, node()])), ...lines);
    const { columns, cells: cellOf } = columnsOf(drawn);
    placeVertically(columns, drawn.vertices);
    const top = cellOf.get(0)!.y;
    return Object.fromEntries(drawn.names.map((name, v) => [name, Math.round(cellOf.get(v)!.y - top)]));
  };

  it('keep a chain level', () => {
    expect(heightsOf('a b c', 'a->b', 'b->c')).toEqual({ a: 0, b: 0, c: 0 });
  });

  it.each([
    [2, [-54, 54]],
    [3, [-108, 0, 108]],
  ])('centre a hub on %d targets', (count, expected) => {
    const targets = [...Array(count).keys()].map((i) => `t${i}`);
    const { hub, ...rest } = heightsOf(`hub ${targets.join(' ')}`, ...targets.map((target) => `hub->${target}`));
    expect(Object.values(rest)).toEqual(expected);
    expect(hub).toBe(0);
  });

  it('keep a long line straight and bend the short ones', () => {
    const drawn = level({ a: node(), b: node(), c: node(), d: node() }, 'a->b', 'b->c', 'c->d', 'a->d');
    const { columns, paths } = columnsOf(drawn);
    placeVertically(columns, drawn.vertices);
    const [, middle] = paths.get(3)!;
    expect(middle!.left.y).toBeCloseTo(middle!.right.y, 1);
  });

  it('leave no two cells of a column closer than their gap', () => {
    const check = (columns: Parameters<typeof placeVertically>[0], vertices: Parameters<typeof placeVertically>[1]) => {
      placeVertically(columns, vertices);
      for (const column of columns)
        for (let i = 0; i + 1 < column.length; i++) {
          const [upper, lower] = [column[i]!, column[i + 1]!];
          const gap = lower.y - upper.y - upper.height;
          expect(gap).toBeGreaterThan(gapBetween(upper, lower, vertices) - 0.001);
        }
    };
    fc.assert(fc.property(anyCells, ({ columns, vertices }) => check(columns, vertices)));
    fc.assert(fc.property(anyLevel, (drawn) => check(columnsOf(drawn).columns, drawn.vertices)));
  });

  it('stay within a limit that the highest column needs, and keep their gaps', () => {
    fc.assert(
      fc.property(anyCells, ({ columns, vertices }) => {
        const least = leastHeight(columns, vertices);
        placeVertically(columns, vertices, least);
        for (const column of columns)
          column.forEach((cell, i) => {
            expect(cell.y).toBeGreaterThan(-0.001);
            expect(cell.y + cell.height).toBeLessThan(least + 0.001);
            const above = column[i - 1];
            if (above)
              expect(cell.y - above.y - above.height).toBeGreaterThan(gapBetween(above, cell, vertices) - 0.001);
          });
      }),
    );
  });
});
