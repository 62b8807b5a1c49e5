/** Networks that are here only as that which a peering joins: each once, dotted, with the line to it. */
import { present } from '../../src/labels/index.js';
import { drawn, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

/** What is drawn without being built here, and the lines. */
function seen(sketches: Sketches): { elsewhere: string[]; lines: string[] } {
  const graph = drawn(sketches);
  const lines = present(graph, { modules: 'none' }).edges.map(
    ({ from, to, twoWay, label }) => `${from} ${twoWay ? '<>' : '>'} ${to} ${label}`,
  );
  return { elsewhere: [...graph.nodes.values()].filter((node) => node.lookedUp).map((node) => node.address), lines };
}

const google = (near: Sketch, far: Sketch['values']): Sketch => ({ ...near, values: far ?? {} });
const URL = 'https://www.example.com/compute/v1/projects/hub/global/networks/hub';
const ID = '/subscriptions/s/resourceGroups/hub/providers/Microsoft.Network/virtualNetworks/vnet-hub';

test.each<[string, Sketches, string[], string[]]>([
  [
    'Google Cloud, both ways, two networks and one that is elsewhere',
    {
      'google_compute_network.a': { values: { name: 'a' } },
      'google_compute_network.b': { values: { name: 'b' } },
      'google_compute_network_peering.from_a': google(
        { refs: { network: 'google_compute_network.a' } },
        { peer_network: URL },
      ),
      'google_compute_network_peering.to_a': google(
        { refs: { peer_network: 'google_compute_network.a' } },
        { network: URL },
      ),
      'google_compute_network_peering.from_b': google(
        { refs: { network: 'google_compute_network.b' } },
        { peer_network: URL },
      ),
    },
    ['google_compute_network.hub'],
    [
      'google_compute_network.hub <> google_compute_network.a peering',
      'google_compute_network.hub <> google_compute_network.b peering',
    ],
  ],
  [
    'AWS',
    {
      'aws_vpc.main': {},
      'aws_vpc_peering_connection.p': { refs: { vpc_id: 'aws_vpc.main' }, values: { peer_vpc_id: 'vpc-0a1b2c3d' } },
    },
    ['aws_vpc.vpc-0a1b2c3d'],
    ['aws_vpc.main <> aws_vpc.vpc-0a1b2c3d peering'],
  ],
  [
    'AWS, looked up',
    {
      'aws_vpc.main': {},
      'aws_vpc.other': { mode: 'data' },
      'aws_vpc_peering_connection.p': { refs: { vpc_id: 'aws_vpc.main', peer_vpc_id: 'aws_vpc.other' } },
    },
    ['aws_vpc.other'],
    ['aws_vpc.main <> aws_vpc.other peering'],
  ],
  [
    'Azure',
    {
      'azurerm_virtual_network.spoke': { values: { name: 'vnet-spoke' } },
      'azurerm_virtual_network_peering.p': {
        refs: { virtual_network_name: 'azurerm_virtual_network.spoke' },
        values: { remote_virtual_network_id: ID },
      },
    },
    ['azurerm_virtual_network.vnet-hub'],
    ['azurerm_virtual_network.spoke <> azurerm_virtual_network.vnet-hub peering'],
  ],
])('%s: %#', (_, sketches, elsewhere, lines) => expect(seen(sketches)).toEqual({ elsewhere, lines }));

test.each<[string, Sketch['values']]>([
  ['of which nobody knows the other end', {}],
  ['whose other end has no such name', { peer_vpc_id: 'the one of the hub' }],
])('a peering %s is an icon, and nothing is made up', (_, values = {}) => {
  const { elsewhere, lines } = seen({
    'aws_vpc.main': {},
    'aws_vpc_peering_connection.p': { refs: { vpc_id: 'aws_vpc.main' }, values },
  });
  expect(elsewhere).toEqual([]);
  expect(lines).toEqual(['aws_vpc_peering_connection.p > aws_vpc.main ']);
});

test('what a name here means is no network elsewhere', () => {
  const { elsewhere } = seen({
    'azurerm_virtual_network.hub': { values: { name: 'vnet-hub' } },
    'azurerm_virtual_network.spoke': {},
    'azurerm_virtual_network_peering.p': {
      refs: { virtual_network_name: 'azurerm_virtual_network.spoke' },
      values: { remote_virtual_network_id: ID },
    },
  });
  expect(elsewhere).toEqual([]);
});
