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
