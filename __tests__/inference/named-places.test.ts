/** Where things are by what an attribute is called and what it names: no list has these attributes. */

import { understand } from '../../src/inference/index.js';
import { HIDDEN_UNUSED_GROUP } from '../../src/inference/messages.js';
import { drawn, plan, type Sketch } from './build.js';

const NETWORK: Record<string, Sketch> = {
  'aws_vpc.v': {},
  'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.v' } },
  // A group of several members in several places is no box.
  'aws_lb.other': { refs: { subnets: 'aws_subnet.b', security_groups: 'aws_security_group.g' } },
};

test.each([
  ['aws_emr_cluster', 'ec2_attributes.subnet_id'],
  ['aws_glue_connection', 'physical_connection_requirements.subnet_id'],
  ['aws_glue_dev_endpoint', 'subnet_id'],
  ['aws_mskconnect_connector', 'kafka_cluster.apache_kafka_cluster.vpc.subnets'],
  ['aws_transfer_server', 'endpoint_details.subnet_ids'],
  ['aws_prometheus_scraper', 'source.eks.subnet_ids'],
  ['aws_route53_resolver_endpoint', 'ip_address.subnet_id'],
  ['aws_codebuild_project', 'vpc_config.subnets'],
  ['aws_batch_compute_environment', 'compute_resources.subnets'],
  ['aws_imagebuilder_infrastructure_configuration', 'subnet_id'],
  ['aws_sagemaker_model', 'vpc_config.subnets'],
  ['acme_thing', 'placement.primary_subnet_id'],
])('%s is in the subnet that %s names', (type, path) => {
  const graph = drawn({ ...NETWORK, [`${type}.it`]: { refs: { [path]: 'aws_subnet.a' } } });
  expect(graph.nodes.get(`${type}.it`)?.parent).toBe('aws_subnet.a');
});

test.each([
  ['aws_codebuild_project', 'vpc_config'],
  ['aws_mwaa_environment', 'network_configuration'],
])('%s: its block names the network and the subnets apart, and it is in the subnets', (type, block) => {
  const one = drawn({
    ...NETWORK,
    [`${type}.it`]: { refs: { [`${block}.vpc_id`]: 'aws_vpc.v', [`${block}.subnets`]: 'aws_subnet.a' } },
  });
  expect(one.nodes.get(`${type}.it`)?.parent).toBe('aws_subnet.a');
  const both = drawn({
    ...NETWORK,
    [`${type}.it`]: {
      refs: { [`${block}.vpc_id`]: 'aws_vpc.v', [`${block}.subnets`]: ['aws_subnet.a', 'aws_subnet.b'] },
    },
  });
  // Beside something else in one of them: around both.
  expect(both.nodes.get(`${type}.it`)?.parent).toBe('aws_vpc.v');
});

test.each([
  [
    'aws_route53_resolver_endpoint',
    { security_group_ids: 'aws_security_group.g', 'ip_address.subnet_id': 'aws_subnet.a' },
  ],
  ['aws_verifiedaccess_endpoint', { security_group_ids: 'aws_security_group.g', 'options.subnet_ids': 'aws_subnet.a' }],
  ['aws_msk_vpc_connection', { vpc_id: 'aws_vpc.v', client_subnets: 'aws_subnet.a' }],
  ['aws_db_proxy', { vpc_security_group_ids: 'aws_security_group.g', vpc_subnet_ids: 'aws_subnet.a' }],
])('%s: a list knows its network or group, and its name says in which subnet', (type, refs) => {
  expect(drawn({ ...NETWORK, [`${type}.it`]: { refs } }).nodes.get(`${type}.it`)?.parent).toBe('aws_subnet.a');
});

test('an attribute that names one of several subnets, nobody knows which: around all of them', () => {
  const graph = drawn({
    ...NETWORK,
    'acme_thing.t': {},
    'aws_instance.it': { refs: { subnet_id: ['aws_subnet.a', 'aws_subnet.b'] } },
  });
  expect(graph.nodes.get('aws_instance.it')?.parent).toBe('aws_vpc.v');
});

test('two subnets that nothing is around: it is in one box for both', () => {
  const graph = drawn({
    'aws_subnet.a': {},
    'aws_subnet.b': {},
    'acme_thing.it': { refs: { 'placement.subnet_ids': ['aws_subnet.a', 'aws_subnet.b'] } },
  });
  const parents = [...graph.nodes.values()].filter(({ type }) => type === 'acme_thing').map(({ parent }) => parent);
  expect(parents).toEqual(['aws_subnet.a']);
  expect(graph.nodes.get('aws_subnet.a')?.count).toBe(2);
});

test('a network beside a subnet: it is in the subnet, also where nothing says that the one is in the other', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': {},
    'acme_thing.it': {
      refs: { 'machine.network': 'google_compute_network.n', 'machine.subnet': 'google_compute_subnetwork.s' },
    },
  });
  expect(graph.nodes.get('acme_thing.it')?.parent).toBe('google_compute_subnetwork.s');
});

test('the other end of a peering is no place', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'acme_peering.p': { refs: { peer_network: 'google_compute_network.n' } },
  });
  expect(graph.nodes.get('acme_peering.p')?.parent).toBeNull();
});

test('a subnet that a value mentions is no place', () => {
  const graph = drawn({
    ...NETWORK,
    'acme_thing.t': { refs: { value: 'aws_subnet.a' } },
    'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_subnet.a' } },
  });
  expect(['acme_thing.t', 'aws_lambda_function.f'].map((one) => graph.nodes.get(one)?.parent)).toEqual([null, null]);
});

test.each([
  ['aws_batch_compute_environment', 'compute_resources.security_group_ids', true],
  ['aws_emr_cluster', 'ec2_attributes.emr_managed_master_security_group', true],
  ['aws_glue_connection', 'physical_connection_requirements.security_group_id_list', true],
  ['aws_mskconnect_connector', 'kafka_cluster.apache_kafka_cluster.vpc.security_groups', true],
  ['aws_dax_cluster', 'security_group_ids', true],
  ['aws_eks_node_group', 'remote_access.source_security_group_ids', false],
])('%s with %s is in the group: %s', (type, path, joins) => {
  const sketches = {
    'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.v' } },
    [`${type}.it`]: { refs: { [path]: 'aws_security_group.g' } },
    'aws_vpc.v': {},
  };
  const entry = understand(plan(sketches)).ledger.entries.find(({ address }) => address === 'aws_security_group.g');
  expect(JSON.stringify(entry).includes(HIDDEN_UNUSED_GROUP)).toBe(!joins);
});

test.each([
  ['aws_vpc_endpoint', { subnet_ids: 'aws_subnet.a' }, false],
  ['aws_nat_gateway', { subnet_id: 'aws_subnet.a' }, true],
  ['aws_vpn_gateway', { vpc_id: 'aws_vpc.v' }, true],
])('a group that nothing names is a box beside %s (%j): %s', (type, refs, isBox) => {
  const { 'aws_lb.other': _, ...network } = NETWORK;
  const graph = drawn({ ...network, [`${type}.it`]: { refs: refs as unknown as Record<string, string> } });
  expect(graph.nodes.has('aws_security_group.g')).toBe(isBox);
});

test.each([
  ['azure/storage-account', { sa_subnets: ['azurerm_subnet.a', 'azurerm_subnet.b'] }, null],
  ['azure/storage-account', { private_subnet_id: 'azurerm_subnet.a' }, null],
  ['azurerm/avm-res-keyvault-vault', { vault_subnet_ids: 'azurerm_subnet.a' }, null],
  ['azurerm/redis', { redis_subnet_id: 'azurerm_subnet.a' }, 'azurerm_subnet.a'],
  ['azurerm/app-service', { vnet_subnet_id: 'azurerm_subnet.a' }, 'azurerm_subnet.a'],
])('a module of %s with the subnets %j', (purpose, refs, parent) => {
  const address = 'module.m.terraform_module.m';
  const graph = drawn({
    'azurerm_resource_group.r': {},
    'azurerm_virtual_network.v': { refs: { resource_group_name: 'azurerm_resource_group.r' } },
    'azurerm_subnet.a': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
    'azurerm_subnet.b': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
    'azurerm_linux_virtual_machine.w': { refs: { subnet_id: 'azurerm_subnet.b' } },
    [address]: {
      values: { module_purpose: purpose },
      refs: { resource_group_name: 'azurerm_resource_group.r', ...refs },
    },
  });
  expect(
    [...graph.nodes.values()].filter(({ type }) => type === 'terraform_module').map((node) => node.parent),
  ).toEqual([parent]);
});
