/** How resources say which container they are in: the attributes that providers use for it, most specific first. */

import type { IdentityRule } from './locations/networks.js';
import type { Cloud } from './model.js';

/** For every type without a `placedBy` of its own. */
export const PLACED_BY: Readonly<Record<Cloud, readonly string[]>> = {
  aws: [
    'subnet_id',
    'subnet_ids',
    'subnets',
    'subnet_mapping',
    'vpc_zone_identifier',
    'vpc_config',
    'vpc_configuration',
    'vpc_settings',
    'compute_resources',
    'network_configuration',
    'vpc_options',
    'broker_node_group_info',
    'network_interface',
    'network_interfaces',
    'launch_template',
    'db_subnet_group_name',
    'subnet_group_name',
    'cluster_subnet_group_name',
    'replication_subnet_group_id',
    'vpc_security_group_ids',
    'security_group_ids',
    'security_groups',
    'vpc_id',
  ],
  azure: [
    'subnet_id',
    'subnet_ids',
    'virtual_network_subnet_id',
    'vnet_subnet_id',
    'delegated_subnet_id',
    'infrastructure_subnet_id',
    'network_interface_ids',
    'network_interface_id',
    'ip_configuration',
    'gateway_ip_configuration',
    'frontend_ip_configuration',
    'network_interface',
    'network_profile',
    'network_profile_id',
    'default_node_pool',
    'agent_pool_profile',
    'virtual_network_configuration',
    'vnet_configuration',
    'virtual_network_id',
    'virtual_network_name',
    'kubernetes_cluster_id',
    'resource_group_name',
    'resource_group_id',
    'parent_id',
  ],
  google: [
    'subnetwork',
    'subnet',
    'network_interface',
    'network',
    'private_network',
    'authorized_network',
    'vpc_access',
    'settings',
    'cluster',
    'node_config',
    'config',
  ],
  other: [],
};

/** Placing attributes that may hold several subnets at once; every other one names exactly one place. */
export const ATTRIBUTES_OF_MANY: ReadonlySet<string> = new Set([
  'subnet_ids',
  'subnets',
  'subnet_mapping',
  'subnet_configuration',
  'vpc_zone_identifier',
  'vpc_config',
  'vpc_configuration',
  'vpc_settings',
  'compute_resources',
  'custom_parameters',
  'network_configuration',
  'vpc_options',
  'broker_node_group_info',
  'network_interfaces',
  'network_interface_ids',
  'vpc_security_group_ids',
  'security_group_ids',
  'security_groups',
]);

/**
 * Attributes that name a container by its plain name or by a path that ends in it (`projects/p/global/networks/main`),
 * with the types that they can mean.
 */
export const NAMED_CONTAINERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['resource_group_name', ['azurerm_resource_group']],
  ['virtual_network_name', ['azurerm_virtual_network']],
  ['public_subnet_name', ['azurerm_subnet']],
  ['private_subnet_name', ['azurerm_subnet']],
  ['network', ['google_compute_network']],
  ['private_network', ['google_compute_network']],
  ['authorized_network', ['google_compute_network']],
  ['subnetwork', ['google_compute_subnetwork']],
  ['db_subnet_group_name', ['aws_db_subnet_group']],
  ['cluster_subnet_group_name', ['aws_redshift_subnet_group']],
  ['replication_subnet_group_id', ['aws_dms_replication_subnet_group']],
  ['subnet_group_name', ['aws_elasticache_subnet_group', 'aws_memorydb_subnet_group', 'aws_dax_subnet_group']],
]);

const AWS_SUBNET: IdentityRule = {
  type: 'aws_subnet',
  // Code that nobody builds has texts of its own there (`subsubnet-2`): what several are in is one place all the same.
  looks: /^(?:[a-z0-9]+-)*[a-z]*subnet-[0-9a-z-]+$/,
  beside: { type: 'aws_vpc', by: 'vpc_id' },
};

const AZURE_SUBNET: IdentityRule = {
  type: 'azurerm_subnet',
  looks:
    /^(?<around>\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/(?<aroundName>[\w.-]+))\/subnets\/(?<name>[\w.-]+)$/i,
  around: { type: 'azurerm_virtual_network', by: 'virtual_network_id' },
};

const AZURE_GROUP: IdentityRule = { type: 'azurerm_resource_group', looks: /^(?!default)[\w(][\w.()-]{0,89}$/ };

/** Its name alone, or a path that ends in it. */
const AZURE_NETWORK: IdentityRule = {
  type: 'azurerm_virtual_network',
  looks:
    /^(?:\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/)?(?<name>[A-Za-z0-9][\w.-]{0,79})$/i,
};

/** A plain name, or a path that ends in it. */
const GOOGLE_SUBNET: IdentityRule = {
  type: 'google_compute_subnetwork',
  looks:
    /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/regions\/(?<region>[a-z0-9-]+)\/subnetworks\/)?(?<name>[a-z][a-z0-9-]*)$/,
  beside: { type: 'google_compute_network', by: 'network' },
};

/** A plain name, or a path that ends in it. */
const GOOGLE_NETWORK: IdentityRule = {
  type: 'google_compute_network',
  looks:
    /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/global\/networks\/)?(?<name>[a-z][a-z0-9-]*)$/,
};

/**
 * Attributes that hold the identity of a network, with what an identity looks like: one that is nowhere in the plan is
 * a network that somebody else has built.
 */
export const IDENTITIES: ReadonlyMap<string, readonly IdentityRule[]> = new Map([
  ['subnet_id', [AWS_SUBNET, AZURE_SUBNET]],
  ['subnet_ids', [AWS_SUBNET]],
  ['subnets', [AWS_SUBNET]],
  ['vpc_zone_identifier', [AWS_SUBNET]],
  ['vpc_id', [{ type: 'aws_vpc', looks: /^vpc-[0-9a-z-]+$/ }]],
  ['virtual_network_subnet_id', [AZURE_SUBNET]],
  ['vnet_subnet_id', [AZURE_SUBNET]],
  ['delegated_subnet_id', [AZURE_SUBNET]],
  ['infrastructure_subnet_id', [AZURE_SUBNET]],
  ['resource_group_name', [AZURE_GROUP]],
  ['virtual_network_name', [AZURE_NETWORK]],
  ['virtual_network_id', [AZURE_NETWORK]],
  ['subnetwork', [GOOGLE_SUBNET]],
  ['network', [GOOGLE_NETWORK]],
  ['private_network', [GOOGLE_NETWORK]],
  ['authorized_network', [GOOGLE_NETWORK]],
]);

/** A machine with interfaces in several subnets is one machine; everything else that names several is in each of them. */
export const ATTRIBUTES_OF_INTERFACES: ReadonlySet<string> = new Set([
  'network_interface',
  'network_interfaces',
  'network_interface_id',
  'network_interface_ids',
]);

/** Where one of these is known, it says in which of several subnets a resource is. */
export const ZONE_ATTRIBUTES: readonly string[] = ['availability_zone', 'availability_zone_id'];
