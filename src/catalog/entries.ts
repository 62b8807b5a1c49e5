/** Where a request comes in: what proves it, who it is, and what it passes on the way. */
import type { Actor, Cloud, EntryRule, TypeFacts } from './model.js';
import { byPattern } from './patterns.js';

type EntryFacts = Pick<TypeFacts, 'entries' | 'front' | 'opens'>;

const ALWAYS: readonly EntryRule[] = [{ actor: 'users' }];
const OUTWARD: readonly EntryRule[] = [{ actor: 'internet', outward: true }];
const ONPREM: readonly EntryRule[] = [{ actor: 'onprem' }];
const BEFORE: EntryFacts = { front: [] };
/** A load balancer faces the internet unless it is told not to: an attribute with a default shows that its values are known. */
const LOAD_BALANCER: EntryFacts = {
  entries: [
    { actor: 'users', when: { internal: ['false'] } },
    { actor: 'users', unless: { internal: ['true'] }, has: ['load_balancer_type', 'cross_zone_load_balancing'] },
    { actor: 'users', unless: { internal: ['true'] }, inPublic: true },
  ],
};

const AWS: Readonly<Record<string, EntryFacts>> = {
  aws_route53_zone: { front: ['vpc'] },
  aws_route53_record: BEFORE,
  aws_wafv2_web_acl: BEFORE,
  aws_waf_web_acl: BEFORE,
  aws_wafregional_web_acl: BEFORE,
  aws_cloudfront_distribution: { entries: ALWAYS },
  aws_cloudfront_multitenant_distribution: { entries: ALWAYS },
  aws_globalaccelerator_accelerator: { entries: ALWAYS },
  aws_globalaccelerator_custom_routing_accelerator: { entries: ALWAYS },
  aws_lb: LOAD_BALANCER,
  aws_alb: LOAD_BALANCER,
  aws_elb: LOAD_BALANCER,
  aws_lb_listener: { opens: 'port' },
  aws_alb_listener: { opens: 'port' },
  aws_api_gateway_rest_api: { entries: [{ actor: 'users', unless: { 'endpoint_configuration.types': ['PRIVATE'] } }] },
  aws_apigatewayv2_api: { entries: ALWAYS },
  aws_appsync_graphql_api: { entries: [{ actor: 'users', unless: { visibility: ['PRIVATE'] } }] },
  aws_lambda_function_url: { entries: ALWAYS },
  aws_apprunner_service: {
    entries: [
      { actor: 'users', unless: { 'network_configuration.ingress_configuration.is_publicly_accessible': ['false'] } },
    ],
  },
  aws_amplify_app: { entries: ALWAYS },
  aws_lightsail_instance: { entries: ALWAYS },
  aws_elastic_beanstalk_environment: { entries: [{ actor: 'users', when: { tier: ['WebServer'] } }] },
  aws_s3_bucket_website_configuration: { entries: ALWAYS },
  aws_transfer_server: { entries: [{ actor: 'users', when: { endpoint_type: ['PUBLIC'] } }] },
  aws_ec2_client_vpn_endpoint: { entries: ALWAYS },
  aws_instance: { entries: [{ actor: 'users', when: { associate_public_ip_address: ['true'] } }] },
  aws_eip: { entries: [{ actor: 'users', into: ['aws_instance'] }] },
  aws_internet_gateway: { entries: [{ actor: 'internet', twoWay: true }] },
  aws_customer_gateway: { entries: ONPREM },
  aws_vpn_connection: { entries: ONPREM },
  aws_dx_connection: { entries: ONPREM },
  aws_dx_hosted_connection: { entries: ONPREM },
  aws_dx_gateway: { entries: ONPREM },
};

const MACHINES = ['azurerm_linux_virtual_machine', 'azurerm_windows_virtual_machine', 'azurerm_virtual_machine'];

const AZURE: Readonly<Record<string, EntryFacts>> = {
  azurerm_dns_zone: BEFORE,
  azurerm_web_application_firewall_policy: BEFORE,
  azurerm_public_ip: {
    entries: [
      { actor: 'users', into: ['azurerm_lb', 'azurerm_application_gateway', 'azurerm_bastion_host', ...MACHINES] },
      { actor: 'internet', into: ['azurerm_firewall'], twoWay: true },
    ],
  },
  azurerm_nat_gateway: { entries: OUTWARD },
  azurerm_lb_rule: { opens: 'frontend_port' },
  azurerm_application_gateway: { opens: 'frontend_port.port' },
  azurerm_frontdoor: { entries: ALWAYS },
  azurerm_cdn_frontdoor_profile: { entries: ALWAYS },
  azurerm_cdn_profile: { entries: ALWAYS },
  azurerm_traffic_manager_profile: { entries: ALWAYS },
  azurerm_static_web_app: { entries: ALWAYS },
  azurerm_static_site: { entries: ALWAYS },
  azurerm_api_management: { entries: [{ actor: 'users', unless: { virtual_network_type: ['Internal'] } }] },
  azurerm_linux_web_app: { entries: [{ actor: 'users', when: { public_network_access_enabled: ['true'] } }] },
  azurerm_windows_web_app: { entries: [{ actor: 'users', when: { public_network_access_enabled: ['true'] } }] },
  azurerm_app_service: { entries: ALWAYS },
  azurerm_container_app: { entries: [{ actor: 'users', when: { 'ingress.external_enabled': ['true'] } }] },
  azurerm_container_group: { entries: [{ actor: 'users', when: { ip_address_type: ['Public'] } }] },
  azurerm_local_network_gateway: { entries: ONPREM },
  azurerm_express_route_circuit: { entries: ONPREM },
};

const GOOGLE: Readonly<Record<string, EntryFacts>> = {
  google_dns_managed_zone: { front: ['private_visibility_config'] },
  google_compute_security_policy: BEFORE,
  google_compute_global_forwarding_rule: {
    entries: [{ actor: 'users', unless: { load_balancing_scheme: ['INTERNAL_MANAGED', 'INTERNAL_SELF_MANAGED', ''] } }],
  },
  google_compute_forwarding_rule: {
    entries: [{ actor: 'users', when: { load_balancing_scheme: ['EXTERNAL', 'EXTERNAL_MANAGED'] } }],
  },
  google_compute_router_nat: { entries: [{ actor: 'internet', outward: true, unless: { type: ['PRIVATE'] } }] },
  google_compute_instance: { entries: [{ actor: 'users', has: ['network_interface.access_config'] }] },
  'google_cloud_run_*iam_*': { entries: [{ actor: 'users', when: { member: ['allUsers'], members: ['allUsers'] } }] },
  'google_cloudfunctions*_iam_*': {
    entries: [{ actor: 'users', when: { member: ['allUsers'], members: ['allUsers'] } }],
  },
  google_api_gateway_gateway: { entries: ALWAYS },
  google_firebase_hosting_site: { entries: ALWAYS },
  google_compute_external_vpn_gateway: { entries: ONPREM },
  google_compute_vpn_tunnel: { entries: [{ actor: 'onprem', has: ['peer_ip'] }] },
  google_compute_interconnect_attachment: { entries: ONPREM },
};

const OTHER: Readonly<Record<string, EntryFacts>> = {
  cloudflare_zone: BEFORE,
  cloudflare_record: BEFORE,
  cloudflare_dns_record: BEFORE,
};

const entryOf = byPattern(Object.entries({ ...AWS, ...AZURE, ...GOOGLE, ...OTHER }));

const NO_ENTRY: EntryFacts = {};

export const entriesOf = (type: string): EntryFacts => entryOf(type) ?? NO_ENTRY;

const ACTOR_TYPES: Readonly<Record<Cloud, Readonly<Partial<Record<Actor, string>>>>> = {
  aws: { users: 'tv_aws_users', internet: 'tv_aws_internet', onprem: 'tv_aws_onprem' },
  azure: { users: 'tv_azurerm_users', internet: 'tv_azurerm_internet', onprem: 'tv_azure_onprem' },
  google: { users: 'tv_gcp_users', internet: 'tv_gcp_internet', onprem: 'tv_gcp_onprem' },
  other: {},
};

export const actorTypeOf = (cloud: Cloud, actor: Actor): string | null => ACTOR_TYPES[cloud][actor] ?? null;
