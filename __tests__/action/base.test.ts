/** The commit that a pull request is compared with, by what is checked out. Git is real; GitHub does not answer. */

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBase } from '../../src/action/base.js';
import * as messages from '../../src/action/messages.js';
import type { PullRequest } from '../../src/action/model.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

type Context = Parameters<typeof findBase>[1];
type Base = Awaited<ReturnType<typeof findBase>>;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' }).trim();

function commit(folder: string, name: string): string {
  writeFileSync(join(folder, `${name}.tf`), name);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', name);
  return git(folder, 'rev-parse', 'HEAD');
}

/** A repository with a base branch `main` and a pull request `head`, and GitHub's merge commit of both on `merge`. */
function repository() {
  const folder = newTemporary('groundplan-base-');
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  const branchPoint = commit(folder, 'a');
  git(folder, 'checkout', '--quiet', '-b', 'head');
  const head = commit(folder, 'b');
  git(folder, 'checkout', '--quiet', 'main');
  const base = commit(folder, 'c');
  git(folder, 'checkout', '--quiet', '-b', 'merge');
  git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'head');
  return { folder, branchPoint, head, base };
}

const contextIn = (workspace: string, name: string): Context =>
  ({
    event: { name, apiUrl: 'http://127.0.0.1:9', serverUrl: '', repository: { owner: 'o', name: 'r' }, sha: '' },
    inputs: { 'github-token': 'token', 'private-hosts': [] },
    io: {
      ...nodeIo(),
      directory: workspace,
      wait: async () => {},
      env: { ...process.env, GITHUB_WORKSPACE: workspace },
    },
  }) as unknown as Context;

const made = repository();
const pull = (more: Partial<PullRequest> = {}): PullRequest =>
  ({ number: 1, headSha: made.head, baseSha: made.base, isFork: false, isClosed: false, ...more }) as PullRequest;

function baseOf(checkedOut: string, asked: PullRequest, event = 'pull_request'): Promise<Base> {
  git(made.folder, 'checkout', '--quiet', '--detach', checkedOut);
  return findBase(asked, contextIn(made.folder, event));
}

test("of GitHub's merge commit, it is the first parent", async () => {
  expect(await baseOf('merge', pull())).toEqual({ commit: made.base });
});

test('a merge commit of another head is not the one of the pull request', async () => {
  const other = pull({ headSha: 'f'.repeat(40) });
  const tip = git(made.folder, 'rev-parse', 'merge').slice(0, 7);
  expect(await baseOf('merge', other)).toEqual({ reason: messages.headUnknown(tip) });
});

test('with the base checked out, there is nothing to compare', async () => {
  const found = await baseOf('main', pull(), 'pull_request_target');
  expect(found).toEqual({ reason: expect.stringContaining(made.base.slice(0, 7)) });
});

test('with the head checked out, GitHub must name the merge base; a silent GitHub is a reason', async () => {
  expect(await baseOf('head', pull())).toEqual({ reason: messages.baseUnknown('fetch failed') });
});

test('without a known base, there is a reason', async () => {
  expect(await baseOf('head', pull({ baseSha: '' }))).toEqual({ reason: messages.BASE_UNKNOWN });
});
