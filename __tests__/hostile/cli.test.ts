/** Every hostile repository on the command line: nothing is executed, read, reached or written, and it ends. */
import { CORPUS } from './corpus/index.js';
import { tryOnCli } from './runners/cli.js';
import { ALL, isAsked } from './support/bundle.js';
import type { Table } from './support/hostile.js';
import { inPairs } from './support/pool.js';
import { harmed, type Tried, tally } from './support/verdict.js';

const tried: Tried[] = [];

const attemptsOf = ({ rows }: Table) =>
  rows
    .filter(
      (row) =>
        isAsked(row) && (ALL || row.isHeavy !== true) && row.notOnCli === undefined && row.isForStrangersOnly !== true,
    )
    .flatMap((row) => (row.ways ?? ['offline', 'static']).slice(0, ALL ? undefined : 1).map((way) => ({ row, way })));

test.each(CORPUS.map((table) => [table.about, table] as const))(
  '%s: nothing is got',
  async (_, table) => {
    const results = await inPairs(attemptsOf(table), ({ row, way }) => tryOnCli(row, way));
    tried.push(...results);
    process.stdout.write(`${tally(table.about, results)}\n`);
    expect(harmed(results)).toEqual([]);
  },
  600_000,
);

afterAll(() => {
  process.stdout.write(`${tally('command line', tried)}\n`);
});
