/** `groundplan diff` and `check` as users run them: the bundle, the real Git and, where it is here, the real Terraform. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { git } from '../support/repository.js';
import { CLI, emptyFolder, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';

const MAIN = `provider "aws" {
  region = "eu-central-1"
}
resource "aws_lambda_function" "worker" {
  function_name = "worker"
  role          = "arn:aws:iam::123456789012:role/worker"
  environment {
    variables = { QUEUE = aws_sqs_queue.jobs.url }
  }
}
resource "aws_sqs_queue" "jobs" {
  name = "jobs"
}
`;
const MORE = `resource "aws_db_instance" "orders" {
  identifier     = "orders"
  engine         = "postgres"
  instance_class = "db.t3.micro"
}
`;

function repository(): string {
  const folder = emptyFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  mkdirSync(join(folder, 'infra'));
  writeFileSync(join(folder, 'infra/main.tf'), MAIN);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'one');
  writeFileSync(join(folder, 'infra/more.tf'), MORE);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'two');
  return folder;
}

/** Everything below a folder: names, sizes, times of the last change. */
const listing = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).sort().map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });

needs('terraform').it('two commits, planned: said, drawn, and nothing in the repository has changed', async () => {
  const cwd = repository();
  const before = listing(cwd);
  const changes = join(emptyFolder(), 'changes');
  const range = ['--source', 'infra', '--from', 'HEAD~1', '--to', 'HEAD'];
  const { code, out, err } = await groundplan(
    ['diff', ...range, '--exit-code', '--outfile', changes, '--format', 'svg,json'],
    { cwd },
  );
  expect([code, out.length]).toEqual([10, 0]);
  expect(err).toMatch(/^comparing HEAD~1 \([0-9a-f]{8}\) with HEAD \([0-9a-f]{8}\)\n/);
  expect(err).toMatch(/\nAdds the database orders \(postgres, db\.t3\.micro\)\.$/);
  expect(JSON.parse(readFileSync(`${changes}.json`, 'utf8'))).toMatchObject({ version: 1, counts: { create: 1 } });
  expect(readFileSync(`${changes}.svg`, 'utf8')).toMatch(/^<svg[\s\S]*orders[\s\S]*<\/svg>\s*$/);
  expect(listing(cwd)).toEqual(before);
});

test('a committed picture is current until the code changes', async () => {
  const cwd = repository();
  const how = ['--source', 'infra', '--planner', 'static', '--quiet'];
  expect((await groundplan(['draw', ...how], { cwd })).code).toBe(0);
  const current = await groundplan(['check', ...how], { cwd });
  expect([current.code, current.out.toString(), current.err]).toEqual([0, 'architecture.svg is up to date', '']);
  writeFileSync(join(cwd, 'infra/more.tf'), '');
  const stale = await groundplan(['check', ...how], { cwd });
  expect([stale.code, stale.err]).toEqual([10, '']);
  expect(stale.out.toString()).toMatch(/^architecture.svg is stale: the architecture has changed\n/);
});

/** What a shell would see: a process that dies of signal n ends with 128 + n. */
const shellCode = ({ exitCode, signal }: { exitCode?: number | undefined; signal?: string | undefined }): number =>
  exitCode ?? 128 + constants.signals[signal as NodeJS.Signals];

test('stopped in the middle, nothing of it stays: not the files of the commits, not half a picture', async () => {
  const cwd = repository();
  const before = listing(cwd);
  const temporary = emptyFolder();
  const pictures = emptyFolder();
  const codes = new Set<number>();
  for (const delay of [0, 30, 120, 400]) {
    const picture = join(pictures, `${delay}.svg`);
    const args = [CLI, 'diff', '--source', 'infra', '--from', 'HEAD~1', '--outfile', picture, '--quiet'];
    const child = execa(process.execPath, args, { cwd, env: { TMPDIR: temporary }, reject: false });
    while (readdirSync(temporary).length === 0 && child.exitCode === null) await wait(5);
    await wait(delay);
    child.kill('SIGINT');
    codes.add(shellCode(await child));
    expect(readdirSync(temporary)).toEqual([]);
    expect(listing(cwd)).toEqual(before);
    // It may have been written when the signal comes, and may have ended before: then it is a whole one.
    if (existsSync(picture)) expect(readFileSync(picture, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  }
  expect(readdirSync(pictures).filter((name) => !/^\d+\.svg$/.test(name))).toEqual([]);
  codes.delete(0);
  expect([...codes]).toEqual([130]);
});
