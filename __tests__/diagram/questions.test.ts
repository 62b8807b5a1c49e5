/** Everything of a source can be named in a question: nodes, resources that are part of others, and hidden ones. */
import { networkOf } from '../../src/diagram/questions.js';
import { readGraph } from '../../src/diagram/read.js';
import { find, resolve } from '../../src/graph/questions/find.js';
import { neighbours } from '../../src/graph/questions/neighbours.js';
import { cases } from '../support/cases.js';

test.each(cases().map(({ name, sources }) => [name, sources] as const))('%s', async (_, sources) => {
  const result = await readGraph(sources);
  const { graph, ledger } = result;
  const network = networkOf(result);
  expect(network.subjects).toHaveLength(graph.nodes.size);
  expect(network.connections).toHaveLength(graph.edges.length);

  for (const address of graph.nodes.keys()) {
    expect(resolve(network, address)).toEqual({ is: 'nodes', addresses: [address] });
  }
  for (const entry of ledger?.entries ?? []) {
    for (const text of [entry.address, entry.origin]) {
      const resolved = resolve(network, text);
      // A node, an instance of a node, or a part of it. A replica has the address of its resource.
      if (entry.bucket === 'hidden') expect(resolved).toEqual({ is: 'hidden', why: entry.rule });
      else expect(resolved).toMatchObject({ is: 'nodes', addresses: expect.arrayContaining([entry.node]) });
    }
  }
  // Searching compares each text with every other one, so a sample is enough for the large fixtures.
  const sample = (ledger?.entries ?? []).filter((__, at) => at % 7 === 0);
  for (const { origin } of sample) expect(find(network, origin)[0]?.address).toBe(origin);

  const [edge] = graph.edges;
  const at = edge && neighbours(network, [edge.from]).find(({ hop }) => hop.to === edge.to);
  expect(at?.hop.label ?? '').toBe(edge?.label ?? '');
});

test('a part is named with its host, through others', async () => {
  const shop = cases().find(({ name }) => name === 'aws-web-shop')!;
  const network = networkOf(await readGraph(shop.sources));
  const whyOf = (address: string) => network.parts.get(address)?.why;
  expect(whyOf('aws_ecs_cluster.shop')).toBe('used by Fargate service orders-api');
  expect(whyOf('aws_iam_role.task')).toBe(
    'used by aws_ecs_task_definition.orders_api, drawn as Fargate service orders-api',
  );
});
