/** Pipes, devices and other things that have the place of a file: an answer at once, and nothing is read. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import * as messages from '../../src/cli/messages.js';
import { fileTooLarge } from '../../src/messages.js';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';
import { KEPT_CODE } from '../support/temporary.js';
import { needs } from '../support/tools.js';

/** Waiting for a pipe fails a test. */
const PATIENCE_MS = 120_000;
/** Terraform waits for this time in a test. */
const WAITING_MS = 10_000;
const GRAPH = fixture('one-node/graph.json');
const CODE = fixture('aws-minimal');

const folder = emptyFolder();
const at = (name: string) => join(folder, name);
let server: Server;

beforeAll(async () => {
  execFileSync('mkfifo', [at('fifo')]);
  mkdirSync(at('directory'));
  closeSync(openSync(at('sparse'), 'w'));
  truncateSync(at('sparse'), 2 ** 40);
  writeFileSync(at('plan.json'), '{}');
  writeFileSync(at('graph.dot'), 'digraph {}');
  server = createServer();
  await new Promise<void>((resolve) => server.listen(at('socket'), resolve));
});
afterAll(() => void server.close());

const OPTIONS: readonly [string, (path: string) => string[]][] = [
  ['--source', (path) => ['--source', path]],
  ['--planfile', (path) => ['--source', '.', '--graphfile', 'graph.dot', '--planfile', path]],
  ['--graphfile', (path) => ['--source', '.', '--planfile', 'plan.json', '--graphfile', path]],
  ['--annotate', (path) => ['--source', GRAPH, '--annotate', path]],
  ...['auto', 'terraform'].map((planner): [string, (path: string) => string[]] => [
    '--varfile',
    (path) => ['--source', CODE, '--planner', planner, '--varfile', path],
  ]),
];
const SPECIAL = ['fifo', 'socket', '/dev/zero'];

const draw = (args: readonly string[], command = 'draw') =>
  answerIn(folder, [command, ...args, '--outfile', at('out')]);

async function answerIn(cwd: string, args: readonly string[], isAlone = false) {
  const { code, out, err } = await groundplan(args, { cwd, isAlone });
  return { exitCode: code, stdout: out.toString('utf8'), stderr: err };
}

test.each(OPTIONS.flatMap(([option, args]) => SPECIAL.map((path) => ({ option, path, args: args(path) }))))(
  '$option $path ($args)',
  async ({ option, path, args }) => {
    const { exitCode, stdout, stderr } = await draw(args);
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `error: ${messages.notAFile(option, path)}\n  ${messages.NOT_A_FILE_REMEDY}`,
    });
  },
);

test.each(OPTIONS)('%s: a file of a terabyte that is mostly holes', async (_, args) => {
  const { exitCode, stderr } = await draw(args('sparse'));
  const [line] = fileTooLarge('sparse', 0).split(' 0 ');
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(`^error: ${line} \\d+ bytes\n  \\S`)]);
});

test.each(OPTIONS.slice(1))('%s: a directory', async (option, args) => {
  const { exitCode, stderr } = await draw(args('directory'));
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`${option} directory is a directory, not a file`)]);
});

test('graphdata is no other', async () => {
  const { exitCode, stderr } = await draw(['--source', 'fifo'], 'graphdata');
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(messages.notAFile('--source', 'fifo'))]);
});

test.each([
  'main.tf',
  'groundplan.yml',
  'groundplan.ai.yml',
  '.terraform/environment',
  '.terraform/modules/modules.json',
  '.terraform.lock.hcl',
])('a pipe called %s in the directory that is drawn', async (name) => {
  const code = emptyFolder();
  mkdirSync(join(code, '.terraform/modules'), { recursive: true });
  writeFileSync(join(code, 'more.tf'), 'resource "aws_sqs_queue" "q" {}\n');
  execFileSync('mkfifo', [join(code, name)]);
  for (const planner of ['auto', 'static']) {
    const { exitCode, stderr } = await draw(['--source', code, '--planner', planner]);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('1 resource: 1 drawn')]);
  }
});

const { it } = needs('terraform');

it('Terraform waits for a pipe beside the code, and a signal ends this without a fault', async () => {
  const code = emptyFolder();
  mkdirSync(join(code, '.terraform/modules'), { recursive: true });
  writeFileSync(join(code, 'main.tf'), 'resource "terraform_data" "q" {}\n');
  for (const name of ['.terraform/environment', '.terraform/modules/modules.json', 'groundplan_override.tf']) {
    execFileSync('mkfifo', [join(code, name)]);
  }
  const args = ['draw', '--source', code, '--planner', 'terraform', '--outfile', at('out')];
  const { exitCode, stderr } = await execa(process.execPath, [...KEPT_CODE, CLI, ...args], {
    ...{ cwd: folder, reject: false, stdin: 'ignore', timeout: WAITING_MS },
  });
  expect([exitCode, stderr]).toEqual([expect.any(Number), expect.not.stringContaining('fault')]);
});

test('a pipe called terraform.tfvars ends no run without a word', async () => {
  const code = emptyFolder();
  writeFileSync(join(code, 'main.tf'), 'resource "aws_sqs_queue" "q" {}\n');
  execFileSync('mkfifo', [join(code, 'terraform.tfvars')]);
  for (const planner of ['auto', 'static']) {
    const { exitCode, stderr } = await draw(['--source', code, '--planner', planner]);
    expect([exitCode === 0 || exitCode === 2, stderr]).toEqual([
      true,
      expect.stringMatching(/1 drawn|terraform\.tfvars/),
    ]);
  }
});

describe('what is piped in', () => {
  const piped = (args: readonly string[], input: Uint8Array | string) =>
    execa(process.execPath, [...KEPT_CODE, CLI, ...args], { cwd: folder, reject: false, input, timeout: PATIENCE_MS });
  const expected = async (plan: string) => {
    const { out } = await groundplan(['graphdata', '--source', plan, '--outfile', '-']);
    return out.toString('utf8').trimEnd();
  };
  const PLAN = fixture('aws-web-shop/plan.json');

  test.each(['-', '/dev/stdin'])('--source %s', async (path) => {
    const { exitCode, stdout } = await piped(['graphdata', '--source', path, '--outfile', '-'], readFileSync(PLAN));
    expect([exitCode, stdout]).toEqual([0, await expected(PLAN)]);
  });

  test('--planfile - with a graph file', async () => {
    const args = ['graphdata', '--source', '.', '--planfile', '-', '--graphfile', fixture('aws-web-shop/graph.dot')];
    const { exitCode, stderr } = await piped([...args, '--outfile', 'out.json'], readFileSync(PLAN));
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('wrote out.json')]);
  });

  test('a pipe of the shell', async () => {
    const { exitCode, stdout } = await execa('bash', [
      ...['-c', 'exec "$0" "$1" graphdata --source <(cat "$2") --outfile -', process.execPath, CLI, PLAN],
    ]);
    expect([exitCode, stdout]).toEqual([0, await expected(PLAN)]);
  });

  test('nothing, twice, and what is no JSON', async () => {
    const source = ['draw', '--source', '-'];
    expect(await piped(source, '')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('the file is empty'),
    });
    expect(await piped(source, 'x')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('stdin:1:1: not JSON'),
    });
    const twice = await piped(['draw', '--source', '.', '--planfile', '-', '--graphfile', '/dev/stdin'], '{}');
    expect(twice).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(messages.STDIN_TWICE) });
  });

  test('no pipe', async () => {
    const { exitCode, stderr } = await draw(['--source', '-']);
    expect([exitCode, stderr]).toEqual([
      2,
      `error: ${messages.notPiped('--source', '-')}\n  ${messages.NOT_PIPED_REMEDY}`,
    ]);
  });
});

describe('an output', () => {
  const pipe = async (name: string, args: readonly string[], isAlone = false) => {
    const place = emptyFolder();
    execFileSync('mkfifo', [join(place, name)]);
    return answerIn(place, args, isAlone);
  };

  test.each([
    ['architecture.svg', ['draw', '--source', GRAPH]],
    ['architecture.png', ['draw', '--source', GRAPH, '--format', 'png']],
    ['tfdata.json', ['draw', '--source', GRAPH, '--debug']],
    ['x.json', ['graphdata', '--source', GRAPH, '--outfile', 'x.json']],
  ])('%s that is a pipe is not waited for', async (name, args) => {
    const { exitCode, stderr } = await pipe(name, args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(messages.outfileIsPipe(name));
  });

  test('/dev/stdout is what the user has named', async () => {
    const args = ['draw', '--source', GRAPH, '--format', 'svg', '--outfile', '/dev/stdout'];
    const { exitCode, stdout } = await pipe('p', args, true);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^<svg|^<\?xml/);
  });
});
