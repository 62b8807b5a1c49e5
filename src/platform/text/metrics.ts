/**
 * Measures text in the bundled font Inter, for layout and captions. inter.json has the advance width of each character,
 * generated from the font files by `npm run assets`.
 */
import inter from './inter.json' with { type: 'json' };

/** Font weight: regular or semibold. */
export type Weight = 400 | 600;

/** Advance widths in font units: of consecutive code points, by the first one. */
type Runs = Readonly<Record<string, readonly number[]>>;

/** The font has no glyphs from this code point on, so the tables end here. */
const TABLE_SIZE = 0x2300;

/** Width in em of a character that the font lacks. */
const MISSING = inter.missing / inter.unitsPerEm;

/** Marks and joiners that are drawn over or between other characters, with no width. */
const ZERO_WIDTH: readonly (readonly [first: number, last: number])[] = [
  [0x0300, 0x036f],
  [0x200b, 0x200f],
  [0x2060, 0x2064],
  [0x20d0, 0x20f0],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0x1f3fb, 0x1f3ff],
  [0xe0020, 0xe007f],
];

/** Marks of any script that are drawn over or under a letter, such as Devanagari vowels and Thai tones. */
const NONSPACING = /^\p{Mn}$/u;

/**
 * True if a code point attaches to the one before it: a combining mark, a joiner, a variation or skin tone selector.
 */
export const isZeroWidth = (codePoint: number): boolean =>
  codePoint >= 0x300 &&
  (ZERO_WIDTH.some(([first, last]) => codePoint >= first && codePoint <= last) ||
    NONSPACING.test(String.fromCodePoint(codePoint)));

/** Returns the widths in em of the font's characters by code point; NaN for a character that the font lacks. */
function advanceTable(runs: Runs): Float64Array {
  const table = new Float64Array(TABLE_SIZE).fill(Number.NaN);
  for (const [first, advances] of Object.entries(runs)) {
    const start = Number(first);
    for (const [index, advance] of advances.entries()) table[start + index] = advance / inter.unitsPerEm;
  }
  return table;
}

const ADVANCES: Readonly<Record<Weight, Float64Array>> = {
  400: advanceTable(inter.advances['400']),
  600: advanceTable(inter.advances['600']),
};

/** Returns the width in em of a character that the font lacks: one em if it has any, as ideographs and emoji need. */
const widthWithoutFont = (codePoint: number): number => (isZeroWidth(codePoint) ? 0 : MISSING);

/**
 * True if the bundled font has a glyph for a code point, or the code point is invisible: a space, a mark, a control.
 */
export const isInFont = (codePoint: number): boolean =>
  // Both weights have the same characters. Beyond the table, the value is undefined.
  ADVANCES[400][codePoint]! >= 0 || isZeroWidth(codePoint) || INVISIBLE.test(String.fromCodePoint(codePoint));

const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Returns the width of a line of text in pixels at the given font size, without kerning. Kerning only makes Inter
 * slightly narrower, so the text always fits.
 */
export function widthOf(text: string, size: number, weight: Weight): number {
  const advances = ADVANCES[weight];
  let em = 0;
  // `for of` would create a string for each character of each label.
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index)!;
    // It takes two code units.
    if (codePoint > 0xffff) index++;
    const advance = advances[codePoint]!;
    em += advance >= 0 ? advance : widthWithoutFont(codePoint);
  }
  return em * size;
}
