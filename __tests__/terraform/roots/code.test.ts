/** Directories with code: what they call, what their links lead to, and what is not read. */

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../../src/platform/io.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { isBelow, isCode, Repository } from '../../../src/terraform/roots/code.js';
import { DISCOVER_FILE_BYTES_MAX } from '../../../src/terraform/roots/limits.js';
import { workspace } from '../../action/support/workspaces.js';

const CODE = 'resource "aws_vpc" "a" {\n}\n';

test('links lead to files and folders of the repository only', async () => {
  const folder = workspace({ 'live/a/main.tf': CODE, 'shared/providers.tf': '', 'templates/x.sh': '' });
  const links = [
    ['../../shared/providers.tf', 'providers.tf'],
    ['../../templates', 'templates'],
    ['../..', 'top'],
    ['/etc', 'outside'],
    ['nowhere', 'broken'],
  ] as const;
  for (const [target, name] of links) symlinkSync(target, join(folder, 'live/a', name));
  const directory = await new Repository(nodeFiles, folder).read('live/a');
  expect([...(directory?.linked ?? [])].sort()).toEqual(['shared/providers.tf', 'templates']);
});

test('a call is a path within the repository, without its trailing slash', async () => {
  const folder = workspace({ 'live/a/main.tf': 'module "m" {\n  source = "../../modules/net/"\n}\n' });
  expect(await new Repository(nodeFiles, folder).read('live/a')).toMatchObject({
    ...{ path: 'live/a', calls: ['modules/net'], isTerragrunt: false },
  });
});

test('a directory without code is none, and a file belongs to the nearest one with code', async () => {
  const folder = workspace({ 'a/main.tf': CODE, 'a/b/c/x.txt': '', 'd/.hidden.tf': CODE });
  mkdirSync(join(folder, 'empty'));
  const repository = new Repository(nodeFiles, folder);
  expect(await Promise.all(['empty', 'd', 'missing'].map((path) => repository.read(path)))).toEqual([null, null, null]);
  expect((await repository.ownerOf('a/b/c/x.txt'))?.path).toBe('a');
  expect(await repository.ownerOf('d/x.txt')).toBeNull();
});

test('a file that is too large to be handwritten, or unreadable, is read as empty', async () => {
  const folder = workspace({
    'a/main.tf': CODE,
    'a/large.tf': `${' '.repeat(DISCOVER_FILE_BYTES_MAX)}x`,
    'a/lost.tf': 'y',
  });
  const io: Pick<Io, 'list' | 'readFile' | 'sizeOf' | 'realPath'> = {
    ...nodeFiles,
    readFile: async (path) => {
      if (path.endsWith('lost.tf')) throw new Error('lost');
      return nodeFiles.readFile(path);
    },
  };
  expect(await new Repository(io, folder).lines('a')).toEqual(['resource "aws_vpc" "a" {', '}']);
});

test('each directory is read once', async () => {
  const folder = workspace({ 'a/main.tf': CODE });
  let lists = 0;
  const list: Io['list'] = (path) => {
    lists += 1;
    return nodeFiles.list(path);
  };
  const repository = new Repository({ ...nodeFiles, list }, folder);
  await Promise.all([repository.read('a'), repository.read('a'), repository.ownerOf('a/x')]);
  expect(lists).toBe(1);
});

test.each([
  ['.', 'a/b', true],
  ['a', 'a', true],
  ['a', 'a/b', true],
  ['a', 'ab', false],
  ['a/b', 'a', false],
])('below %j: %j %p', (folder, path, expected) => {
  expect(isBelow(folder, path)).toBe(expected);
});

test.each([
  ['main.tf', true],
  ['main.tf.json', true],
  ['main.tofu', true],
  ['terragrunt.hcl', true],
  ['other.hcl', false],
  ['prod.tfvars', false],
])('%s is code: %p', (name, expected) => {
  expect(isCode(name)).toBe(expected);
});
