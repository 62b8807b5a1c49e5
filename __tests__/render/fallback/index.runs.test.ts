/** The font of each part of a text. */
import type { FallbackFont } from '../../../src/render/fallback/font.js';
import { splitByFont } from '../../../src/render/fallback/index.js';
import { inVisualOrder, segmentsOf } from '../../../src/render/fallback/segments.js';

const fontOf = (name: string, pattern: RegExp): FallbackFont => ({
  ...{ name, bytes: new Uint8Array(), isBold: false, outline: () => [] },
  has: (codePoint) => pattern.test(String.fromCodePoint(codePoint)),
});

const HAN = fontOf('han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}0-9 ]/u);
const ARABIC = fontOf('arabic', /[\p{Script=Arabic}0-9 -]/u);
const DEVANAGARI = fontOf('deva', /[\p{Script=Devanagari} ]/u);
const EMOJI = fontOf('emoji', /\p{Extended_Pictographic}/u);
const ALL = [HAN, ARABIC, DEVANAGARI, EMOJI];

const split = (text: string, fonts = ALL): (readonly [string, string | null])[] =>
  splitByFont(text, fonts).map((run) => [run.text, run.font?.name ?? null]);

test.each<[string, readonly (readonly [string, string | null])[]]>([
  ['orders', [['orders', null]]],
  [
    '订单 orders 网',
    [
      ['订单', 'han'],
      [' orders ', null],
      ['网', 'han'],
    ],
  ],
  ['本番 環境', [['本番 環境', 'han']]],
  [
    '网 2 号',
    [
      ['网', 'han'],
      [' 2 ', null],
      ['号', 'han'],
    ],
  ],
  ['خادم 12 رئيسي', [['خادم 12 رئيسي', 'arabic']]],
  [
    'خادم API رئيسي',
    [
      ['خادم', 'arabic'],
      [' API ', null],
      ['رئيسي', 'arabic'],
    ],
  ],
  [
    'خادم +',
    [
      ['خادم', 'arabic'],
      [' +', null],
    ],
  ],
  ['हिन्दी', [['हिन्दी', 'deva']]],
  [
    'x 🚀',
    [
      ['x ', null],
      ['🚀', 'emoji'],
    ],
  ],
  [
    '⚙\ufe0f x',
    [
      ['⚙\ufe0f', 'emoji'],
      [' x', null],
    ],
  ],
  ['👩\u200d💻', [['👩\u200d💻', 'emoji']]],
  ['ทด', [['ทด', null]]],
  ['é', [['é', null]]],
  ['', []],
])('%s', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

test('the first font that has a character draws it', () => {
  const [first, second] = [fontOf('first', /[网]/u), fontOf('second', /[网络]/u)];
  expect(split('网络', [first, second])).toEqual([
    ['网', 'first'],
    ['络', 'second'],
  ]);
  expect(split('网络', [second, first])).toEqual([['网络', 'second']]);
});

test.each<[string, readonly (readonly [string, boolean])[]]>([
  ['网络', [['网络', false]]],
  [
    'אב 12 גד',
    [
      [' גד', true],
      ['12', false],
      ['אב ', true],
    ],
  ],
  [
    'हिन्दी ไทย',
    [
      ['हिन्दी ', false],
      ['ไทย', false],
    ],
  ],
  [
    'אב网',
    [
      ['אב', true],
      ['网', false],
    ],
  ],
])('segments of %s, from left to right', (text, expected) => {
  expect(segmentsOf(text).map((segment) => [segment.text, segment.isRightToLeft])).toEqual(expected);
});

test('text beneath outlines is in visual order', () => {
  expect(inVisualOrder('אב 12 גד')).toBe('דג 12 בא');
  expect(inVisualOrder('网络')).toBe('网络');
});
