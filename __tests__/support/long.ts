/**
 * How much runs. `npm test` alone leaves out the long tests and most rows of long tables; with `GROUNDPLAN_LONG=1`, as in
 * `.ci/run`, every test file runs, and the same part of long tables; with `GROUNDPLAN_LONG=all`, as in CI, everything runs.
 * A part is always the same part, and the last lines of a run count what it has left out: scripts/jest/reporter.cjs.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FOLDER } from './temporary.js';

const { GROUNDPLAN_LONG } = process.env;

export const IS_WHOLE = GROUNDPLAN_LONG === 'all';
export const IS_LONG = IS_WHOLE || GROUNDPLAN_LONG === '1';

/** Counts tests that are not registered, for the last lines of the run. */
function leaveOut(count: number): void {
  if (count > 0 && RUN_FOLDER !== null) appendFileSync(join(RUN_FOLDER, 'left-out'), `${count}\n`);
}

/** Returns the rows of which a run that is not whole registers as many as are kept. */
function keep<T>(rows: readonly T[], kept: readonly T[]): readonly T[] {
  if (IS_WHOLE) return rows;
  leaveOut(rows.length - kept.length);
  return kept;
}

/** Returns all rows in a whole run, and every n-th otherwise. */
export const portion = <T>(rows: readonly T[], n: number): readonly T[] =>
  keep(
    rows,
    rows.filter((_, at) => at % n === 0),
  );

let turn = 0;

/** Returns all rows in a whole run, and one otherwise: the next call in a test file returns the next one of its rows. */
export const inTurn = <T>(rows: readonly T[]): readonly T[] => keep(rows, [rows[turn++ % rows.length] as T]);

/** Registers a test that short runs leave out. */
export function longTest(name: string, run: () => Promise<void>): void {
  if (IS_LONG) test(name, run);
  else leaveOut(1);
}

/** Returns how many cases the runs of a property have to meet, where a whole run meets so many. */
export const casesMet = (number: number): number => (IS_WHOLE ? number : number / 5);
