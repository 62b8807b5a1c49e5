import fc from 'fast-check';
import { fits } from '../../src/annotate/names.js';

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
])('%s and %s: %p', (pattern, text, expected) => {
  expect(fits(pattern, text)).toBe(expected);
});

test('as the regular expression says that it stands for', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (pattern, text) => {
      const whole = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 's');
      expect(fits(pattern, text)).toBe(whole.test(text));
    }),
  );
});
