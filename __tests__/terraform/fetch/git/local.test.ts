/** Repositories of this machine that code may name: those within what is drawn, of which Git is given a copy. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { GroundplanError } from '../../../../src/errors.js';
import { nodeFiles } from '../../../../src/platform/node.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import { copyRepository, repositoryWithin } from '../../../../src/terraform/fetch/git/local.js';
import { git, ioAtHome, newFolder, newRepository } from '../../../support/repository.js';

const repository = newRepository({ 'main.tf': 'its own' });
const other = newRepository({ 'main.tf': 'CANARY' }).path;

/** A folder that is drawn, with a whole bare repository in it. */
function drawn(): { readonly top: string; readonly bare: string } {
  const top = realpathSync(newFolder());
  cpSync(repository.path, join(top, 'n.git'), { recursive: true });
  return { top, bare: join(top, 'n.git') };
}

const found = (top: string, path: string) => repositoryWithin(top, { url: `file://${path}` }, nodeFiles);

/** What is read of it, or why nothing is. */
const readFrom = async (top: string, path: string) => {
  try {
    const { directory } = await checkOut(parseGitAddress(`git::file://${path}`)!, ioAtHome(newFolder()), {
      within: top,
    });
    return readFileSync(join(directory, 'main.tf'), 'utf8');
  } catch (error) {
    if (error instanceof GroundplanError) return error.message;
    throw error;
  }
};

test('a repository in the package is found with and without .git, and as the package itself', async () => {
  const { top, bare } = drawn();
  expect(await found(top, bare)).toBe(bare);
  expect(await found(top, bare.slice(0, -'.git'.length))).toBeNull();
  mkdirSync(join(top, 'n'));
  expect(await found(top, join(top, 'n'))).toBe(bare);
  expect(await readFrom(top, join(top, 'n'))).toBe('its own');
  renameSync(bare, join(top, '.git'));
  expect(await found(top, top)).toBe(join(top, '.git'));
  expect(await found(join(top, 'n'), top)).toBeNull();
});

test('a shallow clone in a folder with special characters is read', async () => {
  const top = realpathSync(newFolder());
  const folder = join(top, 'a b%41 é');
  git(top, 'clone', '--quiet', '--depth=1', repository.url, folder);
  expect(await readFrom(top, folder.replaceAll('%', '%25'))).toBe('its own');
});

test.each(['/nowhere', '/n.git/../../x', '/%2e%2e/x', '/%zz', '/n.git/HEAD'])('none at %s', async (path) => {
  const { top } = drawn();
  expect(await found(top, top + path)).toBeNull();
});

test('a path relative to a working directory is refused', async () => {
  const { top } = drawn();
  const way = relative(process.cwd(), join(top, 'n.git'));
  expect(await found(top, way)).toBeNull();
  const seen = await readFrom(top, `/proc/self/cwd/${way}`);
  // Where there is such a path, it is that of this process, once and for all.
  expect(seen).toMatch(/^its own$|outside the drawn/);
});

const link = (target: string, path: string): void => {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path);
};
const file = (text: string, path: string): void => {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const without = (path: string): void => rmSync(path, { recursive: true, force: true });

test.each<[string, (bare: string) => void]>([
  ['its objects are a link', (bare) => link(`${other}/objects`, `${bare}/objects`)],
  [
    'its refs and objects are links',
    (bare) => {
      link(`${other}/objects`, `${bare}/objects`);
      link(`${other}/refs`, `${bare}/refs`);
    },
  ],
  ['a branch is a link', (bare) => link(`${other}/refs/heads/main`, `${bare}/refs/heads/main`)],
  ['HEAD is a link', (bare) => link(`${other}/HEAD`, `${bare}/HEAD`)],
  ['HEAD is a link that leads nowhere', (bare) => link('refs/heads/nope', `${bare}/HEAD`)],
  [
    'it has the objects of another one',
    (bare) => {
      file(`${other}/objects\n`, `${bare}/objects/info/alternates`);
      cpSync(`${other}/refs`, `${bare}/refs`, { recursive: true });
    },
  ],
  [
    'it is a working tree of another one',
    (bare) => {
      file(other, `${bare}/commondir`);
      without(`${bare}/objects`);
      without(`${bare}/refs`);
    },
  ],
  ['it includes a file', (bare) => file(`[include]\n\tpath = ${other}/config\n`, `${bare}/config`)],
  [
    'it has another one as its origin',
    (bare) => {
      file(
        `[extensions]\n\tpartialClone = o\n[remote "o"]\n\turl = file://${other}\n\tpromisor = true\n`,
        `${bare}/config`,
      );
      cpSync(`${other}/refs`, `${bare}/refs`, { recursive: true });
    },
  ],
  ['its settings are a link', (bare) => link(`${other}/config`, `${bare}/config`)],
  ['.git in it names another', (bare) => file(`gitdir: ${other}\n`, `${bare}/.git`)],
  ['.git in it is a link', (bare) => link(other, `${bare}/.git`)],
  ['the name with .git is a link', (bare) => link(other, `${bare}.git`)],
  ['the name with .git names another', (bare) => file(`gitdir: ${other}\n`, `${bare}.git`)],
  ['it is a file that names another', (bare) => file(`gitdir: ${other}\n`, bare)],
  [
    'it is a link to a file that names another',
    (bare) => {
      file(`gitdir: ${other}\n`, `${bare}.x`);
      link(`${bare}.x`, bare);
    },
  ],
])('nothing of another one is read where %s', async (_, change) => {
  const { top, bare } = drawn();
  expect(await readFrom(top, bare)).toBe('its own');
  change(bare);
  const seen = await readFrom(top, bare);
  expect(seen).not.toContain('CANARY');
  expect(seen).toMatch(/^its own$|^Failed to clone repository /);
});

test('a link to a repository inside the package is accepted', async () => {
  const { top, bare } = drawn();
  symlinkSync(bare, join(top, 'link'));
  symlinkSync(other, join(top, 'out'));
  expect(await found(top, join(top, 'link'))).toBe(bare);
  expect(await found(top, join(top, 'out'))).toBeNull();
});

test('packs and loose objects are copied, lists of alternates are not', async () => {
  const { top, bare } = drawn();
  for (const name of ['info', 'Info', 'INFO', 'x']) file(`${other}/objects\n`, `${bare}/objects/${name}/alternates`);
  const copy = join(top, 'copy');
  expect(await copyRepository(bare, copy, nodeFiles, () => {})).toBe(true);
  expect(readdirSync(`${copy}/objects`).filter((name) => !/^(pack|[0-9a-f]{2})$/.test(name))).toEqual([]);
  expect(readdirSync(`${copy}/objects`).length).toBeGreaterThan(0);
});

test('a repository that is too large is refused, and the copied bytes count', async () => {
  const { top, bare } = drawn();
  const spent: number[] = [];
  const io: typeof nodeFiles = {
    ...nodeFiles,
    readRegular: async (path, most) => (path.includes('/objects/') ? 'too-large' : nodeFiles.readRegular(path, most)),
  };
  expect(await copyRepository(bare, join(top, 'copy'), io, ({ entries = 0 }) => spent.push(entries))).toBe(false);
  expect(spent).toEqual([1, 1]);
});
