import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as fontkit from 'fontkit';
import { isZeroWidth, type Weight, widthOf } from '../../../src/platform/text/metrics.js';

const WEIGHTS: readonly Weight[] = [400, 600];

const fontOf = (weight: Weight) =>
  fontkit.create(readFileSync(`${__dirname}/../../../src/render/assets/inter-${weight}.ttf`));

const glyphWidth = (font: fontkit.Font, text: string, size: number): number => {
  const units = [...text].map((c) => font.glyphForCodePoint(c.codePointAt(0) as number).advanceWidth);
  return (units.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm) * size;
};

describe('widthOf', () => {
  test.each(WEIGHTS)('is the sum of the advances of the bundled font, weight %i', (weight) => {
    const font = fontOf(weight);
    for (const text of ['orders-api-lambda', 'aws_lambda_function.process_orders', 'Größe Łódź Αθήνα Київ … – — × •']) {
      expect(widthOf(text, 13, weight)).toBeCloseTo(glyphWidth(font, text, 13), 6);
    }
  });

  test.each(WEIGHTS)('is never much less than the shaped width, weight %i', (weight) => {
    const font = fontOf(weight);
    for (const text of [
      'orders-api-lambda',
      'AVATAR To We LT 1.1.1.1/24',
      'subnet-0a1b2c3d',
      'f(x) -> y',
      '10x20',
      'T.V.',
    ]) {
      const shaped = (font.layout(text).advanceWidth / font.unitsPerEm) * 12;
      expect(widthOf(text, 12, weight)).toBeGreaterThanOrEqual(shaped - 0.3);
    }
  });

  test.each([
    ['an ideograph', '网', 1],
    ['an emoji', '🚀', 1],
    ['an emoji with a selector and a skin tone', '👍🏽\uFE0F', 1],
    ['a letter with a combining mark', 'e\u0301', widthOf('e', 1, 400)],
    ['Devanagari: letters, and vowels above and below them', 'हिन्दी कु', 6 + widthOf(' ', 1, 400)],
    ['Thai: letters, and tones above them', 'ที่', 1],
    ['a character that the font lacks', '→', 1],
    ['a lone surrogate', '\uD800', 1],
    ['nothing', '', 0],
  ])('%s', (_name, text, em) => {
    expect(widthOf(text, 10, 400)).toBeCloseTo(em * 10, 6);
  });

  test('600 is wider than 400', () => {
    expect(widthOf('Production network', 12, 600)).toBeGreaterThan(widthOf('Production network', 12, 400));
  });

  test('adds up over any split between code points, and grows with the size', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(widthOf(a + b, 12, 400)).toBeCloseTo(widthOf(a, 12, 400) + widthOf(b, 12, 400), 6);
        expect(widthOf(a, 24, 600)).toBeCloseTo(2 * widthOf(a, 12, 600), 6);
      }),
    );
  });
});

test('letters have a width, marks have none', () => {
  expect(['a', 'é', '网'].map((c) => isZeroWidth(c.codePointAt(0) as number))).toEqual([false, false, false]);
  expect([0x301, 0x200d, 0xfe0f].map(isZeroWidth)).toEqual([true, true, true]);
});

describe('bundled fonts', () => {
  test.each([
    [400, 'Regular'],
    [600, 'SemiBold'],
  ] as const)('%i is found as family Inter', (weight, style) => {
    const font = fontOf(weight);
    expect(font.getName('preferredFamily') ?? font.familyName).toBe('Inter');
    expect(font.getName('preferredSubfamily') ?? font.subfamilyName).toBe(style);
    expect(font['OS/2'].usWeightClass).toBe(weight);
  });

  test.each(WEIGHTS)('%i has an outline for each printed character', (weight) => {
    const font = fontOf(weight);
    const blank = font.characterSet.filter(
      (c) => ![0x20, 0xa0, 0xad].includes(c) && font.glyphForCodePoint(c).path.commands.length === 0,
    );
    expect(blank).toEqual([]);
  });

  test.each(WEIGHTS)('%i draws composed letters with their marks', (weight) => {
    const font = fontOf(weight);
    const height = (c: string) => font.glyphForCodePoint(c.codePointAt(0) as number).bbox.maxY;
    for (const [plain, marked] of ['eé', 'oő', 'zž', 'αά', 'ий'].map((pair) => [...pair] as [string, string])) {
      expect(height(marked)).toBeGreaterThan(height(plain));
    }
  });
});
