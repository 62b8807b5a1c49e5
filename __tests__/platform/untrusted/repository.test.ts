/** Which repository a directory belongs to, and which ones of this machine it does not lead to. Made with the real Git. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Entry, Io } from '../../../src/platform/io.js';
import { OBJECT_FILES_MAX } from '../../../src/platform/limits.js';
import * as messages from '../../../src/platform/messages.js';
import { commitTree, openHistory, resolveCommit } from '../../../src/terraform/fetch/git/history.js';
import * as gitMessages from '../../../src/terraform/fetch/messages.js';
import { git, ioAtHome, newFolder } from '../../support/repository.js';

function repositoryWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  return commitIn(folder, files);
}

function commitIn(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '-m', 'x');
  return folder;
}

/** An untrusted repository. Packed, so that links to single files lead to all of it. */
function secretRepository(): string {
  const folder = repositoryWith({ 'secret.tf': 'theirs' });
  git(folder, 'gc', '--quiet');
  git(folder, 'pack-refs', '--all');
  return folder;
}

const io = ioAtHome();

async function filesAt(directory: string, world: Io = io): Promise<readonly string[]> {
  const history = await openHistory(directory, newFolder(), world);
  const tree = await commitTree(await resolveCommit('--from', 'main', history, world), history, newFolder(), world);
  return tree.directory === null ? [] : readdirSync(tree.directory);
}

describe('a repository of the user is read', () => {
  const folder = repositoryWith({ 'main.tf': '1', 'infra/a.tf': '2' });

  test('from a folder of it', async () => {
    expect(await filesAt(join(folder, 'infra'))).toEqual(['a.tf']);
  });

  test('from a linked work tree, by absolute and by relative paths', async () => {
    const other = join(newFolder(), 'other');
    git(folder, 'worktree', 'add', '--quiet', '-b', 'second', other);
    expect(await filesAt(other)).toEqual(['infra', 'main.tf']);
    const back = join(folder, '.git/worktrees/other/gitdir');
    writeFileSync(back, `${join('../../../..', ...pathTo(folder, other))}/.git\n`);
    expect(await filesAt(other)).toEqual(['infra', 'main.tf']);
  });

  test('from a work tree of a bare repository beside it, detached', async () => {
    const around = newFolder();
    git(around, 'clone', '--quiet', '--bare', folder, '.bare');
    writeFileSync(join(around, '.git'), 'gitdir: ./.bare\n');
    git(around, 'worktree', 'add', '--quiet', '--detach', 'tree');
    expect(await filesAt(join(around, 'tree'))).toEqual(['infra', 'main.tf']);
  });

  test('as a submodule, and in a submodule', async () => {
    const outer = repositoryWith({ 'outer.tf': '' });
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'inner');
    git(outer, 'commit', '--quiet', '-m', 'x');
    expect(await filesAt(join(outer, 'inner'))).toEqual(['infra', 'main.tf']);
    expect(await filesAt(outer)).toContain('outer.tf');
  });

  test('that is shallow, packed, or owned by whomever', async () => {
    const clone = join(newFolder(), 'clone');
    git(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    git(clone, 'pack-refs', '--all');
    expect(await filesAt(clone)).toEqual(['infra', 'main.tf']);
  });

  test('whose lender the user names', async () => {
    const clone = join(newFolder(), 'clone');
    git(folder, 'clone', '--quiet', '--shared', folder, clone);
    const lender = join(folder, '.git/objects');
    expect(await filesAt(clone, ioAtHome(newFolder(), { GIT_ALTERNATE_OBJECT_DIRECTORIES: lender }))).toEqual([
      'infra',
      'main.tf',
    ]);
  });

  test('where an empty .git is in the way', async () => {
    mkdirSync(join(folder, 'infra/.git'));
    expect(await filesAt(join(folder, 'infra'))).toEqual(['a.tf']);
    rmSync(join(folder, 'infra/.git'), { recursive: true });
  });
});

const pathTo = (from: string, to: string): string[] => {
  const up = from.split('/').length - 1;
  return [...Array<string>(up).fill('..'), ...to.split('/').slice(1)];
};

describe('a bare repository that a clone brings along', () => {
  const secret = secretRepository();

  function embed(folder: string, name: string): void {
    const bare = join(folder, name);
    mkdirSync(join(bare, 'objects/info'), { recursive: true });
    mkdirSync(join(bare, 'refs'));
    writeFileSync(join(bare, 'HEAD'), 'ref: refs/heads/main\n');
    writeFileSync(join(bare, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
    writeFileSync(join(bare, 'objects/info/alternates'), `${secret}/.git/objects\n`);
    writeFileSync(join(bare, 'refs/keep'), '');
    symlinkSync(`${secret}/.git/packed-refs`, join(bare, 'packed-refs'));
  }

  test.each(['', 'deep/er'])('in a clone: the folder %j of it is one of the clone', async (inside) => {
    const origin = repositoryWith({ 'main.tf': 'x' });
    embed(origin, 'infra');
    commitIn(origin, { [`infra/${inside}/main.tf`]: 'x' });
    const clone = join(newFolder(), 'clone');
    git(origin, 'clone', '--quiet', origin, clone);
    expect(existsSync(join(clone, 'infra/objects/info/alternates'))).toBe(true);
    expect(await filesAt(join(clone, 'infra', inside))).not.toContain('secret.tf');
  });

  test('without a repository around it there is none', async () => {
    const alone = newFolder();
    embed(alone, 'infra');
    await expect(filesAt(join(alone, 'infra'))).rejects.toThrow(gitMessages.NO_REPOSITORY);
  });
});

describe('a .git that leads to another repository is refused', () => {
  const secret = secretRepository();
  const objects = join(secret, '.git/objects');
  const untrusted = () => repositoryWith({ 'main.tf': 'x' });
  const replace = (path: string, to: string): void => {
    rmSync(path, { recursive: true, force: true });
    symlinkSync(to, path);
  };

  const leads: Readonly<Record<string, (git: string, folder: string) => void>> = {
    'a link in its place': (at) => replace(at, `${secret}/.git`),
    'packed-refs as a link': (at) => replace(join(at, 'packed-refs'), `${secret}/.git/packed-refs`),
    'refs as a link': (at) => replace(join(at, 'refs'), `${secret}/.git/refs`),
    'refs/heads as a link': (at) => replace(join(at, 'refs/heads'), `${secret}/.git/refs/heads`),
    'a branch as a link': (at) => replace(join(at, 'refs/heads/main'), `${secret}/.git/packed-refs`),
    'HEAD as a link': (at) => replace(join(at, 'HEAD'), `${secret}/.git/HEAD`),
    'objects as a link': (at) => replace(join(at, 'objects'), objects),
    'objects/pack as a link': (at) => replace(join(at, 'objects/pack'), `${objects}/pack`),
    'objects/info as a link': (at) => replace(join(at, 'objects/info'), `${objects}/info`),
    'packs as links': (at) => {
      for (const name of readdirSync(`${objects}/pack`))
        replace(join(at, 'objects/pack', name), `${objects}/pack/${name}`);
    },
    'loose objects as a link': (at) => replace(join(at, 'objects/ab'), `${objects}/pack`),
    alternates: (at) => writeFileSync(join(at, 'objects/info/alternates'), `${objects}\n`),
    'alternates, relative': (at) =>
      writeFileSync(join(at, 'objects/info/alternates'), `# x\n${join(...pathTo(join(at, 'objects'), objects))}\n`),
    'alternates as a link': (at) => {
      const list = join(newFolder(), 'list');
      writeFileSync(list, `${objects}\n`);
      replace(join(at, 'objects/info/alternates'), list);
    },
    'alternates that are long': (at) =>
      writeFileSync(join(at, 'objects/info/alternates'), `${'#\n'.repeat(2 ** 20)}${objects}\n`),
    'a commondir': (at) => writeFileSync(join(at, 'commondir'), `${secret}/.git\n`),
    'a file that names it': (at) => {
      rmSync(at, { recursive: true });
      writeFileSync(at, `gitdir: ${secret}/.git\n`);
    },
    'a file that names one beside it, whose commondir leads there': (at, folder) => {
      renameSync(at, join(folder, 'inner'));
      writeFileSync(at, 'gitdir: inner\n');
      writeFileSync(join(folder, 'inner/commondir'), `${secret}/.git\n`);
    },
    'a file that names a work tree of it': (at, folder) => {
      git(secret, 'worktree', 'add', '--quiet', '--force', '--detach', join(newFolder(), 'tree'));
      const [name = ''] = readdirSync(`${secret}/.git/worktrees`);
      rmSync(at, { recursive: true });
      writeFileSync(join(folder, '.git'), `gitdir: ${secret}/.git/worktrees/${name}\n`);
    },
    'a work tree of its own making': (at, folder) => {
      cpSync(at, join(folder, 'inner/worktrees/x'), { recursive: true });
      rmSync(at, { recursive: true });
      writeFileSync(at, 'gitdir: inner/worktrees/x\n');
      writeFileSync(join(folder, 'inner/worktrees/x/gitdir'), `${at}\n`);
      writeFileSync(join(folder, 'inner/worktrees/x/commondir'), `${secret}/.git\n`);
    },
  };

  test.each(Object.entries(leads))('%s', async (_, lead) => {
    const folder = untrusted();
    lead(join(folder, '.git'), folder);
    const failure = await filesAt(folder).then(
      (files) => files.join(),
      (error: Error) => error.message,
    );
    expect(failure).toContain('is not in a readable Git repository: ');
    expect(failure).not.toContain('secret.tf');
  });

  test('and says which file, and what to do', async () => {
    const folder = untrusted();
    leads.alternates!(join(folder, '.git'), folder);
    await expect(filesAt(folder)).rejects.toMatchObject({
      message: expect.stringContaining(messages.alternateNotAllowed(objects)),
      remedy: messages.alternateNotAllowedRemedy(objects),
    });
  });

  test('settings of it are not read, nor what they include', async () => {
    const folder = untrusted();
    appendFileSync(
      join(folder, '.git/config'),
      `[include]\n\tpath = ${secret}/.git/config\n[core]\n\tworktree = ${secret}\n`,
    );
    expect(readFileSync(join(folder, '.git/config'), 'utf8')).toContain('worktree');
    expect(await filesAt(folder)).toEqual(['main.tf']);
  });
});

test('too many object files to check are not reported as a link', async () => {
  const folder = repositoryWith({ 'main.tf': '1' });
  const objects = join(folder, '.git/objects');
  const entries = Array<Entry>(OBJECT_FILES_MAX + 1).fill({ name: 'x', kind: 'file' });
  const list: Io['list'] = async (path) => (path === objects ? entries : io.list(path));
  await expect(filesAt(folder, { ...io, list })).rejects.toMatchObject({
    message: expect.stringContaining(messages.REPOSITORY_OBJECTS_TOO_MANY),
    remedy: messages.REPOSITORY_OBJECTS_TOO_MANY_REMEDY,
  });
});

test('a repository without commits says so', async () => {
  const folder = newFolder();
  git(folder, 'init', '--quiet');
  const history = await openHistory(folder, newFolder(), io);
  await expect(resolveCommit('', 'HEAD', history, io)).rejects.toMatchObject({
    message: gitMessages.noCommits(folder),
    remedy: gitMessages.NO_COMMITS_REMEDY,
  });
});
