/**
 * npm run bench: time and memory of whole runs of dist/cli.js, and of Graphviz drawing the same graphs where it is
 * installed. Medians of RUNS runs (one for 10,000 nodes); a run that takes longer than TIMEOUT counts as that.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDot } from './bench/dot.mjs';
import { measure, median } from './bench/measure.mjs';
import { generateGraph } from './fixtures/generate.mjs';

const RUNS = 5;
const TIMEOUT = 60;
const CLI = new URL('../dist/cli.js', import.meta.url).pathname;
const LARGE_PLAN = new URL('../../shared/corpus/plans/synth-10k.json', import.meta.url).pathname;
const SIZES = [30, 200, 1000, 10_000];

const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-'));
const hasDot = spawnSync('dot', ['-V']).status === 0;

async function repeat(command, args, times) {
  const runs = [];
  for (let i = 0; i < times; i++) {
    const usage = await measure(command, args, TIMEOUT);
    if (usage === null) return null;
    runs.push(usage);
  }
  return median(runs);
}

const node = (args, times = RUNS) => repeat(process.execPath, [CLI, ...args], times);

function row(name, ours, dots) {
  const number = (value, digits, unit) => (Number.isNaN(value) ? '-' : `${value.toFixed(digits)} ${unit}`);
  const cells = (usage) =>
    usage === null
      ? [`> ${TIMEOUT} s`, '', '']
      : [number(usage.wall, 2, 's'), number(usage.cpu, 2, 's'), number(usage.memory, 0, 'MB')];
  const ratio = !dots || !ours ? '' : `${(dots.wall / ours.wall).toFixed(1)}x`;
  const against =
    dots === undefined
      ? []
      : [...cells(dots), dots === null && ours ? `> ${(TIMEOUT / ours.wall).toFixed(1)}x` : ratio];
  console.log([name.padEnd(24), ...[...cells(ours), ...against].map((cell) => cell.padStart(10))].join(' '));
}

try {
  console.log(`Node ${process.version}, ${cpus().length} cores, medians of ${RUNS} runs, time-out ${TIMEOUT} s`);
  const head = ['wall', 'CPU', 'memory', ...(hasDot ? ['dot wall', 'dot CPU', 'dot memory', 'dot/ours'] : [])];
  console.log([''.padEnd(24), ...head.map((cell) => cell.padStart(10))].join(' '));
  row('node itself', await repeat(process.execPath, ['--eval', '0'], RUNS));
  row('--version', await node(['--version']));
  for (const size of SIZES) {
    const graph = generateGraph({ nodes: size });
    const source = join(folder, `${size}.json`);
    writeFileSync(source, JSON.stringify(graph));
    writeFileSync(join(folder, `${size}.dot`), toDot(graph));
    const times = size > 1000 ? 1 : RUNS;
    const svg = join(folder, `${size}.svg`);
    const ours = await node(['draw', '--source', source, '--outfile', svg, '--no-overview', '--quiet'], times);
    const dots = hasDot
      ? await repeat('dot', ['-Tsvg', '-o', join(folder, 'dot.svg'), join(folder, `${size}.dot`)], times)
      : undefined;
    row(`${size} nodes, SVG`, ours, dots);
  }
  const png = ['draw', '--source', join(folder, '200.json'), '--outfile', join(folder, '200.png'), '--quiet'];
  row('200 nodes, PNG', await node(png));
  const overview = ['draw', '--source', join(folder, '10000.json'), '--outfile', join(folder, 'o.svg'), '--quiet'];
  row('10000 nodes, overview', await node(overview));
  row('10000 nodes, simplified', await node([...overview, '--simplified', '--no-overview'], 1));
  // A plan of the developers' collection of real ones; the target is 20 s of CPU and 1 GB.
  if (existsSync(LARGE_PLAN)) {
    const plan = ['draw', '--source', LARGE_PLAN, '--outfile', join(folder, 'plan.svg'), '--no-overview', '--quiet'];
    row('10000 resources, SVG', await node(plan, 1));
  }
  if (!hasDot) console.log('dot is not installed: no comparison');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
