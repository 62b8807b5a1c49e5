import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../src/platform/programs/run.js';
import { newTemporary } from '../../support/temporary.js';

const node = (script: string, input?: string, seconds = 20) =>
  runCommand(process.execPath, ['-e', script], { seconds, ...(input === undefined ? {} : { input }) });

test('what it reads, what it writes, and how it ends', async () => {
  const script = 'process.stdin.pipe(process.stdout); console.error("careful"); process.exitCode = 3';
  expect(await node(script, 'größer')).toEqual({ end: 'exit', code: 3, stdout: 'größer', stderr: 'careful\n' });
});

test('without input it reads an empty file, not the terminal', async () => {
  expect(await node('process.stdin.on("end", () => console.log("end")).resume()')).toMatchObject({ stdout: 'end\n' });
});

test('more than a pipe holds, both ways', async () => {
  const result = await node('process.stdin.pipe(process.stdout)', 'x'.repeat(3_000_000));
  expect(result).toMatchObject({ end: 'exit', code: 0 });
  expect(result.end === 'exit' && result.stdout.length).toBe(3_000_000);
});

test('a program that does not read its input is no fault', async () => {
  expect(await node('console.log("done")', 'x'.repeat(3_000_000))).toMatchObject({ end: 'exit', code: 0 });
});

test('no shell reads the arguments', async () => {
  const args = ['-e', 'console.log(process.argv[1])', '$(echo no); "a b" *'];
  expect(await runCommand(process.execPath, args, { seconds: 20 })).toMatchObject({ stdout: '$(echo no); "a b" *\n' });
});

test('a program that is not there', async () => {
  expect(await runCommand('groundplan-no-such-program', [], { seconds: 20 })).toEqual({ end: 'missing' });
});

test('a program that is there and cannot be started', async () => {
  const file = join(newTemporary('groundplan-run-'), 'program');
  writeFileSync(file, 'no program');
  chmodSync(file, 0o644);
  expect(await runCommand(file, [], { seconds: 20 })).toEqual({ end: 'unusable', reason: 'EACCES' });
});

test('a program that a signal ends', async () => {
  expect(await node('process.kill(process.pid, "SIGTERM")')).toMatchObject({ end: 'signal', signal: 'SIGTERM' });
});

test('a directory that is not there is not a program that is not there', async () => {
  const result = await runCommand(process.execPath, ['-e', ''], { seconds: 20, directory: '/nowhere/at/all' });
  expect(result).toEqual({ end: 'unusable', reason: 'ENOENT' });
});

test('arguments that no program can take', async () => {
  const withNul = await runCommand(process.execPath, ['-e', 'a\0b'], { seconds: 20 });
  expect(withNul).toEqual({ end: 'unusable', reason: 'ERR_INVALID_ARG_VALUE' });
  const tooLong = await runCommand(process.execPath, ['-e', 'x'.repeat(10_000_000)], { seconds: 20 });
  expect(tooLong).toEqual({ end: 'unusable', reason: 'E2BIG' });
});

test('more output than allowed ends it', async () => {
  const script = 'setInterval(() => process.stdout.write("x".repeat(10000)), 1)';
  const result = await runCommand(process.execPath, ['-e', script], { seconds: 20, bytes: 100_000 });
  expect(result).toEqual({ end: 'unusable', reason: 'ENOBUFS' });
});

test('of endless complaints the end is kept', async () => {
  const script = 'console.error("first" + " ".repeat(40_000_000) + "last")';
  const result = await runCommand(process.execPath, ['-e', script], { seconds: 20 });
  const stderr = result.end === 'exit' ? result.stderr : '';
  expect(stderr.endsWith('last\n')).toBe(true);
  expect(stderr.length).toBeLessThan(17 * 1024 * 1024);
});

test('onLine gets whole lines as they arrive, without line ends of Windows', async () => {
  const lines: string[] = [];
  const script = 'process.stdout.write("a\\r\\nb"); setTimeout(() => process.stdout.write("c\\n\\nlast"), 50)';
  await runCommand(process.execPath, ['-e', script], { seconds: 20, onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['a', 'bc', '', 'last']);
});

test('runs share a budget of seconds, and end when it is used up', async () => {
  const budget = { left: 20 };
  const wait = () => runCommand(process.execPath, ['-e', 'setTimeout(() => {}, 600)'], { seconds: 20, budget });
  expect(await wait()).toMatchObject({ end: 'exit' });
  expect(budget.left).toBeLessThan(19.4);
  budget.left = 0.1;
  expect(await wait()).toEqual({ end: 'time-out' });
  expect(budget.left).toBeLessThan(0);
  expect(await wait()).toEqual({ end: 'time-out' });
});

test('a run leaves no listener', async () => {
  const before = process.listenerCount('SIGINT');
  await node('');
  await runCommand('groundplan-no-such-program', [], { seconds: 20 });
  expect(process.listenerCount('SIGINT')).toBe(before);
});
