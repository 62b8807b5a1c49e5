/** What the inputs `comment` and `when-unchanged` promise. */
import { publish } from '../../../src/action/github/publish.js';
import type { CommentOptions, WorkflowRun } from '../../../src/action/model.js';
import { addComment, type Identity, READ_ONLY } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { diagram, eventFor, OPTIONS, requestFor, world } from './support.js';

let server: GitHubServer;
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const COMMENTS = '/repos/octo/infra/issues/comments';
let runId = 7001;

async function say(sha256: string, options: Partial<CommentOptions> = {}, changed = true) {
  const before = server.writes().length;
  const result = await publish(
    requestFor(server, {
      event: eventFor(server, { runId: runId++ }),
      diagrams: [diagram('prod', { sha256, changed })],
      options: { ...OPTIONS, images: 'none', ...options },
    }),
    world(),
  );
  return { ...result, writes: server.writes().slice(before) };
}

const shown = () => server.state.comments.filter(({ isMinimized }) => !isMinimized);

test('recreate: the old one goes, the new one is the last', async () => {
  const { commentId } = await say('a', { behaviour: 'recreate' });
  addComment(server.state, 'hello', { login: 'alice', type: 'User' });
  expect(await say('a', { behaviour: 'recreate' })).toMatchObject({ comment: 'unchanged', writes: [] });
  const { writes, comment } = await say('b', { behaviour: 'recreate' });
  expect({ comment, writes }).toEqual({
    comment: 'created',
    writes: [`DELETE ${COMMENTS}/${commentId} 204`, 'POST /repos/octo/infra/issues/7/comments 201'],
  });
  expect(server.state.comments.map(({ body }) => body.slice(0, 5))).toEqual(['hello', '<!-- ']);
});

test('hide-and-recreate: the old one is folded up, and never taken for the current one again', async () => {
  const { commentId } = await say('a', { behaviour: 'hide-and-recreate' });
  const { writes } = await say('b', { behaviour: 'hide-and-recreate' });
  expect(writes).toEqual([
    'POST /graphql 200',
    `PATCH ${COMMENTS}/${commentId} 200`,
    'POST /repos/octo/infra/issues/7/comments 201',
  ]);
  expect(server.state.comments.map(({ isMinimized }) => isMinimized)).toEqual([true, false]);
  expect(await say('b', { behaviour: 'hide-and-recreate' })).toMatchObject({ comment: 'unchanged', writes: [] });
  expect(await say('c')).toMatchObject({ comment: 'updated' });
  expect(server.state.comments).toHaveLength(2);
  expect(shown()).toHaveLength(1);
});

test('new: one more each time that there is something to say', async () => {
  await say('a', { behaviour: 'new' });
  expect(await say('b', { behaviour: 'new' })).toMatchObject({ comment: 'created' });
  expect(await say('b', { behaviour: 'new' })).toMatchObject({ comment: 'unchanged', writes: [] });
  expect(server.state.comments).toHaveLength(2);
  expect(await say('c')).toMatchObject({ comment: 'created' });
  expect(server.state.comments).toHaveLength(3);
  // Beside one that is kept up to date.
  const { commentId } = await say('d', { behaviour: 'new' });
  expect(commentId).toBe(server.state.comments[3]!.id);
});

test('when-unchanged: delete takes the comment away, once, and makes none', async () => {
  const { commentId } = await say('a');
  expect(await say('b', { whenUnchanged: 'delete' }, false)).toMatchObject({
    comment: 'deleted',
    writes: [`DELETE ${COMMENTS}/${commentId} 204`],
  });
  expect(await say('b', { whenUnchanged: 'delete' }, false)).toMatchObject({ comment: 'none', writes: [] });
  expect(await say('b', { whenUnchanged: 'delete' })).toMatchObject({ comment: 'created' });
});

test('when-unchanged: skip leaves all as it is', async () => {
  expect(await say('a', { whenUnchanged: 'skip' }, false)).toMatchObject({ comment: 'none', writes: [] });
  const { commentId } = await say('a');
  expect(await say('b', { whenUnchanged: 'skip' }, false)).toMatchObject({
    comment: 'unchanged',
    commentId,
    writes: [],
  });
});

test('each comment-id has a comment of its own', async () => {
  await say('a', { commentId: 'one' });
  await say('a', { commentId: 'two' });
  expect(await say('b', { commentId: 'one' })).toMatchObject({ comment: 'updated' });
  expect(server.state.comments).toHaveLength(2);
});

test.each<[string, Partial<Identity>]>([
  ['a person', { login: 'alice', type: 'User' }],
  ['an app', { login: 'drawer[bot]', type: 'Bot' }],
])('the token of %s: its own comments are ours', async (_, identity) => {
  server.state.tokens.set(server.token, { ...server.state.tokens.get(server.token)!, ...identity });
  await say('a');
  expect(await say('b')).toMatchObject({ comment: 'updated' });
  expect(server.state.comments).toMatchObject([{ author: { login: identity.login } }]);
});

test('GraphQL names an app without its [bot]', async () => {
  await say('a');
  const login = { status: 200, body: { data: { viewer: { login: 'github-actions' } } } };
  server.faults.add({ on: 'POST /graphql', play: login });
  expect(await say('b')).toMatchObject({ comment: 'updated' });
});

test('a token that may not ask who it is: it is taken for that of the workflow', async () => {
  await say('a');
  const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
  server.faults.add({ on: 'POST /graphql', play: { status: 200, body: { data: null, errors } } });
  expect(await say('b')).toMatchObject({ comment: 'updated' });
});

test('a run that reacts to another one: the order is that of the other ones', async () => {
  const workflowRun: WorkflowRun = {
    ...{ id: 50, number: 5, attempt: 1, event: 'pull_request', conclusion: 'success' },
    ...{ headSha: 'c'.repeat(40), headRepository: 'mallory/infra', headBranch: 'topic' },
  };
  const fork = eventFor(server).pullRequest!;
  const react = (id: number, sha256: string) =>
    publish(
      requestFor(server, {
        event: eventFor(server, {
          name: 'workflow_run',
          runId: runId++,
          workflowRun: { ...workflowRun, id },
          pullRequest: { ...fork, isFork: true },
        }),
        diagrams: [diagram('prod', { sha256 })],
        isUntrusted: true,
      }),
      world(),
    );
  expect(await react(51, 'b')).toMatchObject({ comment: 'created', published: 'refs' });
  expect(await react(50, 'a')).toMatchObject({ comment: 'unchanged' });
  expect(await react(52, 'c')).toMatchObject({ comment: 'updated' });
});

test('a read-only token with nothing to write is told nothing', async () => {
  await say('a');
  server.state.tokens.set(server.token, READ_ONLY);
  expect(await say('a')).toMatchObject({ comment: 'unchanged', notices: [], writes: [] });
});
