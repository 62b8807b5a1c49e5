/** A comparison that does not happen: the output says so, the comment begins with it, and nothing says "no change". */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BAD_GATEWAY, FORBIDDEN, secondaryLimit, UNAVAILABLE } from '../server/answers.js';
import { READ_ONLY } from '../server/model.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { BASE, type Files, HEAD, restCalls, serveBase, tarballs } from '../support/base.js';
import { type ActionRun, actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

const queue = (name: string) => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;
const TWO = queue('jobs') + queue('mails');
const TARBALL = `GET /repos/octo/infra/tarball/${BASE}`;

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 0 });
});
afterEach(() => server.close());

const run = (files: Files | string, more: Partial<Parameters<typeof runAction>[0]> = {}) =>
  runAction({
    workspace: typeof files === 'string' ? files : workspace(files),
    server,
    event: pullRequestEvent(),
    ...more,
    inputs: {
      ...{ changes: 'auto', planner: 'static', formats: 'svg', theme: 'light', images: 'none', artifact: 'off' },
      'private-hosts': 'localhost',
      ...more.inputs,
    },
  });

const body = () => server.state.comments[0]?.body ?? '';
/** Behind the marker and the heading. */
const firstLine = () =>
  body()
    .split('\n')
    .slice(2)
    .find((line) => line !== '') ?? '';

/** Nothing that was not compared is called unchanged. */
function expectNotCompared({ outputs, summary }: ActionRun, reason: RegExp): void {
  expect(outputs).toMatchObject({ compared: 'false', 'compared-reason': expect.stringMatching(reason) });
  const { added, updated, removed, replaced } = outputs;
  expect({ added, updated, removed, replaced }).toEqual({ added: '', updated: '', removed: '', replaced: '' });
  expect(firstLine()).toMatch(/^\*\*Not compared/);
  for (const text of [body(), summary]) expect(text).not.toMatch(/no change/i);
  expect(summary).toContain('**Not compared');
}

test('compared: true, and no reason', async () => {
  serveBase(server, { 'prod/main.tf': TWO });
  const drawn = await run({ 'prod/main.tf': queue('jobs') });
  expect([drawn.code, drawn.outputs]).toMatchObject([0, { compared: 'true', 'compared-reason': '', removed: '1' }]);
});

test.each([
  ['502', BAD_GATEWAY],
  ['503', UNAVAILABLE],
  ['a broken connection', 'reset'],
  ['429 with retry-after', secondaryLimit(429, 1)],
] as const)('%s once for the archive: asked again, and compared', async (_, play) => {
  serveBase(server, { 'prod/main.tf': TWO });
  server.faults.add({ on: TARBALL, times: 1, play });
  const drawn = await run({ 'prod/main.tf': queue('jobs') });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '1' });
  expect(tarballs(server)).toHaveLength(2);
});

test.each([
  ['502 for ever', BAD_GATEWAY, 3, /status 502\. Run the job again\.$/],
  ['no permission', FORBIDDEN, 1, /status 403\)\. Give the job permissions: \{ contents: read \}\.$/],
  ['a limit of an hour', secondaryLimit(403, 3000), 1, /status 403\)\. Run the job again later; GitHub allows/],
] as const)('%s for the archive: not compared, with the remedy that fits', async (_, play, times, reason) => {
  serveBase(server, { 'prod/main.tf': TWO });
  server.faults.add({ on: TARBALL, play });
  const drawn = await run({ 'prod/main.tf': queue('jobs') }, { inputs: { 'when-unchanged': 'delete' } });
  expect(drawn.code).toBe(0);
  expectNotCompared(drawn, reason);
  expect(tarballs(server)).toHaveLength(times);
});

test('a comparison that fails later leaves no "unchanged" behind, and deletes no comment', async () => {
  serveBase(server, { 'prod/main.tf': TWO });
  await run({ 'prod/main.tf': queue('jobs') });
  server.faults.add({ on: TARBALL, play: BAD_GATEWAY });
  const again = { inputs: { 'when-unchanged': 'delete' }, env: { GITHUB_RUN_ID: '7002' } };
  expectNotCompared(await run({ 'prod/main.tf': TWO }, again), /502/);
  expect(server.state.comments).toHaveLength(1);
});

test('where both have parted is not to be had: the tip of the base is no substitute', async () => {
  serveBase(server, { 'prod/main.tf': TWO });
  server.faults.add({ on: /\/compare\//, play: BAD_GATEWAY });
  expectNotCompared(await run({ 'prod/main.tf': TWO }), /the base commit .* is unknown \(HTTP 502\)/);
  expect(tarballs(server)).toEqual([]);
});

test.each(['nowhere', 'file'])('base-dir %s is a fault of the input', async (path) => {
  const folder = workspace({ 'prod/main.tf': TWO, file: '' });
  const drawn = await run(folder, { inputs: { 'base-dir': path } });
  expect([drawn.code, drawn.annotations, server.state.comments]).toEqual([
    2,
    [expect.stringMatching(`^error title=input base-dir: base-dir ${path}: no such directory`)],
    [],
  ]);
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

/** The base is checked out, and a topic beside it removes a queue. */
function repository() {
  const folder = workspace({ 'prod/main.tf': TWO });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message=before');
  const base = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', '--quiet', '-b', 'topic');
  writeFileSync(join(folder, 'prod/main.tf'), queue('jobs'));
  git(folder, 'commit', '--quiet', '--all', '--message=change');
  const head = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', '--quiet', 'main');
  server.state.pulls.get(7)!.headSha = head;
  serveBase(server, { 'prod/main.tf': TWO }, base);
  server.state.comparisons.set(`${BASE}...${head}`, { status: 'ahead', files: [], mergeBase: base });
  return { folder, base, head };
}

test('pull_request_target with the base checked out: said, and what to do', async () => {
  const { folder, base, head } = repository();
  const event = { ...pullRequestEvent({ headSha: head }), name: 'pull_request_target' };
  const drawn = await run(folder, { event, env: { GITHUB_SHA: base } });
  expectNotCompared(drawn, /the base \(.{7}\) is checked out, not the pull request.*head\.sha/);
  expect(tarballs(server)).toEqual([]);
});

test('the base branch checked out, which has gone on since: GitHub says that it does not hold the pull request', async () => {
  const { folder, head } = repository();
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=others');
  const tip = git(folder, 'rev-parse', 'HEAD');
  server.state.comparisons.set(`${head}...${tip}`, { status: 'diverged', files: [], mergeBase: BASE });
  expectNotCompared(await run(folder, { event: pullRequestEvent({ headSha: head }) }), /the base .* is checked out/);
});

test('pull_request_target with the head checked out: compared', async () => {
  const { folder, base, head } = repository();
  git(folder, 'checkout', '--quiet', 'topic');
  const event = { ...pullRequestEvent({ headSha: head }), name: 'pull_request_target' };
  const drawn = await run(folder, { event, env: { GITHUB_SHA: base } });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '1' });
});

test('a commit of the job on top of the head is the pull request', async () => {
  const { folder, head } = repository();
  git(folder, 'checkout', '--quiet', 'topic');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=formatted');
  const drawn = await run(folder, { event: pullRequestEvent({ headSha: head }) });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '1' });
});

const BROKEN = `${TWO}resource "aws_sqs_queue" "news" {\n  name = "news"\n`;

test('a block that is not closed: the first line, once, and not compared', async () => {
  serveBase(server, { 'prod/main.tf': TWO });
  const drawn = await run({ 'prod/main.tf': BROKEN });
  expectNotCompared(drawn, /^prod: Terraform rejects the code.*main\.tf:9:1: the block resource on line 7/);
  expect(firstLine()).toMatch(/Terraform rejects the code, so its changes are unknown$/);
  expect(body().split('main.tf:').length - 1).toBe(1);
  expect(body()).not.toContain('warning');
  expect(drawn.annotations).toContainEqual(expect.stringMatching(/^warning file=prod\/main\.tf,line=/));
});

test.each([
  ['a block that is not closed', BROKEN, /Terraform rejects the code/],
  ['nothing that can be parsed', 'resource "aws_vpc" {\n', /one revision cannot be read/],
])('%s before the change: not compared', async (_, before, reason) => {
  serveBase(server, { 'prod/main.tf': before });
  expectNotCompared(await run({ 'prod/main.tf': TWO }), reason);
});

test('of two roots one cannot be compared: it is named, and the other one is', async () => {
  serveBase(server, { 'prod/main.tf': TWO, 'test/main.tf': TWO });
  const drawn = await run({ 'prod/main.tf': BROKEN, 'test/main.tf': queue('jobs') });
  expect(drawn.outputs).toMatchObject({ compared: 'false', removed: '1' });
  expect(firstLine()).toMatch(/^\*\*Not compared\*\* \(`prod`\): Terraform rejects the code/);
  expect(body()).toContain('2 diagrams: 1 compared, 1 changed');
  expect(body()).toMatch(/\| prod \| `prod` \| 3 \| not compared \|/);
});

test('a root that cannot be drawn is not compared', async () => {
  serveBase(server, { 'prod/main.tf': TWO, 'test/main.tf': TWO });
  const drawn = await run({ 'prod/main.tf': 'resource "aws_vpc" {\n', 'test/main.tf': TWO });
  expect([drawn.code, drawn.outputs.compared]).toEqual([2, 'false']);
  expect(drawn.outputs['compared-reason']).toBe('prod: not drawn');
});

test.each([
  ['changes: off', { changes: 'off' }, undefined, /^prod: changes: off compares nothing$/],
  ['a push', {}, { name: 'push', payload: {} }, /^prod: only pull requests are compared/],
  ['graphdata', { mode: 'graphdata' }, undefined, /^prod: mode: graphdata compares nothing$/],
])('%s: nobody wants a comparison, and a gate does not pass', async (_, inputs, event, reason) => {
  const drawn = await run({ 'prod/main.tf': TWO }, { inputs, ...(event && { event }) });
  expect(drawn.outputs).toMatchObject({ compared: 'false', 'compared-reason': expect.stringMatching(reason) });
  expect(body()).not.toContain('Not compared');
});

test('a plan says itself what it changes; words alone change nothing', async () => {
  const plan = { format_version: '1.2', terraform_version: '1.9.0', planned_values: { root_module: {} } };
  const change = {
    actions: ['delete'],
    before: { name: 'jobs' },
    after: null,
    before_sensitive: {},
    after_unknown: {},
  };
  const resource = { address: 'aws_sqs_queue.jobs', mode: 'managed', type: 'aws_sqs_queue', name: 'jobs', change };
  const planned = {
    ...plan,
    resource_changes: [{ ...resource, provider_name: 'registry.terraform.io/hashicorp/aws' }],
  };
  const files = { 'plan.json': JSON.stringify(planned), 'README.md': '' };
  const drawn = await run(files, { inputs: { path: 'plan.json' } });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '1' });
  const words = await run({ 'README.md': 'words' });
  expect(words.outputs).toMatchObject({ compared: 'true', removed: '' });
});

test('without pull-requests: read the repository before says what is deleted', async () => {
  serveBase(server, { 'prod/main.tf': TWO, 'old/main.tf': TWO });
  server.faults.add({ on: /\/pulls\/7\/files/, play: FORBIDDEN });
  const drawn = await run({ 'prod/main.tf': TWO });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '2', 'deleted-roots': '["old"]' });
});

test('a token that may only read: compared, in the summary', async () => {
  await server.close();
  server = await startGitHub({ identity: READ_ONLY });
  serveBase(server, { 'prod/main.tf': TWO });
  const drawn = await run({ 'prod/main.tf': queue('jobs') });
  expect(drawn.outputs).toMatchObject({ compared: 'true', removed: '1' });
  expect(drawn.summary).toContain('Removes the queue mails');
});

test('an unchanged push costs as many calls as ever', async () => {
  serveBase(server, { 'prod/main.tf': TWO });
  await run({ 'prod/main.tf': queue('jobs') });
  server.log.splice(0);
  await run({ 'prod/main.tf': queue('jobs') }, { env: { GITHUB_RUN_ID: '7002' } });
  expect(restCalls(server)).toEqual([
    'GET /repos/octo/infra/pulls/7/files?per_page=100 200',
    `GET /repos/octo/infra/compare/${BASE}...${HEAD}?per_page=1 200`,
    `${TARBALL} 302`,
    'GET /repos/octo/infra/pulls/7 200',
    'GET /repos/octo/infra/issues/7/comments?per_page=100 200',
    'POST /graphql 200',
  ]);
});
