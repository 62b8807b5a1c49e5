/** Every resource of a source is drawn under its own address, or listed with what shows it. */
import { type DrawnPart, undrawnIn } from '../../src/diagram/undrawn.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Resource } from '../../src/graph/inventory.js';
import type { Entry, Ledger } from '../../src/inference/ledger.js';

const SUBNET = 'aws_subnet.s';
const SERVICE = 'aws_ecs_service.orders';
const PEERING = 'aws_vpc_peering_connection.p';
const [VPC, OTHER] = ['aws_vpc.a', 'aws_vpc.b'];

const GRAPH = createGraph({
  nodes: [
    ...[VPC, OTHER].map((address) => createNode({ address })),
    createNode({ address: SUBNET, parent: VPC }),
    createNode({ address: SERVICE, parent: SUBNET }),
    createNode({ address: PEERING }),
  ],
  edges: [createEdge({ from: PEERING, to: VPC }), createEdge({ from: PEERING, to: OTHER })],
});

const entry = (bucket: string, address: string, more: object = {}): Entry =>
  ({ bucket, address, origin: address, evidence: [], in: [], ...more }) as unknown as Entry;

const ledgerOf = (...entries: readonly Entry[]): Ledger => ({ entries, absent: [] }) as unknown as Ledger;
const itself = (address: string) => address;
const listed = (
  entries: readonly Entry[],
  part: DrawnPart = { graph: GRAPH, whole: GRAPH },
  resources: Resource[] = [],
) =>
  undrawnIn([{ ledger: ledgerOf(...entries), resources, idOf: itself }], part).filter(
    ({ address }) => address !== PEERING,
  );

test('a part leads to its host, with its name in the cloud', () => {
  const role = {
    address: 'aws_iam_role.r',
    type: 'aws_iam_role',
    values: { name: 'orders-task' },
  } as unknown as Resource;
  const found = listed([entry('folded', 'aws_iam_role.r', { kind: 'user', into: SERVICE, node: SERVICE })], undefined, [
    role,
  ]);
  expect(found).toEqual([
    { address: 'aws_iam_role.r', name: 'orders-task', hosts: [SERVICE], around: [SUBNET, VPC], relation: 'used by' },
  ]);
});

test.each([
  [{ name: 'orders-…-task' }, 'orders-task'],
  [{ name: 'terraform-20240102030405123456789' }, undefined],
  [{ name: 'sg-0bb1c79d' }, undefined],
  [{ password: 'hunter2', secret_string: 'hunter2', policy: 'hunter2' }, undefined],
  [{}, undefined],
])('of %j the name is %s', (values, name) => {
  const role = { address: 'aws_iam_role.r', type: 'aws_iam_role', values } as unknown as Resource;
  const [found] = listed(
    [entry('folded', 'aws_iam_role.r', { kind: 'user', into: SERVICE, node: SERVICE })],
    undefined,
    [role],
  );
  expect(found?.name).toBe(name);
});

test.each([
  ['a resource that is drawn under its own address is not listed', entry('drawn', SERVICE, { node: SERVICE }), []],
  [
    'an instance leads to the icon for all of them',
    entry('drawn', `${SERVICE}[1]`, { node: SERVICE }),
    [[`${SERVICE}[1]`, 'one of', SERVICE]],
  ],
  [
    'an address that the source writes in another way leads to the same icon',
    entry('drawn', SERVICE, { node: SERVICE, origin: 'aws_ecs_service.örders' }),
    [['aws_ecs_service.örders', 'drawn as', SERVICE]],
  ],
  [
    'a hidden resource has the reason and no host',
    entry('hidden', 'aws_x.y', { rule: 'it is a lookup' }),
    [['aws_x.y', 'it is a lookup', undefined]],
  ],
])('%s', (_, one, expected) => {
  expect(listed([one]).map(({ address, relation, hosts: [host] }) => [address, relation, host])).toEqual(expected);
});

test('a peering that is drawn as an edge leads to its ends', () => {
  const [peering] = undrawnIn(
    [{ ledger: ledgerOf(entry('drawn', PEERING, { node: PEERING })), resources: [], idOf: itself }],
    {
      graph: GRAPH,
      whole: GRAPH,
    },
  );
  expect(peering?.hosts[0]).toBe(`${VPC}\n${OTHER}`);
});

test('members of a counted icon are listed, also of a graph file, which has no ledger', () => {
  const whole = createGraph({
    nodes: ['a', 'b', 'c'].map((name) => createNode({ address: `aws_sqs_queue.${name}` })),
    edges: [],
  });
  const graph = createGraph({ nodes: [createNode({ address: 'aws_sqs_queue.a', count: 3 })], edges: [] });
  const found = undrawnIn([], { graph, whole, drawnFor: () => 'aws_sqs_queue.a' });
  expect(found.map(({ address, hosts: [host], relation }) => [address, relation, host])).toEqual([
    ['aws_sqs_queue.b', 'one of', 'aws_sqs_queue.a'],
    ['aws_sqs_queue.c', 'one of', 'aws_sqs_queue.a'],
  ]);
});

test('a resource without an icon in an overview is inside the box that the overview draws around it', () => {
  const zone = 'aws_az.z';
  const whole = createGraph({
    nodes: [createNode({ address: VPC }), createNode({ address: zone, parent: VPC })],
    edges: [],
  });
  const graph = createGraph({ nodes: [createNode({ address: VPC })], edges: [] });
  expect(undrawnIn([], { graph, whole, drawnFor: () => VPC })).toEqual([
    { address: zone, hosts: [zone], around: [VPC, VPC], relation: 'drawn as' },
  ]);
});

test('the later of two revisions takes precedence, and blocks without instances are listed with their reason', () => {
  const after = {
    ...ledgerOf(entry('hidden', 'aws_x.y', { rule: 'now' })),
    absent: [{ address: 'aws_z.z', reason: 'count = 0' }],
  };
  const before = ledgerOf(
    entry('hidden', 'aws_x.y', { rule: 'then' }),
    entry('hidden', 'aws_gone.g', { rule: 'then' }),
  );
  const revisions = [after, before].map((ledger) => ({ ledger, resources: [], idOf: itself }));
  const found = undrawnIn(revisions, { graph: GRAPH, whole: GRAPH }).filter(({ address }) => address !== PEERING);
  expect(found.map(({ address, relation }) => [address, relation])).toEqual([
    ['aws_x.y', 'now'],
    ['aws_z.z', 'count = 0'],
    ['aws_gone.g', 'then'],
  ]);
});
