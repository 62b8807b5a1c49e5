/** What stands between two ends: lines under tunnels, appliances on the way of gateways, doors to peers. */
import { arrowsOf, drawn, type Sketch } from '../build.js';
import { hubWith, route } from '../ways.js';

type Sketches = Record<string, Sketch>;

const vpn = (type: string, lines: string[]): Sketches => ({
  'aws_ec2_transit_gateway.t': {},
  'aws_customer_gateway.c': {},
  'aws_vpn_connection.v': {
    values: { outside_ip_address_type: type },
    refs: { customer_gateway_id: 'aws_customer_gateway.c', transit_gateway_id: 'aws_ec2_transit_gateway.t' },
  },
  ...Object.fromEntries(
    lines.flatMap((name): [string, Sketch][] => [
      [`aws_dx_gateway.${name}`, {}],
      [
        `aws_dx_gateway_association.${name}`,
        { refs: { dx_gateway_id: `aws_dx_gateway.${name}`, associated_gateway_id: 'aws_ec2_transit_gateway.t' } },
      ],
    ]),
  ),
});

test.each([
  ['with private addresses runs over the line', 'PrivateIpv4', ['d'], 'aws_dx_gateway.d'],
  ['with public ones does not', 'PublicIpv4', ['d'], 'aws_ec2_transit_gateway.t'],
  ['over one of two lines, nobody knows which', 'PrivateIpv4', ['d', 'e'], 'aws_ec2_transit_gateway.t'],
  ['over one that is not here', 'PrivateIpv4', [], 'aws_ec2_transit_gateway.t'],
])('a VPN %s', (_, type, lines, to) => {
  const arrows = arrowsOf(drawn(vpn(type, lines)));
  expect(arrows.filter((arrow) => arrow.startsWith('aws_vpn_connection.v > '))).toEqual([
    `aws_vpn_connection.v > ${to}`,
  ]);
});

test('what comes in by a gateway goes the way that the routes of its subnet say', () => {
  const sketches: Sketches = {
    ...hubWith('azurerm_firewall.f', { values: { ip_configuration: [{ private_ip_address: '10.0.1.4' }] } }),
    ...route({ values: { next_hop_in_ip_address: '10.0.1.4' } }),
    'azurerm_virtual_network_gateway.g': { refs: { ip_configuration: 'azurerm_subnet.back' } },
  };
  expect(arrowsOf(drawn(sketches))).toContain('azurerm_virtual_network_gateway.g > azurerm_firewall.f');
});

describe('the routes of a subnet whose id is put together', () => {
  const named = (name: string): Sketches => ({
    'azurerm_resource_group.r': {},
    'azurerm_virtual_network.v': {},
    ...Object.fromEntries(
      ['web', 'db'].map((key): [string, Sketch] => [
        `azurerm_subnet.s["${key}"]`,
        { values: { name: key }, refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
      ]),
    ),
    'azurerm_subnet.hub': { values: { name: 'hub' }, refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
    'azurerm_firewall.f': {
      values: { ip_configuration: [{ private_ip_address: '10.0.1.4' }] },
      refs: { ip_configuration: 'azurerm_subnet.hub' },
    },
    'azurerm_linux_virtual_machine.web': { refs: { subnet_id: 'azurerm_subnet.s["web"]' } },
    'azurerm_linux_virtual_machine.db': { refs: { subnet_id: 'azurerm_subnet.s["db"]' } },
    'azurerm_route_table.r': {},
    'azurerm_route.out': {
      values: { next_hop_in_ip_address: '10.0.1.4' },
      refs: { route_table_name: 'azurerm_route_table.r' },
    },
    [`azurerm_subnet_route_table_association.a["${name}"]`]: {
      refs: {
        subnet_id: ['azurerm_resource_group.r', 'azurerm_virtual_network.v'],
        route_table_id: 'azurerm_route_table.r',
      },
    },
  });
  test('are those of the one that is called like the key', () => {
    expect(arrowsOf(drawn(named('web')))).toEqual(['azurerm_linux_virtual_machine.web > azurerm_firewall.f']);
  });
  test('are nobody’s where none is', () => expect(arrowsOf(drawn(named('app')))).toEqual([]));
});

describe('a Bastion', () => {
  const peered = (machines: number, own: string[] = []): Sketches => ({
    'azurerm_virtual_network.hub': {},
    'azurerm_virtual_network.app': {},
    'azurerm_subnet.hub': { refs: { virtual_network_name: 'azurerm_virtual_network.hub' } },
    'azurerm_subnet.app': { refs: { virtual_network_name: 'azurerm_virtual_network.app' } },
    'azurerm_bastion_host.b': { refs: { ip_configuration: 'azurerm_subnet.hub' } },
    ...Object.fromEntries(
      [
        ...Array.from({ length: machines }, (_, i) => [`m${i}`, 'app'] as const),
        ...own.map((name) => [name, 'hub'] as const),
      ].map(([name, subnet]): [string, Sketch] => [
        `azurerm_linux_virtual_machine.${name}`,
        { refs: { subnet_id: `azurerm_subnet.${subnet}` } },
      ]),
    ),
    'azurerm_virtual_network_peering.p': {
      refs: {
        virtual_network_name: 'azurerm_virtual_network.hub',
        remote_virtual_network_id: 'azurerm_virtual_network.app',
      },
    },
  });
  const opened = (sketches: Sketches): string[] =>
    arrowsOf(drawn(sketches)).filter((arrow) => arrow.startsWith('azurerm_bastion_host.b > '));
  const { 'azurerm_virtual_network_peering.p': _, ...apart } = peered(1);
  test.each<[string, Sketches, string[]]>([
    ['leads to the machine of a peered network', peered(1), ['m0']],
    ['leads to none of many', peered(2), []],
    ['leads to those of its own network first', peered(1, ['own']), ['own']],
    ['leads nowhere without a peering', apart, []],
  ])('%s', (_name, sketches, names) => {
    expect(opened(sketches)).toEqual(
      names.map((name) => `azurerm_bastion_host.b > azurerm_linux_virtual_machine.${name}`),
    );
  });
});
