/** draw without path, as in the five lines of the README, and with patterns: what is drawn is what people mean. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
  server = await startGitHub();
});
afterEach(() => server.close());

const VPC = 'resource "aws_vpc" "a" {\n  cidr_block = "10.0.0.0/16"\n}\n';
const call = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;

const draw = (files: Readonly<Record<string, string>> | string, options: Partial<ActionOptions> = {}) =>
  runAction({
    workspace: typeof files === 'string' ? files : workspace(files),
    server,
    event: pullRequestEvent(),
    ...options,
    inputs: { planner: 'static', theme: 'light', formats: 'svg', artifact: 'off', ...options.inputs },
  });

const shown = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
  (JSON.parse(outputs.diagrams!) as { path: string }[]).map(({ path }) => path);

const TREE = {
  'terraform/main.tf': `${VPC}${call('../modules/net')}`,
  'terraform/inner/main.tf': VPC,
  'modules/net/main.tf': VPC,
  'app/index.js': '',
};

test('Terraform in a subfolder: the five lines find it, the nested one too, and no module of others', async () => {
  server.state.pulls.get(7)!.files.push({ filename: 'terraform/main.tf', status: 'modified' });
  const run = await draw(TREE);
  expect([run.code, run.annotations, shown(run)]).toEqual([0, [], ['terraform', 'terraform/inner']]);
  const [comment] = server.state.comments;
  expect(comment!.body).toContain('2 diagrams, 1 of them changed');
  // What has not changed opens with a click.
  expect(comment!.body).toContain('<details open><summary><b>terraform</b>');
  expect(comment!.body).toContain('<details><summary><b>terraform/inner</b>');
});

test('code at the root is drawn as ever, and id or a plan mean it', async () => {
  const run = await draw({ 'main.tf': VPC });
  expect([run.code, shown(run), server.state.comments[0]!.body.includes('<details open>')]).toEqual([0, ['.'], false]);
  const named = await draw({ 'main.tf': VPC, 'examples/a/main.tf': VPC }, { inputs: { id: 'shop' } });
  expect([named.code, shown(named)]).toEqual([0, ['.']]);
});

test.each([
  ['envs/*', ['envs/dev', 'envs/prod']],
  ['envs/*\nmodules/net', ['envs/dev', 'envs/prod', 'modules/net']],
  ['**/prod', ['envs/prod']],
])('path: %j', async (path, paths) => {
  const files = { 'envs/dev/main.tf': VPC, 'envs/prod/main.tf': VPC, 'envs/docs/a.md': '', 'modules/net/main.tf': VPC };
  const run = await draw(files, { inputs: { path } });
  expect([run.code, run.annotations, shown(run)]).toEqual([0, [], paths]);
});

test('a folder that is called like the pattern is one of those that it names', async () => {
  const run = await draw({ 'envs/dev/main.tf': VPC, 'envs/*/main.tf': VPC }, { inputs: { path: 'envs/*' } });
  expect([run.code, shown(run)]).toEqual([0, ['envs/*', 'envs/dev']]);
});

test('nothing to draw is a notice that names the folders with code, and no failure', async () => {
  const none = await draw({ 'modules/net/main.tf': VPC, 'modules/db/main.tf': VPC });
  expect([none.code, none.annotations, none.outputs.diagrams]).toEqual([
    0,
    [expect.stringMatching(/^notice: no root module of Terraform found.* modules\/db, modules\/net: list/)],
    '[]',
  ]);
  const noCode = await draw({ 'README.md': '' });
  expect([noCode.code, noCode.annotations]).toEqual([0, [expect.stringMatching(/^notice: no Terraform code found/)]]);
  const pattern = await draw(TREE, { inputs: { path: 'envs/*' } });
  expect([pattern.code, pattern.annotations]).toEqual([
    0,
    [expect.stringMatching(/^notice: path envs\/\* names no directory .* terraform, terraform\/inner$/)],
  ]);
  expect(server.state.comments).toEqual([]);
});

test('an empty workspace is a failure: nobody has checked out', async () => {
  const run = await draw(temporaryFolder());
  expect([run.code, run.annotations]).toEqual([
    2,
    [expect.stringMatching(/^error .*the workspace is empty\n.*actions\/checkout/)],
  ]);
});

test('the last root goes: the comment says so, and what was there is not left standing', async () => {
  const folder = workspace({ 'infra/main.tf': VPC, 'README.md': '' });
  await draw(folder);
  expect(server.state.comments[0]!.body).toContain('infra');
  server.state.pulls.get(7)!.files.push({ filename: 'infra/main.tf', status: 'removed' });
  rmSync(join(folder, 'infra'), { recursive: true });
  const run = await draw(folder, { env: { GITHUB_RUN_ID: '7002' } });
  expect([run.code, run.outputs['deleted-roots'], server.state.comments.length]).toEqual([0, '["infra"]', 1]);
  expect(server.state.comments[0]!.body).toContain('Deleted: `infra`.');
  expect(run.summary).toContain('Deleted: `infra`.');
});

const many = (count: number) =>
  workspace(Object.fromEntries(Array.from({ length: count }, (_, i) => [`live/t${i}/main.tf`, VPC] as const)));

test('more roots than a comment shows: those that the pull request changes; taken back, the comment says so', async () => {
  const folder = many(40);
  const { files } = server.state.pulls.get(7)!;
  files.push({ filename: 'live/t7/main.tf', status: 'modified' });
  const run = await draw(folder);
  expect([run.code, run.annotations, shown(run)]).toEqual([0, [], ['live/t7']]);
  files.splice(0, 1, { filename: 'README.md', status: 'modified' });
  const back = await draw(folder, { env: { GITHUB_RUN_ID: '7002' } });
  expect([back.code, back.annotations, back.outputs.diagrams]).toEqual([0, [], '[]']);
  expect(server.state.comments[0]!.body).toContain('No Terraform root module is changed any more');
});

test('more of them than one job draws: the first, and how many are left, with the way to all', async () => {
  const run = await draw(many(40), { event: { name: 'schedule', payload: {} }, inputs: { exclude: 'live/t1*' } });
  expect([run.code, shown(run).length, run.annotations]).toEqual([0, 29, []]);
  const all = await draw(many(40), { event: { name: 'schedule', payload: {} } });
  expect([all.code, shown(all).length]).toEqual([0, 30]);
  expect(all.annotations).toEqual([
    expect.stringMatching(/^warning: 10 of 40 root modules are not drawn: .*30.*monorepos/),
  ]);
});

test('one of several cannot be drawn: the comment names it', async () => {
  const run = await draw({ 'a/main.tf': VPC, 'b/main.tf': 'resource "' });
  expect(run.code).toBe(2);
  expect(server.state.comments[0]!.body).toMatch(/Not drawn, see \[run 12\].*`b`/);
});
