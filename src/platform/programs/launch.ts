import { spawn } from 'node:child_process';
import type { Io, Launch, RunResult } from '../io.js';
import { STDERR_BYTES_MAX } from '../limits.js';
import { findProgram, withAbsolutePath } from './find.js';
import { gatherEnd, notStarted } from './run.js';

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
