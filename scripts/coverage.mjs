/**
 * npm run coverage: runs all tests once, in two runs. The first one measures the line coverage of the stages in jest.config.js with
 * the tests that cover them cheaply; the thresholds apply to these. The second one runs all other tests without coverage, which
 * would make every test that draws something half as slow again.
 * With GROUNDPLAN_LONG=1, as in .ci/run, long tests run too; with GROUNDPLAN_LONG=all, as in CI, in full: __tests__/support/long.ts.
 * scripts/jest/reporter.cjs prints how many tests of the files that run were left out.
 * With --only-if-whole, as in npm test, anything less than GROUNDPLAN_LONG=all is a single run, and measures no coverage: code
 * runs twice as long while it is measured.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COUNTED = '__tests__/(?:(?:graph|terraform/plan|layout)/|cli/(?:explain|main|run\\.tfdata|view)\\.test)';
/** Tests that take most of the time of these folders, and cover hardly any more lines. */
const COSTLY = '__tests__/layout/(?:quality|stability|nested/(?:folded|large|properties|scaling))\\.test';

/** One more than processors, because tests wait for browsers, servers and programs. Each takes up to a gigabyte of memory. */
const WORKERS = Math.min(availableParallelism(), 4) + 1;

const IS_WHOLE = process.env.GROUNDPLAN_LONG === 'all';
const IS_LONG = IS_WHOLE || process.env.GROUNDPLAN_LONG === '1';
const IS_COUNTED = IS_WHOLE || !process.argv.includes('--only-if-whole');

const RUNS = IS_COUNTED
  ? [
      ['--coverage', '--testPathPatterns', `^(?!.*${COSTLY}).*${COUNTED}`],
      ['--testPathPatterns', `${COSTLY}|^(?!.*${COUNTED})`],
    ]
  : [[]];

const LEFT_OUT = IS_LONG ? [] : ['--testPathIgnorePatterns', '\\.long\\.test\\.ts$'];

/** The last line of each run, which scripts/jest/reporter.cjs writes. */
const CLOSING = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;
const sums = [0, 0, 0];

function show(line) {
  const counts = CLOSING.exec(line);
  if (counts === null) process.stdout.write(`${line}\n`);
  else for (const at of sums.keys()) sums[at] += Number(counts[at + 1]);
}

function run(args) {
  // npm puts the programs of node_modules on the PATH.
  const child = spawn('jest', [`--maxWorkers=${WORKERS}`, ...LEFT_OUT, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(show);
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (rest !== '') show(rest);
      resolve(code === 0);
    }),
  );
}

let passed = true;
for (const args of RUNS) passed = (await run(args)) && passed;
if (!IS_LONG) console.log('SHORTENED: no file *.long.test.ts ran; GROUNDPLAN_LONG=1 npm test runs them');
console.log(`${sums[0]} passed, ${sums[1]} failed, ${sums[2]} skipped`);
process.exitCode = passed ? 0 : 1;
