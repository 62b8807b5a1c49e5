import fc from 'fast-check';
import { wrapLines } from '../../../src/layout/scene/lines.js';
import { wrap } from '../../../src/platform/text/wrap.js';

const broken = (text: string, maxLines = 3) =>
  wrapLines(text, 'name', { size: 10.5, weight: 400 }, 124, maxLines).map((line) => line.text);

test.each([
  ['a-rather-long-name_for_it', ['a-rather-long-', 'name_for_it']],
  ['short', ['short']],
  ['', []],
  ['Simple Notification Service topic', ['Simple Notification', 'Service topic']],
])('%j', (text, expected) => {
  expect(broken(text)).toEqual(expected);
});

test('text that is cut stays as wide as it may be', () => {
  const long = 'word '.repeat(40);
  expect(broken(long, 2)).toEqual(wrap(long, 10.5, 400, 124, 2));
});

test('a name that is a little too long for a line stays whole, and one that is far too long is broken', () => {
  const font = { size: 10.5, weight: 400 } as const;
  const [little, far] = ['m'.repeat(16), 'm'.repeat(30)];
  expect(wrapLines(`queue ${little}`, 'name', font, 124, 3).map(({ text }) => text)).toEqual(['queue', little]);
  expect(wrapLines(`queue ${little}`, 'name', font, 124, 3)[1]!.width).toBeGreaterThan(124);
  expect(wrapLines(far, 'name', font, 124, 3).map(({ text }) => text)).not.toContain(far);
});

test('balancing changes neither the letters nor the number of lines, and nothing gets wider', () => {
  const name = fc.array(fc.constantFrom('orders', 'api', '-', '_', '.', ' ', 'x'.repeat(30), 'eu'), { maxLength: 12 });
  fc.assert(
    fc.property(name, (parts) => {
      const text = parts.join('');
      const plain = wrap(text, 10.5, 400, 124, 3);
      const balanced = broken(text);
      expect(balanced).toHaveLength(plain.length);
      expect(balanced.join('').replace(/\s/g, '')).toBe(plain.join('').replace(/\s/g, ''));
      for (const line of wrapLines(text, 'name', { size: 10.5, weight: 400 }, 124, 3))
        expect(line.width).toBeLessThanOrEqual(124);
    }),
  );
});
