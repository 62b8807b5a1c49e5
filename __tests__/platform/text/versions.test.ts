import { byVersion, isAtLeast } from '../../../src/platform/text/versions.js';

test.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.0-beta2', '1.0.0', true],
  ['1.11.4+ent', '1.9.8', true],
  ['0.15.5', '1.0.0', false],
  ['2.9', '2.40', false],
  ['2.43.0', '2.40', true],
  ['12.2.1~dev', '2.40', true],
  ['3.9.18', '3.10', false],
  ['3.10', '3.10', true],
  ['3.12.0rc1', '3.10', true],
  ['4', '3.10', true],
  ['3', '3.10', false],
  ['unreadable', '1.0.0', false],
])('%s against %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});

test('versions in order', () => {
  expect(['4.10.0', '4.9.0', '5.0'].sort(byVersion)).toEqual(['4.9.0', '4.10.0', '5.0']);
});

test.each([
  ['4.9.0', '4.9', 0],
  ['4.9', '4.9.1', -1],
  ['5', '4.99.99', 1],
])('%s compared with %s is %d', (a, b, expected) => {
  expect(byVersion(a, b)).toBe(expected);
});
