/**
 * npm run bench [-- --against <cli.js>] [--only <text>] [cli.js ...]: time and memory of whole runs of dist/cli.js, or of
 * the programs that are named, run in turn so that they can be compared; and of Graphviz drawing the same graphs where it
 * is installed. What is named by --against is run in turn, too, and the others' CPU is given as a share of its own. --only
 * measures the rows whose names hold a text. Medians; a run that takes longer than the time-out counts as that. Targets
 * are printed with the verdict and fail nothing: other work on the machine doubles every time.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toDot } from './bench/dot.mjs';
import { measure, median } from './bench/measure.mjs';
import { alone, besideNative } from './bench/programs.mjs';
import { RATIO_TARGET, rows } from './bench/rows.mjs';
import { againstLine, cellsOf, heading, line, overNodeLine, overSideLine, ratioLine } from './bench/table.mjs';
import { generateCode } from './fixtures/code.mjs';
import { changedGraph, generateGraph } from './fixtures/generate.mjs';
import { generatePlan } from './fixtures/plan.mjs';
import { generatePolicies } from './fixtures/policies.mjs';

const TIMEOUT = 60;
const DIST = new URL('../dist/cli.js', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-'));
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const judged = positionals.length > 0 ? positionals : [DIST];
/** What the others are compared with is the first. */
const programs = [...(values.against ? [values.against] : []), ...judged].map((path) => resolve(path));
const hasDot = spawnSync('dot', ['-V']).status === 0;

/** Usages of each command, one list a command: the first run of all, then the second of all, so that noise is shared. */
async function inTurn(commands, times) {
  const usages = commands.map(() => []);
  for (let i = 0; i < times; i++) {
    for (const [c, [command, ...args]] of commands.entries()) {
      if (usages[c].includes(null)) continue;
      usages[c].push(await measure(command, args, TIMEOUT));
    }
  }
  return usages.map((list) => (list.includes(null) ? null : median(list)));
}

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

/** Not Node itself. */
const isOurs = ({ args }) => args === undefined || args.includes('CLI');

/** Read and understood, nothing drawn. */
const understanding = (program, plan) => [
  process.execPath,
  program,
  ...['graphdata', '--source', plan, '--outfile', join(folder, 'graph.json'), '--quiet'],
];

const drawing = (program, source, format, more) => [
  process.execPath,
  program,
  ...['draw', '--source', source, '--outfile', join(folder, `drawn.${format}`), '--quiet', ...more],
];

/** Both sides of a comparison; the larger one is the second. */
const comparing = (program, before, after) => [
  process.execPath,
  program,
  ...['diff', before, after, '--format', 'svg', '--outfile', join(folder, 'changes.svg'), '--quiet', '--no-overview'],
];

function afterOf(source, every) {
  const path = source.replace('.json', '-after.json');
  writeFileSync(path, JSON.stringify(changedGraph(JSON.parse(readFileSync(source, 'utf8')), every)));
  return path;
}

/** @returns {string | undefined} the path of what is drawn, made first where the row says how large it is */
function sourceOfRow({ nodes, resources, statements, code, plan }) {
  if (nodes) return sourceOf(nodes);
  if (resources) return planOf(resources);
  if (statements) return policiesOf(statements);
  return code ? codeOf(code) : plan;
}

async function measureRow(row) {
  const { name, args, nodes, resources, statements, code, format = 'svg', native, runs, overNode, changed } = row;
  const source = sourceOfRow(row);
  const places = programs.map((program, i) => (native ? besideNative : alone)(program, join(folder, `${name}-${i}`)));
  if (places.includes(null)) return null;
  const after = changed ? afterOf(source, changed) : null;
  const commands = places.map((place) =>
    after
      ? comparing(place, source, after)
      : args
        ? [process.execPath, ...args.map((arg) => (arg === 'CLI' ? place : arg))]
        : resources || statements
          ? understanding(place, source)
          : drawing(place, source, format, code ? [] : ['--no-overview']),
  );
  const withDot = hasDot && nodes && format === 'svg' && !after;
  if (after) commands.push(drawing(places[0], after, format, ['--no-overview']));
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
    const found = await measureRow(row);
    if (found === null) {
      console.log(`${row.name.padEnd(30)} not measured: the native rasteriser is not installed`);
      continue;
    }
    for (const [i, usage] of found.ours.entries()) {
      const dots = i === found.ours.length - 1 ? found.dots : undefined;
      console.log(line(row, cellsOf(usage, TIMEOUT), usage, dots, TIMEOUT));
    }
    for (const usage of found.ours) if (found.side) console.log(overSideLine(row, usage, found.side));
    for (const usage of found.ours) if (found.node) console.log(overNodeLine(row, usage, found.node));
    for (const usage of values.against && isOurs(row) ? found.ours.slice(1) : [])
      console.log(againstLine(row, usage, found.ours[0]));
    if (row.nodes && row.format === undefined && !row.changed) times.set(row.nodes, found.ours);
  }
  for (const [i] of programs.entries())
    console.log(ratioLine(times.get(10_000)?.[i], times.get(1000)?.[i], RATIO_TARGET));
  if (!hasDot) console.log('dot is not installed: no comparison');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
