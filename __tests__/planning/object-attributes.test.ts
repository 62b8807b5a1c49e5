/** Objects that are written as attributes: what is in them has a path, however the code is planned. */

import { understand } from '../../src/inference/index.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { hclReferences } from '../../src/terraform/references/graph.js';
import { treeOf } from '../support/code.js';
import { needs } from '../support/tools.js';
import { configured, created, linesOf } from '../terraform/plan/plan.js';
import { linksOf } from '../terraform/references/refs.js';
import { planned } from './offline/offline.js';
import { staticOf } from './static/read.js';

/** A type that nobody has described, with a block of settings that is an attribute, as new providers have them. */
const CODE = `
resource "aws_subnet" "here" {
  count      = 2
  vpc_id     = "vpc-1"
  cidr_block = "10.0.\${count.index}.0/24"
}
resource "aws_security_group" "web" { vpc_id = "vpc-1" }
resource "aws_sqs_queue" "jobs" {}
resource "aws_future_thing" "it" {
  settings = {
    placement = [{ subnet_ids = aws_subnet.here[*].id, security_group_ids = [aws_security_group.web.id] }]
    queue     = aws_sqs_queue.jobs.arn
  }
}
`;

const SAID = [
  'aws_future_thing.it settings.placement.security_group_ids aws_security_group.web',
  'aws_future_thing.it settings.placement.subnet_ids aws_subnet.here[0]',
  'aws_future_thing.it settings.placement.subnet_ids aws_subnet.here[1]',
  'aws_future_thing.it settings.queue aws_sqs_queue.jobs',
];

const ofThing = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('aws_future_thing'));

const PLAN = {
  resource_changes: [
    created('aws_subnet.here[0]', { id: 'subnet-000a' }),
    created('aws_subnet.here[1]', { id: 'subnet-000b' }),
    created('aws_security_group.web', { id: 'sg-000c' }),
    created('aws_sqs_queue.jobs', { id: 'https://jobs', arn: 'arn:jobs' }),
    created('aws_future_thing.it'),
  ],
  configuration: {
    root_module: {
      resources: [
        configured('aws_subnet.here'),
        configured('aws_security_group.web'),
        configured('aws_sqs_queue.jobs'),
        configured('aws_future_thing.it', {
          settings: [
            'aws_subnet.here',
            'aws_security_group.web.id',
            'aws_security_group.web',
            'aws_sqs_queue.jobs.arn',
          ],
        }),
      ],
    },
  },
};

describe.each([
  ['static', () => staticOf(CODE)],
  ['a plan beside its code', async () => readPlan(PLAN, 'plan.json', null, hclReferences((await treeOf(CODE)).root))],
])('%s', (_, read) => {
  test('each reference has its full path', async () => {
    const lines = ofThing(linesOf(await read()));
    // Alone, the code does not say how many instances a resource has more than once over.
    expect(new Set(lines.map((line) => line.replace(/ aws_subnet\.here.*/, ' aws_subnet.here')))).toEqual(
      new Set(SAID.map((line) => line.replace(/ aws_subnet\.here.*/, ' aws_subnet.here'))),
    );
  });

  test('the function is in its subnets and group, and calls the queue', async () => {
    const { graph, ledger } = understand(await read());
    const copies = [...graph.nodes.values()].filter(({ type }) => type === 'aws_future_thing');
    expect(copies.map(({ parent }) => graph.nodes.get(parent ?? '')?.type)).toEqual(copies.map(() => 'aws_subnet'));
    expect(ledger.entries.find(({ address }) => address === 'aws_security_group.web')).toMatchObject({
      bucket: 'folded',
      into: 'aws_future_thing.it',
    });
    expect(graph.edges.map(({ to }) => to)).toContain('aws_sqs_queue.jobs');
  });
});

needs('terraform').describe('offline', () => {
  test('each has the path to where it is', async () => {
    const { inventory } = await planned({ files: { 'main.tf': CODE } });
    expect(ofThing(linesOf(inventory))).toEqual(SAID);
  });
});

describe('a plan alone', () => {
  const withSettings = (settings: unknown) => ({
    ...PLAN,
    resource_changes: PLAN.resource_changes.map((change) =>
      change.address === 'aws_future_thing.it' ? created(change.address, { settings }) : change,
    ),
  });

  test('values distinguish the references', () => {
    const plan = withSettings({
      placement: [{ subnet_ids: ['subnet-000a', 'subnet-000b'], security_group_ids: ['sg-000c'] }],
      queue: 'arn:jobs',
    });
    expect(ofThing(linesOf(readPlan(plan, 'plan.json', null)))).toEqual(SAID);
  });

  test('with unknown values all references belong to the attribute', () => {
    const lines = ofThing(linesOf(readPlan(withSettings({ placement: [{}] }), 'plan.json', null)));
    expect(lines).toEqual(SAID.map((line) => line.replace(/ settings\S*/, ' settings')).sort());
  });
});

describe('references by their position in an expression', () => {
  test.each([
    ['an object', '{ subnet_id = aws_a.b.id }', 'v.subnet_id'],
    ['a list of objects', '[{ subnet_id = aws_a.b.id }]', 'v.subnet_id'],
    ['a choice', 'var.x ? { subnet_id = aws_a.b.id } : null', 'v.subnet_id'],
    ['objects that are put together', 'merge(local.all, { subnet_id = aws_a.b.id })', 'v.subnet_id'],
    ['an object for each of something', '[for z in var.zones : { subnet_id = aws_a.b[z].id }]', 'v.subnet_id'],
    ['a key in quotes', '{ "subnet_id" = aws_a.b.id }', 'v.subnet_id'],
    ['an object in an object', '{ network = { subnet_id = (aws_a.b.id) } }', 'v.network.subnet_id'],
    ['a key that is known later', '{ (var.key) = aws_a.b.id }', 'v'],
    ['a key that is no name', '{ "a.b/c" = { subnet_id = aws_a.b.id } }', 'v'],
    ['a text', 'jsonencode({ subnet_id = aws_a.b.id })', 'v'],
    ['keys of the user, one for each of something', '{ for k in var.keys : k => { subnet_id = aws_a.b.id } }', 'v'],
  ])('%s: %s', async (_, text, path) => {
    expect(await linksOf(`resource "aws_x" "y" {\n v = ${text}\n}\nresource "aws_a" "b" {}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^aws_x\\.y ${path} aws_a\\.b`)),
    ]);
  });

  test.each(['tags', 'environment_variables', 'triggers'])('the keys in %s are the user’s', async (name) => {
    expect(
      await linksOf(`resource "aws_x" "y" {\n ${name} = { subnet_id = aws_a.b.id }\n}\nresource "aws_a" "b" {}\n`),
    ).toEqual([`aws_x.y ${name} aws_a.b`]);
  });

  test('one element of for_each in an object is traced', async () => {
    const code =
      'resource "aws_x" "y" {\n for_each = aws_a.b\n v = { subnet_id = each.value.id }\n}\nresource "aws_a" "b" {}\n';
    expect(await linksOf(code)).toEqual(['aws_x.y for_each aws_a.b[=]', 'aws_x.y v.subnet_id aws_a.b[=]']);
  });

  test('a counted resource is no value if another member refers to it', async () => {
    const code =
      'resource "aws_x" "y" {\n v = length(aws_a.b) > 0 ? { id = aws_a.b[0].id } : null\n}\nresource "aws_a" "b" {}\n';
    expect(await linksOf(code)).toEqual(['aws_x.y v.id aws_a.b[0]']);
  });
});
