import fc from 'fast-check';
import { readEvent } from '../../src/action/main.js';
import { checkTrust, mayBeUntrusted } from '../../src/action/trust.js';
import { pullRequestEvent } from './support/run-action.js';

const read = (payload: unknown, env: Record<string, string> = {}, prNumber: number | null = null) =>
  readEvent(
    {
      env: { GITHUB_REPOSITORY: 'octo/infra', GITHUB_EVENT_PATH: 'event.json', GITHUB_SHA: 'e'.repeat(40), ...env },
      readFile: async () => Buffer.from(JSON.stringify(payload) ?? ''),
    },
    prNumber,
  );

test('a pull request of this repository, of a fork, of a fork that is gone', async () => {
  const { payload } = pullRequestEvent();
  expect((await read(payload)).pullRequest).toEqual({
    ...{ number: 7, headSha: 'c'.repeat(40), baseSha: 'a'.repeat(40), isFork: false, isClosed: false },
  });
  expect((await read(pullRequestEvent({ fork: true }).payload)).pullRequest).toMatchObject({ isFork: true });
  const gone = { ...payload.pull_request, head: { ...payload.pull_request.head, repo: null } };
  expect((await read({ ...payload, pull_request: gone })).pullRequest).toMatchObject({ isFork: true });
});

test('a pull request is closed where it is so, and in the event that closes it', async () => {
  const { payload } = pullRequestEvent();
  const isClosed = async (action: string, state: string) =>
    (await read({ ...payload, action, pull_request: { ...payload.pull_request, state } })).pullRequest?.isClosed;
  expect(await isClosed('synchronize', 'open')).toBe(false);
  expect(await isClosed('synchronize', 'closed')).toBe(true);
  expect(await isClosed('closed', 'open')).toBe(true);
});

test('a repository is private where the payload says so, and nowhere else', async () => {
  const isPrivate = async (payload: object) => (await read(payload)).isPrivate;
  expect(await isPrivate({ repository: { private: true } })).toBe(true);
  for (const repository of [{ private: false }, { private: 'true' }, {}, null]) {
    expect(await isPrivate({ repository })).toBe(false);
  }
});

test('the name of the repository is compared as GitHub does, without case', async () => {
  const event = await read(pullRequestEvent().payload, { GITHUB_REPOSITORY: 'Octo/Infra' });
  expect(event.pullRequest?.isFork).toBe(false);
});

test('a comment on a pull request, one on an issue, and the number of the input', async () => {
  expect((await read({ issue: { number: 5, pull_request: {} } })).pullRequest).toMatchObject({ number: 5 });
  expect((await read({ issue: { number: 5 } })).pullRequest).toBeNull();
  expect((await read({}, {}, 9)).pullRequest).toMatchObject({ number: 9, headSha: 'e'.repeat(40), isFork: true });
  expect((await read(pullRequestEvent().payload, {}, 9)).pullRequest).toMatchObject({ number: 7 });
});

test('the run of another workflow', async () => {
  const workflow_run = {
    ...{ id: 5, run_number: 3, run_attempt: 2, event: 'pull_request', head_sha: 'c', head_branch: 'topic' },
    head_repository: { full_name: 'stranger/infra' },
  };
  expect((await read({ workflow_run })).workflowRun).toEqual({
    ...{ id: 5, number: 3, attempt: 2, event: 'pull_request', headSha: 'c', headBranch: 'topic' },
    ...{ headRepository: 'stranger/infra', conclusion: '' },
  });
});

test('any payload is an event', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom('pull_request', 'issue', 'workflow_run'), async (value, name) => {
      for (const payload of [value, { [name]: value }]) expect((await read(payload)).repository.owner).toBe('octo');
    }),
  );
});

test.each(['', 'octo', 'octo/infra/more', '/infra'])('no repository in %p', async (GITHUB_REPOSITORY) => {
  await expect(read({}, { GITHUB_REPOSITORY })).rejects.toMatchObject({ exitCode: 2 });
});

test('whose code it is', async () => {
  const named = async (name: string, fork = false) => ({ ...(await read(pullRequestEvent({ fork }).payload)), name });
  for (const name of ['pull_request_target', 'workflow_run', 'issue_comment']) {
    expect(mayBeUntrusted(await named(name))).toBe(true);
  }
  expect(mayBeUntrusted(await named('pull_request', true))).toBe(true);
  expect([mayBeUntrusted(await named('pull_request')), mayBeUntrusted(await named('push'))]).toEqual([false, false]);
  // Somebody who may write has put it into the queue.
  const queued = { ...(await read({ merge_group: { head_sha: 'c', base_sha: 'a' } })), name: 'merge_group' };
  expect(mayBeUntrusted(queued)).toBe(false);
  // A number says nothing of whose code it is.
  expect(mayBeUntrusted({ ...(await read({}, {}, 9)), name: 'workflow_dispatch' })).toBe(true);
  for (const planner of ['auto', 'offline', 'static'] as const) checkTrust({ planner }, await named('workflow_run'));
  const refused = await named('pull_request_target');
  expect(() => checkTrust({ planner: 'terraform' }, refused)).toThrow(/refused/);
});
