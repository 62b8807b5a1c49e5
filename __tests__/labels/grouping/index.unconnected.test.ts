/** Groups of icons without edges and modules, by name or category. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';

const BUCKET = 'aws_s3_bucket';
const QUEUE = 'aws_sqs_queue';
const TABLE = 'aws_dynamodb_table';

/** Returns the titles of the groups with the names of their members. */
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

test('groups icons by the first words of their names', () => {
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
  ['only two names begin alike', ['orders-a', 'orders-b', 'users-a', 'users-b', 'x']],
  ['the words name a trial', ['test-a', 'test-b', 'test-c', 'demo-a', 'demo-b', 'demo-c']],
  ['the words name the type', ['bucket-a', 'bucket-b', 'bucket-c', 's3-a', 's3-b', 's3-c']],
])('names make no groups: %s', (_, names) => {
  expect(groupsOf(names.map((name) => `${BUCKET}.${name}`))).toEqual({});
});

test('the title ends at the first word in which the names differ', () => {
  const addresses = ['orders-files', 'orders-in', 'orders-out', 'users-list', 'users-photos', 'users-log'].map(
    (name) => `${BUCKET}.shop-${name}`,
  );
  expect(Object.keys(groupsOf(addresses))).toEqual(['shop-orders', 'shop-users']);
});

test('groups icons by category if names do not divide them', () => {
  const addresses = [`${BUCKET}.photos`, `${BUCKET}.files`, `${QUEUE}.work`, `${QUEUE}.mail`, `${TABLE}.people`];
  expect(groupsOf(addresses)).toEqual({ Storage: ['files', 'photos'], Integration: ['mail', 'work'] });
});

test.each<[string, readonly string[]]>([
  ['at most four icons', [`${BUCKET}.orders-a`, `${BUCKET}.orders-b`, `${QUEUE}.users-a`, `${QUEUE}.users-b`]],
  ['a single group of all', ['one', 'two', 'three', 'four', 'five'].map((name) => `${BUCKET}.${name}`)],
  [
    'a single group beside other icons',
    [`${BUCKET}.a`, `${BUCKET}.b`, `${QUEUE}.c`, `${TABLE}.d`, 'aws_lambda_function.e'],
  ],
])('no groups: %s', (_, addresses) => {
  expect(groupsOf(addresses)).toEqual({});
});

test('groups no icons with edges, and none inside a subnet', () => {
  const addresses = [`${BUCKET}.photos`, `${BUCKET}.files`, `${QUEUE}.work`, `${QUEUE}.mail`, `${TABLE}.people`];
  expect(groupsOf(addresses, [[`${BUCKET}.photos`, `${QUEUE}.work`]])).toEqual({});
  expect(Object.keys(groupsOf(addresses, [], 'aws_vpc.main'))).toEqual(['Storage', 'Integration']);
  expect(groupsOf(addresses, [], 'aws_subnet.app')).toEqual({});
});
