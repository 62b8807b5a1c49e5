/** Which repositories of this machine code may name: whole ones within what is drawn. */
import { cpSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFiles } from '../../../src/io/files.js';
import { isRepositoryWithin } from '../../../src/read/git/local.js';
import { newFolder, newRepository } from '../../support/repository.js';

const repository = newRepository({ 'main.tf': 'x' });

/** A folder that is drawn, with a whole bare repository in it. */
function drawn(): { readonly top: string; readonly bare: string } {
  const top = realpathSync(newFolder());
  cpSync(repository.path, join(top, 'n.git'), { recursive: true });
  return { top, bare: join(top, 'n.git') };
}

const isWithin = (top: string, path: string) => isRepositoryWithin(top, { url: `file://${path}` }, nodeFiles);

test('one in a folder, with and without its ending, as .git of a folder, and what is drawn itself', async () => {
  const { top, bare } = drawn();
  expect(await isWithin(top, bare)).toBe(true);
  mkdirSync(join(top, 'n'));
  expect(await isWithin(top, join(top, 'n'))).toBe(true);
  renameSync(bare, join(top, '.git'));
  expect(await isWithin(top, top)).toBe(true);
  expect(await isWithin(join(top, 'n'), top)).toBe(false);
});

test.each(['/nowhere', '/n.git/../../x', '/%2e%2e/x', '/%zz', '/n.git/HEAD'])('none at %s', async (path) => {
  const { top } = drawn();
  expect(await isWithin(top, top + path)).toBe(false);
});

const link = (target: string, path: string): void => {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path);
};
const file = (text: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const other = repository.path;

test.each<[string, (bare: string) => void]>([
  ['its objects are a link', (bare) => link(`${other}/objects`, `${bare}/objects`)],
  ['a folder of objects is a link', (bare) => link(`${other}/objects`, `${bare}/objects/ff`)],
  ['a branch is a link', (bare) => link(`${other}/refs/heads/main`, `${bare}/refs/heads/x`)],
  ['HEAD is a link', (bare) => link(`${other}/HEAD`, `${bare}/HEAD`)],
  ['it has the objects of another one', (bare) => file(`${other}/objects\n`, `${bare}/objects/info/alternates`)],
  ['it is a working tree of another one', (bare) => file(other, `${bare}/commondir`)],
  ['it includes a file', (bare) => file('[include]\n\tpath = /etc/passwd\n', `${bare}/config`)],
  ['it fetches what is missing', (bare) => file('[extensions]\n\tPartialClone = x\n', `${bare}/config`)],
  ['its settings are a link', (bare) => link(`${other}/config`, `${bare}/config`)],
  ['Git looks into .git first, a file that names another', (bare) => file(`gitdir: ${other}\n`, `${bare}/.git`)],
  ['Git looks into .git first, a link', (bare) => link(other, `${bare}/.git`)],
  ['Git would find another one behind it', (bare) => link(other, `${bare}.git`)],
])('not where %s', async (_, change) => {
  const { top, bare } = drawn();
  expect(await isWithin(top, bare)).toBe(true);
  change(bare);
  expect(await isWithin(top, bare)).toBe(false);
});

test('a link to one that lies in what is drawn is one', async () => {
  const { top, bare } = drawn();
  symlinkSync(bare, join(top, 'link'));
  symlinkSync(repository.path, join(top, 'out'));
  expect(await isWithin(top, join(top, 'link'))).toBe(true);
  expect(await isWithin(top, join(top, 'out'))).toBe(false);
});
