import type { RuleTable } from '../../table.js';

const OF_LISTENER = ['aws_lb_listener', 'aws_lb_listener_rule', 'aws_alb_listener', 'aws_alb_listener_rule', 'aws_lb', 'aws_alb'];

/** Things whose owner proves with records in a zone that may be somebody else's. */
const PROVED_BY_RECORDS = ['aws_acm_certificate', 'aws_ses_domain_identity', 'aws_ses_domain_dkim', 'aws_ses_domain_mail_from', 'aws_sesv2_email_identity'];

/** What requests meet first: names, certificates, distribution, load balancing, APIs. */
export const AWS_EDGE_RULES: RuleTable = {
  aws_lb: { within: ['aws_vpc'], detail: ['load_balancer_type', 'internal'] },
  aws_alb: { within: ['aws_vpc'], detail: ['load_balancer_type', 'internal'] },
  aws_elb: { flow: 'in' },
  aws_lb_listener: { fold: { by: ['load_balancer_arn'], near: ['aws_lb'] } },
  aws_alb_listener: { fold: { by: ['load_balancer_arn'], near: ['aws_alb', 'aws_lb'] } },
  aws_lb_listener_rule: { fold: { by: ['listener_arn'], near: ['aws_lb_listener', 'aws_lb'] } },
  aws_alb_listener_rule: { fold: { by: ['listener_arn'], near: ['aws_alb_listener', 'aws_alb'] } },
  aws_lb_listener_certificate: { fold: { by: ['listener_arn'] }, quiet: true },
  aws_lb_target_group: { fold: { of: OF_LISTENER, near: ['aws_lb', 'aws_alb'] }, flow: 'in', port: 'port' },
  aws_alb_target_group: { fold: { of: OF_LISTENER, near: ['aws_alb', 'aws_lb'] }, flow: 'in', port: 'port' },
  aws_lb_target_group_attachment: {
    fold: { by: ['target_group_arn', 'target_id'] },
    link: { from: ['target_group_arn'], to: ['target_id'] },
  },
  aws_alb_target_group_attachment: {
    fold: { by: ['target_group_arn', 'target_id'] },
    link: { from: ['target_group_arn'], to: ['target_id'] },
  },
  aws_elb_attachment: { fold: { by: ['elb', 'instance'] }, link: { from: ['elb'], to: ['instance'] } },
  aws_autoscaling_attachment: {
    fold: { by: ['autoscaling_group_name'] },
    link: { from: ['lb_target_group_arn', 'alb_target_group_arn', 'elb'], to: ['autoscaling_group_name'] },
  },

  aws_route53_zone: { placedBy: [] },
  aws_route53_record: {
    fold: { by: ['zone_id'], otherwise: { by: ['records', 'name'], into: PROVED_BY_RECORDS } },
    link: { from: ['zone_id'], to: ['alias', 'records'] },
  },
  aws_route53_zone_association: {
    placedBy: [],
    fold: { by: ['zone_id'] },
    link: { from: ['zone_id'], to: ['vpc_id'] },
  },
  aws_route53_health_check: { fold: { of: ['aws_route53_record'] }, quiet: true },
  aws_route53_query_log: { fold: { by: ['zone_id'] }, quiet: true },
  aws_route53_resolver_rule_association: {
    fold: { by: ['resolver_rule_id'] },
    link: { from: ['resolver_rule_id'], to: ['vpc_id'] },
    placedBy: [],
  },
  aws_acm_certificate: { quiet: true },
  aws_acm_certificate_validation: { fold: { by: ['certificate_arn'] }, quiet: true },
  'aws_cloudfront_origin_access_*': { fold: { of: ['aws_cloudfront_distribution'] }, quiet: true },
  aws_cloudfront_function: { fold: { of: ['aws_cloudfront_distribution'] } },
  'aws_cloudfront_*_policy': { fold: { of: ['aws_cloudfront_distribution'] }, quiet: true },
  aws_wafv2_web_acl: { flow: 'in' },
  aws_waf_web_acl: { flow: 'in' },
  aws_wafregional_web_acl: { flow: 'in' },
  aws_wafv2_web_acl_association: {
    fold: { by: ['web_acl_arn', 'resource_arn'] },
    link: { from: ['web_acl_arn'], to: ['resource_arn'] },
  },
  aws_wafregional_web_acl_association: {
    fold: { by: ['web_acl_id', 'resource_arn'] },
    link: { from: ['web_acl_id'], to: ['resource_arn'] },
  },
  aws_wafv2_ip_set: { fold: { of: ['aws_wafv2_web_acl', 'aws_wafv2_rule_group'] }, quiet: true },
  aws_wafv2_rule_group: { fold: { of: ['aws_wafv2_web_acl'] }, quiet: true },
  aws_wafv2_web_acl_logging_configuration: { fold: { by: ['resource_arn'] }, quiet: true },
  'aws_waf_*': { fold: { of: ['aws_waf_web_acl', 'aws_waf_rule'] }, quiet: true },
  'aws_wafregional_*': { fold: { of: ['aws_wafregional_web_acl', 'aws_wafregional_rule'] }, quiet: true },

  'aws_api_gateway_*': { fold: { by: ['rest_api_id'] } },
  aws_api_gateway_rest_api: {},
  aws_api_gateway_integration: {
    fold: { by: ['rest_api_id'] },
    link: { from: ['rest_api_id'], to: ['uri', 'connection_id'] },
  },
  aws_api_gateway_authorizer: {
    fold: { by: ['rest_api_id'] },
    link: { from: ['rest_api_id'], to: ['authorizer_uri', 'provider_arns'] },
  },
  aws_api_gateway_account: { fold: { near: ['aws_api_gateway_rest_api'] }, quiet: true },
  aws_api_gateway_domain_name: { fold: { of: ['aws_api_gateway_base_path_mapping'] } },
  aws_api_gateway_base_path_mapping: { fold: { by: ['api_id'] } },
  aws_api_gateway_vpc_link: { link: { from: [], to: ['target_arns'] } },
  aws_api_gateway_usage_plan: { fold: { by: ['api_stages'] } },
  aws_api_gateway_usage_plan_key: { fold: { by: ['usage_plan_id'] } },
  aws_api_gateway_api_key: { fold: { of: ['aws_api_gateway_usage_plan_key'] } },
  'aws_apigatewayv2_*': { fold: { by: ['api_id'] } },
  aws_apigatewayv2_api: { link: { from: [], to: ['target'] } },
  aws_apigatewayv2_integration: {
    fold: { by: ['api_id'] },
    link: { from: ['api_id'], to: ['integration_uri', 'connection_id'] },
  },
  aws_apigatewayv2_authorizer: {
    fold: { by: ['api_id'] },
    link: { from: ['api_id'], to: ['authorizer_uri', 'jwt_configuration'] },
  },
  aws_apigatewayv2_domain_name: { fold: { of: ['aws_apigatewayv2_api_mapping'] } },
  aws_apigatewayv2_vpc_link: {},
  'aws_appsync_*': { fold: { by: ['api_id'] } },
  aws_appsync_graphql_api: {},
  aws_appsync_datasource: {
    fold: { by: ['api_id'] },
    link: {
      from: ['api_id'],
      to: ['dynamodb_config', 'lambda_config', 'http_config', 'relational_database_config', 'elasticsearch_config', 'opensearchservice_config', 'event_bridge_config'],
    },
  },
  'aws_cognito_*': { fold: { by: ['user_pool_id', 'identity_pool_id'] } },
  aws_cognito_user_pool: {},
  aws_cognito_identity_pool: {},

  aws_cloudfront_vpc_origin: {
    fold: { of: ['aws_cloudfront_distribution', 'aws_cloudfront_multitenant_distribution'] },
    link: { from: [], to: ['vpc_origin_endpoint_config'] },
  },
  aws_cloudfront_distribution_tenant: { fold: { by: ['distribution_id'] } },
  aws_cloudfront_connection_group: { fold: { of: ['aws_cloudfront_distribution_tenant'] } },
  aws_cloudfront_key_group: { fold: { of: ['aws_cloudfront_distribution'] }, quiet: true },
  aws_cloudfront_public_key: { fold: { of: ['aws_cloudfront_key_group'] }, quiet: true },
  aws_cloudfront_key_value_store: { fold: { of: ['aws_cloudfront_function'] } },
  aws_cloudfrontkeyvaluestore_key: { fold: { by: ['key_value_store_arn'] }, quiet: true },
  aws_globalaccelerator_custom_routing_listener: { fold: { by: ['accelerator_arn'] } },
  aws_globalaccelerator_custom_routing_endpoint_group: {
    fold: { by: ['listener_arn'] },
    link: { from: ['listener_arn'], to: ['endpoint_configuration'] },
  },
};
