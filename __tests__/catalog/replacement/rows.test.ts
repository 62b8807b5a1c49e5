import { cloudOf } from '../../../src/catalog/index.js';
import aws from '../../../src/catalog/replacement/rows/aws.json' with { type: 'json' };
import azure from '../../../src/catalog/replacement/rows/azure.json' with { type: 'json' };
import google from '../../../src/catalog/replacement/rows/google.json' with { type: 'json' };
import { loadReplacementTable } from '../../../src/catalog/replacement.js';

const FILES = [
  { cloud: 'aws', rows: aws, types: 1400 },
  { cloud: 'azure', rows: azure, types: 1100 },
  { cloud: 'google', rows: google, types: 1300 },
] as const;

describe.each(FILES)('the rows of $cloud', ({ cloud, rows, types }) => {
  const entries = Object.entries<string>(rows.types);

  test('name their source and its version', () => {
    expect(rows.source).not.toBe('');
    expect(rows.version).toMatch(/^(\d+\.\d+\.\d+|[0-9a-f]{40})$/);
  });

  test('are many, in order, and of this cloud', () => {
    const names = entries.map(([type]) => type);
    expect(names.length).toBeGreaterThan(types);
    expect(names).toEqual([...names].sort());
    expect(names.filter((type) => cloudOf(type) !== cloud)).toEqual([]);
  });

  test('list earlier rules of their types by path', () => {
    const earlier = Object.entries<string>('earlier' in rows ? rows.earlier : {});
    const wrong = earlier.filter(([type, row]) => {
      const words = row.split(' ').map((word) => /^\d+\.\d+\.\d+:[~?=]?([a-z0-9_.]+)$/.exec(word)?.[1]);
      return !Object.hasOwn(rows.types, type) || String(words) !== String([...words].sort());
    });
    expect(wrong).toEqual([]);
  });

  test('list paths in order and once, as Terraform writes names', () => {
    const wrong = entries.filter(([, row]) => {
      const paths = row
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => word.replace(/^[~?=]/, ''));
      const isName = (path: string) => /^[a-z0-9_]+(\.[a-z0-9_]+)*$/.test(path);
      return String(paths) !== String([...new Set(paths)].sort()) || !paths.every(isName);
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['aws_db_instance', 'storage_encrypted', 'always'],
  ['aws_db_instance', 'instance_class', 'never'],
  ['aws_dynamodb_table', 'hash_key', 'always'],
  ['aws_instance', 'ami', 'always'],
  ['aws_instance', 'user_data', 'sometimes'],
  ['aws_sqs_queue', 'fifo_queue', 'always'],
  ['aws_s3_bucket', 'tags.Name', 'never'],
  ['azurerm_storage_account', 'location', 'always'],
  ['azurerm_storage_account', 'account_replication_type', 'sometimes'],
  ['azurerm_linux_virtual_machine', 'os_disk.storage_account_type', 'always'],
  ['azurerm_linux_virtual_machine', 'size', 'never'],
  // Names of azurerm 3.
  ['azurerm_cosmosdb_sql_container', 'partition_key_path', 'always'],
  ['azurerm_servicebus_queue', 'enable_partitioning', 'always'],
  ['google_sql_database_instance', 'region', 'always'],
  ['google_sql_database_instance', 'settings.tier', 'never'],
  ['google_storage_bucket', 'location', 'always'],
  ['google_compute_disk', 'size', 'sometimes'],
  ['kubernetes_deployment', 'metadata', 'unknown'],
])('%s.%s: %s', async (type, path, rule) => {
  const table = await loadReplacementTable([type]);
  expect(table.ruleOf(type, path)).toBe(rule);
});

test.each([
  ['azurerm_virtual_network_gateway', 'ip_configuration', { azurerm: '4.7.1' }, 'never'],
  ['azurerm_virtual_network_gateway', 'ip_configuration', { azurerm: '5.0.0' }, 'always'],
  ['azurerm_kubernetes_cluster', 'default_node_pool.vm_size', { azurerm: '3.41.0' }, 'always'],
  ['azurerm_kubernetes_cluster', 'default_node_pool.vm_size', { azurerm: '4.0.0' }, 'never'],
])('%s.%s with %j: %s', async (type, path, below, rule) => {
  const table = await loadReplacementTable([type], below);
  expect(table.ruleOf(type, path)).toBe(rule);
});

test.each([
  ['azurerm_storage_account', 'account_kind', { is: 'default', value: 'StorageV2' }],
  ['azurerm_storage_account', 'is_hns_enabled', { is: 'default', value: 'false' }],
  ['azurerm_storage_account', 'access_tier', { is: 'kept' }],
  ['azurerm_storage_account', 'min_tls_version', { is: 'default', value: 'TLS1_2' }],
  // True before azurerm 5.
  ['azurerm_storage_account', 'allow_nested_items_to_be_public', { is: 'unknown' }],
  ['google_compute_instance', 'deletion_protection', { is: 'default', value: 'false' }],
  ['google_sql_database_instance', 'settings.activation_policy', { is: 'default', value: 'ALWAYS' }],
])('%s.%s is not set: %j', async (type, path, unset) => {
  const table = await loadReplacementTable([type]);
  expect(table.unsetOf(type, path)).toEqual(unset);
});

test.each([
  ['t3.large', 't3.xlarge', 'never'],
  ['t3.large', 'g4dn.xlarge', 'never'],
  ['t3.large', 't4g.large', 'always'],
  ['c7gn.large', 'm6i.large', 'always'],
  ['a1.large', 'im4gn.large', 'never'],
  ['t3.large', undefined, 'sometimes'],
])('the type of a machine, from %s to %s: %s', async (before, after, rule) => {
  const table = await loadReplacementTable(['aws_instance']);
  expect(table.ruleOf('aws_instance', 'instance_type', { before, after })).toBe(rule);
});
