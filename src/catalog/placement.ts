/** Attributes by which resources of any type say which container they are in, and how routes make a subnet public. */

import type { Json } from '../graph/inventory.js';
import { factsOf } from './index.js';
import type { Cloud } from './model.js';
import type { IdentityRule } from './rules.js';

// ---- Attributes that name a container, most specific first

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

/** How a subnet is told to be public or private: by the routes of a table of its own. */
export interface RoutingRule {
  /** Type that joins a subnet to a route table, and its attributes. */
  readonly association: { readonly type: string; readonly subnet: string; readonly table: string };
  /** Type of a route that is a resource of its own, its route table, where to and by which attributes. */
  readonly route: { readonly type: string; readonly table: string; readonly target: string };
  /** Type of a route table, and the block with its routes. */
  readonly table: { readonly types: readonly string[]; readonly block: string };
  /** What says something of the table that a network's subnets have where none is joined to them. */
  readonly main: readonly string[];
  /** What leads to the internet in both directions. */
  readonly gateway: string;
  /** Its ids. */
  readonly gatewayId: RegExp;
  /** What else a route leads to, and the ids of that. */
  readonly others: readonly string[];
  readonly otherIds: RegExp;
  /** Kinds of next hops that lead to no internet, by the attribute that says it. */
  readonly hops: { readonly by: string; readonly are: readonly string[] };
  readonly destinations: readonly string[];
  /** Everything. */
  readonly everywhere: readonly string[];
}

/** Azure and Google route to the internet from every subnet that does not say otherwise (`closed` in a row); what is public there has a public address. */
export const ROUTING: RoutingRule = {
  association: { type: 'aws_route_table_association', subnet: 'subnet_id', table: 'route_table_id' },
  route: { type: 'aws_route', table: 'route_table_id', target: 'gateway_id' },
  table: { types: ['aws_route_table', 'aws_default_route_table'], block: 'route' },
  main: ['aws_default_route_table', 'aws_main_route_table_association'],
  gateway: 'aws_internet_gateway',
  gatewayId: /^igw-[0-9a-f]+$/,
  others: [
    'aws_nat_gateway',
    'aws_egress_only_internet_gateway',
    'aws_ec2_transit_gateway',
    'aws_ec2_transit_gateway_vpc_attachment',
    'aws_vpn_gateway',
    'aws_vpc_peering_connection',
    'aws_vpc_endpoint',
    'aws_networkfirewall_firewall',
    'aws_network_interface',
    'aws_instance',
    'aws_networkmanager_vpc_attachment',
  ],
  otherIds: /^(?:nat|eigw|tgw|vgw|pcx|vpce|eni|i)-[0-9a-f]+$/,
  hops: { by: 'next_hop_type', are: ['VirtualAppliance', 'VirtualNetworkGateway', 'None'] },
  destinations: ['destination_cidr_block', 'destination_ipv6_cidr_block', 'address_prefix'],
  everywhere: ['0.0.0.0/0', '::/0'],
};

// ---- Services that others are part of, by a name or an id in their attributes: one that is not in the input belongs to somebody else

export interface NamedHost {
  /** What it is. */
  readonly type: string;
  /** What the text looks like; the group `name` is what it is called, else all of it. */
  readonly looks: RegExp;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;

const named = (type: string): NamedHost => ({ type, looks: NAME });

const byId = (type: string, kind: string): NamedHost => ({
  type,
  looks: new RegExp(`^/subscriptions/[^/]+/resourceGroups/[^/]+/providers/${kind}/(?<name>[\\w.-]+)$`, 'i'),
});

/** By attribute. Only where no other service is named by an attribute that is called so. */
export const NAMED_HOSTS: ReadonlyMap<string, NamedHost> = new Map([
  ['azure_firewall_name', named('azurerm_firewall')],
  ['api_management_name', named('azurerm_api_management')],
  ['api_management_id', byId('azurerm_api_management', 'Microsoft\\.ApiManagement/service')],
  ['key_vault_id', byId('azurerm_key_vault', 'Microsoft\\.KeyVault/vaults')],
  ['storage_account_name', named('azurerm_storage_account')],
  ['data_factory_id', byId('azurerm_data_factory', 'Microsoft\\.DataFactory/factories')],
  ['automation_account_name', named('azurerm_automation_account')],
  // With its version or alias, and the account, where they are said.
  [
    'function_name',
    {
      type: 'aws_lambda_function',
      looks: /^(?:arn:[\w-]+:lambda:[\w-]+:)?(?:\d{12}:)?(?:function:)?(?<name>[\w-]{1,64})(?::[\w$-]{1,128})?$/,
    },
  ],
  ['rest_api_id', { type: 'aws_api_gateway_rest_api', looks: /^[a-z0-9]{10}$/ }],
]);

// ---- Tiers of a network, where somebody names a network and not which of its subnets

/** Tiers are called after what stands in them, in the words of a type or in others for these. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  application: ['app'],
  bastion: ['bastions'],
  cache: ['caches', 'redis'],
  container: ['gke', 'k8s'],
  db: ['data', 'database', 'databases', 'rds'],
  eks: ['k8s', 'kubernetes'],
  elasticache: ['cache', 'caches', 'redis'],
  endpoint: ['endpoints', 'pe', 'pep'],
  gateway: ['agw', 'appgw', 'gateways', 'gw'],
  kubernetes: ['aks', 'k8s'],
  mysql: ['data', 'database', 'databases', 'db'],
  mssql: ['data', 'database', 'databases', 'db', 'sql'],
  postgresql: ['data', 'database', 'databases', 'db', 'postgres'],
  rds: ['data', 'database', 'databases', 'db'],
};

/** A balancer that people reach stands where they come in, any other one where nobody does. */
const TOWARDS_ALL: readonly string[] = ['external', 'public'];
const TOWARDS_OWN: readonly string[] = ['internal', 'private'];

function wordsFor(type: string, values: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const own = type.split('_').slice(1);
  const facing = factsOf(type).tierByFacing === true ? (values.internal === true ? TOWARDS_OWN : TOWARDS_ALL) : [];
  return new Set([...own, ...own.flatMap((word) => ALSO_CALLED[word] ?? []), ...facing]);
}

/**
 * @param names what may be meant, all of one subject: `private_subnet`, `database_subnet`
 * @param subject what they have in common: `subnet`
 * @returns those that are called after what stands in them; of these the most exact
 */
export function tiersFor(
  { type, values }: { readonly type: string; readonly values: Readonly<Record<string, Json>> },
  names: readonly string[],
  subject: string,
): readonly string[] {
  const words = wordsFor(type, values);
  const told = names
    .map((name) => ({ name, left: name.split('_').filter((word) => word !== subject) }))
    .filter(({ left }) => left.length > 0 && left.every((word) => words.has(word)));
  const longest = Math.max(...told.map(({ left }) => left.length));
  return told.filter(({ left }) => left.length === longest).map(({ name }) => name);
}
