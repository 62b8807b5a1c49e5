import { isHostType } from '../../../src/catalog/boxes.js';
import { factsOf } from '../../../src/catalog/index.js';
import { factsByWords, isPeering, namesOtherSide, OTHER_NETWORK_BOXES } from '../../../src/catalog/other/clouds.js';
import { drawn } from '../../inference/build.js';

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
