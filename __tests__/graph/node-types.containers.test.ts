/** The twelve types whose targets the graph format draws inside them, and no other. */
import { createEdge } from '../../src/graph/create.js';
import { readGraphJson } from '../../src/graph/json/index.js';

const CONTAINERS = [
  ...['aws_vpc', 'aws_subnet', 'aws_security_group', 'aws_az', 'aws_group'],
  ...['azurerm_resource_group', 'azurerm_virtual_network', 'azurerm_subnet'],
  ...['google_compute_network', 'google_compute_subnetwork', 'tv_gcp_region', 'tv_gcp_zone'],
];
const OTHERS = [
  ...['tv_aws_region', 'tv_aws_az', 'tv_azurerm_zone', 'tv_aws_users', 'aws_ecs_cluster', 'aws_availability_zone'],
  ...['azurerm_subscription', 'google_project', 'google_compute_zone', 'random_pet', 'aws_vpcs'],
];

const targetOf = (type: string) => {
  const { graph } = readGraphJson(JSON.stringify({ [`${type}.x`]: ['aws_sqs_queue.q'] }), 'g.json');
  return { parent: graph.nodes.get('aws_sqs_queue.q')?.parent, edges: graph.edges };
};

test.each(CONTAINERS)('%s: its target is drawn inside', (type) => {
  expect(targetOf(type)).toEqual({ parent: `${type}.x`, edges: [] });
});

test.each(OTHERS)('%s: an arrow leads to its target', (type) => {
  const edge = createEdge({ from: `${type}.x`, to: 'aws_sqs_queue.q' });
  expect(targetOf(type)).toEqual({ parent: null, edges: [edge] });
});
