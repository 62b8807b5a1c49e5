/** Draws one root and measures the CPU time of all processes and their peak memory together. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lossesBetween } from './ledgers.mjs';

const TIME = '/usr/bin/time';
/** Seconds for a whole plan. */
const TIMEOUT = 600;
/** Interval of memory samples. */
const SAMPLE_MS = 250;
const PAGE_BYTES = 4096;
/** Number of output lines in the log of a failed run. */
const LOGGED_LINES = 60;

/**
 * Draws a root as usual, and reads its code statically to compare the two ledgers.
 * @param {string} bundle @param {string} root @param {string} folder for output files
 */
export async function drawRoot(bundle, root, folder) {
  const run = (...args) => measured([bundle, ...args, '--source', root, '--no-fetch', '--explain', 'json'], folder);
  const timeout = ['--timeout', String(TIMEOUT)];
  const planned = await run('draw', '--debug', ...timeout, '--outfile', join(folder, 'drawn.svg'));
  const stated = await run('graphdata', '--planner', 'static', '--outfile', join(folder, 'drawn.json'));
  const { code, lines, stdout, ...usage } = planned;
  const isNumberAssumed = lines.some((line) => line.startsWith('assumed: ') && line.includes('one instance is drawn'));
  const fallback =
    lines.find((line) => line.startsWith('WARNING: ') && line.includes('falling back to static analysis')) ?? null;
  return {
    ...{ code, fallback, failure: failureIn(lines), attempts: attemptsIn(lines.join('\n')) },
    ...usage,
    static: { code: stated.code, failure: failureIn(stated.lines), wall: stated.wall },
    lost:
      code === 0 && stated.code === 0
        ? lossesBetween(JSON.parse(stdout), JSON.parse(stated.stdout), isNumberAssumed)
        : [],
    ...(code !== 0 || fallback !== null ? { said: lines.slice(0, LOGGED_LINES) } : {}),
  };
}

const failureIn = (lines) => lines.find((line) => line.startsWith('error: ')) ?? null;

async function measured(nodeArgs, folder) {
  const report = join(folder, 'usage');
  const words = [process.execPath, ...nodeArgs];
  const [command, ...args] = existsSync(TIME) ? [TIME, '-o', report, '-f', '%e %U %S', ...words] : words;
  const { code, text, stdout, peak } = await watched(command, args, folder);
  return { code, lines: text.split('\n'), stdout, ...usageIn(report), peak: Math.round(peak / 2 ** 20) };
}

async function watched(command, args, directory) {
  const child = spawn(command, args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (data) => {
    stdout += data;
  });
  child.stderr.setEncoding('utf8').on('data', (data) => {
    if (text.length < 4e6) text += data;
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid));
  }, SAMPLE_MS);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exit, signal) => resolve(exit ?? signal));
  });
  clearInterval(timer);
  return { code, text, stdout, peak };
}

const attemptsIn = (text) => Math.max(1, ...[...text.matchAll(/\(attempt (\d+)\)/g)].map(([, n]) => Number(n)));

/** Reads the usage in seconds; null if the system has no `time`. */
function usageIn(report) {
  if (!existsSync(report)) return { wall: null, cpu: null };
  const [wall, user, system] = readFileSync(report, 'utf8').trim().split('\n').at(-1).split(' ').map(Number);
  return { wall, cpu: Number((user + system).toFixed(2)) };
}

/** Returns the memory of a process and its descendants in bytes; 0 if the system has no /proc. */
function memoryOf(pid) {
  const processes = existsSync('/proc/self/stat') ? readProcesses() : new Map();
  let sum = 0;
  const open = [pid];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    sum += processes.get(one)?.bytes ?? 0;
    for (const [child, { parent }] of processes) if (parent === one) open.push(child);
  }
  return sum;
}

function readProcesses() {
  const processes = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      processes.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES });
    } catch {
      // The process has ended.
    }
  }
  return processes;
}
