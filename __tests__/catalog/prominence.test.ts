/** Which types are of the second rank: every type of a category that is mostly that is decided, one way or the other. */

import { rankOf, stripOf, stripOfPart } from '../../src/catalog/index.js';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { type Category, type ProminencePatterns, STRIPS, type Strip } from '../../src/catalog/model.js';
import { TABLES } from '../../src/catalog/tables.js';
import { isContainerType, isOutside } from '../../src/graph/node-types.js';
import { matchesWild } from '../../src/platform/text/matching.js';
import { CLOUDS } from '../support/rows.js';

const TYPES = TABLES.flatMap((table) => Object.keys(table)).filter((type) => !isOutside(type));
const categoryOf = (type: string): Category => KNOWLEDGE.factsOf(type).category;
const isSecond = (type: string): boolean => stripOf(type, false) !== null;
const LINES = CLOUDS.flatMap(({ PROMINENCE: table }: { readonly PROMINENCE: ProminencePatterns }) =>
  (['first', ...STRIPS] as const).flatMap((rank) => table[rank] ?? []),
);

test.each([
  ['aws_kms_key', 'security'],
  ['aws_secretsmanager_secret', 'security'],
  ['aws_acm_certificate', 'security'],
  ['aws_guardduty_detector', 'security'],
  ['aws_iam_role', 'identity'],
  ['aws_cloudwatch_log_group', 'monitoring'],
  ['aws_cloudwatch_metric_alarm', 'monitoring'],
  ['aws_cloudtrail', 'monitoring'],
  ['aws_config_configuration_recorder', 'governance'],
  ['aws_budgets_budget', 'governance'],
  ['aws_ssm_parameter', 'configuration'],
  ['aws_ecr_repository', 'registries'],
  ['aws_backup_vault', 'backup'],
  ['azurerm_key_vault', 'security'],
  ['azurerm_user_assigned_identity', 'identity'],
  ['azurerm_log_analytics_workspace', 'monitoring'],
  ['azurerm_container_registry', 'registries'],
  ['azurerm_recovery_services_vault', 'backup'],
  ['google_secret_manager_secret', 'security'],
  ['google_service_account', 'identity'],
  ['google_iam_workload_identity_pool', 'identity'],
  ['google_logging_project_sink', 'monitoring'],
  ['google_artifact_registry_repository', 'registries'],
  ['kubernetes_secret_v1', 'security'],
  ['datadog_monitor', 'monitoring'],
  ['github_actions_secret', 'security'],
] as const)('%s stands in the strip %s', (type, strip) => {
  expect([stripOf(type, false), stripOf(type, true)]).toEqual([strip, strip]);
});

test.each([
  ...[
    'aws_wafv2_web_acl',
    'aws_cognito_user_pool',
    'aws_lb',
    'aws_api_gateway_rest_api',
    'aws_sqs_queue',
    'aws_sns_topic',
  ],
  ...[
    'aws_cloudwatch_event_bus',
    'aws_cloudwatch_event_rule',
    'aws_networkfirewall_firewall',
    'aws_appconfig_application',
  ],
  ...['azurerm_web_application_firewall_policy', 'azurerm_app_configuration', 'google_compute_security_policy'],
  ...['google_iap_client', 'google_identity_platform_config', 'okta_app_oauth', 'github_repository', 'never_heard_of'],
])('%s is of the first rank', (type) => {
  expect(stripOf(type, false)).toBeNull();
});

test.each(['aws_route53_zone', 'azurerm_private_dns_zone', 'google_dns_managed_zone'])(
  '%s is of the first rank where requests lead to it',
  (type) => {
    expect([stripOf(type, false), stripOf(type, true)]).toEqual(['dns', null]);
  },
);

test('of security and management every type is decided', () => {
  const mostly: readonly Category[] = ['security', 'management'];
  const undecided = TYPES.filter((type) => mostly.includes(categoryOf(type)) && rankOf(type) === null);
  expect(undecided).toEqual([]);
});

/** Where else something of a strip may come from: a kind of thing that a service of another category has of its own. */
const ELSEWHERE: Readonly<Record<Strip, readonly Category[]>> = {
  security: [
    'security',
    'network',
    'database',
    'analytics',
    'compute',
    'containers',
    'ml',
    'other',
    'developer',
    'integration',
  ],
  identity: [
    'security',
    'database',
    'analytics',
    'compute',
    'containers',
    'ml',
    'other',
    'developer',
    'storage',
    'network',
    'integration',
    'management',
  ],
  monitoring: ['management', 'network', 'database', 'compute', 'ml', 'developer', 'storage'],
  governance: ['management', 'security', 'network', 'compute', 'containers', 'storage', 'developer'],
  configuration: ['management', 'security', 'containers', 'network', 'developer', 'integration', 'compute', 'database'],
  registries: ['containers', 'developer', 'compute', 'management'],
  backup: ['storage', 'database', 'compute', 'containers', 'analytics'],
  dns: ['network'],
  integration: [],
  storage: [],
  developer: [],
};

test('categories and strips agree', () => {
  const odd = TYPES.filter((type) => {
    const strip = stripOf(type, false);
    return strip !== null && !ELSEWHERE[strip].includes(categoryOf(type));
  });
  expect(odd.map((type) => `${type}: ${categoryOf(type)}`)).toEqual([]);
});

test('what somebody runs as is of the second rank', () => {
  expect(TYPES.filter((type) => KNOWLEDGE.factsOf(type).identity === true && rankOf(type) !== 'identity')).toEqual([]);
});

test('no box, no entry point, and nothing that ways lead through is of the second rank', () => {
  const onTheWay = TYPES.filter((type) => {
    const { entries, routeHop, privateEndpoint, isOnlyPath, fold } = KNOWLEDGE.factsOf(type);
    // A setting that proves who comes in is none of it.
    const isFirst =
      (entries !== undefined && fold === undefined) ||
      routeHop !== undefined ||
      privateEndpoint !== undefined ||
      isOnlyPath === true;
    return (isContainerType(type) || isFirst) && isSecond(type);
  });
  expect(onTheWay).toEqual([]);
});

test('every pattern is about a known type, and none is there twice', () => {
  expect(LINES.filter((line) => !TYPES.some((type) => matchesWild(line, type)))).toEqual([]);
  expect(LINES.filter((line, i) => LINES.indexOf(line) !== i)).toEqual([]);
});

test.each([
  ['postgresql_role', 'configuration'],
  ['mysql_user', 'configuration'],
  ['aws_db_parameter_group', 'configuration'],
  ['postgresql_database', null],
  ['aws_rds_cluster_instance', null],
])('a part of a database without a host is a setting, unless it holds data or runs: %s', (type, strip) => {
  expect(stripOfPart(type)).toBe(strip);
});
