import { isAttachmentType, isPartType } from '../../src/catalog/part-types.js';

test.each([
  ['oci_core_drg_attachment', 'oci_core_drg', true],
  ['openstack_networking_secgroup_rule_v2', 'openstack_networking_secgroup_v2', true],
  ['alicloud_db_account', 'alicloud_db_instance', true],
  ['yandex_mdb_postgresql_user', 'yandex_mdb_postgresql_cluster', true],
  ['oci_core_instance', 'oci_core_subnet', false],
  ['hcloud_rule', 'hcloud_server', false],
  ['alicloud_db_instance', 'alicloud_db_instance', false],
  ['alicloud_dbs', 'alicloud_db', false],
])('%s is part of %s: %s', (type, whole, expected) => {
  expect(isPartType(type, whole)).toBe(expected);
});

test.each([
  ['hcloud_volume_attachment', true],
  ['openstack_compute_floatingip_associate_v2', true],
  ['alicloud_eip_association', true],
  ['hcloud_volume', false],
])('%s is an attachment: %s', (type, expected) => {
  expect(isAttachmentType(type)).toBe(expected);
});
