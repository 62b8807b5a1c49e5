import { relationOf } from '../../src/catalog/relations.js';

test.each([
  ['aws_lambda_function', 'environment.variables', 'aws_sqs_queue', 'calls'],
  ['helm_release', 'set', 'aws_db_instance', 'calls'],
  ['aws_cloudfront_distribution', 'origin.domain_name', 'aws_s3_bucket', 'routes-to'],
  ['alicloud_dns_record', 'value', 'alicloud_instance', 'routes-to'],
  ['acme_export', 'audit_log_bucket', 'aws_s3_bucket', 'writes'],
  ['acme_export', 'destination.bucket_arn', 'aws_s3_bucket', 'writes'],
  ['acme_worker', 'deadLetterTargetArn', 'aws_sqs_queue', 'writes'],
  ['acme_schedule', 'state_machine_arn', 'aws_sfn_state_machine', 'triggers'],
  ['acme_listener', 'target_group_arn', 'aws_lb_target_group', 'routes-to'],
  ['acme_function', 'image', 'aws_ecr_repository', 'deploys'],
  ['aws_lambda_function', 's3_bucket', 'aws_s3_bucket', 'deploys'],
  ['google_cloudfunctions_function', 'source_archive_bucket', 'google_storage_bucket', 'deploys'],
  ['google_cloudfunctions2_function', 'build_config.source.storage_source.bucket', 'google_storage_bucket', 'deploys'],
  ['terraform_module', 'sns_topic_name_slack', 'aws_sns_topic', 'joins'],
  ['acme_port', 'router_id', 'openstack_networking_router_v2', 'joins'],
  ['azurerm_private_link_service', 'load_balancer_frontend_ip_configuration_ids', 'azurerm_lb', 'routes-to'],
])('%s.%s of %s: %s', (type, path, target, kind) => {
  expect(relationOf(type, path, target)).toBe(kind);
});

test.each([
  ['a name that only repeats another resource', 'acme_function', 'tags.owner', 'aws_sqs_queue'],
  ['a namesake: the table of routes is no table', 'acme_gateway', 'route_table_id', 'aws_route_table_of_acme'],
  ['a namesake: the group of firewall rules', 'acme_server', 'security_group_id', 'acme_group'],
  [
    'a registry of names, where a service is entered',
    'aws_ecs_service',
    'service_connect_configuration.namespace',
    'acme_names',
  ],
  ['a template of machines', 'acme_group', 'launch_template.id', 'acme_layout'],
  ['one word of a type in the middle of a name', 'terraform_module', 'table_of_contents', 'acme_table'],
  ['the cluster that a machine joins at its start', 'aws_launch_template', 'user_data', 'aws_ecs_cluster'],
  ['the body of a request', 'google_cloud_scheduler_job', 'http_target.body', 'google_storage_bucket'],
  ['a proof in a record', 'azurerm_dns_txt_record', 'record.value', 'azurerm_linux_web_app'],
  ['an attribute that no row has', 'acme_function', 'retention', 'aws_sqs_queue'],
])('%s is a mention', (_, type, path, target) => {
  expect(relationOf(type, path, target)).toBeNull();
});
