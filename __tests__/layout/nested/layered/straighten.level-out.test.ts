import { levelOut } from '../../../../src/layout/nested/layered/straighten.js';
import { cells, joinsOf } from '../../../support/layered.js';

/** Tops of nodes after levelling out; `tops` are those before. */
function levelled(tops: readonly (readonly number[])[], joins: string, height = 86, isBox = false): number[][] {
  const { columns, vertices: nodes } = cells(
    tops.map((column) => column.map(() => height)),
    joinsOf(joins),
  );
  const vertices = nodes.map((vertex) => ({ ...vertex, isBox }));
  columns.forEach((column, c) => {
    column.forEach((cell, i) => {
      cell.y = tops[c]![i]!;
    });
  });
  levelOut(columns, vertices);
  return columns.map((column) => column.map(({ y }) => y));
}

describe('level out', () => {
  it.each([
    ['a small step in a line goes', [[0], [12]], '0>0', [[0], [0]]],
    ['a long one stays', [[0], [40]], '0>0', [[0], [40]]],
    ['what straight lines join moves as one', [[0], [0], [14]], '0>0 1/0>0', [[0], [0], [0]]],
    ['neighbours that no line joins come to one height', [[0], [9]], '', [[0], [0]]],
    ['the one moves that has room', [[0, 108], [12]], '0>0', [[0, 108], [0]]],
    [
      'nothing moves where neither has',
      [
        [0, 108],
        [12, 108],
        [0, 108],
      ],
      '0>1',
      [
        [0, 108],
        [0, 108],
        [0, 108],
      ],
    ],
  ])('%s', (_, before, joins, after) => {
    expect(levelled(before, joins)).toEqual(after);
  });

  it('lets boxes end at one height that do not start at one', () => {
    const { columns, vertices } = cells([[300], [100]], []);
    columns[1]![0]!.y = 190;
    levelOut(
      columns,
      vertices.map((vertex) => ({ ...vertex, isBox: true })),
    );
    expect(columns.map(([cell]) => cell!.y + cell!.height)).toEqual([300, 300]);
  });

  it.each([
    ['goes down to it', [[200], [0]], '', [[200], [200]]],
    ['stays where it is far above', [[250], [0]], '', [[250], [0]]],
    ['stays where something is below', [[200], [0, 460]], '', [[200], [0, 460]]],
    ['stays where a line joins them', [[200], [0]], '0>0', [[200], [0]]],
  ])('the upper of two large boxes of a height %s', (_, before, joins, after) => {
    expect(levelled(before, joins, 400, true)).toEqual(after);
  });

  it('makes way where what stands below has room', () => {
    expect(levelled([[12, 120], [0]], '')).toEqual([[12, 120], [12]]);
    expect(levelled([[0, 108], [12], [12]], '1/0>0')).toEqual([[12, 120], [12], [12]]);
  });

  it.each([
    ['large boxes may differ by more', 800, true, [[0], [0]]],
    ['small ones may not', 100, true, [[0], [30]]],
    ['nor may nodes', 800, false, [[0], [30]]],
  ] as const)('%s', (_, height, isBox, expected) => {
    expect(levelled([[0], [30]], '', height, isBox)).toEqual(expected);
  });
});
