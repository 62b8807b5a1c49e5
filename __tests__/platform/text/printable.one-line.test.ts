import { hasUnseen, oneLine } from '../../../src/platform/text/printable.js';

test.each([
  ['a\nb\tc', 'a b c'],
  ['  a \u202e b\u200b ', 'a b'],
  ['a\u2028b\u2029c\0d', 'a b c d'],
  ['half \ud83d of one', 'half of one'],
  ['größer 日本 🎉', 'größer 日本 🎉'],
])('%j on one line: %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test('what cannot be seen is found wherever it is, twice in a row', () => {
  for (const text of ['\u200b', 'a\u202e', 'a\n']) expect([hasUnseen(text), hasUnseen(text)]).toEqual([true, true]);
  expect(hasUnseen('plain words')).toBe(false);
});
