/** Widths of text in the bundled font, from the advance table that `npm run assets` makes of the same font files. */
import inter from './inter.json' with { type: 'json' };

export type Weight = 400 | 600;

/** First code point of a run to the advances of the code points that follow it, in font units. */
type Runs = Readonly<Record<string, readonly number[]>>;

/** The font has no glyph from here on, so the tables end here. */
const TABLE_SIZE = 0x2300;

/** Marks and joiners that are drawn over or between other characters and take no room of their own. */
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

/** Marks of all scripts that are drawn over or under a letter: vowels of Devanagari, tones of Thai. */
const NONSPACING = /^\p{Mn}$/u;

/** Whether a code point belongs to the one before it: a combining mark, a joiner, a variation or skin tone selector. */
export const isZeroWidth = (codePoint: number): boolean =>
  codePoint >= 0x300 &&
  (ZERO_WIDTH.some(([first, last]) => codePoint >= first && codePoint <= last) ||
    NONSPACING.test(String.fromCodePoint(codePoint)));

/** Advances in em by code point. What the font lacks is one em wide, as ideographs and emoji are: never too narrow. */
function advanceTable(runs: Runs): Float64Array {
  const table = new Float64Array(TABLE_SIZE).fill(inter.missing / inter.unitsPerEm);
  for (let codePoint = 0; codePoint < TABLE_SIZE; codePoint++) if (isZeroWidth(codePoint)) table[codePoint] = 0;
  for (const [first, advances] of Object.entries(runs)) {
    const start = Number(first);
    for (let i = 0; i < advances.length; i++) table[start + i] = advances[i]! / inter.unitsPerEm;
  }
  return table;
}

/** Code points that the bundled font has, in both weights. */
const IN_FONT: ReadonlySet<number> = new Set(
  Object.entries<readonly number[]>(inter.advances['400']).flatMap(([first, { length }]) =>
    Array.from({ length }, (_, i) => Number(first) + i),
  ),
);

/** Returns whether the bundled font draws a code point, or has nothing to draw for it: a space, a mark, a control. */
export const isInFont = (codePoint: number): boolean =>
  IN_FONT.has(codePoint) || isZeroWidth(codePoint) || NOTHING_TO_DRAW.test(String.fromCodePoint(codePoint));

const NOTHING_TO_DRAW = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

const ADVANCES: Readonly<Record<Weight, Float64Array>> = {
  400: advanceTable(inter.advances['400']),
  600: advanceTable(inter.advances['600']),
};

const MISSING = inter.missing / inter.unitsPerEm;

/**
 * Width of a line of text in pixels at the given font size, kerning left out: kerning only ever makes Inter a little
 * narrower, so the text fits in what this says.
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
