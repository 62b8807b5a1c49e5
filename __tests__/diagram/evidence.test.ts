/** Where a report says that things are: in a clone, in modules beside and of others, in a plan, in files that nobody may name. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from '../../src/diagram.js';
import { difference, withCommits } from '../../src/differences.js';
import { nodeIo } from '../../src/platform/node.js';
import { HANG_SECONDS } from '../support/limits.js';
import { GIT_ENV, git, newFolder } from '../support/repository.js';

const planning = {
  planner: 'static',
  engine: 'auto',
  workspace: null,
  varFiles: [],
  seconds: HANG_SECONDS,
  debug: null,
} as const;

type Files = Readonly<Record<string, string>>;

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const ASKED = {
  detail: 'normal',
  annotations: null,
  view: null,
  title: null,
  drawing: null,
  mayBeEmpty: true,
  hops: null,
} as const;

const io = (env: Record<string, string> = {}) => ({ ...nodeIo(), env: { ...GIT_ENV, ...env } as never });

const queue = (name: string): string => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;

function cloned(before: Files, after: Files): string {
  const folder = newFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main', '.');
  write(folder, before);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'before');
  write(folder, after);
  return folder;
}

const inClone = (folder: string, directory: string, env: Record<string, string> = {}) => {
  const asked = { directory: join(folder, directory), from: 'main', to: null, fromMergeBase: false };
  const world = io(env);
  return withCommits({ ...asked, planning: { before: planning, after: planning } }, world, (sources) =>
    difference({ ...ASKED, ...sources }, world),
  );
};

const linesOf = ({ report }: Awaited<ReturnType<typeof inClone>>): readonly string[] =>
  report.nodes.map(({ origin, source }) => `${origin} ${source?.side} ${source?.file}:${source?.line}`);

test('names files of a clone relative to its root, with their revision', async () => {
  const main = (name: string, more = '') =>
    `${queue('same')}${queue(name)}module "m" {\n  source = "../modules/m"\n}\n${more}`;
  const folder = cloned(
    { 'live/main.tf': main('gone'), 'modules/m/main.tf': queue('inner') },
    { 'live/main.tf': main('fresh', queue('more')), 'modules/m/main.tf': queue('inner') + queue('added') },
  );
  expect(linesOf(await inClone(folder, 'live'))).toEqual([
    'aws_sqs_queue.fresh after live/main.tf:4',
    'aws_sqs_queue.gone before live/main.tf:4',
    'aws_sqs_queue.more after live/main.tf:10',
    'module.m.aws_sqs_queue.added after modules/m/main.tf:4',
  ]);
});

test('names the line of the call for resources in a fetched package', async () => {
  const manifest = JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      { Key: 'm', Source: 'registry.terraform.io/acme/m/aws', Version: '1.0.0', Dir: '.terraform/modules/m' },
      { Key: 'm.deep', Source: './deep', Dir: '.terraform/modules/m/deep' },
    ],
  });
  const call = `${queue('own')}\nmodule "m" {\n  source  = "acme/m/aws"\n  version = "1.0.0"\n}\n`;
  const package_ = {
    '.terraform/modules/modules.json': manifest,
    '.terraform/modules/m/main.tf': `${queue('a')}module "deep" {\n  source = "./deep"\n}\n`,
    '.terraform/modules/m/deep/main.tf': queue('b'),
  };
  const folder = newFolder();
  write(folder, { 'before/main.tf': queue('own') });
  write(join(folder, 'after'), { 'main.tf': call, ...package_ });
  const at = (directory: string): Source => ({
    is: 'code',
    code: { name: directory, directory: join(folder, directory), repository: null, planning },
  });
  const found = await difference({ ...ASKED, before: at('before'), after: at('after') }, io());
  expect(linesOf(found)).toEqual([
    'module.m.aws_sqs_queue.a after main.tf:5',
    'module.m.module.deep.aws_sqs_queue.b after main.tf:5',
  ]);
});

test('names files beside plain directories relative to them', async () => {
  const folder = newFolder();
  write(folder, {
    'before/main.tf': queue('a'),
    'after/main.tf': `module "m" {\n  source = "../shared"\n}\n${queue('b')}`,
    'shared/main.tf': queue('inner'),
  });
  const at = (directory: string): Source => ({
    is: 'code',
    code: { name: directory, directory: join(folder, directory), repository: null, planning },
  });
  const found = await difference({ ...ASKED, before: at('before'), after: at('after') }, io());
  expect(linesOf(found)).toEqual([
    'aws_sqs_queue.a before main.tf:1',
    'aws_sqs_queue.b after main.tf:4',
    'module.m.aws_sqs_queue.inner after ../shared/main.tf:1',
  ]);
  // Sources that are in no repository: nothing is named.
  const nameless = await difference({ ...ASKED, before: at('before'), after: at('after'), folder: null }, io());
  expect(nameless.report.nodes.map(({ source }) => source)).toEqual([undefined, undefined, undefined]);
});

test('links lines to the commits of a CI run, and otherwise not', async () => {
  const folder = cloned({ 'live/main.tf': queue('a') }, { 'live/main.tf': queue('b') });
  const head = 'e'.repeat(40);
  const env = { CI_PROJECT_URL: 'https://gitlab.com/acme/shop', CI_COMMIT_SHA: head, CI_PROJECT_DIR: folder };
  const { report, linkTo } = await inClone(folder, 'live', env);
  const base = git(folder, 'rev-parse', 'HEAD');
  // Before as its commit is, after as the job has it.
  expect(report.nodes.map(({ source }) => source && linkTo(source))).toEqual([
    `https://gitlab.com/acme/shop/-/blob/${base}/live/main.tf#L1`,
    `https://gitlab.com/acme/shop/-/blob/${head}/live/main.tf#L1`,
  ]);
  const { linkTo: nowhere } = await inClone(folder, 'live');
  expect(nowhere({ side: 'after', file: 'live/main.tf', line: 1 })).toBeNull();
});

test('returns addresses without lines for a graph file', async () => {
  const file = (address: string): Source => ({
    is: 'files',
    name: 'a.json',
    folders: [],
    files: { kind: 'any', file: { name: 'a.json', bytes: Buffer.from(JSON.stringify({ [address]: [] })) }, dot: null },
  });
  const { report } = await difference(
    { ...ASKED, before: file('aws_sqs_queue.a'), after: file('aws_sns_topic.b') },
    io(),
  );
  expect(report.nodes.map(({ origin, source }) => [origin, source])).toEqual([
    ['aws_sns_topic.b', undefined],
    ['aws_sqs_queue.a', undefined],
  ]);
});
