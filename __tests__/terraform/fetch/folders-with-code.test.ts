import { nodeFiles } from '../../../src/platform/node.js';
import { foldersWithCode } from '../../../src/terraform/fetch/folders-with-code.js';
import { FOLDERS_SEARCHED_MAX } from '../../../src/terraform/fetch/limits.js';
import { directoryOf } from '../../support/code.js';

const found = (...paths: readonly string[]) =>
  foldersWithCode(directoryOf(Object.fromEntries(paths.map((path) => [path, '']))), nodeFiles);

test('hidden folders and packages of other languages are skipped', async () => {
  expect(await found('.terraform/m/main.tf', '.git/x.tf', 'a/.hidden/main.tf', 'a/b/main.tf')).toEqual(['a/b']);
  expect(await found('node_modules/x/main.tf', 'a/vendor/main.tf', 'c/main.tf')).toEqual(['c']);
});

test('folders near the top come first and modules last, without the top itself', async () => {
  expect(await found('main.tf', 'modules/net/main.tf', 'live/prod/main.tf', 'z/main.tofu', 'y/main.tf.json')).toEqual([
    'y',
    'z',
    'live/prod',
    'modules/net',
  ]);
});

test('a directory named like a code file is no code', async () => {
  expect(await found('a/main.tfvars', 'b/x.tf.txt', 'c/terraform')).toEqual([]);
});

test('the number of listed folders is limited', async () => {
  let listed = 0;
  const folders = Array.from({ length: FOLDERS_SEARCHED_MAX }, (_, i) => ({
    name: `f${i}`,
    kind: 'directory' as const,
  }));
  const list = async () => (listed++ === 0 ? folders : [{ name: 'main.tf', kind: 'file' as const }]);
  expect(await foldersWithCode('/top', { list })).toHaveLength(FOLDERS_SEARCHED_MAX - 1);
  expect(listed).toBe(FOLDERS_SEARCHED_MAX);
});
