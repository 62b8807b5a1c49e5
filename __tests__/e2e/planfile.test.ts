/** `--planfile`, `--graphfile` and `--source` together: the plan is drawn, and the code says what it leaves out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeIsAnother } from '../../src/planning/messages.js';
import { emptyFolder, groundplan } from '../support/run.js';

/** Locals are in no plan: that each function has a queue of its own is known to the code alone. */
const CODE = `
locals {
  queue_of = { orders = aws_sqs_queue.q["jobs"].url, mails = aws_sqs_queue.q["letters"].url }
}
resource "aws_sqs_queue" "q" {
  for_each = toset(["jobs", "letters"])
  name     = each.key
}
resource "aws_lambda_function" "f" {
  for_each      = toset(["orders", "mails"])
  function_name = each.key
  environment {
    variables = { QUEUE = local.queue_of[each.key] }
  }
}
`;
const FUNCTIONS = 'aws_lambda_function.f';
const QUEUES = 'aws_sqs_queue.q';

const change = (resource: string, key: string) => {
  const [type, name] = resource.split('.');
  const address = `${resource}["${key}"]`;
  return {
    ...{ address, mode: 'managed', type, name, index: key, provider_name: 'registry.terraform.io/hashicorp/aws' },
    change: { actions: ['create'], before: null, after: { name: key }, after_unknown: {} },
  };
};
const configured = (resource: string, references: string[]) => {
  const [type, name] = resource.split('.');
  return {
    address: resource,
    mode: 'managed',
    type,
    name,
    expressions: { environment: [{ variables: { references } }] },
  };
};
const PLAN = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  resource_changes: [
    ...['mails', 'orders'].map((key) => change(FUNCTIONS, key)),
    ...['jobs', 'letters'].map((key) => change(QUEUES, key)),
  ],
  configuration: {
    root_module: { resources: [configured(FUNCTIONS, ['local.queue_of', 'each.key']), configured(QUEUES, [])] },
  },
};

function folderWith(code: Record<string, string>): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(PLAN));
  writeFileSync(join(folder, 'graph.dot'), `digraph {\n  "${FUNCTIONS}" -> "${QUEUES}"\n}\n`);
  mkdirSync(join(folder, 'infra'));
  for (const [name, text] of Object.entries(code)) writeFileSync(join(folder, 'infra', name), text);
  return folder;
}

async function arrowsWith(code: Record<string, string>) {
  const args = [
    'graphdata',
    '--planfile',
    'plan.json',
    '--graphfile',
    'graph.dot',
    '--source',
    'infra',
    '--outfile',
    '-',
  ];
  const { code: exit, out, err } = await groundplan(args, { cwd: folderWith(code) });
  expect(exit).toBe(0);
  const graph = JSON.parse(out.toString('utf8')) as Record<string, string[]>;
  return { arrows: Object.entries(graph).flatMap(([from, tos]) => tos.map((to) => `${from} ${to}`)), err };
}

const OWN = [`${FUNCTIONS}["mails"] ${QUEUES}["letters"]`, `${FUNCTIONS}["orders"] ${QUEUES}["jobs"]`];

test('the code of the directory says which is connected with which', async () => {
  const { arrows, err } = await arrowsWith({ 'main.tf': CODE });
  expect([arrows, err]).toEqual([OWN, '4 resources: 4 drawn, 0 folded, 0 hidden']);
});

test('a directory without code is no error, and the plan is drawn as far as it goes', async () => {
  const { arrows, err } = await arrowsWith({ 'README.md': 'nothing' });
  expect([arrows.length, err]).toEqual([4, '4 resources: 4 drawn, 0 folded, 0 hidden']);
});

test('code that is another than that of the plan is left alone, which is said', async () => {
  const { arrows, err } = await arrowsWith({ 'main.tf': CODE, 'more.tf': 'resource "aws_vpc" "new" {}\n' });
  expect([arrows.length, err]).toEqual([
    4,
    expect.stringContaining(`WARNING: ${codeIsAnother('infra', 'aws_vpc.new')}`),
  ]);
});
