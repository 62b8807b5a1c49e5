import { isAttachmentType, isOwnedType, isPartType } from '../../src/catalog/type-names.js';

test.each([
  ['oci_core_drg_attachment', 'oci_core_drg', true],
  ['openstack_networking_secgroup_rule_v2', 'openstack_networking_secgroup_v2', true],
  ['alicloud_db_account', 'alicloud_db_instance', true],
  ['yandex_mdb_postgresql_user', 'yandex_mdb_postgresql_cluster', true],
  ['fastly_service_dictionary_items', 'fastly_service_vcl', true],
  ['fastly_service_compute_site', 'fastly_service_vcl', false],
  ['oci_core_instance', 'oci_core_subnet', false],
  ['oci_core_cross_connect', 'oci_core_subnet', false],
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

test.each([
  ['b2_application_key', 'b2_bucket', true],
  ['b2_application_key', 'aws_s3_bucket', false],
  ['b2_bucket', 'b2_account', false],
  ['acme_grant', 'acme_role', false],
  ['hcloud_rule', 'hcloud_network', false],
])('%s belongs to %s: %s', (type, owner, expected) => {
  expect(isOwnedType(type, owner)).toBe(expected);
});
