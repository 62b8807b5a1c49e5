/** Subnets that a virtual network builds by blocks of its own: boxes in it, and what stands in them. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import type { Json, Reference } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, pathOf, plan, type Sketch } from '../build.js';
import { graphOf, placeIn } from './code.js';

const network = (...subnets: Json[]): Record<string, Sketch> => ({
  'azurerm_virtual_network.hub': { values: { name: 'vnet-hub', subnet: subnets } },
});
const WEB = { name: 'web', address_prefixes: ['10.0.1.0/24'] };
const DATA = { name: 'data' };

test('each block is a box in the network that builds it, called and described as the block says', () => {
  const graph = drawn(network(WEB, DATA));
  expect([...graph.nodes.keys()]).toEqual([
    'azurerm_subnet.hub_data',
    'azurerm_subnet.hub_web',
    'azurerm_virtual_network.hub',
  ]);
  expect(graph.nodes.get('azurerm_subnet.hub_web')).toMatchObject({
    parent: 'azurerm_virtual_network.hub',
    provenance: 'implied',
    change: 'create',
    lookedUp: false,
    attributes: { name: 'web', address_prefixes: '10.0.1.0/24' },
  });
});

test('the network is their proof, and they are no resources', () => {
  const { ledger } = understand(plan(network(WEB)));
  expect(ledger.implied).toEqual([{ address: 'azurerm_subnet.hub_web', proof: 'azurerm_virtual_network.hub' }]);
  expect(ledger.summary.total).toBe(1);
});

const BUILT = '/subscriptions/0/resourceGroups/rg/providers/Microsoft.Network/virtualNetworks/vnet-hub';

/** What is no box of its own: a resource builds it, and the network that has been built says it once more. */
test.each<readonly [string, Record<string, Sketch>]>([
  [
    'by its id',
    {
      ...network({ ...WEB, id: `${BUILT}/subnets/web` }),
      'azurerm_subnet.w': { values: { name: 'web', id: `${BUILT}/subnets/web` } },
    },
  ],
  [
    'by a reference',
    {
      ...network(WEB),
      'azurerm_subnet.w': { values: { name: 'web' }, refs: { virtual_network_name: 'azurerm_virtual_network.hub' } },
    },
  ],
  ['by names', { ...network(WEB), 'azurerm_subnet.w': { values: { name: 'web', virtual_network_name: 'vnet-hub' } } }],
])('a subnet that a resource builds is that resource: told %s', (_, sketches) => {
  expect([...drawn(sketches).nodes.keys()]).toEqual(['azurerm_subnet.w', 'azurerm_virtual_network.hub']);
});

test('a subnet of the same name in another network is another one', () => {
  const graph = drawn({
    ...network(WEB),
    'azurerm_virtual_network.spoke': { values: { name: 'vnet-spoke' } },
    'azurerm_subnet.w': {
      values: { name: 'web', virtual_network_name: 'vnet-spoke' },
      refs: { virtual_network_name: 'azurerm_virtual_network.spoke' },
    },
  });
  expect(graph.nodes.get('azurerm_subnet.hub_web')?.parent).toBe('azurerm_virtual_network.hub');
  expect(graph.nodes.get('azurerm_subnet.w')?.parent).toBe('azurerm_virtual_network.spoke');
});

test('networks of one block with several keys and modules have boxes of their own', () => {
  const graph = drawn({
    'module.net["a"].azurerm_virtual_network.hub': { values: { subnet: [WEB] } },
    'module.net["b"].azurerm_virtual_network.hub': { values: { subnet: [WEB] } },
    'azurerm_virtual_network.hub[0]': { values: { subnet: [WEB] } },
  });
  expect([...graph.nodes.keys()].filter((address) => address.includes('subnet'))).toEqual([
    'azurerm_subnet.hub_web[0]',
    'module.net["a"].azurerm_subnet.hub_web',
    'module.net["b"].azurerm_subnet.hub_web',
  ]);
});

test('names that an address cannot hold, and two that become the same one', () => {
  const graph = drawn(network({ name: 'a b' }, { name: 'a.b' }, { name: '' }, null, 'x', { name: ['y'] }));
  expect([...graph.nodes.keys()].filter((address) => address.includes('subnet'))).toEqual([
    'azurerm_subnet.hub_a-b',
    'azurerm_subnet.hub_a-b_2',
    'azurerm_subnet.hub_y',
  ]);
});

test('what names a subnet of the network is in the only one that it has', () => {
  const graph = drawn({
    ...network(WEB),
    'azurerm_bastion_host.b': { refs: { 'ip_configuration.subnet_id': 'azurerm_virtual_network.hub' } },
  });
  expect(graph.nodes.get('azurerm_bastion_host.b')?.parent).toBe('azurerm_subnet.hub_web');
});

test('what names the network, and what may mean either of two subnets, is in the network', () => {
  const graph = drawn({
    ...network(WEB),
    'azurerm_bastion_host.b': { refs: { virtual_network_id: 'azurerm_virtual_network.hub' } },
  });
  expect(graph.nodes.get('azurerm_bastion_host.b')?.parent).toBe('azurerm_virtual_network.hub');
  const two = drawn({
    ...network(WEB, DATA),
    'azurerm_bastion_host.b': { refs: { 'ip_configuration.subnet_id': 'azurerm_virtual_network.hub' } },
  });
  expect(two.nodes.get('azurerm_bastion_host.b')?.parent).toBe('azurerm_virtual_network.hub');
});

test('an id that the plan knows says which', () => {
  const graph = drawn({
    ...network({ ...WEB, id: `${BUILT}/subnets/web` }, { ...DATA, id: `${BUILT}/subnets/data` }),
    'azurerm_private_endpoint.e': { values: { subnet_id: `${BUILT}/subnets/data` } },
  });
  expect(pathOf(graph, 'azurerm_private_endpoint.e')).toEqual([
    'azurerm_virtual_network.hub',
    'azurerm_subnet.hub_data',
    'azurerm_private_endpoint.e',
  ]);
});

const CODE = `
resource "azurerm_virtual_network" "hub" {
  name = "vnet-hub"
  subnet {
    name = "web"
  }
  subnet {
    name = "data"
  }
}
`;

/** How code says which of two subnets it means. */
test.each([
  ['the id put together', '"${azurerm_virtual_network.hub.id}/subnets/data"'],
  ['a loop with a condition', '[for s in azurerm_virtual_network.hub.subnet : s.id if s.name == "data"][0]'],
  [
    'a loop with its condition turned round',
    'one([for s in azurerm_virtual_network.hub.subnet : s.id if "data" == s.name])',
  ],
  ['a map by names', '{ for s in azurerm_virtual_network.hub.subnet : s.name => s.id }["data"]'],
  ['a local that holds it', 'local.data', 'locals {\n data = "${azurerm_virtual_network.hub.id}/subnets/data"\n}'],
  [
    'a local that holds all',
    'local.all["data"]',
    'locals {\n all = { for s in azurerm_virtual_network.hub.subnet : s.name => s.id }\n}',
  ],
])('the subnet is told by %s', async (_, expression, more = '') => {
  const code = `${CODE}${more}\nresource "azurerm_private_endpoint" "e" {\n  subnet_id = ${expression}\n}\n`;
  expect(await placeIn(code, 'azurerm_private_endpoint.e')).toEqual([
    'azurerm_virtual_network.hub',
    'azurerm_subnet.hub_data',
    'azurerm_private_endpoint.e',
  ]);
});

test('two ids put together in one list are two subnets', async () => {
  const ids = ['web', 'data'].map((name) => `"\${azurerm_virtual_network.hub.id}/subnets/${name}"`).join(', ');
  const code = `${CODE}resource "azurerm_container_group" "g" {\n  subnet_ids = [${ids}]\n}\n`;
  const graph = await graphOf(code);
  expect(graph.nodes.get('azurerm_container_group.g')?.parent).toBe('azurerm_subnet.hub_data');
  expect(graph.nodes.get('azurerm_subnet.hub_data')?.instances).toEqual([
    'azurerm_subnet.hub_data',
    'azurerm_subnet.hub_web',
  ]);
});

test('what a block refers to belongs to its subnet: the security group is part of it, and its routes lead on', () => {
  const inventory = plan({
    ...network(WEB, DATA),
    'azurerm_network_security_group.g': {},
    'azurerm_route_table.r': {
      values: { route: [{ address_prefix: '0.0.0.0/0', next_hop_in_ip_address: '10.1.0.4' }] },
    },
    'azurerm_firewall.f': { values: { ip_configuration: [{ private_ip_address: '10.1.0.4' }] } },
    'azurerm_linux_virtual_machine.w': { values: { subnet_id: `${BUILT}/subnets/web` } },
    'azurerm_linux_virtual_machine.d': { values: { subnet_id: `${BUILT}/subnets/data` } },
  });
  const ofWeb = (path: string, to: string): Reference => ({
    ...{ from: 'azurerm_virtual_network.hub', to, path, via: 'configuration', block: { name: 'web' } },
  });
  const references = [
    ofWeb('subnet.security_group', 'azurerm_network_security_group.g'),
    ofWeb('subnet.route_table_id', 'azurerm_route_table.r'),
  ];
  const { graph, scene } = understand({ ...inventory, references: [...inventory.references, ...references] });
  expect(scene.folds.hosts.get('azurerm_network_security_group.g')?.address).toBe('azurerm_subnet.hub_web');
  expect(graph.nodes.has('azurerm_route_table.r')).toBe(false);
  expect(arrowsOf(graph)).toEqual(['azurerm_linux_virtual_machine.w > azurerm_firewall.f']);
});
