/** Loose icons: what no arrow touches and no module holds is grouped by what it shares, where that divides it. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';

const BUCKET = 'aws_s3_bucket';
const QUEUE = 'aws_sqs_queue';
const TABLE = 'aws_dynamodb_table';

/** The titles of the groups, each with who is in it. */
function groupsOf(
  addresses: readonly string[],
  edges: readonly (readonly [string, string])[] = [],
  parent: string | null = null,
) {
  const nodes = addresses.map((address) => createNode({ address, parent }));
  const around = parent === null ? [] : [createNode({ address: parent })];
  const graph = createGraph({
    nodes: [...around, ...nodes],
    edges: edges.map(([from, to]) => createEdge({ from, to })),
  });
  const { items } = present(graph, { modules: 'auto' });
  const groups = items.filter((item) => item.kind === 'box' && item.style === 'group');
  return Object.fromEntries(
    groups.map(({ id, title }) => [
      title,
      items.filter((item) => item.parent === id).map((item) => item.id.split('.')[1]),
    ]),
  );
}

test('by the stem of their names', () => {
  const addresses = [
    `${BUCKET}.orders-files`,
    `${QUEUE}.orders-in`,
    `${TABLE}.orders-list`,
    `${TABLE}.users-list`,
    `${BUCKET}.users-photos`,
    `${QUEUE}.users-in`,
    `${QUEUE}.x`,
  ];
  expect(groupsOf(addresses)).toEqual({
    orders: ['orders-list', 'orders-files', 'orders-in'],
    users: ['users-list', 'users-photos', 'users-in'],
  });
});

test.each([
  ['two names that begin alike', ['orders-a', 'orders-b', 'users-a', 'users-b', 'x']],
  ['words of a trial', ['test-a', 'test-b', 'test-c', 'demo-a', 'demo-b', 'demo-c']],
  ['what it is', ['bucket-a', 'bucket-b', 'bucket-c', 's3-a', 's3-b', 's3-c']],
])('no stem: %s', (_, names) => {
  expect(groupsOf(names.map((name) => `${BUCKET}.${name}`))).toEqual({});
});

test('the stem goes to the first word in which names differ', () => {
  const addresses = ['orders-files', 'orders-in', 'orders-out', 'users-list', 'users-photos', 'users-log'].map(
    (name) => `${BUCKET}.shop-${name}`,
  );
  expect(Object.keys(groupsOf(addresses))).toEqual(['shop-orders', 'shop-users']);
});

test('else by category', () => {
  const addresses = [`${BUCKET}.photos`, `${BUCKET}.files`, `${QUEUE}.work`, `${QUEUE}.mail`, `${TABLE}.people`];
  expect(groupsOf(addresses)).toEqual({ Storage: ['files', 'photos'], Integration: ['mail', 'work'] });
});

test.each<[string, readonly string[]]>([
  ['four are seen at a glance', [`${BUCKET}.orders-a`, `${BUCKET}.orders-b`, `${QUEUE}.users-a`, `${QUEUE}.users-b`]],
  ['one group of all says nothing', ['one', 'two', 'three', 'four', 'five'].map((name) => `${BUCKET}.${name}`)],
  [
    'nor does one group beside singles',
    [`${BUCKET}.a`, `${BUCKET}.b`, `${QUEUE}.c`, `${TABLE}.d`, 'aws_lambda_function.e'],
  ],
])('no groups: %s', (_, addresses) => {
  expect(groupsOf(addresses)).toEqual({});
});

test('what an arrow touches is not loose, and further in than a network nothing is', () => {
  const addresses = [`${BUCKET}.photos`, `${BUCKET}.files`, `${QUEUE}.work`, `${QUEUE}.mail`, `${TABLE}.people`];
  expect(groupsOf(addresses, [[`${BUCKET}.photos`, `${QUEUE}.work`]])).toEqual({});
  expect(Object.keys(groupsOf(addresses, [], 'aws_vpc.main'))).toEqual(['Storage', 'Integration']);
  expect(groupsOf(addresses, [], 'aws_subnet.app')).toEqual({});
});
