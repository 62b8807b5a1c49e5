import type { RuleTable } from '../../table.js';

const JOINS_GROUP = ['vpc_security_group_ids', 'security_groups', 'security_group_ids', 'security_group_names', 'network_configuration', 'vpc_config', 'vpc_options', 'broker_node_group_info', 'network_interfaces'];
const IN_VPC = { within: ['aws_vpc'] } as const;

/** VPC and what belongs to it. */
export const AWS_NETWORK_RULES: RuleTable = {
  aws_vpc: { placedBy: [], detail: ['cidr_block'] },
  aws_default_vpc: { placedBy: [], quiet: true },
  aws_subnet: {
    ...IN_VPC,
    placedBy: ['vpc_id'],
    wrap: { box: 'aws_az', by: ['availability_zone', 'availability_zone_id'], inside: ['aws_vpc'] },
    detail: ['cidr_block'],
  },
  aws_security_group: {
    ...IN_VPC,
    placedBy: ['vpc_id'],
    joinedBy: JOINS_GROUP,
    link: {
      from: ['ingress'],
      to: [],
      permits: { block: 'ingress', from: 'from_port', to: 'to_port', protocol: 'protocol', ranges: 'cidr_blocks' },
    },
  },
  aws_vpc_ipv4_cidr_block_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_vpc_ipv6_cidr_block_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_vpc_dhcp_options: { fold: { of: ['aws_vpc_dhcp_options_association'], near: ['aws_vpc'] } },
  aws_vpc_dhcp_options_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_default_security_group: { fold: { by: ['vpc_id'], near: ['aws_vpc'] }, quiet: true },
  aws_default_network_acl: { fold: { by: ['default_network_acl_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_default_route_table: { fold: { by: ['default_route_table_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_flow_log: {
    fold: { by: ['vpc_id', 'subnet_id', 'eni_id', 'transit_gateway_id'], near: ['aws_vpc'] },
    quiet: true,
  },
  aws_network_acl: { fold: { by: ['vpc_id', 'subnet_ids'], near: ['aws_vpc'] } },
  aws_network_acl_rule: { fold: { by: ['network_acl_id'], near: ['aws_network_acl', 'aws_vpc'] } },
  aws_network_acl_association: { fold: { by: ['network_acl_id', 'subnet_id'], near: ['aws_network_acl'] } },
  aws_route_table: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_main_route_table_association: { fold: { by: ['route_table_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_route_table_association: { fold: { by: ['subnet_id', 'gateway_id', 'route_table_id'], near: ['aws_vpc'] } },
  'awscc_ec2_route*': { fold: { by: ['vpc_id', 'route_table_id'], near: ['aws_vpc'] } },
  'awscc_ec2_subnet_route_table_*': { fold: { by: ['subnet_id', 'route_table_id'] } },
  aws_route: { fold: { by: ['route_table_id'], near: ['aws_route_table', 'aws_vpc'] } },
  aws_ec2_managed_prefix_list: { quiet: true },
  aws_ec2_managed_prefix_list_entry: { fold: { by: ['prefix_list_id'] }, quiet: true },

  aws_security_group_rule: {
    standsAlone: false,
    fold: { by: ['security_group_id'], near: ['aws_security_group'] },
    link: {
      from: ['source_security_group_id'],
      to: ['security_group_id'],
      when: { type: 'ingress' },
      permits: { from: 'from_port', to: 'to_port', protocol: 'protocol' },
    },
  },
  aws_vpc_security_group_ingress_rule: {
    standsAlone: false,
    fold: { by: ['security_group_id'], near: ['aws_security_group'] },
    link: {
      from: ['referenced_security_group_id'],
      to: ['security_group_id'],
      permits: { from: 'from_port', to: 'to_port', protocol: 'ip_protocol' },
    },
  },
  aws_vpc_security_group_egress_rule: {
    standsAlone: false,
    fold: { by: ['security_group_id'], near: ['aws_security_group'] },
    link: {
      from: ['security_group_id'],
      to: ['referenced_security_group_id'],
      permits: { from: 'from_port', to: 'to_port', protocol: 'ip_protocol' },
    },
  },
  aws_network_interface_sg_attachment: { fold: { by: ['network_interface_id', 'security_group_id'] }, quiet: true },

  aws_internet_gateway: { ...IN_VPC, placedBy: ['vpc_id'], flow: 'in' },
  aws_internet_gateway_attachment: { fold: { by: ['internet_gateway_id'] } },
  aws_egress_only_internet_gateway: { ...IN_VPC, placedBy: ['vpc_id'] },
  aws_nat_gateway: { ...IN_VPC, placedBy: ['subnet_id', 'vpc_id'] },
  aws_eip: {
    fold: {
      by: ['instance', 'network_interface'],
      of: ['aws_nat_gateway', 'aws_eip_association', 'aws_lb', 'aws_instance', 'aws_network_interface'],
      near: ['aws_nat_gateway'],
    },
  },
  aws_eip_association: { fold: { by: ['instance_id', 'network_interface_id', 'allocation_id'] } },
  aws_network_interface: { fold: { of: ['aws_instance', 'aws_network_interface_attachment', 'aws_launch_template'] } },
  aws_network_interface_attachment: { fold: { by: ['instance_id', 'network_interface_id'] } },
  aws_vpc_endpoint: { ...IN_VPC, placedBy: ['subnet_ids', 'vpc_id'], flow: 'in' },
  'aws_vpc_endpoint_*': { fold: { by: ['vpc_endpoint_id', 'vpc_endpoint_service_id'] }, quiet: true },
  aws_vpc_endpoint_service: { link: { from: [], to: ['network_load_balancer_arns', 'gateway_load_balancer_arns'] } },

  aws_vpc_peering_connection: { placedBy: [] },
  'aws_vpc_peering_connection_*': { fold: { by: ['vpc_peering_connection_id'] } },
  aws_ec2_transit_gateway: { placedBy: [] },
  aws_ec2_transit_gateway_vpc_attachment: {
    ...IN_VPC,
    placedBy: ['vpc_id', 'subnet_ids'],
    fold: { by: ['transit_gateway_id'] },
    link: { from: ['transit_gateway_id'], to: ['vpc_id'] },
  },
  'aws_ec2_transit_gateway_*': {
    placedBy: [],
    fold: { by: ['transit_gateway_id', 'transit_gateway_route_table_id', 'transit_gateway_attachment_id'] },
  },
  aws_networkfirewall_firewall_policy: { fold: { of: ['aws_networkfirewall_firewall'] }, quiet: true },
  aws_networkfirewall_rule_group: { fold: { of: ['aws_networkfirewall_firewall_policy'] }, quiet: true },
  aws_networkfirewall_logging_configuration: { fold: { by: ['firewall_arn'] }, quiet: true },
  aws_vpn_gateway: { ...IN_VPC, placedBy: ['vpc_id'] },
  aws_vpn_gateway_attachment: { fold: { by: ['vpn_gateway_id'] } },
  aws_vpn_gateway_route_propagation: { fold: { by: ['vpn_gateway_id', 'route_table_id'] } },
  aws_customer_gateway: { placedBy: [], flow: 'in' },
  aws_vpn_connection: { placedBy: [] },
  aws_vpn_connection_route: { fold: { by: ['vpn_connection_id'] } },
  aws_dx_gateway_association: {
    fold: { by: ['dx_gateway_id'], near: ['aws_dx_gateway'] },
    link: { from: ['dx_gateway_id'], to: ['associated_gateway_id', 'vpn_gateway_id'] },
  },

  'aws_vpclattice_service_network_*_association': { fold: { by: ['service_network_identifier'] }, placedBy: [] },
  aws_vpclattice_service_network_service_association: {
    fold: { by: ['service_network_identifier'] },
    link: { from: ['service_network_identifier'], to: ['service_identifier'] },
  },
  aws_vpclattice_service_network_resource_association: {
    fold: { by: ['service_network_identifier'] },
    link: { from: ['service_network_identifier'], to: ['resource_configuration_identifier'] },
  },
  aws_vpclattice_listener: { fold: { by: ['service_identifier', 'service_arn'] } },
  aws_vpclattice_listener_rule: { fold: { by: ['listener_identifier', 'service_identifier'] } },
  aws_vpclattice_target_group: {
    fold: { of: ['aws_vpclattice_listener', 'aws_vpclattice_listener_rule'] },
    flow: 'in',
    placedBy: [],
  },
  aws_vpclattice_target_group_attachment: {
    fold: { by: ['target_group_identifier'] },
    link: { from: ['target_group_identifier'], to: ['target'] },
  },
  aws_vpclattice_resource_configuration: {
    fold: { by: ['resource_gateway_identifier'] },
    link: { from: ['resource_gateway_identifier'], to: ['resource_configuration_definition'] },
  },
  'aws_vpclattice_*_policy': { fold: { by: ['resource_identifier', 'resource_arn'] }, quiet: true },
  aws_vpclattice_access_log_subscription: { fold: { by: ['resource_identifier'] }, quiet: true },

  aws_networkmanager_global_network: { fold: { of: ['aws_networkmanager_core_network'] } },
  'aws_networkmanager_*_attachment': { fold: { by: ['core_network_id'] }, placedBy: [] },
  aws_networkmanager_vpc_attachment: {
    fold: { by: ['core_network_id'] },
    placedBy: [],
    link: { from: ['core_network_id'], to: ['vpc_arn'] },
  },
  aws_networkmanager_site_to_site_vpn_attachment: {
    fold: { by: ['core_network_id'] },
    link: { from: ['vpn_connection_arn'], to: ['core_network_id'] },
  },
  aws_networkmanager_dx_gateway_attachment: {
    fold: { by: ['core_network_id'] },
    link: { from: ['direct_connect_gateway_arn'], to: ['core_network_id'] },
  },
  aws_networkmanager_transit_gateway_peering: {
    fold: { by: ['core_network_id'] },
    link: { from: ['core_network_id'], to: ['transit_gateway_arn'] },
  },
  aws_networkmanager_core_network_policy_attachment: { fold: { by: ['core_network_id'] }, quiet: true },
  aws_networkmanager_attachment_accepter: { fold: { by: ['attachment_id'] }, quiet: true },

  aws_vpc_route_server_endpoint: { fold: { by: ['route_server_id'] }, isPart: true },
  aws_vpc_route_server_peer: { fold: { by: ['route_server_endpoint_id'] } },
  'aws_vpc_route_server_*': { fold: { by: ['route_server_id'] } },
  aws_vpc_encryption_control: { fold: { by: ['vpc_id'] }, quiet: true },

  aws_route53profiles_association: {
    fold: { by: ['profile_id'] },
    placedBy: [],
    link: { from: ['profile_id'], to: ['resource_id'] },
  },
  aws_route53profiles_resource_association: { fold: { by: ['profile_id'] }, placedBy: [], passive: true },
};
