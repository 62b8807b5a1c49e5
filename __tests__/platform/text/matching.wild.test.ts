import fc from 'fast-check';
import { matchesWild } from '../../../src/platform/text/matching.js';

test.each([
  ['a.b', 'a.b', true],
  ['a.b', 'a.bc', false],
  ['*', '', true],
  ['a.*', 'a.b[0]', true],
  ['*.b', 'module.x.a.b', true],
  ['a*b', 'ab', true],
  ['a*b', 'a', false],
  ['ab*ba', 'aba', false],
  ['*a*b*', 'xxaxxbxx', true],
  ['*a*b*', 'xxbxxaxx', false],
])('%s matches %s: %p', (pattern, text, expected) => {
  expect(matchesWild(pattern, text)).toBe(expected);
});

test('a pattern with stars matches like its regular expression', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (pattern, text) => {
      const whole = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 's');
      expect(matchesWild(pattern, text)).toBe(whole.test(text));
    }),
  );
});
