import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../src/io/run.js';

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
  const file = join(mkdtempSync(join(tmpdir(), 'groundplan-run-')), 'program');
  writeFileSync(file, 'no program');
  chmodSync(file, 0o644);
  expect(await runCommand(file, [], { seconds: 20 })).toEqual({ end: 'unusable', reason: 'EACCES' });
});

test('a program that a signal ends', async () => {
  expect(await node('process.kill(process.pid, "SIGTERM")')).toMatchObject({ end: 'signal', signal: 'SIGTERM' });
});

test('a program that takes too long is killed, even where one that it started holds its output open', async () => {
  const script = `
    require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 5000)'], { stdio: 'inherit' });
    process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
  const start = Date.now();
  expect(await node(script, '', 0.5)).toEqual({ end: 'time-out' });
  expect(Date.now() - start).toBeLessThan(4000);
});

test('nothing stays behind: no listener', async () => {
  const before = process.listenerCount('SIGINT');
  await node('');
  await runCommand('groundplan-no-such-program', [], { seconds: 20 });
  expect(process.listenerCount('SIGINT')).toBe(before);
});
