/** What is written on a pull request, call by call, and that saying the same again writes nothing. */

import { publish } from '../../../src/action/github/publish.js';
import * as githubMessages from '../../../src/action/messages.js';
import * as messages from '../../../src/pull-request/messages.js';
import { mermaidOfKinds } from '../../../src/render/messages.js';
import { rawFile } from '../server/git.js';
import { addComment } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { diagram, eventFor, largeDiagram, OPTIONS, png, requestFor, world } from './support.js';

let server: GitHubServer;
const start = async (options: Parameters<typeof startGitHub>[0] = {}) => {
  server = await startGitHub(options);
};
afterEach(() => server.close());

const HOME = '/repos/octo/infra';
const COMMENTS = `${HOME}/issues/7/comments`;
const LIST = `GET ${COMMENTS}?per_page=100 200`;
const PULL = `GET ${HOME}/pulls/7 200`;
const REF = `${HOME}/git/ref/groundplan/pr-7`;
const VIEWER = 'POST /graphql 200';
const STORE = [
  `POST ${HOME}/git/blobs 201`,
  `POST ${HOME}/git/blobs 201`,
  `POST ${HOME}/git/trees 201`,
  `POST ${HOME}/git/commits 201`,
];
const FIRST = [
  PULL,
  LIST,
  `GET ${REF} 404`,
  ...STORE,
  `POST ${HOME}/git/refs 201`,
  `POST ${COMMENTS} 201`,
  LIST,
  VIEWER,
];

/** The calls of `work`. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = server.log.length;
  await work();
  return server.calls().slice(before);
}

/** The same once more writes nothing. */
async function saysTheSameAgain(request = requestFor(server), io = world(request.diagrams)): Promise<void> {
  const event = { ...request.event, runId: request.event.runId + 1, runNumber: request.event.runNumber + 1 };
  const artifacts = new Map(
    [...request.artifacts].map(([id, all]) => [id, all.map((one) => ({ ...one, url: `${one.url}1` }))]),
  );
  const before = server.writes().length;
  expect(await publish({ ...request, event, artifacts }, io)).toMatchObject({ comment: 'unchanged' });
  expect(server.writes().slice(before)).toEqual([]);
}

test('first comment: pictures in a commit of a ref of their own, one comment, and nothing the second time', async () => {
  await start();
  const request = requestFor(server);
  const result = await publish(request, world());
  expect(server.calls()).toEqual(FIRST);
  expect(result).toMatchObject({ comment: 'created', published: 'refs', notices: [] });
  const [comment] = server.state.comments;
  expect(comment!.body).toMatch(/^<!-- groundplan v1 \{"id":"default","run":7001,"attempt":1,"sha":"c{40}",/);
  const { light, dark } = result.images.get('prod')!;
  expect(rawFile(server.state, light)).toEqual(png('/out/prod.png'));
  expect(rawFile(server.state, dark!)).toEqual(png('/out/prod.dark.png'));
  expect(comment!.body).toContain(`src="${light}"`);
  expect(comment!.body).toContain(`srcset="${dark}"`);
  const again = await callsOf(() => saysTheSameAgain(request));
  expect(again).toEqual([PULL, LIST, VIEWER]);
});

test('an unchanged comment tells where its pictures are', async () => {
  await start();
  const { images } = await publish(requestFor(server), world());
  const again = await publish(requestFor(server), world());
  expect([...again.images]).toMatchObject([
    ['prod', { light: images.get('prod')!.light, dark: images.get('prod')!.dark }],
  ]);
});

test('update: only what is new is stored, on top of the last commit', async () => {
  await start();
  await publish(requestFor(server), world());
  const first = server.state.refs.get('refs/groundplan/pr-7')!;
  const request = requestFor(server, { diagrams: [diagram('prod', { sha256: 'other' })] });
  const io = world();
  io.files.set('/out/prod.png', png('changed'));
  const calls = await callsOf(() => publish(request, io));
  expect(calls).toEqual([
    ...[PULL, LIST, VIEWER, `GET ${REF} 200`, `GET ${HOME}/git/commits/${first} 200`],
    expect.stringMatching(/^GET .*\/git\/trees\/[0-9a-f]{40} 200$/),
    ...STORE.slice(1),
    `PATCH ${HOME}/git/refs/groundplan/pr-7 200`,
    ...[`GET ${HOME}/issues/comments/1001 200`, `PATCH ${HOME}/issues/comments/1001 200`],
  ]);
  expect(server.state.commits.get(server.state.refs.get('refs/groundplan/pr-7')!)!.parents).toEqual([first]);
  await saysTheSameAgain(request, io);
});

test('other words with the same picture: no commit', async () => {
  await start();
  await publish(requestFor(server), world());
  const diagrams = [diagram('prod', { warnings: ['a new one'] })];
  const before = server.writes().length;
  await publish(requestFor(server, { diagrams }), world());
  expect(server.writes().slice(before)).toEqual([`PATCH ${HOME}/issues/comments/1001 200`]);
});

test('250 older comments: every page is read, those of others are left alone', async () => {
  await start();
  for (let at = 0; at < 250; at++) addComment(server.state, `comment ${at}`, { login: 'alice', type: 'User' });
  await publish(requestFor(server), world());
  const pages = ['', '&page=2', '&page=3'].map(
    (page, at) => `GET ${at === 0 ? COMMENTS : '/repositories/1/issues/7/comments'}?per_page=100${page} 200`,
  );
  expect(server.calls().slice(0, 4)).toEqual([PULL, ...pages]);
  const again = await callsOf(() => saysTheSameAgain());
  expect(again).toEqual([PULL, ...pages, VIEWER]);
  expect(server.state.comments).toHaveLength(251);
});

test("somebody else's marker is text: their comment stays, ours is made", async () => {
  await start();
  const body = '<!-- groundplan v1 {"id":"default","run":999999,"attempt":1,"sha":"","hash":""} -->\nmine';
  addComment(server.state, body, { login: 'mallory', type: 'User' });
  addComment(server.state, body, { login: 'github-actions', type: 'User' });
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'created' });
  expect(server.state.comments.slice(0, 2).map((comment) => comment.body)).toEqual([body, body]);
  await saysTheSameAgain();
});

test('our marker in the middle of a comment, or of another comment-id, is not our comment', async () => {
  await start();
  addComment(server.state, 'see <!-- groundplan v1 {"id":"default","run":1,"attempt":1} -->');
  addComment(server.state, '<!-- groundplan v1 {"id":"other","run":1,"attempt":1} -->');
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'created' });
  expect(server.state.comments).toHaveLength(3);
});

test('a stale run leaves the comment of a newer one', async () => {
  await start();
  await publish(requestFor(server, { event: eventFor(server, { runId: 7002 }) }), world());
  const { body } = server.state.comments[0]!;
  const before = server.writes().length;
  const old = requestFor(server, { diagrams: [diagram('prod', { sha256: 'old' })] });
  expect(await publish(old, world())).toMatchObject({ comment: 'unchanged', notices: [githubMessages.newerRun(7002)] });
  expect(server.writes().slice(before)).toEqual([]);
  expect(server.state.comments[0]!.body).toBe(body);
});

test('a newer run that had nothing to write still keeps an older one from writing', async () => {
  await start();
  await publish(requestFor(server), world());
  server.state.pulls.get(7)!.headSha = 'd'.repeat(40);
  await publish(requestFor(server, { event: eventFor(server, { runId: 7003 }) }), world());
  const late = eventFor(server, { runId: 7002 });
  const event = { ...late, pullRequest: { ...late.pullRequest!, headSha: 'c'.repeat(40) } };
  const request = requestFor(server, { event, diagrams: [diagram('prod', { sha256: 'old' })] });
  expect(await publish(request, world())).toMatchObject({ comment: 'unchanged', notices: [githubMessages.HEAD_MOVED] });
});

test.each([1, 2, 3, 4, 5])('two jobs racing end with one comment, of the newer run (%i)', async (latency) => {
  await start({ latencyMilliseconds: latency * 3 });
  const runs = [7001, 7002].map((runId) =>
    publish(
      requestFor(server, {
        event: eventFor(server, { runId }),
        diagrams: [diagram('prod', { sha256: String(runId) })],
      }),
      world(),
    ),
  );
  await Promise.all(runs);
  expect(server.state.comments).toHaveLength(1);
  expect(server.state.comments[0]!.body).toContain('"run":7002');
});

test('two jobs storing pictures at once: both commits are in the history', async () => {
  await start();
  await publish(requestFor(server), world());
  const before = server.state.refs.get('refs/groundplan/pr-7')!;
  const results = await Promise.all(
    ['one', 'two'].map(async (commentId) => {
      const io = world();
      io.files.set('/out/prod.png', png(commentId));
      return publish(requestFor(server, { options: { ...OPTIONS, commentId } }), io);
    }),
  );
  const history: string[] = [];
  for (
    let at = server.state.refs.get('refs/groundplan/pr-7');
    at !== undefined;
    at = server.state.commits.get(at)!.parents[0]
  )
    history.push(at);
  expect(history).toHaveLength(3);
  expect(history[2]).toBe(before);
  for (const { images } of results) expect(rawFile(server.state, images.get('prod')!.light)).not.toBeNull();
});

test('10,000 resources: one comment under the limit', async () => {
  await start();
  const diagrams = [largeDiagram('prod', 10_000, 20)];
  const request = requestFor(server, { diagrams });
  expect(await publish(request, world(diagrams))).toMatchObject({ comment: 'created', published: 'refs' });
  const { body } = server.state.comments[0]!;
  expect(Buffer.byteLength(body)).toBeLessThan(60_000);
  expect(body).toContain(messages.sentence(mermaidOfKinds(40, 10_000)));
  await saysTheSameAgain(request);
});

test('40 roots in one comment: what is unchanged gives way first, and what is left out is said', async () => {
  await start();
  const diagrams = Array.from({ length: 40 }, (_, at) => ({
    ...largeDiagram(`root-${at}`, 120, 10),
    changed: at % 10 === 0,
  }));
  const request = requestFor(server, { diagrams });
  const result = await publish(request, world(diagrams));
  expect(result).toMatchObject({ comment: 'created', published: 'refs', notices: [] });
  const { body } = server.state.comments[0]!;
  expect(Buffer.byteLength(body)).toBeLessThan(60_000);
  expect(body).toMatch(/Left out for lack of space: 3\d Mermaid diagrams/);
  for (let at = 0; at < 40; at++) expect(body).toContain(`stacks/root-${at}`);
  // Forty light ones; with their dark twins they would be more than GitHub takes at a time.
  expect(server.writes().filter((call) => call.includes('/git/blobs'))).toHaveLength(40);
  await saysTheSameAgain(request);
});

test('pictures of elsewhere are linked, not stored', async () => {
  await start();
  const options = { ...OPTIONS, imageBaseUrl: 'https://cdn.example.com/pictures/' };
  const result = await publish(requestFor(server, { options }), world());
  expect(result).toMatchObject({ comment: 'created', published: 'url' });
  expect(server.state.comments[0]!.body).toContain('src="https://cdn.example.com/pictures/prod.png"');
  expect(server.writes()).toEqual([`POST ${COMMENTS} 201`]);
  await saysTheSameAgain(requestFor(server, { options }));
});

test('GitHub Enterprise Server: paths below /api/v3', async () => {
  await start({ isEnterprise: true });
  expect(await publish(requestFor(server), world())).toMatchObject({ comment: 'created', published: 'refs' });
  await saysTheSameAgain();
  expect(server.calls()).toContain('POST /api/graphql 200');
});
