import type { EntryRule, TypeRow } from '../model.js';
import type { ProminencePatterns } from '../prominence/model.js';
import { GOVERNS } from '../shared.js';
import type { TypeTable } from '../table.js';
import { PROXY, URL_MAP_USERS } from './shared.js';

/** Attributes that name what a role is granted on. */
const GRANTED = ['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'queue'];

/** Everybody may call it. */
const FOR_ALL: readonly EntryRule[] = [
  { actor: 'users', when: { member: ['allUsers'], members: ['allUsers'] } },
  { actor: 'users', lets: { in: 'policy_data', who: ['allUsers'] } },
];

/** Who may use what: an arrow where nothing else joins the two. */
const GRANT: TypeRow = {
  fold: {
    by: ['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'crypto_key_id', 'key_ring_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'service_account_id', 'subnetwork', 'queue'],
  },
  quiet: true,
  placedBy: [],
  grants: [
    { who: ['member', 'members'], what: GRANTED, permissions: ['role'] },
    { what: GRANTED, documents: ['policy_data'] },
  ],
};

/** Facts of all types that a pattern fits, in which `*` stands for any text. */
export const GOOGLE_PATTERNS: TypeTable = {
  'google_compute_firewall*': { fold: { by: ['network', 'target_tags'], near: ['google_compute_network'] }, quiet: true, placedBy: [], plumbing: true },
  'google_compute_router_*': { fold: { by: ['router'] }, placedBy: [], passive: true },
  'google_compute_*autoscaler': { fold: { by: ['target'] } },
  'google_compute_target_*_proxy': { fold: { of: PROXY } },
  'google_compute_region_target_*_proxy': { fold: { of: PROXY } },
  'google_compute_*ssl_certificate': { fold: { of: URL_MAP_USERS }, quiet: true, plumbing: true },
  'google_compute_*health_check': { fold: { of: ['google_compute_backend_service', 'google_compute_region_backend_service', 'google_compute_target_pool', 'google_compute_instance_group_manager'] }, quiet: true },
  'google_compute_*network_endpoint_group': { fold: { of: ['google_compute_backend_service'] }, placedBy: [] },
  'google_spanner_database*': { fold: { by: ['instance'] } },
  'google_storage_bucket_*': { fold: { by: ['bucket'] }, quiet: true },
  'google_storage_default_*': { fold: { by: ['bucket'] }, quiet: true },
  'google_kms_*': { fold: { by: ['crypto_key_id', 'key_ring_id', 'crypto_key'] }, quiet: true, plumbing: true },
  'google_project_iam_*': { alone: true, grants: { who: ['member', 'members'], permissions: ['role'] }, plumbing: true, fold: { by: ['member', 'members', 'project'] }, quiet: true, hide: 'access rule' },
  'google_folder_iam_*': { alone: true, plumbing: true, fold: { by: ['folder', 'member'] }, quiet: true, hide: 'access rule' },
  'google_organization_iam_*': { alone: true, plumbing: true, fold: { by: ['member'] }, quiet: true, hide: 'access rule' },
  'google_*_iam_*': { ...GRANT, plumbing: true },
  'google_storage_bucket_iam_*': { ...GRANT },
  'google_spanner_database_iam_*': { ...GRANT },
  'google_logging_*': { quiet: true, plumbing: true },
  'google_monitoring_*': { quiet: true, plumbing: true },
  'google_vertex_ai_featurestore_*': { fold: { by: ['featurestore', 'entitytype'] } },
  'google_cloud_run_*iam_*': { entries: FOR_ALL },
  'google_cloudfunctions*_iam_*': { entries: FOR_ALL },
  'google_compute_router*': { plumbing: true },
  'google_service_networking_*': { plumbing: true },
  'google_compute_shared_vpc_*': { plumbing: true },
  'google_service_account*': { plumbing: true },
  'google_iam_*': { plumbing: true },
  'google_certificate_manager_*': { plumbing: true },
  'google_org_policy_*': { plumbing: true },
  'google_access_context_manager_service_perimeter_*': { fold: { by: ['perimeter_name', 'perimeter'] }, quiet: true },
  'google_access_context_manager_access_level_*': { fold: { by: ['access_level'] }, quiet: true },
  'google_logging_*_settings': { aside: GOVERNS },
  'google_essential_contacts_*': { aside: GOVERNS, quiet: true },
  'google_cloud_quotas_*': { aside: GOVERNS, quiet: true },
  'google_privileged_access_manager_*': { aside: GOVERNS, quiet: true },
  'google_scc_*mute_config': { aside: GOVERNS, quiet: true },
  'google_scc_management_*': { aside: GOVERNS, quiet: true },
  // Types without a row of their own: nobody has said what they are called.
  google_secret_manager_regional_secret_version_access: { valueAttributes: ['secret_data'] },
  google_secret_manager_secret_version_access: { valueAttributes: ['secret_data'] },
  google_storage_bucket_object_content: { valueAttributes: ['content', 'content_base64'] },
};

/** Strips of the types that a pattern fits; `prominence` in a row goes before it. */
export const PROMINENCE: ProminencePatterns = {
  first: ['google_identity_platform_*', 'google_iap_*', 'google_beyondcorp_*', 'google_active_directory_*', 'google_deployment_manager_*', 'google_infra_manager_*'],
  security: [
    'google_kms_*',
    'google_secret_manager_*',
    'google_certificate_manager_*',
    'google_privateca_*',
    'google_compute_*ssl_certificate',
    'google_compute_*ssl_policy',
    'google_binary_authorization_*',
    'google_scc_*',
    'google_security_scanner_*',
    'google_data_loss_prevention_*',
    'google_access_context_manager_*',
  ],
  identity: ['google_service_account*', 'google_iam_*', 'google_cloud_identity_*', 'google_*_iam_*'],
  monitoring: ['google_monitoring_*', 'google_logging_*', 'google_network_management_*'],
  governance: ['google_org_policy_*', 'google_organization*', 'google_folder*', 'google_project*', 'google_billing_*', 'google_tags_*', 'google_cloud_asset_*', 'google_essential_contacts_*', 'google_os_config_*', 'google_assured_workloads_*', 'google_compute_project_*'],
  configuration: ['google_parameter_manager_*'],
  registries: ['google_artifact_registry_*'],
  backup: ['google_backup_dr_*', 'google_gke_backup_*'],
  dns: ['google_dns_*'],
};
