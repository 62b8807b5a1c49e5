/** The top of a repository of many configurations: the message names the folders that have code. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from '../../src/diagram/read.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome } from '../support/repository.js';

const QUEUE = 'resource "aws_sqs_queue" "q" {}\n';
const planning = {
  ...{ planner: 'static' as const, engine: 'auto' as const, workspace: null, varFiles: [], seconds: 60, debug: null },
  network: false,
};
const FILES = {
  'modules/net/main.tf': QUEUE,
  'envs/prod/main.tf': QUEUE,
  'envs/dev/main.tf.json': '{}',
  'node_modules/x/main.tf': QUEUE,
  '.terraform/modules/x/main.tf': QUEUE,
};

test.each([
  ['without code', {}, 'mono', null, 'Terraform code is in: mono/envs/dev, mono/envs/prod, mono/modules/net.'],
  [
    'with code that makes nothing',
    { 'main.tf': 'locals { a = 1 }\n' },
    '.',
    null,
    'Terraform code is in: envs/dev, envs/prod, modules/net.',
  ],
  ['of a repository', {}, 'github.com/a/b', '', 'Terraform code is in: //envs/dev, //envs/prod, //modules/net.'],
])('a directory %s', async (_, files, name, repository, words) => {
  const directory = directoryOf({ ...FILES, ...files, 'README.md': '' });
  const source = { name, directory, repository: repository === null ? null : directory, planning };
  await expect(readCode(source, ioAtHome())).rejects.toMatchObject({ remedy: expect.stringContaining(words) });
});

const EMPTY_TOPICS = `data "aws_caller_identity" "me" {}
variable "topics" { default = {} }
resource "aws_sns_topic" "t" {
  for_each = var.topics
}
`;
const OFF = 'resource "aws_sqs_queue" "q" {\n  count = 0\n}\n';

describe.each(['static', 'auto'] as const)('every block has 0 instances: --planner %s', (planner) => {
  test.each([
    ['beside a data source', { 'main.tf': EMPTY_TOPICS }, 'aws_sns_topic.t: for_each is empty (main.tf:3)'],
    ['alone', { 'main.tf': OFF }, 'aws_sqs_queue.q: count is 0 (main.tf:1)'],
    [
      'in a module, beside a data source',
      {
        'main.tf': 'data "aws_region" "r" {}\nmodule "m" {\n  source = "./m"\n}\n',
        'm/main.tf': `${OFF}data "aws_ami" "a" {\n  count = 0\n}\n`,
      },
      'module.m.aws_sqs_queue.q: count is 0 (m/main.tf:1)',
    ],
  ])('%s', async (_, files, line) => {
    const directory = directoryOf(files);
    const source = { name: '.', directory, repository: null, planning: { ...planning, planner } };
    const error = await readCode(source, ioAtHome()).catch((failure: unknown) => failure);
    expect(error).toMatchObject({
      message: ['No resources found: every block has 0 instances', line].join('\n'),
      remedy: expect.stringContaining('--varfile'),
    });
  });
});

test('data sources are not counted as resources', async () => {
  const directory = directoryOf({ 'main.tf': 'data "aws_region" "r" {}\n' });
  const source = { name: '.', directory, repository: null, planning };
  await expect(readCode(source, ioAtHome())).rejects.toMatchObject({
    message: 'No resources found',
    remedy: expect.stringContaining('1 data source and no resources'),
  });
});

describe('a directory without code names its other known files', () => {
  const outside = directoryOf({ 'main.tf': QUEUE });
  const LINK = /No resources found: \. has no Terraform code.*\nmain\.tf is ignored because it links outside/;

  test.each<[what: string, links: Readonly<Record<string, string>>, message: RegExp]>([
    ['a link out', { 'main.tf': join(outside, 'main.tf') }, LINK],
    [
      'a link to nothing',
      { 'main.tf': 'nowhere.tf' },
      /\nmain\.tf is neither a file nor a link to one and is ignored$/,
    ],
    [
      'many links out',
      Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}.tf`, join(outside, 'main.tf')])),
      /\nf0\.tf is ignored because it links outside[\s\S]*\n.*more/,
    ],
  ])('%s', async (_, links, message) => {
    const directory = directoryOf({ 'README.md': '' });
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(directory, name));
    const source = { name: '.', directory, repository: null, planning };
    const error = (await readCode(source, ioAtHome()).catch((failure: unknown) => failure)) as Error;
    expect(error.message).toMatch(message);
    expect(error.message.split('\n').length).toBeLessThan(30);
  });
});
