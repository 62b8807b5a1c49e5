/** `npm run bench -- --shapes`: prints how the CPU time of each shape of input grows with its size. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapes } from '../fixtures/shapes.mjs';

const FACTORS = [1, 2, 4];
/** Size of the input whose time counts as that of an empty run. */
const TINY = 10;
/** The smallest of several runs, because other work on the machine only adds time. */
const RUNS = 3;

/**
 * Largest quotient of the times of 4n and 2n, each without that of an empty run: a linear algorithm has 2, one of n log n about 2.2 at
 * these sizes, a quadratic one 4.
 */
const GROWTH_MAX = 3;

/** Seconds. A difference below this is noise, and nobody waits for it. */
const NOTICEABLE = 0.3;

/**
 * @param {string} program @param {string} folder for input and output @param {string} only part of the names to measure
 * @param {{ measure: Function, seconds: number }} tools
 */
export async function measureShapes(program, folder, only, { measure, seconds }) {
  const best = async (args) => {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push((await measure(process.execPath, [program, ...args], seconds))?.cpu);
    return runs.includes(undefined) ? null : Math.min(...runs);
  };
  for (const shape of shapes().filter(({ name }) => name.includes(only))) {
    const empty = await best(argumentsOf(shape, TINY, folder));
    const times = [];
    for (const factor of FACTORS) times.push(await best(argumentsOf(shape, factor * shape.size, folder)));
    console.log(lineOf(shape, empty, times));
  }
}

/** Writes the input of a shape, and returns the arguments of the run that reads it. */
function argumentsOf({ make, before, format = 'svg' }, n, folder) {
  const write = (name, input) => {
    const isCode = typeof input === 'string';
    const path = join(folder, isCode ? `${name}-code` : `${name}.json`);
    if (isCode) mkdirSync(path, { recursive: true });
    writeFileSync(isCode ? join(path, 'main.tf') : path, isCode ? input : JSON.stringify(input));
    return path;
  };
  const out = ['--outfile', join(folder, `shape.${format}`), '--format', format, '--quiet', '--no-overview'];
  const input = make(n);
  const source = write('shape', input);
  if (before) return ['diff', write('before', before(n)), source, ...out];
  if (typeof input === 'string') return ['graphdata', '--source', source, '--planner', 'static', ...GRAPH_FILE(folder)];
  if ('resource_changes' in input) return ['graphdata', '--source', source, ...GRAPH_FILE(folder)];
  return ['draw', '--source', source, ...out];
}

/** Drawing is measured with graph files. */
const GRAPH_FILE = (folder) => ['--outfile', join(folder, 'graph.json'), '--quiet'];

/**
 * @param {import('../fixtures/shapes.mjs').Shape} shape @param {number | null} empty seconds of an empty run
 * @param {(number | null)[]} times seconds; null after a time-out
 */
function lineOf({ name, size, reason }, empty, times) {
  const [, two, four] = times;
  const cells = times.map((time) => (time === null ? 'late' : `${time.toFixed(2)} s`).padStart(9));
  const start = `${name.padEnd(32)} ${`${size}`.padStart(5)} ${cells.join(' ')}`;
  if (empty === null || times.includes(null)) return `${start}         MISS`;
  if (four - two < NOTICEABLE) return `${start}         pass`;
  const growth = (four - empty) / Math.max(two - empty, Number.EPSILON);
  const verdict = growth <= GROWTH_MAX ? 'pass' : 'MISS';
  return `${start} ${growth.toFixed(1).padStart(7)} ${verdict}${reason === undefined ? '' : `: ${reason}`}`;
}
