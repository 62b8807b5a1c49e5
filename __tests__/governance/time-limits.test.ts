/** Tests have one limit in wall time, `testTimeout` of jest.config.js: a busy machine must not fail a test. */
import { filesBelow } from '../support/files.js';

/** `}, 60_000);` and, where the call has several lines, `60_000,` after the function; `jest.setTimeout(...)`. */
const OWN_LIMIT = /^\s*\}, \d+_000\);$|^\s*\},\n\s+\d+_000,\n\s*\);$|\bjest\.setTimeout\(/m;

test('no test has a limit in wall time of its own', () => {
  const files = filesBelow('__tests__', '.test.ts');
  expect(files.length).toBeGreaterThan(100);
  const limited = files.filter(({ path, text }) => !path.endsWith('time-limits.test.ts') && OWN_LIMIT.test(text));
  expect(limited.map(({ path }) => path)).toEqual([]);
});

test.each([
  "test('a', () => {\n}, 60_000);",
  "test(\n  'a',\n  async () => {\n  },\n  60_000,\n);",
  'jest.setTimeout(1000);',
])('a limit is seen: %j', (text) => {
  expect(text).toMatch(OWN_LIMIT);
});
