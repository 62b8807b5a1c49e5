import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { ROUTE_ATTRIBUTES } from '../../src/catalog/nouns.js';
import { SETTINGS } from '../../src/catalog/setting-rows.js';
import { settingChange, settingKindOf } from '../../src/catalog/settings.js';
import { ROWS } from '../support/rows.js';

const allowed = new Set(ALLOWED_ATTRIBUTES);

test('every row is about a value that may be shown, and about none that is said otherwise', () => {
  expect(Object.keys(SETTINGS).filter((name) => !allowed.has(name))).toEqual([]);
  expect(Object.keys(SETTINGS).filter((name) => settingKindOf(name) !== undefined)).toEqual([]);
  expect(ROUTE_ATTRIBUTES.filter((name) => !allowed.has(name))).toEqual([]);
  const named = ROWS.flatMap(([, { turnsOn = [], defaults = {} }]) => [...turnsOn, ...Object.keys(defaults)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
});

test.each([
  ['a switch', 'aws_db_instance', 'deletion_protection', 'true', 'false', { verb: 'turnOff', isRisk: true }],
  ['a switch not set any more', 'aws_db_instance', 'deletion_protection', 'true', null, { verb: 'turnOff' }],
  [
    'one that is on by default',
    'google_sql_database_instance',
    'deletion_protection',
    null,
    'false',
    { verb: 'turnOff' },
  ],
  ['a switch turned around', 'aws_db_instance', 'skip_final_snapshot', 'false', 'true', { verb: 'turnOff' }],
  ['a switch that opens', 'aws_db_instance', 'publicly_accessible', 'false', 'true', { verb: 'turnOn', isRisk: true }],
  ['a feature', 'aws_db_instance', 'iam_database_authentication_enabled', 'true', 'false', { verb: 'turnOff' }],
  ['suspended', 'aws_s3_bucket_versioning', 'versioning', 'Enabled', 'Suspended', { verb: 'suspend' }],
  ['an amount of nothing', 'aws_db_instance', 'backup_retention_period', '7', null, { verb: 'turnOff' }],
  ['a smaller amount', 'aws_rds_cluster', 'backup_retention_period', '7', null, { verb: 'shorten', to: '1' }],
  ['an amount of which one side is unknown', 'aws_x', 'soft_delete_retention_days', '7', null, { verb: 'set' }],
  ['a lower level', 'azurerm_x', 'min_tls_version', 'TLS1_2', 'TLS1_0', { verb: 'lower', isRisk: true }],
  ['a level without a number', 'azurerm_x', 'min_tls_version', 'TLS1_2', 'old', { verb: 'set' }],
  ['a choice', 'aws_x', 'engine', 'postgres', 'mysql', { verb: 'set', noun: 'the engine' }],
  [
    'a flag without a row',
    'aws_x',
    'enable_dns_hostnames',
    'true',
    'false',
    { verb: 'turnOff', noun: 'DNS hostnames' },
  ],
  ['another', 'aws_x', 'multi_region', 'false', 'true', { verb: 'set', noun: 'the multi region', to: 'true' }],
  ['a value without a row', 'aws_x', 'max_iops', '1', '2', { verb: 'set', noun: 'the max IOPS', from: '1' }],
] as const)('%s', (_, type, name, before, after, expected) => {
  expect(settingChange(type, { name, before, after })).toMatchObject(expected);
});

test('a default that is written is no switch', () => {
  const change = settingChange('aws_db_instance', { name: 'deletion_protection', before: null, after: 'false' });
  expect(change.verb).toBe('set');
});
