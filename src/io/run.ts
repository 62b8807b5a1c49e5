import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { RunOptions, RunResult } from './io.js';
import { guarded } from './signals.js';

/** See `Run` in io.ts. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { input = '', seconds, directory, env, onLine }: RunOptions,
): Promise<RunResult> {
  const child = spawn(command, args, { stdio: 'pipe', windowsHide: true, cwd: directory, env: env ?? process.env });
  if (onLine !== undefined) callForLines(child.stdout, onLine);
  let isLate = false;
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    isLate = true;
    kill();
    // A program that the child has started may hold the pipes open.
    for (const pipe of child.stdio) pipe?.destroy();
  }, seconds * 1000);
  try {
    return await guarded(kill, () => {
      const stdout = gather(child.stdout);
      const stderr = gather(child.stderr);
      // A program that ends before it has read everything closes the pipe; its exit code tells more than the error.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      return new Promise<RunResult>((resolve) => {
        child.on('error', (error: NodeJS.ErrnoException) => resolve(notStarted(error)));
        child.on('close', (code, signal) => {
          if (isLate) resolve({ end: 'time-out' });
          else if (code === null) resolve({ end: 'signal', signal: signal ?? '', stdout: stdout(), stderr: stderr() });
          else resolve({ end: 'exit', code, stdout: stdout(), stderr: stderr() });
        });
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

function gather(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

function callForLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let open = '';
  const take = (text: string) => {
    const lines = (open + text).split(/\r?\n/);
    open = lines.pop()!;
    for (const line of lines) onLine(line);
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.on('end', () => {
    take(decoder.end());
    if (open !== '') onLine(open);
  });
}

const notStarted = ({ code }: NodeJS.ErrnoException): RunResult =>
  code === 'ENOENT' ? { end: 'missing' } : { end: 'unusable', reason: code ?? '' };
