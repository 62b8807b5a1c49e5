/** Texts longer than a call may have arguments. */
import { wrap } from '../../../src/platform/text/wrap.js';

test('a name of a million letters is wrapped', () => {
  const lines = wrap('b'.repeat(1_000_000), 13, 400, 60, 3);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
});
