/** The main path: the way of users' requests, drawn wider than everything else. */
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { GraphEdge } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';

type Edge = readonly [from: string, to: string, more?: Partial<GraphEdge>];

function mainOf(edges: readonly Edge[]): string[] {
  const ends = [...new Set(edges.flatMap((edge) => edge.slice(0, 2) as [string, string]))];
  const graph = createGraph({
    nodes: ends.map((address) => createNode({ address })),
    edges: edges.map(([from, to, more]) => createEdge({ from, to, ...more })),
  });
  return present(graph, { modules: 'none' }).edges.flatMap(({ to, main }) => (main === true ? [to] : []));
}

const [USERS, WEB, APP, DATA, QUEUE] = [
  'tv_aws_users.users',
  'aws_lb.web',
  'aws_ecs_service.app',
  'aws_db_instance.data',
  'aws_sqs_queue.jobs',
];

test('leads from users to the stores of what answers them', () => {
  const edges: Edge[] = [
    [USERS, WEB],
    [WEB, APP],
    [APP, DATA],
    ['aws_lambda_function.nightly', DATA],
  ];
  expect(mainOf(edges)).toEqual([DATA, APP, WEB]);
});

test('ends at queues and thin edges', () => {
  const edges: Edge[] = [
    [USERS, WEB],
    [WEB, APP],
    [APP, QUEUE],
    [QUEUE, 'aws_lambda_function.worker'],
    [WEB, 'aws_s3_bucket.logs', { thin: true }],
  ];
  expect(mainOf(edges)).toEqual([APP, WEB]);
});

test('does not exist without users, and not on the way out', () => {
  expect(mainOf([[WEB, APP]])).toEqual([]);
  expect(
    mainOf([
      [APP, 'aws_nat_gateway.nat'],
      ['aws_nat_gateway.nat', 'tv_aws_internet.internet'],
    ]),
  ).toEqual([]);
});
