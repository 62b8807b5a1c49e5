/**
 * Rows about runs that repeat an earlier one: each has a home directory of its own, in which the earlier run has left its results, and
 * is compared with a run without any.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateCode } from '../fixtures/code.mjs';
import { generateModules } from '../fixtures/modules.mjs';

/** Number of root modules in the row about documentation, and resources in each. */
const ROOTS = 100;
const RESOURCES_OF_ROOT = 20;

/**
 * @typedef {object} AgainRow
 * @property {string} name
 * @property {number} runs
 * @property {(folder: string) => void} prepare writes the code
 * @property {string[]} first arguments of the run that has no results yet
 * @property {string[]} again arguments of the measured run
 * @property {(folder: string, run: number) => void} [change] changes the code before each measured run
 * @property {number} [share] maximum CPU time divided by that of the first run
 * @property {{ seconds: number }} [target] maximum CPU time
 */

const drawing = ['draw', '--source', 'code', '--outfile', 'drawn.svg', '--quiet'];
const comparing = ['diff', '--source', 'code', '--from', 'HEAD', '--quiet', '--outfile', 'changes.md'];
const documenting = ['docs', 'roots', '--outdir', 'site', '--quiet'];

/** @type {AgainRow[]} */
export const AGAIN = [
  {
    ...{ name: 'code of 1,000, again', runs: 5, first: drawing, again: drawing, share: 0.1 },
    prepare: (folder) => writeCode(join(folder, 'code'), 1000),
  },
  {
    ...{ name: '100 modules, again', runs: 3, first: drawing, again: drawing, share: 0.1 },
    prepare: (folder) => writeModules(join(folder, 'code')),
  },
  {
    ...{ name: 'code of 1,000, one file changed', runs: 3, first: drawing, again: comparing, share: 1.2 },
    prepare: (folder) => {
      writeCode(join(folder, 'code'), 1000);
      for (const args of [
        ['init', '--quiet'],
        ['add', '--all'],
        [...AUTHOR, 'commit', '--quiet', '--message', 'one'],
      ])
        spawnSync('git', args, { cwd: join(folder, 'code') });
    },
    change: (folder, run) => {
      const path = join(folder, 'code', 'main.tf');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"files-7\w*"/, `"files-7v${run}"`));
    },
  },
  {
    ...{ name: 'docs of 100 roots, again', runs: 5, first: documenting, again: documenting, share: 0.1 },
    target: { seconds: 0.5 },
    prepare: (folder) => {
      for (let i = 0; i < ROOTS; i++) writeCode(join(folder, 'roots', `root-${i}`), RESOURCES_OF_ROOT);
    },
  },
];

const AUTHOR = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];

function writeModules(directory) {
  for (const [path, text] of generateModules(100, true)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

function writeCode(directory, resources) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.tf'), generateCode(resources));
}

/**
 * Measures a row: the first run, and the median of the runs after it.
 * @param {AgainRow} row
 * @param {string} program
 * @param {string} folder an empty folder
 * @param {{ measure: Function, median: Function, seconds: number }} tools
 */
export async function measureAgain({ prepare, first, again, change, runs }, program, folder, tools) {
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  prepare(folder);
  const run = (args) =>
    inFolder(folder, home, () => tools.measure(process.execPath, [program, ...args], tools.seconds));
  const usage = await run(first);
  // Another command has results of its own to leave.
  if (again !== first) await run(again);
  const usages = [];
  for (let at = 0; at < runs; at++) {
    change?.(folder, at);
    usages.push(await run(again));
  }
  rmSync(home, { recursive: true });
  return { first: usage, again: usages.includes(null) ? null : tools.median(usages) };
}

async function inFolder(folder, home, work) {
  const before = { directory: process.cwd(), home: process.env.HOME };
  process.chdir(folder);
  process.env.HOME = home;
  try {
    return await work();
  } finally {
    process.chdir(before.directory);
    process.env.HOME = before.home;
  }
}
