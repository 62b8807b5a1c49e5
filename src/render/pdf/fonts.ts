/**
 * Embeds the bundled fonts in a PDF: a subset with the glyphs used, and a map from glyphs to characters, so that text
 * can be searched and copied. A character that the font lacks shows the font's empty box, and still maps to itself.
 */

import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { FONT_FAMILY, FONTS } from '../png/fonts.js';
import { formatLength, lengthArray, type PdfFile, ref } from './file.js';
import { type TrueType, trueType } from './truetype.js';

/** The fonts of a file. Text is encoded while the page is drawn; the fonts are written afterwards. */
export interface Fonts {
  /** Returns a text in hexadecimal, two bytes per character, for the font of this weight. */
  readonly encode: (text: string, weight: Weight) => string;
  /** Writes the fonts that were used and returns the resource entries: `/F400 7 0 R`. */
  readonly write: (file: PdfFile) => string;
}

const WEIGHTS: readonly Weight[] = [400, 600];
const NAMES: Readonly<Record<Weight, string>> = { 400: 'Regular', 600: 'SemiBold' };
/** PDF counts glyph metrics in thousandths of an em. */
const EM = 1000;
/** Height of Inter's capital letters. */
const CAP_HEIGHT = 727;
/**
 * Readers that replace the font choose one by the width of its stems, for which a fifth of the weight is an estimate.
 */
const STEM_OF_WEIGHT = 5;

/** Largest character code. A code has two bytes. */
const CODE_MAX = 0xfffe;

/** Code point -> character code, which is the number of its first use. Code 0 is the empty box. */
type CharacterCodes = Map<number, number>;

/** Returns the fonts of a new file, of which no character is used yet. */
export function newFonts(): Fonts {
  const codesByWeight: Readonly<Record<Weight, CharacterCodes>> = { 400: new Map(), 600: new Map() };
  const encode = (text: string, weight: Weight): string => {
    const codes = codesByWeight[weight];
    const encoded = [...text].map((character) => {
      const codePoint = character.codePointAt(0) as number;
      // Characters beyond the last code show the empty box.
      if (!codes.has(codePoint) && codes.size < CODE_MAX) codes.set(codePoint, codes.size + 1);
      return hex(codes.get(codePoint) ?? 0);
    });
    return encoded.join('');
  };
  const write = (file: PdfFile): string =>
    WEIGHTS.flatMap((weight, i) => {
      const codes = codesByWeight[weight];
      if (codes.size === 0) return [];
      return `/F${weight} ${ref(writeFont(file, weight, trueType(FONTS[i] as Uint8Array), codes))}`;
    }).join(' ');
  return { encode, write };
}

/** Returns two bytes in hexadecimal. */
const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Returns six capital letters, derived from the characters, that distinguish subsets of one font. */
function subsetTag(codes: CharacterCodes): string {
  // The hash function djb2.
  let hash = 5381;
  for (const codePoint of codes.keys()) hash = (Math.imul(hash, 33) ^ codePoint) >>> 0;
  const letter = (index: number): string => String.fromCharCode(65 + (Math.floor(hash / 26 ** index) % 26));
  return Array.from({ length: 6 }, (_, index) => letter(index)).join('');
}

/** Writes a font with its subset, widths and map to Unicode, and returns its object number. */
function writeFont(file: PdfFile, weight: Weight, font: TrueType, codes: CharacterCodes): number {
  const scale = EM / font.unitsPerEm;
  const name = `/${subsetTag(codes)}+${FONT_FAMILY}-${NAMES[weight]}`;
  const glyphs = [0, ...[...codes.keys()].map(font.glyphOf)];
  const program = font.subset(glyphs);
  const programId = file.add(`/Length1 ${program.length}`, program);
  const descriptor = file.add(
    [
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /ItalicAngle 0 /FontBBox ${lengthArray(font.box.map((side) => side * scale))}`,
      `/Ascent ${formatLength(font.ascent * scale)} /Descent ${formatLength(font.descent * scale)} /CapHeight ${CAP_HEIGHT} /StemV ${weight / STEM_OF_WEIGHT}`,
      `/FontFile2 ${ref(programId)} >>`,
    ].join(' '),
  );
  const widths = [...codes.keys()].map((codePoint) =>
    formatLength(widthOf(String.fromCodePoint(codePoint), EM, weight)),
  );
  const toGlyphs = file.add('', Buffer.from(glyphs.map(hex).join(''), 'hex'));
  const descendant = file.add(
    [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${ref(descriptor)} /DW ${EM}`,
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      `/W [1 [${widths.join(' ')}]] /CIDToGIDMap ${ref(toGlyphs)} >>`,
    ].join(' '),
  );
  const unicode = file.add('', unicodeMap(codes));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`,
  );
}

/** A `bfchar` list holds at most 100 entries. */
const LIST_MAX = 100;

/** Returns the CMap from character codes to Unicode. ISO 32000-1, 9.10.3. */
function unicodeMap(codes: CharacterCodes): string {
  const lines = [...codes].map(([codePoint, code]) => {
    const utf16 = Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16();
    return `<${hex(code)}> <${utf16.toString('hex')}>`;
  });
  const lists = Array.from({ length: Math.ceil(lines.length / LIST_MAX) }, (_, i) => {
    const entries = lines.slice(i * LIST_MAX, (i + 1) * LIST_MAX);
    return `${entries.length} beginbfchar\n${entries.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
