import type { ReplacementRule } from '../../../src/catalog/replacement.js';

/**
 * Attributes that the documentation (hashicorp/aws 5.100.0) describes as updated in place, and for which the provider gives no answer
 * without the cloud or for sample values. A path includes everything below it.
 */
const IN_PLACE: Readonly<Record<string, readonly string[]>> = {
  aws_alb_listener: ['default_action', 'tcp_idle_timeout_seconds'],
  aws_alb_listener_rule: ['action'],
  aws_dynamodb_table: ['attribute', 'global_secondary_index'],
  aws_lb_listener: ['default_action', 'tcp_idle_timeout_seconds'],
  aws_lb_listener_rule: ['action'],
  aws_network_acl: ['ingress'],
  aws_s3_bucket_lifecycle_configuration: ['rule', 'transition_default_minimum_object_size'],
  aws_sfn_state_machine: ['definition'],
};

/** Returns the rules with unknown ones replaced by those of the documentation. */
export const withDocumented = (
  type: string,
  rules: ReadonlyMap<string, ReplacementRule>,
): ReadonlyMap<string, ReplacementRule> =>
  new Map(
    [...rules].map(([path, rule]) => [
      path,
      rule === 'unknown' && isDocumented(IN_PLACE[type] ?? [], path) ? 'never' : rule,
    ]),
  );

const isDocumented = (paths: readonly string[], path: string): boolean =>
  paths.some((documented) => path === documented || path.startsWith(`${documented}.`));
