import { posix, win32 } from 'node:path';
import { isWithin } from '../../../src/platform/text/paths.js';

test.each([
  ['/a', '/a', true],
  ['/a', '/a/b', true],
  ['/a/', '/a/b/c', true],
  ['/', '/a', true],
  ['/a', '/ab', false],
  ['/a', '/', false],
  ['/a/b', '/a', false],
  ['/a', '/a/../b', false],
  // Names that begin with dots, and one that is a way up on Windows alone.
  ['/a', '/a/..b', true],
  ['/a', '/a/...', true],
  ['/a', '/a/..\\b', true],
])('%s holds %s: %s', (directory, path, expected) => {
  expect(isWithin(directory, path, posix)).toBe(expected);
});

test.each([
  ['C:\\a', 'c:\\A\\b', true],
  ['C:\\a', 'C:\\a\\..b', true],
  ['C:\\a', 'C:\\b', false],
  ['C:\\a', 'D:\\a\\b', false],
])('on Windows %s holds %s: %s', (directory, path, expected) => {
  expect(isWithin(directory, path, win32)).toBe(expected);
});
