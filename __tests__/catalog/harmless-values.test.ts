import { blockKey, harmlessText } from '../../src/catalog/harmless-values.js';

test.each([
  ['aws_lambda_function', ['timeout'], 30, '30'],
  ['aws_lambda_function', ['tracing_config', 'mode'], 'Active', 'Active'],
  ['aws_lambda_function', ['environment', 'timeout'], 30, undefined],
  ['aws_lambda_function', ['publish'], true, 'true'],
  ['aws_lambda_function', ['description'], 'for Alice', undefined],
  ['aws_lambda_function', ['source_code_hash'], 'abc', undefined],
  ['aws_cloudwatch_event_rule', ['schedule_expression'], 'rate(5 minutes)', 'rate(5 minutes)'],
  ['google_cloud_scheduler_job', ['schedule'], '0 5 * * *', '0 5 * * *'],
  ['aws_db_instance', ['password'], 12345, undefined],
  ['aws_db_instance', ['owner_account'], 123456789012, undefined],
  ['aws_db_instance', ['allocated'], 123456789012, undefined],
  ['aws_db_instance', ['storage_type'], 'a1b2c3d4e5f6', undefined],
  ['aws_db_instance', ['storage_type'], 'a sentence about it', undefined],
  ['aws_ssm_parameter', ['value'], 5, undefined],
  ['aws_elastic_beanstalk_environment', ['setting', 'value'], 5, undefined],
  ['aws_elastic_beanstalk_environment', ['setting', 'value'], true, undefined],
  ['aws_db_parameter_group', ['parameter', 'value'], 'all', 'all'],
  ['aws_db_parameter_group', ['parameter', 'value'], 'a b', undefined],
  ['google_sql_database_instance', ['settings', 'database_flags', 'value'], 'on', 'on'],
  ['azurerm_postgresql_flexible_server_configuration', ['value'], '1000', '1000'],
  ['aws_lambda_function', ['timeout'], null, undefined],
  ['aws_lambda_function', ['timeout'], [1], undefined],
])('%s %j %j', (type, path, value, text) => {
  expect(harmlessText(type, path, value)).toBe(text);
});

test.each([
  ['aws_dynamodb_table', ['global_secondary_index'], { hash_key: 'a', name: 'by_a' }, 'by_a'],
  ['aws_network_acl', ['ingress'], { rule_no: 100 }, '100'],
  ['google_cloud_run_v2_service', ['template', 'containers', 'env'], { name: 'API_KEY' }, undefined],
  ['aws_autoscaling_group', ['tag'], { name: 'a' }, undefined],
  ['aws_dynamodb_table', ['ttl'], { enabled: true }, undefined],
])('the key of %s %j %j', (type, path, block, key) => {
  expect(blockKey(type, path, block)).toBe(key);
});
