/** discover, draw, report, cleanup: a monorepo from the event to the comment, and the run of a fork to a comment. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { serveBase } from '../support/base.js';
import { actionBundle, pullRequestEvent, runAction, temporaryFolder } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const bucket = (name: string) => `resource "aws_s3_bucket" "a" {\n  bucket = "${name}"\n}\n`;

/** Forty roots, two of which call a module. */
const monorepo = () =>
  workspace({
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`live/team${i}/main.tf`, bucket(`files-${i}`)] as const),
    ),
    'live/team3/net.tf': 'module "net" {\n  source = "../../modules/net"\n}\n',
    'live/team4/net.tf': 'module "net" {\n  source = "../../modules/net"\n}\n',
    'modules/net/main.tf': 'resource "aws_vpc" "a" {\n  cidr_block = "10.0.0.0/16"\n}\n',
    'modules/unused/main.tf': bucket('unused'),
    'README.md': 'words',
  });

const changes = (...paths: string[]) => {
  server.state.pulls.get(7)!.files.push(...paths.map((filename) => ({ filename, status: 'modified' as const })));
};

interface Item {
  readonly id: string;
  readonly path: string;
}
const rootsOf = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
  JSON.parse(outputs.roots!) as Item[];

test('discover, a job each, and a report: one comment; the second report writes nothing', async () => {
  const folder = monorepo();
  changes('modules/net/main.tf', 'README.md', 'live/team9/main.tf');
  const event = pullRequestEvent();
  const found = await runAction({ workspace: folder, server, event, inputs: { mode: 'discover' } });
  expect([found.code, found.annotations, found.outputs['any-roots']]).toEqual([0, [], 'true']);
  expect(rootsOf(found)).toEqual([
    { id: 'live-team3', path: 'live/team3' },
    { id: 'live-team4', path: 'live/team4' },
    { id: 'live-team9', path: 'live/team9' },
  ]);

  for (const { id, path } of rootsOf(found)) {
    const drawn = await runAction({
      workspace: folder,
      server,
      event,
      inputs: { path, id, comment: 'off', planner: 'static', theme: 'light' },
    });
    expect([drawn.code, drawn.annotations]).toEqual([0, []]);
  }
  expect(server.writes().filter((call) => call.includes('/repos/'))).toEqual([]);

  const report = () => runAction({ workspace: temporaryFolder(), server, event, inputs: { mode: 'report' } });
  const first = await report();
  expect([first.code, first.annotations]).toEqual([0, []]);
  const [comment] = server.state.comments;
  expect(first.outputs['comment-url']).not.toBe('');
  for (const { path } of rootsOf(found)) expect(comment!.body).toContain(path);
  const ofDiagrams = server.state.artifacts.filter(({ name }) => name !== 'groundplan-roots.json');
  for (const { id } of ofDiagrams) expect(comment!.body).toContain(`/actions/runs/7001/artifacts/${id}`);
  expect([...server.state.trees.values()].at(-1)!.map(({ path }) => path)).toEqual([
    'live-team3.png',
    'live-team4.png',
    'live-team9.png',
  ]);
  expect(first.summary).toContain('live/team4');

  server.log.splice(0);
  const second = await report();
  expect([second.code, server.writes().filter((call) => call.includes('/repos/'))]).toEqual([0, []]);
});

const network = (cidr: string) =>
  `resource "aws_vpc" "a" {\n  cidr_block = "${cidr}"\n}\noutput "id" { value = aws_vpc.a.id }\n`;

test.each([
  [
    'changes',
    [{ filename: 'live/network/main.tf', status: 'modified' }],
    { 'live/network/main.tf': network('10.1.0.0/16') },
  ],
  ['is deleted', [{ filename: 'live/network/main.tf', status: 'removed' }], {}],
] as const)('the comment names the roots that read what %s, with the line', async (_, changed, after) => {
  const reader = `data "terraform_remote_state" "n" {
  backend = "local"
  config  = { path = "../network/terraform.tfstate" }
}
resource "aws_security_group" "s" {
  vpc_id = data.terraform_remote_state.n.outputs.id
}
`;
  const others = { 'live/shop/main.tf': reader, 'live/other/main.tf': bucket('other') };
  serveBase(server, { ...others, 'live/network/main.tf': network('10.0.0.0/16') });
  const folder = workspace({ ...others, ...after });
  server.state.pulls.get(7)!.files.push(...changed);
  const run = (inputs: Record<string, string>) =>
    runAction({
      workspace: folder,
      server,
      event: pullRequestEvent(),
      inputs: { changes: 'auto', theme: 'light', 'private-hosts': 'localhost', ...inputs },
    });
  const affected =
    '**Affected:** one root module reads what changes.\n\n- `live/shop`: `id` of `live/network` (`live/shop/main.tf:6`)\n';
  const drawing = { planner: 'static' };
  expect((await run(drawing)).code).toBe(0);
  expect(server.state.comments[0]!.body).toContain(affected);

  server.state.comments.splice(0);
  expect((await run({ mode: 'discover' })).code).toBe(0);
  const drawn = await run({ ...drawing, path: 'live/network', id: 'live-network', comment: 'off' });
  const report = await run({ mode: 'report' });
  expect([drawn.code, report.code]).toEqual([0, 0]);
  expect(server.state.comments[0]!.body).toContain(affected);
});

test('forty roots in one job: one artifact, one comment that fits, and a report of all forty', async () => {
  const folder = monorepo();
  const found = await runAction({
    workspace: folder,
    server,
    event: pullRequestEvent(),
    inputs: { mode: 'discover', 'changed-only': 'false' },
  });
  const paths = rootsOf(found).map(({ path }) => path);
  expect(paths).toHaveLength(40);
  const run = await runAction({
    workspace: folder,
    server,
    event: pullRequestEvent(),
    inputs: { path: paths.join('\n'), planner: 'static', theme: 'light', images: 'none', formats: 'svg' },
  });
  expect([run.code, run.annotations, server.state.comments.length]).toEqual([0, [], 1]);
  // One artifact a job: what discover has found, and all that this one has drawn.
  expect(server.state.artifacts.map(({ name }) => name)).toEqual([
    'groundplan-roots.json',
    'groundplan-live-team0.and-39-more',
  ]);
  const report = await runAction({
    workspace: temporaryFolder(),
    server,
    event: pullRequestEvent(),
    inputs: { mode: 'report', comment: 'off', images: 'none' },
  });
  expect([report.code, report.annotations]).toEqual([0, []]);
  expect(JSON.parse(report.outputs.diagrams!)).toHaveLength(40);
  for (const path of paths) expect(report.summary).toContain(path);
  expect(Buffer.byteLength(server.state.comments[0]!.body)).toBeLessThanOrEqual(60_000);
});

test('nothing to draw: no matrix', async () => {
  changes('README.md', 'docs/a.md');
  const run = await runAction({
    workspace: monorepo(),
    server,
    event: pullRequestEvent(),
    inputs: { mode: 'discover' },
  });
  expect([run.outputs.roots, run.outputs['any-roots']]).toEqual(['[]', 'false']);
});

test('no root at all is a notice that names the code, and what names roots', async () => {
  const parts = workspace({ 'modules/net/main.tf': 'resource "aws_vpc" "a" {\n}\n' });
  const run = await runAction({ workspace: parts, server, event: pullRequestEvent(), inputs: { mode: 'discover' } });
  expect([run.code, run.outputs.roots]).toEqual([0, '[]']);
  expect(run.annotations).toEqual([
    expect.stringMatching(/^notice: no root module of Terraform found.* modules\/net: list .* in roots$/),
  ]);
});

test('where nobody may say what has changed, all of it has, and a notice says why', async () => {
  server.faults.add({
    on: /\/pulls\/7\/files/,
    play: { status: 403, body: { message: 'Resource not accessible by integration' } },
  });
  const run = await runAction({
    workspace: monorepo(),
    server,
    event: pullRequestEvent(),
    inputs: { mode: 'discover' },
  });
  expect([run.code, rootsOf(run).length]).toEqual([0, 40]);
  expect(run.annotations).toEqual([expect.stringMatching(/^notice: all root modules count as changed: .*403/)]);
});

test('exclude, roots and path choose', async () => {
  const run = async (inputs: Record<string, string>) =>
    rootsOf(
      await runAction({
        workspace: monorepo(),
        server,
        inputs: { mode: 'discover', 'changed-only': 'false', ...inputs },
      }),
    ).map(({ path }) => path);
  expect(await run({ exclude: 'live/team?\nteam1*\nteam2*' })).toEqual(
    Array.from({ length: 10 }, (_, i) => `live/team${30 + i}`),
  );
  expect(await run({ roots: 'modules/*\nlive/team7' })).toEqual(['live/team7', 'modules/net', 'modules/unused']);
  expect(await run({ path: 'live/team5' })).toEqual(['live/team5']);
});

test('draw says that nothing it draws has changed, and the comment goes where that was asked for', async () => {
  const folder = monorepo();
  const draw = (run: string) =>
    runAction({
      workspace: folder,
      server,
      event: pullRequestEvent(),
      inputs: {
        path: 'live/team1',
        planner: 'static',
        formats: 'svg',
        theme: 'light',
        'when-unchanged': 'delete',
        artifact: 'off',
      },
      env: { GITHUB_RUN_ID: run },
    });
  changes('live/team1/main.tf');
  expect((await draw('7001')).outputs.changed).toBe('true');
  expect(server.state.comments).toHaveLength(1);
  server.state.pulls.get(7)!.files.splice(0);
  changes('live/team2/main.tf');
  expect((await draw('7002')).outputs.changed).toBe('false');
  expect(server.state.comments).toHaveLength(0);
});

/** What another workflow has drawn, for a fork, as `actions/download-artifact` puts it. */
async function drawnByFork(): Promise<string> {
  const drawn = await runAction({
    workspace: monorepo(),
    event: pullRequestEvent({ fork: true }),
    inputs: { path: 'live/team1', planner: 'static' },
  });
  const folder = join(temporaryFolder(), 'artifacts');
  mkdirSync(folder);
  cpSync(join(drawn.temporary, 'groundplan/live-team1'), join(folder, 'groundplan-live-team1'), { recursive: true });
  return folder;
}

const WORKFLOW_RUN = {
  name: 'workflow_run',
  payload: {
    action: 'completed',
    workflow_run: {
      ...{ id: 6000, run_number: 5, run_attempt: 1, event: 'pull_request' },
      ...{ head_sha: 'c'.repeat(40), head_branch: 'topic', head_repository: { full_name: 'stranger/infra' } },
      pull_requests: [],
    },
  },
};

test('workflow_run: the pull request of the fork is found by its head, and its SVG is not published', async () => {
  server.state.pulls.set(8, { ...server.state.pulls.get(7)!, number: 8, headRepository: 'stranger/infra' });
  const run = await runAction({
    workspace: temporaryFolder(),
    server,
    event: WORKFLOW_RUN,
    inputs: { mode: 'report', 'input-dir': await drawnByFork() },
  });
  expect([run.code, run.annotations]).toEqual([0, []]);
  expect(server.state.comments.map(({ issue }) => issue)).toEqual([8]);
  expect([run.outputs.svg, run.outputs.published]).toEqual(['', 'refs']);
  expect([...server.state.refs.keys()]).toContain('refs/groundplan/pr-8');
});

test('workflow_run: nobody is told where no open pull request has that head', async () => {
  const run = await runAction({
    workspace: temporaryFolder(),
    server,
    event: WORKFLOW_RUN,
    inputs: { mode: 'report', 'input-dir': await drawnByFork() },
  });
  expect([run.code, server.state.comments.length, server.writes()]).toEqual([0, 0, []]);
});

test('report without artifacts to read is an error that says what to do', async () => {
  const run = await runAction({ workspace: temporaryFolder(), inputs: { mode: 'report', 'input-dir': 'nowhere' } });
  expect([run.code, run.annotations[0]]).toEqual([
    2,
    expect.stringMatching(/^error: input-dir nowhere: no such directory/),
  ]);
});

test('cleanup: the pictures go, the comment stays without them; a second one finds nothing', async () => {
  const folder = monorepo();
  await runAction({
    workspace: folder,
    server,
    event: pullRequestEvent(),
    inputs: { path: 'live/team1', planner: 'static', artifact: 'off' },
  });
  expect([...server.state.refs.keys()]).toContain('refs/groundplan/pr-7');
  server.state.pulls.get(7)!.state = 'closed';
  server.log.splice(0);
  const event = pullRequestEvent({ action: 'closed', state: 'closed' });
  const run = await runAction({ workspace: temporaryFolder(), server, event, inputs: { mode: 'cleanup' } });
  expect([run.code, run.annotations]).toEqual([0, []]);
  expect(server.writes()).toEqual([
    'DELETE /repos/octo/infra/git/refs/groundplan/pr-7 204',
    `PATCH /repos/octo/infra/issues/comments/${server.state.comments[0]!.id} 200`,
  ]);
  expect(server.state.comments[0]!.body).not.toContain('raw=true');
  server.log.splice(0);
  await runAction({ workspace: temporaryFolder(), server, event, inputs: { mode: 'cleanup' } });
  expect(server.writes()).toEqual([]);
});

test('workflow_run: the action downloads the artifacts of the other run by itself', async () => {
  server.state.pulls.set(8, { ...server.state.pulls.get(7)!, number: 8, headRepository: 'stranger/infra' });
  await runAction({
    workspace: monorepo(),
    server,
    event: pullRequestEvent({ fork: true }),
    inputs: { path: 'live/team1', planner: 'static' },
  });
  expect(server.state.comments).toEqual([]);
  const { workflow_run, ...payload } = WORKFLOW_RUN.payload;
  const event = { name: 'workflow_run', payload: { ...payload, workflow_run: { ...workflow_run, id: 7001 } } };
  const run = await runAction({
    workspace: temporaryFolder(),
    server,
    event,
    inputs: { mode: 'report' },
    env: { GITHUB_RUN_ID: '7100' },
  });
  expect([run.code, run.annotations, run.err]).toEqual([0, [], '']);
  expect(server.state.comments.map(({ issue }) => issue)).toEqual([8]);
});
