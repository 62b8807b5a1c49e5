import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeIo } from '../../../src/io/node.js';
import { CHECKOUT_BYTES_MAX, FILE_BYTES_MAX, FOLDER_DEPTH_MAX } from '../../../src/limits/git.js';
import { tidyUp } from '../../../src/read/modules/tidy.js';
import { newFolder } from '../../support/repository.js';

const sized = (path: string, bytes: number) => {
  writeFileSync(path, '');
  truncateSync(path, bytes);
};

test('what leads out, what is of Git and what is too large goes', async () => {
  const root = newFolder();
  for (const folder of ['.git', 'a/.git', 'b']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'main.tf'), '');
  writeFileSync(join(root, '.git/config'), '');
  writeFileSync(join(root, 'b/.git'), 'gitdir: /etc');
  symlinkSync('/etc', join(root, 'etc'));
  symlinkSync('../..', join(root, 'a/up'));
  symlinkSync('../main.tf', join(root, 'a/main.tf'));
  sized(join(root, 'huge.tf'), FILE_BYTES_MAX + 1);
  expect(await tidyUp(root, nodeIo())).toBe(true);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['a', 'a/main.tf', 'b', 'main.tf']);
});

test('links are not followed on the way', async () => {
  const root = newFolder();
  mkdirSync(join(root, 'a'));
  symlinkSync('..', join(root, 'a/again'));
  expect(await tidyUp(root, nodeIo())).toBe(true);
});

test('too much in all', async () => {
  const root = newFolder();
  for (let i = 0; i <= CHECKOUT_BYTES_MAX / FILE_BYTES_MAX; i++) sized(join(root, `${i}.bin`), FILE_BYTES_MAX);
  expect(await tidyUp(root, nodeIo())).toBe(false);
});

test('too deep', async () => {
  const root = newFolder();
  mkdirSync(join(root, 'd/'.repeat(FOLDER_DEPTH_MAX + 1)), { recursive: true });
  expect(await tidyUp(root, nodeIo())).toBe(false);
});
