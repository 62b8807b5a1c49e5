/** Commits of a repository that is here, read by the real Git: what they are, and what reading them leaves alone. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../../../src/platform/io.js';
import * as history from '../../../../src/terraform/fetch/git/history.js';
import { commitTree } from '../../../../src/terraform/fetch/git/history.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { git, ioAtHome, newFolder, newRepository } from '../../../support/repository.js';

const { resolveCommit: commitCalled, defaultBranch, ignoredFiles, mergeBase } = history;
const openHistory = (name: string, io: Io) => history.openHistory(name, newFolder(), io);

type Files = Readonly<Record<string, string>>;

function workTree(files: Files, branch = 'main'): string {
  const folder = newFolder();
  git(folder, 'init', '--quiet', `--initial-branch=${branch}`);
  commit(folder, files);
  return folder;
}

function commit(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}

const io = ioAtHome();

const treeOf = async (directory: string, name: string) => {
  const history = await openHistory(directory, io);
  const found = await commitCalled('--from', name, history, io);
  return commitTree(found, history, newFolder(), io);
};

describe('names of commits', () => {
  const folder = workTree({ 'main.tf': '1' });
  const first = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'tag', '-a', '-m', 'x', 'v1');
  git(folder, 'update-ref', 'refs/remotes/origin/only-there', first);
  const second = commit(folder, { 'main.tf': '2' });

  test.each([
    ['HEAD', second],
    ['main', second],
    ['HEAD~1', first],
    ['v1', first],
    [first.slice(0, 8), first],
    ['only-there', first],
  ])('%s', async (name, id) => {
    expect((await commitCalled('--from', name, await openHistory(folder, io), io)).id).toBe(id);
  });

  test('a name beyond the length limit is refused', async () => {
    const history = await openHistory(folder, io);
    await expect(commitCalled('--from', 'x'.repeat(2000), history, io)).rejects.toThrow(
      'is not a valid name of a commit',
    );
  });

  test.each([
    ['-x', 'is not a valid name of a commit'],
    ['--output=/tmp/x', 'is not a valid name of a commit'],
    ['', 'is not a valid name of a commit'],
    ['a\nb', 'is not a valid name of a commit'],
    ['nosuch', 'there is no such commit'],
    ['main..HEAD', 'there is no such commit'],
    ['^main', 'there is no such commit'],
    ['HEAD:main.tf', 'there is no such commit'],
  ])('%j is refused', async (name, said) => {
    const history = await openHistory(folder, io);
    await expect(commitCalled('--from', name, history, io)).rejects.toThrow(said);
  });

  test('the default branch is that of origin, else main', async () => {
    expect(await defaultBranch(await openHistory(folder, io), io)).toEqual({ id: second, name: 'main' });
    git(folder, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/only-there');
    expect(await defaultBranch(await openHistory(folder, io), io)).toEqual({ id: first, name: 'origin/only-there' });
    expect(await defaultBranch(await openHistory(workTree({ a: '' }, 'trunk'), io), io)).toBeNull();
  });
});

test('a directory outside of a repository is refused', async () => {
  await expect(openHistory(newFolder(), io)).rejects.toThrow(messages.NO_REPOSITORY);
  await expect(openHistory(join(newFolder(), 'none'), io)).rejects.toThrow(messages.NO_SUCH_FOLDER);
});

describe('merge base', () => {
  const folder = workTree({ 'main.tf': '1' });
  const base = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  const work = commit(folder, { 'work.tf': '' });
  git(folder, 'checkout', '--quiet', 'main');
  const main = commit(folder, { 'other.tf': '' });

  const between = async (directory: string) => {
    const history = await openHistory(directory, io);
    const called = (name: string) => commitCalled('--from', name, history, io);
    return mergeBase(await called(main), await called(work), history, io);
  };

  test('is the last common commit', async () => {
    expect((await between(folder)).id).toBe(base);
  });

  test('is missing in a shallow clone, and the remedy says what to fetch', async () => {
    const shallow = newFolder();
    git(shallow, 'clone', '--quiet', '--depth=1', '--no-single-branch', `file://${folder}`, 'c');
    await expect(between(join(shallow, 'c'))).rejects.toMatchObject({
      message: expect.stringContaining('shallow'),
      remedy: expect.stringContaining('git fetch --unshallow'),
    });
    const history = await openHistory(join(shallow, 'c'), io);
    await expect(commitCalled('--from', base, history, io)).rejects.toMatchObject({
      remedy: expect.stringContaining(`git fetch --depth=1 origin ${base}`),
    });
  });

  test('does not exist for unrelated histories', async () => {
    git(folder, 'checkout', '--quiet', '--orphan', 'alone');
    const alone = commit(folder, {});
    const history = await openHistory(folder, io);
    const [one, other] = [
      { id: alone, name: 'alone' },
      { id: main, name: 'main' },
    ];
    await expect(mergeBase(one, other, history, io)).rejects.toMatchObject({ remedy: messages.MERGE_BASE_REMEDY });
  });
});

describe('the files of a commit', () => {
  test('are those of the commit, and work tree and index stay unchanged', async () => {
    const folder = workTree({ 'infra/main.tf': 'old', 'modules/a.tf': 'module' });
    commit(folder, { 'infra/main.tf': 'new' });
    writeFileSync(join(folder, 'infra/main.tf'), 'not committed');
    const index = readFileSync(join(folder, '.git/index'));
    const { root, directory } = await treeOf(join(folder, 'infra'), 'HEAD~1');
    expect(readFileSync(join(directory as string, 'main.tf'), 'utf8')).toBe('old');
    expect(readFileSync(join(root, 'modules/a.tf'), 'utf8')).toBe('module');
    expect(readFileSync(join(folder, 'infra/main.tf'), 'utf8')).toBe('not committed');
    expect(readFileSync(join(folder, '.git/index'))).toEqual(index);
    expect(readdirSync(join(folder, '.git')).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  test('are none for a folder that did not exist yet', async () => {
    const folder = workTree({ 'a.tf': '' });
    commit(folder, { 'infra/main.tf': '' });
    expect((await treeOf(join(folder, 'infra'), 'HEAD~1')).directory).toBeNull();
  });

  test('are read from a SHA-256 repository', async () => {
    const folder = newFolder();
    git(folder, 'init', '--quiet', '--object-format=sha256');
    commit(folder, { 'main.tf': 'x' });
    expect(readdirSync((await treeOf(folder, 'HEAD')).root)).toEqual(['main.tf']);
  });

  test('are read without running hooks, filters, textconv, monitors, pagers or aliases', async () => {
    const folder = workTree({ 'main.tf': 'as committed', '.gitattributes': '* filter=evil diff=evil ident\n' });
    const ran = newFolder();
    const trap = join(newFolder(), 'trap');
    writeFileSync(trap, `#!/bin/sh\ntouch "${ran}/$(basename "$0")$1"\ncat\n`);
    chmodSync(trap, 0o700);
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'fsmonitor-watchman']) {
      symlinkSync(trap, join(folder, '.git/hooks', hook));
    }
    const settings: [string, string][] = [
      ['core.fsmonitor', trap],
      ['core.pager', trap],
      ['core.sshCommand', trap],
      ['core.alternateRefsCommand', trap],
      ['filter.evil.smudge', `${trap} smudge`],
      ['filter.evil.process', `${trap} process`],
      ['filter.evil.required', 'true'],
      ['diff.evil.textconv', `${trap} textconv`],
      ['alias.rev-parse', `!${trap} alias`],
      ['tar.tar.command', trap],
      ['uploadpack.packObjectsHook', trap],
    ];
    for (const [name, value] of settings) git(folder, 'config', name, value);
    const { root } = await treeOf(folder, 'HEAD');
    const history = await openHistory(folder, io);
    await defaultBranch(history, io);
    await ignoredFiles(['a'], history, io);
    expect(readFileSync(join(root, 'main.tf'), 'utf8')).toBe('as committed');
    expect(readdirSync(ran)).toEqual([]);
  });

  test('contain no outside links, submodules or large files of other hosts', async () => {
    const inner = newRepository({ 'main.tf': 'inner' });
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';
    const folder = workTree({ 'main.tf': 'x', 'big.bin': pointer, '.gitattributes': '*.bin filter=lfs\n' });
    symlinkSync('/etc/passwd', join(folder, 'out.tf'));
    symlinkSync('main.tf', join(folder, 'in.tf'));
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${git(inner.path, 'rev-parse', 'main')},inner`);
    git(folder, 'add', 'out.tf', 'in.tf');
    git(folder, 'commit', '--quiet', '-m', 'x');
    const { root, warnings } = await treeOf(folder, 'HEAD');
    expect(readFileSync(join(root, 'big.bin'), 'utf8')).toBe(pointer);
    expect(readFileSync(join(root, 'in.tf'), 'utf8')).toBe('x');
    expect([existsSync(join(root, 'out.tf')), existsSync(join(root, 'inner'))]).toEqual([false, false]);
    expect(warnings.join()).toContain('out.tf');
  });
});

test('returns the files that Git ignores', async () => {
  const folder = workTree({ '.gitignore': '*.tfvars\n', 'infra/main.tf': '' });
  const history = await openHistory(join(folder, 'infra'), io);
  expect(await ignoredFiles(['terraform.tfvars', 'main.tf', '-x'], history, io)).toEqual(['terraform.tfvars']);
});
