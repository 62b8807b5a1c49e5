/**
 * Facts about the edge types (CDN, DNS, API, load balancer) of AWS, one row per Terraform type: see `TypeFacts` in
 * model.ts.
 */

import type { ExposureRule, ListenRule } from '../access-rules.js';
import { ACCOUNT } from '../examples.js';
import { INTERNET, UNAUTHORISED } from '../exposure.js';
import type { TypeRow, TypeTable } from '../model.js';
import { ALWAYS_IN_FRONT, actionsOf, LISTENS_NOWHERE, OPEN_TO_USERS, variants } from '../shared.js';
import { OPEN_POLICY, policyOf } from './shared.js';

const LISTENER_PORT: ListenRule = { paths: ['port'], opensOnHost: true };

const OPEN_BALANCER: readonly ExposureRule[] = [{ audience: INTERNET, when: { internal: ['', 'false'] }, isDefault: true }];

/**
 * Load balancers face the internet unless `internal` says otherwise. An attribute with a default shows that the values
 * are known.
 */
const LOAD_BALANCER: TypeRow = {
  entries: [
    { actor: 'users', when: { internal: ['false'] } },
    { actor: 'users', unless: { internal: ['true'] }, has: ['load_balancer_type', 'cross_zone_load_balancing'] },
    { actor: 'users', notWritten: ['internal'] },
    { actor: 'users', unless: { internal: ['true'] }, inPublic: true },
  ],
};

const LOAD_BALANCERS = variants('load_balancer_type', {
  application: ['Application Load Balancer', 'aws-res-elastic-load-balancing-application-load-balancer'],
  network: ['Network Load Balancer', 'aws-res-elastic-load-balancing-network-load-balancer'],
  gateway: ['Gateway Load Balancer', 'aws-res-elastic-load-balancing-gateway-load-balancer'],
});

const OF_LISTENER = ['aws_lb_listener', 'aws_lb_listener_rule', 'aws_alb_listener', 'aws_alb_listener_rule', 'aws_lb', 'aws_alb'];

// Targets of an HTTP API's VPC link; a function is called without the link.
const BEHIND_LINK = ['aws_lb', 'aws_alb', 'aws_lb_listener', 'aws_alb_listener', 'aws_service_discovery_service', 'terraform_module'];

/** Resources whose owner is verified by DNS records, in a zone that may belong to somebody else. */
const PROVED_BY_RECORDS = ['aws_acm_certificate', 'aws_ses_domain_identity', 'aws_ses_domain_dkim', 'aws_ses_domain_mail_from', 'aws_sesv2_email_identity'];

export const AWS_EDGE: TypeTable = {
  aws_lb: {
    title: 'Load balancer',
    icon: 'aws-elastic-load-balancing',
    category: 'network',
    knownAs: ['arn:*:elasticloadbalancing:*:*:loadbalancer/app/{}', 'arn:*:elasticloadbalancing:*:*:loadbalancer/net/{}'],
    within: ['aws_vpc'],
    detail: ['load_balancer_type', 'internal'],
    ...LOAD_BALANCER,
    addresses: ['dns_name'],
    products: LOAD_BALANCERS,
    exposure: OPEN_BALANCER,
    caller: true,
    tierByFacing: true,
  },
  aws_alb: { title: 'Load balancer', icon: 'aws-elastic-load-balancing', category: 'network', within: ['aws_vpc'], detail: ['load_balancer_type', 'internal'], ...LOAD_BALANCER, addresses: ['dns_name'], products: LOAD_BALANCERS, exposure: OPEN_BALANCER, caller: true, tierByFacing: true },
  aws_lb_listener: { title: 'Load balancer listener', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['load_balancer_arn'], nearest: ['aws_lb'] }, opens: { port: 'port', protocol: 'protocol' }, listens: LISTENER_PORT },
  aws_alb_listener: { title: 'Load balancer listener', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['load_balancer_arn'], nearest: ['aws_alb', 'aws_lb'] }, opens: { port: 'port', protocol: 'protocol' }, listens: LISTENER_PORT },
  aws_lb_listener_rule: { title: 'Load balancer listener rule', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['listener_arn'], nearest: ['aws_lb_listener', 'aws_lb'] }, attachment: true },
  aws_alb_listener_rule: { title: 'Load balancer listener rule', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['listener_arn'], nearest: ['aws_alb_listener', 'aws_alb'] }, attachment: true },
  aws_lb_listener_certificate: { title: 'Load balancer certificate', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['listener_arn'] }, supporting: true },
  aws_alb_listener_certificate: { title: 'Load balancer certificate', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['listener_arn'] }, supporting: true },
  aws_lb_target_group: { title: 'Target group', icon: 'aws-elastic-load-balancing', category: 'network', fold: { userTypes: OF_LISTENER, nearest: ['aws_lb', 'aws_alb'] }, direction: 'in', port: 'port', attachment: true },
  aws_alb_target_group: { title: 'Target group', icon: 'aws-elastic-load-balancing', category: 'network', fold: { userTypes: OF_LISTENER, nearest: ['aws_alb', 'aws_lb'] }, direction: 'in', port: 'port', attachment: true },
  aws_lb_target_group_attachment: { title: 'Target group attachment', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['target_group_arn', 'target_id'] }, link: { from: ['target_group_arn'], to: ['target_id'] }, addressRefs: ['target_id'], attachment: true },
  aws_alb_target_group_attachment: { title: 'Target group attachment', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['target_group_arn', 'target_id'] }, link: { from: ['target_group_arn'], to: ['target_id'] }, addressRefs: ['target_id'], attachment: true },
  aws_lb_cookie_stickiness_policy: { title: 'Load balancer stickiness', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['load_balancer'] } },
  aws_lb_trust_store_revocation: { title: 'Load balancer trust store revocation', icon: 'aws-elastic-load-balancing', category: 'network', fold: { attributes: ['trust_store_arn'] } },
  aws_lb_trust_store: { title: 'Load balancer trust store', icon: 'aws-elastic-load-balancing', category: 'network', prominence: 'security' },
  aws_load_balancer_policy: { title: 'Load balancer policy', icon: 'aws-elastic-load-balancing', category: 'network' },
  aws_elb_service_account: { title: 'Load balancer service account', icon: 'aws-elastic-load-balancing', category: 'network', lookup: { answers: () => ({ arn: `arn:aws:iam::${ACCOUNT}:root` }) }, prominence: 'identity' },
  aws_lb_hosted_zone_id: { title: 'Load balancer hosted zone', icon: 'aws-elastic-load-balancing', category: 'network', prominence: 'dns' },
  aws_elb: { title: 'Classic Load Balancer', icon: 'aws-res-elastic-load-balancing-classic-load-balancer', category: 'network', direction: 'in', ...LOAD_BALANCER, addresses: ['dns_name'], listens: { paths: ['listener.lb_port'] }, exposure: OPEN_BALANCER, caller: true, tierByFacing: true },
  aws_elb_attachment: { title: 'Classic Load Balancer attachment', icon: 'aws-res-elastic-load-balancing-classic-load-balancer', category: 'network', fold: { attributes: ['elb', 'instance'] }, link: { from: ['elb'], to: ['instance'] } },
  aws_cloudfront_distribution: { title: 'CloudFront distribution', icon: 'aws-amazon-cloudfront', category: 'network', entries: OPEN_TO_USERS, addresses: ['domain_name'], addressRefs: ['origin.domain_name'] },
  aws_cloudfront_cache_policy: { title: 'CloudFront cache policy', icon: 'aws-amazon-cloudfront', category: 'network' },
  aws_cloudfront_origin_request_policy: { title: 'CloudFront origin request policy', icon: 'aws-amazon-cloudfront', category: 'network' },
  aws_cloudfront_response_headers_policy: { title: 'CloudFront headers policy', icon: 'aws-amazon-cloudfront', category: 'network' },
  aws_cloudfront_origin_access_identity: { title: 'CloudFront origin access identity', icon: 'aws-amazon-cloudfront', category: 'network' },
  aws_cloudfront_origin_access_control: { title: 'CloudFront origin access control', icon: 'aws-amazon-cloudfront', category: 'network' },
  aws_cloudfront_public_key: { title: 'CloudFront public key', icon: 'aws-amazon-cloudfront', category: 'network', fold: { userTypes: ['aws_cloudfront_key_group'] }, supporting: true, prominence: 'security' },
  aws_cloudfront_key_group: { title: 'CloudFront key group', icon: 'aws-amazon-cloudfront', category: 'network', fold: { userTypes: ['aws_cloudfront_distribution'] }, supporting: true, prominence: 'security' },
  aws_cloudfront_key_value_store: { title: 'CloudFront key value store', icon: 'aws-amazon-cloudfront', category: 'network', fold: { userTypes: ['aws_cloudfront_function'] } },
  aws_cloudfront_monitoring_subscription: { title: 'CloudFront monitoring', icon: 'aws-amazon-cloudfront', category: 'network', fold: { attributes: ['distribution_id'] }, supporting: true, prominence: 'monitoring' },
  aws_cloudfront_realtime_log_config: { title: 'CloudFront real-time log', icon: 'aws-amazon-cloudfront', category: 'network', prominence: 'monitoring' },
  aws_cloudfront_vpc_origin: { title: 'CloudFront VPC origin', icon: 'aws-amazon-cloudfront', category: 'network', fold: { userTypes: ['aws_cloudfront_distribution', 'aws_cloudfront_multitenant_distribution'] }, link: { from: [], to: ['vpc_origin_endpoint_config'] } },
  aws_cloudfront_function: { title: 'CloudFront Function', icon: 'aws-res-amazon-cloudfront-functions', category: 'network', fold: { userTypes: ['aws_cloudfront_distribution'] } },
  aws_route53_zone: { title: 'Route 53 hosted zone', icon: 'aws-amazon-route-53', category: 'network', placedBy: [], front: ['vpc'], prominence: 'dns' },
  aws_route53_record: {
    title: 'Route 53 record',
    icon: 'aws-amazon-route-53',
    category: 'network',
    fold: {
      attributes: ['zone_id'],
      fallback: {
        attributes: ['records', 'name'],
        hostTypes: PROVED_BY_RECORDS,
        fallback: { when: { type: /^AAAA$/ }, sameName: { type: 'aws_route53_record', where: { type: 'A' }, name: 'name', containerAttribute: 'zone_id' } },
      },
    },
    link: { from: ['zone_id'], to: ['alias', 'records'] },
    forwards: ['alias', 'records'],
    hostnameZone: ['zone_id'],
    ...ALWAYS_IN_FRONT,
    addressRefs: ['records', 'alias.name'],
  },
  aws_route53_zone_association: { title: 'Route 53 zone association', icon: 'aws-amazon-route-53', category: 'network', placedBy: [], fold: { attributes: ['zone_id'] }, link: { from: ['zone_id'], to: ['vpc_id'] } },
  aws_route53_vpc_association_authorization: { title: 'Route 53 VPC authorization', icon: 'aws-amazon-route-53', category: 'network' },
  aws_route53_delegation_set: { title: 'Route 53 delegation set', icon: 'aws-amazon-route-53', category: 'network', prominence: 'dns' },
  aws_route53_health_check: { title: 'Route 53 health check', icon: 'aws-amazon-route-53', category: 'network', fold: { userTypes: ['aws_route53_record'] }, supporting: true, prominence: 'monitoring', link: { from: [], to: ['fqdn'], isAlwaysDrawn: true, thin: true } },
  aws_route53_key_signing_key: { title: 'Route 53 signing key', icon: 'aws-amazon-route-53', category: 'network', fold: { attributes: ['hosted_zone_id'] }, supporting: true },
  aws_route53_hosted_zone_dnssec: { title: 'Route 53 DNSSEC', icon: 'aws-amazon-route-53', category: 'network', fold: { attributes: ['hosted_zone_id'] }, supporting: true },
  aws_route53_query_log: { title: 'Route 53 query log', icon: 'aws-amazon-route-53', category: 'network', fold: { attributes: ['zone_id'] }, supporting: true },
  aws_route53_traffic_policy: { title: 'Route 53 traffic policy', icon: 'aws-amazon-route-53', category: 'network' },
  aws_route53domains_registered_domain: { title: 'Registered domain', icon: 'aws-amazon-route-53', category: 'network' },
  aws_route53_resolver_endpoint: { title: 'Route 53 Resolver endpoint', icon: 'aws-res-amazon-route-53-resolver', category: 'network' },
  aws_route53_resolver_rule: { title: 'Route 53 Resolver rule', icon: 'aws-res-amazon-route-53-resolver', category: 'network', prominence: 'dns' },
  aws_route53_resolver_rule_association: { title: 'Route 53 Resolver rule association', icon: 'aws-res-amazon-route-53-resolver', category: 'network', fold: { attributes: ['resolver_rule_id'] }, link: { from: ['resolver_rule_id'], to: ['vpc_id'] }, placedBy: [] },
  aws_route53_resolver_firewall_rule_group: { title: 'DNS Firewall rule group', icon: 'aws-res-amazon-route-53-resolver-dns-firewall', category: 'network' },
  aws_route53_resolver_firewall_rule_group_association: { title: 'DNS Firewall association', icon: 'aws-res-amazon-route-53-resolver-dns-firewall', category: 'network' },
  aws_route53_resolver_firewall_domain_list: { title: 'DNS Firewall domain list', icon: 'aws-res-amazon-route-53-resolver-dns-firewall', category: 'network' },
  aws_route53_resolver_firewall_rule: { title: 'DNS Firewall rule', icon: 'aws-res-amazon-route-53-resolver-dns-firewall', category: 'network', fold: { attributes: ['firewall_rule_group_id'] } },
  aws_route53_resolver_query_log_config: { title: 'Resolver query log', icon: 'aws-res-amazon-route-53-resolver-query-logging', category: 'network', prominence: 'monitoring' },
  aws_route53_resolver_query_log_config_association: { title: 'Resolver query log association', icon: 'aws-res-amazon-route-53-resolver-query-logging', category: 'network', fold: { attributes: ['resolver_query_log_config_id'] }, supporting: true },
  aws_route53recoverycontrolconfig_cluster: { title: 'Recovery control cluster', icon: 'aws-amazon-application-recovery-controller', category: 'network' },
  aws_route53recoveryreadiness_cell: { title: 'Recovery readiness cell', icon: 'aws-amazon-application-recovery-controller', category: 'network' },
  aws_api_gateway_rest_api: { alone: true, title: 'API Gateway REST API', icon: 'aws-amazon-api-gateway', category: 'network', granted: actionsOf('execute-api'), entries: [{ actor: 'users', unless: { 'endpoint_configuration.types': ['PRIVATE'] } }] },
  aws_api_gateway_rest_api_policy: { title: 'API Gateway policy', icon: 'aws-amazon-api-gateway', category: 'network', exposure: OPEN_POLICY, rights: policyOf('rest_api_id') },
  aws_api_gateway_resource: { title: 'API Gateway resource', icon: 'aws-amazon-api-gateway', category: 'network', attachment: true },
  aws_api_gateway_method: { title: 'API Gateway method', icon: 'aws-amazon-api-gateway', category: 'network', exposure: [{ audience: UNAUTHORISED, when: { authorization: ['', 'NONE'], api_key_required: ['', 'false'] }, isDefault: true, isOfPart: true, subjectAttributes: ['rest_api_id'] }], attachment: true },
  aws_api_gateway_method_response: { title: 'API Gateway method response', icon: 'aws-amazon-api-gateway', category: 'network', attachment: true },
  aws_api_gateway_method_settings: { title: 'API Gateway method settings', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_integration: { title: 'API Gateway integration', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['rest_api_id'] }, link: { from: ['rest_api_id'], to: ['uri', 'connection_id'] }, attachment: true },
  aws_api_gateway_integration_response: { title: 'API Gateway integration response', icon: 'aws-amazon-api-gateway', category: 'network', attachment: true },
  aws_api_gateway_gateway_response: { title: 'API Gateway response', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_deployment: { title: 'API Gateway deployment', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_stage: { title: 'API Gateway stage', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_authorizer: { title: 'API Gateway authorizer', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['rest_api_id'] }, link: { from: ['rest_api_id'], to: ['authorizer_uri', 'provider_arns'] } },
  aws_api_gateway_request_validator: { title: 'API Gateway request validator', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_model: { title: 'API Gateway model', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_api_gateway_account: { title: 'API Gateway account', icon: 'aws-amazon-api-gateway', category: 'network', fold: { nearest: ['aws_api_gateway_rest_api'] }, supporting: true },
  aws_api_gateway_api_key: { title: 'API Gateway key', icon: 'aws-amazon-api-gateway', category: 'network', fold: { userTypes: ['aws_api_gateway_usage_plan_key'] } },
  aws_api_gateway_usage_plan: { title: 'API Gateway usage plan', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['api_stages'] } },
  aws_api_gateway_usage_plan_key: { title: 'API Gateway usage plan key', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['usage_plan_id'] } },
  aws_api_gateway_domain_name: { title: 'API Gateway domain', icon: 'aws-amazon-api-gateway', category: 'network', fold: { userTypes: ['aws_api_gateway_base_path_mapping'] }, namedBy: ['domain_name'] },
  aws_api_gateway_base_path_mapping: { title: 'API Gateway path mapping', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['api_id'] }, attachment: true },
  aws_api_gateway_client_certificate: { title: 'API Gateway client certificate', icon: 'aws-amazon-api-gateway', category: 'network', prominence: 'security' },
  aws_api_gateway_vpc_link: { alone: true, title: 'API Gateway VPC link', icon: 'aws-amazon-api-gateway', category: 'network', link: { from: [], to: ['target_arns'] }, isOnlyPath: true, plumbing: true },
  aws_apigatewayv2_api: {
    alone: true,
    title: 'API Gateway API',
    icon: 'aws-amazon-api-gateway',
    category: 'network',
    granted: actionsOf('execute-api'),
    link: { from: [], to: ['target'] },
    entries: OPEN_TO_USERS,
    products: variants('protocol_type', { HTTP: ['API Gateway HTTP API'], WEBSOCKET: ['API Gateway WebSocket API'] }),
  },
  aws_apigatewayv2_stage: { title: 'API Gateway stage', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_apigatewayv2_route: { title: 'API Gateway route', icon: 'aws-amazon-api-gateway', category: 'network', exposure: [{ audience: UNAUTHORISED, when: { authorization_type: ['', 'NONE'] }, isDefault: true, isOfPart: true, subjectAttributes: ['api_id'] }], attachment: true },
  aws_apigatewayv2_integration: {
    title: 'API Gateway integration',
    icon: 'aws-amazon-api-gateway',
    category: 'network',
    fold: { attributes: ['api_id'] },
    link: [
      { from: ['api_id'], to: ['integration_uri', 'connection_id'] },
      { from: ['connection_id'], to: ['integration_uri'], among: ['aws_apigatewayv2_vpc_link'], toward: BEHIND_LINK },
    ],
    attachment: true,
  },
  aws_apigatewayv2_authorizer: { title: 'API Gateway authorizer', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['api_id'] }, link: { from: ['api_id'], to: ['authorizer_uri', 'jwt_configuration'] } },
  aws_apigatewayv2_deployment: { title: 'API Gateway deployment', icon: 'aws-amazon-api-gateway', category: 'network' },
  aws_apigatewayv2_domain_name: { title: 'API Gateway domain', icon: 'aws-amazon-api-gateway', category: 'network', fold: { userTypes: ['aws_apigatewayv2_api_mapping'] }, namedBy: ['domain_name'] },
  aws_apigatewayv2_api_mapping: { title: 'API Gateway mapping', icon: 'aws-amazon-api-gateway', category: 'network', fold: { attributes: ['api_id', 'stage'] }, attachment: true },
  aws_apigatewayv2_vpc_link: { alone: true, title: 'API Gateway VPC link', icon: 'aws-amazon-api-gateway', category: 'network', isOnlyPath: true, plumbing: true, listens: LISTENS_NOWHERE },
  aws_service_discovery_service: {
    title: 'Cloud Map service',
    icon: 'aws-aws-cloud-map',
    category: 'network',
    fold: { userTypes: ['aws_ecs_service'], fallback: { attributes: ['namespace_id', 'dns_config'] } },
    link: { from: [], to: ['namespace_id', 'dns_config'], isSupporting: true },
    hostnameZone: ['dns_config.namespace_id', 'namespace_id'],
  },
  aws_service_discovery_instance: { title: 'Cloud Map instance', icon: 'aws-aws-cloud-map', category: 'network', fold: { attributes: ['service_id'] } },
  aws_service_discovery_private_dns_namespace: { title: 'Cloud Map private namespace', icon: 'aws-aws-cloud-map', category: 'network' },
  aws_service_discovery_public_dns_namespace: { title: 'Cloud Map public namespace', icon: 'aws-aws-cloud-map', category: 'network' },
  aws_service_discovery_http_namespace: { title: 'Cloud Map HTTP namespace', icon: 'aws-aws-cloud-map', category: 'network', fold: { userTypes: ['aws_ecs_service', 'aws_ecs_cluster'], onlyOne: ['aws_ecs_cluster'] } },
  aws_cloudfront_distribution_tenant: { title: 'CloudFront tenant', icon: 'aws-amazon-cloudfront', category: 'network', fold: { attributes: ['distribution_id'] } },
  aws_cloudfront_multitenant_distribution: { title: 'CloudFront multi-tenant distribution', icon: 'aws-amazon-cloudfront', category: 'network', entries: OPEN_TO_USERS },
  aws_cloudfront_connection_group: { title: 'CloudFront connection group', icon: 'aws-amazon-cloudfront', category: 'network', fold: { userTypes: ['aws_cloudfront_distribution_tenant'] } },
  aws_cloudfrontkeyvaluestore_key: { title: 'CloudFront key value pair', icon: 'aws-amazon-cloudfront', category: 'network', fold: { attributes: ['key_value_store_arn'] }, supporting: true },
  aws_globalaccelerator_custom_routing_accelerator: { title: 'Global Accelerator', icon: 'aws-aws-global-accelerator', category: 'network', entries: OPEN_TO_USERS },
  aws_globalaccelerator_custom_routing_listener: { title: 'Global Accelerator listener', icon: 'aws-aws-global-accelerator', category: 'network', fold: { attributes: ['accelerator_arn'] } },
  aws_globalaccelerator_custom_routing_endpoint_group: { title: 'Global Accelerator endpoint group', icon: 'aws-aws-global-accelerator', category: 'network', fold: { attributes: ['listener_arn'] }, link: { from: ['listener_arn'], to: ['endpoint_configuration'] } },
};
