import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withTemporaryFiles } from '../../src/io/temporary.js';

const CONTENTS = [Buffer.from('one'), Buffer.from('two')];

test('files are there while the work is done, and gone afterwards', async () => {
  const seen = await withTemporaryFiles(CONTENTS, (paths) => {
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['one', 'two']);
    return dirname(paths[0]!);
  });
  expect(existsSync(seen)).toBe(false);
});

test('gone after a failure, too', async () => {
  let folder = '';
  const failing = withTemporaryFiles(CONTENTS, (paths) => {
    folder = dirname(paths[0]!);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});
