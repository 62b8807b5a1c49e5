import { leadsInto, nameOf, topOf } from '../../src/graph/inventory.js';

test.each([
  ['vpc_config', 'vpc_config', true],
  ['vpc_config.subnet_ids', 'vpc_config', true],
  ['vpc_config_name', 'vpc_config', false],
  ['subnet_ids', 'subnet', false],
  ['vpc', 'vpc_config', false],
  ['other.vpc_config', 'vpc_config', false],
  [undefined, 'vpc_config', false],
])('%s leads into %s, not into what only begins the same: %p', (path, place, expected) => {
  expect(leadsInto(path, place)).toBe(expected);
});

test.each([
  ['a.b.c', 'a', 'c'],
  ['a', 'a', 'a'],
])('%s is at the top %s and ends in %s', (path, top, name) => {
  expect([topOf(path), nameOf(path)]).toEqual([top, name]);
});
