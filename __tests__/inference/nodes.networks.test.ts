/** Networks of clouds without container types: hosts that are drawn as boxes. */
import { understand } from '../../src/inference/index.js';
import { drawn, plan } from './build.js';

const graph = drawn({
  'oci_core_vcn.main': {},
  'oci_core_subnet.app': { refs: { vcn_id: 'oci_core_vcn.main' } },
  'oci_core_subnet.data': { refs: { vcn_id: 'oci_core_vcn.main' } },
  'oci_core_instance.web': { refs: { 'create_vnic_details.subnet_id': 'oci_core_subnet.app' } },
  'oci_core_nat_gateway.nat': { refs: { vcn_id: 'oci_core_vcn.main' } },
  'oci_containerengine_cluster.k': {
    refs: {
      vcn_id: 'oci_core_vcn.main',
      'options.service_lb_subnet_ids': ['oci_core_subnet.app', 'oci_core_subnet.data'],
    },
  },
  'oci_core_local_peering_gateway.to_hub': { refs: { peer_vcn_id: 'oci_core_vcn.main' } },
  'oci_core_drg.out': {},
  'oci_core_drg_attachment.out': { refs: { drg_id: 'oci_core_drg.out', vcn_id: 'oci_core_vcn.main' } },
  'oci_objectstorage_bucket.files': {},
});
const hostOf = (address: string) => graph.nodes.get(address)?.runsIn;

test.each([
  ['a machine', 'oci_core_instance.web', 'oci_core_subnet.app'],
  ['a subnet', 'oci_core_subnet.app', 'oci_core_vcn.main'],
  ['a gateway', 'oci_core_nat_gateway.nat', 'oci_core_vcn.main'],
  ['a cluster over two subnets', 'oci_containerengine_cluster.k', 'oci_core_vcn.main'],
  ['a router, by its attachment', 'oci_core_drg.out', 'oci_core_vcn.main'],
])('%s stands in the innermost network that is around it', (_, address, host) => {
  expect(hostOf(address)).toBe(host);
});

test('what names a network on the other side, or none, stands in none', () => {
  expect([hostOf('oci_core_local_peering_gateway.to_hub'), hostOf('oci_objectstorage_bucket.files')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a place in a network is no edge, a peering is one', () => {
  expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
    ['oci_core_local_peering_gateway.to_hub', 'oci_core_vcn.main'],
  ]);
});

test('an ACL of a bucket is part of the bucket, one of a network part of the network', () => {
  const { ledger } = understand(
    plan({
      'alicloud_vpc.main': {},
      'alicloud_network_acl.main': { refs: { vpc_id: 'alicloud_vpc.main' } },
      'alicloud_oss_bucket.files': {},
      'alicloud_oss_bucket_acl.files': { refs: { bucket: 'alicloud_oss_bucket.files' } },
    }),
  );
  const nodeOf = (address: string) => ledger.entries.find((entry) => entry.address === address);
  expect(nodeOf('alicloud_network_acl.main')).toMatchObject({ bucket: 'folded', node: 'alicloud_vpc.main' });
  expect(nodeOf('alicloud_oss_bucket_acl.files')).toMatchObject({
    bucket: 'folded',
    node: 'alicloud_oss_bucket.files',
  });
});
