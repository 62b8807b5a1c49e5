/** discover, for every event that may start it: what was changed is drawn, what was taken away is said. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

const bucket = (name: string) => `resource "aws_s3_bucket" "a" {\n  bucket = "${name}"\n}\n`;
const NONE = '0'.repeat(40);
const [BEFORE, AFTER] = ['1'.repeat(40), '2'.repeat(40)];

const files = () => ({
  ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`envs/${name}/main.tf`, bucket(name)] as const)),
  'README.md': 'words',
});

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' }).trim();

function commit(folder: string): string {
  git(folder, 'add', '--all', '.');
  git(folder, 'commit', '--quiet', '-m', 'a');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Two commits after the first: the first of them changes `a` and takes `c` away, the last one only words. */
function withHistory() {
  const folder = workspace(files());
  git(folder, 'init', '--quiet', '-b', 'main');
  const before = commit(folder);
  writeFileSync(join(folder, 'envs/a/main.tf'), bucket('other'));
  rmSync(join(folder, 'envs/c'), { recursive: true });
  commit(folder);
  writeFileSync(join(folder, 'README.md'), 'more words');
  return { folder, before, after: commit(folder) };
}

/** Each is a workflow run of its own. */
async function discover(folder: string, name: string, payload: object) {
  server.state.artifacts.length = 0;
  const run = await runAction({ workspace: folder, server, event: { name, payload }, inputs: { mode: 'discover' } });
  return {
    code: run.code,
    paths: (JSON.parse(run.outputs.roots!) as { path: string }[]).map(({ path }) => path),
    deleted: JSON.parse(run.outputs['deleted-roots']!) as string[],
    annotations: run.annotations,
  };
}

const CHANGED = {
  code: 0,
  paths: ['envs/a'],
  deleted: ['envs/c'],
  annotations: ['notice: deleted Terraform code: envs/c'],
};
const ALL = { code: 0, paths: ['envs/a', 'envs/b'], deleted: [], annotations: [] };

const push = (before: string, after: string, ref = 'refs/heads/main') => ({
  ...{ ref, before, after, repository: { default_branch: 'main' } },
});
const group = (base_sha: string, head_sha: string) => ({
  action: 'checks_requested',
  merge_group: { base_sha, head_sha },
});

test('push and merge group, with full history: all commits of it, not the last one alone', async () => {
  const { folder, before, after } = withHistory();
  expect(await discover(folder, 'push', push(before, after))).toEqual(CHANGED);
  expect(await discover(folder, 'merge_group', group(before, after))).toEqual(CHANGED);
  expect(server.calls().filter((call) => call.includes('/compare/'))).toEqual([]);
});

const compared = [
  { filename: 'envs/a/main.tf', status: 'modified' },
  { filename: 'envs/c/main.tf', status: 'removed' },
] as const;

/** As actions/checkout leaves it by default. */
const shallow = () => {
  const { 'envs/c/main.tf': _, ...left } = files() as Record<string, string>;
  return workspace(left);
};

test('push and merge group, without history: GitHub is asked', async () => {
  server.state.comparisons.set(`${BEFORE}...${AFTER}`, { status: 'ahead', files: compared });
  expect(await discover(shallow(), 'push', push(BEFORE, AFTER))).toEqual(CHANGED);
  expect(await discover(shallow(), 'merge_group', group(BEFORE, AFTER))).toEqual(CHANGED);
});

test('a forced push, without history: what was thrown away is told from the other side', async () => {
  server.state.comparisons.set(`${BEFORE}...${AFTER}`, { status: 'diverged', files: compared.slice(0, 1) });
  server.state.comparisons.set(`${AFTER}...${BEFORE}`, {
    status: 'diverged',
    files: [{ filename: 'envs/c/main.tf', status: 'added' }],
  });
  expect(await discover(shallow(), 'push', push(BEFORE, AFTER))).toEqual(CHANGED);
});

test('a new branch is compared with the default one', async () => {
  server.state.comparisons.set(`main...${AFTER}`, { status: 'ahead', files: compared });
  expect(await discover(shallow(), 'push', push(NONE, AFTER, 'refs/heads/topic'))).toEqual(CHANGED);
});

test('more files than GitHub lists, and no history: all of them, and a notice that names the way out', async () => {
  const many = Array.from({ length: 400 }, (_, i) => ({ filename: `docs/${i}.md`, status: 'added' as const }));
  server.state.comparisons.set(`${BEFORE}...${AFTER}`, { status: 'ahead', files: many });
  expect(await discover(shallow(), 'push', push(BEFORE, AFTER))).toEqual({
    ...ALL,
    annotations: [expect.stringMatching(/^notice: all root modules .* \(300\).*fetch-depth: 0/)],
  });
});

test.each([
  ['schedule', { schedule: '0 3 * * *' }],
  ['workflow_dispatch', { inputs: null, ref: 'refs/heads/main', repository: { default_branch: 'main' } }],
  ['push', push(NONE, AFTER)],
  ['push', push(NONE, AFTER, 'refs/tags/v1')],
])(
  '%s has nothing to compare with: all roots, with full history too, and nothing to be told',
  async (name, payload) => {
    const { folder } = withHistory();
    expect(await discover(folder, name, payload)).toEqual(ALL);
  },
);

test('a pull request that deletes a root says so; parts, caches and what is excluded are none', async () => {
  const { files: listed } = server.state.pulls.get(7)!;
  for (const path of ['envs/c', 'modules/net', '.github/x', 'node_modules/y'])
    listed.push({ filename: `${path}/main.tf`, status: 'removed' });
  listed.push({ filename: 'envs/new/main.tf', previous_filename: 'envs/moved/main.tf', status: 'renamed' });
  const folder = shallow();
  mkdirSync(join(folder, 'envs/new'));
  writeFileSync(join(folder, 'envs/new/main.tf'), bucket('new'));
  const { name, payload } = pullRequestEvent();
  expect(await discover(folder, name, payload)).toEqual({
    code: 0,
    paths: ['envs/new'],
    deleted: ['envs/c', 'envs/moved'],
    annotations: ['notice: deleted Terraform code: envs/c, envs/moved'],
  });
});

test('a folder whose name is a list of paths is no root', async () => {
  const folder = workspace({
    'a\n/etc/x/main.tf': bucket('a'),
    ' ../b/main.tf': bucket('b'),
    'c/main.tf': bucket('c'),
  });
  expect(await discover(folder, 'schedule', {})).toEqual({
    code: 0,
    paths: ['c'],
    deleted: [],
    annotations: [expect.stringMatching(/^warning: 2 root modules skipped/)],
  });
});
