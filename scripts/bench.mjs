/**
 * npm run bench [-- --against <cli.js>] [--only <text>] [cli.js ...]: prints the median time and memory of whole runs of
 * dist/cli.js, or of the given programs, and of Graphviz for the same graphs if it is installed. All programs run in turn, so
 * that they can be compared.
 *
 *   --against <cli.js>  another version; the CPU time of the others is printed relative to it
 *   --only <text>       only the rows of bench/rows.mjs whose name contains the text
 *
 * A missed target is printed but does not fail the run, because other work on the machine can double every time.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AGAIN, measureAgain } from './bench/again.mjs';
import { toDot } from './bench/dot.mjs';
import { measure, median } from './bench/measure.mjs';
import { alone, besideNative } from './bench/programs.mjs';
import { RATIO_TARGET, rows } from './bench/rows.mjs';
import {
  againLine,
  againstLine,
  cellsOf,
  heading,
  line,
  overNodeLine,
  overSideLine,
  ratioLine,
} from './bench/table.mjs';
import { generateCode } from './fixtures/code.mjs';
import { changedGraph, generateGraph } from './fixtures/generate.mjs';
import { generatePlan } from './fixtures/plan.mjs';
import { generatePolicies } from './fixtures/policies.mjs';

/** Seconds. A longer run counts as this. */
const TIMEOUT = 60;
const DIST = new URL('../dist/cli.js', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-'));
// Every run is the first one: it finds no results of earlier runs.
process.env.HOME = join(folder, 'home');
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const measured = positionals.length > 0 ? positionals : [DIST];
/** The program of --against comes first. */
const programs = [...(values.against ? [values.against] : []), ...measured].map((path) => resolve(path));
const hasDot = spawnSync('dot', ['-V']).status === 0;

/** Returns the median usage of each command; null after a time-out. Runs alternate between commands, so that noise is shared. */
async function inTurn(commands, times) {
  const usages = commands.map(() => []);
  for (let i = 0; i < times; i++) {
    for (const [c, [command, ...args]] of commands.entries()) {
      if (usages[c].includes(null)) continue;
      rmSync(join(process.env.HOME, '.groundplan'), { recursive: true, force: true });
      usages[c].push(await measure(command, args, TIMEOUT));
    }
  }
  return usages.map((list) => (list.includes(null) ? null : median(list)));
}

/** Writes a graph of this size as JSON and DOT, and returns the path of the JSON. */
function sourceOf(nodes) {
  const source = join(folder, `${nodes}.json`);
  const graph = generateGraph({ nodes });
  writeFileSync(source, JSON.stringify(graph));
  writeFileSync(join(folder, `${nodes}.dot`), toDot(graph));
  return source;
}

function planOf(resources) {
  const plan = join(folder, `plan-${resources}.json`);
  writeFileSync(plan, JSON.stringify(generatePlan(resources)));
  return plan;
}

function policiesOf(statements) {
  const plan = join(folder, `policies-${statements}.json`);
  writeFileSync(plan, JSON.stringify(generatePolicies(statements)));
  return plan;
}

function codeOf(resources) {
  const directory = join(folder, `code-${resources}`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.tf'), generateCode(resources));
  return directory;
}

/** True for a row that runs groundplan, and not Node alone. */
const isOurs = ({ args }) => args === undefined || args.includes('CLI');

/** Returns the command that infers the graph of a plan without drawing it. */
const understanding = (program, plan) => [
  process.execPath,
  program,
  ...['graphdata', '--source', plan, '--outfile', join(folder, 'graph.json'), '--quiet'],
];

/** Returns the command that draws a source. */
const drawing = (program, source, format, more) => [
  process.execPath,
  program,
  ...['draw', '--source', source, '--outfile', join(folder, `drawn.${format}`), '--quiet', ...more],
];

/** Returns the command that compares two sources. */
const comparing = (program, before, after) => [
  process.execPath,
  program,
  ...['diff', before, after, '--format', 'svg', '--outfile', join(folder, 'changes.svg'), '--quiet', '--no-overview'],
];

/** Writes the graph with changes, and returns its path. */
function afterOf(source, every) {
  const path = source.replace('.json', '-after.json');
  writeFileSync(path, JSON.stringify(changedGraph(JSON.parse(readFileSync(source, 'utf8')), every)));
  return path;
}

/** @returns {string | undefined} the path of the row's source, which is generated first if the row states a size */
function sourceOfRow({ nodes, resources, statements, code, plan }) {
  if (nodes) return sourceOf(nodes);
  if (resources) return planOf(resources);
  if (statements) return policiesOf(statements);
  return code ? codeOf(code) : plan;
}

/** Measures all programs for a row; null if it needs the native rasteriser, and that is not installed. */
async function measureRow(row) {
  const { name, args, nodes, resources, statements, code, format = 'svg', native, runs, overNode, changed } = row;
  const source = sourceOfRow(row);
  const copies = programs.map((program, i) => (native ? besideNative : alone)(program, join(folder, `${name}-${i}`)));
  if (copies.includes(null)) return null;
  const after = changed ? afterOf(source, changed) : null;
  const commandOf = (program) => {
    if (after) return comparing(program, source, after);
    if (args) return [process.execPath, ...args.map((arg) => (arg === 'CLI' ? program : arg))];
    if (resources || statements) return understanding(program, source);
    return drawing(program, source, format, code ? [] : ['--no-overview']);
  };
  const commands = copies.map(commandOf);
  const withDot = hasDot && nodes && format === 'svg' && !after;
  if (after) commands.push(drawing(copies[0], after, format, ['--no-overview']));
  if (withDot) commands.push(['dot', '-Tsvg', '-o', join(folder, 'dot.svg'), join(folder, `${nodes}.dot`)]);
  if (overNode) commands.push([process.execPath, '--eval', '0']);
  const usages = await inTurn(commands, runs);
  const node = overNode ? usages.pop() : null;
  const side = after ? usages.pop() : null;
  return { ours: usages.slice(0, programs.length), dots: withDot ? usages.at(-1) : undefined, node, side };
}

try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, time-out ${TIMEOUT} s`,
  );
  for (const program of programs) console.log(`  ${program}`);
  console.log(heading(hasDot));
  const times = new Map();
  for (const row of rows().filter(({ name }) => name.includes(values.only))) {
    const usages = await measureRow(row);
    if (usages === null) {
      console.log(`${row.name.padEnd(30)} not measured: the native rasteriser is not installed`);
      continue;
    }
    for (const [i, usage] of usages.ours.entries()) {
      const dots = i === usages.ours.length - 1 ? usages.dots : undefined;
      console.log(line(row, cellsOf(usage, TIMEOUT), usage, dots, TIMEOUT));
    }
    for (const usage of usages.ours) if (usages.side) console.log(overSideLine(row, usage, usages.side));
    for (const usage of usages.ours) if (usages.node) console.log(overNodeLine(row, usage, usages.node));
    for (const usage of values.against && isOurs(row) ? usages.ours.slice(1) : [])
      console.log(againstLine(row, usage, usages.ours[0]));
    if (row.nodes && row.format === undefined && !row.changed) times.set(row.nodes, usages.ours);
  }
  for (const row of AGAIN.filter(({ name }) => name.includes(values.only))) {
    for (const [i, program] of measured.entries()) {
      const own = join(folder, `again-${row.name.replaceAll(/\W+/g, '-')}-${i}`);
      mkdirSync(own);
      const { first, again } = await measureAgain(row, resolve(program), own, { measure, median, seconds: TIMEOUT });
      console.log(line(row, cellsOf(again, TIMEOUT), again, undefined, TIMEOUT));
      console.log(againLine(row, again, first));
      rmSync(own, { recursive: true });
    }
  }
  for (const [i] of programs.entries())
    console.log(ratioLine(times.get(10_000)?.[i], times.get(1000)?.[i], RATIO_TARGET));
  if (!hasDot) console.log('dot is not installed: no comparison');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
