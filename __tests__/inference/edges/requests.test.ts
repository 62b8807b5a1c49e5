/** Arrows are requests or data: what only watches, lets in, waits or belongs to a group is none. */
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const edgesOf = (sketches: Sketches, detail: 'normal' | 'all') =>
  understand(plan(sketches), undefined, detail).graph.edges.map(
    ({ from, to, label, twoWay }) => `${from} ${twoWay ? '<>' : '>'} ${to}${label === '' ? '' : ` "${label}"`}`,
  );

/** An alarm, what it watches, and whom it tells. */
const ALARMS: readonly (readonly [alarm: string, Sketch, watched: string, told: string])[] = [
  [
    'aws_cloudwatch_metric_alarm.a',
    { refs: { dimensions: 'aws_sqs_queue.q', alarm_actions: 'aws_sns_topic.t' } },
    'aws_sqs_queue.q',
    'aws_sns_topic.t',
  ],
  [
    'aws_cloudwatch_metric_alarm.a',
    { refs: { dimensions: 'aws_db_instance.d', ok_actions: 'aws_sns_topic.t' } },
    'aws_db_instance.d',
    'aws_sns_topic.t',
  ],
  [
    'azurerm_monitor_metric_alert.a',
    { refs: { scopes: 'azurerm_linux_web_app.w', 'action.action_group_id': 'azurerm_monitor_action_group.g' } },
    'azurerm_linux_web_app.w',
    'azurerm_monitor_action_group.g',
  ],
];

test.each(ALARMS)(
  '%s %j is no arrow of what it watches, and with all detail one of its own',
  (alarm, is, watched, told) => {
    const sketches = { [watched]: {}, [told]: {}, [alarm]: is };
    const thin = understand(plan(sketches)).graph.edges.filter((edge) => edge.thin !== true);
    expect(thin).toEqual([]);
    expect(edgesOf(sketches, 'all').sort()).toEqual([`${alarm} > ${told} "alarm"`, `${watched} > ${alarm}`].sort());
  },
);

/** What watches or governs, where nothing in the input is what it is about. */
const ASIDE = [
  'aws_cloudwatch_metric_alarm',
  'aws_cloudwatch_composite_alarm',
  'aws_budgets_budget',
  'aws_config_config_rule',
  'aws_securityhub_standards_subscription',
  'aws_iam_account_password_policy',
  'azurerm_monitor_activity_log_alert',
  'azurerm_consumption_budget_subscription',
  'google_monitoring_alert_policy',
  'google_monitoring_notification_channel',
  'google_logging_metric',
  'google_org_policy_policy',
  'google_billing_budget',
  'datadog_monitor',
];

test.each(ASIDE)('%s is in no usual picture, with a word, and drawn with all detail', (type) => {
  const inventory = plan({ [`${type}.it`]: {}, 'acme_thing.other': {} });
  const { graph, ledger } = understand(inventory);
  expect([...graph.nodes.keys()]).toEqual(['acme_thing.other']);
  expect(ledger.entries[0]).toMatchObject({ bucket: 'hidden', rule: expect.stringContaining('--detail all') });
  expect(understand(inventory, undefined, 'all').graph.nodes.has(`${type}.it`)).toBe(true);
});

test('what watches is drawn where there is nothing else', () => {
  expect(drawn({ 'google_monitoring_alert_policy.a': {} }).nodes.size).toBe(1);
});

/** Settings that belong to the only one of their kind. */
const OF_THE_ONLY: readonly (readonly [setting: string, of: string])[] = [
  ['aws_securityhub_standards_subscription', 'aws_securityhub_account'],
  ['aws_config_config_rule', 'aws_config_configuration_recorder'],
  ['aws_config_delivery_channel', 'aws_config_configuration_recorder'],
  ['google_firestore_index', 'google_firestore_database'],
];

test.each(OF_THE_ONLY)('%s is part of the only %s', (setting, of) => {
  const sketches: Sketches = { [`${setting}.s`]: {}, [`module.base.${of}.one`]: {} };
  expect(understand(plan(sketches)).ledger.entries[0]).toMatchObject({
    bucket: 'folded',
    into: `module.base.${of}.one`,
  });
  const two = { ...sketches, [`module.base.${of}.two`]: {} };
  expect(understand(plan(two)).ledger.entries[0]).not.toMatchObject({ bucket: 'folded' });
});

/** References that are no requests. */
const NONE: readonly (readonly [why: string, from: string, attribute: string, to: string])[] = [
  [
    'who may come from a browser',
    'aws_apigatewayv2_api.a',
    'cors_configuration.allow_origins',
    'aws_cloudfront_distribution.c',
  ],
  ['where a login returns users to', 'aws_cognito_user_pool.p', 'callback_urls', 'aws_cloudfront_distribution.c'],
  ['who may come from a browser', 'aws_lambda_function_url.u', 'cors.allow_origins', 'aws_cloudfront_distribution.c'],
  [
    'who may come from a browser',
    'azurerm_linux_web_app.a',
    'site_config.cors.allowed_origins',
    'azurerm_static_web_app.c',
  ],
  ['who may come from a browser', 'google_storage_bucket.a', 'cors.origin', 'google_cloud_run_v2_service.c'],
  ['a group that a cluster has made', 'aws_db_instance.a', 'vpc_security_group_ids', 'aws_eks_cluster.c'],
  ['a group that a cluster has made', 'aws_lambda_function.a', 'vpc_config.security_group_ids', 'aws_eks_cluster.c'],
  ['a group that a cluster has made', 'aws_elasticache_cluster.a', 'security_group_ids', 'aws_eks_cluster.c'],
  ['a group that a cluster has made', 'aws_lb.a', 'security_groups', 'aws_eks_cluster.c'],
];

test.each(NONE)('%s is no call: %s by %s', (_, from, attribute, to) => {
  const arrows = arrowsOf(drawn({ [from]: { refs: { [attribute]: to } }, [to]: {} }));
  expect(arrows.filter((arrow) => !arrow.startsWith('tv_'))).toEqual([]);
});

test('users come to the distribution that an API lets browsers come from', () => {
  const graph = drawn({
    'aws_apigatewayv2_api.a': { refs: { 'cors_configuration.allow_origins': 'aws_cloudfront_distribution.c' } },
    'aws_cloudfront_distribution.c': {},
  });
  expect(arrowsOf(graph)).toContain('tv_aws_users.users > aws_cloudfront_distribution.c');
});

test('an event pattern names the source: it feeds the rule, and the rule its target', () => {
  const graph = drawn({
    'aws_sfn_state_machine.m': {},
    'aws_cloudwatch_event_rule.r': { refs: { event_pattern: 'aws_sfn_state_machine.m' } },
    'aws_cloudwatch_event_target.t': { refs: { rule: 'aws_cloudwatch_event_rule.r', arn: 'aws_sns_topic.s' } },
    'aws_sns_topic.s': {},
  });
  expect(arrowsOf(graph)).toEqual([
    'aws_cloudwatch_event_rule.r > aws_sns_topic.s',
    'aws_sfn_state_machine.m > aws_cloudwatch_event_rule.r',
  ]);
});

/** A name in a zone, and who uses it: the zone only says where it leads. */
const RECORDS: readonly (readonly [
  zone: string,
  record: string,
  Record<string, string>,
  target: string,
  user: string,
  by: string,
])[] = [
  [
    'aws_route53_zone.z',
    'aws_route53_record.r',
    { zone_id: 'aws_route53_zone.z', records: 'aws_db_instance.d' },
    'aws_db_instance.d',
    'aws_lambda_function.f',
    'environment.variables',
  ],
  [
    'aws_route53_zone.z',
    'aws_route53_record.r',
    { zone_id: 'aws_route53_zone.z', 'alias.name': 'aws_lb.l' },
    'aws_lb.l',
    'aws_ecs_task_definition.f',
    'container_definitions',
  ],
  [
    'azurerm_private_dns_zone.z',
    'azurerm_private_dns_cname_record.r',
    { zone_name: 'azurerm_private_dns_zone.z', record: 'azurerm_mssql_server.d' },
    'azurerm_mssql_server.d',
    'azurerm_linux_web_app.f',
    'app_settings',
  ],
  [
    'azurerm_dns_zone.z',
    'azurerm_dns_a_record.r',
    { zone_name: 'azurerm_dns_zone.z', target_resource_id: 'azurerm_cdn_frontdoor_endpoint.d' },
    'azurerm_cdn_frontdoor_endpoint.d',
    'azurerm_container_app.f',
    'template.container.env.value',
  ],
  [
    'google_dns_managed_zone.z',
    'google_dns_record_set.r',
    { managed_zone: 'google_dns_managed_zone.z', rrdatas: 'google_sql_database_instance.d' },
    'google_sql_database_instance.d',
    'google_cloud_run_v2_service.f',
    'template.containers.env.value',
  ],
];

test.each(RECORDS)('%s: who uses %s %j calls %s', (zone, record, refs, target, user, by) => {
  const graph = drawn({ [zone]: {}, [record]: { refs }, [target]: {}, [user]: { refs: { [by]: record } } });
  expect(arrowsOf(graph).sort()).toEqual([`${user} > ${target}`, `${zone} > ${target}`].sort());
});

test('who uses a name that leads to nothing in the plan uses its zone', () => {
  const graph = drawn({
    'aws_route53_zone.z': {},
    'aws_route53_record.r': { values: { records: ['203.0.113.7'] }, refs: { zone_id: 'aws_route53_zone.z' } },
    'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_route53_record.r' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_route53_zone.z']);
});

test('two gateways that one connection joins call each other', () => {
  const gateways: Sketches = { 'azurerm_virtual_network_gateway.hub': {}, 'azurerm_virtual_network_gateway.site': {} };
  const connection: Sketch = {
    refs: {
      virtual_network_gateway_id: 'azurerm_virtual_network_gateway.hub',
      peer_virtual_network_gateway_id: 'azurerm_virtual_network_gateway.site',
    },
  };
  const sketches = { ...gateways, 'azurerm_virtual_network_gateway_connection.c': connection };
  expect(edgesOf(sketches, 'normal')).toEqual([
    'azurerm_virtual_network_gateway.hub <> azurerm_virtual_network_gateway.site "VPN"',
  ]);
  const back: Sketch = {
    refs: {
      virtual_network_gateway_id: 'azurerm_virtual_network_gateway.site',
      peer_virtual_network_gateway_id: 'azurerm_virtual_network_gateway.hub',
    },
  };
  expect(edgesOf({ ...sketches, 'azurerm_virtual_network_gateway_connection.d': back }, 'normal')).toEqual([
    'azurerm_virtual_network_gateway.hub <> azurerm_virtual_network_gateway.site "VPN"',
  ]);
});

/** What holds the words of a database, for others to read. */
const SECRETS: readonly (readonly [
  secret: string,
  version: string,
  by: string,
  attribute: string,
  database: string,
])[] = [
  ['aws_secretsmanager_secret', 'aws_secretsmanager_secret_version', 'secret_id', 'secret_string', 'aws_db_instance.d'],
  ['azurerm_key_vault', 'azurerm_key_vault_secret', 'key_vault_id', 'value', 'azurerm_mssql_server.d'],
  [
    'google_secret_manager_secret',
    'google_secret_manager_secret_version',
    'secret',
    'secret_data',
    'google_sql_database_instance.d',
  ],
];

test.each(SECRETS)('%s does not call the database that it speaks of', (secret, version, by, attribute, database) => {
  const refs = { [by]: `${secret}.s`, [attribute]: database };
  expect(arrowsOf(drawn({ [`${secret}.s`]: {}, [`${version}.v`]: { refs }, [database]: {} }))).toEqual([]);
});

test('what a VPC link leads to is called through it, not beside it as well', () => {
  const integration = { api_id: 'aws_apigatewayv2_api.a', connection_id: 'aws_apigatewayv2_vpc_link.v' };
  const sketches: Sketches = {
    'aws_apigatewayv2_api.a': {},
    'aws_apigatewayv2_vpc_link.v': { refs: { security_group_ids: 'aws_security_group.v' } },
    'aws_security_group.v': {},
    'aws_security_group.l': {},
    'aws_vpc_security_group_ingress_rule.l': {
      refs: { security_group_id: 'aws_security_group.l', referenced_security_group_id: 'aws_security_group.v' },
    },
    'aws_lb.l': { refs: { security_groups: 'aws_security_group.l' }, values: { internal: true } },
    'aws_lambda_function.f': {},
    'aws_apigatewayv2_integration.i': {
      refs: { ...integration, integration_uri: ['aws_lb.l', 'aws_lambda_function.f'] },
    },
  };
  const arrows = arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));
  expect(arrows.sort()).toEqual([
    'aws_apigatewayv2_api.a > aws_apigatewayv2_vpc_link.v',
    'aws_apigatewayv2_api.a > aws_lambda_function.f',
    'aws_apigatewayv2_vpc_link.v > aws_lb.l',
  ]);
});

test('a link of one with sixteen is sixteen arrows, and with one more a web and none', () => {
  const arrows = (count: number) => {
    const functions = Array.from({ length: count }, (_, n) => `aws_lambda_function.f${n}`);
    return arrowsOf(
      drawn({
        'aws_s3_bucket.b': {},
        ...Object.fromEntries(functions.map((address) => [address, {}])),
        'aws_s3_bucket_notification.n': {
          refs: { bucket: 'aws_s3_bucket.b', 'lambda_function.lambda_function_arn': functions },
        },
      }),
    ).length;
  };
  expect([arrows(16), arrows(17)]).toEqual([16, 0]);
});
