import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOverLimit, runCommand } from '../../../src/platform/programs/run.js';
import { newFolder } from '../../support/repository.js';

test('bytes and entries in a folder, folders among them', async () => {
  const directory = newFolder();
  mkdirSync(join(directory, 'a/b'), { recursive: true });
  writeFileSync(join(directory, 'a/b/c'), 'x'.repeat(100));
  expect(await isOverLimit({ directory, bytesMax: 100, entriesMax: 3 })).toBe(false);
  expect(await isOverLimit({ directory, bytesMax: 99, entriesMax: 3 })).toBe(true);
  expect(await isOverLimit({ directory, bytesMax: 100, entriesMax: 2 })).toBe(true);
  expect(await isOverLimit({ directory: join(directory, 'gone'), bytesMax: 0, entriesMax: 0 })).toBe(false);
});

test('a program that fills a folder is ended', async () => {
  const directory = newFolder();
  const script = 'i=0; while :; do i=$((i+1)); mkdir -p "d$i"; sleep 0.01; done';
  const growth = { directory, bytesMax: 1_000_000_000, entriesMax: 5 };
  const result = await runCommand('sh', ['-c', script], { seconds: 60, directory, growth });
  expect(result).toEqual({ end: 'unusable', reason: 'EFBIG' });
});
