/** What a pull request changes: the repository before it, fetched as GitHub gives it, and the comment that begins with it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tarOf } from '../../support/archives.js';
import { type GitHubServer, startGitHub } from '../server/server.js';
import { actionBundle, pullRequestEvent, runAction } from '../support/run-action.js';
import { workspace } from '../support/workspaces.js';

const BASE = 'a'.repeat(40);
const HEAD = 'c'.repeat(40);

const SHOP = `
resource "aws_vpc" "shop" {
  cidr_block = "10.0.0.0/16"
}
resource "aws_db_instance" "orders" {
  instance_class = "db.t3.micro"
  engine         = "postgres"
}
resource "aws_sqs_queue" "jobs" {
  name = "jobs"
}
resource "aws_lambda_function" "work" {
  function_name = "work"
  role          = "arn:aws:iam::111122223333:role/work"
  environment {
    variables = { DATABASE = aws_db_instance.orders.address }
  }
}
`;
const GROWN = SHOP.replace('db.t3.micro', 'db.t3.large')
  .replace(/resource "aws_sqs_queue" "jobs" \{[^}]*\}\n/, '')
  .concat('resource "aws_s3_bucket" "files" {\n  bucket = "files"\n}\n');

type Files = Readonly<Record<string, string>>;

/** What is removed has no line in the files changed. */
const LOST = 'warning title=Data is lost: Removes the queue jobs. (aws_sqs_queue.jobs)';

/** As GitHub packs a commit: all of it in one folder, called after repository and commit. */
const archive = (files: Files): Buffer =>
  gzipSync(
    tarOf(
      Object.entries(files).map(([path, content]) => ({ name: `octo-infra-${BASE.slice(0, 7)}/${path}`, content })),
    ),
  );

let server: GitHubServer;
beforeAll(actionBundle);
beforeEach(async () => {
  server = await startGitHub();
});
afterEach(() => server.close());

/** Its own comparison of base and head: what the base is. */
function serveBase(files: Files): void {
  server.state.archives.set(BASE, archive(files));
  server.state.comparisons.set(`${BASE}...${HEAD}`, { status: 'ahead', files: [], mergeBase: BASE });
}

const run = (files: Files, more: Partial<Parameters<typeof runAction>[0]> = {}) =>
  runAction({
    workspace: workspace(files),
    server,
    event: pullRequestEvent(),
    ...more,
    // One theme and no artifacts: half the time.
    inputs: {
      changes: 'auto',
      planner: 'static',
      'private-hosts': 'localhost',
      theme: 'light',
      artifact: 'off',
      ...more.inputs,
    },
  });

const bodies = () => server.state.comments.map(({ body }) => body);

test('opened: the comment begins with the sentence, then the picture of the change, the table, and all of it folded up', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  const drawn = await run({ 'prod/main.tf': GROWN });
  expect([drawn.code, drawn.annotations]).toEqual([0, [LOST]]);
  expect(drawn.outputs).toMatchObject({ changed: 'true', added: '1', updated: '1', removed: '1', replaced: '0' });
  const [body] = bodies();
  const order = [
    '## prod',
    'db.t3.large',
    'prod.change.png',
    '| `-` |',
    '<details><summary>Full architecture',
    'prod.png',
  ];
  const places = order.map((text) => body!.indexOf(text));
  expect(places.every((at) => at > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(drawn.outputs.change).toBe(
    'Removes the queue jobs, adds the bucket files and resizes the database orders from db.t3.micro to db.t3.large.',
  );
  expect(readFileSync(join(drawn.outputs['output-dir']!, 'prod/prod.change.svg'), 'utf8')).toContain('db.t3.large');
});

test('synchronised: one comment, which says what all of the pull request changes', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  await run({ 'prod/main.tf': GROWN });
  const later = GROWN.concat('resource "aws_sns_topic" "news" {\n  name = "news"\n}\n');
  const second = await run({ 'prod/main.tf': later });
  expect([second.code, second.annotations, bodies()]).toEqual([0, [LOST], [expect.stringContaining('news')]]);
  expect(second.outputs.added).toBe('2');
});

test('taken back: one line says so, and the old picture is gone', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  await run({ 'prod/main.tf': GROWN });
  // A file is touched, and nothing of the architecture is another.
  const second = await run({ 'prod/main.tf': `# Only a comment.\n${SHOP}` });
  const [body, ...others] = bodies();
  expect(others).toEqual([]);
  expect(body).toContain('No change of the architecture; 4 resources.');
  expect(body).not.toContain('<picture>');
  expect(body).not.toContain('```mermaid');
  expect(second.outputs).toMatchObject({ changed: 'false', added: '0', updated: '0', removed: '0', replaced: '0' });
});

test('nothing changes: with when-unchanged: delete there is no comment', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  await run({ 'prod/main.tf': SHOP }, { inputs: { 'when-unchanged': 'delete' } });
  expect(bodies()).toEqual([]);
});

test('a new root module and a deleted one are changes', async () => {
  serveBase({ 'old/main.tf': SHOP, 'same/main.tf': SHOP });
  server.state.pulls
    .get(7)!
    .files.push({ filename: 'old/main.tf', status: 'removed' }, { filename: 'new/main.tf', status: 'added' });
  const drawn = await run({ 'new/main.tf': SHOP, 'same/main.tf': SHOP });
  expect([drawn.code, drawn.annotations]).toEqual([
    0,
    [
      'notice: deleted Terraform code: old',
      'warning title=Data is lost: Removes the database orders. (aws_db_instance.orders)',
      LOST,
    ],
  ]);
  const [body] = bodies();
  expect(body).toMatch(/<b>old<\/b>: Removes /);
  expect(body).toMatch(/<b>new<\/b>: Adds /);
  expect(body).toMatch(/<b>same<\/b>: No change of the architecture; 4 resources\./);
  expect(drawn.outputs).toMatchObject({ added: '4', removed: '4', updated: '0' });
});

test('code that cannot be read before the change: the picture shows what there is, and the reason is said', async () => {
  serveBase({ 'prod/main.tf': 'resource "aws_vpc" {\n' });
  const drawn = await run({ 'prod/main.tf': SHOP });
  expect(drawn.code).toBe(0);
  expect(bodies()[0]).toContain('prod.png');
});

test('the repository before cannot be had: what there is is drawn, and a notice says why', async () => {
  const drawn = await run({ 'prod/main.tf': SHOP });
  expect(drawn.code).toBe(0);
  expect(drawn.annotations).toEqual([expect.stringMatching(/^notice: .*aaaaaaa.*contents: read/)]);
  expect(bodies()[0]).toContain('prod.png');
});

test('a shallow checkout of GitHub\u2019s merge: its first parent is what it is compared with', async () => {
  const files = { 'prod/main.tf': SHOP };
  const origin = workspace(files);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim();
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '--message=before');
  git(origin, 'checkout', '--quiet', '-b', 'topic');
  writeFileSync(join(origin, 'prod/main.tf'), GROWN);
  git(origin, 'commit', '--quiet', '--all', '--message=change');
  const head = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'checkout', '--quiet', 'main');
  writeFileSync(join(origin, 'README.md'), 'others went on');
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '--message=others');
  const target = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'merge', '--quiet', '--no-ff', '--message=merge', 'topic');
  const checkout = workspace({});
  rmSync(checkout, { recursive: true });
  git(origin, 'clone', '--quiet', '--depth=1', `file://${origin}`, checkout);
  server.state.archives.set(target, archive(files));
  server.state.pulls.get(7)!.headSha = head;
  const event = pullRequestEvent({ headSha: head });
  const drawn = await run({}, { workspace: checkout, event });
  expect([drawn.code, drawn.annotations]).toEqual([0, [LOST]]);
  expect(server.calls().filter((call) => call.includes('/tarball/'))).toEqual([
    `GET /repos/octo/infra/tarball/${target} 302`,
  ]);
  expect(bodies()[0]).toContain('Removes the queue jobs');
  const merge = git(checkout, 'rev-parse', 'HEAD');
  const line = (sha: string, at: number) => `(https://github.com/octo/infra/blob/${sha}/prod/main.tf#L${at})`;
  expect(bodies()[0]).toContain(`[\`aws_sqs_queue.jobs\`]${line(target, 9)} \`main.tf:9\``);
  expect(bodies()[0]).toContain(`[\`aws_db_instance.orders\`]${line(merge, 6)} \`main.tf:6\``);
});

test('what is opened is annotated on its line; lines that only shift rewrite no comment', async () => {
  const group = (range: string) => `
resource "aws_security_group" "web" {
  ingress {
    from_port   = 22
    to_port     = 22
    protocol    = "tcp"
    cidr_blocks = ["${range}"]
  }
}
resource "aws_instance" "web" {
  instance_type          = "t3.micro"
  vpc_security_group_ids = [aws_security_group.web.id]
}
`;
  serveBase({ 'prod/main.tf': SHOP + group('10.0.0.0/8') });
  const opened = await run({ 'prod/main.tf': SHOP + group('0.0.0.0/0') });
  const danger = (line: number) =>
    `warning title=Opened to the outside,file=prod/main.tf,line=${line}: Opens port 22 (SSH) of the EC2 instance web to the internet. (aws_security_group.web)`;
  expect(opened.annotations).toEqual([danger(25)]);
  const writes = server.writes().length;
  const shifted = await run({ 'prod/main.tf': `# Shifted.\n${SHOP}${group('0.0.0.0/0')}` });
  expect([shifted.annotations, server.writes().length]).toEqual([[danger(26)], writes]);
});

test('a fork: compared like others, in the summary, since its token may not write', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  const drawn = await run({ 'prod/main.tf': GROWN }, { event: pullRequestEvent({ fork: true }) });
  expect([drawn.code, bodies()]).toEqual([0, []]);
  expect(drawn.summary).toContain('Removes the queue jobs');
});

test('no token goes to the host that GitHub hands the archive to', async () => {
  serveBase({ 'prod/main.tf': SHOP });
  await run({ 'prod/main.tf': SHOP });
  const [asked, given] = server.log.filter(({ call }) => /tarball|codeload/.test(call));
  expect(asked!.headers.authorization).toBe(`Bearer ${server.token}`);
  expect([given!.status, given!.headers.authorization]).toEqual([200, undefined]);
});
