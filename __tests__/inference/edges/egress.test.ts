/** The ways out of subnets: what runs in them, through what their routes name, to the internet. The same in all clouds. */
import { arrowsOf, drawn } from '../build.js';
import { AWS, AZURE, GATEWAY, GOOGLE, hubWith, NAT, nat, route, type Sketches, WEB } from '../ways.js';

const OUTLET = 'aws_nat_gateway.n > aws_internet_gateway.g';
const INNER: Sketches = { 'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.s' } } };

test.each<[string, Sketches, string[]]>([
  ['AWS: a NAT gateway leads to the gateway of its network, and nobody to it', AWS, [OUTLET, GATEWAY]],
  [
    'AWS: the gateway of the network, where no route is in the plan',
    {
      'aws_vpc.v': {},
      'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.s' } },
      'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
    },
    [OUTLET, GATEWAY],
  ],
  [
    'AWS: routes in the table, beside one to elsewhere',
    {
      ...AWS,
      'aws_route.out': {},
      'aws_vpc_endpoint.e': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_route_table.back': { refs: { vpc_id: 'aws_vpc.v', route: ['aws_nat_gateway.n', 'aws_vpc_endpoint.e'] } },
    },
    ['aws_instance.web > aws_vpc_endpoint.e', OUTLET, GATEWAY],
  ],
  [
    'AWS: a NAT gateway whose gateway is built elsewhere leads to the internet itself',
    { 'aws_vpc.v': {}, 'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } }, ...INNER },
    ['aws_nat_gateway.n > tv_aws_internet.internet'],
  ],
  [
    'AWS: the gateway of another network is none of its own',
    {
      'aws_vpc.v': {},
      'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
      ...INNER,
      'aws_vpc.other': {},
      'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.other' } },
    },
    ['aws_nat_gateway.n > tv_aws_internet.internet', GATEWAY],
  ],
  [
    'AWS: a NAT gateway in a subnet whose routes lead elsewhere goes out by no gateway',
    {
      ...AWS,
      'aws_route_table.front': { refs: { vpc_id: 'aws_vpc.v', route: 'aws_ec2_transit_gateway.t' } },
      'aws_ec2_transit_gateway.t': {},
    },
    [GATEWAY],
  ],
  [
    'AWS: a machine that forwards',
    {
      ...AWS,
      'aws_route.out': { refs: { route_table_id: 'aws_route_table.back', network_interface_id: 'aws_instance.nva' } },
      'aws_instance.nva': { refs: { subnet_id: 'aws_subnet.front' } },
      'aws_nat_gateway.n': { values: { connectivity_type: 'private' }, refs: { subnet_id: 'aws_subnet.back' } },
    },
    ['aws_instance.web > aws_instance.nva', GATEWAY],
  ],
  [
    'Azure: NAT gateway',
    {
      ...AZURE,
      'azurerm_nat_gateway.n': {},
      'azurerm_subnet_nat_gateway_association.n': {
        refs: { subnet_id: 'azurerm_subnet.back', nat_gateway_id: 'azurerm_nat_gateway.n' },
      },
    },
    [`${WEB} > azurerm_nat_gateway.n`, 'azurerm_nat_gateway.n > tv_azurerm_internet.internet'],
  ],
  [
    'Azure: the firewall that a route refers to',
    { ...hubWith('azurerm_firewall.f'), ...route({ refs: { next_hop_in_ip_address: 'azurerm_firewall.f' } }) },
    [`${WEB} > azurerm_firewall.f`],
  ],
  [
    'Azure: the firewall that a route in its table refers to',
    { ...hubWith('azurerm_firewall.f'), 'azurerm_route_table.r': { refs: { route: 'azurerm_firewall.f' } } },
    [`${WEB} > azurerm_firewall.f`],
  ],
  [
    'Azure: the firewall that answers at the address in a route',
    {
      ...hubWith('azurerm_firewall.f', { values: { ip_configuration: [{ private_ip_address: '10.0.1.4' }] } }),
      ...route({ values: { next_hop_in_ip_address: '10.0.1.4' } }),
    },
    [`${WEB} > azurerm_firewall.f`],
  ],
  [
    'Azure: the machine whose interface does',
    {
      ...hubWith('azurerm_network_interface.nva', {
        values: { ip_configuration: [{ private_ip_address: '10.0.1.4' }] },
      }),
      'azurerm_linux_virtual_machine.nva': { refs: { network_interface_ids: 'azurerm_network_interface.nva' } },
      ...route({ values: { next_hop_in_ip_address: '10.0.1.4' } }),
    },
    [`${WEB} > azurerm_linux_virtual_machine.nva`],
  ],
  [
    'Azure: an address that nothing in the plan answers at',
    { ...hubWith('azurerm_firewall.f'), ...route({ values: { next_hop_in_ip_address: '10.0.1.4' } }) },
    [],
  ],
  [
    'Google Cloud: NAT of all subnets is that of its region',
    { ...GOOGLE, ...nat({ values: { source_subnetwork_ip_ranges_to_nat: 'ALL_SUBNETWORKS_ALL_IP_RANGES' } }) },
    [`google_compute_instance.web > ${NAT}`, `${NAT} > tv_gcp_internet.internet`],
  ],
  [
    'Google Cloud: NAT of one subnet',
    { ...GOOGLE, ...nat({ refs: { subnetwork: 'google_compute_subnetwork.back' } }) },
    [`google_compute_instance.web > ${NAT}`, `${NAT} > tv_gcp_internet.internet`],
  ],
  [
    'Google Cloud: a machine with an address of its own takes no NAT',
    {
      ...GOOGLE,
      ...nat({ refs: { subnetwork: 'google_compute_subnetwork.back' } }),
      'google_compute_instance.web': {
        values: { network_interface: [{ access_config: [{}] }] },
        refs: { network_interface: 'google_compute_subnetwork.back' },
      },
    },
    [`${NAT} > tv_gcp_internet.internet`, 'tv_gcp_users.users > google_compute_instance.web'],
  ],
  [
    'Google Cloud: a machine that forwards, for the whole network',
    {
      ...GOOGLE,
      'google_compute_route.out': {
        values: { dest_range: '0.0.0.0/0' },
        refs: { network: 'google_compute_network.v', next_hop_instance: 'google_compute_instance.far' },
      },
    },
    ['google_compute_instance.web > google_compute_instance.far'],
  ],
  [
    'Google Cloud: but not for tagged machines, or to elsewhere',
    {
      ...GOOGLE,
      'google_compute_route.tagged': {
        values: { dest_range: '0.0.0.0/0', tags: ['dmz'] },
        refs: { network: 'google_compute_network.v', next_hop_instance: 'google_compute_instance.far' },
      },
      'google_compute_route.elsewhere': {
        values: { dest_range: '10.0.0.0/8' },
        refs: { network: 'google_compute_network.v', next_hop_instance: 'google_compute_instance.far' },
      },
    },
    [],
  ],
  [
    'data does not leave by itself',
    { ...AWS, 'aws_instance.web': {}, 'aws_db_instance.d': { refs: { subnet_id: 'aws_subnet.back' } } },
    [OUTLET, GATEWAY],
  ],
])('%s', (_, sketches, expected) => {
  expect(arrowsOf(drawn(sketches)).sort()).toEqual([...expected].sort());
});
