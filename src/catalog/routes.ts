/** Routes: the attributes that state where traffic goes, by type of resource. */
import { leadsInto } from '../graph/inventory.js';

/** The attributes of one or several routes. */
export interface RouteRow {
  readonly types: RegExp;
  /** Block of each route; empty for a resource that is one route. */
  readonly block: string;
  /** Attributes of a single route that name its table, or its network. */
  readonly table: readonly string[];
  readonly destinations: readonly string[];
  /** Attributes that name the next hop, each with the noun of the hop if only its ID is known. */
  readonly targets: Readonly<Record<string, string>>;
  /** Attribute with the kind of the next hop. */
  readonly kind?: string;
  /** Attribute with the tags of the machines that the route is limited to. */
  readonly scope?: string;
}

const AWS_TARGETS = {
  nat_gateway_id: 'NAT gateway',
  egress_only_gateway_id: 'egress-only internet gateway',
  transit_gateway_id: 'transit gateway',
  vpc_peering_connection_id: 'VPC peering connection',
  vpc_endpoint_id: 'VPC endpoint',
  network_interface_id: 'network interface',
  instance_id: 'server',
  carrier_gateway_id: 'carrier gateway',
  local_gateway_id: 'local gateway',
  core_network_arn: 'core network',
  gateway_id: 'gateway',
} as const;

const AZURE_ROUTE = {
  destinations: ['address_prefix'],
  targets: { next_hop_in_ip_address: 'appliance' },
  kind: 'next_hop_type',
} as const;

const ROUTE_ROWS: readonly RouteRow[] = [
  {
    types: /^aws_route$/,
    block: '',
    table: ['route_table_id'],
    destinations: ['destination_cidr_block', 'destination_ipv6_cidr_block', 'destination_prefix_list_id'],
    targets: AWS_TARGETS,
  },
  {
    types: /^aws_(?:default_)?route_table$/,
    block: 'route',
    table: [],
    destinations: ['cidr_block', 'ipv6_cidr_block', 'destination_prefix_list_id'],
    targets: AWS_TARGETS,
  },
  { types: /^azurerm_route$/, block: '', table: ['route_table_name', 'route_table_id'], ...AZURE_ROUTE },
  { types: /^azurerm_route_table$/, block: 'route', table: [], ...AZURE_ROUTE },
  {
    types: /^google_compute_route$/,
    block: '',
    table: ['network'],
    destinations: ['dest_range'],
    targets: {
      next_hop_gateway: 'gateway',
      next_hop_instance: 'server',
      next_hop_ilb: 'load balancer',
      next_hop_vpn_tunnel: 'VPN tunnel',
      next_hop_ip: 'address',
    },
    scope: 'tags',
  },
];

/** Returns the attributes of a type's routes; undefined for a type without routes. */
export const routeRowOf = (type: string): RouteRow | undefined => ROUTE_ROWS.find(({ types }) => types.test(type));

/** True for an address range, a service tag or a network tag. Other texts could be read as part of a sentence. */
export const isDestination = (text: string): boolean => /^[\w.:/-]{1,100}$/.test(text);

/** True for the destination of all traffic that no other route takes. */
export const isDefaultDestination = (destination: string): boolean =>
  /^(?:0\.0\.0\.0\/0|::\/0|Internet)(?: |$)/.test(destination);

/** The path of a route in words. */
interface RoutePath {
  /** Words after the destination; empty for traffic that is dropped. */
  readonly text: string;
  readonly isToInternet: boolean;
}

/** Paths of routes, by the value of a target or kind. */
const ROUTE_PATHS: readonly (readonly [pattern: RegExp, path: RoutePath])[] = [
  [/^Internet$|(?:^|\/)default-internet-gateway$/, { text: 'to the internet', isToInternet: true }],
  [/^igw-[0-9a-f]+$/, { text: 'through the internet gateway', isToInternet: true }],
  [/^nat-[0-9a-f]+$/, { text: 'through the NAT gateway', isToInternet: true }],
  [/^vgw-[0-9a-f]+$/, { text: 'through the VPN gateway', isToInternet: false }],
  [/^VirtualNetworkGateway$/, { text: 'through the virtual network gateway', isToInternet: false }],
  [/^local$|^VnetLocal$/, { text: 'inside the network', isToInternet: false }],
  [/^None$/, { text: '', isToInternet: false }],
];

/** Returns the path that the value of a target or kind means; undefined for the ID or address of a single hop. */
export const routePathOf = (value: string): RoutePath | undefined =>
  ROUTE_PATHS.find(([pattern]) => pattern.test(value))?.[1];

/** True for an attribute of a route. */
export const isRouteAttribute = (type: string, path: string): boolean => {
  const row = routeRowOf(type);
  return (
    row !== undefined &&
    (row.block === ''
      ? [...row.destinations, ...Object.keys(row.targets), row.kind].includes(path)
      : leadsInto(path, row.block))
  );
};
