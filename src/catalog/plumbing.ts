/**
 * What a simplified picture leaves out. A type that has a rule to fold or to hide is left out anyway, wherever it is
 * still drawn; this table adds what is drawn on its own but no service (`true`), and takes back what folds into another
 * service where that is there, but is one itself (`false`). Of a container type the box goes and its contents stay.
 * Patterns as in rules.ts.
 */
import { byPattern } from './patterns.js';

const AWS: Readonly<Record<string, boolean>> = {
  aws_security_group: true,
  aws_internet_gateway: true,
  aws_egress_only_internet_gateway: true,
  aws_nat_gateway: true,
  aws_eip: true,
  aws_network_interface: true,
  aws_vpc_endpoint: true,
  aws_vpc_endpoint_service: true,
  aws_route_table: true,
  aws_ec2_managed_prefix_list: true,
  'aws_default_*': true,
  'aws_network_acl*': true,
  'aws_vpc_ipam*': true,
  aws_dx_gateway_association: true,
  'aws_route53_resolver_*': true,
  'aws_service_discovery_*': true,
  aws_api_gateway_vpc_link: true,
  aws_apigatewayv2_vpc_link: true,

  'aws_iam_*': true,
  'aws_kms_*': true,
  'aws_acm_*': true,
  aws_key_pair: true,
  aws_ssm_parameter: true,
  'aws_cloudwatch_log_*': true,
  aws_cloudwatch_metric_alarm: true,
  aws_cloudwatch_composite_alarm: true,
  aws_cloudwatch_dashboard: true,
  'aws_config_*': true,
  'aws_s3_account_*': true,
  aws_ebs_encryption_by_default: true,
  aws_resourcegroups_group: true,

  aws_redshiftserverless_namespace: false,
  aws_rds_cluster_instance: false,
  aws_docdb_cluster_instance: false,
  aws_neptune_cluster_instance: false,
};

const AZURE: Readonly<Record<string, boolean>> = {
  azurerm_network_security_group: true,
  azurerm_network_interface: true,
  'azurerm_public_ip*': true,
  azurerm_nat_gateway: true,
  azurerm_route_table: true,
  'azurerm_private_endpoint*': true,
  'azurerm_private_dns_*': true,
  azurerm_ip_group: true,
  'azurerm_network_watcher*': true,
  azurerm_network_ddos_protection_plan: true,
  azurerm_ddos_protection_plan: true,
  azurerm_service_plan: true,
  azurerm_app_service_plan: true,

  azurerm_user_assigned_identity: true,
  'azurerm_role_*': true,
  'azurerm_policy_*': true,
  azurerm_management_group: true,
  azurerm_subscription: true,
  azurerm_disk_encryption_set: true,
  'azurerm_key_vault_*': true,
  'azurerm_log_analytics_*': true,
  azurerm_application_insights: true,
  'azurerm_monitor_*': true,
  'azurerm_security_center_*': true,
  'azuread_*': true,

  azurerm_virtual_network_peering: false,
  azurerm_eventhub: false,
  azurerm_servicebus_queue: false,
  azurerm_servicebus_topic: false,
};

const GOOGLE: Readonly<Record<string, boolean>> = {
  google_compute_address: true,
  google_compute_global_address: true,
  'google_compute_firewall*': true,
  google_compute_route: true,
  google_compute_network_peering: false,
  'google_compute_router*': true,
  'google_service_networking_*': true,
  google_vpc_access_connector: true,
  'google_compute_shared_vpc_*': true,

  'google_service_account*': true,
  'google_iam_*': true,
  'google_*_iam_*': true,
  'google_kms_*': true,
  'google_compute_*ssl_certificate': true,
  'google_certificate_manager_*': true,
  google_project: true,
  google_folder: true,
  'google_logging_*': true,
  'google_monitoring_*': true,
  'google_org_policy_*': true,
};

const OTHER: Readonly<Record<string, boolean>> = {
  'kubernetes_*role*': true,
  'kubernetes_network_policy*': true,
  'kubernetes_namespace*': true,
  'kubernetes_service_account*': true,
  'kubernetes_config_map*': true,
  'kubernetes_secret*': true,
};

/** The whole table, for the test that holds it against the types. */
export const PLUMBING: readonly (readonly [string, boolean])[] = [AWS, AZURE, GOOGLE, OTHER].flatMap((table) =>
  Object.entries(table),
);

/** Whether the table calls a type plumbing; undefined where it says nothing. */
export const plumbingOf = byPattern(PLUMBING);
