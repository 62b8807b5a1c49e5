/** Answers of `groundplan mcp`, and how large one may be. */

import { IMAGE_BYTES_MAX, NOTES_LENGTH_MAX, TEXT_LENGTH_MAX } from '../../../src/cli/limits.js';
import { answerOf } from '../../../src/cli/mcp/index.js';

test('an answer is a text, an image or a document, with notes where there are any', () => {
  const bytes = Buffer.from('abc');
  expect(answerOf(bytes, null, ' \n').content).toEqual([{ type: 'text', text: 'abc' }]);
  const [image, notes] = answerOf(bytes, 'image/png', 'n'.repeat(NOTES_LENGTH_MAX + 1)).content;
  expect(image).toEqual({ type: 'image', data: 'YWJj', mimeType: 'image/png' });
  expect(notes).toEqual({ type: 'text', text: 'n'.repeat(NOTES_LENGTH_MAX) });
  expect(answerOf(bytes, 'application/pdf', '').content[0]).toMatchObject({ resource: { blob: 'YWJj' } });
});

test('more than a model takes is refused, with what to ask for', () => {
  expect(() => answerOf(Buffer.alloc(TEXT_LENGTH_MAX + 1, 'a'), null, '')).toThrow('the limit is');
  expect(() => answerOf(Buffer.alloc(IMAGE_BYTES_MAX + 1), 'image/png', '')).toThrow('the limit is');
  expect(answerOf(Buffer.alloc(TEXT_LENGTH_MAX, 'a'), null, '').content).toHaveLength(1);
});
