/**
 * npm run fingerprints -- record|compare <file.json> [folder of repositories ...]: checks that a change does not alter any output.
 * `record` writes hashes before the change; `compare` prints the differences after it, and exits with 1 if there are any.
 *
 * The hashes cover the SVG, the graph and the explanation of every fixture, of the plans of GROUNDPLAN_CORPUS, and of the root
 * modules of repositories in the given folders, without a network and without Terraform.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { realPlansFolder } from './corpus.mjs';
import { rootsIn, someOf } from './sweep/roots.mjs';

const CLI = new URL('../dist/cli.js', import.meta.url).pathname;
const FIXTURES = new URL('../fixtures', import.meta.url).pathname;
/** Maximum number of root modules per repository, because a landing zone has hundreds of similar ones. */
const ROOTS_MAX = 25;
const TIMEOUT_MS = 180_000;

const { positionals } = parseArgs({ allowPositionals: true });
const [command, file, ...folders] = positionals;
if (!['record', 'compare'].includes(command) || file === undefined) {
  console.error('npm run fingerprints -- record|compare <file.json> [folder of repositories ...]');
  process.exit(2);
}

const jsonIn = (folder) =>
  folder !== null && existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name))
    : [];

/** Returns the paths of plans, graphs and directories of code among the fixtures. */
function fixtures() {
  const all = readdirSync(FIXTURES, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && /^(plan|graph|state)\.json$/.test(entry.name));
  const code = all.filter((entry) => entry.isFile() && /\.tf$/.test(entry.name)).map(({ parentPath }) => parentPath);
  return [...files.map(({ parentPath, name }) => join(parentPath, name)), ...new Set(code)].sort();
}

const repositoriesIn = (folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(resolve(folder), name));
const sources = [
  ...fixtures(),
  ...jsonIn(realPlansFolder()),
  ...folders.flatMap(repositoriesIn).flatMap((repository) => someOf(rootsIn(repository), ROOTS_MAX)),
];

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function run(args, directory) {
  const options = { cwd: directory, timeout: TIMEOUT_MS, maxBuffer: 2 ** 30, encoding: 'utf8' };
  return new Promise((done) => {
    execFile(process.execPath, [CLI, ...args], options, (error, stdout) => done({ code: error?.code ?? 0, stdout }));
  });
}

/** Hashes for one source; the exit code alone if it cannot be drawn. */
async function fingerprintOf(source) {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  try {
    const [svg, graph] = [join(folder, 'drawn.svg'), join(folder, 'graph.json')];
    const common = ['--source', source, '--planner', 'static', '--no-fetch', '--quiet'];
    const drawn = await run(['draw', ...common, '--outfile', svg, '--explain', 'json'], folder);
    const data = await run(['graphdata', ...common, '--outfile', graph], folder);
    const read = (path) => (existsSync(path) ? hashOf(readFileSync(path)) : null);
    return {
      code: drawn.code,
      svg: read(svg),
      graph: data.code === 0 ? read(graph) : null,
      explained: hashOf(drawn.stdout),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fingerprints = {};
const waiting = [...sources];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift())
      fingerprints[source] = await fingerprintOf(source);
  }),
);
const sorted = Object.fromEntries(sources.map((source) => [source, fingerprints[source]]));
const drawn = Object.values(sorted).filter(({ svg }) => svg !== null).length;
console.log(`${sources.length} sources, ${drawn} drawn`);
if (command === 'record') {
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
} else {
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const names = [...new Set([...Object.keys(before), ...Object.keys(sorted)])].sort();
  const lines = names.flatMap((name) => {
    const [old, now] = [before[name], sorted[name]];
    if (old === undefined || now === undefined) return [`${name}: only ${old === undefined ? 'now' : 'before'}`];
    const parts = Object.keys(old).filter((part) => old[part] !== now[part]);
    return parts.length === 0 ? [] : [`${name}: ${parts.join(', ')}`];
  });
  for (const line of lines) console.log(line);
  console.log(`${lines.length} differ`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}
