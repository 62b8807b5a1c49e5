/** What may not be written is not written, and said in one notice. */

import { publish } from '../../../src/action/github/publish.js';
import * as messages from '../../../src/action/messages.js';
import { BOT, NO_CONTENTS, READ_ONLY } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { eventFor, OPTIONS, png, requestFor, world } from './support.js';

let server: GitHubServer;
const start = async (options: Parameters<typeof startGitHub>[0] = {}) => {
  server = await startGitHub(options);
};
afterEach(() => server.close());

const HOME = '/repos/octo/infra';
const COMMENTS = `${HOME}/issues/7/comments`;
const PULL = `GET ${HOME}/pulls/7 200`;

test('403 for pictures: Mermaid and one notice; with the permission the picture comes', async () => {
  await start({ identity: NO_CONTENTS });
  const result = await publish(requestFor(server), world());
  expect(result).toMatchObject({ comment: 'created', published: 'none' });
  expect(result.notices).toEqual([messages.picturesRefused('HTTP 403, Resource not accessible by integration', true)]);
  expect(server.state.comments[0]!.body).toMatch(/```mermaid\nflowchart LR\n/);
  expect(server.state.comments[0]!.body).not.toMatch(/<picture>|MERMAID_SUMMARY/);
  const again = await publish(requestFor(server), world());
  expect(again).toMatchObject({ comment: 'unchanged' });
  expect(server.writes().filter((call) => !call.endsWith(' 403'))).toEqual([`POST ${COMMENTS} 201`]);
  server.state.tokens.set(server.token, BOT);
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'updated', published: 'refs' });
});

test('a read-only token: one notice, no error, nothing written', async () => {
  await start({ identity: READ_ONLY });
  const result = await publish(requestFor(server), world());
  expect(result).toMatchObject({ comment: 'none', published: 'none', commentUrl: null });
  expect(result.notices).toEqual([messages.tokenReadOnly('HTTP 403, Resource not accessible by integration')]);
  expect(server.writes()).toEqual([`POST ${HOME}/git/blobs 403`, `POST ${COMMENTS} 403`]);
});

test('a locked conversation: one notice, which advises no permission', async () => {
  await start();
  const body = { message: 'Unable to create comment because issue is locked.' };
  server.faults.add({ on: `POST ${COMMENTS}`, play: { status: 403, body } });
  const { comment, notices } = await publish(requestFor(server), world());
  expect({ comment, notices }).toEqual({ comment: 'none', notices: [messages.CONVERSATION_LOCKED] });
  expect(notices.join()).not.toMatch(/permissions:/);
});

test('a fork: not one call', async () => {
  await start({ identity: READ_ONLY });
  const event = eventFor(server);
  const request = requestFor(server, { event: { ...event, pullRequest: { ...event.pullRequest!, isFork: true } } });
  expect(await publish(request, world())).toMatchObject({ comment: 'none', notices: [messages.FORK_READ_ONLY] });
  expect(server.calls()).toEqual([]);
});

test('a closed pull request: nothing is written', async () => {
  await start();
  const event = eventFor(server);
  const closed = { ...event, pullRequest: { ...event.pullRequest!, isClosed: true } };
  expect(await publish(requestFor(server, { event: closed }), world())).toMatchObject({
    notices: [messages.PULL_CLOSED],
  });
  expect(server.calls()).toEqual([]);
  server.state.pulls.get(7)!.state = 'closed';
  expect(await publish(requestFor(server), world())).toMatchObject({
    comment: 'none',
    notices: [messages.PULL_CLOSED],
  });
  expect(server.calls()).toEqual([PULL]);
});

test('404: a pull request that is not there is a notice', async () => {
  await start();
  server.state.pulls.delete(7);
  const event = eventFor({
    ...server,
    state: { ...server.state, pulls: new Map([[7, { headSha: 'c'.repeat(40), baseSha: '' } as never]]) },
  });
  const { comment, notices } = await publish(requestFor(server, { event }), world());
  expect({ comment, calls: server.calls() }).toEqual({ comment: 'none', calls: [`GET ${HOME}/pulls/7 404`] });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain('HTTP 404, Not Found');
});

test('no pull request, or no comment wanted: not one call', async () => {
  await start();
  await publish(requestFor(server, { event: eventFor(server, { pullRequest: null }) }), world());
  await publish(requestFor(server, { options: { ...OPTIONS, behaviour: 'off' } }), world());
  expect(server.calls()).toEqual([]);
});

test('what is no PNG is not stored', async () => {
  await start();
  const io = world();
  io.files.set('/out/prod.png', Buffer.from('<svg onload="alert(1)"/>'));
  io.files.set('/out/prod.dark.png', Buffer.concat([png('x'), Buffer.from('PK')]));
  const { notices, published } = await publish(requestFor(server, { isUntrusted: true }), io);
  expect({ notices, published }).toEqual({ notices: [messages.picturesUnusable(['prod'])], published: 'none' });
  expect(server.writes()).toEqual([`POST ${COMMENTS} 201`]);
});
