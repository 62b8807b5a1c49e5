import { publish } from '../../../src/action/github/publish.js';
import { cleanUp } from '../../../src/action/modes/cleanup.js';
import * as messages from '../../../src/pull-request/messages.js';
import { eventFor, OPTIONS, requestFor, world } from '../github/support.js';
import { addComment, NO_CONTENTS } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';

let server: GitHubServer;
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const clean = () => cleanUp(eventFor(server), server.token, world());

test('pictures and the ref go, the text of every comment stays; the second time nothing is written', async () => {
  await publish(requestFor(server), world());
  await publish(requestFor(server, { options: { ...OPTIONS, commentId: 'second' } }), world());
  const others = addComment(server.state, server.state.comments[0]!.body, { login: 'mallory', type: 'User' });
  const { body } = others;
  expect(await clean()).toEqual({ isRefDeleted: true, comments: 2, notices: [] });
  expect([...server.state.refs.keys()]).toEqual(['refs/heads/main']);
  for (const comment of server.state.comments.slice(0, 2)) {
    expect(comment.body).not.toMatch(/<picture>|\/blob\//);
    expect(comment.body).toContain(messages.PICTURES_GONE);
    expect(comment.body).toContain('```mermaid');
  }
  expect(others.body).toBe(body);
  const before = server.writes().length;
  expect(await clean()).toEqual({ isRefDeleted: false, comments: 0, notices: [] });
  expect(server.writes().slice(before)).toEqual([]);
});

test('opened again: the next run shows the pictures again', async () => {
  await publish(requestFor(server), world());
  await clean();
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'updated', published: 'refs' });
});

test('opened again, and no picture can be stored: the comment does not go on about the old one', async () => {
  await publish(requestFor(server), world());
  await clean();
  server.state.tokens.set(server.token, NO_CONTENTS);
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'updated', published: 'none' });
  expect(server.state.comments[0]!.body).not.toContain(messages.PICTURES_GONE);
});

test('without the permission: a notice, and the comments stay as they are', async () => {
  await publish(requestFor(server), world());
  server.state.tokens.set(server.token, NO_CONTENTS);
  const { isRefDeleted, comments, notices } = await clean();
  expect({ isRefDeleted, comments, count: notices.length }).toEqual({ isRefDeleted: false, comments: 0, count: 1 });
  expect(server.state.comments[0]!.body).toContain('<picture>');
});

test('a deletion that was done and not confirmed is done', async () => {
  await publish(requestFor(server), world());
  server.faults.add({ on: 'DELETE', times: 1, play: 'reset', after: true });
  expect(await clean()).toMatchObject({ isRefDeleted: true, notices: [] });
});
