/** Limits of `groundplan mcp`: how much one answer may be, and how many calls may wait. */

import { IMAGE_BYTES_MAX, NOTES_LENGTH_MAX, TEXT_LENGTH_MAX, WAITING_MAX } from '../../../src/cli/limits.js';
import { answerOf, oneAtATime } from '../../../src/cli/mcp/index.js';

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

test('calls run one after the other, a failure keeps none of them, and too many are refused', async () => {
  const queue = oneAtATime();
  const order: string[] = [];
  const call = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const all = ['a', 'b'].map((name) => queue.add(call(name)));
  expect(await Promise.allSettled(all)).toMatchObject([{ status: 'rejected' }, { value: 'b' }]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  const many = Array.from({ length: WAITING_MAX + 2 }, (_, at) => queue.add(async () => at));
  await expect(many.at(-1)).rejects.toThrow('too many calls are waiting');
  await queue.idle();
  expect(await many[WAITING_MAX]).toBe(WAITING_MAX);
});
