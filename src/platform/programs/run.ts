/**
 * Runs external programs such as Terraform and Git to their end, with limits on time, output, memory and disk space,
 * and ends them together with their children.
 */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEXT_BYTES_MAX } from '../../limits.js';
import type { GrowthLimit, Io, Launch, RunOptions, RunResult } from '../io.js';
import { INTERRUPT_SECONDS, STDERR_BYTES_MAX, VANISH_SECONDS } from '../limits.js';
import { guarded, isStopping } from '../signals.js';
import { findProgram, withAbsolutePath } from './find.js';

/** A pipe that is silent for this long after its program has exited is held open by another process. */
const SILENT_MILLISECONDS = 500;

/** Implements `Run` of io.ts. When it resolves, the program's process group has ended. */
export async function runCommand(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  // After a signal, the caller must not continue: groundplan exits as soon as running programs have ended.
  if (isStopping()) return never();
  const env = options.env ?? process.env;
  const program = findProgram(command, env);
  if (program === null) return { end: 'missing' };
  let child: ChildProcessWithoutNullStreams;
  try {
    child = spawnGroup(...withMemoryLimit(program, args, options.memory, env), { ...options, env });
  } catch (error) {
    return notStarted(error as NodeJS.ErrnoException, options.directory);
  }
  const { budget } = options;
  const began = performance.now();
  const result = await guarded(
    () => killGroup(child),
    () => waitForEnd(child, { ...options, seconds: Math.max(0, Math.min(options.seconds, budget?.left ?? Infinity)) }),
    () => endGroup(child),
  );
  if (budget !== undefined) budget.left -= (performance.now() - began) / 1000;
  // The program ended because groundplan is stopping, so its result must not be used.
  return isStopping() ? never() : result;
}

/** Starts a program as the leader of its own process group. */
const spawnGroup = (command: string, args: readonly string[], { directory, env }: RunOptions) =>
  spawn(command, args, {
    stdio: 'pipe',
    windowsHide: true,
    detached: IS_GROUP_LEADER,
    cwd: directory,
    env: { ...withAbsolutePath(env!), ...NOT_FROM_DIRECTORY },
  });

/** Stops Windows from searching the working directory first for the program's own children. */
const NOT_FROM_DIRECTORY = process.platform === 'win32' ? { NoDefaultCurrentDirectoryInExePath: '1' } : {};

/** Returns a promise that never settles. */
const never = (): Promise<never> => new Promise(() => {});

/** Resolves when the program has ended, or has been ended because it exceeded a limit. */
function waitForEnd(child: ChildProcessWithoutNullStreams, options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    /** The limit that the program exceeded; null if none. */
    let exceeded: RunResult | null = null;
    const end = (limit: RunResult) => {
      if (exceeded !== null) return;
      exceeded = limit;
      void endGroup(child).then(() => {
        closePipes(child);
        // A process that hangs in the kernel sends no `close` event.
        setTimeout(finish, VANISH_SECONDS * 1000, limit).unref();
      });
    };
    const timer = setTimeout(end, options.seconds * 1000, { end: 'time-out' });
    const { growth, memory } = options;
    const endMemoryWatch = memory === undefined ? () => {} : watchMemory(child.pid, memory, () => end(NO_MEMORY));
    const endGrowthWatch = growth === undefined ? () => {} : watchGrowth(growth, () => end(TOO_LARGE));
    let silenceCheck: NodeJS.Timeout | undefined;
    const finish = (result: RunResult) => {
      clearTimeout(timer);
      endMemoryWatch();
      endGrowthWatch();
      clearInterval(silenceCheck);
      resolve(result);
    };

    const stdout = gatherAll(child.stdout, options.bytes ?? TEXT_BYTES_MAX, () => end(TOO_MUCH));
    const stderr = gatherEnd(child.stderr, STDERR_BYTES_MAX);
    if (options.onLine !== undefined) callForLines(child.stdout, options.onLine);
    // A program that exits before reading all input closes the pipe. Its exit code says more than the error.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');

    child.on('error', (error: NodeJS.ErrnoException) => {
      // A failed start is the only possible error, because signals are not sent through `child`.
      if (child.pid === undefined) finish(notStarted(error, options.directory));
    });
    child.on('exit', () => {
      // Ends children that the program did not wait for.
      killGroup(child);
      silenceCheck = closeWhenSilent(child, () => stdout.bytes() + stderr.bytes());
    });
    child.on('close', (code, signal) => {
      if (exceeded !== null) finish(exceeded);
      else if (code !== 0 && memory !== undefined && lacksMemory(stderr.text())) finish(NO_MEMORY);
      else if (code !== null) finish({ end: 'exit', code, stdout: stdout.text(), stderr: stderr.text() });
      else finish({ end: 'signal', signal: signal ?? '', stdout: stdout.text(), stderr: stderr.text() });
    });
  });
}

/**
 * Closes the pipes of an exited program when nothing has arrived for an interval: a daemon that it has started may hold
 * them open. Its own data is read by then.
 * @param receivedBytes returns the number of bytes read so far
 */
function closeWhenSilent(child: ChildProcessWithoutNullStreams, receivedBytes: () => number): NodeJS.Timeout {
  let before = -1;
  return setInterval(() => {
    if (receivedBytes() === before) closePipes(child);
    before = receivedBytes();
  }, SILENT_MILLISECONDS);
}

/** Closes the pipes of a program, which then counts as ended. */
function closePipes(child: ChildProcessWithoutNullStreams): void {
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
}

const TOO_LARGE: RunResult = { end: 'unusable', reason: 'EFBIG' };
const NO_MEMORY: RunResult = { end: 'unusable', reason: 'ENOMEM' };
const TOO_MUCH: RunResult = { end: 'unusable', reason: 'ENOBUFS' };

/**
 * Returns the result for a program that could not be started. A missing `directory` causes the same error as a missing
 * program.
 */
export const notStarted = ({ code }: NodeJS.ErrnoException, directory: string | undefined): RunResult =>
  code === 'ENOENT' && (directory === undefined || existsSync(directory))
    ? { end: 'missing' }
    : { end: 'unusable', reason: code ?? '' };

// ---- Limit on disk space.

const GROWTH_POLL_MILLISECONDS = 250;

/**
 * Polls a folder, and calls `onTooMuch` when it exceeds the limit.
 * @returns a function that stops the watch
 */
function watchGrowth(limit: GrowthLimit, onTooMuch: () => void): () => void {
  let isStopped = false;
  const check = async () => {
    const isTooMuch = await isOverLimit(limit).catch(() => false);
    if (isStopped) return;
    if (isTooMuch) onTooMuch();
    else timer = setTimeout(check, GROWTH_POLL_MILLISECONDS);
  };
  let timer = setTimeout(check, GROWTH_POLL_MILLISECONDS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** True if a folder exceeds the limit. Stops counting as soon as it does. Files deleted meanwhile count as empty. */
export async function isOverLimit({ directory, bytesMax, entriesMax }: GrowthLimit): Promise<boolean> {
  const pending = [directory];
  let bytes = 0;
  let entries = 0;
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name);
      if (++entries > entriesMax) return true;
      if (entry.isDirectory()) pending.push(path);
      else bytes += (await lstat(path).catch(() => ({ size: 0 }))).size;
      if (bytes > bytesMax) return true;
    }
  }
  return false;
}

// ---- Ending a program together with its children: Terraform starts providers, and a version manager starts Terraform.
// On POSIX, the program leads its own process group. One signal reaches the whole group, and Ctrl-C in a terminal does
// not reach it directly. A child that creates its own session (a daemon) escapes, and no signal can follow it. Windows
// has neither groups nor SIGINT for other processes: `taskkill /T /F` ends the process tree at once.

const IS_GROUP_LEADER = process.platform !== 'win32';

/** Absolute path, because a search by name would start in the working directory. */
const TASKKILL = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\taskkill.exe`;

/** Polling interval for the exit of the group. */
const EXIT_POLL_MILLISECONDS = 20;

/** Kills the group at once. No error if it has already ended. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (IS_GROUP_LEADER) signalGroup(child.pid, 'SIGKILL');
  else if (child.exitCode === null) spawnSync(TASKKILL, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
}

/** Sends SIGINT like Ctrl-C, and kills the group if it is still running after `INTERRUPT_SECONDS`. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && IS_GROUP_LEADER) {
    // Uses the clock, because each sleep takes longer on a busy machine.
    const deadline = performance.now() + INTERRUPT_SECONDS * 1000;
    let isRunning = signalGroup(child.pid, 'SIGINT');
    while (isRunning && performance.now() < deadline) {
      await sleep(EXIT_POLL_MILLISECONDS);
      isRunning = signalGroup(child.pid, 0);
    }
  }
  killGroup(child);
}

/**
 * Sends a signal; 0 only asks. Returns false if the group has no processes left. Its id is not reused while it has one.
 */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

// ---- Limit on memory.

/**
 * Returns the command that runs a program with a memory limit, inherited by its children: through `prlimit`
 * (util-linux) if installed. The system then refuses larger allocations, which `watchMemory` could miss: a text of one
 * gigabyte is created between two polls.
 */
function withMemoryLimit(
  program: string,
  args: readonly string[],
  bytesMax: number | undefined,
  env: Io['env'],
): readonly [program: string, args: readonly string[]] {
  const prlimit = bytesMax === undefined || process.platform !== 'linux' ? null : findProgram('prlimit', env);
  return prlimit === null ? [program, args] : [prlimit, [`--data=${bytesMax}`, '--', program, ...args]];
}

/** True if a Go program ended for lack of memory. Its runtime prints `fatal error: runtime: out of memory`. */
const lacksMemory = (stderr: string): boolean =>
  /^(runtime|fatal error): .*(out of memory|cannot allocate)/m.test(stderr);

/**
 * Polling interval. Terraform allocates about 200 MB a second for resources, and a gigabyte at once for one long text.
 */
const MEMORY_POLL_MILLISECONDS = 50;

/**
 * Calls `onTooMuch` once if a process exceeds `bytesMax` of memory. Does nothing on systems other than Linux.
 * @returns a function that stops the watch
 */
function watchMemory(pid: number | undefined, bytesMax: number, onTooMuch: () => void): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => {};
  const timer = setInterval(() => {
    if (residentBytes(pid) <= bytesMax) return;
    clearInterval(timer);
    onTooMuch();
  }, MEMORY_POLL_MILLISECONDS);
  return () => clearInterval(timer);
}

/**
 * Returns the resident memory of a process; 0 if it has ended. Reads `status`, because `statm` counts pages of unknown
 * size.
 */
function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

// ---- Output of a program.

/** The output of a stream. */
interface Gathered {
  /** Returns the text collected so far. */
  readonly text: () => string;
  /** Returns the number of bytes received, also of those that are not collected. */
  readonly bytes: () => number;
}

/** Collects a stream. Above `limit` bytes, it stops collecting and calls `onTooMuch` for every further chunk. */
function gatherAll(stream: Readable, limit: number, onTooMuch: () => void): Gathered {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else onTooMuch();
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), bytes: () => bytes };
}

/** Collects the end of a stream: at least the last `limit` bytes, in whole chunks. */
function gatherEnd(stream: Readable, limit: number): Gathered {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let collected = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    collected += chunk.length;
    while (collected - chunks[0]!.length >= limit) collected -= chunks.shift()!.length;
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), bytes: () => bytes };
}

/**
 * Calls `onLine` with each complete line as it arrives, without its line break, and at the end with any text after the
 * last line break.
 */
function callForLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  // The pieces of a line are joined only once, because a line of a plan can be as long as the plan.
  let pieces: string[] = [];
  const take = (text: string) => {
    const ends = text.split('\n');
    const rest = ends.pop()!;
    for (const end of ends) {
      pieces.push(end);
      onLine(pieces.join('').replace(/\r$/, ''));
      pieces = [];
    }
    if (rest !== '') pieces.push(rest);
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.on('end', () => {
    take(decoder.end());
    if (pieces.length > 0) onLine(pieces.join(''));
  });
}

// ---- Programs that may outlive this process.

/** Implements `Launch` of io.ts. */
export const launch: Launch = async (command, args, { seconds, env = process.env }) => {
  const program = findProgram(command, env);
  if (program === null) return { end: 'missing' };
  try {
    return await endWithin(seconds, start(program, args, env));
  } catch (error) {
    // Some failures to start are thrown instead of being an event, such as an argument with a zero character.
    return notStarted(error as NodeJS.ErrnoException, undefined);
  }
};

/** Starts a program that may outlive this process. */
const start = (program: string, args: readonly string[], env: Io['env']) =>
  spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    windowsHide: true,
    env: withAbsolutePath(env),
  });

/**
 * Resolves with the result of a program, or with `time-out` if it runs longer. Does not keep this process alive for it.
 */
const endWithin = (seconds: number, child: ReturnType<typeof start>): Promise<RunResult> =>
  new Promise((resolve) => {
    const stderr = gatherEnd(child.stderr, STDERR_BYTES_MAX);
    const finish = (result: RunResult) => {
      clearTimeout(timer);
      child.stderr.destroy();
      child.unref();
      resolve(result);
    };
    const timer = setTimeout(finish, seconds * 1000, { end: 'time-out' });
    child.on('error', (error: NodeJS.ErrnoException) => finish(notStarted(error, undefined)));
    child.on('close', (code, signal) =>
      finish(
        code === null
          ? { end: 'signal', signal: signal ?? '', stdout: '', stderr: stderr.text() }
          : { end: 'exit', code, stdout: '', stderr: stderr.text() },
      ),
    );
  });
