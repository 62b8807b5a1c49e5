import { short } from '../../../src/platform/text/printable.js';

test('a text as long as the limit stays whole', () => {
  expect(short('abcde', 5)).toBe('abcde');
});

test('a cut text is as long as the limit, its ellipsis counted, and ends in no half of a character', () => {
  expect(short('abcdef', 5)).toBe('abcd…');
  expect([...short('😀😀😀😀', 3)]).toEqual(['😀', '😀', '…']);
});

test('what cannot be seen is no part of the length', () => {
  expect(short('  a\n\u200b b  ', 3)).toBe('a b');
});
