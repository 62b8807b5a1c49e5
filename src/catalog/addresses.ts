/** Resources that are named by where they answer: the attributes that hold an IP address or a host name, and whose it is. */

/** Paths into blocks, `block.attribute`. */
type Paths = ReadonlyMap<string, readonly string[]>;

const WEB_APP = ['default_hostname'];

/** Type to where it says its own addresses; known once it exists, or where the configuration fixes them. */
export const ANSWERS_AT: Paths = new Map([
  ['aws_alb', ['dns_name']],
  ['aws_cloudfront_distribution', ['domain_name']],
  ['aws_eip', ['public_ip', 'private_ip']],
  ['aws_elb', ['dns_name']],
  ['aws_instance', ['private_ip', 'public_ip', 'private_dns', 'public_dns']],
  ['aws_lb', ['dns_name']],
  ['aws_network_interface', ['private_ip', 'private_ips']],
  ['aws_s3_bucket', ['bucket_regional_domain_name', 'bucket_domain_name']],
  ['azurerm_app_service', ['default_site_hostname']],
  ['azurerm_application_gateway', ['frontend_ip_configuration.private_ip_address']],
  ['azurerm_container_app', ['ingress.fqdn']],
  ['azurerm_container_group', ['ip_address', 'fqdn']],
  ['azurerm_firewall', ['ip_configuration.private_ip_address']],
  ['azurerm_function_app', WEB_APP],
  ['azurerm_lb', ['frontend_ip_configuration.private_ip_address']],
  ['azurerm_linux_function_app', WEB_APP],
  ['azurerm_linux_virtual_machine', ['private_ip_address', 'public_ip_address']],
  ['azurerm_linux_web_app', WEB_APP],
  ['azurerm_network_interface', ['private_ip_address', 'private_ip_addresses', 'ip_configuration.private_ip_address']],
  [
    'azurerm_private_endpoint',
    ['private_service_connection.private_ip_address', 'ip_configuration.private_ip_address'],
  ],
  ['azurerm_public_ip', ['ip_address', 'fqdn']],
  ['azurerm_static_web_app', ['default_host_name']],
  ['azurerm_storage_account', ['primary_blob_host', 'primary_web_host']],
  ['azurerm_windows_function_app', WEB_APP],
  ['azurerm_windows_virtual_machine', ['private_ip_address', 'public_ip_address']],
  ['azurerm_windows_web_app', WEB_APP],
  ['google_compute_address', ['address']],
  ['google_compute_forwarding_rule', ['ip_address']],
  ['google_compute_global_address', ['address']],
  ['google_compute_global_forwarding_rule', ['ip_address']],
  ['google_compute_instance', ['network_interface.network_ip', 'network_interface.access_config.nat_ip']],
]);

/** Type to where it names others by their address. */
export const NAMES_BY_ADDRESS: Paths = new Map([
  ['aws_alb_target_group_attachment', ['target_id']],
  ['aws_cloudfront_distribution', ['origin.domain_name']],
  ['aws_lb_target_group_attachment', ['target_id']],
  ['aws_route53_record', ['records', 'alias.name']],
  ['azurerm_application_gateway', ['backend_address_pool.ip_addresses', 'backend_address_pool.fqdns']],
  ['azurerm_cdn_endpoint', ['origin.host_name']],
  ['azurerm_cdn_frontdoor_origin', ['host_name']],
  ['azurerm_dns_a_record', ['records']],
  ['azurerm_dns_cname_record', ['record']],
  ['azurerm_lb_backend_address_pool_address', ['ip_address']],
  ['azurerm_private_dns_a_record', ['records']],
  ['azurerm_route', ['next_hop_in_ip_address']],
  ['azurerm_route_table', ['route.next_hop_in_ip_address']],
  ['azurerm_traffic_manager_external_endpoint', ['target']],
  ['google_compute_network_endpoint', ['ip_address']],
  ['google_dns_record_set', ['rrdatas']],
]);
