import { isHostType } from '../../../src/catalog/boxes.js';
import { factsOf } from '../../../src/catalog/index.js';
import { factsByWords, isPeering, namesOtherSide, OTHER_NETWORK_BOXES } from '../../../src/catalog/other/clouds.js';

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
