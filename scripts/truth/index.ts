/** Prints a line a picture, and the sums over real plans that are large enough to be an architecture. */
import { readFileSync } from 'node:fs';
import { corpusSubjects, fixtureSubjects, type Subject } from '../../__tests__/support/pictures.js';
import { readGraph } from '../../src/diagram/read.js';
import { InvalidInput } from '../../src/errors.js';
import { table } from '../measure/table.js';
import { type Row, rowOf } from './row.js';

/** Smaller plans are examples of one rule. */
const LARGE = 10;
/** Made by programs: one resource in thousands of copies, or built-in types that nothing can connect. */
const MADE_UP = /synth-|weird-/;

const HEAD = ['picture', 'resources', 'icons', 'silent', 'loose', 'arrows', 'subnets', 'empty', 'hidden'];

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);

const cells = (row: Row): string[] => [
  row.name,
  ...[row.resources, row.icons, row.silent, row.loose, row.arrows, row.subnets, row.empty, row.hidden].map(String),
];

function say(title: string, rows: readonly Row[]): void {
  const icons = sum(rows, (row) => row.icons);
  const subnets = sum(rows, (row) => row.subnets);
  const lines = [
    [
      'icons without any arrow',
      share(
        sum(rows, (row) => row.silent),
        icons,
      ),
    ],
    [
      'icons without arrow and box',
      share(
        sum(rows, (row) => row.loose),
        icons,
      ),
    ],
    ['pictures with at most one arrow between two resources', String(rows.filter((row) => row.arrows <= 1).length)],
    [
      'subnets drawn empty',
      share(
        sum(rows, (row) => row.empty),
        subnets,
      ),
    ],
    [
      'hidden resources',
      share(
        sum(rows, (row) => row.hidden),
        sum(rows, (row) => row.resources),
      ),
    ],
  ] as const;
  console.log(
    `\n${title}: ${rows.length} pictures, ${icons} icons, ${sum(rows, (row) => row.arrows)} arrows between them`,
  );
  for (const [what, figure] of lines) console.log(`  ${what.padEnd(56)} ${figure.padStart(7)}`);
  const rules = new Map<string, number>();
  for (const row of rows) for (const [rule, count] of row.rules) rules.set(rule, (rules.get(rule) ?? 0) + count);
  console.log('  arrows by the rule of their surest proof');
  for (const [rule, count] of [...rules].sort((a, b) => b[1] - a[1])) {
    console.log(`    ${rule.padEnd(54)} ${String(count).padStart(7)}`);
  }
}

async function rowFor({ name, sources }: Subject): Promise<Row | null> {
  try {
    const { graph, ledger } = await readGraph(sources);
    return ledger === null ? null : rowOf(name, graph, ledger);
  } catch (error) {
    // A file that is no plan on purpose, or has nothing to draw.
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

async function main(args: readonly string[]): Promise<void> {
  const given = args.filter((arg) => arg.endsWith('.json'));
  const words = args.filter((arg) => !arg.endsWith('.json'));
  const corpus = given.length > 0 ? [] : corpusSubjects();
  if (given.length === 0 && corpus.length === 0) console.error('SKIPPED: no corpus of real plans at ../shared/corpus');
  const files = given.map((name): Subject => {
    return { name, sources: { kind: 'any', file: { name, bytes: readFileSync(name) }, dot: null } };
  });
  const rows: Row[] = [];
  for (const subject of [...files, ...corpus, ...(given.length > 0 ? [] : fixtureSubjects())]) {
    if (words.length > 0 && !words.some((word) => subject.name.includes(word))) continue;
    const row = await rowFor(subject);
    if (row !== null) rows.push(row);
  }
  console.log(table([HEAD, ...rows.map(cells)]));
  const isReal = ({ name, resources }: Row): boolean => resources >= LARGE && !MADE_UP.test(name);
  const real = rows.filter((row) => !row.name.startsWith('fixture/') && isReal(row));
  if (real.length > 0) say(`real plans of ${LARGE} resources and more`, real);
  const fixtures = rows.filter(({ name }) => name.startsWith('fixture/'));
  if (fixtures.length > 0) say('fixtures', fixtures);
}

void main(process.argv.slice(2));
