/** Monorepos: one change in many roots, roots that go, roots that move, and one archive of the base for all jobs. */
import { BAD_GATEWAY, FORBIDDEN } from '../server/answers.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { type Files, restCalls, serveBase, tarballs } from '../support/base.js';
import { actionBundle, pullRequestEvent, runAction, temporaryFolder } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

const bucket = (name: string) => `resource "aws_s3_bucket" "files" {\n  bucket = "files-${name}"\n}\n`;
const NEW = 'resource "aws_sqs_queue" "new" {\n  name = "new"\n}\n';
const QUICK = { changes: 'auto', planner: 'static', formats: 'svg', theme: 'light', 'private-hosts': 'localhost' };

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 0 });
});
afterEach(() => server.close());

const roots = (names: readonly string[], more = ''): Files =>
  Object.fromEntries(names.map((name) => [`live/${name}/main.tf`, bucket(name) + more]));

const touch = (files: Readonly<Record<string, 'added' | 'removed' | 'modified'>>) =>
  void server.state.pulls
    .get(7)!
    .files.push(...Object.entries(files).map(([filename, status]) => ({ filename, status })));

const act = (folder: string, inputs: Record<string, string>) =>
  runAction({ workspace: folder, server, event: pullRequestEvent(), inputs: { ...QUICK, ...inputs } });

interface Item {
  readonly id: string;
  readonly path: string;
  readonly deleted?: true;
}

/** discover, a job for each item, and report, as the workflow of docs/examples/monorepo.yml does. */
async function matrix(folder: string, more: Record<string, string> = {}) {
  const found = await act(folder, { mode: 'discover' });
  const items = JSON.parse(found.outputs.roots!) as Item[];
  const codes: (number | undefined)[] = [];
  for (const { id, path } of items) codes.push((await act(folder, { path, id, comment: 'off', ...more })).code);
  const report = await act(temporaryFolder(), { mode: 'report', images: 'none' });
  return { found, items, codes, report };
}

const body = () => server.state.comments[0]?.body ?? '';
const numbersOf = ({ added, updated, removed, replaced, changed, compared }: Readonly<Record<string, string>>) => ({
  ...{ added, updated, removed, replaced, changed, compared },
});

const FORTY = Array.from({ length: 40 }, (_, at) => `team${at}`);

test('forty roots with one identical change: one section, one picture, the list of roots', async () => {
  serveBase(server, roots(FORTY));
  touch(Object.fromEntries(FORTY.map((name) => [`live/${name}/main.tf`, 'modified' as const])));
  const path = FORTY.map((name) => `live/${name}`).join('\n');
  const folder = workspace(roots(FORTY, NEW));
  const drawn = await act(folder, { path, formats: 'svg,png', scale: '0.25', artifact: 'off' });
  expect([drawn.code, drawn.annotations]).toEqual([0, []]);
  expect(numbersOf(drawn.outputs)).toMatchObject({ added: '40', removed: '0', compared: 'true' });
  expect(body()).toContain('<b>40 roots</b>: each adds the queue new.');
  expect(body().match(/<picture>/g)).toHaveLength(2);
  expect(body().match(/<details open>/g)).toHaveLength(1);
  for (const name of FORTY) expect(body()).toContain(`\`live/${name}\``);
  expect(body()).toContain('| 40 roots | `live/team0` and 39 more | 80 | +1 each |');
  expect(body()).not.toContain('Left out');
  // A picture of the change and one of all of it, both of the first; the archive once for all.
  expect(server.writes().filter((call) => call.includes('/git/blobs'))).toHaveLength(2);
  expect(tarballs(server)).toHaveLength(1);
  expect(restCalls(server)).toHaveLength(13);
  server.log.splice(0);
  await act(folder, { path, formats: 'svg,png', scale: '0.25', artifact: 'off' });
  expect(server.writes().filter((call) => call.includes('/repos/'))).toEqual([]);
});

test('roots that change otherwise have sections of their own', async () => {
  const names = ['a', 'b', 'c'];
  serveBase(server, roots(names));
  const folder = workspace({ ...roots(['a', 'b'], NEW), ...roots(['c'], NEW.replaceAll('new', 'other')) });
  await act(folder, { path: 'live/a\nlive/b\nlive/c', artifact: 'off', images: 'none' });
  expect(body()).toContain('<b>2 roots</b>: each adds the queue new.');
  expect(body()).toContain('<b>live/c</b>: Adds the queue other.');
});

test.each([
  ['and one that changes', roots(['a'], NEW), { 'live/a/main.tf': 'modified' }],
  ['and nothing else', roots(['a']), {}],
] as const)('a deleted root %s: the matrix says what one job says', async (_, files, touched) => {
  serveBase(server, roots(['a', 'old']));
  touch({ 'live/old/main.tf': 'removed', ...touched });
  const folder = workspace(files);
  const one = await act(folder, { artifact: 'off', images: 'none' });
  server.state.comments.splice(0);
  const { items, codes, report } = await matrix(folder);
  expect(items.filter(({ deleted }) => deleted)).toEqual([{ id: 'live-old', path: 'live/old', deleted: true }]);
  expect(codes.every((code) => code === 0)).toBe(true);
  expect([report.code, report.annotations]).toEqual([0, []]);
  expect(numbersOf(report.outputs)).toEqual(numbersOf(one.outputs));
  expect(report.outputs).toMatchObject({ compared: 'true', removed: '1', 'deleted-roots': '["live/old"]' });
  expect(body()).toMatch(/Removes the bucket files/);
  expect(body()).not.toContain('is changed any more');
});

test('a deleted root whose job has failed: said, and not compared', async () => {
  serveBase(server, roots(['a', 'old']));
  touch({ 'live/old/main.tf': 'removed' });
  const folder = workspace(roots(['a']));
  await act(folder, { mode: 'discover' });
  const report = await act(temporaryFolder(), { mode: 'report', images: 'none' });
  expect(report.outputs).toMatchObject({ compared: 'false', removed: '', changed: 'false' });
  expect(report.outputs['compared-reason']).toContain('live/old: deleted, and not compared');
  expect(body()).toContain('**Not compared:** live/old: deleted, and not compared');
  expect(body()).not.toContain('is changed any more');
});

test('the base is not to be had: a job of a deleted root draws nothing, and nothing fails', async () => {
  touch({ 'live/old/main.tf': 'removed' });
  server.faults.add({ on: /\/tarball\//, play: FORBIDDEN });
  const { codes, report } = await matrix(workspace(roots(['a'])));
  expect([codes, report.outputs.compared]).toEqual([[0], 'false']);
});

test('the archive of the base is fetched once a run, and handed on', async () => {
  const names = ['a', 'b', 'c'];
  serveBase(server, roots(names));
  touch(Object.fromEntries(names.map((name) => [`live/${name}/main.tf`, 'modified' as const])));
  const { report } = await matrix(workspace(roots(names, NEW)));
  expect(tarballs(server)).toHaveLength(1);
  expect(report.outputs).toMatchObject({ compared: 'true', added: '3' });
  // It is none of the report's, and gone after a day.
  expect(report.annotations).toEqual([]);
  const shared = server.state.artifacts.filter(({ name }) => /^groundplan-base\.a{40}\.tar\.gz$/.test(name));
  expect(shared).toHaveLength(1);
});

test('an archive that is none, from another job: fetched again', async () => {
  const names = ['a', 'b'];
  serveBase(server, roots(names));
  touch(Object.fromEntries(names.map((name) => [`live/${name}/main.tf`, 'modified' as const])));
  const folder = workspace(roots(names, NEW));
  await act(folder, { mode: 'discover' });
  const shared = server.state.artifacts.find(({ name }) => name.endsWith('.tar.gz'))!;
  server.state.stored.set(shared.key, Buffer.from('no archive'));
  const drawn = await act(folder, { path: 'live/a', id: 'live-a', comment: 'off' });
  expect(drawn.outputs).toMatchObject({ compared: 'true', added: '1' });
  expect(tarballs(server)).toHaveLength(2);
});

test('discover cannot fetch it: each job fetches its own', async () => {
  const names = ['a', 'b'];
  serveBase(server, roots(names));
  touch(Object.fromEntries(names.map((name) => [`live/${name}/main.tf`, 'modified' as const])));
  server.faults.add({ on: /\/tarball\//, times: 3, play: BAD_GATEWAY });
  const { found, report } = await matrix(workspace(roots(names, NEW)));
  expect([found.code, found.annotations]).toEqual([0, []]);
  expect(report.outputs).toMatchObject({ compared: 'true', added: '2' });
});

const MORE = 'resource "aws_vpc" "net" {\n  cidr_block = "10.0.0.0/16"\n}\n';

test('a renamed root directory is compared with its old path, in one job and in a matrix', async () => {
  serveBase(server, { 'envs/old/main.tf': MORE + bucket('x'), ...roots(['a']) });
  touch({ 'envs/old/main.tf': 'removed', 'envs/new/main.tf': 'added' });
  const folder = workspace({ 'envs/new/main.tf': MORE + bucket('x') + NEW, ...roots(['a']) });
  const one = await act(folder, { artifact: 'off', images: 'none' });
  expect(one.outputs).toMatchObject({ compared: 'true', added: '1', removed: '0', 'deleted-roots': '["envs/old"]' });
  expect(body()).toContain('`envs/old` looks renamed to `envs/new`; they are compared with each other.');
  expect(body()).not.toContain('Deleted:');
  server.state.comments.splice(0);
  const { items, report } = await matrix(folder);
  expect(items.map(({ path }) => path)).toEqual(['envs/new']);
  expect(numbersOf(report.outputs)).toEqual(numbersOf(one.outputs));
  expect(body()).toContain('`envs/old` looks renamed to `envs/new`');
  expect(body()).not.toContain('Deleted:');
});

test('a copy of a root that is still there is no rename of one that is gone', async () => {
  const same = { 'live/a/main.tf': MORE, 'live/b/main.tf': MORE };
  serveBase(server, { ...same, 'live/gone/main.tf': MORE });
  touch({ 'live/gone/main.tf': 'removed', 'live/fresh/main.tf': 'added' });
  const drawn = await act(workspace({ ...same, 'live/fresh/main.tf': MORE }), { artifact: 'off', images: 'none' });
  expect(drawn.outputs).toMatchObject({ compared: 'true', added: '1', removed: '1' });
  expect(body()).not.toContain('looks renamed');
});

test('the list of changed files is not to be had: discover asks the repository before what is deleted', async () => {
  serveBase(server, roots(['a', 'old']));
  server.faults.add({ on: /\/pulls\/7\/files/, play: FORBIDDEN });
  const { items, report } = await matrix(workspace(roots(['a'])));
  expect(items.map(({ path }) => path)).toEqual(['live/a', 'live/old']);
  expect(report.outputs).toMatchObject({ compared: 'true', removed: '1' });
});
