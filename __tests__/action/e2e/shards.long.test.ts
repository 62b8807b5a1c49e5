/** More root modules than jobs in a matrix: shards of discover, one job each, and one report of all of them. */
import { CALLS_AN_HOUR, MATRIX_MAX } from '../../../src/action/limits.js';
import { IS_WHOLE } from '../../support/long.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { type Files, restCalls, serveBase, tarballs } from '../support/base.js';
import { actionBundle, pullRequestEvent, runAction, temporaryFolder } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

const ROOTS = IS_WHOLE ? 1000 : 300;
const QUICK = { changes: 'auto', planner: 'static', formats: 'svg', theme: 'light', 'private-hosts': 'localhost' };

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub({ latencyMilliseconds: 0 });
});
afterEach(() => server.close());

/** Pairs such as `live/a-1/b` and `live/a/1-b`, whose ids would be the same if two jobs derived them. */
const PATHS = Array.from({ length: ROOTS }, (_, i) => (i % 2 === 0 ? `live/a-${i}/b` : `live/a/${i - 1}-b`));

/** Every tenth root module has thirty buckets, the others have two. */
const roots = (more: string): Files =>
  Object.fromEntries(
    PATHS.map((path, i) => [
      `${path}/main.tf`,
      Array.from({ length: i % 10 === 0 ? 30 : 2 }, (_, b) => bucket(`b${i}-${b}`)).join('') + more,
    ]),
  );
const bucket = (name: string) => `resource "aws_s3_bucket" "${name}" {\n  bucket = "${name}"\n}\n`;
const QUEUE = 'resource "aws_sqs_queue" "new" {\n  name = "new"\n}\n';

interface Item {
  readonly id: string;
  readonly path: string;
}

/** Jobs that one process plays, because 256 processes take minutes to start. */
const JOBS_OF_PROCESS = 16;

/** Returns items as one job would get them that draws all root modules of several jobs. */
const batchesOf = (items: readonly Item[]): readonly Item[] =>
  Array.from({ length: Math.ceil(items.length / JOBS_OF_PROCESS) }, (_, i) => {
    const batch = items.slice(i * JOBS_OF_PROCESS, (i + 1) * JOBS_OF_PROCESS);
    return { id: batch.map(({ id }) => id).join('\n'), path: batch.map(({ path }) => path).join('\n') };
  });

test(`${ROOTS} root modules in one pull request: nothing is lost, and the calls are within the budget`, async () => {
  serveBase(server, roots(''));
  server.state.pulls
    .get(7)!
    .files.push(...PATHS.map((path) => ({ filename: `${path}/main.tf`, status: 'modified' as const })));
  const folder = workspace(roots(QUEUE));
  const act = (at: string, inputs: Record<string, string>) =>
    runAction({ workspace: at, server, event: pullRequestEvent(), inputs: { ...QUICK, ...inputs } });

  const found = await act(folder, { mode: 'discover' });
  const items = JSON.parse(found.outputs.roots!) as Item[];
  expect([found.code, found.annotations, items.length]).toEqual([0, [], MATRIX_MAX]);
  expect(items.flatMap(({ path }) => path.split('\n')).sort()).toEqual(PATHS.toSorted());
  const ids = items.flatMap(({ id }) => id.split('\n'));
  expect(new Set(ids).size).toBe(ROOTS);

  const batches = batchesOf(items);
  const callsBefore = restCalls(server).length;
  for (const batch of batches) {
    const drawn = await act(folder, { ...batch, comment: 'off' });
    expect([drawn.code, drawn.annotations]).toEqual([0, []]);
    expect(drawn.outputs).toMatchObject({ added: String(batch.path.split('\n').length), compared: 'true' });
  }
  const callsOfJob = (restCalls(server).length - callsBefore) / batches.length;

  const report = await act(temporaryFolder(), { mode: 'report' });
  expect([report.code, report.annotations]).toEqual([0, []]);
  expect(report.outputs).toMatchObject({ compared: 'true', added: String(ROOTS), removed: '0', 'deleted-roots': '[]' });
  const diagrams = JSON.parse(report.outputs.diagrams!) as Item[];
  expect(diagrams.map(({ path }) => path).sort()).toEqual(PATHS.toSorted());
  expect(diagrams.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(server.state.comments).toHaveLength(1);
  expect(server.state.comments[0]!.body).toContain(`<b>${ROOTS} roots</b>: each adds the queue new.`);
  expect(tarballs(server)).toHaveLength(1);
  const calls = restCalls(server).length + callsOfJob * (MATRIX_MAX - batches.length);
  expect(calls).toBeLessThan(CALLS_AN_HOUR);
});
