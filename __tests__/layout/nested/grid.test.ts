import fc from 'fast-check';
import { alignedGrid, type Cell, fillWidth, gridWidth, narrowGrids } from '../../../src/layout/nested/grid.js';
import { COLUMN_GAP, ROW_GAP } from '../../../src/layout/nested/spacing.js';

const cells = (count: number, more: Partial<Cell> = {}): Cell[] =>
  Array.from({ length: count }, (_, vertex) => ({ vertex, width: 80, height: 86, axis: 40, ...more }));

/** How many are in each row. */
const rows = (of: readonly Cell[], width: number): number[] => {
  const heights = [...fillWidth(of, width).positions.values()].map(({ y }) => y);
  return [...new Set(heights)].map((y) => heights.filter((other) => other === y).length);
};

describe('a grid of loose nodes', () => {
  it.each([
    [1, 500, [1]],
    [5, 600, [5]],
    [6, 500, [3, 3]],
    [7, 500, [4, 3]],
    // Four would fit; two rows of three look fuller than four and two.
    [6, 400, [3, 3]],
    [3, 10, [1, 1, 1]],
  ])('of %d in a width of %d has rows of %j', (count, width, expected) => {
    expect(rows(cells(count), width)).toEqual(expected);
  });

  it('has icons on one axis and rows as high as their highest', () => {
    const [a, b, c] = cells(3);
    const { positions, width, height } = fillWidth([a!, { ...b!, width: 120, axis: 60 }, { ...c!, height: 101 }], 270);
    expect(positions).toEqual(
      new Map([
        [0, { x: 20, y: 0 }],
        [1, { x: 142, y: 0 }],
        [2, { x: 20, y: 86 + ROW_GAP }],
      ]),
    );
    expect([width, height]).toEqual([2 * (120 + COLUMN_GAP) - COLUMN_GAP, 86 + ROW_GAP + 101]);
  });

  it('fits into the width wherever one cell does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 80, max: 4000 }), (count, width) => {
        expect(fillWidth(cells(count), width).width).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('has the aspect that is asked for', () => {
    const of = cells(100);
    for (const aspect of [1, 1.6, 3]) {
      const { width, height } = fillWidth(of, gridWidth(of, aspect));
      expect(width / height).toBeGreaterThan(aspect * 0.8);
      expect(width / height).toBeLessThan(aspect * 1.25);
    }
  });
});

/** Middles of the icons of the first row. */
const axes = (of: readonly Cell[], above: readonly number[], width: number): number[] | undefined => {
  const grid = alignedGrid(of, above, width);
  return grid ? [...grid.positions].flatMap(([v, { x, y }]) => (y === 0 ? [x + of[v]!.axis] : [])) : undefined;
};

describe('a grid below icons', () => {
  it('has its icons under them, and more between distant ones and beside the last', () => {
    expect(axes(cells(3), [50, 170, 300], 400)).toEqual([50, 170, 300]);
    expect(axes(cells(4), [50, 290], 460)).toEqual([50, 170, 290, 392]);
    expect(axes(cells(3), [150], 340)).toEqual([48, 150, 252]);
  });

  it('is left out if it needs more rows', () => {
    expect(axes(cells(3), [100, 250], 320)).toBeUndefined();
    expect(axes(cells(3), [], 320)).toBeUndefined();
  });
});

test('narrow grids have half and a third of the columns, but no single one', () => {
  const columns = (count: number, width: number) =>
    narrowGrids(cells(count), width).map(({ positions }) => new Set([...positions.values()].map(({ x }) => x)).size);
  expect(columns(12, 602)).toEqual([3, 2]);
  expect(columns(3, 602)).toEqual([2]);
});
