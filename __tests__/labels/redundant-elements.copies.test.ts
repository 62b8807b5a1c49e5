import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';

const ZONES = ['a', 'b', 'c'];
const NETWORK = createNode({ address: 'aws_vpc.main' });
const zones = ZONES.map((zone) => createNode({ address: `aws_az.${zone}`, parent: NETWORK.address }));
/** Returns a copy in each zone, or in the given ones. */
const copiesOf = (name: string, of: readonly string[] = ZONES): GraphNode[] =>
  of.map((zone, i) => createNode({ address: `aws_ecs_service.${name}~${i + 1}`, parent: `aws_az.${zone}` }));

const each = (from: readonly GraphNode[], to: readonly GraphNode[], more: Partial<GraphEdge> = {}): GraphEdge[] =>
  from.flatMap((a) => to.map((b) => createEdge({ from: a.address, to: b.address, ...more })));

const graphOf = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Graph =>
  createGraph({ nodes: [NETWORK, ...zones, ...nodes], edges });

const drawn = (graph: Graph): string[] =>
  present(graph, { modules: 'auto' }).edges.map(({ from, to }) => `${from} > ${to}`.replaceAll('aws_ecs_service.', ''));

const [web, api] = [copiesOf('web'), copiesOf('api')];

describe('edges from each copy to each', () => {
  it('stay in their zone', () => {
    const graph = graphOf([...web, ...api], each(web, api));
    expect(drawn(graph)).toEqual(['web~1 > api~1', 'web~2 > api~2', 'web~3 > api~3']);
    expect(graph.edges).toHaveLength(9);
  });

  it('stay in their zone if a zone has two copies', () => {
    const more = copiesOf('api', ['a', 'b', 'b', 'c']);
    expect(drawn(graphOf([...web, ...more], each(web, more)))).toEqual([
      'web~1 > api~1',
      'web~2 > api~2',
      'web~2 > api~3',
      'web~3 > api~4',
    ]);
  });

  const all = 9;
  const cases: readonly (readonly [string, Graph, number])[] = [
    ['one of them is missing', graphOf([...web, ...api], each(web, api).slice(1)), all - 1],
    [
      'one between zones is missing',
      graphOf([...web, ...api], [...each(web, api).slice(0, 1), ...each(web, api).slice(2)]),
      all - 1,
    ],
    [
      'one has another label',
      graphOf([...web, ...api], [...each(web, api).slice(1), ...each([web[0]!], [api[0]!], { label: '443' })]),
      all,
    ],
    ['a flow uses them', graphOf([...web, ...api], each(web, api, { steps: [1] })), all],
    ['a zone lacks a copy of the target', graphOf([...web, ...api.slice(1)], each(web, api.slice(1))), all - 3],
    [
      'all are in one zone',
      graphOf(
        copiesOf('web', ['a', 'a']).concat(copiesOf('api', ['a', 'a'])),
        each(copiesOf('web', ['a', 'a']), copiesOf('api', ['a', 'a'])),
      ),
      4,
    ],
    ['they are copies of one resource', graphOf(web, each(web, web)), all],
    [
      'one end is no copy',
      graphOf(
        [...web, createNode({ address: 'aws_sqs_queue.q' })],
        each(web, [createNode({ address: 'aws_sqs_queue.q' })]),
      ),
      3,
    ],
  ];

  it.each(cases)('are all drawn if %s', (_, graph, count) => {
    expect(drawn(graph)).toHaveLength(count);
  });
});
