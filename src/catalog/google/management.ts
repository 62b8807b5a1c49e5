/**
 * Facts about Google Cloud's management, monitoring and developer types, one row per Terraform type. `TypeFacts` in
 * model.ts explains the columns.
 */

import { ACCOUNT } from '../examples.js';
import type { TypeTable } from '../model.js';
import { GOVERNANCE_ONLY, MONITORING_ONLY, memberOf } from '../shared.js';

// A log sink matters because of its destination, so that its edge is always drawn.
const TO_DESTINATION = { from: [], to: ['destination'], isAlwaysDrawn: true, thin: true } as const;

export const GOOGLE_MANAGEMENT: TypeTable = {
  // ---- Projects and folders.
  google_project: {
    title: 'Project',
    icon: 'gcp-project',
    category: 'management',
    holdsAccounts: true,
    supporting: true,
    plumbing: true,
    accountId: 'project_id',
    namedBy: ['project_id'],
    runsIn: ['folder_id'],
    detail: ['project_id'],
    link: memberOf('folder_id'),
    // The plan has no credentials, so the data source answers with placeholders.
    lookup: { answers: ({ project }) => ({ project_id: project, number: ACCOUNT, name: project }) },
  },
  google_projects: { title: 'Projects', icon: 'gcp-project', category: 'management' },
  google_project_service: { title: 'Project API', icon: 'gcp-project', category: 'management', hide: 'switches an API on' },
  google_project_service_identity: { title: 'Service identity', icon: 'gcp-project', category: 'management', hide: 'comes with an API' },
  google_project_default_service_accounts: { title: 'Default service accounts', icon: 'gcp-project', category: 'management', prominence: 'identity' },
  google_project_usage_export_bucket: { title: 'Usage export', icon: 'gcp-project', category: 'management' },
  google_folder: {
    title: 'Folder',
    icon: 'gcp-project',
    category: 'management',
    holdsAccounts: true,
    supporting: true,
    plumbing: true,
    runsIn: ['parent'],
    namedBy: ['display_name'],
    link: memberOf('parent'),
  },
  google_folders: { title: 'Folders', icon: 'gcp-project', category: 'management' },
  google_active_folder: { title: 'Folder', icon: 'gcp-project', category: 'management', prominence: 'governance' },
  google_organization: { title: 'Organization', icon: 'gcp-project', category: 'management' },
  google_netblock_ip_ranges: { title: 'Google IP ranges', icon: 'gcp-project', category: 'management', prominence: 'governance' },
  // ---- Tags and policies.
  google_tags_tag_key: { title: 'Tag key', icon: 'gcp-project', category: 'management', operational: GOVERNANCE_ONLY, supporting: true },
  google_tags_tag_value: { title: 'Tag value', icon: 'gcp-project', category: 'management', fold: { attributes: ['parent'] }, supporting: true },
  google_tags_tag_binding: { title: 'Tag binding', icon: 'gcp-project', category: 'management', fold: { attributes: ['tag_value'] }, supporting: true },
  google_resource_manager_lien: { title: 'Project lien', icon: 'gcp-project', category: 'management', prominence: 'governance' },
  google_organization_policy: { title: 'Organization policy', icon: 'gcp-policy-analyzer', category: 'management' },
  google_project_organization_policy: { title: 'Project policy', icon: 'gcp-policy-analyzer', category: 'management' },
  google_folder_organization_policy: { title: 'Folder policy', icon: 'gcp-policy-analyzer', category: 'management' },
  google_org_policy_policy: { title: 'Organization policy', icon: 'gcp-policy-analyzer', category: 'management', operational: GOVERNANCE_ONLY, supporting: true },
  google_org_policy_custom_constraint: { title: 'Custom constraint', icon: 'gcp-policy-analyzer', category: 'management', operational: GOVERNANCE_ONLY, supporting: true },
  // ---- Billing.
  google_billing_account: { title: 'Billing account', icon: 'gcp-billing', category: 'management' },
  google_billing_budget: { title: 'Budget', icon: 'gcp-billing', category: 'management', operational: GOVERNANCE_ONLY, supporting: true },
  google_billing_account_iam_member: { title: 'Billing IAM member', icon: 'gcp-billing', category: 'management' },
  google_billing_project_info: { title: 'Project billing', icon: 'gcp-billing', category: 'management' },
  // ---- Logging.
  google_logging_project_sink: { title: 'Log sink', icon: 'gcp-cloud-logging', category: 'management', link: TO_DESTINATION },
  google_logging_folder_sink: { title: 'Log sink', icon: 'gcp-cloud-logging', category: 'management', link: TO_DESTINATION },
  google_logging_organization_sink: { title: 'Log sink', icon: 'gcp-cloud-logging', category: 'management', link: TO_DESTINATION },
  google_logging_billing_account_sink: { title: 'Log sink', icon: 'gcp-cloud-logging', category: 'management', link: TO_DESTINATION },
  google_logging_metric: { title: 'Log metric', icon: 'gcp-cloud-logging', category: 'management', operational: MONITORING_ONLY },
  google_logging_project_bucket_config: { title: 'Log bucket', icon: 'gcp-cloud-logging', category: 'management' },
  google_logging_project_exclusion: { title: 'Log exclusion', icon: 'gcp-cloud-logging', category: 'management', operational: MONITORING_ONLY },
  google_logging_log_view: { title: 'Log view', icon: 'gcp-cloud-logging', category: 'management', operational: MONITORING_ONLY },
  // ---- Monitoring.
  google_monitoring_alert_policy: { title: 'Alert policy', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_notification_channel: { title: 'Notification channel', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_dashboard: { title: 'Monitoring dashboard', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_uptime_check_config: { title: 'Uptime check', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_group: { title: 'Monitoring group', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_service: { title: 'Monitored service', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_slo: { title: 'Service level objective', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_custom_service: { title: 'Monitored service', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_metric_descriptor: { title: 'Metric descriptor', icon: 'gcp-cloud-monitoring', category: 'management', operational: MONITORING_ONLY },
  google_monitoring_monitored_project: { title: 'Monitored project', icon: 'gcp-cloud-monitoring', category: 'management', operational: GOVERNANCE_ONLY },
  // ---- Inventory and deployment.
  google_cloud_asset_project_feed: { title: 'Asset feed', icon: 'gcp-cloud-asset-inventory', category: 'management' },
  google_cloud_asset_organization_feed: { title: 'Asset feed', icon: 'gcp-cloud-asset-inventory', category: 'management' },
  google_deployment_manager_deployment: { title: 'Deployment Manager deployment', icon: 'gcp-cloud-deployment-manager', category: 'management' },
  google_infra_manager_deployment: { title: 'Infrastructure Manager deployment', icon: 'gcp-cloud-deployment-manager', category: 'management' },
  // No icon of its own; that of Error Reporting is the closest.
  google_essential_contacts_contact: { title: 'Essential contact', icon: 'gcp-error-reporting', category: 'management' },
};

export const GOOGLE_DEVELOPER: TypeTable = {
  google_cloudbuild_trigger: { title: 'Cloud Build trigger', icon: 'gcp-cloud-build', category: 'developer', link: { from: ['repository_event_config', 'trigger_template', 'pubsub_config'], to: [] }, deploys: true },
  google_cloudbuild_worker_pool: { title: 'Cloud Build worker pool', icon: 'gcp-cloud-build', category: 'developer', deploys: true },
  google_cloudbuildv2_connection: { title: 'Cloud Build connection', icon: 'gcp-cloud-build', category: 'developer' },
  google_cloudbuildv2_repository: { title: 'Cloud Build repository', icon: 'gcp-cloud-build', category: 'developer', fold: { attributes: ['parent_connection'] } },
  google_clouddeploy_delivery_pipeline: { title: 'Cloud Deploy pipeline', icon: 'gcp-cloud-deploy', category: 'developer', deploys: true },
  google_clouddeploy_target: { title: 'Cloud Deploy target', icon: 'gcp-cloud-deploy', category: 'developer', deploys: true },
  google_sourcerepo_repository: { title: 'Cloud Source Repository', icon: 'gcp-cloud-code', category: 'developer' },
  google_secure_source_manager_instance: { title: 'Secure Source Manager', icon: 'gcp-cloud-code', category: 'developer' },
  google_secure_source_manager_repository: { title: 'Secure Source Manager repository', icon: 'gcp-cloud-code', category: 'developer', fold: { attributes: ['instance'] } },
  google_workstations_workstation: { title: 'Cloud Workstation', icon: 'gcp-cloud-code', category: 'developer' },
  google_workstations_workstation_cluster: { title: 'Cloud Workstations cluster', icon: 'gcp-cloud-code', category: 'developer' },
  google_workstations_workstation_config: { title: 'Cloud Workstation settings', icon: 'gcp-cloud-code', category: 'developer', fold: { attributes: ['workstation_cluster_id'] } },
  google_runtimeconfig_config: { title: 'Runtime configuration', icon: 'gcp-runtime-config', category: 'developer', prominence: 'configuration' },
};
