/** Blocks without instances whose number depends on a value from outside the code. */
import { doubtsAboutAbsent } from '../../src/planning/index.js';
import { treeOf } from '../support/code.js';

const QUEUE = (count: string, more = '') => `resource "aws_sqs_queue" "q" {
  count = ${count}
  name  = "jobs"${more}
}
`;
const CALL = (value: string) => `module "m" {
  source = "./m"
  create = ${value}
}
`;
const SWITCHED = `variable "create" {}
variable "is_kept" {
  default = true
}
locals {
  count = var.create ? 1 : 0
}
`;

const subjects = async (files: Readonly<Record<string, string>>) =>
  doubtsAboutAbsent({ resources: [] }, (await treeOf(files)).root).map(({ subject }) => subject);

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a variable of the root module', { 'main.tf': QUEUE('var.create ? 1 : 0') }, ['aws_sqs_queue.q']],
  [
    'the workspace, by a local',
    { 'main.tf': `${QUEUE('local.n')}locals {\n  n = terraform.workspace == "prod" ? 1 : 0\n}\n` },
    ['aws_sqs_queue.q'],
  ],
  ['a data source', { 'main.tf': QUEUE('length(data.aws_subnets.all.ids)') }, ['aws_sqs_queue.q']],
  [
    'an argument that a variable decides',
    { 'main.tf': CALL('var.create'), 'm/main.tf': `${SWITCHED}${QUEUE('local.count')}` },
    ['module.m.aws_sqs_queue.q'],
  ],
  ['an argument of the code', { 'main.tf': CALL('false'), 'm/main.tf': `${SWITCHED}${QUEUE('local.count')}` }, []],
  [
    'the default of a variable in a module',
    { 'main.tf': CALL('false'), 'm/main.tf': `${SWITCHED}${QUEUE('var.is_kept ? 0 : 1')}` },
    [],
  ],
  ['nothing', { 'main.tf': QUEUE('0') }, []],
  ['a local that refers to itself', { 'main.tf': `${QUEUE('local.n')}locals {\n  n = local.n\n}\n` }, []],
])('the number depends on %s', async (_, files, expected) => {
  expect(await subjects(files)).toEqual(expected);
});

test('only formatting, comments and tags leave the hash as it is', async () => {
  const hashOf = async (text: string) =>
    doubtsAboutAbsent({ resources: [] }, (await treeOf({ 'main.tf': text })).root)[0]?.block?.hash;
  const hash = await hashOf(QUEUE('var.n'));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf(`# queue\n${QUEUE('var.n', '\n\n  tags = { a = "b" }')}`)).toBe(hash);
  expect(await hashOf(QUEUE('var.n', '\n  delay_seconds = 5'))).not.toBe(hash);
});
