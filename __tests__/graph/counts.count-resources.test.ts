import { countResources } from '../../src/graph/counts.js';
import { createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';

test.each<[string, (string | ({ address: string } & Partial<GraphNode>))[], number]>([
  ['containers are resources too', ['aws_vpc.a', 'aws_subnet.b', 'aws_instance.c'], 3],
  ['zones, groups and actors are none', ['aws_az.a', 'aws_group.b', 'tv_aws_users.c', 'tv_gcp_region.d'], 0],
  ['instances count each', [{ address: 'aws_instance.a', count: 12 }, 'aws_instance.b'], 13],
  ['copies count once', ['aws_instance.a~1', 'aws_instance.a~2', 'aws_instance.a[1]~1'], 2],
  [
    'what something else proves is none',
    ['azurerm_subnet.a', { address: 'azurerm_subnet.b', provenance: 'implied' }],
    1,
  ],
  ['nor is what annotations have added', ['aws_sqs_queue.a', { address: 'aws_sqs_queue.b', isAdded: true }], 1],
  ['nothing', [], 0],
])('%s', (_, nodes, count) => {
  expect(countResources(nodes.map((node) => createNode(typeof node === 'string' ? { address: node } : node)))).toBe(
    count,
  );
});
