import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NODE_24, needs } from '../../support/tools.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { fiftyResources, graphWorkspace, workspace } from '../support/workspaces.js';

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const draw = (inputs: Record<string, string> = {}) => ({
  workspace: graphWorkspace(),
  server,
  event: pullRequestEvent(),
  inputs: { path: 'graph.json', id: 'shop', ...inputs },
});

const FIRST_WRITES = [
  'POST /twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact 200',
  expect.stringMatching(/^PUT .*comp=block&/),
  expect.stringMatching(/^PUT .*comp=blocklist/),
  'POST /twirp/github.actions.results.api.v1.ArtifactService/FinalizeArtifact 200',
  'POST /repos/octo/infra/git/blobs 201',
  'POST /repos/octo/infra/git/blobs 201',
  'POST /repos/octo/infra/git/trees 201',
  'POST /repos/octo/infra/git/commits 201',
  'POST /repos/octo/infra/git/refs 201',
  'POST /repos/octo/infra/issues/7/comments 201',
];

/** Upload, pictures, comment, outputs and summary, and then nothing more. */
async function firstAndSecondRun(node: string): Promise<void> {
  const first = await runAction({ ...draw(), node, isAlone: true });
  expect([first.code, first.err, first.annotations]).toEqual([0, '', []]);
  expect(server.writes()).toEqual(FIRST_WRITES);
  const [comment] = server.state.comments;
  expect(first.outputs).toMatchObject({
    svg: join(first.temporary, 'groundplan/shop/shop.svg'),
    png: join(first.temporary, 'groundplan/shop/shop.png'),
    graph: join(first.temporary, 'groundplan/shop/shop.json'),
    resources: '3',
    changed: 'true',
    'artifact-url': `https://github.com/octo/infra/actions/runs/7001/artifacts/${server.state.artifacts[0]!.id}`,
    'comment-id': String(comment!.id),
    published: 'refs',
  });
  expect(readFileSync(first.outputs.svg!, 'utf8')).toMatch(/^<svg /);
  expect(readFileSync(first.outputs.png!).subarray(1, 4).toString()).toBe('PNG');
  expect(comment!.body).toContain(first.outputs['image-url']!);
  expect(first.summary).toContain('```mermaid');
  expect(first.summary).toContain(first.outputs['artifact-url']!);

  server.log.splice(0);
  server.state.artifacts.splice(0);
  const second = await runAction({ ...draw(), node, isAlone: true });
  expect([second.code, second.err]).toEqual([0, '']);
  // The artifacts belong to the run; the pull request has all of it already.
  expect(server.writes().filter((call) => !/twirp|PUT .*blob/.test(call))).toEqual([]);
  expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
}

test('a pull request gets artifact, pictures, comment, summary and outputs; the second run writes nothing', () =>
  firstAndSecondRun(process.execPath));

needs('node24').it('the same on the Node of the runner', () => firstAndSecondRun(NODE_24));

test('what has changed is written: one commit on top of the last, one update', async () => {
  await runAction(draw());
  server.log.splice(0);
  server.state.artifacts.splice(0);
  const again = draw();
  const run = await runAction({
    ...again,
    workspace: graphWorkspace({ 'aws_vpc.shop': ['aws_instance.web', 'aws_instance.more'] }),
    env: { GITHUB_RUN_ID: '7002', GITHUB_RUN_NUMBER: '13' },
  });
  expect(run.code).toBe(0);
  expect(server.writes().filter((call) => !/twirp|PUT .*blob/.test(call))).toEqual([
    'POST /repos/octo/infra/git/blobs 201',
    'POST /repos/octo/infra/git/blobs 201',
    'POST /repos/octo/infra/git/trees 201',
    'POST /repos/octo/infra/git/commits 201',
    'PATCH /repos/octo/infra/git/refs/groundplan/pr-7 200',
    `PATCH /repos/octo/infra/issues/comments/${run.outputs['comment-id']} 200`,
  ]);
  expect(server.state.comments).toHaveLength(1);
});

test('without an artifact service there is a notice, and everything else', async () => {
  const run = await runAction({ ...draw(), env: { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' } });
  expect(run.code).toBe(0);
  expect(run.annotations).toEqual([expect.stringMatching(/^notice: nothing was uploaded/)]);
  expect([run.outputs['artifact-url'], run.outputs.published]).toEqual(['', 'refs']);
});

test('GitHub Enterprise Server has no such artifacts: one notice with what to do, and the comment', async () => {
  const run = await runAction({ ...draw(), env: { GITHUB_SERVER_URL: 'https://ghe.example.com' } });
  expect(run.code).toBe(0);
  expect(run.annotations).toEqual([expect.stringMatching(/^notice: nothing was uploaded: .*upload-artifact@v3$/)]);
  expect(server.state.comments).toHaveLength(1);
});

test('artifact: files also uploads the pictures as they are, and page: true the page, which the text links to', async () => {
  const run = await runAction(draw({ artifact: 'files', comment: 'off', theme: 'light', page: 'true' }));
  expect(run.code).toBe(0);
  expect(server.state.artifacts.map(({ name, mime }) => `${name} ${mime}`)).toEqual([
    'shop.svg image/svg+xml',
    'shop.png image/png',
    'groundplan-shop application/zip',
    'shop.html text/html',
  ]);
  const { id } = server.state.artifacts.at(-1)!;
  expect(run.summary).toContain(
    `[Open interactive diagram](https://github.com/octo/infra/actions/runs/7001/artifacts/${id}): zoom`,
  );
  expect(run.summary).not.toContain('[shop.html]');
});

test('graphdata writes and uploads the graph, and comments on nothing', async () => {
  const run = await runAction(draw({ mode: 'graphdata' }));
  expect(run.code).toBe(0);
  expect(JSON.parse(readFileSync(run.outputs.graph!, 'utf8'))).toHaveProperty(['aws_vpc.shop']);
  expect([run.outputs.svg, run.outputs.png, server.state.comments.length]).toEqual(['', '', 0]);
  expect(server.state.artifacts.map(({ name }) => name)).toEqual(['groundplan-shop']);
});

test('a push has no pull request: artifact and summary', async () => {
  const run = await runAction({ ...draw(), event: { name: 'push', payload: { ref: 'refs/heads/main' } } });
  expect(run.code).toBe(0);
  expect(run.summary).toContain('```mermaid');
  expect(server.calls().filter((call) => call.includes('/repos/'))).toEqual([]);
});

test('the pull request of a fork: summary and artifact, one notice, no call to write', async () => {
  await server.close();
  server = await startGitHub({ identity: (await import('../server/model.js')).READ_ONLY });
  const run = await runAction({ ...draw({ page: 'true' }), event: pullRequestEvent({ fork: true }) });
  expect([run.code, run.annotations.length]).toEqual([0, 2]);
  expect(run.annotations[0]).toBe('notice: page: true is ignored for untrusted code; only images are uploaded');
  expect(run.annotations[1]).toMatch(/^notice: /);
  expect(server.state.artifacts.map(({ name }) => name)).toEqual(['groundplan-shop']);
  expect(server.writes().filter((call) => call.includes('/repos/'))).toEqual([]);
  expect(run.summary).toContain('```mermaid');
  expect(run.outputs['artifact-url']).not.toBe('');
});

test('code without a title is called by its path, the whole repository by its name; the comment is about both', async () => {
  const code = 'resource "aws_s3_bucket" "a" {\n  bucket = "files"\n}\n';
  const run = await runAction({
    workspace: workspace({ 'main.tf': code, 'envs/prod/main.tf': code }),
    server,
    event: pullRequestEvent(),
    inputs: { path: '.\nenvs/prod\n./envs/prod', planner: 'static', theme: 'light' },
  });
  expect(run.code).toBe(0);
  const diagrams = JSON.parse(run.outputs.diagrams!) as { id: string; title: string; path: string }[];
  expect(diagrams.map(({ id, title, path }) => [id, title, path])).toEqual([
    ['root', 'infra', '.'],
    ['envs-prod', 'envs/prod', 'envs/prod'],
  ]);
  expect(server.state.artifacts.map(({ name }) => name)).toEqual(['groundplan-root.and-1-more']);
  expect([...server.state.trees.values()].at(-1)!.map(({ path }) => path)).toEqual(['envs-prod.png', 'root.png']);
});

needs('terraform').it(
  'fifty resources are planned offline and drawn; nothing names a folder of the machine',
  async () => {
    const folder = workspace({ 'main.tf': fiftyResources() });
    const run = await runAction({
      workspace: folder,
      server,
      event: pullRequestEvent(),
      inputs: { planner: 'offline', theme: 'light', formats: 'svg' },
    });
    expect([run.code, run.annotations]).toEqual([0, []]);
    expect(run.outputs.resources).toBe('50');
    const texts = [readFileSync(run.outputs.svg!, 'utf8'), run.summary, server.state.comments[0]!.body];
    for (const text of texts) expect(text).not.toContain(basename(folder));
  },
);
