import fc from 'fast-check';
import { readPng } from '../../../src/action/github/publish.js';
import { drawPng } from '../../../src/render/png/index.js';
import { png } from './support.js';

test('the size of a PNG', () => {
  expect(readPng(png('a', 4, 2))).toEqual({ width: 4, height: 2 });
});

test('what the rasteriser draws is one', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20"></svg>';
  const { bytes } = await drawPng(svg, { scale: 2 });
  expect(readPng(bytes)).toEqual({ width: 60, height: 40 });
});

const whole = png('a');

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG with a ZIP behind it', Buffer.concat([whole, Buffer.from('PK\u0003\u0004')])],
  ['half a PNG', whole.subarray(0, whole.length - 1)],
  ['the signature alone', whole.subarray(0, 8)],
  ['nothing', Buffer.alloc(0)],
  [
    'a chunk of text',
    Buffer.concat([whole.subarray(0, 33), Buffer.from('\0\0\0\u0001tEXt<\0\0\0\0'), whole.subarray(33)]),
  ],
  ['two headers', Buffer.concat([whole.subarray(0, 33), whole.subarray(8)])],
  [
    'a chunk that is longer than the file',
    Buffer.concat([whole.subarray(0, 33), Buffer.from('ffffffff49444154', 'hex')]),
  ],
  ['no width', png('a', 0, 2)],
  ['a width that no picture has', png('a', 0, 2).fill(0xff, 16, 20)],
])('%s is none', (_, bytes) => {
  expect(readPng(bytes)).toBeNull();
});

test('any bytes: an answer, no crash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(readPng(Buffer.concat([whole.subarray(0, 33), bytes]))).toBeNull();
    }),
  );
});
