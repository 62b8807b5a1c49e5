/** Prints the table of all diagrams, sorted by name, and medians. Only the milliseconds differ between runs. */

import { BOX_HOLE, SHEET_HOLE } from '../../__tests__/support/finish.js';
import { generatedSubjects } from '../../__tests__/support/pictures.js';
import { LINE_BOX_HEIGHT } from '../../__tests__/support/reading.js';
import { addCases, noCases, type Stability } from '../../__tests__/support/stability-cases.js';
import { SCREEN } from '../../src/layout/scene/measures.js';
import { CAPTION_LEGIBLE, OVERVIEW_ICONS } from '../../src/limits.js';
import { type DiagramSource, diagramSourcesOf, ofSubject } from '../truth/subjects.js';
import { hasDot } from './dot.js';
import { measureGraph, type Row } from './row.js';
import { median, table } from './table.js';

/** Number of listed detours. */
const LONGEST = 10;

/** Sizes of the synthetic graphs. */
const GENERATED = [30, 100, 200, 500, 1000, 10_000];

/** Title and value of each column. */
const COLUMNS: readonly (readonly [string, (row: Row) => string | number])[] = [
  ['diagram', ({ name }) => name],
  ['nodes', ({ nodes }) => nodes],
  ['edges', ({ edges }) => edges],
  ['overlaps', ({ faults }) => faults.overlaps],
  ['outside', ({ faults }) => faults.outside],
  ['icons', ({ faults }) => faults.throughIcons],
  ['captions', ({ faults }) => faults.throughCaptions],
  ['boxes', ({ faults }) => faults.throughBoxes],
  ['titles', ({ faults }) => faults.throughTitles],
  ['detached', ({ faults }) => faults.detached],
  ['shared', ({ faults }) => faults.shared],
  ['labels', ({ faults }) => faults.labels],
  ['close', ({ lines }) => lines.close.length],
  ['heads', ({ lines }) => lines.heads.length],
  ['uneven', ({ finish }) => finish.uneven.length],
  ['off axis', ({ finish }) => finish.offAxis.length],
  ['public right of private', ({ finish }) => finish.publicRight.length],
  ['holes', ({ finish }) => finish.holes.length],
  ['largest hole', ({ finish }) => percent(finish.whitest)],
  ['unranked', ({ finish }) => finish.unranked.length],
  ['hollow', ({ reading }) => reading.hollow],
  ['copies', ({ reading }) => reading.copies],
  ['caption px', ({ reading }) => reading.caption.toFixed(1)],
  ['empty', ({ reading }) => percent(reading.empty)],
  ['merged', ({ lines }) => lines.merged.length],
  ['detour', ({ lines }) => worst(lines.detours).toFixed(1)],
  ['crossings', ({ figures }) => figures.crossings],
  ['bends', ({ figures }) => figures.bends],
  ['length', ({ figures }) => Math.round(figures.length)],
  ['bends each', ({ edges, figures }) => each(figures.bends, edges, 1)],
  ['length each', ({ edges, figures }) => each(figures.length, edges, 0)],
  ['ink', ({ figures }) => Math.round(figures.ink)],
  ['white', ({ figures }) => percent(figures.white)],
  ['aspect', ({ figures }) => figures.aspect.toFixed(2)],
  ['bytes', ({ bytes }) => bytes],
  ['ms', ({ milliseconds }) => milliseconds.toFixed(0)],
  ['dot crossings', ({ dot }) => dot?.crossings ?? '-'],
  ['dot length', ({ dot }) => (dot ? Math.round(dot.length) : '-')],
];

const worst = (detours: Row['lines']['detours']): number =>
  detours.reduce((most, [, times]) => Math.max(most, times), 0);

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const each = (sum: number, edges: number, digits: number): string =>
  edges === 0 ? '-' : (sum / edges).toFixed(digits);

/** Returns our figure divided by that of Graphviz; 1 if both are 0. */
const ratio = (ours: number, dots: number): number => (ours === dots ? 1 : ours / dots);

function printRatios(rows: readonly Row[]): void {
  const both = rows.flatMap(({ edges, figures, dot }) => (dot && edges > 0 ? [{ figures, dot }] : []));
  const crossed = both.filter(({ figures, dot }) => figures.crossings + dot.crossings > 0);
  const lines: [string, number[]][] = [
    ['crossings, all diagrams with edges', both.map(({ figures, dot }) => ratio(figures.crossings, dot.crossings))],
    ['crossings, where either has any', crossed.map(({ figures, dot }) => ratio(figures.crossings, dot.crossings))],
    ['length of lines as drawn (ink)', both.map(({ figures, dot }) => ratio(figures.ink, dot.length))],
    ['total edge length', both.map(({ figures, dot }) => ratio(figures.length, dot.length))],
  ];
  console.log('\nours / dot, medians (target: at most 1.00)');
  for (const [what, ratios] of lines) {
    const middle = ratios.length > 0 ? median(ratios).toFixed(2) : '-';
    console.log(`  ${what.padEnd(36)} ${middle.padStart(5)}  of ${ratios.length} diagrams`);
  }
}

function printReading(rows: readonly Row[]): void {
  const small = rows.filter(({ nodes }) => nodes <= OVERVIEW_ICONS);
  const tiny = (of: readonly Row[]): string => {
    const count = of.filter(({ reading }) => reading.caption < CAPTION_LEGIBLE).length;
    return `${count} of ${of.length} (${of.length === 0 ? '-' : percent(count / of.length)})`;
  };
  const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const middle = (of: (row: Row) => number, among = rows, digits = 2): string =>
    among.length === 0 ? '-' : median(among.map(of)).toFixed(digits);
  const joined = rows.filter(({ edges }) => edges > 0);
  const lines: [string, string | number][] = [
    [`captions under ${CAPTION_LEGIBLE} px on ${SCREEN.width} x ${SCREEN.height}, all diagrams`, tiny(rows)],
    [`captions under ${CAPTION_LEGIBLE} px, up to ${OVERVIEW_ICONS} icons (target: at most 5 %)`, tiny(small)],
    [`empty boxes over ${LINE_BOX_HEIGHT} px high (target: 0)`, sum(({ reading }) => reading.hollow)],
    ['icons that are another copy of one resource', sum(({ reading }) => reading.copies)],
    ['captions in px, median', middle(({ reading }) => reading.caption)],
    ['empty share of the area, median', middle(({ reading }) => reading.empty)],
    ['bends an arrow, median', middle(({ edges, figures }) => figures.bends / edges, joined)],
    ['length an arrow, median', middle(({ edges, figures }) => figures.length / edges, joined, 0)],
  ];
  console.log('\nreading');
  for (const [what, figure] of lines) console.log(`  ${what.padEnd(60)} ${figure}`);
}

function printFinish(rows: readonly Row[]): void {
  const sum = (of: (finish: Row['finish']) => readonly string[]): string => {
    const counts = rows.map(({ finish }) => of(finish).length);
    return `${counts.reduce((all, count) => all + count, 0)} in ${counts.filter((count) => count > 0).length} diagrams`;
  };
  const white = rows.map(({ finish }) => finish.whitest);
  const lines: [string, string][] = [
    ['boxes of a row with different heights (target: 0)', sum(({ uneven }) => uneven)],
    ['second rows off the axis (target: 0)', sum(({ offAxis }) => offAxis)],
    ['public right of private (target: 0)', sum(({ publicRight }) => publicRight)],
    [`boxes with a hole over ${percent(BOX_HOLE)}`, sum(({ holes }) => holes)],
    [
      `sheets with a hole over ${percent(SHEET_HOLE)}`,
      `${white.filter((share) => share > SHEET_HOLE).length} of ${rows.length}`,
    ],
    [
      'largest empty rectangle of a sheet, median and maximum',
      `${percent(median(white))}, ${percent(Math.max(...white))}`,
    ],
    ['icons outside strips without a request or event', sum(({ unranked }) => unranked)],
  ];
  console.log('\nfinish');
  for (const [what, figure] of lines) console.log(`  ${what.padEnd(60)} ${figure}`);
}

function printDetours(rows: readonly Row[]): void {
  const drawn = rows.filter(({ name }) => !name.startsWith('generated/'));
  const all = drawn.flatMap(({ name, lines }) => lines.detours.map(([edge, times]) => ({ name, edge, times })));
  if (all.length === 0) return;
  console.log('\ndetours: length of an edge over the shortest way along and across, without generated diagrams');
  console.log(`  median ${median(all.map(({ times }) => times)).toFixed(2)}`);
  const longest = [...all].sort((a, b) => b.times - a.times).slice(0, LONGEST);
  for (const { name, edge, times } of longest) console.log(`  ${times.toFixed(1).padStart(5)}  ${name}  ${edge}`);
}

function printStability(stability: Stability): void {
  console.log('\norders of unrelated siblings that turn around with one resource (target: a median of at most 5 %)');
  for (const [what, shares] of Object.entries(stability)) {
    if (shares.length === 0) continue;
    const mean = shares.reduce((sum: number, share: number) => sum + share, 0) / shares.length;
    const [middle, average] = [median(shares), mean].map((share) => `${(100 * share).toFixed(1)} %`.padStart(7));
    console.log(`  ${what.padEnd(8)} median ${middle}, mean ${average}  of ${shares.length} cases`);
  }
}

/** Returns the diagrams to measure: given files and directories alone, as in `npm run truth`; otherwise synthetic graphs as well. */
function diagramSourcesFor(args: readonly string[]): readonly DiagramSource[] {
  const sources = diagramSourcesOf(args);
  if (sources.some(({ name }) => args.includes(name))) return sources;
  const generated = generatedSubjects(GENERATED).filter(
    ({ name }) => args.length === 0 || args.some((word) => name.includes(word)),
  );
  return [...sources, ...generated.map(ofSubject)];
}

async function main(args: readonly string[]): Promise<void> {
  const withDot = hasDot();
  if (!withDot) console.error('SKIPPED: no comparison, dot is not installed');
  const rows: Row[] = [];
  const stability = noCases();
  for (const { name, read } of diagramSourcesFor(args)) {
    const result = await read();
    if (result === null) continue;
    rows.push(await measureGraph(name, result.graph, withDot));
    addCases(result.graph, stability);
  }
  if (rows.length === 0) return;
  console.log(table([COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, of]) => String(of(row))))]));
  printReading(rows);
  printFinish(rows);
  printDetours(rows);
  printStability(stability);
  if (withDot) printRatios(rows);
}

void main(process.argv.slice(2));
