import { loadReplacementTable, tableOf } from '../../../src/catalog/replacement.js';

const TABLE = tableOf([
  {
    source: 'somewhere',
    version: '1',
    types: {
      aws_box: '=disk.tags ?look name ~size disk network.subnet',
      aws_open: '',
    },
  },
]);

test.each([
  ['aws_box', 'name', 'always'],
  ['aws_box', 'name.first', 'always'],
  ['aws_box', 'names', 'never'],
  ['aws_box', 'size', 'sometimes'],
  ['aws_box', 'look', 'unknown'],
  ['aws_box', 'disk', 'always'],
  ['aws_box', 'disk.kind', 'always'],
  ['aws_box', 'disk.tags', 'never'],
  ['aws_box', 'disk.tags.Name', 'never'],
  ['aws_box', 'network.subnet', 'always'],
  ['aws_box', 'network', 'sometimes'],
  ['aws_box', 'network.other', 'never'],
  ['aws_open', 'name', 'never'],
  ['aws_other', 'name', 'unknown'],
  ['constructor', 'name', 'unknown'],
])('%s.%s: %s', (type, path, rule) => {
  expect(TABLE.ruleOf(type, path)).toBe(rule);
});

const RAISED = tableOf([
  {
    ...{ source: 'somewhere', version: '1' },
    types: {
      aws_box: '~engine_version ~disk_size ~ip_range always_size',
      azurerm_box: '~engine_version ~sku_name',
    },
  },
]);

test.each([
  ['aws_box', 'engine_version', '9.6', '10.1', 'never'],
  ['aws_box', 'engine_version', '10.1', '9.6', 'sometimes'],
  ['aws_box', 'engine_version', '3.5', '3.5.1', 'sometimes'],
  ['aws_box', 'disk_size', 20, 100, 'never'],
  ['aws_box', 'disk_size', 100, 20, 'sometimes'],
  ['aws_box', 'always_size', 20, 100, 'always'],
  ['aws_box', 'ip_range', '10.128.0.0/20', '10.128.0.0/19', 'never'],
  ['aws_box', 'ip_range', '10.128.0.0/19', '10.128.0.0/20', 'sometimes'],
  ['aws_box', 'ip_range', '10.128.0.0/20', '10.0.0.0/19', 'sometimes'],
  // `CustomizeDiff` of azurerm_postgresql_flexible_server: only a lower version is a new server.
  ['azurerm_box', 'engine_version', '15', '16', 'never'],
  ['azurerm_box', 'engine_version', '16', '15', 'sometimes'],
  ['azurerm_box', 'sku_name', 'Basic', 'Standard', 'never'],
  ['azurerm_box', 'sku_name', 'Standard', 'Basic', 'sometimes'],
  ['azurerm_box', 'sku_name', 'Standard', 'Premium', 'sometimes'],
])('%s.%s from %s to %s: %s', (type, path, before, after, rule) => {
  expect(RAISED.ruleOf(type, path, { before, after })).toBe(rule);
});

test.each([
  ['aws_wafv2_web_acl', 'scope', 'always'],
  ['aws_wafv2_web_acl', 'rule.action', 'never'],
  ['aws_wafv2_rule_group', 'capacity', 'always'],
])('documented: %s.%s', async (type, path, rule) => {
  expect((await loadReplacementTable([type])).ruleOf(type, path)).toBe(rule);
});

test('azapi replaces a resource of another type, and none for a newer version of the interface', async () => {
  const { ruleOf } = await loadReplacementTable(['azapi_resource']);
  const typed = (before: string, after: string) => ruleOf('azapi_resource', 'type', { before, after });
  expect(typed('Microsoft.Web/sites@2023-01-01', 'Microsoft.Web/sites@2024-01-01')).toBe('never');
  expect(typed('Microsoft.Web/sites@2023-01-01', 'Microsoft.Web/staticSites@2023-01-01')).toBe('always');
  expect(['name', 'sku.name'].map((path) => ruleOf('azapi_resource', path))).toEqual(['always', 'never']);
});

const AZURE = tableOf([
  {
    source: 'somewhere',
    version: '4',
    types: {
      azurerm_eventhub_namespace: '~sku',
      azurerm_servicebus_namespace: '~sku',
    },
  },
]);

test.each(['azurerm_eventhub_namespace', 'azurerm_servicebus_namespace'])('no way from or to Premium: %s', (type) => {
  const ruleOf = (before: string, after: string) => AZURE.ruleOf(type, 'sku', { before, after });
  expect([ruleOf('Standard', 'Premium'), ruleOf('premium', 'Standard')]).toEqual(['always', 'always']);
  expect([ruleOf('Basic', 'Standard'), ruleOf('Standard', 'Basic')]).toEqual(['never', 'never']);
});

const DEFAULTS = tableOf([
  {
    ...{ source: 'somewhere', version: '1', types: {} },
    defaults: {
      aws_box: '?open ?size disk.kind=a=b disk.mode engine=plain network zone',
      aws_dark: '? name',
    },
  },
]);

test.each([
  ['aws_box', 'engine', { is: 'default', value: 'plain' }],
  ['aws_box', 'disk.kind', { is: 'default', value: 'a=b' }],
  ['aws_box', 'disk.other', { is: 'default', value: null }],
  ['aws_box', 'colour', { is: 'default', value: null }],
  ['aws_box', 'zone', { is: 'kept' }],
  ['aws_box', 'disk.mode', { is: 'kept' }],
  ['aws_box', 'network.subnet', { is: 'unknown' }],
  ['aws_box', 'size', { is: 'unknown' }],
  ['aws_box', 'open.inner', { is: 'unknown' }],
  ['aws_box', 'a.b.c.d', { is: 'unknown' }],
  ['aws_dark', 'name', { is: 'kept' }],
  ['aws_dark', 'colour', { is: 'unknown' }],
  ['aws_other', 'name', { is: 'unknown' }],
])('%s.%s if it is not set: %j', (type, path, unset) => {
  expect(DEFAULTS.unsetOf(type, path)).toEqual(unset);
});

test.each([
  ['aws_rds_cluster', 'engine_mode', { is: 'default', value: 'provisioned' }],
  ['aws_db_instance', 'backup_retention_period', { is: 'kept' }],
  ['aws_dynamodb_table', 'range_key', { is: 'default', value: null }],
  ['aws_lb', 'enable_http2', { is: 'default', value: 'true' }],
])('%s.%s of AWS if it is not set: %j', async (type, path, unset) => {
  expect((await loadReplacementTable([type])).unsetOf(type, path)).toEqual(unset);
});

const HISTORY = {
  ...{ source: 'somewhere', version: '5.2.0' },
  types: { azurerm_box: 'ip kind', azurerm_bin: 'ip' },
  earlier: { azurerm_box: '4.2.0:ip 4.9.0:=ip 5.0.0:~kind' },
};

test.each([
  [{}, 'ip', 'always'],
  [{ google: '4.0.0' }, 'ip', 'always'],
  [{ azurerm: '4.10.0' }, 'ip', 'always'],
  // The provider stays below 4.9.0, in which the change of the rule came.
  [{ azurerm: '4.9.0' }, 'ip', 'never'],
  [{ azurerm: '4.7.1' }, 'ip.name', 'never'],
  [{ azurerm: '4.2.0' }, 'ip', 'always'],
  [{ azurerm: '4.10.0' }, 'kind', 'sometimes'],
  [{ azurerm: '6.0.0' }, 'kind', 'always'],
])('with %j, %s: %s', (below, path, rule) => {
  const table = tableOf([HISTORY], below);
  expect(table.ruleOf('azurerm_box', path)).toBe(rule);
  expect(table.ruleOf('azurerm_bin', 'ip')).toBe('always');
});
