import type { RuleTable } from '../rules.js';

/** What only says more about one other resource: the attributes that name it. */
export const GOOGLE_SATELLITES: RuleTable = {
  google_alloydb_instance: { fold: { by: ['cluster'] } },
  google_alloydb_user: { fold: { by: ['cluster'] }, quiet: true },
  google_api_gateway_api_config: { fold: { by: ['api'] } },
  google_app_engine_domain_mapping: { fold: { by: ['project'] } },
  google_bigtable_gc_policy: { fold: { by: ['instance_name'] }, quiet: true },
  google_certificate_manager_certificate_map_entry: { fold: { by: ['map'] }, quiet: true },
  google_cloud_identity_group_membership: { fold: { by: ['group'] }, quiet: true },
  google_cloud_run_domain_mapping: { fold: { by: ['spec'] } },
  google_compute_instance_group_named_port: { fold: { by: ['group'] } },
  google_compute_network_endpoint: { fold: { by: ['network_endpoint_group'] } },
  google_compute_network_firewall_policy_rule: { fold: { by: ['firewall_policy'] }, quiet: true },
  google_compute_network_firewall_policy_association: { fold: { by: ['attachment_target', 'firewall_policy'] }, quiet: true },
  google_compute_project_metadata_item: { fold: { by: ['project'] }, quiet: true },
  google_compute_security_policy_rule: { fold: { by: ['security_policy'] }, quiet: true },
  google_compute_snapshot: { fold: { by: ['source_disk'] } },
  google_compute_global_network_endpoint: { fold: { by: ['global_network_endpoint_group'] } },
  google_gke_hub_membership: { fold: { by: ['endpoint'] } },
  google_gke_hub_feature_membership: { fold: { by: ['membership'] } },
  google_secret_manager_regional_secret_version: { fold: { by: ['secret'] }, quiet: true },
  google_storage_hmac_key: { fold: { by: ['service_account_email'] }, quiet: true },
  google_tags_tag_binding: { fold: { by: ['tag_value'] }, quiet: true },
  google_tags_tag_value: { fold: { by: ['parent'] }, quiet: true },
  google_workstations_workstation_config: { fold: { by: ['workstation_cluster_id'] } },
};
