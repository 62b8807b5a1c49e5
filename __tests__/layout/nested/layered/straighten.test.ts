import fc from 'fast-check';
import type { Link } from '../../../../src/layout/nested/layered/columns.js';
import { straighten } from '../../../../src/layout/nested/layered/straighten.js';
import { gapBetween, placeVertically, pullOf } from '../../../../src/layout/nested/layered/vertical.js';
import { anyCells, cells, type Join, joinsOf } from '../../../support/layered.js';

const steps = (link: Link): number => Math.abs(link.right.y + link.rightY - link.left.y - link.leftY);
const cost = (links: readonly Link[]): number => links.reduce((sum, link) => sum + steps(link) * pullOf(link), 0);

/** Columns of nodes at these heights. */
function at(tops: readonly (readonly number[])[], joins: Join[]): number[][] {
  const drawn = cells(
    tops.map((column) => column.map(() => 86)),
    joins,
  );
  drawn.columns.forEach((column, c) => {
    column.forEach((cell, i) => {
      cell.y = tops[c]![i]!;
    });
  });
  straighten(drawn.columns, drawn.vertices);
  return drawn.columns.map((column) => column.map(({ y }) => y));
}

describe('straighten', () => {
  it.each([
    ['a step goes away', [[0], [40]], '0>0', [[40], [40]]],
    ['a straight line moves as a whole', [[0], [0], [60]], '0>0 1/0>0', [[60], [60], [60]]],
    ['as far as the neighbour leaves room', [[0, 120], [300]], '0>0', [[12, 120], [12]]],
    ['what nothing pulls closes up', [[0, 500]], '', [[0, 108]]],
    ['a fan stays centred', [[108], [0, 108, 216]], '0>0 0>1 0>2', [[108], [0, 108, 216]]],
    ['of two wishes that weigh the same, none wins', [[50], [0, 108]], '0>0 0>1', [[50], [0, 108]]],
  ])('%s', (_, before, joins, after) => {
    expect(at(before, joinsOf(joins))).toEqual(after);
  });

  it('never makes lines longer nor brings cells too close', () => {
    fc.assert(
      fc.property(anyCells, ({ columns, links, vertices }) => {
        placeVertically(columns, vertices);
        const before = cost(links);
        straighten(columns, vertices);
        expect(cost(links)).toBeLessThan(before + 0.01);
        for (const column of columns)
          for (let i = 0; i + 1 < column.length; i++) {
            const [upper, lower] = [column[i]!, column[i + 1]!];
            expect(lower.y - upper.y - upper.height).toBeGreaterThan(gapBetween(upper, lower, vertices) - 0.001);
          }
      }),
      { numRuns: 300 },
    );
  });
});
