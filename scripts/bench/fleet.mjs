/**
 * Rows about the GitHub Action in a repository of 1,000 root modules: the job that finds them, a job that draws a shard of them, and
 * the job that reports all. GitHub is not asked: nothing is compared, uploaded or commented.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateCode } from '../fixtures/code.mjs';

const ROOTS = 1000;
/** Resources of a root module: most are small. */
const SIZES = [5, 5, 5, 10, 10, 10, 20, 20, 50, 100];

/** @typedef {{ name: string, runs: number, inputs: Readonly<Record<string, string>>, target?: { seconds: number, memory?: number } }} FleetRow */

const ALONE = { artifact: 'off', comment: 'off', changes: 'off' };
const DRAWING = { ...ALONE, mode: 'draw', planner: 'static', formats: 'svg', theme: 'light' };

/** @type {FleetRow[]} */
export const FLEET = [
  { name: '1,000 roots: discover', runs: 3, inputs: { ...ALONE, mode: 'discover', 'changed-only': 'false' } },
  { name: '1,000 roots: one shard', runs: 3, inputs: DRAWING },
  { name: '1,000 roots: report', runs: 3, inputs: { ...ALONE, mode: 'report', 'input-dir': 'drawn' } },
];

/** Returns the path of the action beside the program of the command line; null if there is none. @param {string} program */
export function actionBeside(program) {
  const path = join(dirname(program), 'action.js');
  return existsSync(path) ? path : null;
}

/**
 * Measures the rows: the median of the runs of each.
 * @param {FleetRow[]} rows
 * @param {string} action path of the action
 * @param {string} folder an empty folder
 * @param {{ measure: Function, median: Function, seconds: number }} tools
 * @returns {Promise<{ row: FleetRow, usage: import('./measure.mjs').Usage | null }[]>}
 */
export async function measureFleet(rows, action, folder, { measure, median, seconds }) {
  const repository = join(folder, 'repository');
  for (let i = 0; i < ROOTS; i++) {
    const root = join(repository, 'live', `root-${i}`);
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'main.tf'), generateCode(SIZES[i % SIZES.length]));
  }
  const output = join(folder, 'output');
  writeFileSync(output, '');
  spawnSync(process.execPath, [action], {
    cwd: repository,
    env: environment(folder, { ...ALONE, mode: 'discover', 'changed-only': 'false' }),
  });
  const shards = JSON.parse(/^roots<<.*\n(.*)$/m.exec(readFileSync(output, 'utf8'))[1]);
  const draw = (shard, more) => ({ ...DRAWING, path: shard.path, id: shard.id, ...more });
  const all = { path: shards.map(({ path }) => path).join('\n'), id: shards.map(({ id }) => id).join('\n') };
  spawnSync(process.execPath, [action], {
    cwd: repository,
    env: environment(folder, draw(all, { 'output-dir': 'drawn' })),
  });
  const results = [];
  for (const row of rows) {
    const inputs = row.inputs.mode === 'draw' ? draw(shards[0], {}) : row.inputs;
    const usages = [];
    for (let at = 0; at < row.runs; at++) {
      usages.push(
        await inRepository(repository, environment(folder, inputs), () => measure(process.execPath, [action], seconds)),
      );
    }
    results.push({ row, usage: usages.includes(null) ? null : median(usages) });
  }
  return results;
}

/** Returns the environment of a step without an event of GitHub. */
function environment(folder, inputs) {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return {
    ...{ PATH: process.env.PATH, HOME: join(folder, 'home'), RUNNER_TEMP: temporary },
    ...{ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: join(folder, 'repository'), GITHUB_REPOSITORY: 'octo/infra' },
    ...{ GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') },
    ...Object.fromEntries(named),
  };
}

async function inRepository(directory, env, work) {
  const before = { directory: process.cwd(), env: process.env };
  process.chdir(directory);
  process.env = env;
  try {
    return await work();
  } finally {
    process.chdir(before.directory);
    process.env = before.env;
  }
}
