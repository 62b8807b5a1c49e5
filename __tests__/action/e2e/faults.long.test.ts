/** What may go wrong on a pull request, with the bundle: the exact calls, and that another run then has nothing to write. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { has, NODE_24 } from '../../support/tools.js';
import { BAD_GATEWAY, FORBIDDEN, NOT_FOUND, secondaryLimit, unprocessable } from '../server/answers.js';
import { addComment, BOT, NO_CONTENTS, READ_ONLY } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { graphWorkspace, SHOP } from '../support/workspaces.js';

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 20 });
});
afterEach(() => server.close());

const HOME = '/repos/octo/infra';
const BLOB = `POST ${HOME}/git/blobs`;
const TREE = `POST ${HOME}/git/trees`;
const COMMIT = `POST ${HOME}/git/commits`;
const REF = `POST ${HOME}/git/refs`;
const CREATE = `POST ${HOME}/issues/7/comments`;
const STORED = [`${BLOB} 201`, `${TREE} 201`, `${COMMIT} 201`, `${REF} 201`];

const run = (run = 7001, inputs: Record<string, string> = {}, graph: object = SHOP, env: Record<string, string> = {}) =>
  runAction({
    // A process goes through one proxy all its life.
    isAlone: env.http_proxy !== undefined,
    workspace: graphWorkspace(graph),
    server,
    event: pullRequestEvent(),
    // One small picture: a run is a second.
    inputs: { path: 'graph.json', id: 'shop', theme: 'light', scale: '0.25', artifact: 'off', ...inputs },
    env: { GITHUB_RUN_ID: String(run), ...env },
    node: has('node24') ? NODE_24 : process.execPath,
  });

/** Another run of the same commit writes nothing. */
async function settlesDown(next = 7002): Promise<void> {
  server.faults.clear();
  server.log.splice(0);
  const again = await run(next);
  expect([again.code, again.annotations, server.writes()]).toEqual([0, [], []]);
  expect(again.outputs['comment-id']).toBe(String(server.state.comments.at(-1)!.id));
}

const notices = ({ annotations }: { readonly annotations: readonly string[] }) =>
  annotations.map((text) => (text.startsWith('notice: ') ? 'notice' : text));

test('250 older comments, and the marker in the words of somebody else', async () => {
  await run();
  const marker = server.state.comments[0]!.body.split('\n')[0]!;
  server.state.comments.splice(0);
  for (let i = 0; i < 250; i++) addComment(server.state, `comment ${i}`, { login: 'someone', type: 'User' });
  addComment(server.state, `${marker}\nmine now`, { login: 'someone', type: 'User' });
  server.log.splice(0);
  const first = await run(7002);
  expect([first.code, first.annotations, server.writes()]).toEqual([0, [], [`${CREATE} 201`]]);
  expect(server.calls().filter((call) => call.includes('/comments?')).length).toBeGreaterThanOrEqual(3);
  expect(server.state.comments.filter(({ author }) => author.login === BOT.login)).toHaveLength(1);
  expect(server.state.comments[250]!.body).toContain('mine now');
  await settlesDown();
});

test('an older run that ends later changes nothing', async () => {
  await run(7005);
  server.log.splice(0);
  const late = await run(7004, {}, { 'aws_vpc.old': [] });
  expect([late.code, notices(late), server.writes()]).toEqual([0, ['notice'], []]);
});

test('two jobs at once: one comment, and both pictures in one history', async () => {
  await Promise.all([run(7001), run(7002, {}, { 'aws_vpc.shop': ['aws_instance.b'] })]);
  expect(server.state.comments).toHaveLength(1);
  expect([...server.state.refs.keys()]).toEqual(['refs/heads/main', 'refs/groundplan/pr-7']);
  server.log.splice(0);
  await run(7003);
  await settlesDown(7004);
});

test('403 for pictures: Mermaid, one notice; the comment is there', async () => {
  await server.close();
  server = await startGitHub({ identity: NO_CONTENTS });
  const first = await run();
  expect([first.code, notices(first), first.outputs.published]).toEqual([0, ['notice'], 'none']);
  expect(server.writes()).toEqual([`${BLOB} 403`, `${CREATE} 201`]);
  expect(server.state.comments[0]!.body).toContain('```mermaid');
  server.log.splice(0);
  expect(notices(await run(7002))).toEqual(['notice']);
  expect(server.writes()).toEqual([`${BLOB} 403`]);
});

test('403 for everything: the summary, one notice', async () => {
  await server.close();
  server = await startGitHub({ identity: READ_ONLY });
  const first = await run();
  expect([first.code, notices(first), server.state.comments]).toEqual([0, ['notice'], []]);
  expect(first.summary).toContain('```mermaid');
});

test.each([
  ['404', NOT_FOUND],
  ['422', unprocessable('Reference does not exist')],
  ['403', FORBIDDEN],
])('%s for the ref: the comment without the picture, one notice', async (_, play) => {
  server.faults.add({ on: REF, play });
  const first = await run();
  expect([first.code, notices(first), first.outputs.published]).toEqual([0, ['notice'], 'none']);
  expect(server.writes()).toEqual([...STORED.slice(0, 3), `${REF} ${_}`, `${CREATE} 201`]);
});

test('429 with retry-after: waited for, then all of it is done once', async () => {
  server.faults.add({ on: CREATE, times: 1, play: secondaryLimit(429, 1) });
  const first = await run();
  expect([first.code, first.annotations]).toEqual([0, []]);
  expect(server.writes()).toEqual([...STORED, `${CREATE} 429`, `${CREATE} 201`]);
  await settlesDown();
});

test('502 once: tried again; for ever: a notice, and the step is as green as before', async () => {
  server.faults.add({ on: TREE, times: 1, play: BAD_GATEWAY });
  const once = await run();
  expect([once.code, once.annotations]).toEqual([0, []]);
  expect(server.writes()).toEqual([STORED[0], `${TREE} 502`, ...STORED.slice(1), `${CREATE} 201`]);
  await settlesDown();
  server.faults.add({ on: /./, play: BAD_GATEWAY });
  const forEver = await run(7003);
  expect([forEver.code, notices(forEver).every((text) => text === 'notice')]).toEqual([0, true]);
});

test('a closed pull request is not written to', async () => {
  server.state.pulls.get(7)!.state = 'closed';
  const late = await run();
  expect([late.code, notices(late), server.writes()]).toEqual([0, ['notice'], []]);
});

test('ten thousand resources: an overview, in a comment that fits', async () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `aws_instance.web${i}`);
  const graph = Object.fromEntries([['aws_vpc.shop', names], ...names.slice(1).map((name, i) => [name, [names[i]]])]);
  const first = await run(7001, {}, graph);
  expect([first.code, first.outputs.resources]).toEqual([0, '10001']);
  expect(Buffer.byteLength(server.state.comments[0]!.body)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(first.summary)).toBeLessThanOrEqual(1_000_000);
});

test('behind a proxy: the API is reached through it, what no_proxy names is not', async () => {
  const asked: string[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url!);
    const { hostname, port } = new URL(server.origin);
    const through = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    through.pipe(socket).pipe(through);
    for (const end of [socket, through]) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const first = await run(7001, { artifact: 'zip' }, SHOP, {
    http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    no_proxy: '127.0.0.1',
    GITHUB_API_URL: 'http://api.github.example',
  });
  proxy.closeAllConnections();
  proxy.close();
  expect([first.code, first.annotations, server.state.comments.length]).toEqual([0, [], 1]);
  expect(new Set(asked)).toEqual(new Set(['api.github.example:80']));
  expect(server.state.artifacts).toHaveLength(1);
});
