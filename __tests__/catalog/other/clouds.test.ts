import { isHostType } from '../../../src/catalog/boxes.js';
import { factsOf } from '../../../src/catalog/index.js';
import { factsByWords, isPeering, namesOtherSide, OTHER_NETWORK_BOXES } from '../../../src/catalog/other/clouds.js';
import { drawn, type Sketch } from '../../inference/build.js';

test.each([
  ['oci_core_instance', 'Instance', 'tabler-server', 'compute'],
  ['alicloud_db_instance', 'DB instance', 'tabler-database', 'database'],
  ['yandex_mdb_postgresql_cluster', 'MDB PostgreSQL cluster', 'tabler-database', 'database'],
  ['openstack_lb_loadbalancer_v2', 'LB loadbalancer v2', 'tabler-load-balancer', 'network'],
  ['scaleway_object_bucket', 'Object bucket', 'tabler-bucket', 'storage'],
  ['linode_lke_cluster', 'LKE cluster', 'kubernetes', 'containers'],
  ['hcloud_server', 'Hetzner server', 'tabler-server', 'compute'],
])('%s is called %s, with the icon %s of category %s', (type, title, icon, category) => {
  expect(factsOf(type)).toMatchObject({ title, icon, category });
});

test('other providers get no facts from the words of a name', () => {
  expect(['acme_server', 'aws_server', 'instance'].map(factsByWords)).toEqual([{}, {}, {}]);
});

test('every network and subnet is drawn as a box, networks outside of subnets', () => {
  for (const type of Object.keys(OTHER_NETWORK_BOXES)) expect([type, isHostType(type)]).toEqual([type, true]);
  expect(OTHER_NETWORK_BOXES.oci_core_vcn!.rank).toBeLessThan(OTHER_NETWORK_BOXES.oci_core_subnet!.rank);
});

test.each([
  ['vpc_id', false],
  ['target_subnet_id', false],
  ['peer_vpc_id', true],
  ['accepting_vpc_id', true],
])('%s names a network on the other side: %s', (name, expected) => {
  expect(namesOtherSide(name)).toBe(expected);
});

test.each([
  ['oci_core_local_peering_gateway', true],
  ['digitalocean_vpc_peering', true],
  ['alicloud_vpc_peer_connection', true],
  ['oci_core_nat_gateway', false],
])('%s connects networks: %s', (type, expected) => {
  expect(isPeering(type)).toBe(expected);
});

test('a load balancer of a smaller cloud leads to its backends, and users to it unless it is internal', () => {
  const balanced = (values: Record<string, boolean>) =>
    drawn({
      'oci_core_instance.web': {},
      'oci_load_balancer_load_balancer.lb': { values },
      'oci_load_balancer_backend.web': {
        refs: { load_balancer_id: 'oci_load_balancer_load_balancer.lb', ip_address: 'oci_core_instance.web' },
      },
      'oci_load_balancer_listener.http': { refs: { load_balancer_id: 'oci_load_balancer_load_balancer.lb' } },
    });
  const arrowsWith = (values: Record<string, boolean>) =>
    balanced(values).edges.map(({ from, to }) => `${from.split('.')[0]} > ${to.split('.')[0]}`);
  expect(arrowsWith({ is_private: true })).toEqual(['oci_load_balancer_load_balancer > oci_core_instance']);
  expect(arrowsWith({})).toHaveLength(2);
  expect([...balanced({ is_private: true }).nodes.keys()]).toEqual([
    'oci_core_instance.web',
    'oci_load_balancer_load_balancer.lb',
  ]);
});

const OPEN_RULE = { values: { type: 'ingress', port_range: '443/443', ip_protocol: 'tcp', cidr_ip: '0.0.0.0/0' } };
const MACHINE: Record<string, Sketch> = {
  'alicloud_instance.m': { refs: { security_groups: 'alicloud_security_group.g' } },
  'alicloud_security_group.g': {},
  'alicloud_eip.a': {},
  'alicloud_eip_association.b': { refs: { allocation_id: 'alicloud_eip.a', instance_id: 'alicloud_instance.m' } },
};
const rule = (cidr: string): Sketch => ({
  values: { ...OPEN_RULE.values, cidr_ip: cidr },
  refs: { security_group_id: 'alicloud_security_group.g' },
});

test('users come to a machine with a public address, if the rules of its groups let them in', () => {
  const edgesWith = (cidr: string) => drawn({ ...MACHINE, 'alicloud_security_group_rule.r': rule(cidr) }).edges;
  expect(edgesWith('0.0.0.0/0')).toMatchObject([{ from: 'tv_users.users', to: 'alicloud_instance.m', label: '443' }]);
  expect(edgesWith('10.0.0.0/8')).toEqual([]);
});

test('users come to a machine of OpenStack by a floating address', () => {
  const sketches: Record<string, Sketch> = {
    'openstack_compute_instance_v2.m': { refs: { 'network.port': 'openstack_networking_port_v2.p' } },
    'openstack_networking_port_v2.p': { refs: { security_group_ids: 'openstack_networking_secgroup_v2.g' } },
    'openstack_networking_secgroup_v2.g': {},
    'openstack_networking_secgroup_rule_v2.r': {
      values: {
        direction: 'ingress',
        protocol: 'tcp',
        port_range_min: 22,
        port_range_max: 22,
        remote_ip_prefix: '0.0.0.0/0',
      },
      refs: { security_group_id: 'openstack_networking_secgroup_v2.g' },
    },
    'openstack_networking_floatingip_v2.f': {},
    'openstack_networking_floatingip_associate_v2.a': {
      refs: { floating_ip: 'openstack_networking_floatingip_v2.f', port_id: 'openstack_networking_port_v2.p' },
    },
  };
  expect(drawn(sketches).edges).toMatchObject([
    { from: 'tv_users.users', to: 'openstack_compute_instance_v2.m', label: '22' },
  ]);
});

test('a database is called by those that its list of addresses lets in', () => {
  const sketches: Record<string, Sketch> = {
    'alicloud_instance.m': {},
    'alicloud_db_instance.d': { refs: { security_ips: 'alicloud_instance.m' } },
  };
  expect(drawn(sketches).edges).toMatchObject([{ from: 'alicloud_instance.m', to: 'alicloud_db_instance.d' }]);
});
