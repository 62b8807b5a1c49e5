import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { linksOf } from '../../src/catalog/model.js';

/**
 * What stands between two resources and hands on what one gives to the other, with the attributes that name them: as the
 * documentation of the services says it, not as the tables do.
 */
const DELIVERIES: readonly (readonly [type: string, giver: string, taker: string])[] = [
  ['aws_lambda_event_source_mapping', 'event_source_arn', 'function_name'],
  ['aws_lambda_permission', 'source_arn', 'function_name'],
  ['aws_lambda_function_event_invoke_config', 'function_name', 'destination_config'],
  ['aws_sns_topic_subscription', 'topic_arn', 'endpoint'],
  ['aws_sqs_queue_redrive_policy', 'queue_url', 'redrive_policy'],
  ['aws_cloudwatch_event_target', 'rule', 'arn'],
  ['aws_cloudwatch_log_subscription_filter', 'log_group_name', 'destination_arn'],
  ['aws_dynamodb_kinesis_streaming_destination', 'table_name', 'stream_arn'],
  ['aws_s3_bucket_notification', 'bucket', 'queue'],
  ['aws_db_event_subscription', 'source_ids', 'sns_topic'],
  ['aws_autoscaling_notification', 'group_names', 'topic_arn'],
  ['aws_lb_target_group_attachment', 'target_group_arn', 'target_id'],
  ['aws_apigatewayv2_integration', 'api_id', 'integration_uri'],
  ['azurerm_eventgrid_event_subscription', 'scope', 'eventhub_endpoint_id'],
  ['azurerm_eventgrid_system_topic_event_subscription', 'system_topic', 'storage_queue_endpoint'],
  ['azurerm_kusto_eventhub_data_connection', 'eventhub_id', 'cluster_name'],
  ['azurerm_cdn_frontdoor_origin', 'cdn_frontdoor_origin_group_id', 'host_name'],
  ['google_storage_notification', 'bucket', 'topic'],
  ['google_pubsub_subscription', 'topic', 'push_config'],
  ['google_pubsub_subscription', 'topic', 'dead_letter_policy'],
  ['google_eventarc_trigger', 'transport', 'destination'],
  ['google_eventarc_enrollment', 'message_bus', 'destination'],
];

test.each(DELIVERIES)('the arrow of %s leads from its %s to its %s, not back', (type, giver, taker) => {
  const links = linksOf(KNOWLEDGE.factsOf(type));
  const leads = (from: string, to: string) => links.some((link) => link.from.includes(from) && link.to.includes(to));
  expect([leads(giver, taker), leads(taker, giver)]).toEqual([true, false]);
});
