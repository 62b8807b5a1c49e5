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
