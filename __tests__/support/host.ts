/**
 * Runs of a bundle in processes that have loaded it before: scripts/jest/host.cjs. For tests of what the program does; tests
 * of how it starts and ends, of signals, of streams and of files that the program keeps open start one of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './root.js';
import { KEPT_CODE } from './temporary.js';

export interface HostedRun {
  readonly bundle: string;
  readonly args: readonly string[];
  readonly directory: string;
  /** All of the environment. */
  readonly env: Readonly<Record<string, string>>;
}

export interface HostedEnd {
  /** Null if the process has ended by a signal. */
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: Buffer;
}

/** Processes without a run, by the path of their Node. They go with the test file, and so do those whose run has not ended. */
const idle = new Map<string, ChildProcess[]>();
const busy = new Set<ChildProcess>();
afterAll(() => {
  for (const host of [...idle.values()].flat()) host.disconnect();
  for (const host of busy) host.kill('SIGKILL');
});

export async function runInHost(run: HostedRun, node = process.execPath): Promise<HostedEnd> {
  const waiting = idle.get(node) ?? [];
  idle.set(node, waiting);
  const host = waiting.pop() ?? newHost(node);
  const said: Buffer[] = [];
  const listen = (chunk: Buffer) => said.push(chunk);
  host.stderr!.on('data', listen);
  busy.add(host);
  host.send(run);
  const settled = new AbortController();
  const end = await Promise.race([
    once(host, 'message', settled).then(
      ([{ code, out, err }]) => ({ code, out: withoutLastEnd(out), err: withoutLastEnd(err) }) as HostedEnd,
    ),
    once(host, 'exit', settled).then(([code]) => ({ code, out: NOTHING, err: Buffer.concat(said) }) as HostedEnd),
  ]);
  settled.abort();
  busy.delete(host);
  host.stderr!.off('data', listen);
  if (host.connected) waiting.push(host);
  return end;
}

/** As execa hands over what a program has written. */
const withoutLastEnd = (bytes: Buffer): Buffer => (bytes.at(-1) === LINE_END ? bytes.subarray(0, -1) : bytes);
const LINE_END = 10;
const NOTHING = Buffer.alloc(0);

const newHost = (node: string): ChildProcess =>
  fork(join(ROOT, 'scripts/jest/host.cjs'), {
    execPath: node,
    execArgv: [...KEPT_CODE],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
