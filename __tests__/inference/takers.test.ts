/** Who takes a way out of a subnet, and who does not. */
import fc from 'fast-check';
import { typeOf } from '../../src/graph/address.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import { ROWS } from '../support/rows.js';
import { arrowsOf, drawn, plan, type Sketch } from './build.js';
import { AWS, GOOGLE, hubWith, NAT, nat, route, type Sketches } from './ways.js';

const APP = (values: Sketch['values'] = {}): Sketches => ({
  ...hubWith('azurerm_firewall.f'),
  ...route({ refs: { next_hop_in_ip_address: 'azurerm_firewall.f' } }),
  'azurerm_linux_virtual_machine.web': {},
  'azurerm_linux_web_app.a': { values, refs: { virtual_network_subnet_id: 'azurerm_subnet.back' } },
});
const inNat = (address: string, values: NonNullable<Sketch['values']>, more: Sketches = {}): Sketches => ({
  ...GOOGLE,
  ...nat({ refs: { subnetwork: 'google_compute_subnetwork.back' } }),
  'google_compute_instance.web': {},
  [address]: { values, refs: { subnetwork: 'google_compute_subnetwork.back' } },
  ...more,
});

test.each<[string, Sketches, boolean]>([
  ['an app, unless it routes everything', APP(), false],
  ['an app that does', APP({ site_config: [{ vnet_route_all_enabled: true }] }), true],
  ['a cluster with public nodes', inNat('google_container_cluster.k', {}), false],
  [
    'a cluster with private nodes',
    inNat('google_container_cluster.k', { private_cluster_config: [{ enable_private_nodes: true }] }),
    true,
  ],
  [
    'a group whose template has public addresses',
    inNat(
      'google_compute_instance_group_manager.m',
      {},
      {
        'google_compute_instance_template.t': {
          values: { network_interface: [{ access_config: [{}] }] },
          refs: { network_interface: 'google_compute_subnetwork.back' },
        },
        'google_compute_instance_group_manager.m': { refs: { version: 'google_compute_instance_template.t' } },
      },
    ),
    false,
  ],
])('who has another way takes it: %s', (_, sketches, leaves) => {
  const out = arrowsOf(drawn(sketches)).filter((arrow) =>
    /> (azurerm_firewall.f|google_compute_router_nat.n)$/.test(arrow),
  );
  expect(out.length > 0).toBe(leaves);
});

test('a router is its NAT, unless a private line ends at it', () => {
  const all = { ...GOOGLE, ...nat({}) };
  expect(drawn(all).nodes.has('google_compute_router.r')).toBe(false);
  expect(drawn(all).nodes.get(NAT)?.parent).toBe('tv_gcp_region.v_r-1');
  const tunnel = { 'google_compute_vpn_tunnel.t': { refs: { router: 'google_compute_router.r' } } };
  expect(drawn({ ...all, ...tunnel }).nodes.has('google_compute_router.r')).toBe(true);
});

test('what a route refers to is said to be a way out', () => {
  const { ledger } = understand(plan(AWS));
  expect(ledger.references.find(({ from, to }) => from === 'aws_route.out' && to === 'aws_nat_gateway.n')?.why).toBe(
    'way',
  );
});

test('each copy leaves through the gateway of its own subnet', () => {
  const zone = (n: number): Sketches => ({
    [`aws_subnet.back[${n}]`]: { refs: { vpc_id: 'aws_vpc.v' } },
    [`aws_subnet.front[${n}]`]: { refs: { vpc_id: 'aws_vpc.v' } },
    [`aws_instance.nva[${n}]`]: { refs: { subnet_id: `aws_subnet.front[${n}]` } },
    [`aws_route_table.r[${n}]`]: {
      refs: { vpc_id: 'aws_vpc.v', route: ['aws_instance.nva[0]', 'aws_instance.nva[1]'] },
    },
    [`aws_route_table_association.a[${n}]`]: {
      refs: { subnet_id: `aws_subnet.back[${n}]`, route_table_id: `aws_route_table.r[${n}]` },
    },
  });
  const graph = drawn({
    'aws_vpc.v': {},
    ...zone(0),
    ...zone(1),
    'aws_autoscaling_group.web': { refs: { vpc_zone_identifier: ['aws_subnet.back[0]', 'aws_subnet.back[1]'] } },
  });
  expect(arrowsOf(graph)).toEqual([
    'aws_autoscaling_group.web~1 > aws_instance.nva[0]',
    'aws_autoscaling_group.web~2 > aws_instance.nva[1]',
  ]);
});

test('a crowd is no fan of arrows', () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 13 }, (_, n) => [`aws_instance.w${n}`, { refs: { subnet_id: 'aws_subnet.back' } }]),
  );
  const nva = {
    'aws_instance.nva': { refs: { subnet_id: 'aws_subnet.front' } },
    'aws_route.out': { refs: { route_table_id: 'aws_route_table.back', instance_id: 'aws_instance.nva' } },
  };
  const takers = (machines: Sketches) =>
    arrowsOf(drawn({ ...AWS, ...nva, ...machines })).filter((arrow) => arrow.endsWith(' > aws_instance.nva'));
  expect(takers({})).toEqual(['aws_instance.web > aws_instance.nva']);
  expect(takers(crowd)).toEqual([]);
});

test('AWS: a regional NAT gateway is in its network, not in a subnet', () => {
  const graph = drawn({
    'aws_vpc.v': {},
    'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_nat_gateway.n': { values: { availability_mode: 'regional' }, refs: { vpc_id: 'aws_vpc.v' } },
  });
  expect(graph.nodes.get('aws_nat_gateway.n')?.parent).toBe('aws_vpc.v');
});

test('whatever refers to whatever, no way starts at a box or leads to itself', () => {
  const TYPES = ROWS.filter(
    ([, { egressRoute, routesIn, route, routeHop }]) => egressRoute ?? routesIn ?? route ?? routeHop,
  ).map(([type]) => type);
  const addresses = [...TYPES, 'aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork', 'aws_db_instance'].flatMap(
    (type) => [`${type}.a`, `${type}.b`],
  );
  const ATTRIBUTES = [
    'subnet_id',
    'route_table_id',
    'nat_gateway_id',
    'next_hop_in_ip_address',
    'route',
    'router',
    'network',
  ];
  const refs = fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...addresses), { maxKeys: 3 });
  const values = fc.record({
    source_subnetwork_ip_ranges_to_nat: fc.constantFrom('ALL_SUBNETWORKS_ALL_IP_RANGES', 'LIST_OF_SUBNETWORKS'),
    next_hop_in_ip_address: fc.constantFrom('10.0.0.4', '', '*'),
    private_ip: fc.constantFrom('10.0.0.4', '10.0.0.5'),
  });
  const sketches = fc.dictionary(fc.constantFrom(...addresses), fc.record({ refs, values }), {
    minKeys: 4,
    maxKeys: 20,
  });
  fc.assert(
    fc.property(sketches, (all) => {
      const known = new Set(Object.keys(all));
      const sound = Object.fromEntries(
        Object.entries(all).map(([address, sketch]) => [
          address,
          { ...sketch, refs: Object.fromEntries(Object.entries(sketch.refs).filter(([, to]) => known.has(to))) },
        ]),
      );
      for (const { from, to } of drawn(sound).edges) {
        expect(from).not.toBe(to);
        expect(isContainerType(typeOf(from))).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

describe('a way out that stands in several subnets', () => {
  const zones = ['r-a', 'r-b'];
  const inBoth = {
    subnet_ids: ['aws_subnet.door0', 'aws_subnet.door1'],
    subnet_mapping: ['aws_subnet.door0', 'aws_subnet.door1'],
  };
  const network = (type: string, workloadZones: readonly (string | null)[]): Sketches => ({
    'aws_vpc.v': {},
    [`${type}.f`]: { values: { vpc_endpoint_type: 'GatewayLoadBalancer' }, refs: { vpc_id: 'aws_vpc.v', ...inBoth } },
    'aws_route_table.t': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_route.out': { refs: { route_table_id: 'aws_route_table.t', vpc_endpoint_id: `${type}.f` } },
    ...Object.assign(
      {},
      ...zones.map((zone, i) => ({
        [`aws_subnet.door${i}`]: { values: { availability_zone: zone }, refs: { vpc_id: 'aws_vpc.v' } },
      })),
      ...workloadZones.map((zone, i) => ({
        [`aws_subnet.back${i}`]: { values: { availability_zone: zone }, refs: { vpc_id: 'aws_vpc.v' } },
        [`aws_instance.web${i}`]: { values: { ami: `a${i}` }, refs: { subnet_id: `aws_subnet.back${i}` } },
        [`aws_route_table_association.a${i}`]: {
          refs: { subnet_id: `aws_subnet.back${i}`, route_table_id: 'aws_route_table.t' },
        },
      })),
    ),
  });

  it('each takes the one in its own zone', () => {
    const type = 'aws_networkfirewall_firewall';
    const arrows = arrowsOf(drawn(network(type, zones)));
    expect(arrows).toContain(`aws_instance.web0 > ${type}.f~1`);
    expect(arrows).toContain(`aws_instance.web1 > ${type}.f~2`);
    expect(arrows.filter((arrow) => arrow.includes(`> ${type}.f`))).toHaveLength(2);
  });

  it('who is in none of these zones takes it once', () => {
    const arrows = arrowsOf(drawn(network('aws_networkfirewall_firewall', ['r-c'])));
    const ways = arrows.filter((arrow) => arrow.startsWith('aws_instance.web0'));
    expect(ways).toEqual(['aws_instance.web0 > aws_networkfirewall_firewall.f~1']);
  });
});
