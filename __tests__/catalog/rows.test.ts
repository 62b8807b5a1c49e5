import * as aws from '../../src/catalog/aws/index.js';
import * as azure from '../../src/catalog/azure/index.js';
import { cloudOf } from '../../src/catalog/cloud.js';
import * as google from '../../src/catalog/google/index.js';
import * as other from '../../src/catalog/other/index.js';
import { rowOf } from '../../src/catalog/rows.js';

const keysOf = ({ TABLES, PATTERN_TABLES }: typeof aws): string[] =>
  [...TABLES, ...PATTERN_TABLES].flatMap((table) => Object.keys(table));

test.each([
  ['aws', aws],
  ['azure', azure],
  ['google', google],
] as const)('the tables of %s hold its types alone: they are asked for no other', (cloud, tables) => {
  const keys = keysOf(tables);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => cloudOf(key) !== cloud)).toEqual([]);
});

test('a pattern of what belongs to no cloud says by its start whose types it stands for', () => {
  expect(keysOf(other).filter((key) => key.startsWith('*'))).toEqual([]);
});

test('a pseudo-type of a cloud is found, which stands with those of none', () => {
  expect(rowOf('aws_contents')).toBe(other.TABLES.flatMap((table) => table.aws_contents ?? [])[0]);
  expect(rowOf('aws_contents')).toBeDefined();
});
