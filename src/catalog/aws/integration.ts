/**
 * Facts about the integration (queue, topic, event) types of AWS, one row per Terraform type: see `TypeFacts` in
 * model.ts.
 */

import type { TypeTable } from '../model.js';
import { actionsOf } from '../shared.js';
import { OPEN_POLICY, PUBLICLY_ACCESSIBLE } from './shared.js';

// Targets of a schedule, not its groups.
const OF_TARGET = ['target.arn', 'target.input'];

/** Label of a link that starts a task instead of calling the service that runs the same code. */
const RUN_TASK = 'run task';

export const AWS_INTEGRATION: TypeTable = {
  aws_sqs_queue: {
    title: 'SQS queue',
    icon: 'aws-amazon-simple-queue-service',
    category: 'integration',
    holdsData: true,
    granted: actionsOf('sqs', 'Receive|DeleteMessage|ChangeMessage', 'Send|\\*'),
    knownAs: ['arn:*:sqs:*:*:{}', 'https://sqs.*.amazonaws.com/*/{}'],
    link: { from: [], to: ['redrive_policy'], label: 'dead letters' },
    grants: { targets: [], documents: ['policy'] },
    exposure: OPEN_POLICY,
  },
  aws_sqs_queue_policy: { title: 'SQS queue policy', icon: 'aws-amazon-simple-queue-service', category: 'integration', fold: { attributes: ['queue_url'] }, supporting: true, grants: { targets: ['queue_url'], documents: ['policy'] }, exposure: OPEN_POLICY },
  aws_sqs_queue_redrive_policy: { title: 'SQS redrive policy', icon: 'aws-amazon-simple-queue-service', category: 'integration', fold: { attributes: ['queue_url'] }, link: { from: ['queue_url'], to: ['redrive_policy'], label: 'dead letters' } },
  aws_sqs_queue_redrive_allow_policy: { title: 'SQS redrive permission', icon: 'aws-amazon-simple-queue-service', category: 'integration', fold: { attributes: ['queue_url'] }, supporting: true },
  aws_sns_topic: { title: 'SNS topic', icon: 'aws-amazon-simple-notification-service', category: 'integration', granted: actionsOf('sns'), knownAs: ['arn:*:sns:*:*:{}'], grants: { targets: [], documents: ['policy'] }, exposure: OPEN_POLICY },
  aws_sns_topic_policy: { title: 'SNS topic policy', icon: 'aws-amazon-simple-notification-service', category: 'integration', fold: { attributes: ['arn'] }, supporting: true, grants: { targets: ['arn'], documents: ['policy'] }, exposure: OPEN_POLICY },
  aws_sns_topic_subscription: { title: 'SNS subscription', icon: 'aws-amazon-simple-notification-service', category: 'integration', fold: { attributes: ['topic_arn', 'endpoint'] }, link: { from: ['topic_arn'], to: ['endpoint'] } },
  aws_sns_topic_data_protection_policy: { title: 'SNS data protection', icon: 'aws-amazon-simple-notification-service', category: 'integration', fold: { attributes: ['arn'] }, supporting: true },
  aws_sns_platform_application: { title: 'SNS platform application', icon: 'aws-amazon-simple-notification-service', category: 'integration' },
  aws_sns_sms_preferences: { title: 'SNS text message settings', icon: 'aws-amazon-simple-notification-service', category: 'integration' },
  aws_cloudwatch_event_target: {
    title: 'EventBridge target',
    icon: 'aws-amazon-eventbridge',
    category: 'integration',
    placedBy: [],
    fold: { attributes: ['rule', 'arn'] },
    link: [
      { from: ['rule'], to: ['arn'], unless: ['ecs_target.task_definition_arn'] },
      { from: ['rule'], to: ['ecs_target.task_definition_arn'], label: RUN_TASK },
    ],
    starts: { program: 'ecs_target.task_definition_arn', placedBy: 'ecs_target.network_configuration' },
    joinsSecurityGroups: false,
  },
  aws_cloudwatch_event_permission: { title: 'EventBridge permission', icon: 'aws-amazon-eventbridge', category: 'integration', fold: { attributes: ['event_bus_name'] }, supporting: true },
  aws_cloudwatch_event_connection: { title: 'EventBridge connection', icon: 'aws-amazon-eventbridge', category: 'integration' },
  aws_cloudwatch_event_api_destination: { title: 'EventBridge API destination', icon: 'aws-amazon-eventbridge', category: 'integration' },
  aws_cloudwatch_event_archive: { title: 'EventBridge archive', icon: 'aws-amazon-eventbridge', category: 'integration', fold: { attributes: ['event_source_arn'] } },
  aws_cloudwatch_event_endpoint: { title: 'EventBridge global endpoint', icon: 'aws-amazon-eventbridge', category: 'integration' },
  aws_cloudwatch_event_bus_policy: { title: 'EventBridge bus policy', icon: 'aws-amazon-eventbridge', category: 'integration', fold: { attributes: ['event_bus_name'] }, supporting: true, grants: { targets: ['event_bus_name'], documents: ['policy'] }, exposure: OPEN_POLICY },
  aws_cloudwatch_event_rule: { title: 'EventBridge rule', icon: 'aws-res-amazon-eventbridge-rule', category: 'integration', placedBy: [], knownAs: ['arn:*:events:*:*:rule/{}'], link: { from: ['event_bus_name', 'event_pattern'], to: [] } },
  aws_cloudwatch_event_bus: { title: 'EventBridge bus', icon: 'aws-res-amazon-eventbridge-custom-event-bus', category: 'integration', granted: actionsOf('events'), knownAs: ['arn:*:events:*:*:event-bus/{}'] },
  aws_scheduler_schedule: {
    title: 'EventBridge schedule',
    icon: 'aws-res-amazon-eventbridge-scheduler',
    category: 'integration',
    // The network of its target is that of what it starts.
    placedBy: [],
    starts: { program: 'target.ecs_parameters.task_definition_arn', placedBy: 'target.ecs_parameters.network_configuration' },
    knownAs: ['arn:*:scheduler:*:*:schedule/*/{}'],
    link: [
      { from: [], to: OF_TARGET, unless: ['target.ecs_parameters.task_definition_arn'] },
      { from: [], to: ['target.ecs_parameters.task_definition_arn'], label: RUN_TASK },
      { from: [], to: ['target.dead_letter_config'], label: 'dead letters' },
    ],
    joinsSecurityGroups: false,
  },
  aws_scheduler_schedule_group: { title: 'EventBridge schedule group', icon: 'aws-res-amazon-eventbridge-scheduler', category: 'integration', fold: { userTypes: ['aws_scheduler_schedule'] } },
  aws_pipes_pipe: { title: 'EventBridge Pipe', icon: 'aws-res-amazon-eventbridge-pipes', category: 'integration', link: { from: ['source'], to: [] } },
  aws_schemas_registry: { title: 'EventBridge schema registry', icon: 'aws-res-amazon-eventbridge-schema-registry', category: 'integration' },
  aws_schemas_schema: { title: 'EventBridge schema', icon: 'aws-res-amazon-eventbridge-schema', category: 'integration' },
  aws_schemas_discoverer: { title: 'EventBridge schema discoverer', icon: 'aws-res-amazon-eventbridge-schema', category: 'integration' },
  aws_sfn_state_machine: { title: 'Step Functions state machine', icon: 'aws-aws-step-functions', category: 'integration', granted: actionsOf('states'), knownAs: ['arn:*:states:*:*:stateMachine:{}'] },
  aws_sfn_activity: { title: 'Step Functions activity', icon: 'aws-aws-step-functions', category: 'integration' },
  aws_sfn_alias: { title: 'Step Functions alias', icon: 'aws-aws-step-functions', category: 'integration', fold: { attributes: ['routing_configuration'] } },
  aws_mq_broker: {
    title: 'Amazon MQ broker',
    icon: 'aws-amazon-mq',
    category: 'integration',
    holdsData: true,
    knownAs: ['arn:*:mq:*:*:broker:{}'],
    namedBy: ['broker_name'],
    listens: {
      portsByPrefix: {
        attribute: 'engine_type',
        ports: [
          ['activemq', [5671, 8162, 8883, 61614, 61617, 61619]],
          ['rabbitmq', [443, 5671, 15671]],
        ],
      },
    },
    exposure: PUBLICLY_ACCESSIBLE,
  },
  aws_mq_configuration: { title: 'Amazon MQ configuration', icon: 'aws-amazon-mq', category: 'integration', fold: { userTypes: ['aws_mq_broker'] } },
  aws_appsync_graphql_api: { alone: true, title: 'AppSync GraphQL API', icon: 'aws-aws-appsync', category: 'integration', granted: actionsOf('appsync'), entries: [{ actor: 'users', unless: { visibility: ['PRIVATE'] } }] },
  aws_appsync_datasource: {
    title: 'AppSync data source',
    icon: 'aws-aws-appsync',
    category: 'integration',
    fold: { attributes: ['api_id'] },
    link: { from: ['api_id'], to: ['dynamodb_config', 'lambda_config', 'http_config', 'relational_database_config', 'elasticsearch_config', 'opensearchservice_config', 'event_bridge_config'] },
  },
  aws_appsync_resolver: { title: 'AppSync resolver', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_function: { title: 'AppSync function', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_api_key: { title: 'AppSync API key', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_domain_name: { title: 'AppSync domain', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_domain_name_api_association: { title: 'AppSync domain association', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_api_cache: { title: 'AppSync cache', icon: 'aws-aws-appsync', category: 'integration' },
  aws_appsync_source_api_association: { title: 'AppSync source API', icon: 'aws-aws-appsync', category: 'integration' },
  aws_ses_domain_identity: { alone: true, namedBy: ['domain'], title: 'SES domain', icon: 'aws-amazon-simple-email-service', category: 'integration', granted: actionsOf('ses') },
  aws_ses_domain_identity_verification: { title: 'SES domain verification', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_domain_dkim: { title: 'SES domain DKIM', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { attributes: ['domain'], nearest: ['aws_ses_domain_identity'] } },
  aws_ses_domain_mail_from: { title: 'SES sender domain', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_email_identity: { title: 'SES email address', icon: 'aws-amazon-simple-email-service', category: 'integration', granted: actionsOf('ses') },
  aws_ses_configuration_set: { title: 'SES configuration set', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { userTypes: ['aws_ses_domain_identity', 'aws_sesv2_email_identity'] }, prominence: 'configuration' },
  aws_ses_event_destination: { title: 'SES event destination', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { attributes: ['configuration_set_name'] }, prominence: 'configuration' },
  aws_ses_identity_policy: { title: 'SES identity policy', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_identity_notification_topic: { title: 'SES notification topic', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_receipt_rule: { title: 'SES receipt rule', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { attributes: ['rule_set_name'] } },
  aws_ses_receipt_rule_set: { title: 'SES receipt rule set', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_active_receipt_rule_set: { title: 'SES active receipt rule set', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_receipt_filter: { title: 'SES receipt filter', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_ses_template: { title: 'SES template', icon: 'aws-amazon-simple-email-service', category: 'integration', prominence: 'configuration' },
  aws_sesv2_email_identity: { namedBy: ['email_identity'], title: 'SES identity', icon: 'aws-amazon-simple-email-service', category: 'integration', granted: actionsOf('ses') },
  aws_sesv2_configuration_set: { title: 'SES configuration set', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { userTypes: ['aws_sesv2_email_identity', 'aws_ses_domain_identity'] }, prominence: 'configuration' },
  aws_sesv2_configuration_set_event_destination: { title: 'SES event destination', icon: 'aws-amazon-simple-email-service', category: 'integration', fold: { attributes: ['configuration_set_name'] } },
  aws_sesv2_email_identity_mail_from_attributes: { title: 'SES sender domain', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_sesv2_dedicated_ip_pool: { title: 'SES dedicated IP pool', icon: 'aws-amazon-simple-email-service', category: 'integration' },
  aws_pinpoint_app: { title: 'Pinpoint project', icon: 'aws-amazon-pinpoint', category: 'integration' },
  aws_pinpoint_email_channel: { title: 'Pinpoint email channel', icon: 'aws-amazon-pinpoint', category: 'integration' },
  aws_pinpoint_sms_channel: { title: 'Pinpoint SMS channel', icon: 'aws-amazon-pinpoint', category: 'integration' },
  aws_pinpoint_apns_channel: { title: 'Pinpoint APNs channel', icon: 'aws-amazon-pinpoint', category: 'integration' },
  aws_pinpoint_gcm_channel: { title: 'Pinpoint push channel', icon: 'aws-amazon-pinpoint', category: 'integration' },
  aws_pinpointsmsvoicev2_phone_number: { title: 'Phone number', icon: 'aws-aws-end-user-messaging', category: 'integration' },
  aws_mwaa_environment: { title: 'MWAA environment', icon: 'aws-amazon-managed-workflows-for-apache-airflow', category: 'integration', caller: true },
  aws_appflow_flow: { title: 'AppFlow flow', icon: 'aws-amazon-appflow', category: 'integration' },
  aws_appflow_connector_profile: { title: 'AppFlow connection', icon: 'aws-amazon-appflow', category: 'integration' },
  aws_b2bi_profile: { title: 'B2B Data Interchange profile', icon: 'aws-aws-b2b-data-interchange', category: 'integration' },
};
