/** Measures text in the bundled font, using the advance table that `npm run assets` generates from the same font files. */
import inter from './inter.json' with { type: 'json' };

export type Weight = 400 | 600;

/** First code point of a run -> advances of the code points from there on, in font units. */
type Runs = Readonly<Record<string, readonly number[]>>;

/** The font has no glyphs from this code point on, so the tables end here. */
const TABLE_SIZE = 0x2300;

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

/** True if a code point attaches to the one before it: a combining mark, a joiner, a variation or skin tone selector. */
export const isZeroWidth = (codePoint: number): boolean =>
  codePoint >= 0x300 &&
  (ZERO_WIDTH.some(([first, last]) => codePoint >= first && codePoint <= last) ||
    NONSPACING.test(String.fromCodePoint(codePoint)));

/** Advances in em by code point. A code point that the font lacks is one em wide, like ideographs and emoji: never too narrow. */
function advanceTable(runs: Runs): Float64Array {
  const table = new Float64Array(TABLE_SIZE).fill(inter.missing / inter.unitsPerEm);
  for (let codePoint = 0; codePoint < TABLE_SIZE; codePoint++) if (isZeroWidth(codePoint)) table[codePoint] = 0;
  for (const [first, advances] of Object.entries(runs)) {
    const start = Number(first);
    for (let i = 0; i < advances.length; i++) table[start + i] = advances[i]! / inter.unitsPerEm;
  }
  return table;
}

/** Code points of the bundled font, the same in both weights. */
const IN_FONT: ReadonlySet<number> = new Set(
  Object.entries<readonly number[]>(inter.advances['400']).flatMap(([first, { length }]) =>
    Array.from({ length }, (_, i) => Number(first) + i),
  ),
);

/** True if the bundled font has a glyph for a code point, or the code point is invisible: a space, a mark, a control. */
export const isInFont = (codePoint: number): boolean =>
  IN_FONT.has(codePoint) || isZeroWidth(codePoint) || NOTHING_TO_DRAW.test(String.fromCodePoint(codePoint));

const NOTHING_TO_DRAW = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

const ADVANCES: Readonly<Record<Weight, Float64Array>> = {
  400: advanceTable(inter.advances['400']),
  600: advanceTable(inter.advances['600']),
};

const MISSING = inter.missing / inter.unitsPerEm;

/**
 * Returns the width of a line of text in pixels at the given font size, without kerning. Kerning only makes Inter slightly
 * narrower, so the text always fits.
 */
export function widthOf(text: string, size: number, weight: Weight): number {
  const advances = ADVANCES[weight];
  let em = 0;
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i) as number;
    if (codePoint > 0xffff) i++;
    em += codePoint < TABLE_SIZE ? (advances[codePoint] as number) : isZeroWidth(codePoint) ? 0 : MISSING;
  }
  return em * size;
}
