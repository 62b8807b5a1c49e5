import type { RuleTable } from '../../table.js';

/** Services write to log groups that they name after what they log. */
const OF_LOGS = [
  { in: 'name', prefix: '/aws/lambda/', type: 'aws_lambda_function', by: 'function_name' },
  { in: 'name', prefix: '/aws/eks/', type: 'aws_eks_cluster', by: 'name' },
  { in: 'name', prefix: '/aws/rds/cluster/', type: 'aws_rds_cluster', by: 'cluster_identifier' },
  { in: 'name', prefix: '/aws/rds/instance/', type: 'aws_db_instance', by: 'identifier' },
  { in: 'name', prefix: '/aws/codebuild/', type: 'aws_codebuild_project', by: 'name' },
  { in: 'name', prefix: '/aws/vendedlogs/states/', type: 'aws_sfn_state_machine', by: 'name' },
  { in: 'name', prefix: '/aws/states/', type: 'aws_sfn_state_machine', by: 'name' },
  { in: 'name', prefix: '/aws/ecs/', type: 'aws_ecs_service', by: 'name' },
  { in: 'name', prefix: '/ecs/', type: 'aws_ecs_service', by: 'name' },
  { in: 'name', prefix: '/aws/kinesisfirehose/', type: 'aws_kinesis_firehose_delivery_stream', by: 'name' },
] as const;

/** Identity, encryption, secrets, logging, watching. */
export const AWS_IDENTITY_RULES: RuleTable = {
  aws_iam_role: { fold: { of: ['aws_iam_instance_profile', '*'], shared: true, near: ['aws_flow_log'] }, quiet: true },
  aws_iam_instance_profile: { fold: { of: ['*'], shared: true }, quiet: true },
  aws_iam_role_policy: { fold: { by: ['role'] }, quiet: true, link: { from: ['role'], to: ['policy'], grants: true } },
  aws_iam_role_policy_attachment: { fold: { by: ['role', 'policy_arn'] }, quiet: true },
  aws_iam_role_policies_exclusive: { fold: { by: ['role_name'] }, quiet: true },
  aws_iam_role_policy_attachments_exclusive: { fold: { by: ['role_name'] }, quiet: true },
  aws_iam_policy: {
    fold: {
      of: ['aws_iam_role_policy_attachment', 'aws_iam_user_policy_attachment', 'aws_iam_group_policy_attachment', 'aws_iam_policy_attachment', 'aws_iam_role'],
    },
    quiet: true,
    link: { from: [], to: ['policy'], grants: true },
  },
  aws_iam_policy_attachment: { fold: { by: ['roles', 'users', 'groups', 'policy_arn'] }, quiet: true },
  aws_iam_service_linked_role: { fold: { of: ['*'] }, quiet: true },
  aws_iam_user: { quiet: true },
  'aws_iam_user_*': { fold: { by: ['user'] }, quiet: true },
  aws_iam_access_key: { fold: { by: ['user'] }, quiet: true },
  aws_iam_group: { quiet: true },
  'aws_iam_group_*': { fold: { by: ['group'] }, quiet: true },
  aws_iam_openid_connect_provider: { fold: { by: ['url'], into: ['aws_eks_cluster'] }, quiet: true, standsAlone: true },
  'aws_iam_*': { quiet: true },
  'aws_iam_account_*': { quiet: true },

  aws_kms_key: { quiet: true },
  aws_kms_alias: { fold: { by: ['target_key_id'] }, quiet: true },
  aws_kms_grant: { fold: { by: ['key_id'] }, quiet: true },
  aws_kms_key_policy: { fold: { by: ['key_id'] }, quiet: true },
  aws_ssm_parameter: { fold: { by: ['value'] }, passive: true },
  aws_secretsmanager_secret: { passive: true },
  aws_secretsmanager_secret_version: { fold: { by: ['secret_id'] }, quiet: true },
  aws_secretsmanager_secret_policy: { fold: { by: ['secret_arn'] }, quiet: true },
  aws_secretsmanager_secret_rotation: {
    fold: { by: ['secret_id'] },
    link: { from: ['secret_id'], to: ['rotation_lambda_arn'] },
  },

  aws_cloudwatch_log_group: {
    fold: {
      of: ['aws_flow_log', 'aws_lambda_function', 'aws_ecs_task_definition', 'aws_api_gateway_stage', 'aws_apigatewayv2_stage', 'aws_sfn_state_machine', 'aws_eks_cluster', 'aws_cloudtrail', 'aws_ecs_cluster', '*'],
      by: ['name'],
      named: OF_LOGS,
      near: ['aws_flow_log'],
    },
    quiet: true,
    standsAlone: true,
  },
  aws_cloudwatch_log_stream: { fold: { by: ['log_group_name'] }, quiet: true },
  aws_cloudwatch_log_metric_filter: { fold: { by: ['log_group_name'] }, quiet: true },
  aws_cloudwatch_log_resource_policy: { quiet: true },
  aws_cloudwatch_log_subscription_filter: {
    fold: { by: ['log_group_name'] },
    link: { from: ['log_group_name'], to: ['destination_arn'] },
  },
  aws_cloudwatch_metric_alarm: { fold: { by: ['dimensions'] }, link: { from: ['dimensions'], to: ['alarm_actions'] } },
  aws_cloudwatch_composite_alarm: { quiet: true },
  aws_cloudwatch_dashboard: { quiet: true },
  aws_guardduty_detector: { quiet: true },
  'aws_guardduty_*': { fold: { by: ['detector_id'] }, quiet: true },
  aws_config_configuration_recorder_status: { fold: { by: ['name'] }, quiet: true },
  'aws_securityhub_*': { quiet: true },
  aws_cloudwatch_log_delivery: { fold: { by: ['delivery_source_name', 'delivery_destination_arn'] }, quiet: true },
  aws_cloudwatch_log_delivery_source: { fold: { by: ['resource_arn'] }, quiet: true },
  aws_cloudwatch_log_delivery_destination: { quiet: true },
  aws_cloudwatch_log_anomaly_detector: { fold: { by: ['log_group_arn_list'] }, quiet: true },
  aws_cloudwatch_log_index_policy: { fold: { by: ['log_group_name'] }, quiet: true },
  aws_notifications_event_rule: { fold: { by: ['notification_configuration_arn'] } },
  aws_notifications_channel_association: {
    fold: { by: ['notification_configuration_arn'] },
    link: { from: ['notification_configuration_arn'], to: ['arn'] },
  },
  'aws_verifiedpermissions_*': { fold: { by: ['policy_store_id'] }, quiet: true },
  aws_verifiedpermissions_policy_store: {},
  aws_verifiedaccess_instance_trust_provider_attachment: { fold: { by: ['verifiedaccess_instance_id'] } },
  aws_verifiedaccess_trust_provider: {
    fold: { of: ['aws_verifiedaccess_instance_trust_provider_attachment'] },
    quiet: true,
  },
  aws_verifiedaccess_instance_logging_configuration: { fold: { by: ['verifiedaccess_instance_id'] }, quiet: true },
  'aws_*_resource_policy': {
    fold: { by: ['resource_arn', 'resource_identifier', 'policy_arn', 'registry_name'] },
    quiet: true,
  },
};
