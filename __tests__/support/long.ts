/** True where all tests run in full: in `.ci/run` and in CI. `npm test` alone runs a part of the long ones, always the same part. */
export const IS_LONG = process.env.GROUNDPLAN_LONG === '1';

/** Returns all rows in a long run, and every n-th otherwise. */
export const portion = <T>(rows: readonly T[], n: number): readonly T[] =>
  IS_LONG ? rows : rows.filter((_, at) => at % n === 0);

/** Registers a test that only a long run has. */
export function longTest(name: string, run: () => Promise<void>): void {
  if (IS_LONG) test(name, run);
}

/** Returns how many cases the runs of a property have to meet, where a full run meets so many. */
export const casesMet = (number: number): number => (IS_LONG ? number : number / 5);
