import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { withFile, withTemporaryDirectory, withTemporaryFiles } from '../../src/platform/temporary.js';
import { newTemporary } from '../support/temporary.js';

const CONTENTS = [Buffer.from('one'), Buffer.from('two')];

test('temporary files exist during the work only', async () => {
  const seen = await withTemporaryFiles(CONTENTS, (paths) => {
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['one', 'two']);
    return dirname(paths[0]!);
  });
  expect(existsSync(seen)).toBe(false);
});

test('temporary files are removed after a failure', async () => {
  let folder = '';
  const failing = withTemporaryFiles(CONTENTS, (paths) => {
    folder = dirname(paths[0]!);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});

test('withFile removes its file; an existing file stays, and isNew is false', async () => {
  const path = join(newTemporary('groundplan-file-'), 'x');
  const inner = await withFile(path, 'one', async (isNew) => {
    const again = await withFile(path, 'two', async (isNewAgain) => ({ isNewAgain, text: readFileSync(path, 'utf8') }));
    return { isNew, again, isThere: existsSync(path) };
  });
  expect(inner).toEqual({ isNew: true, again: { isNewAgain: false, text: 'one' }, isThere: true });
  expect(existsSync(path)).toBe(false);
});

test('an error in a named parent directory reaches the caller', async () => {
  await expect(withTemporaryDirectory(async () => {}, '/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a temporary directory is created in the named parent, and removed', async () => {
  const inside = newTemporary('groundplan-inside-');
  const made = await withTemporaryDirectory(async (path) => path, inside);
  expect(dirname(made)).toBe(inside);
  expect(existsSync(made)).toBe(false);
});

test('a file that appears during the removal is removed too', () => {
  const inside = newTemporary('groundplan-inside-');
  const script = join(inside, 'ends.cjs');
  buildSync({
    stdin: {
      contents: `
        import { mkdir } from 'node:fs';
        import { withTemporaryDirectory } from './src/platform/temporary.ts';
        withTemporaryDirectory(async (folder) => {
          for (let i = 0; i < 2000; i++) mkdir(folder + '/' + i, () => {});
          process.exit(7);
        }, process.argv[2]);`,
      resolveDir: join(__dirname, '../..'),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: script,
  });
  expect(spawnSync(process.execPath, [script, inside]).status).toBe(7);
  expect(readdirSync(inside)).toEqual(['ends.cjs']);
});
