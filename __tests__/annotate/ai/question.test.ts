import { questionAbout } from '../../../src/annotate/ai/question.js';
import { NODES_SENT_MAX } from '../../../src/annotate/limits.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';

/** The JSON is the end of the question. */
const sent = (question: string) => JSON.parse(question.slice(question.indexOf('\n{\n') + 1));

test('sends the nodes with the most edges of a large graph, in graph order, and the edges between them', () => {
  const addresses = Array.from(
    { length: NODES_SENT_MAX + 2 },
    (_, n) => `aws_sqs_queue.q${String(n).padStart(3, '0')}`,
  );
  const [last, before] = [addresses.at(-1)!, addresses.at(-2)!];
  const graph = createGraph({
    nodes: addresses.map((address) => createNode({ address })),
    edges: [createEdge({ from: last, to: before }), createEdge({ from: addresses.at(-3)!, to: last })],
  });
  const { nodes, connections } = sent(questionAbout(graph));
  const said = nodes.map(({ address }: { address: string }) => address);
  expect(said).toEqual([...addresses.slice(0, NODES_SENT_MAX - 3), ...addresses.slice(-3)]);
  expect(connections).toHaveLength(2);
});

test('describes containers only as locations of nodes', () => {
  const graph = createGraph({
    nodes: [
      createNode({ address: 'aws_vpc.v', attributes: { cidr_block: '10.0.0.0/16' } }),
      createNode({ address: 'module.m.aws_lb.l', parent: 'aws_vpc.v' }),
    ],
    edges: [],
  });
  expect(sent(questionAbout(graph))).toEqual({
    nodes: [{ address: 'module.m.aws_lb.l', type: 'aws_lb', inside: 'aws_vpc.v', module: 'module.m' }],
    connections: [],
  });
});
