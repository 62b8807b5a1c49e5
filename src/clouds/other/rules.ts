import type { RuleTable } from '../rules.js';

const HELPER = {
  fold: { by: ['triggers', 'triggers_replace', 'keepers', 'input'], of: ['*'] },
  hide: 'a helper of Terraform, not infrastructure',
  quiet: true,
} as const;

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

  'kubernetes_namespace*': { fold: { of: ['helm_release', 'kubernetes_deployment', 'kubernetes_deployment_v1'] }, quiet: true },
  'kubernetes_service_account*': { fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] }, quiet: true },
  'kubernetes_config_map*': { fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] } },
  'kubernetes_secret*': { fold: { of: ['kubernetes_deployment', 'kubernetes_deployment_v1', 'kubernetes_pod', 'helm_release'] } },
  'kubernetes_cluster_role*': { quiet: true },
  'kubernetes_role*': { quiet: true },
};
