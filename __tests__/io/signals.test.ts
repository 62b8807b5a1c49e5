import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { guarded } from '../../src/io/signals.js';

test('listens to signals only while there is something to undo', async () => {
  const before = process.listenerCount('SIGINT');
  await guarded(
    () => {},
    async () => expect(process.listenerCount('SIGINT')).toBe(before + 1),
  );
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test('two guards share the listener, and the first to end does not take it away', async () => {
  const before = process.listenerCount('SIGTERM');
  await guarded(
    () => {},
    async () => {
      await guarded(
        () => {},
        async () => {},
      );
      expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    },
  );
});

/** A process that writes a temporary file, says so, and waits inside the guard. */
function startWaiting(folder: string) {
  const script = join(folder, 'waits.cjs');
  buildSync({
    stdin: {
      contents: `
        import { rmSync, writeFileSync } from 'node:fs';
        import { guarded } from './src/io/signals.ts';
        const file = process.argv[2];
        guarded(() => rmSync(file), async () => {
          writeFileSync(file, 'half');
          console.log('ready');
          await new Promise((resolve) => setTimeout(resolve, 20000));
        });`,
      resolveDir: join(__dirname, '../..'),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: script,
  });
  return spawn(process.execPath, [script, join(folder, 'half.tmp')]);
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s undoes and exits %i', async (signal, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-signal-'));
  const child = startWaiting(folder);
  child.stdout.once('data', () => child.kill(signal));
  const exit = await new Promise((resolve) => child.on('exit', resolve));
  expect(exit).toBe(code);
  expect(readdirSync(folder)).toEqual(['waits.cjs']);
});
