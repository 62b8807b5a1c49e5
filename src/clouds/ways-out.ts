/** How what runs in a subnet gets out of it: through a NAT gateway, a firewall, a machine that forwards. */
import type { Category } from './model.js';

/** A resource that says by which way a subnet is left. */
export interface WayOutRule {
  /** Attribute or block that names the subnets. */
  readonly subnet: string;
  /** Attribute that names a route table, or at once what the way leads through; absent: it leads through the resource itself. */
  readonly to?: string;
  /** It is the way out of all subnets beside it (those in the same box) where this attribute has one of these values. */
  readonly all?: { readonly when: string; readonly is: readonly string[] };
}

/** Who takes a way: whatever is of these categories or types. */
export interface Takers {
  readonly categories: readonly Category[];
  readonly types: readonly string[];
}

export interface WaysOut {
  readonly rules: ReadonlyMap<string, WayOutRule>;
  /** Route tables, and their blocks with routes. */
  readonly tables: ReadonlyMap<string, string>;
  /** Routes that are resources of their own: attributes that name their table, and where they lead. */
  readonly routes: ReadonlyMap<string, { readonly table: readonly string[]; readonly to: readonly string[] }>;
  /** What a way leads through, and who takes it. */
  readonly hops: ReadonlyMap<string, Takers>;
  /** Types of which one with such a block has an address of its own, and takes no way through these hops. */
  readonly exempt: ReadonlyMap<string, { readonly hops: readonly string[]; readonly has: string }>;
}

const RUNS: readonly Category[] = ['compute', 'containers'];
const WORKLOADS: Takers = { categories: RUNS, types: [] };

/**
 * A route to a virtual appliance names an address; the address is proved by a reference, or is that of one resource
 * (addresses.ts). Routes to networks (peerings, transit gateways, on-premises) are no ways out.
 */
export const WAYS_OUT: WaysOut = {
  rules: new Map<string, WayOutRule>([
    ['aws_route_table_association', { subnet: 'subnet_id', to: 'route_table_id' }],
    ['azurerm_subnet_route_table_association', { subnet: 'subnet_id', to: 'route_table_id' }],
    ['azurerm_subnet_nat_gateway_association', { subnet: 'subnet_id', to: 'nat_gateway_id' }],
    [
      'google_compute_router_nat',
      {
        subnet: 'subnetwork',
        all: {
          when: 'source_subnetwork_ip_ranges_to_nat',
          is: ['ALL_SUBNETWORKS_ALL_IP_RANGES', 'ALL_SUBNETWORKS_ALL_PRIMARY_IP_RANGES'],
        },
      },
    ],
  ]),
  tables: new Map([
    ['aws_route_table', 'route'],
    ['aws_default_route_table', 'route'],
    ['azurerm_route_table', 'route'],
  ]),
  routes: new Map([
    [
      'aws_route',
      {
        table: ['route_table_id'],
        to: ['nat_gateway_id', 'network_interface_id', 'instance_id', 'vpc_endpoint_id', 'gateway_id'],
      },
    ],
    ['azurerm_route', { table: ['route_table_name', 'route_table_id'], to: ['next_hop_in_ip_address'] }],
  ]),
  hops: new Map<string, Takers>([
    ['aws_nat_gateway', WORKLOADS],
    ['aws_networkfirewall_firewall', { categories: RUNS, types: ['aws_nat_gateway'] }],
    ['aws_vpc_endpoint', { categories: RUNS, types: ['aws_nat_gateway'] }],
    ['aws_instance', WORKLOADS],
    // What runs in a public subnet has an address of its own, and its arrows say who comes in by it.
    ['aws_internet_gateway', { categories: [], types: ['aws_nat_gateway', 'aws_networkfirewall_firewall'] }],
    ['azurerm_nat_gateway', { categories: RUNS, types: ['azurerm_firewall'] }],
    ['azurerm_firewall', WORKLOADS],
    ['azurerm_lb', WORKLOADS],
    ['azurerm_linux_virtual_machine', WORKLOADS],
    ['azurerm_windows_virtual_machine', WORKLOADS],
    ['azurerm_virtual_machine', WORKLOADS],
    ['google_compute_router_nat', WORKLOADS],
  ]),
  exempt: new Map([
    ['google_compute_instance', { hops: ['google_compute_router_nat'], has: 'network_interface.access_config' }],
  ]),
};
