import type { RuleTable } from '../../rules.js';

const JOINS_GROUP = ['vpc_security_group_ids', 'security_groups', 'security_group_ids', 'security_group_names', 'network_configuration', 'vpc_config', 'vpc_options', 'broker_node_group_info', 'network_interfaces'];
const IN_VPC = { within: ['aws_vpc'] } as const;

/** VPC and what belongs to it. */
export const AWS_NETWORK_RULES: RuleTable = {
  aws_vpc: { placedBy: [], detail: ['cidr_block'] },
  aws_default_vpc: { placedBy: [] },
  aws_subnet: { ...IN_VPC, placedBy: ['vpc_id'], wrap: { box: 'aws_az', by: ['availability_zone', 'availability_zone_id'], inside: ['aws_vpc'] }, detail: ['cidr_block'] },
  aws_security_group: { ...IN_VPC, placedBy: ['vpc_id'], joinedBy: JOINS_GROUP, link: { from: ['ingress'], to: [] } },
  aws_vpc_ipv4_cidr_block_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_vpc_ipv6_cidr_block_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_vpc_dhcp_options: { fold: { of: ['aws_vpc_dhcp_options_association'], near: ['aws_vpc'] } },
  aws_vpc_dhcp_options_association: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_default_security_group: { fold: { by: ['vpc_id'], near: ['aws_vpc'] }, quiet: true },
  aws_default_network_acl: { fold: { by: ['default_network_acl_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_default_route_table: { fold: { by: ['default_route_table_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_flow_log: { fold: { by: ['vpc_id', 'subnet_id', 'eni_id', 'transit_gateway_id'], near: ['aws_vpc'] }, quiet: true },
  aws_network_acl: { fold: { by: ['vpc_id', 'subnet_ids'], near: ['aws_vpc'] } },
  aws_network_acl_rule: { fold: { by: ['network_acl_id'], near: ['aws_network_acl', 'aws_vpc'] } },
  aws_network_acl_association: { fold: { by: ['network_acl_id', 'subnet_id'], near: ['aws_network_acl'] } },
  aws_route_table: { fold: { by: ['vpc_id'], near: ['aws_vpc'] } },
  aws_main_route_table_association: { fold: { by: ['route_table_id', 'vpc_id'], near: ['aws_vpc'] } },
  aws_route_table_association: { fold: { by: ['subnet_id', 'gateway_id', 'route_table_id'], near: ['aws_vpc'] } },
  aws_route: { fold: { by: ['route_table_id'], near: ['aws_route_table', 'aws_vpc'] } },
  aws_ec2_managed_prefix_list: { quiet: true },
  aws_ec2_managed_prefix_list_entry: { fold: { by: ['prefix_list_id'] }, quiet: true },

  aws_security_group_rule: { fold: { by: ['security_group_id'], near: ['aws_security_group'] }, link: { from: ['source_security_group_id'], to: ['security_group_id'], when: { type: 'ingress' } } },
  aws_vpc_security_group_ingress_rule: { fold: { by: ['security_group_id'], near: ['aws_security_group'] }, link: { from: ['referenced_security_group_id'], to: ['security_group_id'] } },
  aws_vpc_security_group_egress_rule: { fold: { by: ['security_group_id'], near: ['aws_security_group'] }, link: { from: ['security_group_id'], to: ['referenced_security_group_id'] } },
  aws_network_interface_sg_attachment: { fold: { by: ['network_interface_id', 'security_group_id'] }, quiet: true },

  aws_internet_gateway: { ...IN_VPC, placedBy: ['vpc_id'], flow: 'in' },
  aws_internet_gateway_attachment: { fold: { by: ['internet_gateway_id'] } },
  aws_egress_only_internet_gateway: { ...IN_VPC, placedBy: ['vpc_id'] },
  aws_nat_gateway: { ...IN_VPC, placedBy: ['subnet_id'] },
  aws_eip: { fold: { by: ['instance', 'network_interface'], of: ['aws_nat_gateway', 'aws_eip_association', 'aws_lb', 'aws_instance', 'aws_network_interface'] } },
  aws_eip_association: { fold: { by: ['instance_id', 'network_interface_id', 'allocation_id'] } },
  aws_network_interface: { fold: { of: ['aws_instance', 'aws_network_interface_attachment', 'aws_launch_template'] } },
  aws_network_interface_attachment: { fold: { by: ['instance_id', 'network_interface_id'] } },
  aws_vpc_endpoint: { ...IN_VPC, placedBy: ['subnet_ids', 'vpc_id'], flow: 'in' },
  'aws_vpc_endpoint_*': { fold: { by: ['vpc_endpoint_id', 'vpc_endpoint_service_id'] }, quiet: true },
  aws_vpc_endpoint_service: { link: { from: [], to: ['network_load_balancer_arns', 'gateway_load_balancer_arns'] } },

  aws_vpc_peering_connection: { placedBy: [] },
  'aws_vpc_peering_connection_*': { fold: { by: ['vpc_peering_connection_id'] } },
  aws_ec2_transit_gateway: { placedBy: [] },
  aws_ec2_transit_gateway_vpc_attachment: { placedBy: [], fold: { by: ['transit_gateway_id'] }, link: { from: ['transit_gateway_id'], to: ['vpc_id'] } },
  'aws_ec2_transit_gateway_*': { placedBy: [], fold: { by: ['transit_gateway_id', 'transit_gateway_route_table_id', 'transit_gateway_attachment_id'] } },
  aws_vpn_gateway: { ...IN_VPC, placedBy: ['vpc_id'] },
  aws_vpn_gateway_attachment: { fold: { by: ['vpn_gateway_id'] } },
  aws_vpn_gateway_route_propagation: { fold: { by: ['vpn_gateway_id', 'route_table_id'] } },
  aws_customer_gateway: { placedBy: [], flow: 'in' },
  aws_vpn_connection: { placedBy: [] },
  aws_vpn_connection_route: { fold: { by: ['vpn_connection_id'] } },
  aws_dx_gateway_association: { fold: { by: ['dx_gateway_id'] }, link: { from: ['dx_gateway_id'], to: ['associated_gateway_id', 'vpn_gateway_id'] } },
};
