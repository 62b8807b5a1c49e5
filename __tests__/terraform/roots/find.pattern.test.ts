import { matches } from '../../../src/terraform/roots/find.js';

test.each([
  ['live/prod', 'live/prod', true],
  ['/live/prod/', 'live/prod', true],
  ['./live/prod', 'live/prod', true],
  ['live/*', 'live/prod', true],
  ['live/*', 'live/prod/eu', false],
  ['live/**', 'live/prod/eu', true],
  ['live/**/eu', 'live/eu', true],
  ['live/**/eu', 'live/a/b/eu', true],
  ['live/**/eu', 'live/a/b/us', false],
  ['**/eu', 'eu', true],
  ['eu', 'live/eu', true],
  ['e?', 'live/eu', true],
  ['e?', 'live/e', false],
  ['*-test', 'live/shop-test', true],
  ['prod', 'production', false],
  ['.', '.', true],
  ['.', 'live', false],
  ['**', 'anything/at/all', true],
  ['/prod', 'live/prod', false],
  ['a.c', 'abc', false],
  ['(a+)+', '(a+)+', true],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});

test('every pattern is matched in bounded time', () => {
  expect(matches('*a'.repeat(500), 'a'.repeat(5000))).toBe(true);
  expect(matches(`${'*a'.repeat(500)}b`, 'a'.repeat(5000))).toBe(false);
  expect(matches(`${'**/'.repeat(200)}x`, 'a/'.repeat(1000).slice(0, -1))).toBe(false);
});
