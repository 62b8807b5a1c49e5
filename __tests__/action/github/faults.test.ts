/** What goes wrong between us and GitHub, and that nothing is there twice because of it. */

import { publish } from '../../../src/action/github/publish.js';
import * as messages from '../../../src/action/messages.js';
import * as callMessages from '../../../src/pull-request/messages.js';
import { BAD_GATEWAY, rateLimited, secondaryLimit, TOO_LONG, UNAVAILABLE, unprocessable } from '../server/answers.js';
import type { Fault } from '../server/faults.js';
import { addComment } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { eventFor, requestFor, world } from './support.js';

let server: GitHubServer;
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const HOME = '/repos/octo/infra';
const CREATE = `POST ${HOME}/issues/7/comments`;
const BLOB = `POST ${HOME}/git/blobs`;
const callsTo = (call: string) => server.calls().filter((one) => one.startsWith(call));
const play = (fault: Fault) => server.faults.add(fault);

/** @param seconds that an answer may take: few for a server that does not answer */
async function run(seconds?: number) {
  const io = world(undefined, seconds);
  const result = await publish(requestFor(server), io);
  for (const text of [...result.notices, JSON.stringify([...result.images])]) expect(text).not.toContain(server.token);
  return { ...result, waits: io.waits };
}

/** After all of it a run writes nothing more. */
async function settlesDown() {
  server.faults.clear();
  const before = server.writes().length;
  expect(await run()).toMatchObject({ comment: 'unchanged', notices: [] });
  expect(server.writes().slice(before)).toEqual([]);
  expect(server.state.comments).toHaveLength(1);
}

test('502 once: tried again after a second', async () => {
  play({ on: BLOB, times: 1, play: BAD_GATEWAY });
  expect(await run()).toMatchObject({ comment: 'created', published: 'refs', notices: [], waits: [1] });
  expect(callsTo(BLOB).map((call) => call.slice(-3))).toEqual(['502', '201', '201']);
  await settlesDown();
});

test('502 for ever: three tries, then the comment goes without the picture', async () => {
  play({ on: BLOB, play: BAD_GATEWAY });
  const { comment, published, notices, waits } = await run();
  expect({ comment, published, waits }).toEqual({ comment: 'created', published: 'none', waits: [1, 2] });
  expect(notices).toEqual([messages.picturesRefused('HTTP 502', false)]);
  expect(callsTo(BLOB)).toHaveLength(3);
});

test('502 for ever on everything: one notice, three calls', async () => {
  play({ on: /./, play: BAD_GATEWAY });
  const { comment, notices } = await run();
  expect({ comment, count: notices.length, calls: server.calls().length }).toEqual({
    comment: 'none',
    count: 1,
    calls: 3,
  });
  expect(notices[0]).toContain('HTTP 502');
});

test('429 with retry-after: waits as long as it is told to', async () => {
  play({ on: CREATE, times: 1, play: secondaryLimit(429, 7) });
  expect(await run()).toMatchObject({ comment: 'created', waits: [7] });
  expect(callsTo(CREATE).map((call) => call.slice(-3))).toEqual(['429', '201']);
  await settlesDown();
});

test('403 with retry-after is a limit, not a missing permission', async () => {
  play({ on: BLOB, times: 1, play: secondaryLimit(403, 3) });
  expect(await run()).toMatchObject({ comment: 'created', published: 'refs', notices: [], waits: [3] });
  await settlesDown();
});

test.each([
  [403, 'retry-after', { 'retry-after': '4' }, 4],
  [403, 'no calls left', { 'x-ratelimit-remaining': '0' }, 60],
  [429, 'retry-after', { 'retry-after': '4' }, 4],
])('%d with %s and other words is a limit, too', async (status, _, headers, seconds) => {
  play({ on: CREATE, times: 1, play: { status, body: { message: 'Abuse detection' }, headers } });
  expect(await run()).toMatchObject({ comment: 'created', waits: [seconds] });
});

test('a limit without a time: a minute', async () => {
  play({ on: CREATE, times: 1, play: { ...secondaryLimit(403, 0), headers: {} } });
  expect(await run()).toMatchObject({ comment: 'created', waits: [60] });
});

test('the hourly limit: waits for the reset where that is soon, by the clock of GitHub', async () => {
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  const limited = rateLimited(Date.parse(date) / 1000 + 30);
  play({ on: CREATE, times: 1, play: { ...limited, headers: { ...limited.headers, date } } });
  expect(await run()).toMatchObject({ comment: 'created', waits: [31] });
});

test('the hourly limit: gives up at once where the reset is far away', async () => {
  play({ on: /./, play: rateLimited(Math.floor(Date.now() / 1000) + 3000) });
  const { comment, notices, waits } = await run();
  expect({ comment, waits, calls: server.calls().length }).toEqual({ comment: 'none', waits: [], calls: 1 });
  expect(notices[0]).toContain('API rate limit exceeded');
});

test('401: said once, not tried again', async () => {
  server.state.tokens.clear();
  const { comment, notices } = await run();
  expect({ comment, calls: server.calls().length }).toEqual({ comment: 'none', calls: 1 });
  expect(notices).toEqual([expect.stringContaining('HTTP 401, Bad credentials')]);
  expect(notices[0]).toContain(messages.GITHUB_REMEDIES.credentials);
});

test('422 for the comment: one notice, not tried again', async () => {
  play({ on: CREATE, play: TOO_LONG });
  const { comment, notices } = await run();
  expect({ comment, creates: callsTo(CREATE).length }).toEqual({ comment: 'none', creates: 1 });
  expect(notices).toEqual([expect.stringContaining('Body is too long')]);
});

test('422 for the ref that is no race: Mermaid, and no endless loop', async () => {
  play({ on: `POST ${HOME}/git/refs`, play: unprocessable('Reference name is not allowed by a rule') });
  expect(await run()).toMatchObject({ comment: 'created', published: 'none' });
  expect(callsTo(`POST ${HOME}/git/refs`)).toHaveLength(1);
});

test.each(['reset', 'stall'] as const)(
  'a create that was done and not confirmed (%s) is found, not repeated',
  async (how) => {
    play({ on: CREATE, times: 1, play: how, after: true });
    expect(await run(how === 'stall' ? 3 : undefined)).toMatchObject({
      comment: 'created',
      commentId: server.state.comments[0]!.id,
    });
    expect(callsTo(CREATE)).toHaveLength(1);
    await settlesDown();
  },
);

test('a create that was answered with 502 and done is found, one that was not done is made', async () => {
  play({ on: CREATE, times: 1, play: BAD_GATEWAY, after: true });
  expect(await run()).toMatchObject({ comment: 'created' });
  expect(callsTo(CREATE)).toHaveLength(1);
  server.state.comments = [];
  play({ on: CREATE, times: 1, play: BAD_GATEWAY });
  expect(await run()).toMatchObject({ comment: 'created' });
  expect(callsTo(CREATE)).toHaveLength(3);
  await settlesDown();
});

test('a create that is never confirmed is tried three times', async () => {
  play({ on: CREATE, play: 'reset' });
  expect(await run()).toMatchObject({ comment: 'none', waits: [1, 2] });
  expect(callsTo(CREATE)).toHaveLength(3);
});

test('a ref that was made and not confirmed is ours', async () => {
  play({ on: `POST ${HOME}/git/refs`, times: 1, play: 'reset', after: true });
  expect(await run()).toMatchObject({ comment: 'created', published: 'refs', notices: [] });
  expect(callsTo(`POST ${HOME}/git/commits`)).toHaveLength(1);
  await settlesDown();
});

test('nobody there: said, after three tries', async () => {
  const io = world();
  const gone = await startGitHub();
  await gone.close();
  const event = { ...eventFor(server), apiUrl: gone.apiUrl };
  const { comment, notices } = await publish(requestFor(server, { event }), io);
  expect({ comment, waits: io.waits }).toEqual({ comment: 'none', waits: [1, 2] });
  expect(notices[0]).toContain('ECONNREFUSED');
});

test('an answer that is no JSON, or not what it should be, is an answer nobody understands', async () => {
  play({ on: `GET ${HOME}/issues/7/comments`, play: { status: 200, body: '<html>', headers: {} } });
  expect((await run()).notices[0]).toContain(callMessages.NOT_JSON);
  server.faults.clear();
  play({ on: `GET ${HOME}/issues/7/comments`, play: { status: 200, body: { message: 'hello' } } });
  expect((await run()).notices[0]).toContain(callMessages.NOT_AS_DOCUMENTED);
});

test('a next page on another server does not get the token', async () => {
  const link = '<https://evil.example/repos/octo/infra/issues/7/comments?page=2>; rel="next"';
  play({ on: `GET ${HOME}/issues/7/comments`, play: { status: 200, body: [], headers: { link } } });
  expect((await run()).notices[0]).toContain(callMessages.ELSEWHERE);
});

test.each([301, 302, 307, 308])('a redirection (%d) to another server does not get the token', async (status) => {
  const other = await startGitHub();
  const location = `${other.apiUrl}${HOME}/pulls/7`;
  play({ on: /./, play: { status, body: {}, headers: { location } } });
  expect((await run()).notices[0]).toContain(`HTTP ${status}`);
  expect(other.log).toEqual([]);
  await other.close();
});

test('a list whose next page is itself comes to an end', async () => {
  const url = `${server.apiUrl}${HOME}/issues/7/comments?per_page=100`;
  const headers = { link: `<${url}>; rel="next"` };
  play({ on: `GET ${HOME}/issues/7/comments`, play: { status: 200, body: [], headers } });
  await run();
  // Twice: before the create and after it.
  expect(callsTo(`GET ${HOME}/issues/7/comments`)).toHaveLength(60);
});

test('a server that repeats what we sent does not make us repeat the token', async () => {
  play({ on: /./, play: { status: 401, body: { message: `Bad credentials: ${server.token}` } } });
  expect((await run()).notices[0]).toContain('***');
});

test.each(['', 'no\nheader', 'ä'])('the token %j: one notice, without it', async (token) => {
  const { comment, notices } = await publish({ ...requestFor(server), token }, world());
  expect({ comment, count: notices.length }).toEqual({ comment: 'none', count: 1 });
  if (token !== '') expect(notices[0]).not.toContain(token);
  expect(notices[0]).not.toContain('***G');
});

test('the comment is deleted by somebody between reading and writing: it is made anew', async () => {
  await run();
  play({ on: /^GET .*\/issues\/comments\//, times: 1, play: { status: 404, body: { message: 'Not Found' } } });
  server.state.comments[0]!.body = server.state.comments[0]!.body.replace(/"hash":"\w+"/, '"hash":""');
  expect(await run()).toMatchObject({ comment: 'created' });
});

test('a newer run writes between reading and writing: its comment stays', async () => {
  await run();
  const comment = server.state.comments[0]!;
  comment.body = comment.body.replace(/"hash":"\w+"/, '"hash":""');
  const io = world();
  const racing = {
    ...io,
    request: (url: string, options: Parameters<typeof io.request>[1]) => {
      if (/issues\/comments\/\d+$/.test(url)) comment.body = comment.body.replace('"run":7001', '"run":7002');
      return io.request(url, options);
    },
  };
  const before = server.writes().length;
  expect(await publish(requestFor(server), racing)).toMatchObject({ comment: 'unchanged' });
  expect(server.writes().slice(before)).toEqual([]);
});

test.each([
  ['an older one', 7000],
  ['a newer one', 7002],
])('a comment that %s has made at the same time: the first stays, the newest speaks', async (_, rival) => {
  const io = world();
  const racing = {
    ...io,
    request: async (url: string, options: Parameters<typeof io.request>[1]) => {
      if (options.method === 'POST' && url.endsWith('/comments') && server.state.comments.length === 0) {
        addComment(
          server.state,
          `<!-- groundplan v1 {"id":"default","run":${rival},"attempt":1,"hash":"x"} -->\nrival`,
        );
      }
      return io.request(url, options);
    },
  };
  const { comment, commentId } = await publish(requestFor(server), racing);
  expect({ comment, commentId, count: server.state.comments.length }).toEqual({
    comment: 'created',
    commentId: 1001,
    count: 1,
  });
  expect(server.state.comments[0]!.body).toContain(`"run":${Math.max(rival, 7001)}`);
});

test('503 in the middle of clearing duplicates: the next run finishes it', async () => {
  for (const run of [7000, 6999, 6998])
    addComment(server.state, `<!-- groundplan v1 {"id":"default","run":${run},"attempt":1,"hash":"x"} -->\n${run}`);
  play({ on: 'DELETE', play: UNAVAILABLE });
  expect(await run()).toMatchObject({ comment: 'none' });
  server.faults.clear();
  expect(await run()).toMatchObject({ comment: 'updated' });
  await settlesDown();
});
