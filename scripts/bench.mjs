/**
 * npm run bench [-- --against <version>] [--only <text>] [--shapes] [--write] [cli.js ...]: prints the median time and memory of whole runs of
 * dist/cli.js, or of the given programs, and of what somebody would run instead (Graphviz, elk, Terraform), as far as it is
 * installed. All programs run in turn, so that they can be compared.
 *
 *   --against <version>  another version, a cli.js or a commit; the CPU time of the others is printed relative to it
 *   --only <text>        only the rows of bench/rows.mjs, or the shapes, whose name contains the text
 *   --shapes             prints how the time of 60 shapes of input grows with their size, instead of the rows
 *   --write              writes docs/performance.md too
 *
 * A missed target is printed but does not fail the run, because other work on the machine can double every time.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AGAIN, measureAgain } from './bench/again.mjs';
import { actionBeside, FLEET, measureFleet } from './bench/fleet.mjs';
import { measure, median } from './bench/measure.mjs';
import { drawers, planners } from './bench/others.mjs';
import { pageOf } from './bench/page-of-results.mjs';
import { alone, besideNative } from './bench/programs.mjs';
import { RATIO_TARGET, rows } from './bench/rows.mjs';
import { measureShapes } from './bench/shapes.mjs';
import {
  againLine,
  againstLine,
  cellsOf,
  heading,
  line,
  otherLine,
  overNodeLine,
  overSideLine,
  ratioLine,
} from './bench/table.mjs';
import { generateBuiltIn, generateCode } from './fixtures/code.mjs';
import { changedGraph, generateGraph } from './fixtures/generate.mjs';
import { generatePlan } from './fixtures/plan.mjs';
import { generatePolicies } from './fixtures/policies.mjs';

/** Seconds. A longer run counts as this. */
const TIMEOUT = 60;
const ROOT = new URL('..', import.meta.url).pathname;
const DIST = join(ROOT, 'dist/cli.js');
const PAGE = join(ROOT, 'docs/performance.md');

const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-'));
// Every run is the first one: it finds no results of earlier runs.
process.env.HOME = join(folder, 'home');
const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    shapes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const measured = positionals.length > 0 ? positionals : [DIST];
/** The program of --against comes first. */
const programs = [...(values.against ? [programOf(values.against)] : []), ...measured].map((path) => resolve(path));

/** Returns the path of another version's program, which is committed. @param {string} version a path or a commit */
function programOf(version) {
  if (existsSync(version)) return version;
  const archive = execFileSync('git', ['archive', version, 'dist'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  const directory = join(folder, 'against');
  mkdirSync(directory);
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  return join(directory, 'dist', 'cli.js');
}

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

function write(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Writes code into a directory of its own, and returns that. */
function codeOf(name, text) {
  const directory = join(folder, name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.tf'), text);
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
function sourceOfRow({ nodes, resources, statements, code, builtIn, plan }) {
  if (nodes) return write(`${nodes}.json`, JSON.stringify(generateGraph({ nodes })));
  if (resources) return write(`plan-${resources}.json`, JSON.stringify(generatePlan(resources)));
  if (statements) return write(`policies-${statements}.json`, JSON.stringify(generatePolicies(statements)));
  if (builtIn) return codeOf(`built-in-${builtIn}`, generateBuiltIn(builtIn));
  return code ? codeOf(`code-${code}`, generateCode(code)) : plan;
}

/** Returns the command of a row. */
function commandOf({ args, resources, statements, code, builtIn, format = 'svg' }, program, source, after) {
  if (after) return comparing(program, source, after);
  if (args) return [process.execPath, ...args.map((arg) => (arg === 'CLI' ? program : arg))];
  if (resources || statements) return understanding(program, source);
  return drawing(program, source, format, code || builtIn ? [] : ['--no-overview']);
}

/** Returns what somebody would run instead of a row. */
function othersOf({ nodes, builtIn, format = 'svg', changed }, source) {
  if (nodes && format === 'svg' && !changed) return drawers(source, folder);
  return builtIn ? planners(source) : [];
}

/** Measures all programs for a row; null if it needs the native rasteriser, and that is not installed. */
async function measureRow(row) {
  const { name, format = 'svg', native, runs, overNode, changed } = row;
  const source = sourceOfRow(row);
  const copies = programs.map((program, i) => (native ? besideNative : alone)(program, join(folder, `${name}-${i}`)));
  if (copies.includes(null)) return null;
  const after = changed ? afterOf(source, changed) : null;
  const others = othersOf(row, source);
  const commands = [
    ...copies.map((program) => commandOf(row, program, source, after)),
    ...others.map(({ command }) => command),
    ...(after ? [drawing(copies[0], after, format, ['--no-overview'])] : []),
    ...(overNode ? [[process.execPath, '--eval', '0']] : []),
  ];
  const usages = await inTurn(commands, runs);
  const node = overNode ? usages.pop() : null;
  const side = after ? usages.pop() : null;
  const ours = usages.slice(0, programs.length);
  return { ours, node, side, others: others.map((other, i) => ({ ...other, usage: usages[programs.length + i] })) };
}

/** Prints a row. Everything that compares stands below the figures. */
function show(row, { ours, others, side, node }) {
  for (const usage of ours) console.log(line(row, cellsOf(usage, TIMEOUT), usage));
  for (const other of others) console.log(otherLine(row, cellsOf(other.usage, TIMEOUT), other, ours.at(-1), TIMEOUT));
  for (const usage of side ? ours : []) console.log(overSideLine(row, usage, side));
  for (const usage of node ? ours : []) console.log(overNodeLine(row, usage, node));
  for (const usage of values.against && isOurs(row) ? ours.slice(1) : []) console.log(againstLine(row, usage, ours[0]));
}

const isAsked = ({ name }) => name.includes(values.only);

/** Measures all rows, and returns those of the last program for the page. */
async function measureAll() {
  const results = [];
  const times = new Map();
  for (const row of rows().filter(isAsked)) {
    const usages = await measureRow(row);
    if (usages === null) {
      console.log(`${row.name.padEnd(30)} not measured: the native rasteriser is not installed`);
      continue;
    }
    show(row, usages);
    results.push({ row, usage: usages.ours.at(-1), others: usages.others });
    if (row.nodes && row.format === undefined && !row.changed) times.set(row.nodes, usages.ours);
  }
  for (const row of AGAIN.filter(isAsked)) {
    for (const [i, program] of measured.entries()) {
      const own = join(folder, `again-${row.name.replaceAll(/\W+/g, '-')}-${i}`);
      mkdirSync(own);
      const { first, again } = await measureAgain(row, resolve(program), own, { measure, median, seconds: TIMEOUT });
      console.log(line(row, cellsOf(again, TIMEOUT), again));
      console.log(againLine(row, again, first));
      if (i === measured.length - 1)
        results.push({ row, usage: again, others: [{ name: 'the first run', usage: first }] });
      rmSync(own, { recursive: true });
    }
  }
  results.push(...(await measureAction()));
  for (const [i] of programs.entries())
    console.log(ratioLine(times.get(10_000)?.[i], times.get(1000)?.[i], RATIO_TARGET));
  return results;
}

/** Measures the rows about the action beside the last program. */
async function measureAction() {
  const rows = FLEET.filter(isAsked);
  const action = actionBeside(resolve(measured.at(-1)));
  if (rows.length === 0 || action === null) return [];
  const own = join(folder, 'fleet');
  mkdirSync(own);
  const results = await measureFleet(rows, action, own, { measure, median, seconds: TIMEOUT });
  for (const { row, usage } of results) console.log(line(row, cellsOf(usage, TIMEOUT), usage));
  rmSync(own, { recursive: true });
  return results.map((result) => ({ ...result, others: [] }));
}

/** @param {string} load of the machine before the first run */
async function measureRows(load) {
  console.log(heading());
  const results = await measureAll();
  if (values.write) writeFileSync(PAGE, pageOf(results, { load, timeout: TIMEOUT }));
}

try {
  const load = loadavg()[0].toFixed(1);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load}, time-out ${TIMEOUT} s`);
  for (const program of programs) console.log(`  ${program}`);
  if (values.shapes) await measureShapes(programs.at(-1), folder, values.only, { measure, seconds: TIMEOUT });
  else await measureRows(load);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
