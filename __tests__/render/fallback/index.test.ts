/** Text as outlines: their position and width, and the text that remains. */

import { widthOf } from '../../../src/platform/text/metrics.js';
import { readFallbackFont } from '../../../src/render/fallback/font.js';
import { outlineFallbackText } from '../../../src/render/fallback/index.js';
import { type TinyFont, tinyFont } from '../../support/tiny-font.js';

const fontOf = (font: TinyFont) => readFallbackFont({ name: 'own.ttf', bytes: tinyFont(font) }, {});
const HAN = fontOf({ characters: '网络', advance: 800 });

const outlined = (text: string, fonts = [HAN], isSearchable = false) =>
  outlineFallbackText(`<svg>${text}</svg>`, { fonts, isSearchable }).svg.slice(5, -6);

const starts = (svg: string) => [...svg.matchAll(/translate\(([\d.-]+) /g)].map(([, x]) => Number(x));

test('text that the bundled font has stays as it is', () => {
  const plain = '<text x="10" y="20" font-size="10">orders é &amp; &#39;</text>';
  expect(outlined(plain)).toBe(plain);
});

test('an outline starts at the left end of its text', () => {
  expect(outlined('<text x="10" y="20" font-size="10" fill="#123456">网</text>')).toBe(
    '<path transform="translate(10 20) scale(0.0100000 0.0100000)" d="M0 0L0 -700L600 -700L600 0L0 0Z" fill="#123456"/>',
  );
});

test('a centred outline is centred by its own width, not by the measured one', () => {
  const svg = outlined('<text x="100" y="20" text-anchor="middle" font-size="10">网络</text>');
  expect(starts(svg)).toEqual([100 - 8]);
});

test('an outline beside bundled text keeps the space between them', () => {
  const svg = outlined('<text x="10" y="20" font-size="10" font-weight="600">ab 网 cd</text>');
  const [before, space] = [widthOf('ab ', 10, 600), widthOf(' ', 10, 600)];
  expect(starts(svg)).toEqual([Number((10 + before).toFixed(1))]);
  const texts = [...svg.matchAll(/<text x="([\d.]+)"[^>]*font-weight="600">([^<]*)</g)].map(([, x, text]) => [
    Number(x),
    text,
  ]);
  expect(texts).toEqual([
    [10, 'ab'],
    [Number((10 + before + 8 + space).toFixed(1)), 'cd'],
  ]);
});

test('an outline wider than measured is condensed to an em per letter', () => {
  const wide = fontOf({ characters: '网', advance: 1600 });
  const svg = outlined('<text x="0" y="20" font-size="10">网</text>', [wide]);
  expect(svg).toContain('scale(0.0062500 0.0100000)');
});

test('a text with textLength is condensed to it, but not stretched', () => {
  const inLength = (length: number) => outlined(`<text x="0" y="9" textLength="${length}" font-size="10">网络</text>`);
  expect(inLength(8)).toContain('scale(0.0050000 0.0100000)');
  expect(inLength(40)).toContain('scale(0.0100000 0.0100000)');
});

test('a title and its subtitle share a line', () => {
  const svg = outlined('<text x="0" y="9" font-size="10">网<tspan dx="14" font-size="5">络</tspan></text>');
  expect(starts(svg)).toEqual([0, 22]);
  expect(svg).toContain('scale(0.0050000 0.0050000)');
});

test('bold text takes a bold font, whatever the order', () => {
  const bold = fontOf({ characters: '网', weight: 700, height: 900 });
  const regular = fontOf({ characters: '网', weight: 400, height: 500 });
  const heights = ['', ' font-weight="600"'].map((weight) => {
    const text = `<text x="0" y="9" font-size="10"${weight}>网</text>`;
    return [[bold, regular], [regular, bold], [bold]].map((fonts) => /L0 -(\d+)/.exec(outlined(text, fonts))?.[1]);
  });
  expect(heights).toEqual([
    ['500', '500', '900'],
    ['900', '900', '900'],
  ]);
});

test('searchable text is beneath the outline, invisible and equally wide', () => {
  expect(outlined('<text x="10" y="20" font-size="10" fill="#123456">网</text>', [HAN], true)).toMatch(
    /^<text x="10" y="20" textLength="8" font-size="10" fill="none">网<\/text><path /,
  );
});

test('texts that no font draws are reported, also if a glyph has no ink', () => {
  const empty = fontOf({ characters: '空', glyph: () => Buffer.alloc(0) });
  const svg =
    '<svg><text x="1" y="1" font-size="9">网</text><text x="1" y="1" font-size="9">語</text><text x="1" y="1" font-size="9">空</text></svg>';
  expect(outlineFallbackText(svg, { fonts: [HAN, empty], isSearchable: false }).undrawn).toEqual(['語', '空']);
});

test('a lone combining mark has finite coordinates', () => {
  const mark = fontOf({ characters: '\u0951', advance: 0 });
  expect(outlined('<text x="4" y="9" font-size="10">\u0951</text>', [mark])).not.toMatch(/NaN|Infinity/);
});
