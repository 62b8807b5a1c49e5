import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { guarded } from '../../src/platform/signals.js';
import { newTemporary } from '../support/temporary.js';

test('listens to signals only while there is something to undo', async () => {
  const before = process.listenerCount('SIGINT');
  await guarded(
    () => {},
    async () => expect(process.listenerCount('SIGINT')).toBe(before + 1),
  );
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test('two guards share the handlers, which stay until both have ended', async () => {
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

/** A process that writes a temporary file, says so, and waits inside the guard; `interrupt` is what a signal waits for. */
function startWaiting(folder: string, interrupt = 'async () => {}') {
  const script = join(folder, 'waits.cjs');
  buildSync({
    stdin: {
      contents: `
        import { rmSync, writeFileSync } from 'node:fs';
        import { guarded } from './src/platform/signals.ts';
        const file = process.argv[2];
        guarded(() => rmSync(file), async () => {
          writeFileSync(file, 'half');
          console.log('ready');
          await new Promise((resolve) => setTimeout(resolve, 20000));
        }, ${interrupt});`,
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
  ['SIGQUIT', 131],
] as const)('%s undoes and exits %i', async (signal, code) => {
  const folder = newTemporary('groundplan-signal-');
  const child = startWaiting(folder);
  child.stdout.once('data', () => child.kill(signal));
  const exit = await new Promise((resolve) => child.on('exit', resolve));
  expect(exit).toBe(code);
  expect(readdirSync(folder)).toEqual(['waits.cjs']);
});

test('a signal interrupts first, and undoes afterwards', async () => {
  const folder = newTemporary('groundplan-signal-');
  const asking = `async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(require('node:fs').existsSync(file) ? 'asked' : 'too late');
  }`;
  const child = startWaiting(folder, asking);
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stdout.once('data', () => child.kill('SIGINT'));
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
  expect(out).toBe('ready\nasked\n');
  expect(readdirSync(folder)).toEqual(['waits.cjs']);
});

test('a second signal exits without waiting', async () => {
  const folder = newTemporary('groundplan-signal-');
  const child = startWaiting(folder, `() => { console.log('asking'); return new Promise(() => {}); }`);
  child.stdout.on('data', () => child.kill('SIGTERM'));
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(143);
  expect(readdirSync(folder)).toEqual(['waits.cjs']);
});
