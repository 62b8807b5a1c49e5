import { levelOut } from '../../../../src/arrange/nested/layered/level-out.js';
import { cells, joinsOf } from '../../../support/layered.js';

/** Tops of 86 px high nodes, and of lanes, after levelling out; `tops` are those before. */
function levelled(tops: readonly (readonly number[])[], joins: string): number[][] {
  const { columns, vertices } = cells(
    tops.map((column) => column.map(() => 86)),
    joinsOf(joins),
  );
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
});
