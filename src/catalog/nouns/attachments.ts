/**
 * Parts that only join two things: who adds a service behind a load balancer adds them with it, and who takes a firewall away
 * from one removes them.
 */
const ATTACHMENTS: ReadonlySet<string> = new Set([
  'aws_lb_target_group',
  'aws_alb_target_group',
  'aws_lb_target_group_attachment',
  'aws_alb_target_group_attachment',
  'aws_lb_listener_rule',
  'aws_alb_listener_rule',
  'aws_autoscaling_attachment',
  'aws_wafv2_web_acl_association',
  'aws_wafregional_web_acl_association',
  'aws_apigatewayv2_api_mapping',
  'aws_api_gateway_base_path_mapping',
  'azurerm_cdn_frontdoor_security_policy',
  'aws_apigatewayv2_integration',
  'aws_apigatewayv2_route',
  'aws_api_gateway_resource',
  'aws_api_gateway_method',
  'aws_api_gateway_integration',
  'aws_api_gateway_method_response',
  'aws_api_gateway_integration_response',
  'azurerm_lb_backend_address_pool',
  'azurerm_lb_backend_address_pool_address',
  'azurerm_lb_probe',
  'azurerm_network_interface_backend_address_pool_association',
  'azurerm_network_interface_application_gateway_backend_address_pool_association',
  'azurerm_cdn_frontdoor_origin',
  'azurerm_cdn_frontdoor_origin_group',
  'azurerm_cdn_frontdoor_route',
  'azurerm_api_management_api',
  'azurerm_api_management_api_operation',
  'azurerm_api_management_backend',
  'azurerm_traffic_manager_azure_endpoint',
  'azurerm_traffic_manager_external_endpoint',
  'google_compute_backend_service',
  'google_compute_region_backend_service',
  'google_compute_backend_bucket',
  'google_compute_network_endpoint_group',
  'google_compute_region_network_endpoint_group',
  'google_compute_health_check',
  'google_compute_region_health_check',
  'google_compute_http_health_check',
  'google_compute_https_health_check',
  'google_compute_instance_group',
]);

export const isAttachment = (type: string): boolean => ATTACHMENTS.has(type);

/** Attributes of these that say under which path, host or route it is reached. */
export const HOST_ATTRIBUTE = 'host_header';
export const PATH_ATTRIBUTE = 'path_pattern';
export const ROUTE_ATTRIBUTES: readonly string[] = [HOST_ATTRIBUTE, PATH_ATTRIBUTE, 'route_key', 'path_part'];

/** Providers whose resources are made where Terraform runs. */
const SCAFFOLDING = /^(?:null|random|time|local|external|terraform|azurecaf|template)_/;

/** Whether a type is only made for the run of Terraform: a provisioner, a random name, a pause. */
export const isScaffolding = (type: string): boolean => SCAFFOLDING.test(type);
