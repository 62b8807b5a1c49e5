import fc from 'fast-check';
import type { Link } from '../../../../src/layout/nested/layered/columns.js';
import { countCrossings, crossingsOfPair } from '../../../../src/layout/nested/layered/order.js';
import { anyCells, cells, joinsOf } from '../../../support/layered.js';

/** The definition: two lines of one gap cross when their ends are in opposite order. */
function crossingsByPairs(links: readonly Link[]): number {
  const order = (aIndex: number, aY: number, bIndex: number, bY: number): number =>
    Math.sign(aIndex - bIndex) || Math.sign(aY - bY);
  let count = 0;
  links.forEach((a, i) => {
    for (const b of links.slice(i + 1)) {
      if (a.left.column !== b.left.column) continue;
      const left = order(a.left.index, a.leftY, b.left.index, b.leftY);
      const right = order(a.right.index, a.rightY, b.right.index, b.rightY);
      if (left * right < 0) count++;
    }
  });
  return count;
}

describe('crossings', () => {
  it.each([
    ['side by side', '0>0 1>1', 0],
    ['crossed', '0>1 1>0', 1],
    ['a fan', '0>0 0>1 0>2', 0],
    ['every one to every one of three', '0>0 0>1 0>2 1>0 1>1 1>2 2>0 2>1 2>2', 9],
    ['two lines to one point', '0>0 1>0', 0],
    ['in two gaps', '0>1 1>0 1/0>1 1/1>0', 2],
  ])('%s', (_, joins, expected) => {
    const heights = [86, 86, 86];
    expect(countCrossings(cells([heights, heights, heights], joinsOf(joins)).columns)).toBe(expected);
  });

  it('count the ports of one box as points of their own', () => {
    const fromPorts = (first: number, second: number): number =>
      countCrossings(
        cells(
          [[86], [86, 86]],
          [
            [0, 0, 1, { leftY: first }],
            [0, 0, 0, { leftY: second }],
          ],
        ).columns,
      );
    expect([fromPorts(10, 20), fromPorts(20, 10), fromPorts(10, 10)]).toEqual([1, 0, 0]);
  });

  it('are as many as a count of all pairs finds', () => {
    fc.assert(
      fc.property(anyCells, ({ columns, links }) => {
        expect(countCrossings(columns)).toBe(crossingsByPairs(links));
      }),
      { numRuns: 500 },
    );
  });

  it('of two neighbours depend on who is above', () => {
    const [one, other] = [
      [86, 86],
      [86, 86],
    ];
    const { links } = cells([one!, other!], joinsOf('0>0 0>1 1>0'));
    const far = (link: Link): number => link.right.index;
    expect(crossingsOfPair(links.slice(0, 2), links.slice(2), far)).toBe(1);
    expect(crossingsOfPair(links.slice(2), links.slice(0, 2), far)).toBe(0);
  });
});
