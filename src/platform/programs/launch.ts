import { spawn } from 'node:child_process';
import type { Launch, RunResult } from '../io.js';
import { STDERR_BYTES_MAX } from '../limits.js';
import { gatherEnd } from '../output.js';
import { findProgram, withAbsolutePath } from './find.js';

/** Implements `Launch` of io.ts. */
export const launch: Launch = (command, args, { seconds, env = process.env }) =>
  new Promise((resolve) => {
    const program = findProgram(command, env);
    if (program === null) {
      resolve({ end: 'missing' });
      return;
    }
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      windowsHide: true,
      env: withAbsolutePath(env),
    });
    const stderr = gatherEnd(child.stderr, STDERR_BYTES_MAX);
    const finish = (result: RunResult) => {
      clearTimeout(timer);
      child.stderr.destroy();
      child.unref();
      resolve(result);
    };
    const timer = setTimeout(finish, seconds * 1000, { end: 'time-out' });
    child.on('error', ({ code }: NodeJS.ErrnoException) =>
      finish(code === 'ENOENT' ? { end: 'missing' } : { end: 'unusable', reason: code ?? '' }),
    );
    child.on('close', (code, signal) =>
      finish(
        code === null
          ? { end: 'signal', signal: signal ?? '', stdout: '', stderr: stderr.text() }
          : { end: 'exit', code, stdout: '', stderr: stderr.text() },
      ),
    );
  });
