/**
 * npm run quick [stage ...]: runs the checks that are most likely to fail, in under a minute: lint, types, governance and goldens,
 * and the tests nearest to the uncommitted changes (or to the last commit, if there are none). With stages, such as `layout` or
 * `planning/offline`, runs all tests of these instead.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTestsIn } from './quick/nearest.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
/** Maximum number of test files for a change: together with the other checks, a minute on two cores. */
const FILES_MAX = 12;

const ALWAYS = ['__tests__/governance/', '__tests__/goldens/'];

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').join('\n').split('\n').filter(Boolean) : [];
}

const changedSince = (base) => git('diff', '--name-only', '-z', '--diff-filter=d', base);

function changed() {
  const files = [...changedSince('HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
  return files.length > 0 ? files : changedSince('HEAD~1');
}

/** Returns the nearest tests, as many as fit into a minute, and prints how many are left out. */
function nearest() {
  const tests = nearestTestsIn(ROOT)(changed());
  if (tests.length > FILES_MAX)
    console.log(`quick: ${tests.length - FILES_MAX} more test files are near; npm test runs them`);
  return tests.slice(0, FILES_MAX);
}

function testsOf(stage) {
  const folder = join('__tests__', stage);
  if (existsSync(join(ROOT, folder)) && stage !== '') return [`${folder}/`];
  const stages = readdirSync(join(ROOT, '__tests__')).filter((name) => name !== 'support');
  console.error(
    `quick: no stage "${stage}". Stages: ${stages.join(', ')}, and folders in them, such as planning/offline.`,
  );
  process.exit(2);
}

/** Runs a program of node_modules. @param stdio `inherit` to print its output at once, otherwise it is returned */
function run(name, args, stdio = 'pipe') {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ name, failed: code !== 0, output: Buffer.concat(output).toString() })),
  );
}

const stages = process.argv.slice(2);
const tests = stages.length > 0 ? stages.flatMap(testsOf) : nearest();
const results = await Promise.all([
  run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  run('unused', ['node_modules/knip/bin/knip.js']),
  run('unused but by tests', ['node_modules/knip/bin/knip.js', '--production']),
  // With the results of the last run in .cache, a run takes a third of the time.
  run('types', [
    'node_modules/typescript-7/bin/tsc',
    ...['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ]),
  run('tests', ['node_modules/jest/bin/jest.js', '--maxWorkers=2', ...ALWAYS, ...tests], 'inherit'),
]);
for (const { name, failed, output } of results) if (failed) console.error(`\nquick: ${name} failed\n${output}`);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
