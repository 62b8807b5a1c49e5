/** Facts about the network types of Google Cloud, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ExposureRule, ListenRule, PermissionRule } from '../access-rules.js';
import { OPENED_ATTRIBUTE } from '../attributes.js';
import { EVERYBODY_WITHOUT_SIGN_IN, INTERNET } from '../exposure.js';
import type { TypeTable } from '../model.js';
import type { EntryRule } from '../rules.js';
import { ALWAYS_IN_FRONT, gatewayAt, OPEN_TO_ONPREM, OPEN_TO_USERS, variants, WORKLOADS } from '../shared.js';
import { IN_REGION, PROXY, URL_MAP_USERS } from './shared.js';

/** Forwarding rules with one address or one URL map are the ports of one load balancer. */
const ONE_BALANCER = { sameEnd: [['ip_address'], ['target', 'url_map'], ['backend_service']] } as const;

// ---- Rules of VPC firewalls and firewall policies

const TARGETS = { labels: ['target_tags'], groups: ['target_service_accounts'] };
const NOT_DISABLED = { disabled: ['', 'false'] };

function firewall(way: PermissionRule['direction'], effect: 'allow' | 'deny'): PermissionRule {
  return {
    direction: way,
    // The default direction is ingress.
    when: { ...NOT_DISABLED, direction: way === 'in' ? ['', 'INGRESS'] : ['EGRESS'] },
    peer: way === 'in' ? { labels: ['source_tags'], groups: ['source_service_accounts'], ranges: ['source_ranges'] } : { ranges: ['destination_ranges'] },
    protectedEnd: TARGETS,
    ports: { block: effect, lists: ['ports'], protocol: 'protocol' },
    priority: { attribute: 'priority', fallback: 1000 },
    network: 'network',
    // `source_ranges` is 0.0.0.0/0 if neither ranges nor tags nor accounts are given.
    isOpenByDefault: true,
    ...(effect === 'deny' && { denies: true }),
  };
}

const FIREWALL: readonly PermissionRule[] = [firewall('in', 'allow'), firewall('in', 'deny'), firewall('out', 'allow'), firewall('out', 'deny')];

function policy(way: PermissionRule['direction'], action: 'allow' | 'deny'): PermissionRule {
  return {
    direction: way,
    when: { ...NOT_DISABLED, direction: [way === 'in' ? 'INGRESS' : 'EGRESS'], action: [action] },
    peer: { ranges: [way === 'in' ? 'match.src_ip_ranges' : 'match.dest_ip_ranges'] },
    protectedEnd: { groups: ['target_service_accounts'] },
    ports: { block: 'match.layer4_configs', lists: ['ports'], protocol: 'ip_protocol' },
    priority: { attribute: 'priority', fallback: 2_147_483_647 },
    network: 'firewall_policy',
    ...(action === 'deny' && { denies: true }),
  };
}

const FIREWALL_POLICY_RULE: readonly PermissionRule[] = [policy('in', 'allow'), policy('in', 'deny'), policy('out', 'allow'), policy('out', 'deny')];

const FORWARDING_PORTS: ListenRule = { paths: ['ports', 'port_range'] };

const OPEN_BALANCER: readonly ExposureRule[] = [{ audience: INTERNET, when: { load_balancing_scheme: ['', 'EXTERNAL', 'EXTERNAL_MANAGED'] }, isDefault: true }];

/** Without IAP, everybody reaches the load balancer who gets its address. */
const BEHIND_SIGN_IN: readonly ExposureRule[] = [{ audience: EVERYBODY_WITHOUT_SIGN_IN, has: ['iap'], when: { 'iap.enabled': ['', 'true'], load_balancing_scheme: ['', 'EXTERNAL', 'EXTERNAL_MANAGED'] }, closes: true }];

// Zonal endpoint groups, made by the cluster. Regional ones are written in Terraform, for a serverless service.
const ENDPOINTS_OF_CLUSTER = { at: 'backend.group', ids: /\/zones\/[^/]+\/networkEndpointGroups\/[^/]+$/, type: 'google_compute_network_endpoint_group' };

// An address that nothing here uses, but that a DNS record gives to users: the entrance of what is built elsewhere.
const NAMED_ADDRESS = { actor: 'users', isUnfolded: true, referencedBy: ['google_dns_record_set'] } as const satisfies EntryRule;

export const GOOGLE_NETWORK: TypeTable = {
  google_compute_network: {
    closed: { attribute: 'delete_default_routes_on_create', value: true, unless: { type: 'google_compute_route', has: 'next_hop_gateway' } },
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?networks?(?:_ids?|_url)?$/,
    title: 'VPC network',
    icon: 'gcp-virtual-private-cloud',
    category: 'network',
    placedBy: [],
    ranges: { paths: [], isNetwork: true },
  },
  google_compute_network_peering: {
    title: 'VPC peering',
    icon: 'gcp-virtual-private-cloud',
    category: 'network',
    placedBy: [],
    fold: { pairAttributes: ['network', 'peer_network'] },
    plumbing: false,
    connection: 'peering',
    connectionEnds: { type: 'google_compute_network', attributes: ['network', 'peer_network'], pattern: /^(?:[a-z0-9:./-]*\/)?(?<name>[a-z][a-z0-9.-]*)$/ },
  },
  google_compute_network_peering_routes_config: { title: 'VPC peering routes', icon: 'gcp-virtual-private-cloud', category: 'network', placedBy: [], fold: { attributes: ['network', 'peering'] } },
  google_compute_shared_vpc_host_project: { title: 'Shared VPC host project', icon: 'gcp-virtual-private-cloud', category: 'network', fold: { attributes: ['project'] } },
  google_compute_shared_vpc_service_project: { title: 'Shared VPC service project', icon: 'gcp-virtual-private-cloud', category: 'network', fold: { attributes: ['service_project', 'host_project'] } },
  google_compute_networks: { title: 'VPC networks', icon: 'gcp-virtual-private-cloud', category: 'network' },
  google_compute_subnetwork: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?subnet(?:work)?s?(?:_ids?)?$/,
    title: 'Subnet',
    icon: 'gcp-cloud-network',
    category: 'network',
    placedBy: ['network'],
    within: ['google_compute_network'],
    wrap: IN_REGION,
    detail: ['ip_cidr_range'],
    ranges: { paths: ['ip_cidr_range'] },
  },
  google_compute_subnetwork_iam_member: { title: 'Subnet IAM member', icon: 'gcp-cloud-network', category: 'network' },
  google_compute_subnetworks: { title: 'Subnets', icon: 'gcp-cloud-network', category: 'network' },
  google_compute_network_attachment: { title: 'Network attachment', icon: 'gcp-cloud-network', category: 'network' },
  google_vpc_access_connector: { title: 'Serverless VPC Access connector', icon: 'gcp-connectors', category: 'network', wrap: IN_REGION, plumbing: true },
  google_compute_firewall: { title: 'Firewall rule', icon: 'gcp-cloud-firewall-rules', category: 'network', firewallRules: FIREWALL, guards: true, detail: [OPENED_ATTRIBUTE], placedBy: ['network'] },
  google_compute_firewall_policy: { title: 'Firewall policy', icon: 'gcp-cloud-firewall-rules', category: 'network', prominence: 'security' },
  google_compute_firewall_policy_rule: { title: 'Firewall policy rule', icon: 'gcp-cloud-firewall-rules', category: 'network' },
  google_compute_firewall_policy_association: { title: 'Firewall policy association', icon: 'gcp-cloud-firewall-rules', category: 'network' },
  google_compute_network_firewall_policy: { title: 'Network firewall policy', icon: 'gcp-cloud-firewall-rules', category: 'network', prominence: 'security' },
  google_compute_network_firewall_policy_rule: { title: 'Network firewall policy rule', icon: 'gcp-cloud-firewall-rules', category: 'network', fold: { attributes: ['firewall_policy'] }, firewallRules: FIREWALL_POLICY_RULE, supporting: true },
  google_compute_network_firewall_policy_association: { title: 'Network firewall policy association', icon: 'gcp-cloud-firewall-rules', category: 'network', fold: { attributes: ['attachment_target', 'firewall_policy'] }, supporting: true },
  google_compute_region_network_firewall_policy: { title: 'Regional firewall policy', icon: 'gcp-cloud-firewall-rules', category: 'network', prominence: 'security' },
  // A router without a private line only holds the NAT configuration.
  google_compute_router: {
    title: 'Cloud Router',
    icon: 'gcp-cloud-router',
    category: 'network',
    wrap: IN_REGION,
    fold: { userTypes: ['google_compute_router_nat'], exceptUsedBy: ['google_compute_vpn_tunnel', 'google_compute_interconnect_attachment', 'google_compute_router_interface', 'google_compute_router_peer'] },
  },
  google_compute_router_interface: { title: 'Cloud Router interface', icon: 'gcp-cloud-router', category: 'network' },
  google_compute_router_peer: { title: 'Cloud Router peer', icon: 'gcp-cloud-router', category: 'network' },
  google_compute_router_nat: {
    alone: true,
    plumbing: true,
    title: 'Cloud NAT',
    icon: 'gcp-cloud-nat',
    category: 'network',
    placedBy: ['router'],
    passive: true,
    wrap: IN_REGION,
    entries: [{ actor: 'internet', outward: true, unless: { type: ['PRIVATE'] } }],
    egressRoute: { subnet: 'subnetwork', all: { attribute: 'source_subnetwork_ip_ranges_to_nat', values: ['ALL_SUBNETWORKS_ALL_IP_RANGES', 'ALL_SUBNETWORKS_ALL_PRIMARY_IP_RANGES'] } },
    routeHop: WORKLOADS,
  },
  google_compute_router_nat_address: { alone: true, title: 'Cloud NAT address', icon: 'gcp-cloud-nat', category: 'network', fold: { attributes: ['router_nat'] }, placedBy: [] },
  // Applies to the whole network, unless it is limited to machines with a tag.
  google_compute_route: {
    title: 'Route',
    icon: 'gcp-cloud-routes',
    category: 'network',
    fold: { attributes: ['network'], nearest: ['google_compute_network'] },
    placedBy: [],
    plumbing: true,
    egressRoute: { subnet: 'network', to: ['next_hop_instance', 'next_hop_ilb', 'next_hop_ip'], when: { dest_range: ['0.0.0.0/0'], tags: [] } },
  },
  google_compute_address: {
    title: 'IP address',
    icon: 'gcp-cloud-external-ip-addresses',
    category: 'network',
    placedBy: ['subnetwork'],
    entries: [{ ...NAMED_ADDRESS, unless: { address_type: ['INTERNAL'] } }],
    fold: { userTypes: ['google_compute_instance', 'google_compute_router_nat', 'google_compute_forwarding_rule', 'google_compute_vpn_gateway', 'google_compute_instance_template', 'google_compute_interconnect_attachment', 'helm_release'] },
    plumbing: true,
    addresses: ['address'],
  },
  google_compute_global_address: {
    title: 'Global address',
    icon: 'gcp-cloud-external-ip-addresses',
    category: 'network',
    placedBy: [],
    entries: [{ ...NAMED_ADDRESS, unless: { address_type: ['INTERNAL'], purpose: ['VPC_PEERING', 'PRIVATE_SERVICE_CONNECT'] } }],
    fold: { when: { purpose: /^PRIVATE_SERVICE_CONNECT$/ }, userTypes: PROXY, fallback: { attributes: ['network'], userTypes: ['google_service_networking_connection', ...PROXY, 'helm_release'] } },
    plumbing: true,
    addresses: ['address'],
  },
  google_compute_addresses: { title: 'IP addresses', icon: 'gcp-cloud-external-ip-addresses', category: 'network' },
  google_compute_forwarding_rule: {
    title: 'Load balancer',
    partTitle: 'Forwarding rule',
    icon: 'gcp-cloud-load-balancing',
    category: 'network',
    wrap: IN_REGION,
    fold: { attributes: ['target'], hostTypes: ['google_compute_vpn_gateway'], fallback: ONE_BALANCER },
    plumbing: false,
    entries: [{ actor: 'users', isUnfolded: true, when: { load_balancing_scheme: ['EXTERNAL', 'EXTERNAL_MANAGED'] } }],
    addresses: ['ip_address'],
    routeHop: WORKLOADS,
    listens: FORWARDING_PORTS,
    exposure: OPEN_BALANCER,
  },
  google_compute_global_forwarding_rule: {
    title: 'Global load balancer',
    partTitle: 'Forwarding rule',
    icon: 'gcp-cloud-load-balancing',
    category: 'network',
    placedBy: ['network'],
    fold: ONE_BALANCER,
    plumbing: false,
    entries: [{ actor: 'users', unless: { load_balancing_scheme: ['INTERNAL_MANAGED', 'INTERNAL_SELF_MANAGED', ''] } }],
    addresses: ['ip_address'],
    listens: FORWARDING_PORTS,
    exposure: OPEN_BALANCER,
  },
  google_compute_backend_service: {
    title: 'Backend service',
    icon: 'gcp-cloud-load-balancing',
    category: 'network',
    fold: { userTypes: ['google_compute_url_map', 'google_compute_target_tcp_proxy', 'google_compute_target_ssl_proxy', ...PROXY] },
    namesMade: ENDPOINTS_OF_CLUSTER,
    exposure: BEHIND_SIGN_IN,
    attachment: true,
  },
  google_compute_region_backend_service: {
    title: 'Regional backend service',
    icon: 'gcp-cloud-load-balancing',
    category: 'network',
    fold: { userTypes: ['google_compute_region_url_map', 'google_compute_region_target_tcp_proxy', ...PROXY] },
    placedBy: [],
    namesMade: ENDPOINTS_OF_CLUSTER,
    exposure: BEHIND_SIGN_IN,
    attachment: true,
  },
  google_compute_backend_bucket: { title: 'Backend bucket', icon: 'gcp-cloud-load-balancing', category: 'network', fold: { userTypes: ['google_compute_url_map'] }, attachment: true },
  google_compute_url_map: { title: 'URL map', icon: 'gcp-cloud-load-balancing', category: 'network', fold: { userTypes: [...URL_MAP_USERS, 'terraform_module'] }, lendsName: PROXY },
  google_compute_region_url_map: { title: 'Regional URL map', icon: 'gcp-cloud-load-balancing', category: 'network', fold: { userTypes: [...URL_MAP_USERS, 'terraform_module'] }, lendsName: PROXY },
  google_compute_target_http_proxy: { title: 'HTTP proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_target_https_proxy: { title: 'HTTPS proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_target_tcp_proxy: { title: 'TCP proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_target_ssl_proxy: { title: 'SSL proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_target_grpc_proxy: { title: 'gRPC proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_region_target_http_proxy: { title: 'Regional HTTP proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_region_target_https_proxy: { title: 'Regional HTTPS proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_region_target_tcp_proxy: { title: 'Regional TCP proxy', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_health_check: { title: 'Health check', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_http_health_check: { title: 'HTTP health check', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_https_health_check: { title: 'HTTPS health check', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_region_health_check: { title: 'Regional health check', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_network_endpoint_group: { title: 'Network endpoint group', icon: 'gcp-cloud-load-balancing', category: 'network', madeBy: ['google_container_cluster'], attachment: true },
  google_compute_network_endpoint: { title: 'Network endpoint', icon: 'gcp-cloud-load-balancing', category: 'network', fold: { attributes: ['network_endpoint_group'] }, addressRefs: ['ip_address'] },
  google_compute_region_network_endpoint_group: { title: 'Serverless endpoint group', icon: 'gcp-cloud-load-balancing', category: 'network', attachment: true },
  google_compute_global_network_endpoint_group: { title: 'Internet endpoint group', icon: 'gcp-cloud-load-balancing', category: 'network' },
  google_compute_global_network_endpoint: { title: 'Internet endpoint', icon: 'gcp-cloud-load-balancing', category: 'network', fold: { attributes: ['global_network_endpoint_group'] } },
  google_compute_ssl_certificate: { title: 'SSL certificate', icon: 'gcp-certificate-manager', category: 'network' },
  google_compute_region_ssl_certificate: { title: 'Regional SSL certificate', icon: 'gcp-certificate-manager', category: 'network' },
  google_compute_managed_ssl_certificate: { title: 'Managed SSL certificate', icon: 'gcp-certificate-manager', category: 'network' },
  google_compute_ssl_policy: { title: 'SSL policy', icon: 'gcp-certificate-manager', category: 'network', fold: { userTypes: URL_MAP_USERS }, supporting: true },
  google_compute_region_ssl_policy: { title: 'SSL policy', icon: 'gcp-certificate-manager', category: 'network', fold: { userTypes: URL_MAP_USERS }, supporting: true },
  google_certificate_manager_certificate: { title: 'Certificate', icon: 'gcp-certificate-manager', category: 'network' },
  google_certificate_manager_certificate_map: { title: 'Certificate map', icon: 'gcp-certificate-manager', category: 'network' },
  google_certificate_manager_certificate_map_entry: { title: 'Certificate map entry', icon: 'gcp-certificate-manager', category: 'network', fold: { attributes: ['map'] }, supporting: true },
  google_certificate_manager_dns_authorization: { title: 'Certificate DNS authorization', icon: 'gcp-certificate-manager', category: 'network' },
  google_compute_security_policy: { title: 'Cloud Armor policy', icon: 'gcp-cloud-armor', category: 'network', direction: 'in', alike: true, ...ALWAYS_IN_FRONT },
  google_compute_region_security_policy: { title: 'Cloud Armor regional policy', icon: 'gcp-cloud-armor', category: 'network' },
  google_compute_security_policy_rule: { title: 'Cloud Armor rule', icon: 'gcp-cloud-armor', category: 'network', fold: { attributes: ['security_policy'] }, supporting: true },
  google_compute_vpn_gateway: { title: 'VPN gateway', icon: 'gcp-cloud-vpn', category: 'network', wrap: IN_REGION },
  google_compute_ha_vpn_gateway: { title: 'HA VPN gateway', icon: 'gcp-cloud-vpn', category: 'network', wrap: IN_REGION },
  google_compute_external_vpn_gateway: { title: 'External VPN gateway', icon: 'gcp-cloud-vpn', category: 'network', ...gatewayAt('interface') },
  google_compute_vpn_tunnel: {
    title: 'VPN tunnel',
    icon: 'gcp-cloud-vpn',
    category: 'network',
    placedBy: [],
    fold: { attributes: ['vpn_gateway', 'target_vpn_gateway'] },
    link: [
      { from: ['peer_external_gateway', 'peer_gcp_gateway'], to: ['vpn_gateway'], label: 'VPN' },
      { from: ['peer_ip'], to: ['target_vpn_gateway'], label: 'VPN' },
      { from: ['vpn_gateway', 'target_vpn_gateway'], to: ['router'] },
    ],
    entries: [{ actor: 'onprem', has: ['peer_ip'], remoteEnd: ['peer_ip'] }],
  },
  google_compute_interconnect: { title: 'Interconnect', icon: 'gcp-cloud-interconnect', category: 'network' },
  google_compute_interconnect_attachment: { title: 'Interconnect attachment', icon: 'gcp-cloud-interconnect', category: 'network', entries: OPEN_TO_ONPREM },
  google_compute_service_attachment: { title: 'Service attachment', icon: 'gcp-private-service-connect', category: 'network', connection: 'Private Service Connect', passive: true, link: { from: [], to: ['target_service'] } },
  google_service_networking_connection: { title: 'Private services access', icon: 'gcp-private-connectivity', category: 'network', placedBy: [], fold: { attributes: ['network'] } },
  google_service_networking_peered_dns_domain: { title: 'Peered DNS domain', icon: 'gcp-private-connectivity', category: 'network', prominence: 'dns' },
  google_network_connectivity_hub: { title: 'Network Connectivity hub', icon: 'gcp-network-connectivity-center', category: 'network' },
  google_network_connectivity_spoke: {
    title: 'Network Connectivity spoke',
    icon: 'gcp-network-connectivity-center',
    category: 'network',
    fold: { attributes: ['hub'] },
    placedBy: [],
    link: [
      { from: ['hub'], to: ['linked_vpc_network', 'linked_producer_vpc_network'] },
      { from: ['linked_vpn_tunnels', 'linked_interconnect_attachments', 'linked_router_appliance_instances'], to: ['hub'] },
    ],
  },
  google_network_connectivity_service_connection_policy: { title: 'Service connection policy', icon: 'gcp-network-connectivity-center', category: 'network', fold: { attributes: ['network'] }, placedBy: [], supporting: true },
  google_network_connectivity_policy_based_route: { title: 'Policy-based route', icon: 'gcp-network-connectivity-center', category: 'network' },
  google_compute_packet_mirroring: {
    title: 'Packet mirroring',
    icon: 'gcp-network-intelligence-center',
    category: 'network',
    link: [
      { from: ['mirrored_resources'], to: [] },
      { from: [], to: ['collector_ilb'] },
    ],
    prominence: 'monitoring',
  },
  google_network_management_connectivity_test: { title: 'Connectivity test', icon: 'gcp-network-intelligence-center', category: 'network' },
  google_network_security_gateway_security_policy: { title: 'Gateway security policy', icon: 'gcp-network-security', category: 'network', fold: { userTypes: ['google_network_services_gateway'] }, prominence: 'security' },
  google_network_security_firewall_endpoint: { title: 'Firewall endpoint', icon: 'gcp-network-security', category: 'network' },
  google_cloud_ids_endpoint: { title: 'Cloud IDS', icon: 'gcp-cloud-ids', category: 'network', prominence: 'security' },
  google_network_services_edge_cache_service: { title: 'Media CDN service', icon: 'gcp-cloud-cdn', category: 'network', entries: OPEN_TO_USERS },
  google_network_services_edge_cache_origin: { title: 'Media CDN origin', icon: 'gcp-cloud-cdn', category: 'network' },
  google_network_services_gateway: { title: 'Gateway', icon: 'gcp-traffic-director', category: 'network', products: variants('type', { SECURE_WEB_GATEWAY: ['Secure Web Proxy', 'gcp-network-security'] }) },
  google_network_services_mesh: { title: 'Service mesh', icon: 'gcp-traffic-director', category: 'network' },
  google_network_services_http_route: { title: 'HTTP route', icon: 'gcp-traffic-director', category: 'network' },
  google_dns_managed_zone: { title: 'Cloud DNS zone', icon: 'gcp-cloud-dns', category: 'network', front: ['private_visibility_config'] },
  google_dns_record_set: {
    title: 'Cloud DNS record',
    icon: 'gcp-cloud-dns',
    category: 'network',
    fold: { attributes: ['managed_zone'], fallback: { when: { type: /^AAAA$/ }, sameName: { type: 'google_dns_record_set', where: { type: 'A' }, name: 'name', containerAttribute: 'managed_zone' } } },
    link: { from: ['managed_zone'], to: ['rrdatas'] },
    forwards: ['rrdatas'],
    hostnameZone: ['managed_zone'],
    ...ALWAYS_IN_FRONT,
    addressRefs: ['rrdatas'],
  },
  google_dns_policy: { title: 'Cloud DNS policy', icon: 'gcp-cloud-dns', category: 'network' },
  google_dns_response_policy: { title: 'Cloud DNS response policy', icon: 'gcp-cloud-dns', category: 'network' },
  google_clouddomains_registration: { title: 'Domain registration', icon: 'gcp-cloud-domains', category: 'network', prominence: 'dns' },
  google_service_directory_namespace: { title: 'Service Directory namespace', icon: 'gcp-service-discovery', category: 'network', fold: { userTypes: ['google_service_directory_service'] }, direction: 'in', prominence: 'dns' },
  google_service_directory_endpoint: { title: 'Service Directory endpoint', icon: 'gcp-service-discovery', category: 'network', fold: { attributes: ['service'] } },
  google_service_directory_service: { title: 'Service Directory service', icon: 'gcp-service-discovery', category: 'network' },
  google_network_connectivity_group: { title: 'Network Connectivity group', icon: 'gcp-network-connectivity-center', category: 'network', fold: { attributes: ['hub'] } },
  google_network_connectivity_internal_range: { title: 'Internal address range', icon: 'gcp-network-connectivity-center', category: 'network', fold: { attributes: ['network'] }, placedBy: [], supporting: true },
  google_network_connectivity_regional_endpoint: { title: 'Regional endpoint', icon: 'gcp-private-service-connect', category: 'network' },
  google_network_security_gateway_security_policy_rule: { title: 'Gateway security rule', icon: 'gcp-network-security', category: 'network', fold: { attributes: ['gateway_security_policy'] }, supporting: true },
  google_network_security_url_lists: { title: 'URL list', icon: 'gcp-network-security', category: 'network', fold: { userTypes: ['google_network_security_gateway_security_policy_rule'] }, supporting: true, prominence: 'security' },
  google_network_security_tls_inspection_policy: { title: 'TLS inspection policy', icon: 'gcp-network-security', category: 'network', fold: { userTypes: ['google_network_security_gateway_security_policy'] }, supporting: true, prominence: 'security' },
  google_compute_region_network_firewall_policy_rule: { title: 'Regional firewall policy rule', icon: 'gcp-cloud-firewall-rules', category: 'network', fold: { attributes: ['firewall_policy'] }, firewallRules: FIREWALL_POLICY_RULE, supporting: true },
  google_compute_region_network_firewall_policy_association: { title: 'Regional firewall policy association', icon: 'gcp-cloud-firewall-rules', category: 'network', fold: { attributes: ['attachment_target', 'firewall_policy'] }, supporting: true },
};
