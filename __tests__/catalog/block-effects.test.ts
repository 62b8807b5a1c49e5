import { effectsOf, inThePast, isEffectAttribute } from '../../src/catalog/block-effects.js';
import type { Json } from '../../src/graph/inventory.js';

type Values = Readonly<Record<string, Json>>;

const textsOf = (type: string, values: Values): readonly string[] => effectsOf(type, values).map(({ text }) => text);

const LIFECYCLE = 'aws_s3_bucket_lifecycle_configuration';

test.each<[type: string, values: Values, texts: readonly string[]]>([
  [
    LIFECYCLE,
    { rule: [{ expiration: [{ days: 30 }], transition: [{ days: 7, storage_class: 'GLACIER' }] }] },
    ['deletes objects after 30 days', 'moves objects to GLACIER after 7 days'],
  ],
  [LIFECYCLE, { rule: [{ expiration: [{ days: 1 }] }] }, ['deletes objects after 1 day']],
  [LIFECYCLE, { rule: [{ transition: [{ days: 7 }] }] }, []],
  [
    'google_storage_bucket',
    {
      lifecycle_rule: [
        { action: [{ type: 'Delete' }], condition: [{ age: 90 }] },
        { action: [{ type: 'SetStorageClass', storage_class: 'COLDLINE' }], condition: [{ age: 30 }] },
      ],
    },
    ['deletes objects after 90 days', 'moves objects to COLDLINE after 30 days'],
  ],
  [
    'azurerm_storage_management_policy',
    { rule: [{ actions: [{ base_blob: [{ delete_after_days_since_modification_greater_than: 30 }] }] }] },
    ['deletes blobs 30 days after their last change'],
  ],
  [
    'aws_lb_listener',
    { default_action: [{ type: 'redirect', redirect: [{ port: '443', protocol: 'HTTPS' }] }] },
    ['redirects to HTTPS on port 443'],
  ],
  ['aws_lb_listener', { default_action: [{ type: 'redirect', redirect: [{ host: 'a' }] }] }, ['redirects requests']],
  [
    'aws_lb_listener_rule',
    {
      action: [{ type: 'forward' }],
      condition: [{ path_pattern: [{ values: ['/api/*', '/v2/*'] }] }],
    },
    ['matches /api/*', 'matches /v2/*', 'forwards requests'],
  ],
  [
    'google_compute_url_map',
    {
      host_rule: [{ hosts: ['shop.example.com', '*.example.com'] }],
      path_matcher: [
        { path_rule: [{ paths: ['/api/*', '/a b'] }], route_rules: [{ match_rules: [{ prefix_match: '/v2' }] }] },
      ],
    },
    ['matches shop.example.com', 'matches *.example.com', 'matches /api/*', 'matches /v2'],
  ],
  [
    'aws_appautoscaling_policy',
    { target_tracking_scaling_policy_configuration: [{ target_value: 50 }] },
    ['keeps its metric at 50'],
  ],
  ['aws_cloudwatch_metric_alarm', { comparison_operator: 'LessThanThreshold', threshold: 5 }, ['goes off below 5']],
  [
    'aws_route53_record',
    { type: 'A', weighted_routing_policy: [{ weight: 75 }] },
    ['takes traffic with weight 75', 'has the type A'],
  ],
  ['aws_route53_record', { type: 'TXT', records: ['v=spf1 -all'] }, ['has the type TXT']],
  ['aws_sqs_queue', { type: 'TXT' }, []],
  [
    'google_cloud_run_v2_service',
    {
      traffic: [
        { revision: 'shop-blue', percent: 25 },
        { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 75 },
        { revision: 'AKIAIOSFODNN7EXAMPLE', percent: 0 },
      ],
    },
    [
      'sends 25 % of requests to the revision shop-blue',
      'sends 75 % of requests to the latest revision',
      'sends 0 % of requests to a revision',
    ],
  ],
  [
    'aws_lambda_alias',
    { function_version: '1', routing_config: [{ additional_version_weights: { '2': 0.25 } }] },
    ['runs version 1', 'sends a share of 0.25 to version 2'],
  ],
  ['google_app_engine_service_split_traffic', { split: [{ allocations: 'v1' }] }, []],
])('%s with %j', (type, values, texts) => {
  expect(textsOf(type, values)).toEqual(texts);
});

test('a text that is no word of the provider is never told', () => {
  const of = (storageClass: string) =>
    textsOf(LIFECYCLE, { rule: [{ transition: [{ days: 7, storage_class: storageClass }] }] });
  expect(of('STANDARD_IA')).toHaveLength(1);
  expect(['a b', '<b>', 'AKIAIOSFODNN7EXAMPLE', 'x'.repeat(61)].flatMap(of)).toEqual([]);
  const matching = (path: string) =>
    textsOf('aws_lb_listener_rule', { condition: [{ path_pattern: [{ values: [path] }] }] });
  expect(matching('/a\n<script>')).toEqual([]);
});

test('a number of newer versions of zero is none', () => {
  const rule = (num_newer_versions: number) =>
    textsOf('google_storage_bucket', {
      lifecycle_rule: [{ action: [{ type: 'Delete' }], condition: [{ age: 14, num_newer_versions }] }],
    });
  expect(rule(0)).toEqual(['deletes objects after 14 days']);
  expect(rule(3)).toContain('keeps 3 newer versions of an object');
});

test('only deleted data is a risk', () => {
  const effects = effectsOf(LIFECYCLE, {
    rule: [{ expiration: [{ days: 30 }], transition: [{ days: 7, storage_class: 'GLACIER' }] }],
  });
  expect(effects.map(({ isRisk }) => isRisk)).toEqual([true, undefined]);
});

test('the attributes of an effect, and the blocks around them', () => {
  const isIn = (path: string): boolean => isEffectAttribute(LIFECYCLE, path);
  expect(['rule', 'rule.expiration', 'rule.expiration.days'].every(isIn)).toBe(true);
  expect(['rule.expiration.date', 'rule.filter', 'bucket'].some(isIn)).toBe(false);
  expect(isEffectAttribute('aws_lb_listener', 'default_action.target_group_arn')).toBe(true);
});

test.each([
  ['deletes objects after 30 days', 'deleted objects after 30 days'],
  ['takes traffic with weight 75', 'took traffic with weight 75'],
  ['sends 25 % of requests to the revision api-2', 'sent 25 % of requests to the revision api-2'],
  ['drops outbound traffic to the internet', 'dropped outbound traffic to the internet'],
  ['only counts requests of the rule bots', 'only counted requests of the rule bots'],
  ['has the type CNAME', 'had the type CNAME'],
  ['does what a file says', 'does what a file says'],
])('%s: %s, once it is removed', (effect, past) => {
  expect(inThePast(effect)).toBe(past);
});
