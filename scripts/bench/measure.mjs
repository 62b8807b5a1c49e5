/** Measures wall time, CPU time and peak memory of one run of a program. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIME = '/usr/bin/time';
const PRELOAD = new URL('usage.cjs', import.meta.url).pathname;

/**
 * @typedef {{ wall: number, cpu: number, memory: number }} Usage seconds, seconds, MiB; NaN for what cannot be measured
 * @param {string} command @param {string[]} args @param {number} timeout seconds
 * @returns {Promise<Usage | null>} null after a time-out
 */
export async function measure(command, args, timeout) {
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-'));
  const report = join(folder, 'usage');
  try {
    const started = process.hrtime.bigint();
    const { code, stderr, isLate } = await run(...withUsage(command, args, report), timeout);
    const wall = Number(process.hrtime.bigint() - started) / 1e9;
    if (isLate) return null;
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited ${code}:\n${stderr}`);
    return { wall, ...readUsage(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command in its own process group, so that the time-out ends the program and not only `time`. */
function run(command, args, env, timeout) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-child.pid, 'SIGKILL');
    }, timeout * 1000);
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stderr, isLate });
    });
  });
}

/** Returns the command that also writes its usage. Without `time`, a Node program measures itself when it exits. */
function withUsage(command, args, report) {
  if (existsSync(TIME)) return [TIME, ['-o', report, '-f', '%U %S %M', command, ...args], process.env];
  if (command !== process.execPath) return [command, args, process.env];
  return [command, ['--require', PRELOAD, ...args], { ...process.env, USAGE_REPORT: report }];
}

/** Reads user seconds, system seconds and kilobytes. */
function readUsage(report) {
  if (!existsSync(report)) return { cpu: Number.NaN, memory: Number.NaN };
  const [user, system, kilobytes] = readFileSync(report, 'utf8').trim().split('\n').at(-1).split(' ').map(Number);
  return { cpu: user + system, memory: kilobytes / 1024 };
}

/** Returns the median of each number. @param {Usage[]} runs @returns {Usage} */
export const median = (runs) => ({
  wall: middle(runs.map(({ wall }) => wall)),
  cpu: middle(runs.map(({ cpu }) => cpu)),
  memory: middle(runs.map(({ memory }) => memory)),
});

function middle(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
