import { connect } from '../../../src/action/github/client.js';
import { findPulls, listChangedFiles, readPull } from '../../../src/action/github/pulls.js';
import type { WorkflowRun } from '../../../src/action/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { eventFor, world } from './support.js';

let server: GitHubServer;
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const github = () => connect(eventFor(server), server.token, world());
const REPOSITORY = { owner: 'octo', name: 'infra' };

test('a pull request as it is now', async () => {
  expect(await readPull(github(), REPOSITORY, 7)).toEqual({
    ...{ number: 7, headSha: 'c'.repeat(40), baseSha: 'a'.repeat(40), isFork: false, isClosed: false },
  });
  Object.assign(server.state.pulls.get(7)!, { headRepository: null, state: 'closed' });
  expect(await readPull(github(), REPOSITORY, 7)).toMatchObject({ isFork: true, isClosed: true });
});

test('changed files: all pages, and whether that is all of them', async () => {
  const files = server.state.pulls.get(7)!.files;
  for (let at = 0; at < 250; at++) files.push({ filename: `stacks/${at}/main.tf`, status: 'modified' });
  files.push({ filename: 'new.tf', status: 'renamed', previous_filename: 'old.tf' });
  files.push({ filename: 'gone.tf', status: 'removed' });
  const listed = await listChangedFiles(github(), 7);
  expect(listed.isWhole).toBe(true);
  expect(listed.files).toHaveLength(252);
  expect(listed.files.slice(-2)).toEqual([
    { path: 'new.tf', previousPath: 'old.tf', isRemoved: false },
    { path: 'gone.tf', previousPath: null, isRemoved: true },
  ]);
  for (let at = 0; at < 3000; at++) files.push({ filename: `${at}.tf`, status: 'added' });
  expect(await listChangedFiles(github(), 7)).toMatchObject({ isWhole: false });
});

test('the pull request of a run is found by head commit and head repository, which only GitHub knows', async () => {
  const fork = {
    headRepository: 'mallory/infra',
    headRef: 'topic/ä',
    headSha: 'f'.repeat(40),
    baseSha: 'a'.repeat(40),
  };
  server.state.pulls.set(8, { number: 8, state: 'open', files: [], ...fork });
  const run: WorkflowRun = {
    ...{ id: 1, number: 1, attempt: 1, event: 'pull_request', conclusion: 'success' },
    ...{ headSha: fork.headSha, headRepository: fork.headRepository, headBranch: fork.headRef },
  };
  expect(await findPulls(github(), REPOSITORY, run)).toMatchObject([{ number: 8, isFork: true, isClosed: false }]);
  expect(await findPulls(github(), REPOSITORY, { ...run, headSha: '0'.repeat(40) })).toEqual([]);
  expect(await findPulls(github(), REPOSITORY, { ...run, headRepository: 'mallory/other' })).toEqual([]);
  // Two of one branch, to different bases: the run was for both.
  server.state.pulls.set(9, { number: 9, state: 'open', files: [], ...fork });
  expect(await findPulls(github(), REPOSITORY, run)).toMatchObject([{ number: 8 }, { number: 9 }]);
});
