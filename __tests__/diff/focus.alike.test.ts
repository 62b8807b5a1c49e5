import fc from 'fast-check';
import { compare, focus, mergeUnchanged } from '../../src/diff/index.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../src/graph/model.js';
import { arrowTexts, graph, treeText } from '../inference/views/simplify/graphs.js';
import { pairs, sideOfGraph } from './support.js';

/** A graph in which the database changes. */
const union = (
  tree: string,
  arrows: readonly string[],
  more: Readonly<Record<string, Partial<GraphNode>>> = {},
): Graph => {
  const plain = graph(tree, ...arrows);
  const nodes = [...plain.nodes.values()].map((node) =>
    createNode({ ...node, ...(node.address === 'aws_db_instance.db' && { change: 'update' }), ...more[node.address] }),
  );
  return createGraph({ nodes, edges: plain.edges });
};
const DB = 'aws_db_instance.db';
const TREE = `${DB}\naws_ecs_service.a\naws_ecs_service.b\naws_ecs_service.c`;
const CALLS = ['a', 'b', 'c'].map((name) => `aws_ecs_service.${name} -> ${DB} 5432`);
const MERGED = ['aws_db_instance.db', 'aws_ecs_service.unchanged[0] x3 "3 unchanged"'];

test.each<[string, Graph, readonly string[], readonly string[]]>([
  ['alike in all', union(TREE, CALLS), MERGED, [`aws_ecs_service.unchanged[0] -> ${DB} 5432`]],
  [
    'one with another label',
    union(TREE, [...CALLS.slice(1), `aws_ecs_service.a -> ${DB} 443`]),
    [DB, 'aws_ecs_service.a', 'aws_ecs_service.unchanged[0] x2 "2 unchanged"'],
    [`aws_ecs_service.a -> ${DB} 443`, `aws_ecs_service.unchanged[0] -> ${DB} 5432`],
  ],
  [
    'one that calls something else as well',
    union(`${TREE}\naws_sqs_queue.q`, [...CALLS, 'aws_ecs_service.b -> aws_sqs_queue.q']),
    [DB, 'aws_ecs_service.b', 'aws_ecs_service.unchanged[0] x2 "2 unchanged"', 'aws_sqs_queue.q'],
    [
      `aws_ecs_service.b -> ${DB} 5432`,
      'aws_ecs_service.b -> aws_sqs_queue.q',
      `aws_ecs_service.unchanged[0] -> ${DB} 5432`,
    ],
  ],
  [
    'one in another box, and one that is called',
    union(`${DB}\naws_vpc.v\n  aws_ecs_service.a\naws_ecs_service.b\naws_ecs_service.c`, [
      ...CALLS.slice(0, 2),
      `${DB} -> aws_ecs_service.c 5432`,
    ]),
    [DB, 'aws_ecs_service.b', 'aws_ecs_service.c', 'aws_vpc.v', '  aws_ecs_service.a'],
    [
      `aws_db_instance.db -> aws_ecs_service.c 5432`,
      `aws_ecs_service.a -> ${DB} 5432`,
      `aws_ecs_service.b -> ${DB} 5432`,
    ],
  ],
  [
    'one that changes, and one in a step of a flow',
    union(TREE, CALLS, { 'aws_ecs_service.a': { change: 'create' }, 'aws_ecs_service.b': { steps: [1] } }),
    [DB, 'aws_ecs_service.a', 'aws_ecs_service.b', 'aws_ecs_service.c'],
    CALLS,
  ],
  [
    'two that call themselves',
    union(
      `${DB}\naws_ecs_service.a\naws_ecs_service.b`,
      ['a', 'b'].map((n) => `aws_ecs_service.${n} -> aws_ecs_service.${n}`),
    ),
    [DB, 'aws_ecs_service.a', 'aws_ecs_service.b'],
    ['aws_ecs_service.a -> aws_ecs_service.a', 'aws_ecs_service.b -> aws_ecs_service.b'],
  ],
])('unchanged neighbours: %s', (_, of, tree, arrows) => {
  const merged = mergeUnchanged(of);
  expect(treeText(merged)).toEqual(tree);
  expect(arrowTexts(merged)).toEqual(arrows);
});

test('an end of an arrow that changes stays itself', () => {
  const plain = union(TREE, CALLS);
  const edges = plain.edges.map(
    (edge): GraphEdge => (edge.from === 'aws_ecs_service.a' ? { ...edge, change: 'delete' } : edge),
  );
  expect(treeText(mergeUnchanged(createGraph({ nodes: plain.nodes.values(), edges })))).toEqual([
    DB,
    'aws_ecs_service.a',
    'aws_ecs_service.unchanged[0] x2 "2 unchanged"',
  ]);
});

test('an address that is taken is not used, and what is true of each is kept', () => {
  const merged = mergeUnchanged(
    union(`${TREE}\naws_ecs_service.unchanged[0]`, CALLS, {
      'aws_ecs_service.a': { attributes: { name: 'a', launch_type: 'FARGATE' } },
      'aws_ecs_service.b': { attributes: { name: 'b', launch_type: 'FARGATE' } },
      'aws_ecs_service.c': { attributes: { name: 'c', launch_type: 'FARGATE' } },
    }),
  );
  const node = merged.nodes.get('aws_ecs_service.unchanged[1]');
  expect([node?.count, node?.attributes]).toEqual([3, { launch_type: 'FARGATE' }]);
});

test('marks, counts and what each arrow says stay', () => {
  fc.assert(
    fc.property(pairs, fc.nat({ max: 2 }), ([a, b], hops) => {
      const seen = focus(compare(sideOfGraph(a), sideOfGraph(b)), hops);
      const merged = mergeUnchanged(seen);
      const sum = (of: Graph): number => [...of.nodes.values()].reduce((all, { count }) => all + count, 0);
      expect(sum(merged)).toBe(sum(seen));
      const marked = (of: Graph): unknown => [
        [...of.nodes.values()].filter(({ change, changed }) => change !== 'none' || changed !== undefined),
        of.edges.filter(({ change }) => change !== undefined),
      ];
      expect(marked(merged)).toEqual(marked(seen));
      for (const { from, to } of merged.edges)
        expect([merged.nodes.has(from), merged.nodes.has(to)]).toEqual([true, true]);
      expect(mergeUnchanged(seen)).toEqual(merged);
    }),
  );
});
