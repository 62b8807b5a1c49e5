import type { RankTable } from './model.js';

export const AZURE_RANKS: RankTable = {
  first: [
    'azurerm_aadb2c_directory',
    'azurerm_active_directory_domain_service',
    'azurerm_confidential_ledger',
    // What programs ask for their switches, and what runs programs of its own.
    ...['azurerm_app_configuration*', 'azurerm_automation_*', 'azurerm_managed_application'],
    ...['azurerm_template_*', 'azurerm_resource_group_template_deployment', 'azurerm_subscription_template_deployment'],
    'azurerm_resource_group',
    'azurerm_resources',
  ],
  security: [
    ...[
      'azurerm_key_vault*',
      'azurerm_app_service_certificate*',
      'azurerm_app_service_managed_certificate',
      'azurerm_container_app_environment_*certificate',
    ],
    ...[
      'azurerm_cdn_frontdoor_secret',
      'azurerm_ssh_public_key',
      'azurerm_disk_encryption_set',
      'azurerm_disk_access',
      'azurerm_dedicated_hardware_security_module',
    ],
    ...[
      'azurerm_security_center_*',
      'azurerm_sentinel_*',
      'azurerm_advanced_threat_protection',
      'azurerm_iot_security_solution',
      'azurerm_attestation_provider',
    ],
    ...['azurerm_network_security_perimeter*', 'azurerm_ddos_protection_plan', 'azurerm_network_ddos_protection_plan'],
    ...['azurerm_network_security_group', 'azurerm_application_security_group'],
  ],
  identity: [
    ...[
      'azuread_*',
      'azurerm_user_assigned_identity',
      'azurerm_federated_identity_credential',
      'azurerm_role_*',
      'azurerm_pim_*',
    ],
    ...['azurerm_databricks_access_connector', 'azurerm_client_config'],
  ],
  monitoring: [
    ...[
      'azurerm_application_insights*',
      'azurerm_log_analytics_*',
      'azurerm_monitor_*',
      'azurerm_dashboard*',
      'azurerm_portal_dashboard',
    ],
    ...['azurerm_network_watcher*', 'azurerm_network_connection_monitor'],
  ],
  governance: [
    ...[
      'azurerm_automation_account',
      'azurerm_policy_*',
      'azurerm_resource_*policy_assignment',
      'azurerm_subscription_policy_assignment',
      'azurerm_management_*',
      'azurerm_blueprint_*',
      'azurerm_lighthouse_*',
      'azurerm_chaos_studio_*',
    ],
    ...[
      'azurerm_consumption_budget_*',
      'azurerm_cost_anomaly_alert',
      'azurerm_resource_group_cost_management_export',
      'azurerm_maintenance_*',
    ],
    ...[
      'azurerm_marketplace_agreement',
      'azurerm_resource_provider_registration',
      'azurerm_location',
      'azurerm_subscription',
      'azurerm_subscriptions',
    ],
  ],
  registries: ['azurerm_container_registry*', 'azurerm_shared_image_gallery', 'azurerm_template_spec_version'],
  backup: [
    'azurerm_backup_*',
    'azurerm_data_protection_*',
    'azurerm_recovery_services_vault',
    'azurerm_site_recovery_*',
    'azurerm_snapshot',
    'azurerm_netapp_snapshot',
    'azurerm_virtual_machine_restore_point_collection',
  ],
  dns: ['azurerm_dns_zone', 'azurerm_private_dns_zone', 'azurerm_private_dns_resolver_dns_forwarding_ruleset'],
};
