/** Placement: attributes of any type that name a container, and the routes that make a subnet public. */

import type { Json } from '../graph/inventory.js';
import { factsOf } from './index.js';
import type { Cloud } from './model.js';
import type { IdentityRule } from './rules.js';

// ---- Attributes that name a container, most specific first

/** Placing attributes of types without a `placedBy` of their own. */
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

/** Placing attributes that may hold several subnets; any other one names exactly one container. */
export const MULTI_SUBNET_ATTRIBUTES: ReadonlySet<string> = new Set([
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
 * Attributes with the plain name of a container, or a path that ends in it (`projects/p/global/networks/main`), and the
 * types they may name.
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
  // Example code has made-up texts here (`subsubnet-2`); resources with the same text are still in one container.
  pattern: /^(?:[a-z0-9]+-)*[a-z]*subnet-[0-9a-z-]+$/,
  inferredOuter: { type: 'aws_vpc', attribute: 'vpc_id' },
};

const AZURE_SUBNET: IdentityRule = {
  type: 'azurerm_subnet',
  pattern:
    /^(?<outer>\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/(?<outerName>[\w.-]+))\/subnets\/(?<name>[\w.-]+)$/i,
  outer: { type: 'azurerm_virtual_network', attribute: 'virtual_network_id' },
};

const AZURE_GROUP: IdentityRule = { type: 'azurerm_resource_group', pattern: /^(?!default)[\w(][\w.()-]{0,89}$/ };

/** A plain name, or a path that ends in it. */
const AZURE_NETWORK: IdentityRule = {
  type: 'azurerm_virtual_network',
  pattern:
    /^(?:\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/)?(?<name>[A-Za-z0-9][\w.-]{0,79})$/i,
};

/** A plain name, or a path that ends in it. */
const GOOGLE_SUBNET: IdentityRule = {
  type: 'google_compute_subnetwork',
  pattern:
    /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/regions\/(?<region>[a-z0-9-]+)\/subnetworks\/)?(?<name>[a-z][a-z0-9-]*)$/,
  inferredOuter: { type: 'google_compute_network', attribute: 'network' },
};

/** A plain name, or a path that ends in it. */
const GOOGLE_NETWORK: IdentityRule = {
  type: 'google_compute_network',
  pattern:
    /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/global\/networks\/)?(?<name>[a-z][a-z0-9-]*)$/,
};

/**
 * Attributes with the identity of a network, and its shape. An identity that is not in the plan is a network built
 * elsewhere.
 */
export const IDENTITIES: ReadonlyMap<string, readonly IdentityRule[]> = new Map([
  ['subnet_id', [AWS_SUBNET, AZURE_SUBNET]],
  ['subnet_ids', [AWS_SUBNET]],
  ['subnets', [AWS_SUBNET]],
  ['vpc_zone_identifier', [AWS_SUBNET]],
  ['vpc_id', [{ type: 'aws_vpc', pattern: /^vpc-[0-9a-z-]+$/ }]],
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

/**
 * Attributes of network interfaces: a machine with interfaces in several subnets is one machine. A resource that names
 * several subnets otherwise is in each.
 */
export const INTERFACE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'network_interface',
  'network_interfaces',
  'network_interface_id',
  'network_interface_ids',
]);

/** Attributes whose zone selects one of several subnets. */
export const ZONE_ATTRIBUTES: readonly string[] = ['availability_zone', 'availability_zone_id'];

/** Makes a subnet public or private by the routes of its route table. */
export interface RoutingRule {
  /** Type that associates a subnet with a route table, and its attributes. */
  readonly association: { readonly type: string; readonly subnet: string; readonly table: string };
  /** Type of a route resource, with the attributes for its table and target. */
  readonly route: { readonly type: string; readonly table: string; readonly target: string };
  /** Types of route tables, and the block with their routes. */
  readonly table: { readonly types: readonly string[]; readonly block: string };
  /** Types that configure the main table, which subnets without an association use. */
  readonly main: readonly string[];
  /** Gateway to the internet in both directions. */
  readonly gateway: string;
  /** Shape of the gateway's IDs. */
  readonly gatewayId: RegExp;
  /** Other targets of routes, and the shape of their IDs. */
  readonly otherTargets: readonly string[];
  readonly otherTargetIds: RegExp;
  /** Attribute with the kind of the next hop, and the kinds that do not lead to the internet. */
  readonly nextHops: { readonly attribute: string; readonly values: readonly string[] };
  /** Attributes with the destination of a route. */
  readonly destinations: readonly string[];
  /** Destinations that mean everything. */
  readonly everywhere: readonly string[];
}

/**
 * Routing of AWS, and default routes of Azure that lead away from the internet (`nextHops`). Azure and Google Cloud
 * route every subnet to the internet unless it says otherwise (`closed` in a row); there a public address makes a
 * resource public.
 */
export const ROUTING: RoutingRule = {
  association: { type: 'aws_route_table_association', subnet: 'subnet_id', table: 'route_table_id' },
  route: { type: 'aws_route', table: 'route_table_id', target: 'gateway_id' },
  table: { types: ['aws_route_table', 'aws_default_route_table'], block: 'route' },
  main: ['aws_default_route_table', 'aws_main_route_table_association'],
  gateway: 'aws_internet_gateway',
  gatewayId: /^igw-[0-9a-f]+$/,
  otherTargets: [
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
  otherTargetIds: /^(?:nat|eigw|tgw|vgw|pcx|vpce|eni|i)-[0-9a-f]+$/,
  nextHops: { attribute: 'next_hop_type', values: ['VirtualAppliance', 'VirtualNetworkGateway', 'None'] },
  destinations: ['destination_cidr_block', 'destination_ipv6_cidr_block', 'address_prefix'],
  everywhere: ['0.0.0.0/0', '::/0'],
};

// ---- Services that others are part of, by a name or ID in their attributes; one outside the input was built elsewhere

/** A service that others name in an attribute because they are part of it. */
export interface NamedHost {
  /** Type of the service. */
  readonly type: string;
  /** Pattern of the value; the group `name` is its name, else the whole value. */
  readonly pattern: RegExp;
  /**
   * Words of the attribute at the end of the name of a variable or output; the rest names the service.
   * `shop_listener_arn`. Present if a value that is wholly unknown means a service too, because the attribute names no
   * other kind.
   */
  readonly attributeWords?: RegExp;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;

/** Returns a service that an attribute names by plain name. */
const byName = (type: string): NamedHost => ({ type, pattern: NAME });

/** Returns a service of Azure that an attribute names by ID. */
const byId = (type: string, kind: string): NamedHost => ({
  type,
  pattern: new RegExp(`^/subscriptions/[^/]+/resourceGroups/[^/]+/providers/${kind}/(?<name>[\\w.-]+)$`, 'i'),
});

const LOAD_BALANCER: NamedHost = {
  type: 'aws_lb',
  pattern:
    /^arn:[\w-]+:elasticloadbalancing:[\w-]+:\d{12}:(?:loadbalancer|listener)\/(?:app|net)\/(?<name>[\w-]{1,32})\//,
  attributeWords: /(?:(?:^|_)(?:https?|listener|arn|id))+$/,
};

/** Named services by attribute; only attributes that name no other service. */
export const NAMED_HOSTS: ReadonlyMap<string, NamedHost> = new Map([
  ['azure_firewall_name', byName('azurerm_firewall')],
  ['api_management_name', byName('azurerm_api_management')],
  ['api_management_id', byId('azurerm_api_management', 'Microsoft\\.ApiManagement/service')],
  ['key_vault_id', byId('azurerm_key_vault', 'Microsoft\\.KeyVault/vaults')],
  ['storage_account_name', byName('azurerm_storage_account')],
  ['data_factory_id', byId('azurerm_data_factory', 'Microsoft\\.DataFactory/factories')],
  ['automation_account_name', byName('azurerm_automation_account')],
  // With its version or alias, and with the account, if given.
  [
    'function_name',
    {
      type: 'aws_lambda_function',
      pattern: /^(?:arn:[\w-]+:lambda:[\w-]+:)?(?:\d{12}:)?(?:function:)?(?<name>[\w-]{1,64})(?::[\w$-]{1,128})?$/,
    },
  ],
  ['load_balancer_arn', LOAD_BALANCER],
  ['listener_arn', LOAD_BALANCER],
  ['rest_api_id', { type: 'aws_api_gateway_rest_api', pattern: /^[a-z0-9]{10}$/ }],
]);

// ---- Tiers of a network, for a reference to a network that does not select a subnet

// Tiers are named after their contents, by a word of the type or one of these synonyms.
const TYPE_WORD_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
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

// An external load balancer belongs in the public tier, an internal one in the private tier.
const PUBLIC_TIER_WORDS: readonly string[] = ['external', 'public'];
const PRIVATE_TIER_WORDS: readonly string[] = ['internal', 'private'];

/** Returns the words that may name the tier of a resource: those of its type, synonyms, and the side it faces. */
function wordsFor(type: string, values: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const typeWords = type.split('_').slice(1);
  const facing =
    factsOf(type).tierByFacing === true ? (values.internal === true ? PRIVATE_TIER_WORDS : PUBLIC_TIER_WORDS) : [];
  return new Set([...typeWords, ...typeWords.flatMap((word) => TYPE_WORD_SYNONYMS[word] ?? []), ...facing]);
}

/**
 * Returns the names of the tiers that fit a resource, the most exact ones only. Example: an RDS instance and
 * `private_subnet`, `database_subnet` give `database_subnet`.
 * @param names candidates, all of one subject
 * @param subject their common word: `subnet`
 */
export function tiersFor(
  { type, values }: { readonly type: string; readonly values: Readonly<Record<string, Json>> },
  names: readonly string[],
  subject: string,
): readonly string[] {
  const words = wordsFor(type, values);
  const fitting = names
    .map((name) => ({ name, tierWords: name.split('_').filter((word) => word !== subject) }))
    .filter(({ tierWords }) => tierWords.length > 0 && tierWords.every((word) => words.has(word)));
  const longest = Math.max(...fitting.map(({ tierWords }) => tierWords.length));
  return fitting.filter(({ tierWords }) => tierWords.length === longest).map(({ name }) => name);
}

// ---- Networks whose identity is unknown: a variable, an output or a data source holds it

/** Container types of the networks of a cloud. */
export interface NetworkTypes {
  readonly network: string;
  readonly subnet: string;
  /** Attribute by which a subnet names its network. */
  readonly networkAttribute: string;
  /**
   * Name of a network of which nothing else is known. Its words are those of the title, so that a box shows no name.
   */
  readonly plain: string;
}

/** Types of the networks of each cloud that has container types for them. */
export const NETWORK_TYPES: Readonly<Partial<Record<Cloud, NetworkTypes>>> = {
  aws: { network: 'aws_vpc', subnet: 'aws_subnet', networkAttribute: 'vpc_id', plain: 'vpc' },
  azure: {
    network: 'azurerm_virtual_network',
    subnet: 'azurerm_subnet',
    networkAttribute: 'virtual_network_id',
    plain: 'virtual_network',
  },
  google: {
    network: 'google_compute_network',
    subnet: 'google_compute_subnetwork',
    networkAttribute: 'network',
    plain: 'vpc_network',
  },
};

/** Attributes with the name of a group of subnets, which an unknown group stands for. */
const SUBNET_GROUPS: ReadonlySet<string> = new Set([
  'db_subnet_group_name',
  'cluster_subnet_group_name',
  'subnet_group_name',
  'replication_subnet_group_id',
]);

/** Names of settings that say whether a module builds networks, or how many. `create_vpc` */
const SWITCHES = /^(?:allow|create|deploy|disable|enable|has|is|manage|max|min|number|num|provision|use)_/;

/** Returns the kind of network that an attribute of a cloud's resource names; null for any other attribute. */
export function networkKindOf(name: string, cloud: Cloud): 'network' | 'subnet' | null {
  const types = NETWORK_TYPES[cloud];
  if (types === undefined || SWITCHES.test(name)) return null;
  if (cloud === 'aws' && SUBNET_GROUPS.has(name)) return 'subnet';
  const mayName = (type: string): boolean =>
    IDENTITIES.get(name)?.some((rule) => rule.type === type) === true ||
    factsOf(type).placementRefs?.test(name) === true;
  if (mayName(types.subnet)) return 'subnet';
  return mayName(types.network) ? 'network' : null;
}

/** True for an attribute, variable or output that names networks of any cloud. */
export const namesNetwork = (name: string): boolean =>
  (Object.keys(NETWORK_TYPES) as Cloud[]).some((cloud) => networkKindOf(name, cloud) !== null);

/** True for a type that is a group of subnets. */
export const isSubnetGroup = (type: string): boolean => type.endsWith('_subnet_group');

/** True for a name with a word for networks, in any place. `deductions_private_vpc` */
export const hasNetworkWord = (name: string): boolean => /vpc|vnet|net(?:work)?s?(?:_|-|$)|subnet/i.test(name);

/**
 * Words of variables and outputs that say only that they name networks: `vpc_private_subnet_ids` has one other word.
 */
const KIND_WORDS: ReadonlySet<string> = new Set(
  'all arn arns aws azure gcp google default existing group id ids input list link main map name names network networks node output outputs param parameter self shared ssm subnet subnets subnetwork subnetworks the value var virtual vnet vnets vpc vpcs'.split(
    ' ',
  ),
);

/**
 * Returns the words of a name that tell one network from another: `private` of `vpc_private_subnet_ids`. Empty for
 * none.
 */
export const networkName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !KIND_WORDS.has(word) && !/^\d+$/.test(word))
    .join('_');
