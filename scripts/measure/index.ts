/** Prints the table of all pictures, sorted by name; the same on every run but for the milliseconds. */
import { corpusSubjects, fixtureSubjects, generatedSubjects, graphOf } from '../../__tests__/support/pictures.js';
import { addCases, noCases, type Stability } from '../../__tests__/support/stability-cases.js';
import { hasDot } from './dot.js';
import { measureGraph, type Row } from './row.js';
import { median, table } from './table.js';

const GENERATED = [30, 100, 200, 500, 1000, 10_000];

const HEAD = [
  'picture',
  'nodes',
  'edges',
  'overlaps',
  'outside',
  'icons',
  'captions',
  'boxes',
  'titles',
  'detached',
  'shared',
  'labels',
  'crossings',
  'bends',
  'length',
  'ink',
  'white',
  'aspect',
  'bytes',
  'ms',
];

function cells({ name, nodes, edges, faults, figures, bytes, milliseconds, dot }: Row): string[] {
  const { overlaps, outside, throughIcons, throughCaptions, throughBoxes, throughTitles } = faults;
  const counts = [nodes, edges, overlaps, outside, throughIcons, throughCaptions, throughBoxes, throughTitles];
  const more = [faults.detached, faults.shared, faults.labels, figures.crossings, figures.bends];
  return [
    name,
    ...[...counts, ...more, Math.round(figures.length), Math.round(figures.ink)].map(String),
    `${(100 * figures.white).toFixed(0)} %`,
    figures.aspect.toFixed(2),
    String(bytes),
    milliseconds.toFixed(0),
    dot ? String(dot.crossings) : '-',
    dot ? String(Math.round(dot.length)) : '-',
  ];
}

/** Ours / dot of what both have; two times nothing is equal. */
const ratio = (ours: number, dots: number): number => (ours === dots ? 1 : ours / dots);

function sayRatios(rows: readonly Row[]): void {
  const both = rows.flatMap(({ edges, figures, dot }) => (dot && edges > 0 ? [{ figures, dot }] : []));
  const crossed = both.filter(({ figures, dot }) => figures.crossings + dot.crossings > 0);
  const lines: [string, number[]][] = [
    ['crossings, all pictures with edges', both.map(({ figures, dot }) => ratio(figures.crossings, dot.crossings))],
    ['crossings, where either has any', crossed.map(({ figures, dot }) => ratio(figures.crossings, dot.crossings))],
    ['length of lines as drawn (ink)', both.map(({ figures, dot }) => ratio(figures.ink, dot.length))],
    ['total edge length', both.map(({ figures, dot }) => ratio(figures.length, dot.length))],
  ];
  console.log('\nours / dot, medians (target: at most 1.00)');
  for (const [what, ratios] of lines) {
    const middle = ratios.length > 0 ? median(ratios).toFixed(2) : '-';
    console.log(`  ${what.padEnd(36)} ${middle.padStart(5)}  of ${ratios.length} pictures`);
  }
}

function sayStability(stability: Stability): void {
  console.log('\norders of unrelated siblings that turn around with one resource (target: a median of at most 5 %)');
  for (const [what, shares] of Object.entries(stability)) {
    if (shares.length === 0) continue;
    const mean = shares.reduce((sum: number, share: number) => sum + share, 0) / shares.length;
    const [middle, average] = [median(shares), mean].map((share) => `${(100 * share).toFixed(1)} %`.padStart(7));
    console.log(`  ${what.padEnd(8)} median ${middle}, mean ${average}  of ${shares.length} cases`);
  }
}

async function main(words: readonly string[]): Promise<void> {
  const corpus = corpusSubjects();
  if (corpus.length === 0) console.error('SKIPPED: no corpus of real plans at ../shared/corpus');
  const withDot = hasDot();
  if (!withDot) console.error('SKIPPED: no comparison, dot is not installed');
  const rows: Row[] = [];
  const stability = noCases();
  for (const subject of [...corpus, ...fixtureSubjects(), ...generatedSubjects(GENERATED)]) {
    if (words.length > 0 && !words.some((word) => subject.name.includes(word))) continue;
    const graph = await graphOf(subject);
    if (!graph) continue;
    rows.push(await measureGraph(subject.name, graph, withDot));
    addCases(graph, stability);
  }
  console.log(table([[...HEAD, 'dot crossings', 'dot length'], ...rows.map(cells)]));
  sayStability(stability);
  if (withDot) sayRatios(rows);
}

void main(process.argv.slice(2));
