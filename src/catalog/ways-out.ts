/** How what runs in a subnet gets out of it: through a NAT gateway, a firewall, a machine that forwards. */
import type { Category } from './model.js';

/** A resource that says by which way a subnet is left. */
export interface WayOutRule {
  /** Attribute or block that names the subnets, or the network that all of them are in. */
  readonly subnet: string;
  /** Attributes that name a route table, or at once what the way leads through; absent: it leads through the resource itself. */
  readonly to?: readonly string[];
  /** It is about everything, and about all that is there: these attributes have one of these values, or none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** It is the way out of all subnets beside it (those in the same box) where this attribute has one of these values. */
  readonly all?: { readonly when: string; readonly is: readonly string[] };
}

/** What takes a way only where it says so, by these attributes: what has parts may say it there. */
export interface Reluctance {
  /** The hops that this is about; absent: all. */
  readonly hops?: readonly string[];
  /** Not where one of these blocks is there. */
  readonly unless?: readonly string[];
  /** Only where one of these attributes has one of these values. */
  readonly only?: readonly string[];
  readonly is?: readonly string[];
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
  /** Types that have a way of their own: a public address, or one that leaves the network aside. */
  readonly reluctant: ReadonlyMap<string, Reluctance>;
}

const RUNS: readonly Category[] = ['compute', 'containers'];
const WORKLOADS: Takers = { categories: RUNS, types: [] };
const NOBODY: Takers = { categories: [], types: [] };

const NAT = ['google_compute_router_nat'];
const PUBLIC_ADDRESS: Reluctance = { hops: NAT, unless: ['network_interface.access_config'] };
/** Nodes have public addresses unless they are told not to. */
const PRIVATE_NODES: Reluctance = {
  hops: NAT,
  only: ['private_cluster_config.enable_private_nodes', 'network_config.enable_private_nodes'],
  is: ['true'],
};
/** Apps use their network for private addresses only, unless they are told to use it for all. */
const ALL_ROUTED: Reluctance = { only: ['site_config.vnet_route_all_enabled'], is: ['true'] };

/**
 * A route to a virtual appliance names an address; the address is proved by a reference, or is that of one resource
 * (addresses.ts). Routes to networks (peerings, transit gateways, on-premises) are no ways out.
 */
export const WAYS_OUT: WaysOut = {
  rules: new Map<string, WayOutRule>([
    ['aws_route_table_association', { subnet: 'subnet_id', to: ['route_table_id'] }],
    ['azurerm_subnet_route_table_association', { subnet: 'subnet_id', to: ['route_table_id'] }],
    ['azurerm_subnet_nat_gateway_association', { subnet: 'subnet_id', to: ['nat_gateway_id'] }],
    // Of the whole network, unless it is about machines with a tag.
    [
      'google_compute_route',
      {
        subnet: 'network',
        to: ['next_hop_instance', 'next_hop_ilb', 'next_hop_ip'],
        when: { dest_range: ['0.0.0.0/0'], tags: [] },
      },
    ],
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
    // A way, but no arrows: NAT gateways stand in the public subnets, where the arrows to the workloads come from, and every
    // workload of every private subnet would send one back across them, to say what the public subnet says.
    ['aws_nat_gateway', NOBODY],
    ['aws_networkfirewall_firewall', { categories: RUNS, types: ['aws_nat_gateway'] }],
    ['aws_vpc_endpoint', { categories: RUNS, types: ['aws_nat_gateway'] }],
    ['aws_instance', WORKLOADS],
    // What runs in a public subnet has an address of its own, and its arrows say who comes in by it.
    ['aws_internet_gateway', { categories: [], types: ['aws_networkfirewall_firewall'] }],
    ['azurerm_nat_gateway', { categories: RUNS, types: ['azurerm_firewall'] }],
    ['azurerm_firewall', WORKLOADS],
    ['azurerm_lb', WORKLOADS],
    ['azurerm_linux_virtual_machine', WORKLOADS],
    ['azurerm_windows_virtual_machine', WORKLOADS],
    ['azurerm_virtual_machine', WORKLOADS],
    ['google_compute_router_nat', WORKLOADS],
    ['google_compute_instance', WORKLOADS],
    ['google_compute_forwarding_rule', WORKLOADS],
  ]),
  reluctant: new Map<string, Reluctance>([
    ['google_compute_instance', PUBLIC_ADDRESS],
    ['google_compute_instance_group_manager', PUBLIC_ADDRESS],
    ['google_compute_region_instance_group_manager', PUBLIC_ADDRESS],
    ['google_container_cluster', PRIVATE_NODES],
    ['google_cloud_run_v2_service', { only: ['template.vpc_access.egress'], is: ['ALL_TRAFFIC'] }],
    ['google_cloud_run_v2_job', { only: ['template.template.vpc_access.egress'], is: ['ALL_TRAFFIC'] }],
    ['google_cloud_run_v2_worker_pool', { only: ['template.vpc_access.egress'], is: ['ALL_TRAFFIC'] }],
    ['azurerm_linux_web_app', ALL_ROUTED],
    ['azurerm_windows_web_app', ALL_ROUTED],
    ['azurerm_linux_function_app', ALL_ROUTED],
    ['azurerm_windows_function_app', ALL_ROUTED],
    ['azurerm_logic_app_standard', ALL_ROUTED],
  ]),
};
