import { understand } from '../../../src/inference/index.js';
import { drawn, pathOf, plan } from '../build.js';

const MACHINES = {
  'aws_instance.a': { values: { subnet_id: 'subnet-0a1b' } },
  'aws_instance.b': { values: { subnet_id: 'subnet-0a1b' } },
};

test('a subnet that is known by its identity only is drawn as looked up, around all that name it', () => {
  const graph = drawn(MACHINES);
  expect(pathOf(graph, 'aws_instance.a')).toEqual(['aws_subnet.subnet-0a1b', 'aws_instance.a']);
  expect(pathOf(graph, 'aws_instance.b')).toEqual(['aws_subnet.subnet-0a1b', 'aws_instance.b']);
  expect(graph.nodes.get('aws_subnet.subnet-0a1b')).toMatchObject({ lookedUp: true, provenance: 'implied' });
});

test.each([
  ['subsubnet-module-2', ['aws_subnet.subsubnet-module-2']],
  ['shop-subnet-a', ['aws_subnet.shop-subnet-a']],
  ['somewhere else', []],
])('code that nobody builds may say %s in the place of an identity', (subnet_id, around) => {
  expect(pathOf(drawn({ 'aws_instance.a': { values: { subnet_id } } }), 'aws_instance.a')).toEqual([
    ...around,
    'aws_instance.a',
  ]);
});

test('its proof is in the ledger, and it is no resource', () => {
  const { ledger } = understand(plan(MACHINES));
  expect(ledger.implied).toEqual([{ address: 'aws_subnet.subnet-0a1b', proof: 'aws_instance.a' }]);
  expect(ledger.summary.total).toBe(2);
});

test('inside blocks and lists, too: a load balancer in two such subnets is in the box of both', () => {
  const graph = drawn({ 'aws_lb.web': { values: { subnets: ['subnet-1', 'subnet-2'] } } });
  expect(graph.nodes.get('aws_lb.web')?.parent).toBe('aws_subnet.subnet-1');
  expect(graph.nodes.get('aws_subnet.subnet-1')).toMatchObject({ lookedUp: true, count: 2 });
});

test('a look-up that names a subnet proves none: what is built in it does', () => {
  const { ledger } = understand(
    plan({
      'aws_instance.a': { mode: 'data', values: { subnet_id: 'subnet-0a1b' } },
      'aws_instance.b': { values: { subnet_id: 'subnet-0a1b' } },
    }),
  );
  expect(ledger.implied).toEqual([{ address: 'aws_subnet.subnet-0a1b', proof: 'aws_instance.b' }]);
});

test('the identity of a subnet in the plan is that subnet', () => {
  const graph = drawn({
    'aws_subnet.app': { values: { id: 'subnet-0a1b' } },
    'aws_instance.a': { values: { subnet_id: 'subnet-0a1b' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_instance.a', 'aws_subnet.app']);
});

test('a text of another kind is no subnet', () => {
  const graph = drawn({ 'aws_instance.a': { values: { subnet_id: 'TODO' } } });
  expect([...graph.nodes.keys()]).toEqual(['aws_instance.a']);
});

const SUBNET =
  '/subscriptions/0000/resourceGroups/rg-net/providers/Microsoft.Network/virtualNetworks/vnet.hub/subnets/snet-apps';

test('a subnet of Azure names its network, too; subscriptions stay inside', () => {
  const graph = drawn({ 'azurerm_private_endpoint.e': { values: { subnet_id: SUBNET } } });
  expect(pathOf(graph, 'azurerm_private_endpoint.e')).toEqual([
    'azurerm_virtual_network.vnet-hub',
    'azurerm_subnet.snet-apps',
    'azurerm_private_endpoint.e',
  ]);
  expect(JSON.stringify([...graph.nodes.values()])).not.toContain('0000');
});

test('a network of Google Cloud is known by its name or a path', () => {
  const graph = drawn({
    'google_compute_instance.a': {
      values: { zone: 'projects/p/zones/us-east1-b', network_interface: [{ network: 'default' }] },
    },
    'google_sql_database_instance.b': {
      values: { settings: [{ ip_configuration: [{ private_network: 'projects/p/global/networks/default' }] }] },
    },
  });
  expect(graph.nodes.get('google_compute_network.default')).toMatchObject({ lookedUp: true, provenance: 'implied' });
  expect(pathOf(graph, 'google_compute_instance.a')).toEqual([
    'google_compute_network.default',
    'tv_gcp_region.default_us-east1',
    'tv_gcp_zone.default_us-east1_us-east1-b',
    'google_compute_instance.a',
  ]);
  expect(pathOf(graph, 'google_sql_database_instance.b')[0]).toBe('google_compute_network.default');
});

test('a network with that name in the plan is meant', () => {
  const graph = drawn({
    'google_compute_network.main': { values: { name: 'shop' } },
    'google_compute_instance.a': { values: { network_interface: [{ network: 'shop' }] } },
  });
  expect([...graph.nodes.keys()]).toEqual(['google_compute_instance.a', 'google_compute_network.main']);
});

test('two resources with one identity are one network: what is named beside a subnet is no choice of two', () => {
  const graph = drawn({
    'module.a.aws_default_vpc.d': { values: { id: 'vpc-0a' } },
    'module.b.aws_default_vpc.d': { values: { id: 'vpc-0a' } },
    'aws_db_instance.db': {
      values: { vpc_security_group_ids: [] },
      refs: { db_subnet_group_name: 'aws_db_subnet_group.g' },
    },
    'aws_db_subnet_group.g': {
      values: { subnet_ids: ['subnet-0a'] },
      refs: { subnet_ids: ['module.a.aws_default_vpc.d', 'module.b.aws_default_vpc.d'] },
    },
  });
  expect(pathOf(graph, 'aws_db_instance.db')).toEqual([
    'module.a.aws_default_vpc.d',
    'aws_subnet.subnet-0a',
    'aws_db_instance.db',
  ]);
});
