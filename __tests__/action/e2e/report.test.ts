/** report: nothing is lost, however much there is, and what does not hold any more is not left standing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialiseManifest } from '../../../src/action/artifacts/manifest.js';
import { IS_WHOLE, longTest } from '../../support/long.js';
import { BOT } from '../server/model.js';
import { drawnAt, seedDiagram, seedFound, seedPage } from '../server/seed.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import {
  type ActionOptions,
  actionBundle,
  pullRequestEvent,
  runAction,
  temporaryFolder,
} from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 0 });
});
afterEach(() => server.close());

const report = (options: Partial<ActionOptions> = {}) =>
  runAction({
    workspace: temporaryFolder(),
    server,
    event: pullRequestEvent(),
    ...options,
    inputs: { mode: 'report', ...options.inputs },
  });

const WORKFLOW_RUN = {
  name: 'workflow_run',
  payload: {
    workflow_run: {
      ...{ id: 7001, run_number: 5, run_attempt: 1, event: 'pull_request', pull_requests: [] },
      ...{ head_sha: 'c'.repeat(40), head_branch: 'topic', head_repository: { full_name: 'octo/infra' } },
    },
  },
};

/** Number of root modules, and of calls that the server allows in an hour. */
const MANY = IS_WHOLE ? 1000 : 300;
const manyRoots = Array.from({ length: MANY }, (_, i) => `live/team${i}`);
const restCalls = () => server.calls().filter((call) => !/ \/(twirp|blob)\//.test(call));
const shown = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
  (JSON.parse(outputs.diagrams!) as { path: string }[]).map(({ path }) => path);

longTest('many artifacts of a run: all are reported, and the calls of an hour are for others', async () => {
  for (const path of manyRoots) seedDiagram(server.state, path);
  server.state.budget = MANY;
  const run = await report();
  expect([run.code, run.annotations]).toEqual([0, []]);
  expect(new Set(shown(run))).toEqual(new Set(manyRoots));
  expect(restCalls().length).toBeLessThan(100);
  const [comment] = server.state.comments;
  expect(comment!.body).toContain(`${MANY} diagrams`);
  // What the comment has no room for is said with its number, and is in the summary.
  expect(comment!.body).toMatch(/Left out for lack of space: .*sections/);
  for (const path of manyRoots) expect(run.summary).toContain(`\`${path}\``);
});

longTest(
  'many artifacts of another run: as many as the hour has calls for, the number of the others, and the comment',
  async () => {
    for (const path of manyRoots) seedDiagram(server.state, path);
    server.state.budget = MANY;
    const run = await report({ event: WORKFLOW_RUN, env: { GITHUB_RUN_ID: '7100' } });
    const count = shown(run).length;
    expect(run.code).toBe(0);
    // The others are for the comment, and for other jobs.
    expect(count).toBeGreaterThan(MANY - 150);
    expect(run.annotations).toEqual([
      expect.stringMatching(`^warning: ${MANY - count} of ${MANY} artifacts skipped: .*hour`),
    ]);
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.budget).toBeGreaterThanOrEqual(0);
  },
);

test('what one job has drawn is one artifact, so that an hour has calls for a full matrix', async () => {
  // Drawn once, with what a matrix of discover hands on: several directories a job.
  const folder = workspace(
    Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`live/${name}/main.tf`, 'resource "aws_vpc" "a" {\n}\n'])),
  );
  const drawn = await runAction({
    ...{ workspace: folder, server, event: pullRequestEvent({ fork: true }) },
    inputs: { path: 'live/a\nlive/b\nlive/c\nlive/d', planner: 'static', formats: 'svg', theme: 'light' },
  });
  expect([drawn.code, server.state.artifacts.map(({ name }) => name)]).toEqual([0, ['groundplan-live-a.and-3-more']]);
  const run = await report({ event: WORKFLOW_RUN, env: { GITHUB_RUN_ID: '7100' } });
  expect([run.annotations, shown(run)]).toEqual([[], ['live/a', 'live/b', 'live/c', 'live/d']]);
  for (const name of ['a', 'b', 'c', 'd']) expect(server.state.comments[0]!.body).toContain(`live/${name}`);
});

test.each([
  ['the run of another workflow', WORKFLOW_RUN, true],
  ['the pull request of a fork', pullRequestEvent({ fork: true }), false],
])('pages that jobs have uploaded are linked to, where they are not of strangers: %s', async (_, event, isLinked) => {
  // A name that begins as that of an archive does.
  for (const path of ['groundplan/live', 'live/a']) seedPage(server.state, path);
  seedDiagram(server.state, 'live/b');
  // Of a diagram that has drawn none.
  server.state.artifacts.push({ ...server.state.artifacts.at(-1)!, name: 'live-b.html', id: 4711 });
  const run = await report({ event, inputs: { comment: 'off' } });
  expect([run.code, run.annotations, shown(run)]).toEqual([0, [], ['groundplan/live', 'live/a', 'live/b']]);
  const pages = server.state.artifacts.filter(({ name }) => /^(groundplan-live|live-a)\.html$/.test(name));
  const linked = [...run.summary.matchAll(/\[Open interactive diagram\]\(([^)]*)\)/g)].map(([, to]) => to);
  const to = `https://github.com/octo/infra/actions/runs/7001/artifacts/`;
  expect(linked).toEqual(isLinked ? pages.map(({ id }) => `${to}${id}`) : []);
});

test('one artifact that cannot be had is one warning, not the end', async () => {
  for (const path of ['live/a', 'live/b']) seedDiagram(server.state, path);
  server.state.stored.set(server.state.artifacts[0]!.key, Buffer.from('no archive'));
  const run = await report();
  expect([run.code, shown(run)]).toEqual([0, ['live/b']]);
  expect(run.annotations).toEqual([
    expect.stringMatching(/^warning: the artifact groundplan-live-a is not an archive/),
  ]);
});

test('a change that is taken back: the comment of before says so, and only once', async () => {
  const folder = workspace({ 'live/a/main.tf': 'resource "aws_vpc" "a" {\n}\n', 'README.md': '' });
  const pull = server.state.pulls.get(7)!;
  const discover = (env: Record<string, string>) =>
    runAction({ workspace: folder, server, event: pullRequestEvent(), inputs: { mode: 'discover' }, env });
  pull.files.push({ filename: 'live/a/main.tf', status: 'modified' });
  await discover({});
  seedDiagram(server.state, 'live/a');
  await report();
  expect(server.state.comments[0]!.body).toContain('live/a');

  pull.files.splice(0, 1, { filename: 'README.md', status: 'modified' });
  server.state.artifacts.splice(0);
  const again = { GITHUB_RUN_ID: '7002' };
  expect((await discover(again)).outputs['any-roots']).toBe('false');
  const run = await report({ env: again });
  expect([run.code, run.annotations, server.state.comments.length]).toEqual([0, [], 1]);
  expect(server.state.comments[0]!.body).toContain('No Terraform root module is changed any more');
  expect(server.state.comments[0]!.body).not.toContain('live/a');
  server.log.splice(0);
  await report({ env: { GITHUB_RUN_ID: '7003' } });
  expect(server.writes().filter((call) => call.includes('/repos/'))).toEqual([]);
});

test('when-unchanged says what becomes of it; where there was none, none is made', async () => {
  seedFound(server.state, []);
  await report();
  expect(server.state.comments).toEqual([]);
  server.state.artifacts.splice(0);
  seedDiagram(server.state, 'live/a');
  await report();
  server.state.artifacts.splice(0);
  seedFound(server.state, []);
  await report({ inputs: { 'when-unchanged': 'delete' }, env: { GITHUB_RUN_ID: '7002' } });
  expect(server.state.comments).toEqual([]);
});

test('without what discover leaves the comment says what may be', async () => {
  seedDiagram(server.state, 'live/a');
  await report();
  server.state.artifacts.splice(0);
  await report({ env: { GITHUB_RUN_ID: '7002' } });
  expect(server.state.comments[0]!.body).toMatch(/The last run produced no diagram: .*or drawing failed/);
});

test('workflow_run: a run that has failed takes nothing away; one that had nothing to draw does', async () => {
  seedDiagram(server.state, 'live/a');
  await report();
  server.state.artifacts.splice(0);
  const after = (conclusion: string, run: number) => {
    const { workflow_run } = WORKFLOW_RUN.payload;
    server.state.comments[0]!.body = server.state.comments[0]!.body.replace('"run":7001', '"run":7000');
    return report({
      event: { name: 'workflow_run', payload: { workflow_run: { ...workflow_run, conclusion } } },
      env: { GITHUB_RUN_ID: String(run) },
    });
  };
  await after('failure', 7100);
  expect(server.state.comments[0]!.body).toContain('live/a');
  await after('success', 7101);
  expect(server.state.comments[0]!.body).toContain('The last run produced no diagram');
});

test('a deleted root is said; one whose job has failed is, too, and nothing else is taken away', async () => {
  seedFound(server.state, [], ['live/old']);
  await report();
  expect(server.state.comments[0]!.body).toContain('Deleted: `live/old`.');
  server.state.artifacts.splice(0);
  seedFound(server.state, ['live/a', 'live/b']);
  seedDiagram(server.state, 'live/a');
  const run = await report({ env: { GITHUB_RUN_ID: '7002' } });
  expect(run.annotations).toEqual(['warning: no diagram of live/b: see the logs of their jobs']);
  expect(server.state.comments[0]!.body).toMatch(/Not drawn, see \[run 12\]\(.*\): `live\/b`\./);
  // All of them have failed: what stands there is the last that is known.
  server.state.artifacts.splice(0);
  seedFound(server.state, ['live/a', 'live/b']);
  server.log.splice(0);
  await report({ env: { GITHUB_RUN_ID: '7003' } });
  expect(server.writes().filter((call) => call.includes('/repos/'))).toEqual([]);
});

test('workflow_run: each open pull request with that head is told', async () => {
  server.state.pulls.set(9, { ...server.state.pulls.get(7)!, number: 9 });
  seedDiagram(server.state, 'live/a');
  const run = await report({ event: WORKFLOW_RUN, env: { GITHUB_RUN_ID: '7100' } });
  expect([run.code, run.annotations, server.state.comments.map(({ issue }) => issue)]).toEqual([0, [], [7, 9]]);
  for (const number of [10, 11, 12, 13]) server.state.pulls.set(number, { ...server.state.pulls.get(7)!, number });
  const many = await report({ event: WORKFLOW_RUN, env: { GITHUB_RUN_ID: '7101' } });
  expect(many.annotations).toEqual([
    expect.stringMatching(/^notice: 6 open pull requests .* 1 of them were not commented on$/),
  ]);
});

test('GitHub Enterprise Server: what to do, in versions that it has; and that works', async () => {
  await server.close();
  server = await startGitHub({ isEnterprise: true });
  const env = { GITHUB_SERVER_URL: 'https://ghe.example.com' };
  const run = await report({ env });
  expect([run.code, run.annotations]).toEqual([
    4,
    [
      expect.stringMatching(
        /^error: GitHub Enterprise Server does not support version 4 of artifacts.*\n.*download-artifact@v3.*input-dir/,
      ),
    ],
  ]);
  const folder = join(temporaryFolder(), 'artifacts');
  mkdirSync(join(folder, 'drawn'), { recursive: true });
  writeFileSync(join(folder, 'drawn/live-a.groundplan.json'), serialiseManifest(drawnAt('live/a')));
  const given = await report({ env, inputs: { 'input-dir': folder } });
  expect([given.code, given.annotations, server.state.comments[0]!.author.login]).toEqual([0, [], BOT.login]);
});

test('without the token of the runner: what to do', async () => {
  const run = await report({ env: { ACTIONS_RUNTIME_TOKEN: '' } });
  expect([run.code, run.annotations]).toEqual([4, [expect.stringMatching(/^error: the runner gave .*\n.*uses:/)]]);
});
