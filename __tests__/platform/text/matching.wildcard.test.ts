import fc from 'fast-check';
import { matchesName } from '../../../src/platform/text/matching.js';

test('names fit as the regular expression says that the pattern stands for', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', '🎉', '*', '?', '.'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (pattern, name) => {
      const whole = new RegExp(
        `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`.replaceAll('..*', '..*'),
        'su',
      );
      expect(matchesName(pattern, name)).toBe(whole.test(name));
    }),
  );
});

test.each([
  ['a**', 'a', true],
  ['***', '', true],
  ['a***b', 'ab', true],
  ['a?*', 'a', false],
])('several stars are no more than one, at the end too: %s and %j: %p', (pattern, name, expected) => {
  expect(matchesName(pattern, name)).toBe(expected);
});

test('many stars that nothing fits take no time that grows with their number', () => {
  expect(matchesName(`${'*a'.repeat(500)}b`, 'a'.repeat(2000))).toBe(false);
});
