/** Numbers on the main path: the option `--steps`. */
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Flow, GraphEdge } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';

type Edge = readonly [from: string, to: string, more?: Partial<GraphEdge>];

const labelled = (edges: readonly Edge[], flows: readonly Flow[] = [], steps = true) => {
  const ends = [...new Set(edges.flatMap((edge) => edge.slice(0, 2) as [string, string]))];
  const graph = createGraph({
    nodes: ends.map((address) => createNode({ address })),
    edges: edges.map(([from, to, more]) => createEdge({ from, to, ...more })),
  });
  return present({ ...graph, flows }, { modules: 'none', steps });
};

/** The steps as `1 Users to Load balancer web (HTTPS 443)`. */
const stepsOf = (edges: readonly Edge[]): string[] =>
  labelled(edges).flows.flatMap(({ steps }) =>
    steps.map(({ number, label, detail }) => `${number} ${label}${detail === '' ? '' : ` (${detail})`}`),
  );

const [USERS, WEB, APP, DATA] = ['tv_aws_users.users', 'aws_lb.web', 'aws_ecs_service.app', 'aws_db_instance.data'];
const PATH: Edge[] = [
  [USERS, WEB, { label: 'HTTPS 443' }],
  [WEB, APP],
  [APP, DATA],
];

test('numbers the way from the users to the data, with the labels of the edges', () => {
  expect(stepsOf(PATH)).toEqual([
    '1 Users to Load balancer web (HTTPS 443)',
    '2 Load balancer web to ECS service app',
    '3 ECS service app to RDS instance data',
  ]);
  const { edges } = labelled(PATH);
  expect(edges.map(({ to, steps }) => [to, ...steps])).toEqual([
    [DATA, 3],
    [APP, 2],
    [WEB, 1],
  ]);
});

test('gives one number to the connections of all replicas', () => {
  const copies = ['a', 'b'].map((zone, at) => ({ subnet: `aws_subnet.${zone}`, copy: `${APP}~${at + 1}` }));
  const graph = createGraph({
    nodes: [
      ...[USERS, WEB].map((address) => createNode({ address })),
      ...copies.flatMap(({ subnet, copy }) => [
        createNode({ address: subnet }),
        createNode({ address: copy, parent: subnet }),
      ]),
    ],
    edges: [createEdge({ from: USERS, to: WEB }), ...copies.map(({ copy }) => createEdge({ from: WEB, to: copy }))],
  });
  const { edges, flows } = present(graph, { modules: 'none', steps: true });
  expect(flows[0]?.steps.map(({ label }) => label)).toEqual([
    'Users to Load balancer web',
    'Load balancer web to ECS service app',
  ]);
  expect(edges.map(({ steps }) => steps)).toEqual([[2], [2], [1]]);
});

test('numbers the way to the most distant data first, and says what has no number', () => {
  const functions = Array.from({ length: 12 }, (_, at) => `aws_lambda_function.f${String(at).padStart(2, '0')}`);
  const edges: Edge[] = [...PATH, ...functions.map((to): Edge => [WEB, to])];
  const { flows } = labelled(edges);
  expect(flows[0]?.description).toBe('6 connections more, without a number');
  const labels = flows[0]?.steps.map(({ label }) => label);
  expect(labels).toHaveLength(9);
  expect(labels?.slice(0, 2)).toEqual(['Users to Load balancer web', 'Load balancer web to ECS service app']);
  expect(labels?.at(-1)).toBe('ECS service app to RDS instance data');
});

test('numbers nothing without users, without the option, and beside flows of annotations', () => {
  expect(stepsOf([[WEB, APP]])).toEqual([]);
  expect(labelled(PATH, [], false).flows).toEqual([]);
  const flow: Flow = { name: 'Order', description: '', steps: [{ number: 1, label: 'Customer', detail: '' }] };
  expect(labelled(PATH, [flow]).flows).toEqual([flow]);
});
