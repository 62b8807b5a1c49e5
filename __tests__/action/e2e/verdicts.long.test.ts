/** Labels and checks: off by default, right after each run, and one notice for each permission that is missing. */
import { readFileSync } from 'node:fs';
import { type Access, BOT, type Permission } from '../server/model.js';
import { seedDiagram, seedFound } from '../server/seed.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { type Files, restCalls, serveBase } from '../support/base.js';
import { actionBundle, pullRequestEvent, runAction, temporaryFolder } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

const queue = (name: string) => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;
const TWO = { 'main.tf': queue('jobs') + queue('mails') };
const ONE = { 'main.tf': queue('jobs') };
const MORE = { 'main.tf': `${TWO['main.tf']}${queue('news')}` };

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 0 });
});
afterEach(() => server.close());

let count = 0;
const run = (files: Files, inputs: Record<string, string>, more: Partial<Parameters<typeof runAction>[0]> = {}) =>
  runAction({
    workspace: workspace(files),
    server,
    event: pullRequestEvent(),
    env: { GITHUB_RUN_ID: String(7001 + count++) },
    ...more,
    inputs: {
      ...{ changes: 'auto', planner: 'static', formats: 'svg', theme: 'light', images: 'none', artifact: 'off' },
      ...{ 'private-hosts': 'localhost', ...inputs },
    },
  });

const labels = () => [...(server.state.pulls.get(7)!.labels ?? [])].sort();
const verdicts = () => restCalls(server).filter((call) => /label|check-runs/.test(call));
const checks = () =>
  server.state.checks.map(({ name, conclusion, head_sha: commit }) => ({ name, conclusion, commit }));
const titles = () => server.state.checks.map(({ output }) => (output as { title: string }).title);

test('nothing is set unless it is asked for', async () => {
  serveBase(server, TWO);
  await run(ONE, {});
  expect([labels(), checks(), verdicts()]).toEqual([[], [], []]);
});

test('labels: made where they are missing, taken off when they are no longer true; others are left alone', async () => {
  serveBase(server, TWO);
  server.state.pulls.get(7)!.labels = ['theirs', 'groundplan:opens'];
  const first = await run(ONE, { labels: 'true' });
  expect([first.code, labels()]).toEqual([0, ['groundplan:changed', 'groundplan:data', 'theirs']]);
  expect([...server.state.labels.keys()]).toEqual(['groundplan:changed', 'groundplan:data']);
  server.log.splice(0);
  // The same again is one call, which only reads.
  await run(ONE, { labels: 'true', comment: 'off' });
  expect([verdicts(), server.writes()]).toEqual([[], []]);
  await run(MORE, { labels: 'true' });
  expect(labels()).toEqual(['groundplan:changed', 'theirs']);
  await run(TWO, { labels: 'true' });
  expect(labels()).toEqual(['theirs']);
});

test('labels that the workflow names, in lines', async () => {
  serveBase(server, TWO);
  await run(ONE, { labels: 'data: Ask the owners\nopens' });
  expect(labels()).toEqual(['Ask the owners']);
});

test('not compared: the label says so, and those that were true stay', async () => {
  serveBase(server, TWO);
  await run(ONE, { labels: 'true' });
  server.state.archives.clear();
  await run(TWO, { labels: 'true' });
  expect(labels()).toEqual(['groundplan:changed', 'groundplan:data', 'groundplan:not-compared']);
});

test.each(['danger', 'data: a,b', `data: ${'x'.repeat(51)}`, 'opens\nopens', 'true\nopens'])(
  'labels: %j is refused before anything is drawn',
  async (given) => {
    const drawn = await run(ONE, { labels: given });
    expect([drawn.code, drawn.annotations]).toEqual([
      2,
      [expect.stringMatching(/^error title=input labels: .*\nIt must/)],
    ]);
    expect(server.calls()).toEqual([]);
  },
);

test.each([
  ['report', MORE, 'success', /^Adds the queue news\.$/],
  ['report', ONE, 'success', /^Removes the queue mails\.$/],
  ['gate', MORE, 'success', /^Adds the queue news\.$/],
  ['gate', ONE, 'failure', /^Removes the queue mails\.$/],
] as const)('check: %s', async (check, files, conclusion, title) => {
  serveBase(server, TWO);
  const drawn = await run(files, { check });
  expect([drawn.code, checks()]).toEqual([0, [{ name: 'groundplan', conclusion, commit: 'c'.repeat(40) }]]);
  expect(titles()).toEqual([expect.stringMatching(title)]);
});

test.each([
  ['report', 'neutral'],
  ['gate', 'failure'],
])('check: %s, and nothing was compared: %s', async (check, conclusion) => {
  await run(ONE, { check, 'comment-id': 'prod' });
  expect(checks()).toMatchObject([{ name: 'groundplan (prod)', conclusion }]);
  expect(titles()).toEqual([expect.stringMatching(/^Not compared: /)]);
});

test('check-file: the same decision as groundplan check', async () => {
  serveBase(server, TWO);
  const first = await run(TWO, {});
  const svg = readFileSync(first.outputs.svg!, 'utf8');
  const graph = readFileSync(first.outputs.graph!, 'utf8');
  const files = { 'docs/a.svg': svg, 'docs/a.json': `${JSON.stringify(JSON.parse(graph))}\n` };
  for (const file of ['docs/a.svg', 'docs/a.json']) {
    await run({ ...TWO, ...files }, { check: 'report', 'check-file': file });
    await run({ ...MORE, ...files }, { check: 'report', 'check-file': file });
  }
  expect(checks().map(({ conclusion }) => conclusion)).toEqual(['success', 'failure', 'success', 'failure']);
  expect(titles()[1]).toBe('docs/a.svg is stale: the architecture has changed since it was drawn');
  const lost = await run(TWO, { check: 'report', 'check-file': 'docs/b.svg' });
  expect([lost.code, lost.annotations[0]]).toEqual([2, expect.stringMatching(/^error title=input check-file/)]);
});

test('report: labels and a check of all jobs; a job that has failed is not compared', async () => {
  seedFound(server.state, ['live/a', 'live/b']);
  seedDiagram(server.state, 'live/a');
  const inputs = { mode: 'report', images: 'none', labels: 'true', check: 'gate' };
  const run = await runAction({ workspace: temporaryFolder(), server, event: pullRequestEvent(), inputs });
  expect([run.code, labels(), checks()]).toMatchObject([0, ['groundplan:not-compared'], [{ conclusion: 'failure' }]]);
});

test('artifacts of strangers are no success', async () => {
  seedFound(server.state, []);
  const inputs = { mode: 'report', images: 'none', check: 'gate', trust: 'untrusted' };
  const run = await runAction({ workspace: temporaryFolder(), server, event: pullRequestEvent(), inputs });
  expect([run.outputs.compared, checks()]).toMatchObject(['false', [{ conclusion: 'failure' }]]);
});

/** Each permission missing once; what needs it is one notice, and nothing else suffers. */
test.each([
  ['contents', 'none', [], 'failure', 1, /contents: read/],
  ['pull-requests', 'read', [], 'failure', 2, /pull-requests: write/],
  ['issues', 'none', ['groundplan:changed'], 'failure', 1, /no label groundplan:data.*issues: write/],
  ['checks', 'none', ['groundplan:changed', 'groundplan:data'], null, 1, /checks: write/],
] as const)('without %s: %s', async (permission, access, expected, conclusion, notices, text) => {
  await server.close();
  const permissions: Record<Permission, Access> = { ...BOT.permissions, [permission]: access };
  server = await startGitHub({ latencyMilliseconds: 0, identity: { ...BOT, permissions } });
  serveBase(server, TWO);
  server.state.labels.set('groundplan:changed', { color: 'ededed', description: '' });
  const drawn = await run(ONE, { labels: 'true', check: 'gate' });
  expect(drawn.code).toBe(0);
  const said = drawn.annotations.filter((one) => one.startsWith('notice'));
  expect(said).toHaveLength(notices);
  expect(said.some((one) => text.test(one))).toBe(true);
  if (permission !== 'contents') expect(labels()).toEqual(expected);
  expect(checks().map((check) => check.conclusion)).toEqual(conclusion === null ? [] : [conclusion]);
});

test('a fork: one notice, and nothing is written', async () => {
  serveBase(server, TWO);
  const drawn = await run(ONE, { labels: 'true', check: 'gate' }, { event: pullRequestEvent({ fork: true }) });
  expect([drawn.code, server.writes()]).toEqual([0, []]);
  expect(drawn.annotations.filter((one) => /no labels were set and no check run/.test(one))).toHaveLength(1);
});
