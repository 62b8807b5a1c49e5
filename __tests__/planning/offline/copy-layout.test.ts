import { localSource } from '../../../src/planning/offline/copy/layout.js';

test.each([
  ['/a/b', '/a/b', './'],
  ['/a/b', '/a/b/c', './c'],
  ['/a/b', '/a', './..'],
  ['/a/b', '/a/c', '../c'],
  ['/a', '/a/..x/m', './..x/m'],
])('from %s to %s is a local source, also where a name begins with two dots: %s', (from, to, expected) => {
  expect(localSource(from, to)).toBe(expected);
});
