import type { RankTable } from './model.js';

export const OTHER_RANKS: RankTable = {
  // Whoever signs people in is on the way of their requests.
  first: ['auth0_client', 'auth0_connection', 'okta_app_oauth', 'okta_app_saml'],
  security: ['kubernetes_secret*', 'vault_*', 'acme_*', 'tls_*', 'github_*_secret'],
  identity: [
    ...[
      'kubernetes_service_account*',
      'kubernetes_default_service_account*',
      'kubernetes_role*',
      'kubernetes_cluster_role*',
      'kubernetes_token_request_v1',
    ],
    ...[
      'vault_policy',
      'vault_auth_backend',
      'okta_group',
      'okta_user',
      'github_team*',
      'github_membership',
      'mongodbatlas_database_user',
    ],
  ],
  monitoring: ['datadog_*', 'newrelic_*', 'pagerduty_*', 'grafana_*'],
  governance: [
    'kubernetes_network_policy*',
    'kubernetes_limit_range*',
    'kubernetes_resource_quota*',
    'github_branch_protection',
    'github_repository_ruleset',
  ],
  configuration: [
    'kubernetes_config_map*',
    'kubernetes_storage_class*',
    'kubernetes_annotations',
    'kubernetes_labels',
    'kubernetes_node_taint',
    'github_actions_variable',
    'gitlab_project_variable',
    'consul_keys',
  ],
  registries: ['docker_image'],
  dns: ['cloudflare_zone'],
};
