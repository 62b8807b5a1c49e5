/** Rows of a table. */
import { stripOf } from '../../../src/catalog/index.js';
import { drawn } from '../build.js';

test('a row is part of its table, and small if the table is elsewhere', () => {
  const item = { 'aws_dynamodb_table_item.flag': { refs: { table_name: 'aws_dynamodb_table.flags' } } };
  expect([...drawn({ ...item, 'aws_dynamodb_table.flags': {} }).nodes.keys()]).toEqual(['aws_dynamodb_table.flags']);
  expect(stripOf('aws_dynamodb_table_item', false)).toBe('configuration');
});
