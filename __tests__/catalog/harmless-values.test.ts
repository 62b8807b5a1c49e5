import fc from 'fast-check';
import { ITEM_KEYS } from '../../src/catalog/attributes.js';
import { harmlessItem, harmlessName, harmlessText, informativeValues } from '../../src/catalog/harmless-values.js';
import { isHarmlessName } from '../../src/catalog/harmless-words.js';

test.each([
  ['aws_lambda_function', ['timeout'], '30', '30'],
  ['aws_lambda_function', ['tracing_config', 'mode'], 'Active', 'Active'],
  ['aws_lambda_function', ['environment', 'timeout'], '30', undefined],
  ['aws_lambda_function', ['publish'], 'true', 'true'],
  ['google_cloud_run_v2_service', ['template', 'vpc_access', 'egress'], 'PRIVATE_RANGES_ONLY', 'PRIVATE_RANGES_ONLY'],
  ['google_cloud_run_v2_service', ['template', 'containers', 'env', 'egress'], 'PRIVATE_RANGES_ONLY', undefined],
  [
    'azurerm_monitor_activity_log_alert',
    ['criteria', 'operation_name'],
    'Microsoft.Web/sites/write',
    'Microsoft.Web/sites/write',
  ],
  ['google_project_iam_binding', ['role'], 'roles/storage.admin', 'roles/storage.admin'],
  ['google_project_iam_binding', ['role'], 'projects/acme-4711/roles/owner', undefined],
  ['aws_lambda_function', ['description'], 'for Alice', undefined],
  ['aws_lambda_function', ['source_code_hash'], 'abc', undefined],
  ['aws_cloudwatch_event_rule', ['schedule_expression'], 'rate(5 minutes)', 'rate(5 minutes)'],
  ['aws_cloudwatch_event_rule', ['schedule_expression'], 'cron(0 5 ? * MON-FRI *)', 'cron(0 5 ? * MON-FRI *)'],
  ['google_cloud_scheduler_job', ['schedule'], '0 5 * * *', '0 5 * * *'],
  ['google_cloud_scheduler_job', ['schedule'], '49170 1234567 * * *', undefined],
  ['google_cloud_scheduler_job', ['schedule'], 'hunter MON TUE WED THU', undefined],
  ['aws_db_instance', ['password'], '12345', undefined],
  ['aws_db_instance', ['storage_type'], 'a1b2c3d4e5f6', undefined],
  ['aws_db_instance', ['storage_type'], 'a sentence about it', undefined],
  ['aws_rds_cluster_instance', ['instance_class'], 'db.serverless', 'db.serverless'],
  ['aws_opensearch_domain', ['cluster_config', 'instance_type'], 'm5.large.search', 'm5.large.search'],
  ['aws_rds_cluster', ['engine_version'], '5.7.mysql_aurora.2.11.2', '5.7.mysql_aurora.2.11.2'],
  ['aws_docdb_cluster', ['window'], 'Mon:00:00-Mon:03:00', 'Mon:00:00-Mon:03:00'],
  ['azurerm_kubernetes_cluster', ['default_node_pool', 'vm_size'], 'Standard_D2s_v3', 'Standard_D2s_v3'],
  ['google_storage_bucket', ['lifecycle_rule', 'size'], '10737418240', '10737418240'],
  ['aws_ssm_parameter', ['value'], '5', undefined],
  ['aws_elastic_beanstalk_environment', ['setting', 'value'], '5', undefined],
  ['aws_elastic_beanstalk_environment', ['setting', 'value'], 'true', undefined],
  ['aws_db_parameter_group', ['parameter', 'value'], 'all', 'all'],
  ['aws_db_parameter_group', ['parameter', 'value'], 'a b', undefined],
  ['google_sql_database_instance', ['settings', 'database_flags', 'value'], 'on', 'on'],
  ['azurerm_postgresql_flexible_server_configuration', ['value'], '1000', '1000'],
  ['azurerm_storage_account', ['network_rules', 'ip_rules'], '203.0.113.7', '203.0.113.7'],
  ['azurerm_mssql_firewall_rule', ['start_ip_address'], '203.0.113.7', '203.0.113.7'],
  ['azurerm_cosmosdb_account', ['ip_range_filter'], '203.0.113.7,198.51.100.0/24', '203.0.113.7,198.51.100.0/24'],
  ['aws_security_group', ['ingress', 'ipv6_cidr_blocks'], '2001:db8::/32', '2001:db8::/32'],
  ['google_sql_database_instance', ['settings', 'authorized_networks', 'value'], '203.0.113.7/32', '203.0.113.7/32'],
  ['module', ['allowed_ips'], '203.0.113.7-203.0.113.9', '203.0.113.7-203.0.113.9'],
  ['module', ['allowed_ips'], 'vpn.example.com', undefined],
  ['module', ['ip_rules'], '203.0.113.700', undefined],
  ['azurerm_network_interface', ['private_ip_address'], '203.0.113.7', undefined],
  ['aws_ecs_task_definition', ['environment', 'allowed_ips'], '203.0.113.7', undefined],
  ['module', ['allowed_secret'], '203.0.113.7', undefined],
  ['module', ['trusted_token'], '203.0.113.7', undefined],
])('%s %j %j', (type, path, value, text) => {
  expect(harmlessText(type, path, value)).toBe(text);
});

test('an item of a list is judged by the name of the list', () => {
  expect(harmlessItem('module', ['allowed_ip_addresses'], '203.0.113.7')).toBe('203.0.113.7');
  expect(harmlessItem('module', ['otps'], '4815')).toBeUndefined();
});

test('the most telling values come first; names, places and what may not be shown are left out', () => {
  const values = {
    name: 'orders',
    location: 'westeurope',
    description: 'for Carol',
    admin_password: 'hunter2',
    scale_in_protection: false,
    network_name_servers: ['203.0.113.7'],
    threshold: 5,
    metric_name: 'Latency',
    ip_rules: ['203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.113.10'],
    https_only: true,
    enabled: true,
    start_ip_address: '0.0.0.0',
    rule: [{ action: 'Deny', mode: null }],
    listener: [{ port: 1 }, { port: 2 }],
    settings: { mode: 'Own' },
  };
  expect(informativeValues('x', values, () => true)).toEqual([
    { path: 'rule.action', text: 'Deny' },
    { path: 'https_only', text: 'true' },
    { path: 'ip_rules', text: '203.0.113.7, 203.0.113.8, 203.0.113.9 and 1 more' },
    { path: 'threshold', text: '5' },
    { path: 'metric_name', text: 'Latency' },
    { path: 'scale_in_protection', text: 'false' },
  ]);
  expect(informativeValues('x', values, (path) => path === 'threshold')).toEqual([{ path: 'threshold', text: '5' }]);
});

test('a header of responses is shown, one of requests is not, and neither is a key', () => {
  const path = (block: string) => ['actions', block, 'value'];
  expect(harmlessText('x', path('response_header_action'), 'noindex,nofollow')).toBe('noindex,nofollow');
  expect(harmlessText('x', path('response_header_action'), 'AKIAIOSFODNN7EXAMPLE')).toBeUndefined();
  expect(harmlessText('x', path('request_header_action'), 'noindex,nofollow')).toBeUndefined();
});

test.each([
  ...[
    'passcode',
    'apikey',
    'api_key',
    'phone',
    'phone_number',
    'pwd',
    'psk',
    'wifi_psk',
    'pin',
    'account',
    'tenant_id',
  ],
  ...['owner_account', 'accesskey', 'client_secret', 'Passcode', 'otp_seed', 'mobile', 'project_number'],
])('no number that is named %s', (name) => {
  expect(harmlessText('x', [name], '48151623')).toBeUndefined();
  expect(harmlessText('x', ['config', name], '4')).toBeUndefined();
  expect(harmlessText('x', [name, 'timeout'], '30')).toBeUndefined();
  expect(harmlessName('x', ['rule', name], '4')).toBeUndefined();
});

test.each([
  ['aws_dynamodb_table', ['global_secondary_index', 'name'], 'by_a', 'by_a'],
  ['aws_network_acl', ['ingress', 'rule_no'], '100', '100'],
  ['azurerm_monitor_autoscale_setting', ['profile', 'name'], 'office hours', 'office hours'],
  ['module', ['configuration', 'name'], 'pg_stat_statements.track', 'pg_stat_statements.track'],
  ['module', ['configuration', 'name'], 'azure.extensions', 'azure.extensions'],
  ['module', ['configuration', 'name'], 'azure.com', undefined],
  ['azurerm_cosmosdb_account', ['geo_location', 'location'], 'westeurope', 'westeurope'],
  ['azurerm_lb', ['rule', 'label'], 'db.shop.example', undefined],
  ['azurerm_lb', ['rule', 'location'], 'https://shop.example/a', undefined],
  ['aws_lb', ['rule', 'id'], 'front', undefined],
  ['google_cloud_run_v2_service', ['template', 'containers', 'env', 'name'], 'API_KEY', undefined],
  ['aws_autoscaling_group', ['tag', 'name'], 'a', undefined],
  ['azurerm_web_app', ['connection_string', 'name'], 'a', undefined],
])('the name of %s %j %j', (type, path, text, name) => {
  expect(harmlessName(type, path, text)).toBe(name);
});

const of = (characters: string, minLength: number, maxLength = minLength): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
const HEX = '0123456789abcdef';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `${CAPITALS}${CAPITALS.toLowerCase()}`;

/** Texts that name somebody or something outside of the code, or open it. */
const identity: fc.Arbitrary<string> = fc.oneof(
  of('0123456789', 12).filter((text) => !text.startsWith('0')),
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
  fc.uuid().map((text) => text.replaceAll('-', '')),
  fc.constantFrom(16, 20, 32, 40).chain((length) => of(HEX, length)),
  fc
    .tuple(fc.constantFrom('i', 'vpc', 'subnet', 'sg', 'ami', 'eni'), fc.constantFrom(8, 17))
    .chain(([kind, length]) => of(HEX, length).map((text) => `${kind}-${text}`))
    .filter((text) => /-(?=.*\d)(?=.*[a-f])/.test(text)),
  fc.ipV4(),
  fc.ipV4().map((text) => `ip-${text.replaceAll('.', '-')}`),
  fc.ipV6(),
  fc
    .array(of(HEX, 2), { minLength: 6, maxLength: 6 })
    .chain((parts) => fc.constantFrom(parts.join(':'), parts.join('-'))),
  fc.domain(),
  fc.emailAddress(),
  fc.webUrl(),
  fc.tuple(fc.constantFrom('AKIA', 'ASIA', 'AROA', 'AIDA'), of(`${CAPITALS}234567`, 16)).map((parts) => parts.join('')),
  of(`${LETTERS}0123456789_`, 36).map((text) => `ghp_${text}`),
  of(`${LETTERS}0123456789_-`, 35).map((text) => `AIza${text}`),
  fc.tuple(of(LETTERS, 1), of(`${LETTERS}0123456789+`, 38), of('0123456789', 1)).map((parts) => parts.join('')),
  fc
    .tuple(of('EZ', 1), of('0123456789', 1), of(`${CAPITALS}0123456789`, 11), of(CAPITALS, 1))
    .map((parts) => parts.join('')),
  of('0123456789', 12).map((account) => `arn:aws:iam::${account}:role/worker`),
  of('0123456789', 9, 11).map((number) => `+49${number}`),
);

const ENUM_NAMES = [
  'instance_type',
  'mode',
  'engine_version',
  'region',
  'hosted_zone',
  'policy',
  'state',
  'schedule',
  'size',
];
const NAMES = fc.constantFrom(...ENUM_NAMES, ...ITEM_KEYS, 'hostname', 'host', 'ip_address', 'limit', 'value');
const TYPES = fc.constantFrom('aws_db_parameter_group', 'azurerm_lb', 'google_sql_database_instance', 'module', 'x');
const paths = fc.tuple(
  fc.array(fc.constantFrom('rule', 'setting', 'parameter', 'database_flags', 'config'), { maxLength: 2 }),
  NAMES,
);

test('no identity, key or address is shown, whatever holds it', () => {
  fc.assert(
    fc.property(TYPES, paths, identity, (type, [blocks, name], text) => {
      expect(harmlessText(type, [...blocks, name], text)).toBeUndefined();
      expect(harmlessName(type, [...blocks, name], text)).toBeUndefined();
      expect(isHarmlessName(text)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

const word = fc.constantFrom('web', 'orders', 'by', 'eu', 'Rule');
const separator = fc.constantFrom('-', '_', ' ');

test('no identity, key or address is shown as a part of a name', () => {
  const part = identity.filter((text) => !text.includes('.') || /\d$/.test(text));
  fc.assert(
    fc.property(word, separator, part, separator, word, (first, one, text, other, last) => {
      expect(isHarmlessName(`${first}${one}${text}`)).toBe(false);
      expect(isHarmlessName(`${text}${other}${last}`)).toBe(false);
      expect(isHarmlessName(`${first}${one}${text}${other}${last}`)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  'by_user',
  'orders-2024-10-15',
  'Allow HTTPS',
  'postgres15',
  'pg_stat_statements.track',
  'web-v1.2.3',
  '8080',
])('%s is a name like those of resources', (name) => {
  expect(isHarmlessName(name)).toBe(true);
});
