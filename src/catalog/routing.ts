/** How a subnet is told to be public: a route table of its own with a route to where everything else is. */
export interface RoutingRule {
  /** Type that joins a subnet to a route table, and its attributes. */
  readonly association: { readonly type: string; readonly subnet: string; readonly table: string };
  /** Type of a route that is a resource of its own, its route table, where to and by which attributes. */
  readonly route: { readonly type: string; readonly table: string; readonly target: string };
  /** Type of a route table, and the block with its routes. */
  readonly table: { readonly types: readonly string[]; readonly block: string };
  /** What changes the table of subnets without one of their own, which otherwise leads nowhere. */
  readonly main: readonly string[];
  readonly subnet: string;
  readonly network: string;
  /** What leads to the internet in both directions. */
  readonly gateway: string;
  readonly destinations: readonly string[];
  /** Everything. */
  readonly everywhere: readonly string[];
}

/** Azure and Google route to the internet from every subnet; what is public there has a public address. */
export const ROUTING: RoutingRule = {
  association: { type: 'aws_route_table_association', subnet: 'subnet_id', table: 'route_table_id' },
  route: { type: 'aws_route', table: 'route_table_id', target: 'gateway_id' },
  table: { types: ['aws_route_table', 'aws_default_route_table'], block: 'route' },
  main: ['aws_main_route_table_association', 'aws_default_route_table'],
  subnet: 'aws_subnet',
  network: 'aws_vpc',
  gateway: 'aws_internet_gateway',
  destinations: ['destination_cidr_block', 'destination_ipv6_cidr_block'],
  everywhere: ['0.0.0.0/0', '::/0'],
};
