/** Every hostile repository on the command line: nothing is executed, read, reached or written, and it ends. */
import { IS_WHOLE } from '../support/long.js';
import { needs } from '../support/tools.js';
import { CORPUS } from './corpus/index.js';
import { type Attempt, tryOnCli } from './runners/cli.js';
import { ALL, IS_NARROW, isAsked, isInPart } from './support/bundle.js';
import { leaders } from './support/chosen.js';
import { allRowsOf, isForCli, rowsOf } from './support/division.js';
import type { Table, Way } from './support/hostile.js';
import { inPairs } from './support/pool.js';
import { harmed, type Tried, tally } from './support/verdict.js';

const tried: Tried[] = [];

const ROWS = new Set(IS_NARROW ? allRowsOf('cli').filter(isAsked) : rowsOf('cli'));

/**
 * In a whole run the first of each class goes all ways, and becomes pixels, which takes three times as long. Otherwise each row
 * goes its most telling way, and reading code statically is left to commands.test.ts.
 */
function attemptsOf(table: Table): readonly Attempt[] {
  const first = leaders(table.rows.filter((row) => IS_WHOLE && isForCli(row) && (ALL || row.isHeavy !== true)));
  return table.rows
    .filter((row) => ROWS.has(row))
    .flatMap((row) => {
      const isWhole = ALL || first.has(row);
      const ways = row.ways ?? ['offline', 'static'];
      const formats = (way: Way) => (ALL || (isWhole && way === ways[0]) ? 'svg,png' : 'svg');
      return ways.slice(0, isWhole ? undefined : 1).map((way) => ({ row, way, formats: formats(way) }));
    })
    .filter(isInPart);
}

const { it } = needs('terraform');

it.each(CORPUS.map((table) => [table.about, table] as const))('%s: nothing is got', async (_, table) => {
  const results = await inPairs(attemptsOf(table), (attempt) => tryOnCli(attempt));
  tried.push(...results);
  process.stdout.write(`${tally(table.about, results)}\n`);
  expect(harmed(results)).toEqual([]);
});

it('is no wall of errors: much of it is drawn all the same', () => {
  const drawn = tried.filter(({ code }) => code === 0).length;
  if (tried.length > 100) expect(drawn / tried.length).toBeGreaterThan(1 / 3);
});

afterAll(() => {
  process.stdout.write(`${tally('command line', tried)}\n`);
});
