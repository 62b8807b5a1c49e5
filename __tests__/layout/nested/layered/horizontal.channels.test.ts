import fc from 'fast-check';
import { assignSlots, cost } from '../../../../src/layout/nested/layered/horizontal.js';
import { isStraight, type Wire, wiresOf } from '../../../../src/layout/nested/layered/wires.js';
import { LINE_GAP } from '../../../../src/layout/nested/spacing.js';
import { cells, type Join } from '../../../support/layered.js';

/** Lines between things of no height at these heights. */
function wires(lines: readonly (readonly [left: number, right: number])[]): Wire[] {
  const lefts = [...new Set(lines.map(([y]) => y))].sort((a, b) => a - b);
  const rights = [...new Set(lines.map(([, y]) => y))].sort((a, b) => a - b);
  const joins = lines.map(([left, right]): Join => [0, lefts.indexOf(left), rights.indexOf(right)]);
  const { columns } = cells([lefts.map(() => 0), rights.map(() => 0)], joins);
  [lefts, rights].forEach((heights, c) => {
    for (const cell of columns[c]!) cell.y = heights[cell.index]!;
  });
  return wiresOf(columns[0]!, []);
}
const one = (left: number, right: number): Wire => wires([[left, right]])[0]!;
const text = ({ lefts, rights, half }: Wire): string => `${lefts}>${rights}${half ? ` ${half}` : ''}`;

const OVERLAP = 1_000;

describe('the cost of one run left of another', () => {
  it.each([
    ['nothing to do with each other', one(0, 50), one(100, 150), 0],
    ['down, and down from below', one(0, 100), one(50, 150), 2],
    ['turned first from below', one(50, 150), one(0, 100), 0],
    ['crossing either way', one(0, 100), one(100.5, 40), OVERLAP],
    ['ends where the other starts', one(0, 50), one(50, 100), OVERLAP],
    ['starts where the other ends', one(50, 100), one(0, 50), 0],
    ['ends close to where the other starts', one(0, 50), one(50 + LINE_GAP - 1, 100), 2],
    ['ends clear of where the other starts', one(0, 50), one(50 + LINE_GAP, 100), 0],
    ['nested', one(0, 100), one(40, 60), 1],
    ['around it', one(40, 60), one(0, 100), 1],
  ])('%s', (_, first, second, expected) => {
    expect(Math.min(cost(first, second), OVERLAP)).toBe(expected);
  });

  it('puts the parts of a split line in their order', () => {
    const whole = one(0, 100);
    const first = { ...whole, half: 'first' } as const;
    const second = { ...whole, half: 'second' } as const;
    expect([cost(first, second), cost(second, first)]).toEqual([0, OVERLAP]);
  });
});

describe('slots', () => {
  it.each([
    ['a straight line needs none', [[10, 10]], 0],
    [
      'lines far from each other share one',
      [
        [0, 50],
        [100, 150],
        [200, 250],
      ],
      1,
    ],
    [
      'lines side by side need one each',
      [
        [0, 60],
        [20, 80],
        [40, 100],
      ],
      3,
    ],
    [
      'a hub is one line',
      [
        [0, 10],
        [0, 60],
        [0, 110],
      ],
      1,
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(assignSlots(wires(lines)).slots).toBe(expected);
  });

  it('do not cross lines that need not cross', () => {
    const { wires: done } = assignSlots(
      wires([
        [0, 60],
        [20, 80],
        [40, 100],
        [60, 120],
      ]),
    );
    const slots = Object.fromEntries(done.map((wire) => [text(wire), wire.slot]));
    expect(slots).toEqual({ '60>120': 0, '40>100': 1, '20>80': 2, '0>60': 3 });
  });

  it('split a line where two each end where the other starts', () => {
    const { wires: done, slots } = assignSlots(
      wires([
        [0, 100],
        [100, 0],
      ]),
    );
    expect(done.map(text).sort()).toEqual(['0>50 first', '100>0', '50>100 second']);
    expect(slots).toBe(3);
  });

  it('take a bundle apart that cannot be passed', () => {
    const { wires: done } = assignSlots(
      wires([
        [0, 100],
        [0, 200],
        [100, 0],
        [200, 0],
      ]),
    );
    expect(overlaps(done)).toEqual([]);
  });

  it('are as many as lines that all pass each other, in a gap that is too full to improve', () => {
    const lines = [...Array(160).keys()].map((i) => [i * 20, 3200 + ((i * 37) % 160) * 20] as const);
    const { wires: done, slots } = assignSlots(wires(lines));
    expect([done.length, slots]).toEqual([160, 160]);
  });

  const heights = fc.shuffledSubarray(
    [...Array(9).keys()].map((i) => i * 40),
    { minLength: 1, maxLength: 9 },
  );
  const anyLines = fc
    .tuple(heights, heights)
    .map(([lefts, rights]) => lefts.slice(0, rights.length).map((y, i) => [y, rights[i]!] as const));

  it('are never shared by runs that overlap', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { wires: done, slots } = assignSlots(wires(lines));
        const runs = done.filter((wire) => !isStraight(wire));
        for (const wire of runs) expect(wire.slot >= 0 && wire.slot < slots).toBe(true);
        runs.forEach((a, i) => {
          for (const b of runs.slice(i + 1))
            if (a.slot === b.slot) expect(a.top > b.bottom || b.top > a.bottom).toBe(true);
        });
      }),
    );
  });

  it('leave no line lying on another one', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(overlaps(assignSlots(wires(lines)).wires)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Pairs of which one arrives on the right at a height at which the other one still runs from the left. */
function overlaps(done: readonly Wire[]): string[] {
  const runs = done.filter((wire) => !isStraight(wire)).sort((a, b) => a.slot - b.slot);
  return runs.flatMap((first, i) =>
    runs
      .slice(i + 1)
      .filter(({ lefts }) => lefts.some((y) => first.rights.some((other) => Math.abs(y - other) < 5)))
      .filter((second) => second.links[0] !== first.links[0])
      .map((second) => `${text(first)} / ${text(second)}`),
  );
}
