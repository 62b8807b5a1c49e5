/** A pull request that a workflow names by its number: GitHub says whose code it is. */

import { withOrigin } from '../../../src/action/github/pulls.js';
import { readEvent } from '../../../src/action/main.js';
import { originUnknown } from '../../../src/action/messages.js';
import { mayBeUntrusted } from '../../../src/action/trust.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { pullRequestEvent } from '../support/run-action.js';
import { world } from './support.js';

let server: GitHubServer;
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

type Mode = 'draw' | 'graphdata' | 'report' | 'discover' | 'cleanup';

async function started(number: number | null, { payload = {}, mode = 'draw' as Mode, token = server.token } = {}) {
  const env = { GITHUB_REPOSITORY: 'octo/infra', GITHUB_EVENT_PATH: 'e', GITHUB_EVENT_NAME: 'workflow_dispatch' };
  const readFile = async () => Buffer.from(JSON.stringify(payload));
  const event = { ...(await readEvent({ env, readFile }, number)), apiUrl: server.apiUrl };
  const notices: string[] = [];
  const runner = { annotate: (_: string, text: string) => void notices.push(text) };
  const asked = await withOrigin(event, { inputs: { mode, 'github-token': token }, io: world(), runner });
  return { mayBeUntrusted: mayBeUntrusted(asked), notices };
}

test('one of this repository, of a fork, of a fork that is gone', async () => {
  expect(await started(7)).toEqual({ mayBeUntrusted: false, notices: [] });
  for (const headRepository of ['mallory/infra', null]) {
    Object.assign(server.state.pulls.get(7)!, { headRepository });
    for (const mode of ['draw', 'graphdata', 'report'] as const) {
      expect(await started(7, { mode })).toEqual({ mayBeUntrusted: true, notices: [] });
    }
  }
});

test('one that is not there, or that the token may not read: it counts as one of strangers, which is said', async () => {
  const missing = await started(8);
  expect(missing).toEqual({
    mayBeUntrusted: true,
    notices: [expect.stringContaining(originUnknown(8, '').split(' (')[0]!)],
  });
  expect(await started(7, { token: 'wrong' })).toMatchObject({ mayBeUntrusted: true, notices: [expect.any(String)] });
  expect(await started(7, { token: '' })).toMatchObject({ mayBeUntrusted: true });
});

test('GitHub is not asked about what the event says itself, nor where nothing is drawn', async () => {
  const { payload } = pullRequestEvent();
  expect(await started(9, { payload })).toEqual({ mayBeUntrusted: false, notices: [] });
  expect(await started(null)).toEqual({ mayBeUntrusted: false, notices: [] });
  await started(7, { mode: 'discover' });
  await started(7, { mode: 'cleanup' });
  expect(server.log).toEqual([]);
});
