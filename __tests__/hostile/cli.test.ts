/** Every hostile repository on the command line: nothing is executed, read, reached or written, and it ends. */
import { needs } from '../support/tools.js';
import { CORPUS } from './corpus/index.js';
import { tryOnCli } from './runners/cli.js';
import { ALL, IS_NARROW, isAsked, isInPart } from './support/bundle.js';
import type { Table } from './support/hostile.js';
import { inPairs } from './support/pool.js';
import { harmed, type Tried, tally } from './support/verdict.js';

const tried: Tried[] = [];

/** Every second row where not all are tried: neighbours in a table are siblings of one attack. */
const isInTurn = (_: unknown, at: number): boolean => ALL || IS_NARROW || at % 2 === 0;

const attemptsOf = ({ rows }: Table) =>
  rows
    .filter(
      (row) =>
        isAsked(row) && (ALL || row.isHeavy !== true) && row.notOnCli === undefined && row.isForStrangersOnly !== true,
    )
    .filter(isInTurn)
    .flatMap((row) => (row.ways ?? ['offline', 'static']).slice(0, ALL ? undefined : 1).map((way) => ({ row, way })))
    .filter(isInPart);

const { it } = needs('terraform');

it.each(CORPUS.map((table) => [table.about, table] as const))(
  '%s: nothing is got',
  async (_, table) => {
    const results = await inPairs(attemptsOf(table), ({ row, way }) => tryOnCli(row, way));
    tried.push(...results);
    process.stdout.write(`${tally(table.about, results)}\n`);
    expect(harmed(results)).toEqual([]);
  },
  600_000,
);

it('is no wall of errors: much of it is drawn all the same', () => {
  const drawn = tried.filter(({ code }) => code === 0).length;
  if (tried.length > 100) expect(drawn / tried.length).toBeGreaterThan(1 / 3);
});

afterAll(() => {
  process.stdout.write(`${tally('command line', tried)}\n`);
});
