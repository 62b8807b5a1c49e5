/**
 * How much runs. `npm test` alone leaves out the long tests and most rows of long tables; with `GROUNDPLAN_LONG=1`, as in
 * `.ci/run`, every test file runs, and of each long table a fifth or more; with `GROUNDPLAN_LONG=all`, as in CI, everything runs.
 * A part is always the same part.
 */
const { GROUNDPLAN_LONG } = process.env;

export const IS_WHOLE = GROUNDPLAN_LONG === 'all';
export const IS_LONG = IS_WHOLE || GROUNDPLAN_LONG === '1';

/** One row of so many, in a long run. */
const SHARE_OF_LONG = 5;

/** Returns all rows in a whole run, every fifth at least in a long one, and every n-th otherwise. */
export const portion = <T>(rows: readonly T[], n: number): readonly T[] => {
  const every = IS_WHOLE ? 1 : IS_LONG ? Math.min(n, SHARE_OF_LONG) : n;
  return rows.filter((_, at) => at % every === 0);
};

/** Registers a test that short runs leave out. */
export function longTest(name: string, run: () => Promise<void>): void {
  if (IS_LONG) test(name, run);
}

/** Returns how many cases the runs of a property have to meet, where a whole run meets so many. */
export const casesMet = (number: number): number => (IS_WHOLE ? number : number / 5);
