import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { runCommand } from '../../../src/platform/programs/run.js';
import { processesWith } from '../../support/processes.js';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';

/** A name that no other process on this machine has in its arguments. */
const newMark = (): string => basename(newTemporary('groundplan-mark-'));

/** A program that ignores every signal it may ignore, with a child that does the same; says when both are up. */
const STUBBORN = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE']) process.on(signal, () => {});
  setInterval(() => {}, 1000);
  const [mark, depth] = process.argv.slice(1);
  if (depth === '1') console.log('up');
  else require('node:child_process').spawn(process.execPath, ['-e', process.env.SCRIPT, mark, '1'], { stdio: 'inherit' });`;

const stubborn = (mark: string): [string[], Record<string, string | undefined>] => [
  ['-e', STUBBORN, mark, '0'],
  { ...process.env, SCRIPT: STUBBORN },
];

test('what ignores signals, and its child, are gone after the time-out', async () => {
  const mark = newMark();
  const [args, env] = stubborn(mark);
  let seen: string[] = [];
  const onLine = () => {
    seen = processesWith(mark);
  };
  expect(await runCommand(process.execPath, args, { seconds: 8, env, onLine })).toEqual({ end: 'time-out' });
  expect(seen).toHaveLength(2);
  expect(processesWith(mark)).toEqual([]);
});

test('a program is asked with SIGINT before it is killed', async () => {
  const script = `process.on('SIGINT', () => { console.log('tidying'); process.exit(0); }); setInterval(() => {}, 1000);
    console.log('up')`;
  const lines: string[] = [];
  await runCommand(process.execPath, ['-e', script], { seconds: 8, onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['up', 'tidying']);
});

test('what a program has started and left behind is gone when it ends', async () => {
  const mark = newMark();
  const left = `setInterval(() => {}, 1000)`;
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}, '${mark}'], { stdio: 'ignore' }).unref();
    setTimeout(() => process.exit(7), 300)`;
  expect(await runCommand(process.execPath, ['-e', script], { seconds: 20 })).toMatchObject({ end: 'exit', code: 7 });
  expect(processesWith(mark)).toEqual([]);
});

test('a daemon that holds the output open delays nothing, and nothing of the output is lost', async () => {
  const script = `const daemon = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 25000)'],
      { stdio: 'inherit', detached: true });
    daemon.unref();
    console.error(daemon.pid);
    process.stdout.write('x'.repeat(500000))`;
  const result = await runCommand(process.execPath, ['-e', script], { seconds: 20 });
  expect(result).toMatchObject({ end: 'exit', code: 0, stdout: 'x'.repeat(500_000) });
  // It has made itself a session of its own and is not ours to end; that the call has not waited for it is what is tested.
  expect(process.kill(Number((result as { stderr: string }).stderr), 'SIGKILL')).toBe(true);
});

/** A process of ours that runs the stubborn program inside `runCommand`; \`then\` is what it does once both are up. */
function runInside(mark: string, then: string): ChildProcess {
  const script = join(newTemporary('groundplan-group-'), 'runs.cjs');
  const contents = `
    import { runCommand } from './src/platform/programs/run.ts';
    const [mark, stubborn] = process.argv.slice(2);
    const options = { seconds: 60, env: { ...process.env, SCRIPT: stubborn }, onLine: () => { console.log('up'); ${then} } };
    runCommand(process.execPath, ['-e', stubborn, mark, '0'], options).then(() => console.log('answered'));`;
  buildSync({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: script,
  });
  return spawn(process.execPath, [script, mark, STUBBORN], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; out: string }> {
  let out = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out };
}

/** What is killed on our way out goes when the system next turns to it, which nobody is there any more to wait for. */
async function leftOf(mark: string): Promise<string[]> {
  for (let turns = 0; turns < 100 && processesWith(mark).length > 0; turns++) await sleep(50);
  return processesWith(mark);
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s to us ends what we run, and nobody is told that it has ended', async (signal, code) => {
  const mark = newMark();
  const child = runInside(mark, '');
  child.stdout!.once('data', () => child.kill(signal));
  expect(await endOf(child)).toEqual({ code, out: 'up\n' });
  expect(await leftOf(mark)).toEqual([]);
});

test('an exception that nobody catches ends what we run', async () => {
  const mark = newMark();
  const child = runInside(mark, 'setImmediate(() => { throw new Error("mine"); });');
  expect((await endOf(child)).code).toBe(1);
  expect(await leftOf(mark)).toEqual([]);
});
