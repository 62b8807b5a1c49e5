import type { RuleTable, TypeRules } from '../table.js';

const IN_ZONE = {
  box: 'tv_gcp_zone',
  by: ['zone'],
  inside: ['google_compute_subnetwork', 'google_compute_network'],
  around: { box: 'tv_gcp_region', inside: ['google_compute_network'] },
} as const;
const IN_REGION = { box: 'tv_gcp_region', by: ['region'], inside: ['google_compute_network'] } as const;
const INSTANCES = ['google_compute_instance', 'google_compute_instance_template', 'google_compute_region_instance_template'];
const PROXY = ['google_compute_global_forwarding_rule', 'google_compute_forwarding_rule'];
const URL_MAP_USERS = ['google_compute_target_http_proxy', 'google_compute_target_https_proxy', 'google_compute_region_target_http_proxy', 'google_compute_region_target_https_proxy'];

/** Attributes that name what a role is granted on. */
const GRANTED = ['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'queue'];

/** Who may use what: an arrow where nothing else joins the two. */
const GRANT: TypeRules = {
  fold: {
    by: ['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'crypto_key_id', 'key_ring_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'service_account_id', 'subnetwork', 'queue'],
  },
  quiet: true,
  placedBy: [],
  link: { from: ['member', 'members'], to: GRANTED, grants: true },
};

export const GOOGLE_RULES: RuleTable = {
  google_compute_network: { placedBy: [] },
  google_compute_subnetwork: {
    placedBy: ['network'],
    within: ['google_compute_network'],
    wrap: IN_REGION,
    detail: ['ip_cidr_range'],
  },
  'google_compute_firewall*': {
    fold: { by: ['network', 'target_tags'], near: ['google_compute_network'] },
    quiet: true,
    placedBy: [],
  },
  google_compute_route: { fold: { by: ['network'], near: ['google_compute_network'] }, placedBy: [] },
  // A router without a private line is where its NAT is set up, and nothing else.
  google_compute_router: {
    placedBy: ['network'],
    wrap: IN_REGION,
    fold: {
      of: ['google_compute_router_nat'],
      unless: ['google_compute_vpn_tunnel', 'google_compute_interconnect_attachment', 'google_compute_router_interface', 'google_compute_router_peer'],
    },
  },
  google_compute_router_nat: { placedBy: ['router'], passive: true, wrap: IN_REGION },
  google_compute_router_nat_address: { fold: { by: ['router_nat'] }, placedBy: [] },
  'google_compute_router_*': { fold: { by: ['router'] }, placedBy: [], passive: true },
  google_compute_network_peering: { placedBy: [], fold: { twin: ['network', 'peer_network'] } },
  google_compute_network_peering_routes_config: { placedBy: [], fold: { by: ['network', 'peering'] } },
  google_service_networking_connection: { placedBy: [], fold: { by: ['network'] } },
  google_compute_global_address: {
    placedBy: [],
    fold: { by: ['network'], of: ['google_service_networking_connection', ...PROXY] },
  },
  google_compute_address: {
    placedBy: ['subnetwork'],
    fold: {
      of: ['google_compute_instance', 'google_compute_router_nat', 'google_compute_forwarding_rule', 'google_compute_vpn_gateway', 'google_compute_instance_template'],
    },
  },
  google_compute_ha_vpn_gateway: { placedBy: ['network'], wrap: IN_REGION },
  google_compute_vpn_gateway: { placedBy: ['network'], wrap: IN_REGION },
  google_compute_vpn_tunnel: {
    placedBy: [],
    fold: { by: ['vpn_gateway', 'target_vpn_gateway'] },
    link: [
      { from: ['peer_external_gateway', 'peer_gcp_gateway'], to: ['vpn_gateway'] },
      { from: ['vpn_gateway', 'target_vpn_gateway'], to: ['router'] },
    ],
  },
  google_compute_shared_vpc_service_project: { fold: { by: ['host_project'] } },
  google_vpc_access_connector: { placedBy: ['subnet', 'network'], wrap: IN_REGION },

  google_compute_instance: { placedBy: ['network_interface'], wrap: IN_ZONE, detail: ['machine_type'] },
  google_compute_instance_group: { wrap: IN_ZONE },
  google_compute_instance_group_manager: { placedBy: ['version', 'instance_template'], wrap: IN_ZONE },
  google_compute_region_instance_group_manager: { placedBy: ['version', 'instance_template'] },
  google_compute_instance_template: {
    fold: {
      of: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager', 'google_compute_instance_from_template'],
    },
  },
  google_compute_region_instance_template: {
    fold: { of: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager'] },
  },
  'google_compute_*autoscaler': { fold: { by: ['target'] } },
  google_compute_attached_disk: { fold: { by: ['instance', 'disk'] } },
  google_compute_disk: { fold: { of: [...INSTANCES, 'google_compute_attached_disk'] } },
  google_compute_disk_resource_policy_attachment: { fold: { by: ['disk', 'name'] } },
  google_compute_resource_policy: { fold: { of: ['google_compute_disk_resource_policy_attachment', ...INSTANCES] } },
  google_compute_image: { fold: { of: INSTANCES } },
  google_container_cluster: { placedBy: ['subnetwork', 'network'], detail: ['location'] },
  google_container_node_pool: { placedBy: ['cluster'], fold: { by: ['cluster'] } },

  google_compute_global_forwarding_rule: { placedBy: [] },
  google_compute_forwarding_rule: { placedBy: ['subnetwork', 'network'], wrap: IN_REGION },
  google_cloud_run_v2_service: { placedBy: ['template'] },
  google_cloud_run_v2_job: { placedBy: ['template'] },
  google_cloud_run_v2_worker_pool: { placedBy: ['template'] },
  google_managed_kafka_cluster: { placedBy: ['gcp_config'] },
  google_managed_kafka_connect_cluster: { placedBy: ['gcp_config'] },
  google_redis_instance: { wrap: IN_REGION },
  'google_compute_target_*_proxy': { fold: { of: PROXY } },
  'google_compute_region_target_*_proxy': { fold: { of: PROXY } },
  google_compute_url_map: { fold: { of: URL_MAP_USERS } },
  google_compute_region_url_map: { fold: { of: URL_MAP_USERS } },
  'google_compute_*ssl_certificate': { fold: { of: URL_MAP_USERS }, quiet: true },
  google_compute_ssl_policy: { fold: { of: URL_MAP_USERS }, quiet: true },
  google_compute_backend_service: { fold: { of: ['google_compute_url_map', ...PROXY] } },
  google_compute_region_backend_service: { fold: { of: ['google_compute_region_url_map', ...PROXY] }, placedBy: [] },
  google_compute_backend_bucket: { fold: { of: ['google_compute_url_map'] } },
  'google_compute_*health_check': {
    fold: {
      of: ['google_compute_backend_service', 'google_compute_region_backend_service', 'google_compute_target_pool', 'google_compute_instance_group_manager'],
    },
    quiet: true,
  },
  'google_compute_*network_endpoint_group': { fold: { of: ['google_compute_backend_service'] }, placedBy: [] },
  google_compute_target_pool: { fold: { of: PROXY } },
  google_compute_security_policy: { flow: 'in' },
  google_dns_record_set: { fold: { by: ['managed_zone'] }, link: { from: ['managed_zone'], to: ['rrdatas'] } },

  google_sql_database_instance: { wrap: IN_REGION, detail: ['database_version'] },
  google_sql_database: { fold: { by: ['instance'] } },
  google_sql_user: { fold: { by: ['instance'] }, quiet: true },
  google_sql_ssl_cert: { fold: { by: ['instance'] }, quiet: true },
  google_bigquery_table: { fold: { by: ['dataset_id'] } },
  google_bigquery_dataset_access: { fold: { by: ['dataset_id'] }, quiet: true },
  'google_spanner_database*': { fold: { by: ['instance'] } },
  google_bigtable_table: { fold: { by: ['instance_name'] } },
  google_storage_bucket_object: { fold: { by: ['bucket'] }, quiet: true },
  google_storage_notification: { fold: { by: ['bucket'] }, link: { from: ['bucket'], to: ['topic'] } },
  'google_storage_bucket_*': { fold: { by: ['bucket'] }, quiet: true },
  'google_storage_default_*': { fold: { by: ['bucket'] }, quiet: true },
  google_pubsub_subscription: {
    fold: { by: ['topic'] },
    flow: 'in',
    link: [
      { from: ['topic'], to: ['push_config', 'bigquery_config', 'cloud_storage_config'] },
      { from: ['topic'], to: ['dead_letter_policy'], says: 'dead letters' },
    ],
  },
  google_cloud_scheduler_job: { link: { from: [], to: ['pubsub_target', 'http_target', 'app_engine_http_target'] } },
  google_eventarc_trigger: { link: { from: ['transport', 'matching_criteria'], to: ['destination'] } },
  google_cloudfunctions_function: { link: { from: ['event_trigger'], to: [] }, detail: ['runtime'] },
  google_cloudfunctions2_function: { link: { from: ['event_trigger'], to: [] } },

  google_secret_manager_secret_version: { fold: { by: ['secret'] }, quiet: true },
  google_kms_key_ring: { quiet: true },
  google_kms_crypto_key: { fold: { by: ['key_ring'] }, quiet: true, standsAlone: true },
  'google_kms_*': { fold: { by: ['crypto_key_id', 'key_ring_id', 'crypto_key'] }, quiet: true },
  google_service_account: {
    fold: {
      of: ['google_compute_instance', 'google_compute_instance_template', 'google_container_node_pool', 'google_container_cluster', 'google_cloud_run_service', 'google_cloud_run_v2_service', 'google_cloudfunctions_function', 'google_cloudfunctions2_function', 'google_dataflow_job'],
    },
    quiet: true,
  },
  google_service_account_key: { fold: { by: ['service_account_id'] }, quiet: true },
  google_iam_workload_identity_pool: { quiet: true },
  google_iam_workload_identity_pool_provider: { fold: { by: ['workload_identity_pool_id'] }, quiet: true },
  google_service_account_iam_member: { fold: { by: ['service_account_id'] }, quiet: true },
  google_project: { quiet: true },
  google_folder: { quiet: true },
  google_project_iam_custom_role: { hide: 'access rule', quiet: true },
  'google_project_iam_*': { fold: { by: ['member', 'members', 'project'] }, quiet: true, hide: 'access rule' },
  'google_folder_iam_*': { fold: { by: ['folder', 'member'] }, quiet: true, hide: 'access rule' },
  'google_organization_iam_*': { fold: { by: ['member'] }, quiet: true, hide: 'access rule' },
  'google_*_iam_*': GRANT,
  'google_storage_bucket_iam_*': GRANT,
  'google_spanner_database_iam_*': GRANT,
  google_project_service: { hide: 'switches an API on' },
  google_project_service_identity: { hide: 'switches an API on' },
  'google_logging_*': { quiet: true },
  'google_monitoring_*': { quiet: true },
};
