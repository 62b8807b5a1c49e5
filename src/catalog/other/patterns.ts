import type { ProminencePatterns } from '../prominence/model.js';
import { membersOf } from '../shared.js';
import type { TypeTable } from '../table.js';
import { INGRESS, MANIFEST, POD, PODS } from './selection.js';
import { BESIDE_CLUSTER, HELPER, NAMESPACE, NAMESPACED, ON_CLUSTER, RULES_INSIDE } from './shared.js';

/** Databases and users are part of the server that the provider is configured to talk to. */
const IN_SERVER = { fold: { by: ['provider'] }, quiet: true } as const;

/** Facts of all types that a pattern fits, in which `*` stands for any text. */
export const OTHER_PATTERNS: TypeTable = {
  'random_*': { ...HELPER },
  'time_*': { ...HELPER },
  'local_*': { ...HELPER },
  'null_*': { ...HELPER },
  'tls_*': { ...HELPER },
  'template_*': { ...HELPER },
  'archive_*': { ...HELPER },
  'azurecaf_*': { ...HELPER },
  'modtm_*': { ...HELPER },
  'infracost_*': { fold: { by: ['resources'] }, hide: 'an estimate of use, not infrastructure', quiet: true },
  'github_*': { fold: { by: ['environment', 'repository', 'repository_id', 'team_id'] } },
  'gitlab_*': { fold: { by: ['project', 'project_id'] } },
  'tfe_*': { fold: { by: ['variable_set_id', 'workspace_id'] } },
  'github_*_secret': { passive: true },
  'github_*_variable': { passive: true },
  'consul_acl_*': { quiet: true },
  'okta_auth_server_*': { fold: { by: ['auth_server_id'] }, quiet: true },
  'okta_app_*_assignment*': { fold: { by: ['app_id'] }, quiet: true },
  'okta_*_memberships': { fold: { by: ['group_id', 'user_id'] }, quiet: true, link: [membersOf('group_id', 'users'), membersOf('groups', 'user_id')] },
  'okta_*_role': { fold: { by: ['group_id', 'user_id'] }, quiet: true },
  'cloudflare_*': { fold: { by: ['zone_id', 'tunnel_id'] } },
  'kubernetes_*': { ...BESIDE_CLUSTER, ...NAMESPACED },
  'databricks_*': { ...BESIDE_CLUSTER },
  'kubernetes_namespace*': { ...NAMESPACE, fold: { of: ['helm_release', 'kubernetes_deployment', 'kubernetes_deployment_v1', '*'] }, quiet: true, plumbing: true },
  'kubernetes_service_account*': { fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] }, quiet: true, plumbing: true, worksIn: ['provider'] },
  'kubernetes_config_map*': { keeps: true, fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] }, plumbing: true },
  'kubernetes_secret*': { keeps: true, fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] }, plumbing: true },
  'kubernetes_deployment*': { ...ON_CLUSTER, ...PODS },
  'kubernetes_stateful_set*': { ...ON_CLUSTER, ...PODS },
  'kubernetes_daemon_set*': { ...ON_CLUSTER, ...PODS },
  'kubernetes_cron_job*': { ...ON_CLUSTER },
  'kubernetes_job*': { ...ON_CLUSTER, ...PODS },
  'kubernetes_replication_controller*': { ...PODS },
  'kubernetes_manifest*': { ...ON_CLUSTER, ...MANIFEST },
  'kubernetes_pod*': { ...ON_CLUSTER, ...POD },
  'kubernetes_ingress*': { ...ON_CLUSTER, ...INGRESS },
  'flux_*': { ...ON_CLUSTER },
  'postgresql_*': { ...IN_SERVER },
  'mysql_*': { ...IN_SERVER },
  'kubernetes_horizontal_pod_autoscaler*': { fold: { by: ['spec'] }, quiet: true },
  'kubernetes_network_policy*': { aside: RULES_INSIDE, quiet: true, plumbing: true },
  'kubernetes_limit_range*': { fold: { by: ['metadata'] }, aside: RULES_INSIDE, quiet: true },
  'kubernetes_resource_quota*': { fold: { by: ['metadata'] }, aside: RULES_INSIDE, quiet: true },
  'kubernetes_storage_class*': { aside: RULES_INSIDE, quiet: true },
  'kubernetes_cluster_role*': { aside: RULES_INSIDE, quiet: true },
  'kubernetes_role*': { aside: RULES_INSIDE, quiet: true },
  'kubernetes_*role*': { plumbing: true },
  // Types without a row of their own: nobody has said what they are called.
  vault_kv_secret: { valueAttributes: ['data', 'data_json'] },
  azurecaf_name: { makesName: { of: 'name', results: ['result'] } },
};

/** Strips of the types that a pattern fits; `prominence` in a row goes before it. */
export const PROMINENCE: ProminencePatterns = {
  first: [],
  security: ['kubernetes_secret*', 'vault_*', 'acme_*', 'tls_*', 'github_*_secret'],
  identity: ['kubernetes_service_account*', 'kubernetes_default_service_account*', 'kubernetes_role*', 'kubernetes_cluster_role*', 'github_team*'],
  monitoring: ['datadog_*', 'newrelic_*', 'pagerduty_*', 'grafana_*'],
  governance: ['kubernetes_network_policy*', 'kubernetes_limit_range*', 'kubernetes_resource_quota*'],
  configuration: ['kubernetes_config_map*', 'kubernetes_storage_class*'],
};
