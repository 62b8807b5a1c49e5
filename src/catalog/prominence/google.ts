import type { RankTable } from './model.js';

export const GOOGLE_RANKS: RankTable = {
  first: [
    ...[
      'google_identity_platform_*',
      'google_iap_*',
      'google_beyondcorp_*',
      'google_active_directory_*',
      'google_client_openid_userinfo',
    ],
    ...['google_deployment_manager_*', 'google_infra_manager_*'],
  ],
  security: [
    ...[
      'google_kms_*',
      'google_secret_manager_*',
      'google_composer_user_workloads_secret',
      'google_os_login_ssh_public_key',
      'google_recaptcha_enterprise_key',
    ],
    ...[
      'google_certificate_manager_*',
      'google_privateca_*',
      'google_compute_*ssl_certificate',
      'google_compute_*ssl_policy',
      'google_network_security_tls_inspection_policy',
    ],
    ...[
      'google_binary_authorization_*',
      'google_scc_*',
      'google_security_scanner_*',
      'google_data_loss_prevention_*',
      'google_cloud_ids_endpoint',
    ],
    ...[
      'google_access_context_manager_*',
      'google_compute_firewall_policy',
      'google_compute_network_firewall_policy',
      'google_compute_region_network_firewall_policy',
    ],
    ...[
      'google_network_security_gateway_security_policy',
      'google_network_security_url_lists',
      'google_app_engine_firewall_rule',
    ],
  ],
  identity: [
    ...[
      'google_service_account*',
      'google_iam_*',
      'google_cloud_identity_*',
      'google_*_iam_*',
      'google_compute_default_service_account',
    ],
    ...[
      'google_bigquery_default_service_account',
      'google_storage_project_service_account',
      'google_project_default_service_accounts',
      'google_client_config',
    ],
  ],
  monitoring: [
    'google_monitoring_*',
    'google_logging_*',
    'google_network_management_*',
    'google_compute_packet_mirroring',
  ],
  governance: [
    ...[
      'google_org_policy_*',
      'google_organization*',
      'google_folder*',
      'google_active_folder',
      'google_project*',
      'google_billing_*',
      'google_tags_*',
    ],
    ...[
      'google_resource_manager_lien',
      'google_cloud_asset_*',
      'google_essential_contacts_*',
      'google_os_config_*',
      'google_assured_workloads_*',
    ],
    ...['google_netblock_ip_ranges', 'google_compute_project_*', 'google_compute_regions', 'google_compute_zones'],
  ],
  configuration: ['google_parameter_manager_*', 'google_runtimeconfig_config'],
  registries: ['google_artifact_registry_*', 'google_container_registry'],
  backup: [
    ...[
      'google_backup_dr_*',
      'google_gke_backup_*',
      'google_compute_snapshot',
      'google_compute_instant_snapshot',
      'google_filestore_backup',
      'google_alloydb_backup',
    ],
  ],
  dns: [
    'google_dns_*',
    'google_clouddomains_registration',
    'google_service_directory_namespace',
    'google_service_networking_peered_dns_domain',
  ],
};
