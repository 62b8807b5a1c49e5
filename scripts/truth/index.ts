/** Prints a line per diagram, and sums over those that are large enough to be an architecture. */
import { table } from '../measure/table.js';
import { UNJOINABLE } from './causes.js';
import { type Counts, type Row, rowOf, total } from './row.js';
import { type Picture, picturesOf } from './subjects.js';

/** Minimum number of resources in the sums, because smaller plans only exemplify one rule. */
const LARGE = 10;
/** Generated plans: thousands of copies of one resource, or built-in types without connections. */
const GENERATED = /synth-|weird-/;
/** Number of listed types; the others occur once. */
const TYPES_LISTED = 25;

const HEAD = [
  'picture',
  'resources',
  'icons',
  'silent',
  'loose',
  'large',
  'of these silent',
  'loose',
  'unjoinable',
  'joinable silent',
  'loose',
  'arrows',
  'subnets',
  'empty',
  'named',
  'hidden',
  'unclear',
];

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);

function cells(row: Row): string[] {
  const { silent, loose, first, subnets, empty, named, hidden, unclear } = row;
  const numbers = [row.resources, row.icons, total(silent), total(loose), first.icons, first.silent, first.loose];
  numbers.push(unjoinable(row), total(silent) - unjoinable(row), row.joinableLoose, row.arrows);
  return [row.name, ...[...numbers, subnets, empty, named, hidden, unclear].map(String)];
}

const unjoinable = ({ causes }: Row): number => causes.get(UNJOINABLE) ?? 0;

/** True if the input connects none of the icons: alternatives of one rule, or a part of a larger system. */
const isUnconnected = (row: Row): boolean => row.icons > 0 && unjoinable(row) === row.icons;

const line = (what: string, figure: string): string => `  ${what.padEnd(56)} ${figure.padStart(7)}`;

/** Prints the sums over several diagrams. */
function printSums(title: string, rows: readonly Row[]): void {
  const icons = sum(rows, (row) => row.icons);
  const [silent, loose] = [sum(rows, (row) => total(row.silent)), sum(rows, (row) => total(row.loose))];
  const [empty, subnets] = [sum(rows, (row) => row.empty), sum(rows, (row) => row.subnets)];
  const hidden = sum(rows, (row) => row.hidden);
  const arrows = sum(rows, (row) => row.arrows);
  console.log(`\n${title}: ${rows.length} pictures, ${icons} icons, ${arrows} arrows between them`);
  console.log(line('icons without any arrow', share(silent, icons)));
  console.log(line('icons without arrow and box', share(loose, icons)));
  printFullSize(rows);
  printUnjoinable(rows, icons, silent);
  console.log(
    line('pictures with at most one arrow between two icons', String(rows.filter((row) => row.arrows <= 1).length)),
  );
  console.log(line(`subnets drawn empty, of ${subnets}`, share(empty, subnets)));
  console.log(line('  of these, named by an icon', String(sum(rows, (row) => row.named))));
  console.log(line('  of these, by one that stands in no such network', String(sum(rows, (row) => row.astray))));
  console.log(
    line(
      'hidden resources',
      share(
        hidden,
        sum(rows, (row) => row.resources),
      ),
    ),
  );
  console.log(line('texts that could mean several', String(sum(rows, (row) => row.unclear))));
  list(
    'arrows by the rule of their surest proof',
    rows.map(({ rules }) => rules),
  );
  list(
    'icons without any arrow, by why',
    rows.map(({ causes }) => causes),
  );
  list(
    'icons without any arrow, by type',
    rows.map((row) => row.silent),
  );
  list(
    'icons without arrow and box, by type',
    rows.map((row) => row.loose),
  );
}

function printFullSize(rows: readonly Row[]): void {
  const icons = sum(rows, ({ first }) => first.icons);
  console.log(
    line(
      `of ${icons} icons of the first rank: without any arrow`,
      share(
        sum(rows, ({ first }) => first.silent),
        icons,
      ),
    ),
  );
  console.log(
    line(
      '  without arrow and box',
      share(
        sum(rows, ({ first }) => first.loose),
        icons,
      ),
    ),
  );
}

/** Prints how many icons without edges the input could connect at all. */
function printUnjoinable(rows: readonly Row[], icons: number, silent: number): void {
  const alone = sum(rows, unjoinable);
  console.log(line('icons that nothing in the input could join', share(alone, icons)));
  const joinableLoose = sum(rows, (row) => row.joinableLoose);
  console.log(line(`  of the ${icons - alone} joinable: without any arrow`, share(silent - alone, icons - alone)));
  console.log(line('    without arrow and box', share(joinableLoose, icons - alone)));
  const lists = rows.filter(isUnconnected);
  const rest = rows.filter((row) => !isUnconnected(row));
  const [others, quiet] = [sum(rest, (row) => row.icons), sum(rest, (row) => total(row.silent))];
  console.log(line('pictures in which nothing could join any icon', String(lists.length)));
  console.log(line('  in the others, icons without any arrow', share(quiet, others)));
  console.log(
    line(
      '  in the others, icons without arrow and box',
      share(
        sum(rest, (row) => total(row.loose)),
        others,
      ),
    ),
  );
}

function list(title: string, all: readonly Counts[]): void {
  const sums = new Map<string, number>();
  for (const counts of all) for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  const sorted = [...sums].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  console.log(`  ${title}`);
  for (const [name, count] of sorted.slice(0, TYPES_LISTED)) console.log(line(`  ${name}`, String(count)));
  const rest = sorted.slice(TYPES_LISTED);
  const more = rest.reduce((before, [, count]) => before + count, 0);
  if (rest.length > 0) console.log(line(`  and ${rest.length} more`, String(more)));
}

async function rowFor({ name, read }: Picture): Promise<Row | null> {
  const result = await read();
  return result === null || result.ledger === null ? null : rowOf(name, result.graph, result.ledger);
}

async function main(args: readonly string[]): Promise<void> {
  const rows: Row[] = [];
  for (const picture of picturesOf(args)) {
    const row = await rowFor(picture);
    if (row === null) console.error(`nothing to measure: ${picture.name}`);
    else rows.push(row);
  }
  console.log(table([HEAD, ...rows.map(cells)]));
  const isFixture = ({ name }: Row): boolean => name.startsWith('fixture/');
  const real = rows.filter((row) => !isFixture(row) && row.resources >= LARGE && !GENERATED.test(row.name));
  if (real.length > 0) printSums(`real ones of ${LARGE} resources and more`, real);
  const fixtures = rows.filter(isFixture);
  if (fixtures.length > 0) printSums('fixtures', fixtures);
}

void main(process.argv.slice(2));
