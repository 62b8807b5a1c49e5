/** Titles that nobody has given: docs/commands.md. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFiles } from '../../../src/platform/node.js';
import { parseGitAddress } from '../../../src/terraform/fetch/git/address.js';
import { TITLE_LENGTH_MAX } from '../../../src/terraform/fetch/limits.js';
import { titleOfAddress, titleOfDirectory, titleOfFile } from '../../../src/terraform/fetch/titles.js';
import { directoryOf } from '../../support/code.js';

test.each([
  ['prod.json', 'prod'],
  ['plans/prod.json', 'prod'],
  ['/home/me/plans/prod.tfplan.json', 'prod.tfplan'],
  ['C:\\plans\\prod.json', 'prod'],
  ['terraform.tfstate', 'terraform'],
  ['estate', 'estate'],
  ['.json', '.json'],
  ['a\u001b[31m\nb.json', 'a [31m b'],
])('the file %j is called %j', (path, called) => {
  expect(titleOfFile(path)).toBe(called);
});

test.each([
  ['https://github.com/team/shop', 'shop'],
  ['https://github.com/team/shop.git', 'shop'],
  ['git@github.com:team/shop.git', 'shop'],
  ['ssh://git@example.com:2222/team/shop.git', 'shop'],
  ['https://me:secret@example.com/team/shop.git?ref=v2', 'shop'],
  ['https://github.com/team/shop//envs/prod?ref=main', 'envs/prod'],
  ['github.com/team/shop', 'shop'],
])('the address %s is called %s', (text, called) => {
  expect(titleOfAddress(parseGitAddress(text)!)).toBe(called);
});

const config = (url: string, remote = 'origin') => `[core]\n\tbare = false\n[remote "${remote}"]\n\turl = ${url}\n`;
const repository = (settings: string) =>
  directoryOf({ '.git/config': settings, 'envs/prod/main.tf': '', 'main.tf': '' });

describe('the title of a directory', () => {
  test('is its path in the repository', async () => {
    const [here, there] = [repository(''), join(directoryOf({ 'x/y/z/a.txt': '' }), 'x/y/z/clone')];
    cpSync(here, there, { recursive: true });
    const called = [here, there].map((top) => titleOfDirectory(join(top, 'envs/prod'), nodeFiles));
    expect(await Promise.all(called)).toEqual(['envs/prod', 'envs/prod']);
  });

  test.each([
    ['by where the repository was cloned from, at its top', config('https://github.com/team/shop.git'), 'shop'],
    ['without its password', config('https://me:secret@example.com/team/shop'), 'shop'],
    ['not by another remote', config('https://github.com/team/fork', 'upstream'), ''],
    ['not by a path of this machine', config('/srv/git/shop.git'), ''],
    ['nor by a file address', config('file:///srv/git/shop.git'), ''],
    ['nor by what is no address', config('https://user:12/34@host/x'), ''],
    ['nor by a password', config('https://secret@example.com'), ''],
  ])('%s', async (_, settings, called) => {
    expect(await titleOfDirectory(repository(settings), nodeFiles)).toBe(called);
  });

  test('is empty if .git is a file that leads out of the repository', async () => {
    const top = directoryOf({ '.git': 'gitdir: ../other/.git\n', 'main.tf': '', 'a/main.tf': '' });
    expect(await titleOfDirectory(top, nodeFiles)).toBe('');
    expect(await titleOfDirectory(join(top, 'a'), nodeFiles)).toBe('a');
  });

  test('is empty without a repository', async () => {
    expect(await titleOfDirectory(join(directoryOf({ 'prod/main.tf': '' }), 'prod'), nodeFiles)).toBe('');
    expect(await titleOfDirectory('/nowhere/at/all', nodeFiles)).toBe('');
  });

  test('is one line of limited length', async () => {
    const top = repository('');
    const long = join('a'.repeat(120), 'b'.repeat(120));
    mkdirSync(join(top, long), { recursive: true });
    const called = await titleOfDirectory(join(top, long), nodeFiles);
    expect([called.length, called.endsWith('…')]).toEqual([TITLE_LENGTH_MAX, true]);
  });
});
