import { launch } from '../../../src/platform/programs/run.js';

const NODE = process.execPath;
const run = (command: string, ...args: string[]) => launch(command, args, { seconds: 20 });

test('a program that is not installed', async () => {
  expect(await run('groundplan-no-such-program')).toEqual({ end: 'missing' });
  expect(await run('/no/such/program')).toEqual({ end: 'missing' });
});

test('a program that ends has its exit code and stderr', async () => {
  const result = await run(NODE, '-e', "console.log('out'); console.error('no display'); process.exit(3)");
  expect(result).toEqual({ end: 'exit', code: 3, stdout: '', stderr: 'no display\n' });
});

test.each([
  ['a directory', process.cwd(), '', 'EACCES'],
  ['an argument that no program can receive', NODE, '\0', 'ERR_INVALID_ARG_VALUE'],
])('%s does not start and does not reject', async (_, command, argument, reason) => {
  expect(await run(command, argument)).toEqual({ end: 'unusable', reason });
});

test('a program that keeps running is not waited for', async () => {
  const result = await launch(NODE, ['-e', 'setTimeout(() => {}, 2000)'], { seconds: 0.1 });
  expect(result).toEqual({ end: 'time-out' });
});
