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
};
