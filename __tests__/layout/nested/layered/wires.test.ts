import type { Bracket } from '../../../../src/layout/nested/layered/columns.js';
import { isStraight, singleWires, splitWire, type Wire, wiresOf } from '../../../../src/layout/nested/layered/wires.js';
import { LANE_GAP } from '../../../../src/layout/nested/spacing.js';
import { cells, type Join, joinsOf } from '../../../support/layered.js';

/** Wires of a gap with three things on either side; each as the heights on its left and right. */
function wires(joins: Join[], brackets: Bracket[] = []): Wire[] {
  const { columns } = cells(
    [
      [20, 20, 20],
      [20, 20, 20, 20],
    ],
    joins,
  );
  for (const column of columns)
    column.forEach((cell, i) => {
      cell.y = i * 100;
    });
  return wiresOf(columns[0]!, brackets);
}
const text = ({ lefts, rights }: Wire): string => `${lefts.join('+')} > ${rights.join('+')}`;

describe('wires', () => {
  it.each([
    ['one line', '0>1', ['10 > 110']],
    ['lines of one source', '0>0 0>1 0>2', ['10 > 10+110+210']],
    ['lines of one target', '0>1 1>1 2>1', ['10+110+210 > 110']],
    ['every source to every target', '0>0 0>2 1>0 1>2', ['10+110 > 10+210']],
    ['two pairs', '0>1 1>0', ['10 > 110', '110 > 10']],
    ['one too few for every to every', '0>0 0>1 1>0', ['10 > 10+110', '110 > 10']],
    ['the source has more lines', '0>0 0>1 1>1 1>2', ['10 > 10+110', '110 > 110+210']],
    ['the target has more lines', '0>1 0>0 1>1 1>3 2>1 2>2', ['10 > 10', '10+110+210 > 110', '110 > 310', '210 > 210']],
    ['sources of the same targets first', '0>0 0>1 1>1 2>1', ['10 > 10', '10 > 110', '110+210 > 110']],
  ])('%s', (_, joins, expected) => {
    expect(wires(joinsOf(joins)).map(text).sort()).toEqual(expected);
  });

  it.each([
    ['kinds', { kind: 'east dashed' }, ['10 > 10', '10 > 110']],
    ['heights of one box', { leftY: 15 }, ['10 > 10', '15 > 110']],
  ])('keep %s apart', (_, more, expected) => {
    const joins: Join[] = [
      [0, 0, 0],
      [0, 0, 1, more],
    ];
    expect(wires(joins).map(text).sort()).toEqual(expected);
  });

  it('are straight where both ends are level to the eye', () => {
    expect(wires([[0, 0, 0]]).map(isStraight)).toEqual([true]);
    expect(wires([[0, 0, 0, { rightY: 10.4 }]]).map(isStraight)).toEqual([true]);
    expect(wires([[0, 0, 0, { rightY: 11 }]]).map(isStraight)).toEqual([false]);
    expect(
      wires([
        [0, 0, 0],
        [0, 0, 1],
      ]).map(isStraight),
    ).toEqual([false]);
  });

  it('meet the left column twice in a bracket', () => {
    const [upper, , lower] = cells([[20, 20, 20]], []).columns[0]!;
    lower!.y = 200;
    const [wire] = wires([], [{ upper: { cell: upper!, y: 5 }, lower: { cell: lower!, y: 7 }, trackX: 0 }]);
    expect([wire!.lefts, wire!.rights, wire!.top, wire!.bottom]).toEqual([[5, 207], [], 5, 207]);
  });

  it('come apart into single lines', () => {
    const [star] = wires([
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(singleWires(star!).map(text)).toEqual(['10 > 10', '10 > 110']);
  });
});

describe('a wire that goes around', () => {
  const split = (taken: number[]): number => {
    const [wire] = wires([[0, 0, 2]]);
    const [first, second] = splitWire(wire!, taken);
    const { y } = wire!.links[0]!.detour!;
    expect([text(first), text(second)]).toEqual([`10 > ${y}`, `${y} > 210`]);
    expect([first.half, second.half]).toEqual(['first', 'second']);
    return y;
  };

  it.each([
    ['in the middle', [10, 210], 110],
    ['beside what is there', [10, 210, 108], 130],
    ['on the other side', [10, 210, 108, 125], 90],
    ['in the middle where no height is free', [...Array(30).keys()].map((i) => i * 8), 110],
  ])('does so %s', (_, taken, expected) => {
    expect(split(taken)).toBe(expected);
  });

  it('keeps clear of other lines where it can', () => {
    const taken = [10, 95, 110, 133, 210];
    expect(Math.min(...taken.map((y) => Math.abs(y - split(taken))))).toBeGreaterThanOrEqual(LANE_GAP);
  });
});
