/** Which files have changed, where GitHub does not say: Git is asked, about the repository that was checked out alone. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChangedFiles } from '../../../src/action/discover/files.js';
import type { Range } from '../../../src/action/model.js';
import { nodeIo } from '../../../src/platform/node.js';
import { newTemporary } from '../../support/temporary.js';

type Context = Parameters<typeof readChangedFiles>[0];

const SHA = 'a'.repeat(40);

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' }).trim();

/** GitHub does not answer: its API is a closed port. */
const contextIn = (workspace: string, baseSha: string, range: Range | null = null): Context =>
  ({
    event: {
      name: 'pull_request',
      apiUrl: 'http://127.0.0.1:9',
      serverUrl: 'http://127.0.0.1:9',
      repository: { owner: 'o', name: 'r' },
      pullRequest: range === null ? { number: 1, headSha: SHA, baseSha, isFork: true, isClosed: false } : null,
      range,
    },
    inputs: { 'github-token': 't' },
    io: {
      ...nodeIo(),
      directory: workspace,
      wait: async () => {},
      env: { ...process.env, GITHUB_WORKSPACE: workspace, AWS_SECRET_ACCESS_KEY: 'canary' },
    },
  }) as unknown as Context;

test('the repository of the workspace says what has changed', async () => {
  const folder = newTemporary('groundplan-changed-');
  git(folder, 'init', '--quiet');
  writeFileSync(join(folder, 'a.tf'), '');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'a');
  const base = git(folder, 'rev-parse', 'HEAD');
  writeFileSync(join(folder, 'b.tf'), '');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'b');
  expect(await readChangedFiles(contextIn(folder, base))).toEqual({ files: ['b.tf'], removed: [] });
});

/** A commit with these files, and nothing else. */
function commit(folder: string, files: Readonly<Record<string, string | null>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (content === null) rmSync(join(folder, path));
    else writeFileSync(join(folder, path), content);
  }
  git(folder, 'add', '--all', '.');
  git(folder, 'commit', '--quiet', '-m', 'a');
  return git(folder, 'rev-parse', 'HEAD');
}

test('a push of several commits: all that they have changed, with what they have taken away', async () => {
  const folder = newTemporary('groundplan-changed-');
  git(folder, 'init', '--quiet');
  const base = commit(folder, { 'a/a.tf': '1', 'b/b.tf': '', 'c.md': '' });
  commit(folder, { 'a/a.tf': '2' });
  commit(folder, { 'b/b.tf': null });
  const head = commit(folder, { 'c.md': 'words' });
  const found = await readChangedFiles(contextIn(folder, '', { base, head, isBranch: false }));
  expect(found).toEqual({ files: ['a/a.tf', 'b/b.tf', 'c.md'], removed: ['b/b.tf'] });
});

test('a forced push: what was thrown away has changed, too; a new branch is compared with where it began', async () => {
  const folder = newTemporary('groundplan-changed-');
  git(folder, 'init', '--quiet', '-b', 'main');
  const start = commit(folder, { 'a.tf': '' });
  git(folder, 'update-ref', 'refs/remotes/origin/main', start);
  const thrown = commit(folder, { 'thrown.tf': '' });
  git(folder, 'checkout', '--quiet', '-b', 'topic', start);
  const head = commit(folder, { 'kept.tf': '' });
  expect(await readChangedFiles(contextIn(folder, '', { base: thrown, head, isBranch: false }))).toEqual({
    files: ['kept.tf', 'thrown.tf'],
    removed: ['thrown.tf'],
  });
  expect(await readChangedFiles(contextIn(folder, '', { base: 'main', head, isBranch: true }))).toEqual({
    files: ['kept.tf'],
    removed: [],
  });
});

test('files that look like a repository are none: their configuration names programs', async () => {
  const folder = newTemporary('groundplan-changed-');
  const mark = join(folder, 'mark');
  for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, 'refs/heads/main'), `${SHA}\n`);
  writeFileSync(
    join(folder, 'config'),
    `[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tsshCommand = touch ${mark};\n\tfsmonitor = touch ${mark}\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\turl = ssh://git@127.0.0.1/x\n\tpromisor = true\n`,
  );
  expect(await readChangedFiles(contextIn(folder, 'b'.repeat(40)))).toMatchObject({ files: null });
  expect(existsSync(mark)).toBe(false);
});
