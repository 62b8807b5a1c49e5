/**
 * The bundled fonts in a PDF: a subset with the glyphs used, and a map from glyphs to characters, so that text can be
 * searched and copied. A missing character shows the font's empty box, and still maps to its character.
 */
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { FONT_FAMILY, FONTS } from '../png/fonts.js';
import { amount, amounts, type PdfFile, ref } from './file.js';
import { type TrueType, trueType } from './truetype.js';

export interface Fonts {
  /** Returns a text in hexadecimal, two bytes per character, for the font of this weight. */
  readonly encoded: (text: string, weight: Weight) => string;
  /** Writes the fonts that were used and returns the resource entries: `/F400 7 0 R`. */
  readonly write: (file: PdfFile) => string;
}

const WEIGHTS: readonly Weight[] = [400, 600];
const NAMES: Readonly<Record<Weight, string>> = { 400: 'Regular', 600: 'SemiBold' };
/** PDF counts glyph widths in thousandths of an em. */
const EM = 1000;

/** Code points in order of first use, with their character codes from 1. */
type Used = Map<number, number>;

export function newFonts(): Fonts {
  const used = new Map<Weight, Used>(WEIGHTS.map((weight) => [weight, new Map()]));
  const encoded = (text: string, weight: Weight): string => {
    const own = used.get(weight) as Used;
    return [...text]
      .map((character) => {
        const codePoint = character.codePointAt(0) as number;
        // A code has two bytes. Characters beyond the last code show the empty box.
        if (!own.has(codePoint) && own.size < 0xfffe) own.set(codePoint, own.size + 1);
        return hex(own.get(codePoint) ?? 0);
      })
      .join('');
  };
  const write = (file: PdfFile): string =>
    WEIGHTS.flatMap((weight, i) => {
      const own = used.get(weight) as Used;
      return own.size === 0 ? [] : `/F${weight} ${ref(written(file, weight, trueType(FONTS[i] as Uint8Array), own))}`;
    }).join(' ');
  return { encoded, write };
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Returns six letters that distinguish subsets of one font. */
function tag(used: Used): string {
  let sum = 5381;
  for (const codePoint of used.keys()) sum = (Math.imul(sum, 33) ^ codePoint) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(sum / 26 ** i) % 26))).join('');
}

function written(file: PdfFile, weight: Weight, font: TrueType, used: Used): number {
  const scale = EM / font.unitsPerEm;
  const name = `/${tag(used)}+${FONT_FAMILY}-${NAMES[weight]}`;
  const glyphs = [0, ...[...used.keys()].map(font.glyphOf)];
  const program = font.with(glyphs);
  const programId = file.add(`/Length1 ${program.length}`, program);
  const descriptor = file.add(
    [
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /ItalicAngle 0 /FontBBox ${amounts(font.box.map((side) => side * scale))}`,
      `/Ascent ${amount(font.ascent * scale)} /Descent ${amount(font.descent * scale)} /CapHeight 727 /StemV ${weight / 5}`,
      `/FontFile2 ${ref(programId)} >>`,
    ].join(' '),
  );
  const widths = [...used.keys()].map((codePoint) => amount(widthOf(String.fromCodePoint(codePoint), EM, weight)));
  const toGlyphs = file.add('', Buffer.from(glyphs.map(hex).join(''), 'hex'));
  const descendant = file.add(
    [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${ref(descriptor)} /DW ${EM}`,
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      `/W [1 [${widths.join(' ')}]] /CIDToGIDMap ${ref(toGlyphs)} >>`,
    ].join(' '),
  );
  const unicode = file.add('', characterMap(used));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`,
  );
}

/** A `bfchar` list holds at most 100 entries. */
const LIST = 100;

function characterMap(used: Used): string {
  const lines = [...used].map(([codePoint, id]) => {
    const utf16 = Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16();
    return `<${hex(id)}> <${utf16.toString('hex')}>`;
  });
  const lists = Array.from({ length: Math.ceil(lines.length / LIST) }, (_, i) => {
    const part = lines.slice(i * LIST, (i + 1) * LIST);
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
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
