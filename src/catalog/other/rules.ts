import type { RuleTable } from '../table.js';

const HELPER = {
  fold: { by: ['triggers', 'triggers_replace', 'keepers', 'input'], of: ['*'] },
  hide: 'a helper of Terraform, not infrastructure',
  quiet: true,
} as const;

/** Whatever the provider is configured to talk to runs it. */
const ON_CLUSTER = { link: { from: [], to: ['provider'] } } as const;
/** Databases and users are part of the server that the provider is configured to talk to. */
const IN_SERVER = { fold: { by: ['provider'] }, quiet: true } as const;

/** Providers that help Terraform along, and those beside the three clouds. */
export const OTHER_RULES: RuleTable = {
  'random_*': HELPER,
  'time_*': HELPER,
  'local_*': HELPER,
  'null_*': HELPER,
  'tls_*': HELPER,
  'template_*': HELPER,
  'archive_*': HELPER,
  terraform_data: HELPER,
  'infracost_*': { fold: { by: ['resources'] }, hide: 'an estimate of use, not infrastructure', quiet: true },

  'github_*': { fold: { by: ['repository', 'repository_id', 'team_id'] } },
  github_repository: {},
  github_team: {},
  'gitlab_*': { fold: { by: ['project', 'project_id'] } },
  gitlab_project: {},
  gitlab_group: {},
  'okta_*_memberships': { fold: { by: ['group_id'] }, quiet: true },
  'okta_*_role': { fold: { by: ['group_id', 'user_id'] }, quiet: true },
  'cloudflare_*': { fold: { by: ['zone_id', 'tunnel_id'] } },
  cloudflare_record: { fold: { by: ['zone_id'] }, link: { from: ['zone_id'], to: ['content', 'value'] } },
  cloudflare_dns_record: { fold: { by: ['zone_id'] }, link: { from: ['zone_id'], to: ['content', 'value'] } },
  cloudflare_zone: {},

  'kubernetes_namespace*': {
    fold: { of: ['helm_release', 'kubernetes_deployment', 'kubernetes_deployment_v1'] },
    quiet: true,
  },
  'kubernetes_service_account*': {
    fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] },
    quiet: true,
  },
  'kubernetes_config_map*': {
    fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] },
  },
  'kubernetes_secret*': {
    fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] },
  },
  helm_release: ON_CLUSTER,
  'kubernetes_deployment*': ON_CLUSTER,
  'kubernetes_stateful_set*': ON_CLUSTER,
  'kubernetes_daemon_set*': ON_CLUSTER,
  kubernetes_daemonset: ON_CLUSTER,
  'kubernetes_cron_job*': ON_CLUSTER,
  'kubernetes_job*': ON_CLUSTER,
  'kubernetes_manifest*': ON_CLUSTER,
  kubectl_manifest: ON_CLUSTER,
  'flux_*': ON_CLUSTER,

  'postgresql_*': IN_SERVER,
  'mysql_*': IN_SERVER,

  'kubernetes_horizontal_pod_autoscaler*': { fold: { by: ['spec'] }, quiet: true },
  'kubernetes_network_policy*': { quiet: true },
  'kubernetes_limit_range*': { fold: { by: ['metadata'] }, quiet: true },
  'kubernetes_resource_quota*': { fold: { by: ['metadata'] }, quiet: true },
  'kubernetes_storage_class*': { quiet: true },
  'kubernetes_cluster_role*': { quiet: true },
  'kubernetes_role*': { quiet: true },
};
