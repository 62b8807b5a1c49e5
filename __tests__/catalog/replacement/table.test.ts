import { tableOf } from '../../../src/catalog/replacement.js';

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
      azurerm_box: '~engine_version',
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
  ['azurerm_box', 'engine_version', '15', '16', 'sometimes'],
])('%s.%s from %s to %s: %s', (type, path, before, after, rule) => {
  expect(RAISED.ruleOf(type, path, { before, after })).toBe(rule);
});
