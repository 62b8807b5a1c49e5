import { PICTURES_GONE } from '../../src/pull-request/messages.js';
import { pictureForms, withoutPictures } from '../../src/pull-request/picture.js';

const image = { light: 'https://github.com/o/r/blob/1/a.png', dark: 'https://github.com/o/r/blob/1/b.png', width: 880 };

test.each([
  ['the picture', 0],
  ['the link for lack of space', 1],
])('the cleanup replaces %s with a note and leaves the other text', (_, form) => {
  const written = pictureForms(image, 'Diagram', 'picture')[form]!;
  expect(withoutPictures(`before\n\n${written}after`)).toBe(`before\n\n${PICTURES_GONE}\n\nafter`);
});

test('without a valid URL there is no picture and no link', () => {
  expect(pictureForms({ ...image, light: 'javascript:alert(1)' }, 'Diagram', 'picture')).toEqual(['']);
  expect(pictureForms(undefined, 'Diagram', 'plain')).toEqual(['']);
});
