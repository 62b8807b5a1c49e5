import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { TEXT_BYTES_MAX } from '../../limits.js';
import { watchGrowth } from '../growth.js';
import type { RunOptions, RunResult } from '../io.js';
import { STDERR_BYTES_KEPT, VANISH_SECONDS } from '../limits.js';
import { callForLines, gatherAll, gatherEnd } from '../output.js';
import { guarded, isStopping } from '../signals.js';
import { findProgram, withAbsolutePath } from './find.js';
import { lacksMemory, limitMemory, watchMemory } from './memory.js';
import { endGroup, IS_GROUP_LEADER, killGroup } from './process-group.js';

/** A pipe that stays silent this long after its program has exited is held open by another process. */
const SILENT_MILLISECONDS = 500;

/** Implements `Run` of io.ts. When it resolves, the program's process group has ended. */
export async function runCommand(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  // groundplan is stopping, so the caller must not continue.
  if (isStopping()) return never();
  const env = options.env ?? process.env;
  const program = findProgram(command, env);
  if (program === null) return { end: 'missing' };
  let child: ChildProcessWithoutNullStreams;
  try {
    child = start(...limitMemory(program, args, options.memory, env), { ...options, env });
  } catch (error) {
    return notStarted(error as NodeJS.ErrnoException, options.directory);
  }
  const { budget } = options;
  const began = performance.now();
  const result = await guarded(
    () => killGroup(child),
    () => ending(child, { ...options, seconds: Math.max(0, Math.min(options.seconds, budget?.left ?? Infinity)) }),
    () => endGroup(child),
  );
  if (budget !== undefined) budget.left -= (performance.now() - began) / 1000;
  // The program ended because groundplan is stopping, so its result must not be used.
  return isStopping() ? never() : result;
}

const start = (command: string, args: readonly string[], { directory, env }: RunOptions) =>
  spawn(command, args, {
    stdio: 'pipe',
    windowsHide: true,
    detached: IS_GROUP_LEADER,
    cwd: directory,
    env: { ...withAbsolutePath(env!), ...NOT_FROM_HERE },
  });

/** For the program's own children: Windows would search the working directory first. */
const NOT_FROM_HERE = process.platform === 'win32' ? { NoDefaultCurrentDirectoryInExePath: '1' } : {};

const never = (): Promise<never> => new Promise(() => {});

function ending(child: ChildProcessWithoutNullStreams, options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    /** The reason why groundplan ended the program; null if it did not. */
    let reason: RunResult | null = null;
    const end = (why: RunResult) => {
      if (reason !== null) return;
      reason = why;
      void endGroup(child).then(() => {
        closePipes(child);
        setTimeout(finish, VANISH_SECONDS * 1000, why).unref();
      });
    };
    const timer = setTimeout(end, options.seconds * 1000, { end: 'time-out' });
    const { growth, memory } = options;
    const endMemoryWatch = memory === undefined ? () => {} : watchMemory(child.pid, memory, () => end(NO_MEMORY));
    const endGrowthWatch = growth === undefined ? () => {} : watchGrowth(growth, () => end(TOO_LARGE));
    let silence: NodeJS.Timeout | undefined;
    const finish = (result: RunResult) => {
      clearTimeout(timer);
      endMemoryWatch();
      endGrowthWatch();
      clearInterval(silence);
      resolve(result);
    };

    const stdout = gatherAll(child.stdout, options.bytes ?? TEXT_BYTES_MAX, () => end(TOO_MUCH));
    const stderr = gatherEnd(child.stderr, STDERR_BYTES_KEPT);
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
      silence = closeWhenSilent(child, () => stdout.bytes() + stderr.bytes());
    });
    child.on('close', (code, signal) => {
      if (reason !== null) finish(reason);
      else if (code !== 0 && memory !== undefined && lacksMemory(stderr.text())) finish(NO_MEMORY);
      else if (code !== null) finish({ end: 'exit', code, stdout: stdout.text(), stderr: stderr.text() });
      else finish({ end: 'signal', signal: signal ?? '', stdout: stdout.text(), stderr: stderr.text() });
    });
  });
}

/** A daemon started by the program may hold the pipes open. All written data is read within one interval. */
function closeWhenSilent(child: ChildProcessWithoutNullStreams, bytes: () => number): NodeJS.Timeout {
  let before = -1;
  return setInterval(() => {
    if (bytes() === before) closePipes(child);
    before = bytes();
  }, SILENT_MILLISECONDS);
}

function closePipes(child: ChildProcessWithoutNullStreams): void {
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
}

const TOO_LARGE: RunResult = { end: 'unusable', reason: 'EFBIG' };
const NO_MEMORY: RunResult = { end: 'unusable', reason: 'ENOMEM' };
const TOO_MUCH: RunResult = { end: 'unusable', reason: 'ENOBUFS' };

/** A missing `directory` causes the same error as a missing program. */
const notStarted = ({ code }: NodeJS.ErrnoException, directory: string | undefined): RunResult =>
  code === 'ENOENT' && (directory === undefined || existsSync(directory))
    ? { end: 'missing' }
    : { end: 'unusable', reason: code ?? '' };
