/** Facts about the network types of AWS, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { FirewallPorts, PermissionRule } from '../access-rules.js';
import { OPENED_ATTRIBUTE } from '../attributes.js';
import { NETWORK, partOfNetwork } from '../examples.js';
import { UNKNOWN_ZONES } from '../locations.js';
import type { TypeGroup, TypeTable } from '../model.js';
import type { SeveralRule } from '../rules.js';
import { gatewayAt, OPEN_TO_ONPREM, OPEN_TO_USERS, RUNTIME_CATEGORIES } from '../shared.js';
import { SECURITY_GROUP_ATTRIBUTES } from './shared.js';

// ---- Security group rules

const RANGES = ['cidr_blocks', 'ipv6_cidr_blocks'];
const RANGE = ['from_port', 'to_port'] as const;
const PORTS: FirewallPorts = { range: RANGE, protocol: 'protocol' };

const inline = (way: PermissionRule['direction'], block: string): PermissionRule => ({
  direction: way,
  block,
  guardedGroups: [],
  peer: { groups: ['security_groups'], ranges: RANGES },
  ports: PORTS,
  otherPeers: ['self', 'prefix_list_ids'],
});

const OF_SECURITY_GROUP: readonly PermissionRule[] = [inline('in', 'ingress'), inline('out', 'egress')];

const single = (way: PermissionRule['direction'], type: string): PermissionRule => ({
  direction: way,
  when: { type: [type] },
  guardedGroups: ['security_group_id'],
  peer: { groups: ['source_security_group_id'], ranges: RANGES },
  ports: PORTS,
  otherPeers: ['self', 'prefix_list_ids'],
});

const SECURITY_GROUP_RULE: readonly PermissionRule[] = [single('in', 'ingress'), single('out', 'egress')];

const vpcRule = (way: PermissionRule['direction']): PermissionRule => ({
  direction: way,
  guardedGroups: ['security_group_id'],
  peer: { groups: ['referenced_security_group_id'], ranges: ['cidr_ipv4', 'cidr_ipv6'] },
  ports: { range: RANGE, protocol: 'ip_protocol' },
  otherPeers: ['prefix_list_id'],
});

// ---- Network ACL rules

/** @param at place of the rule: a block of its ACL, or a resource with this direction */
const aclRule = (way: PermissionRule['direction'], action: string, effect: 'allow' | 'deny', at: Pick<PermissionRule, 'block' | 'when'>): PermissionRule => ({
  ...at,
  direction: way,
  when: { ...at.when, [action]: [effect] },
  peer: { ranges: ['cidr_block', 'ipv6_cidr_block'] },
  ports: PORTS,
  ...(effect === 'deny' && { denies: true }),
});

const OF_NETWORK_ACL: readonly PermissionRule[] = (['allow', 'deny'] as const).flatMap((effect) => [aclRule('in', 'action', effect, { block: 'ingress' }), aclRule('out', 'action', effect, { block: 'egress' })]);

const NETWORK_ACL_RULE: readonly PermissionRule[] = (['allow', 'deny'] as const).flatMap((effect) => [aclRule('in', 'rule_action', effect, { when: { egress: ['', 'false'] } }), aclRule('out', 'rule_action', effect, { when: { egress: ['true'] } })]);

/**
 * Attributes that make a resource a member of the group; the other end of a rule is none. Whole blocks are included,
 * because a plan does not always say which attribute refers.
 */
const JOINS_GROUP = /^(?!(?:\w+_)?(?:source|referenced|destination|allow(?:ed|s)?|ingress|egress|trusted|client|peer)_)(?:\w+_)?security_groups?(?:_ids?|_arns?|_names?|_id_list)?$|^(?:network_configuration|vpc_config|vpc_options|broker_node_group_info|network_interfaces)$/;

const IN_VPC = { within: ['aws_vpc'] } as const;

const ON_VPC = { containerTypes: ['aws_vpc'], allows: [] } as const;

const NOBODY: TypeGroup = { categories: [], types: [] };

/** Subnets that a data source finds by filters. */
const SUBNETS_FOUND: SeveralRule = {
  type: 'aws_subnet',
  idsAttribute: 'ids',
  parentAttribute: 'vpc_id',
  filter: { block: 'filter', tags: 'tags' },
};

export const AWS_NETWORK: TypeTable = {
  aws_vpc: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?vpcs?(?:_ids?|_arns?|_identifier)?$/,
    title: 'VPC',
    icon: 'aws-amazon-virtual-private-cloud',
    category: 'network',
    placedBy: [],
    detail: ['cidr_block'],
    ranges: { paths: ['cidr_block', 'ipv6_cidr_block'], isNetwork: true },
    lookup: { answers: () => ({ cidr_block: NETWORK }) },
    singleton: { default: true },
  },
  aws_default_vpc: { singleton: {}, title: 'Default VPC', icon: 'aws-amazon-virtual-private-cloud', category: 'network', placedBy: [], supporting: true, standsFor: { realType: () => 'aws_vpc', parent: '', renamePath: (path) => path, values: { default: true } } },
  aws_vpc_ipv4_cidr_block_association: { title: 'VPC IPv4 range', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['vpc_id'], nearest: ['aws_vpc'] } },
  aws_vpc_ipv6_cidr_block_association: { title: 'VPC IPv6 range', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['vpc_id'], nearest: ['aws_vpc'] } },
  aws_vpc_dhcp_options: { title: 'DHCP options', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { userTypes: ['aws_vpc_dhcp_options_association'], nearest: ['aws_vpc'] } },
  aws_vpc_dhcp_options_association: { title: 'DHCP options association', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['vpc_id'], nearest: ['aws_vpc'] } },
  aws_default_vpc_dhcp_options: { title: 'Default DHCP options', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_block_public_access_options: { title: 'VPC public access block', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_block_public_access_exclusion: { title: 'VPC public access exclusion', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_ipam: { title: 'IPAM', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_ipam_pool: { title: 'IPAM pool', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_ipam_pool_cidr: { title: 'IPAM pool range', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['ipam_pool_id'] } },
  aws_vpc_ipam_scope: { title: 'IPAM scope', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_ipam_preview_next_cidr: { title: 'IPAM range preview', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_ec2_managed_prefix_list: { title: 'Managed prefix list', icon: 'aws-amazon-virtual-private-cloud', category: 'network', supporting: true, plumbing: true },
  aws_ec2_managed_prefix_list_entry: { title: 'Managed prefix list entry', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['prefix_list_id'] }, supporting: true },
  aws_prefix_list: { title: 'Prefix list', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpcs: { title: 'VPCs', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_subnet: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?subnets?(?:_ids?|_arns?)?$/,
    title: 'Subnet',
    icon: 'aws-group-private-subnet',
    category: 'network',
    placedBy: ['vpc_id'],
    ...IN_VPC,
    wrap: { box: 'aws_az', attributes: ['availability_zone', 'availability_zone_id'], inside: ['aws_vpc'] },
    detail: ['cidr_block'],
    ranges: { paths: ['cidr_block', 'ipv6_cidr_block'] },
    lookup: { answers: () => ({ cidr_block: partOfNetwork(1), availability_zone: UNKNOWN_ZONES.aws }) },
  },
  aws_default_subnet: { title: 'Default subnet', icon: 'aws-group-private-subnet', category: 'network', standsFor: { realType: () => 'aws_subnet', parent: '', renamePath: (path) => path } },
  aws_subnet_ids: { title: 'Subnets', icon: 'aws-group-private-subnet', category: 'network', several: SUBNETS_FOUND },
  aws_subnets: { title: 'Subnets', icon: 'aws-group-private-subnet', category: 'network', several: SUBNETS_FOUND },
  aws_ec2_subnet_cidr_reservation: { title: 'Subnet range reservation', icon: 'aws-group-private-subnet', category: 'network' },
  aws_security_group: { title: 'Security group', defaultContainer: 'aws_vpc', icon: 'tabler-shield-half', category: 'network', placedBy: ['vpc_id'], ...IN_VPC, securityGroupRefs: JOINS_GROUP, detail: [OPENED_ATTRIBUTE], firewallRules: OF_SECURITY_GROUP, plumbing: true },
  aws_default_security_group: { title: 'Default security group', icon: 'tabler-shield-half', category: 'network', fold: { attributes: ['vpc_id'], nearest: ['aws_vpc'] }, reportedRules: OF_SECURITY_GROUP, supporting: true },
  aws_security_group_rule: {
    title: 'Security group rule',
    icon: 'tabler-shield-half',
    category: 'network',
    independent: false,
    fold: { attributes: ['security_group_id'], nearest: ['aws_security_group'] },
    firewallRules: SECURITY_GROUP_RULE,
  },
  aws_vpc_security_group_ingress_rule: {
    title: 'Security group ingress rule',
    icon: 'tabler-shield-half',
    category: 'network',
    independent: false,
    fold: { attributes: ['security_group_id'], nearest: ['aws_security_group'] },
    firewallRules: [vpcRule('in')],
  },
  aws_vpc_security_group_egress_rule: {
    title: 'Security group egress rule',
    icon: 'tabler-shield-half',
    category: 'network',
    independent: false,
    fold: { attributes: ['security_group_id'], nearest: ['aws_security_group'] },
    firewallRules: [vpcRule('out')],
  },
  aws_vpc_security_group_vpc_association: { title: 'Security group association', icon: 'tabler-shield-half', category: 'network', fold: { attributes: ['security_group_id'] }, supporting: true },
  aws_network_interface_sg_attachment: { title: 'Security group attachment', icon: 'tabler-shield-half', category: 'network', fold: { attributes: ['network_interface_id', 'security_group_id'] }, supporting: true },
  aws_security_groups: { title: 'Security groups', icon: 'tabler-shield-half', category: 'network' },
  // No edges to members: a resource in a public subnet has a public address and ingress edges of its own.
  aws_internet_gateway: {
    title: 'Internet gateway',
    icon: 'aws-res-amazon-vpc-internet-gateway',
    category: 'network',
    ...IN_VPC,
    border: { containerTypes: ['aws_vpc'], allows: ['users', 'internet'] },
    direction: 'in',
    entries: [{ actor: 'internet', twoWay: true }],
    plumbing: true,
    routeHop: { categories: [], types: ['aws_networkfirewall_firewall'] },
  },
  aws_internet_gateway_attachment: { title: 'Internet gateway attachment', icon: 'aws-res-amazon-vpc-internet-gateway', category: 'network', fold: { attributes: ['internet_gateway_id'] } },
  aws_egress_only_internet_gateway: { title: 'Egress-only internet gateway', icon: 'aws-res-amazon-vpc-internet-gateway', category: 'network', ...IN_VPC, border: ON_VPC, plumbing: true, entries: [{ actor: 'internet', outward: true }] },
  // An egress hop, but no target of edges: NAT gateways stand in public subnets. An edge from every workload of every
  // private subnet would cross the diagram, only to repeat the routes of their subnets.
  aws_nat_gateway: { title: 'NAT gateway', icon: 'aws-res-amazon-vpc-nat-gateway', category: 'network', ...IN_VPC, egressGateway: true, plumbing: true, routeHop: NOBODY, entries: [{ actor: 'internet', outward: true, unless: { connectivity_type: ['private'] } }] },
  aws_nat_gateway_eip_association: { title: 'NAT gateway address', icon: 'aws-res-amazon-vpc-nat-gateway', category: 'network', fold: { attributes: ['nat_gateway_id'] } },
  aws_ec2_carrier_gateway: { title: 'Carrier gateway', icon: 'aws-res-amazon-vpc-carrier-gateway', category: 'network' },
  aws_route_table: { title: 'Route table', icon: 'aws-res-amazon-vpc-router', category: 'network', fold: { attributes: ['vpc_id'], nearest: ['aws_vpc'] }, plumbing: true, routesIn: 'route' },
  aws_default_route_table: { title: 'Default route table', icon: 'aws-res-amazon-vpc-router', category: 'network', fold: { attributes: ['default_route_table_id', 'vpc_id'], nearest: ['aws_vpc'] }, routesIn: 'route' },
  aws_route: {
    title: 'Route',
    icon: 'aws-res-amazon-vpc-router',
    category: 'network',
    fold: { attributes: ['route_table_id', 'vpc_peering_connection_id'], nearest: ['aws_route_table', 'aws_vpc'] },
    route: { table: ['route_table_id'], to: ['nat_gateway_id', 'network_interface_id', 'instance_id', 'vpc_endpoint_id', 'gateway_id'] },
  },
  aws_route_table_association: { title: 'Route table association', icon: 'aws-res-amazon-vpc-router', category: 'network', fold: { attributes: ['subnet_id', 'gateway_id', 'route_table_id'], nearest: ['aws_vpc'] }, egressRoute: { subnet: 'subnet_id', to: ['route_table_id'] } },
  aws_main_route_table_association: { title: 'Main route table', icon: 'aws-res-amazon-vpc-router', category: 'network', fold: { attributes: ['route_table_id', 'vpc_id'], nearest: ['aws_vpc'] } },
  aws_vpn_gateway_route_propagation: { title: 'Route propagation', icon: 'aws-res-amazon-vpc-router', category: 'network', fold: { attributes: ['vpn_gateway_id', 'route_table_id'] } },
  aws_route_tables: { title: 'Route tables', icon: 'aws-res-amazon-vpc-router', category: 'network' },
  aws_network_acl: { title: 'Network ACL', icon: 'aws-res-amazon-vpc-network-access-control-list', category: 'network', fold: { attributes: ['vpc_id', 'subnet_ids'], nearest: ['aws_vpc'] }, reportedRules: OF_NETWORK_ACL },
  aws_default_network_acl: { title: 'Default network ACL', icon: 'aws-res-amazon-vpc-network-access-control-list', category: 'network', fold: { attributes: ['default_network_acl_id', 'vpc_id'], nearest: ['aws_vpc'] }, reportedRules: OF_NETWORK_ACL },
  aws_network_acl_rule: { title: 'Network ACL rule', icon: 'aws-res-amazon-vpc-network-access-control-list', category: 'network', fold: { attributes: ['network_acl_id'], nearest: ['aws_network_acl', 'aws_vpc'] }, reportedRules: NETWORK_ACL_RULE },
  aws_network_acl_association: { title: 'Network ACL association', icon: 'aws-res-amazon-vpc-network-access-control-list', category: 'network', fold: { attributes: ['network_acl_id', 'subnet_id'], nearest: ['aws_network_acl'] } },
  aws_network_acls: { title: 'Network ACLs', icon: 'aws-res-amazon-vpc-network-access-control-list', category: 'network' },
  aws_vpc_endpoint: {
    title: 'VPC endpoint',
    alike: true,
    icon: 'aws-res-amazon-vpc-endpoints',
    category: 'network',
    ...IN_VPC,
    placedBy: ['subnet_ids', 'subnet_configuration', 'vpc_id'],
    unplaced: { attributes: ['subnet_ids'], when: { vpc_endpoint_type: ['Gateway'] } },
    replicas: { inEach: true },
    direction: 'in',
    plumbing: true,
    routeHop: { categories: RUNTIME_CATEGORIES, types: ['aws_nat_gateway'] },
    rights: [{ targets: [], documents: ['policy'], isFilter: true }],
  },
  aws_vpc_endpoint_policy: { title: 'VPC endpoint policy', icon: 'aws-res-amazon-vpc-endpoints', category: 'network' },
  aws_vpc_endpoint_route_table_association: { title: 'VPC endpoint route', icon: 'aws-res-amazon-vpc-endpoints', category: 'network' },
  aws_vpc_endpoint_subnet_association: { title: 'VPC endpoint subnet', icon: 'aws-res-amazon-vpc-endpoints', category: 'network' },
  aws_vpc_endpoint_security_group_association: { title: 'VPC endpoint security group', icon: 'aws-res-amazon-vpc-endpoints', category: 'network' },
  aws_vpc_endpoint_service: { alone: true, title: 'VPC endpoint service', icon: 'aws-aws-privatelink', category: 'network', link: { from: [], to: ['network_load_balancer_arns', 'gateway_load_balancer_arns'] }, plumbing: true, connection: 'PrivateLink' },
  aws_vpc_endpoint_service_allowed_principal: { title: 'VPC endpoint service principal', icon: 'aws-aws-privatelink', category: 'network' },
  aws_vpc_endpoint_connection_accepter: { title: 'VPC endpoint acceptance', icon: 'aws-aws-privatelink', category: 'network' },
  aws_vpc_endpoint_connection_notification: { title: 'VPC endpoint notification', icon: 'aws-aws-privatelink', category: 'network' },
  aws_vpc_peering_connection: { title: 'VPC peering', icon: 'aws-res-amazon-vpc-peering-connection', category: 'network', placedBy: [], connection: 'peering', connectionEnds: { type: 'aws_vpc', attributes: ['vpc_id', 'peer_vpc_id'], pattern: /^vpc-[0-9a-z-]+$/ } },
  aws_vpc_peering_connection_accepter: { title: 'VPC peering acceptance', icon: 'aws-res-amazon-vpc-peering-connection', category: 'network' },
  aws_vpc_peering_connection_options: { title: 'VPC peering options', icon: 'aws-res-amazon-vpc-peering-connection', category: 'network' },
  aws_network_interface: { title: 'Network interface', icon: 'aws-res-amazon-vpc-elastic-network-interface', category: 'network', fold: { userTypes: ['aws_instance', 'aws_network_interface_attachment', 'aws_launch_template'] }, plumbing: true, addresses: ['private_ip', 'private_ips'] },
  aws_network_interface_attachment: { title: 'Network interface attachment', icon: 'aws-res-amazon-vpc-elastic-network-interface', category: 'network', fold: { attributes: ['instance_id', 'network_interface_id'] } },
  aws_eip: {
    title: 'Elastic IP',
    icon: 'aws-res-amazon-ec2-elastic-ip-address',
    category: 'network',
    fold: { attributes: ['instance', 'network_interface'], userTypes: ['aws_nat_gateway', 'aws_eip_association', 'aws_lb', 'aws_instance', 'aws_network_interface', 'aws_transfer_server'], nearest: ['aws_nat_gateway'] },
    entries: [{ actor: 'users', foldedInto: ['aws_instance'], groupAttributes: SECURITY_GROUP_ATTRIBUTES }],
    plumbing: true,
    addresses: ['public_ip', 'private_ip'],
  },
  aws_eip_association: { title: 'Elastic IP association', icon: 'aws-res-amazon-ec2-elastic-ip-address', category: 'network', fold: { attributes: ['instance_id', 'network_interface_id', 'allocation_id'] } },
  aws_eip_domain_name: { title: 'Elastic IP reverse DNS', icon: 'aws-res-amazon-ec2-elastic-ip-address', category: 'network', fold: { attributes: ['allocation_id'] }, supporting: true },
  aws_flow_log: { title: 'VPC flow log', icon: 'aws-res-amazon-vpc-flow-logs', category: 'network', fold: { attributes: ['vpc_id', 'subnet_id', 'eni_id', 'transit_gateway_id'], nearest: ['aws_vpc'] }, supporting: true, prominence: 'monitoring' },
  aws_ec2_traffic_mirror_session: { title: 'Traffic mirror session', icon: 'aws-res-amazon-vpc-traffic-mirroring', category: 'network' },
  aws_ec2_traffic_mirror_target: { title: 'Traffic mirror target', icon: 'aws-res-amazon-vpc-traffic-mirroring', category: 'network' },
  aws_ec2_traffic_mirror_filter: { title: 'Traffic mirror filter', icon: 'aws-res-amazon-vpc-traffic-mirroring', category: 'network' },
  aws_ec2_network_insights_path: { title: 'Network insights path', icon: 'aws-res-amazon-vpc-reachability-analyzer', category: 'network' },
  aws_ec2_network_insights_analysis: { title: 'Network insights analysis', icon: 'aws-res-amazon-vpc-reachability-analyzer', category: 'network' },
  aws_vpn_gateway: { title: 'VPN gateway', icon: 'aws-res-amazon-vpc-vpn-gateway', category: 'network', ...IN_VPC, border: ON_VPC },
  aws_vpn_gateway_attachment: { title: 'VPN gateway attachment', icon: 'aws-res-amazon-vpc-vpn-gateway', category: 'network', fold: { attributes: ['vpn_gateway_id'] } },
  aws_customer_gateway: { title: 'Customer gateway', icon: 'aws-res-amazon-vpc-customer-gateway', category: 'network', placedBy: [], direction: 'in', ...gatewayAt('ip_address'), global: true },
  aws_vpn_connection: { title: 'Site-to-Site VPN', icon: 'aws-aws-site-to-site-vpn', category: 'network', placedBy: [], entries: [{ actor: 'onprem', remoteEnd: ['customer_gateway_id'] }], connection: 'VPN', carriedBy: { when: { outside_ip_address_type: ['PrivateIpv4'] }, types: ['aws_dx_gateway'] } },
  aws_vpn_connection_route: { title: 'VPN route', icon: 'aws-aws-site-to-site-vpn', category: 'network', fold: { attributes: ['vpn_connection_id'] } },
  aws_ec2_client_vpn_endpoint: { title: 'Client VPN endpoint', icon: 'aws-aws-client-vpn', category: 'network', entries: OPEN_TO_USERS },
  aws_ec2_client_vpn_network_association: { title: 'Client VPN association', icon: 'aws-aws-client-vpn', category: 'network', fold: { attributes: ['client_vpn_endpoint_id'] } },
  aws_ec2_client_vpn_authorization_rule: { title: 'Client VPN authorization', icon: 'aws-aws-client-vpn', category: 'network', fold: { attributes: ['client_vpn_endpoint_id'] } },
  aws_ec2_client_vpn_route: { title: 'Client VPN route', icon: 'aws-aws-client-vpn', category: 'network', fold: { attributes: ['client_vpn_endpoint_id'] } },
  aws_ec2_transit_gateway: { title: 'Transit gateway', icon: 'aws-aws-transit-gateway', category: 'network', placedBy: [] },
  aws_ec2_transit_gateway_route: { title: 'Transit gateway route', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_route_table: { title: 'Transit gateway route table', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_route_table_association: { title: 'Transit gateway route table association', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_route_table_propagation: { title: 'Transit gateway route propagation', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_connect: { title: 'Transit gateway Connect', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_prefix_list_reference: { title: 'Transit gateway prefix list', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_multicast_domain: { title: 'Transit gateway multicast domain', icon: 'aws-aws-transit-gateway', category: 'network' },
  aws_ec2_transit_gateway_vpc_attachment: {
    title: 'Transit gateway VPC attachment',
    icon: 'aws-res-aws-transit-gateway-attachment',
    category: 'network',
    border: ON_VPC,
    ...IN_VPC,
    placedBy: ['vpc_id', 'subnet_ids'],
    fold: { attributes: ['transit_gateway_id'] },
    link: { from: ['transit_gateway_id'], to: ['vpc_id'], innerContainer: ['subnet_ids'], label: 'attachment' },
  },
  aws_ec2_transit_gateway_vpc_attachment_accepter: { title: 'Transit gateway attachment acceptance', icon: 'aws-res-aws-transit-gateway-attachment', category: 'network' },
  aws_ec2_transit_gateway_peering_attachment: { title: 'Transit gateway peering', icon: 'aws-res-aws-transit-gateway-attachment', category: 'network' },
  aws_ec2_transit_gateway_peering_attachment_accepter: { title: 'Transit gateway peering acceptance', icon: 'aws-res-aws-transit-gateway-attachment', category: 'network' },
  aws_ec2_transit_gateway_dx_gateway_attachment: { title: 'Transit gateway Direct Connect attachment', icon: 'aws-res-aws-transit-gateway-attachment', category: 'network' },
  aws_ec2_transit_gateway_vpn_attachment: { title: 'Transit gateway VPN attachment', icon: 'aws-res-aws-transit-gateway-attachment', category: 'network' },
  aws_dx_connection: { title: 'Direct Connect connection', icon: 'aws-aws-direct-connect', category: 'network', entries: OPEN_TO_ONPREM },
  aws_dx_connection_association: { title: 'Direct Connect association', icon: 'aws-aws-direct-connect', category: 'network', fold: { attributes: ['connection_id'] } },
  aws_dx_lag: { title: 'Direct Connect LAG', icon: 'aws-aws-direct-connect', category: 'network' },
  aws_dx_private_virtual_interface: { title: 'Direct Connect private interface', icon: 'aws-aws-direct-connect', category: 'network' },
  aws_dx_public_virtual_interface: { title: 'Direct Connect public interface', icon: 'aws-aws-direct-connect', category: 'network' },
  aws_dx_transit_virtual_interface: { title: 'Direct Connect transit interface', icon: 'aws-aws-direct-connect', category: 'network' },
  aws_dx_gateway: { title: 'Direct Connect gateway', icon: 'aws-res-aws-direct-connect-gateway', category: 'network', entries: OPEN_TO_ONPREM, global: true },
  aws_dx_gateway_association: { title: 'Direct Connect gateway association', icon: 'aws-res-aws-direct-connect-gateway', category: 'network', fold: { attributes: ['dx_gateway_id'], nearest: ['aws_dx_gateway'] }, link: { from: ['dx_gateway_id'], to: ['associated_gateway_id', 'vpn_gateway_id'] }, plumbing: true },
  aws_dx_gateway_association_proposal: { title: 'Direct Connect gateway proposal', icon: 'aws-res-aws-direct-connect-gateway', category: 'network' },
  aws_dx_hosted_connection: { title: 'Direct Connect hosted connection', icon: 'aws-aws-direct-connect', category: 'network', entries: OPEN_TO_ONPREM },
  aws_networkmanager_core_network: { title: 'Cloud WAN core network', icon: 'aws-aws-cloud-wan', category: 'network' },
  aws_networkmanager_global_network: { title: 'Global network', icon: 'aws-aws-cloud-wan', category: 'network', fold: { userTypes: ['aws_networkmanager_core_network'] } },
  aws_networkmanager_site: { title: 'Network Manager site', icon: 'aws-aws-cloud-wan', category: 'network' },
  aws_networkmanager_vpc_attachment: { title: 'Cloud WAN VPC attachment', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['core_network_id'] }, placedBy: [], link: { from: ['core_network_id'], to: ['vpc_arn'] } },
  aws_globalaccelerator_accelerator: { title: 'Global Accelerator', icon: 'aws-aws-global-accelerator', category: 'network', entries: OPEN_TO_USERS },
  aws_globalaccelerator_listener: { title: 'Global Accelerator listener', icon: 'aws-aws-global-accelerator', category: 'network', fold: { attributes: ['accelerator_arn'] } },
  aws_globalaccelerator_endpoint_group: { title: 'Global Accelerator endpoint group', icon: 'aws-aws-global-accelerator', category: 'network' },
  aws_vpclattice_service: { title: 'VPC Lattice service', icon: 'aws-amazon-vpc-lattice', category: 'network' },
  aws_vpclattice_service_network: { title: 'VPC Lattice service network', icon: 'aws-amazon-vpc-lattice', category: 'network' },
  aws_vpclattice_service_network_vpc_association: { title: 'VPC Lattice VPC association', icon: 'aws-amazon-vpc-lattice', category: 'network' },
  aws_vpclattice_service_network_service_association: { alone: true, title: 'VPC Lattice service association', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['service_network_identifier'] }, link: { from: ['service_network_identifier'], to: ['service_identifier'] } },
  aws_vpclattice_listener: { title: 'VPC Lattice listener', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['service_identifier', 'service_arn'] } },
  aws_vpclattice_target_group: { title: 'VPC Lattice target group', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { userTypes: ['aws_vpclattice_listener', 'aws_vpclattice_listener_rule'] }, direction: 'in', placedBy: [] },
  aws_vpclattice_listener_rule: { title: 'VPC Lattice listener rule', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['listener_identifier', 'service_identifier'] } },
  aws_vpclattice_target_group_attachment: { title: 'VPC Lattice target', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['target_group_identifier'] }, link: { from: ['target_group_identifier'], to: ['target'] } },
  aws_vpclattice_resource_gateway: { title: 'VPC Lattice resource gateway', icon: 'aws-amazon-vpc-lattice', category: 'network' },
  aws_vpclattice_resource_configuration: { title: 'VPC Lattice resource', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['resource_gateway_identifier'] }, link: { from: ['resource_gateway_identifier'], to: ['resource_configuration_definition'] } },
  aws_vpclattice_service_network_resource_association: { alone: true, title: 'VPC Lattice resource association', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['service_network_identifier'] }, link: { from: ['service_network_identifier'], to: ['resource_configuration_identifier'] } },
  aws_vpclattice_auth_policy: { title: 'VPC Lattice access policy', icon: 'aws-amazon-vpc-lattice', category: 'network' },
  aws_vpclattice_access_log_subscription: { title: 'VPC Lattice access logs', icon: 'aws-amazon-vpc-lattice', category: 'network', fold: { attributes: ['resource_identifier'] }, supporting: true },
  aws_vpc_route_server: { title: 'VPC route server', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_route_server_endpoint: { title: 'Route server endpoint', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['route_server_id'] }, isPart: true },
  aws_vpc_route_server_peer: { title: 'Route server peer', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['route_server_endpoint_id'] } },
  aws_vpc_route_server_propagation: { title: 'Route server propagation', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_route_server_vpc_association: { title: 'Route server association', icon: 'aws-amazon-virtual-private-cloud', category: 'network' },
  aws_vpc_encryption_control: { title: 'VPC encryption control', icon: 'aws-amazon-virtual-private-cloud', category: 'network', fold: { attributes: ['vpc_id'] }, supporting: true },
  aws_route53profiles_profile: { title: 'Route 53 profile', icon: 'aws-amazon-route-53', category: 'network' },
  aws_route53profiles_association: { title: 'Route 53 profile association', icon: 'aws-amazon-route-53', category: 'network', fold: { attributes: ['profile_id'] }, placedBy: [], link: { from: ['profile_id'], to: ['resource_id'] } },
  aws_route53profiles_resource_association: { title: 'Route 53 profile resource', icon: 'aws-amazon-route-53', category: 'network', fold: { attributes: ['profile_id'] }, placedBy: [], passive: true },
  aws_networkmanager_dx_gateway_attachment: { alone: true, global: true, title: 'Cloud WAN Direct Connect attachment', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['core_network_id'] }, link: { from: ['direct_connect_gateway_arn'], to: ['core_network_id'] } },
  aws_networkmanager_site_to_site_vpn_attachment: { alone: true, global: true, title: 'Cloud WAN VPN attachment', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['core_network_id'] }, link: { from: ['vpn_connection_arn'], to: ['core_network_id'] } },
  aws_networkmanager_connect_attachment: { title: 'Cloud WAN Connect attachment', icon: 'aws-aws-cloud-wan', category: 'network' },
  aws_networkmanager_attachment_accepter: { title: 'Cloud WAN attachment accepter', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['attachment_id'] }, supporting: true },
  aws_networkmanager_transit_gateway_peering: { title: 'Cloud WAN transit gateway peering', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['core_network_id'] }, link: { from: ['core_network_id'], to: ['transit_gateway_arn'] } },
  aws_networkmanager_core_network_policy_attachment: { alone: true, global: true, title: 'Cloud WAN policy', icon: 'aws-aws-cloud-wan', category: 'network', fold: { attributes: ['core_network_id'] }, supporting: true },
};
