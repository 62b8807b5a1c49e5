/** Font files of users: reading them, and the errors for those that cannot be read. */
import { InvalidInput } from '../../../src/errors.js';
import { withinSeconds } from '../../../src/platform/node.js';
import { readFallbackFont } from '../../../src/render/fallback/font.js';
import {
  fontDamaged,
  fontPacked,
  fontUndrawable,
  fontUnknown,
  fontWithoutOutlines,
} from '../../../src/render/messages.js';
import { IS_WHOLE } from '../../support/long.js';
import { doubling, type TinyFont, tinyCollection, tinyFont } from '../../support/tiny-font.js';

const NAME = 'fonts/own.ttf';
const read = (bytes: Uint8Array) => readFallbackFont({ name: NAME, bytes }, { withinSeconds });
const HAN: TinyFont = { characters: '网络' };

function failureOf(work: () => unknown): InvalidInput {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test('a font knows its characters, and returns outline and width of a text', () => {
  const font = read(tinyFont({ ...HAN, advance: 900 }));
  expect(['网', '络', 'a'].map((character) => font.has(character.codePointAt(0)!))).toEqual([true, true, false]);
  const [outline] = font.outline(['网络']);
  expect(outline!.width).toBe(1800);
  expect(outline!.path).toBe('M0 0L0 -700L700 -700L700 0L0 0ZM900 0L900 -700L1600 -700L1600 0L900 0Z');
});

test('a font is bold from SemiBold on, and regular without a weight', () => {
  const weights = [undefined, 400, 500, 600, 700].map((weight) =>
    tinyFont({ ...HAN, ...(weight !== undefined && { weight }) }),
  );
  expect(weights.map((bytes) => read(bytes).isBold)).toEqual([false, false, false, true, true]);
});

test('the first face of a collection is used', () => {
  const font = read(tinyCollection(HAN, { characters: 'א' }));
  expect([font.has(0x7f51), font.has(0x5d0)]).toEqual([true, false]);
});

test('right-to-left letters and the numbers between them are drawn in visual order', () => {
  const font = read(tinyFont({ characters: 'אב ג12', advance: 500 }));
  const widths = ['אב', '12', 'אב 12 ג'].map((text) => font.outline([text])[0]!.width);
  expect(widths).toEqual([1000, 1000, 3500]);
});

test.each<[string, Uint8Array, (name: string) => string]>([
  ['WOFF2', Buffer.from('wOF2 and more'), fontPacked],
  ['WOFF', Buffer.from('wOFF and more'), fontPacked],
  ['a text', Buffer.from('not a font'), fontUnknown],
  ['a byte', Buffer.from([0]), fontUnknown],
  ['the beginning of a font', tinyFont(HAN).subarray(0, 60), fontDamaged],
  ['the beginning of a collection', Buffer.from('ttcf'), fontDamaged],
  ['a collection of nothing', Buffer.from('ttcf\0\x01\0\0\0\0\0\0\xff\xff\xff\xff', 'latin1'), fontDamaged],
  ['no characters', tinyFont(HAN, ['cmap']), fontDamaged],
  ['no outlines', tinyFont(HAN, ['glyf']), fontWithoutOutlines],
])('a font is refused by name: %s', (_, bytes, message) => {
  const failure = failureOf(() => read(bytes));
  expect(failure.message).toBe(message(NAME));
  expect(failure.remedy).toBeTruthy();
});

test('a font with any damaged byte is refused or drawn', () => {
  const whole = tinyFont({ characters: 'نظر網', weight: 400 });
  for (let at = 0; at < whole.length; at += IS_WHOLE ? 1 : 3) {
    for (const value of [0, 0xff]) {
      const bytes = Buffer.from(whole);
      bytes[at] = value;
      try {
        const font = read(bytes);
        font.has(0x7db2);
        expect(font.outline(['نظر', '網'])).toHaveLength(2);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput);
      }
    }
  }
});

test('endlessly nested composite glyphs are cut off', () => {
  const characters = Array.from({ length: 60 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const font = read(tinyFont({ characters, glyph: (i) => (i < 60 ? doubling(i + 1) : Buffer.alloc(0)) }));
  const [outline] = font.outline(['一']);
  expect(outline!.path.length).toBeLessThan(1000);
});

test('a font that takes too long is named in the error', () => {
  let isLate = false;
  const font = readFallbackFont(
    { name: NAME, bytes: tinyFont(HAN) },
    {
      withinSeconds<T>(_: number, work: () => T): T {
        if (!isLate) return work();
        throw Object.assign(new Error('too long'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
      },
    },
  );
  isLate = true;
  expect(failureOf(() => font.outline(['网'])).message).toBe(fontUndrawable(NAME));
});
