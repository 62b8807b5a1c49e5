/** Prints a line per diagram, and sums over those that are large enough to be an architecture. */
import { table } from '../measure/table.js';
import { UNCONNECTABLE } from './causes.js';
import { type Counts, type Row, rowOf, total } from './row.js';
import { type DiagramSource, diagramSourcesOf } from './subjects.js';

/** Minimum number of resources in the sums, because smaller plans only exemplify one rule. */
const LARGE = 10;
/** Generated plans: thousands of copies of one resource, or built-in types without connections. */
const GENERATED = /synth-|weird-/;
/** Number of listed types; the others occur once. */
const TYPES_LISTED = 25;

const HEAD = [
  'diagram',
  'resources',
  'icons',
  'unconnected',
  'unplaced',
  'large',
  'large unconnected',
  'large unplaced',
  'unconnectable',
  'connectable unconnected',
  'connectable unplaced',
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
  const { unconnected, unplaced, fullSize, subnets, empty, named, hidden, unclear } = row;
  const numbers = [
    row.resources,
    row.icons,
    total(unconnected),
    total(unplaced),
    fullSize.icons,
    fullSize.unconnected,
    fullSize.unplaced,
  ];
  numbers.push(unconnectable(row), total(unconnected) - unconnectable(row), row.connectableUnplaced, row.edges);
  return [row.name, ...[...numbers, subnets, empty, named, hidden, unclear].map(String)];
}

const unconnectable = ({ causes }: Row): number => causes.get(UNCONNECTABLE) ?? 0;

/** True if the input connects none of the icons: alternatives of one rule, or a part of a larger system. */
const isUnconnectable = (row: Row): boolean => row.icons > 0 && unconnectable(row) === row.icons;

const line = (what: string, figure: string): string => `  ${what.padEnd(56)} ${figure.padStart(7)}`;

/** Prints the sums over several diagrams. */
function printSums(title: string, rows: readonly Row[]): void {
  const icons = sum(rows, (row) => row.icons);
  const [unconnected, unplaced] = [sum(rows, (row) => total(row.unconnected)), sum(rows, (row) => total(row.unplaced))];
  const [empty, subnets] = [sum(rows, (row) => row.empty), sum(rows, (row) => row.subnets)];
  const hidden = sum(rows, (row) => row.hidden);
  const arrows = sum(rows, (row) => row.edges);
  console.log(`\n${title}: ${rows.length} diagrams, ${icons} icons, ${arrows} arrows between them`);
  console.log(line('icons without any arrow', share(unconnected, icons)));
  console.log(line('icons without arrow and box', share(unplaced, icons)));
  printFullSize(rows);
  printUnconnectable(rows, icons, unconnected);
  console.log(
    line('diagrams with at most one arrow between two icons', String(rows.filter((row) => row.edges <= 1).length)),
  );
  console.log(line(`subnets drawn empty, of ${subnets}`, share(empty, subnets)));
  console.log(line('  of these, named by an icon', String(sum(rows, (row) => row.named))));
  console.log(line('  of these, by one outside of its network', String(sum(rows, (row) => row.outsideNetwork))));
  console.log(
    line(
      'hidden resources',
      share(
        hidden,
        sum(rows, (row) => row.resources),
      ),
    ),
  );
  console.log(line('texts that fit several resources', String(sum(rows, (row) => row.unclear))));
  list(
    'arrows by the rule of their strongest evidence',
    rows.map(({ rules }) => rules),
  );
  list(
    'icons without any arrow, by cause',
    rows.map(({ causes }) => causes),
  );
  list(
    'icons without any arrow, by type',
    rows.map((row) => row.unconnected),
  );
  list(
    'icons without arrow and box, by type',
    rows.map((row) => row.unplaced),
  );
}

function printFullSize(rows: readonly Row[]): void {
  const icons = sum(rows, ({ fullSize }) => fullSize.icons);
  console.log(
    line(
      `of ${icons} icons in full size: without any arrow`,
      share(
        sum(rows, ({ fullSize }) => fullSize.unconnected),
        icons,
      ),
    ),
  );
  console.log(
    line(
      '  without arrow and box',
      share(
        sum(rows, ({ fullSize }) => fullSize.unplaced),
        icons,
      ),
    ),
  );
}

/** Prints how many icons without edges the input could connect at all. */
function printUnconnectable(rows: readonly Row[], icons: number, unconnected: number): void {
  const alone = sum(rows, unconnectable);
  console.log(line('icons that the input cannot connect', share(alone, icons)));
  const connectableUnplaced = sum(rows, (row) => row.connectableUnplaced);
  console.log(
    line(`  of the ${icons - alone} connectable: without any arrow`, share(unconnected - alone, icons - alone)),
  );
  console.log(line('    without arrow and box', share(connectableUnplaced, icons - alone)));
  const lists = rows.filter(isUnconnectable);
  const rest = rows.filter((row) => !isUnconnectable(row));
  const [others, quiet] = [sum(rest, (row) => row.icons), sum(rest, (row) => total(row.unconnected))];
  console.log(line('diagrams without connectable icons', String(lists.length)));
  console.log(line('  in the others, icons without any arrow', share(quiet, others)));
  console.log(
    line(
      '  in the others, icons without arrow and box',
      share(
        sum(rest, (row) => total(row.unplaced)),
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

async function rowFor({ name, read }: DiagramSource): Promise<Row | null> {
  const result = await read();
  return result === null || result.ledger === null ? null : rowOf(name, result.graph, result.ledger);
}

async function main(args: readonly string[]): Promise<void> {
  const rows: Row[] = [];
  for (const diagram of diagramSourcesOf(args)) {
    const row = await rowFor(diagram);
    if (row === null) console.error(`nothing to measure: ${diagram.name}`);
    else rows.push(row);
  }
  console.log(table([HEAD, ...rows.map(cells)]));
  const isFixture = ({ name }: Row): boolean => name.startsWith('fixture/');
  const real = rows.filter((row) => !isFixture(row) && row.resources >= LARGE && !GENERATED.test(row.name));
  if (real.length > 0) printSums(`real diagrams of ${LARGE} resources or more`, real);
  const fixtures = rows.filter(isFixture);
  if (fixtures.length > 0) printSums('fixtures', fixtures);
}

void main(process.argv.slice(2));
