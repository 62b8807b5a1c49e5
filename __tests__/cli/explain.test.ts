import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerAsJson, ledgerAsText } from '../../src/cli/explain.js';
import { main } from '../../src/cli/main.js';
import * as messages from '../../src/cli/messages.js';
import { connectionsOf } from '../../src/diagram.js';
import { understand } from '../../src/inference/index.js';
import { onlyDeposed } from '../../src/inference/messages.js';
import { withDeclarations } from '../../src/terraform/references/declarations.js';
import { plan } from '../inference/build.js';
import { ARCHITECTURES, folderOf, plannedInventory } from '../support/architectures.js';
import { treeAt, treeOf } from '../support/code.js';
import { memoryIo } from '../support/memory-io.js';

const { ledger } = understand(
  plan({
    'aws_lb.web': { values: { internal: false } },
    'aws_lb_listener.https': { refs: { load_balancer_arn: 'aws_lb.web' } },
    'aws_iam_role.app': {},
    'aws_lambda_function.app': { refs: { role: 'aws_iam_role.app', environment: 'aws_sqs_queue.work' } },
    'aws_sqs_queue.work': {},
    'random_id.suffix': {},
  }),
);

test('each resource and each arrow has a line with its bucket and the attribute that proves it', () => {
  expect(ledgerAsText(ledger)).toBe(`6 resources: 3 drawn, 2 folded, 1 hidden

drawn   aws_lb.web
folded  aws_lb_listener.https: part of aws_lb.web (load_balancer_arn)
folded  aws_iam_role.app: used by aws_lambda_function.app (its role)
drawn   aws_lambda_function.app
drawn   aws_sqs_queue.work
hidden  random_id.suffix: a helper of Terraform, not infrastructure
implied tv_aws_users.users: because of aws_lb.web
arrow   aws_lambda_function.app -> aws_sqs_queue.work: environment
`);
});

test('JSON also has the outcome of each reference', () => {
  const { summary, resources, implied, arrows, references } = JSON.parse(ledgerAsJson(ledger));
  expect(summary).toEqual({ total: 6, drawn: 3, folded: 2, hidden: 1 });
  expect(resources).toHaveLength(6);
  expect(implied).toEqual([{ address: 'tv_aws_users.users', proof: 'aws_lb.web' }]);
  expect(resources[2]).toMatchObject({
    evidence: [{ rule: 'is referenced by it', fact: true, by: 'aws_lambda_function.app', attribute: 'role' }],
  });
  expect(arrows).toEqual([
    {
      from: 'aws_lambda_function.app',
      to: 'aws_sqs_queue.work',
      evidence: [{ rule: 'refers to it', fact: true, by: 'aws_lambda_function.app', attribute: 'environment' }],
    },
  ]);
  expect(references).toContainEqual({
    from: 'aws_lambda_function.app',
    to: 'aws_sqs_queue.work',
    attribute: 'environment',
    arrow: true,
  });
  expect(references).toContainEqual({
    from: 'aws_lambda_function.app',
    to: 'aws_iam_role.app',
    attribute: 'role',
    arrow: false,
    rule: 'one is part of the other, or both of a third',
  });
});

describe('a resource that is drawn as a line', () => {
  const peered = understand(
    plan({
      'aws_vpc.a': {},
      'aws_vpc.b': {},
      'aws_vpc_peering_connection.ab': { refs: { vpc_id: 'aws_vpc.a', peer_vpc_id: 'aws_vpc.b' } },
    }),
  );

  test('is said to be one, and counts as drawn', async () => {
    const text = ledgerAsText(peered.ledger, connectionsOf(peered.graph));
    expect(text).toContain('3 resources: 3 drawn');
    expect(text).toContain('drawn   aws_vpc_peering_connection.ab: a line between aws_vpc.a and aws_vpc.b\n');
    const { resources } = JSON.parse(ledgerAsJson(peered.ledger, connectionsOf(peered.graph)));
    expect(resources[2]).toMatchObject({ bucket: 'drawn', line: ['aws_vpc.a', 'aws_vpc.b'] });
    expect(resources[0]).not.toHaveProperty('line');
  });
});

const LINES: readonly (readonly [string, Parameters<typeof plan>[0], string])[] = [
  [
    'a guess says that it is one',
    { 'aws_vpc.main': {}, 'aws_subnet.a': {} },
    'drawn   aws_subnet.a: in aws_vpc.main (assumed: the only one there is)',
  ],
  [
    'a value that names its place',
    { 'aws_vpc.main': { values: { id: 'vpc-1' } }, 'aws_subnet.a': { values: { vpc_id: 'vpc-1' } } },
    'drawn   aws_subnet.a: in aws_vpc.main (vpc_id: names it by its id or name)',
  ],
  [
    'of two attributes the one that is called like what it names',
    {
      'google_compute_router.r': {},
      'google_compute_router_nat.n': { refs: { region: 'google_compute_router.r', router: 'google_compute_router.r' } },
    },
    'folded  google_compute_router.r: used by google_compute_router_nat.n (its router)',
  ],
  [
    'several subnets that are drawn as one are one place',
    {
      'aws_subnet.a': {},
      'aws_subnet.b': {},
      'aws_lb.l': { refs: { subnets: ['aws_subnet.a', 'aws_subnet.b'] } },
    },
    'drawn   aws_lb.l: in aws_subnet.a and aws_subnet.b (subnets)',
  ],
  [
    'a permission is no call',
    {
      'aws_security_group.a': {},
      'aws_security_group.b': {},
      'aws_instance.a': { refs: { vpc_security_group_ids: 'aws_security_group.a' } },
      'aws_instance.b': { refs: { vpc_security_group_ids: 'aws_security_group.b' } },
      'aws_vpc_security_group_ingress_rule.r': {
        refs: { security_group_id: 'aws_security_group.b', referenced_security_group_id: 'aws_security_group.a' },
      },
    },
    'arrow   aws_instance.a -> aws_instance.b: assumed: referenced_security_group_id of aws_vpc_security_group_ingress_rule.r: it is allowed to, and nothing else connects the two',
  ],
  [
    'a source that names no attributes orders, and no more',
    { 'aws_instance.a': { refs: { '*': 'aws_sqs_queue.q' } }, 'aws_sqs_queue.q': {} },
    'arrow   aws_instance.a -> aws_sqs_queue.q: assumed: depends on it; the source does not name the attribute',
  ],
];

test('a represented resource names its node, also without a container', () => {
  const queues = Object.fromEntries([0, 1, 2].map((n) => [`aws_sqs_queue.q[${n}]`, {}]));
  const inside = {
    'aws_vpc.v': {},
    ...Object.fromEntries([0, 1, 2].map((n) => [`aws_instance.i[${n}]`, { refs: { subnet_id: 'aws_subnet.s' } }])),
    'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
  };
  const lines = ledgerAsText(understand(plan({ ...queues, ...inside })).ledger).split('\n');
  expect(lines).toContain('drawn   aws_sqs_queue.q[1]: drawn as aws_sqs_queue.q[0]');
  expect(lines).toContain('drawn   aws_instance.i[1]: in aws_subnet.s (subnet_id), drawn as aws_instance.i[0]');
});

test.each(LINES)('%s', (_, sketches, line) => {
  expect(ledgerAsText(understand(plan(sketches)).ledger).split('\n')).toContain(line);
});

test('evidence from code has file and line, of the attribute rather than of the block', async () => {
  const { root } = await treeOf({
    'main.tf': `resource "aws_vpc" "main" {}\n`,
    'app/subnets.tf': `\nresource "aws_subnet" "a" {\n  cidr_block = "10.0.0.0/24"\n  vpc_id     = var.vpc\n}\nvariable "vpc" {}\n`,
    'calls.tf': `module "app" {\n  source = "./app"\n  vpc    = aws_vpc.main.id\n}\n`,
  });
  const inventory = withDeclarations(
    plan({ 'aws_vpc.main': {}, 'module.app.aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' } } }),
    root,
  );
  expect(ledgerAsText(understand(inventory).ledger)).toContain(
    'drawn   module.app.aws_subnet.a: in aws_vpc.main (vpc_id, app/subnets.tf:4)\n',
  );
});

/** Commands of docs/meaning.md with the lines that they print: case, pattern of `grep` (empty for none), lines. */
const EXAMPLES = [
  ...readFileSync('docs/meaning.md', 'utf8').matchAll(
    /^```\n\$ groundplan draw --source fixtures\/architectures\/([\w-]+) --explain(?: \| grep '(.+)')?\n([^`]+)```$/gm,
  ),
].map(([, name = '', pattern = '', lines = '']) => [name, pattern, lines] as const);

test('docs/meaning.md has examples', () => {
  expect(EXAMPLES.length).toBe(readFileSync('docs/meaning.md', 'utf8').split('$ groundplan').length - 1);
});

test.each(EXAMPLES)('the example of docs/meaning.md: %s %s', async (name, pattern, lines) => {
  const { root } = await treeAt(folderOf(name));
  const text = ledgerAsText(understand(withDeclarations(plannedInventory(name), root)).ledger);
  const matching = text.split('\n').filter((line) => new RegExp(pattern).test(line));
  expect(pattern === '' ? text : `${matching.join('\n')}\n`).toBe(lines);
});

test.each(ARCHITECTURES)('%s: every resource has its line', (name) => {
  const inventory = plannedInventory(name);
  const lines = ledgerAsText(understand(inventory).ledger).split('\n');
  for (const { origin } of inventory.resources) {
    expect(lines.filter((line) => line.slice(8).split(': ', 1)[0] === origin)).toHaveLength(1);
  }
});

describe('on the command line', () => {
  const PLAN = readFileSync(join(folderOf('aws-one-server'), 'plan.json'));
  const run = async (...args: string[]) => {
    const io = memoryIo({ 'plan.json': PLAN, 'graph.json': Buffer.from('{"aws_kms_key.k":[],"aws_s3_bucket.b":[]}') });
    return { code: await main(args, io), out: io.out(), err: io.err() };
  };

  test('the explanation is all of stdout, and the picture is written', async () => {
    const { code, out, err } = await run('draw', '--source', 'plan.json', '--explain');
    expect(code).toBe(0);
    expect(out.startsWith('6 resources: 2 drawn, 4 folded, 0 hidden\n')).toBe(true);
    expect(out.trimEnd().split('\n')).toHaveLength(10);
    expect(err).toContain('wrote architecture.svg');
  });

  test('what is a line is told by both commands', async () => {
    const named = (address: string) => ({ references: [`${address}.id`, address] });
    const resources = [
      ...['a', 'b'].map((name) => ({ type: 'aws_vpc', name, expressions: {} })),
      {
        type: 'aws_vpc_peering_connection',
        name: 'ab',
        expressions: { vpc_id: named('aws_vpc.a'), peer_vpc_id: named('aws_vpc.b') },
      },
    ].map((each) => ({ ...each, address: `${each.type}.${each.name}`, mode: 'managed' }));
    const peered = {
      format_version: '1.2',
      planned_values: { root_module: { resources: resources.map((each) => ({ ...each, values: {} })) } },
      configuration: { root_module: { resources } },
    };
    for (const command of ['draw', 'graphdata']) {
      const io = memoryIo({ 'peered.json': Buffer.from(JSON.stringify(peered)) });
      expect(await main([command, '--source', 'peered.json', '--explain'], io)).toBe(0);
      expect(io.out()).toContain('aws_vpc_peering_connection.ab: a line between aws_vpc.a and aws_vpc.b');
    }
  });

  test('as JSON, beside the graph', async () => {
    const { code, out } = await run('graphdata', '--source', 'plan.json', '--explain', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(out).summary).toEqual({ total: 6, drawn: 2, folded: 4, hidden: 0 });
  });

  test('of a graph file there is nothing to explain', async () => {
    const { code, out, err } = await run('draw', '--source', 'graph.json', '--explain');
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(messages.NOTHING_TO_EXPLAIN);
  });

  test('low detail leaves keys out of graph files, too', async () => {
    const drawn = async (...more: string[]) =>
      (await run('draw', '--source', 'graph.json', '--outfile', '-', ...more)).out.includes('aws_kms_key.k');
    expect(await drawn()).toBe(true);
    expect(await drawn('--detail', 'low')).toBe(false);
  });

  test.each([
    [['draw', '--source', 'plan.json', '--detail', 'some'], messages.unknownName('--detail', 'some')],
    [['draw', '--source', 'plan.json', '--explain', 'yaml'], messages.unknownName('--explain', 'yaml')],
    [['draw', '--source', 'plan.json', '--explain', '--outfile', '-'], messages.EXPLANATION_TAKES_STDOUT],
    [['graphdata', '--source', 'plan.json', '--explain', '--show_services'], messages.EXPLANATION_TAKES_STDOUT],
  ])('%j is misuse', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

test('arrows that carry no requests are marked', () => {
  const inventory = plan({
    'aws_eks_cluster.k': {},
    'helm_release.r': { refs: { provider: 'aws_eks_cluster.k' } },
    'aws_lambda_function.f': { refs: { environment: 'aws_sqs_queue.q' } },
    'aws_sqs_queue.q': {},
  });
  const { graph, ledger } = understand(inventory);
  const { arrows } = JSON.parse(ledgerAsJson(ledger, undefined, graph.edges));
  expect(arrows).toMatchObject([
    { from: 'aws_eks_cluster.k', to: 'helm_release.r', thin: true },
    { from: 'aws_lambda_function.f', to: 'aws_sqs_queue.q' },
  ]);
  expect(arrows[1]).not.toHaveProperty('thin');
});

test('blocks without instances are listed with the reason', () => {
  const absent = [{ address: 'aws_sqs_queue.off', at: 'main.tf:3', reason: 'count is 0' }];
  const { ledger } = understand({ ...plan({ 'aws_sqs_queue.q': {} }), absent });
  const [head, ...lines] = ledgerAsText(ledger).split('\n');
  expect(head).toMatch(/; 1 block without instances$/);
  expect(lines).toContain('absent  aws_sqs_queue.off: count is 0 (main.tf:3)');
  expect(JSON.parse(ledgerAsJson(ledger)).absent).toEqual(absent);
});

test('resources with deposed objects only are listed after the blocks', () => {
  const absent = [{ address: 'aws_sqs_queue.off', at: 'main.tf:3', reason: 'count is 0' }];
  const deposed = [{ origin: 'aws_instance.w["z"]', objects: 2 }];
  const { ledger } = understand({ ...plan({ 'aws_sqs_queue.q': {} }), absent, deposed });
  const [head, ...lines] = ledgerAsText(ledger).split('\n');
  expect(head).toMatch(/; 1 block without instances; 1 resource with deposed objects only$/);
  expect(lines).toContain(`absent  aws_instance.w["z"]: ${onlyDeposed(2)}`);
  expect(JSON.parse(ledgerAsJson(ledger)).absent).toEqual([
    ...absent,
    { address: 'aws_instance.w["z"]', reason: onlyDeposed(2) },
  ]);
});
