/**
 * Embeds the bundled fonts in a PDF: a subset with the glyphs used, and a map from glyphs to characters, so that text
 * can be searched and copied. A character that the font lacks shows the font's empty box, and still maps to itself.
 */

import { Bug } from '../../errors.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { NOT_A_FONT } from '../messages.js';
import { FONT_FAMILY, FONTS } from '../png/native.js';
import { formatLength, lengthArray, type PdfFile, ref } from './file.js';

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

// ---- TrueType fonts, and subsets of them with the glyphs that a PDF uses.
// Offsets and names follow the OpenType specification: https://learn.microsoft.com/typography/opentype/spec/

/** A parsed font. */
interface TrueType {
  readonly unitsPerEm: number;
  /** Bounding box of the whole font in font units: left, bottom, right, top. */
  readonly box: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  /** Returns the glyph of a code point; 0 if the font lacks it. */
  readonly glyphOf: (codePoint: number) => number;
  /** Returns the font with the outlines of these glyphs only. Glyph numbers do not change. */
  readonly subset: (glyphs: Iterable<number>) => Uint8Array;
}

/** Tables by tag, such as `glyf`. */
type Tables = ReadonlyMap<string, Buffer>;

/** Size of the header of a font file, and of each entry in its table directory. */
const [HEADER_BYTES, ENTRY_BYTES] = [12, 16];

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = HEADER_BYTES + ENTRY_BYTES * i;
      const start = font.readUInt32BE(entry + 8);
      const end = start + font.readUInt32BE(entry + 12);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, end)];
    }),
  );
}

function requiredTable(tables: Tables, name: string): Buffer {
  const table = tables.get(name);
  if (table === undefined) throw new Bug(NOT_A_FONT);
  return table;
}

/**
 * Returns a lookup in the `cmap` subtable of format 12, which the bundled fonts have: ranges of code points, each with
 * its first glyph.
 */
function glyphLookup(cmap: Buffer): TrueType['glyphOf'] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const subtable = subtables.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (subtable === undefined) throw new Bug(NOT_A_FONT);
  const ranges = Array.from({ length: cmap.readUInt32BE(subtable + 12) }, (_, i) => {
    const at = subtable + 16 + 12 * i;
    return { first: cmap.readUInt32BE(at), last: cmap.readUInt32BE(at + 4), glyph: cmap.readUInt32BE(at + 8) };
  });
  return (codePoint) => {
    const range = ranges.find(({ first, last }) => codePoint >= first && codePoint <= last);
    return range === undefined ? 0 : range.glyph + codePoint - range.first;
  };
}

/** Flags of a component: the size of its arguments and of its transformation, and whether another one follows. */
const ARGUMENTS_ARE_WORDS = 1;
const HAS_SCALE = 8;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/** Returns the component glyphs of a composite glyph, such as `e` and the accent of `é`; empty for a simple one. */
function componentGlyphs(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const components: number[] = [];
  for (let at = 10, flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    flags = outline.readUInt16BE(at);
    components.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + transformationBytes(flags);
  }
  return components;
}

function transformationBytes(flags: number): number {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}

/**
 * Parses a TrueType font.
 * @throws Bug if a required table is missing
 */
function trueType(bytes: Uint8Array): TrueType {
  const tables = tablesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const [head, hhea] = [requiredTable(tables, 'head'), requiredTable(tables, 'hhea')];
  return {
    unitsPerEm: head.readUInt16BE(18),
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    glyphOf: glyphLookup(requiredTable(tables, 'cmap')),
    subset: (glyphs) => subsetFont(tables, glyphs),
  };
}

/** Position in the table `head` of the format of `loca`: 0 for two bytes per offset, 1 for four. */
const LOCA_FORMAT = 50;

function subsetFont(tables: Tables, glyphs: Iterable<number>): Uint8Array {
  const [loca, glyf] = [requiredTable(tables, 'loca'), requiredTable(tables, 'glyf')];
  const isLong = requiredTable(tables, 'head').readInt16BE(LOCA_FORMAT) === 1;
  const start = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outlineOf = (glyph: number): Buffer => glyf.subarray(start(glyph), start(glyph + 1));
  const included = withComponents(glyphs, outlineOf);
  const count = requiredTable(tables, 'maxp').readUInt16BE(4);
  const offsets = Buffer.alloc(4 * (count + 1));
  const outlines: Buffer[] = [];
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    offsets.writeUInt32BE(offset, 4 * glyph);
    if (!included.has(glyph)) continue;
    const outline = padded(outlineOf(glyph));
    outlines.push(outline);
    offset += outline.length;
  }
  offsets.writeUInt32BE(offset, 4 * count);
  const head = Buffer.from(requiredTable(tables, 'head'));
  head.writeInt16BE(1, LOCA_FORMAT);
  return fontFile(new Map([...tables, ['head', head], ['loca', offsets], ['glyf', Buffer.concat(outlines)]]));
}

/** Returns the glyphs, glyph 0 (the empty box), and all components of composite glyphs. */
function withComponents(glyphs: Iterable<number>, outlineOf: (glyph: number) => Buffer): ReadonlySet<number> {
  const included = new Set<number>();
  const queue = [0, ...glyphs];
  for (let glyph = queue.pop(); glyph !== undefined; glyph = queue.pop()) {
    if (included.has(glyph)) continue;
    included.add(glyph);
    queue.push(...componentGlyphs(outlineOf(glyph)));
  }
  return included;
}

// ---- Font files.

/** Tables that a PDF reader needs. `cmap` is not among them: the PDF itself maps characters to glyphs. */
const SUBSET_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** Returns a font file with the tables of SUBSET_TABLES. */
function fontFile(tables: Tables): Uint8Array {
  const names = SUBSET_TABLES.filter((name) => tables.has(name));
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * names.length);
  // Values for a binary search in the directory: its largest power of two, in entries and in bytes.
  const power = Math.floor(Math.log2(names.length));
  const searchRange = ENTRY_BYTES * 2 ** power;
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(ENTRY_BYTES * names.length - searchRange, 10);
  let offset = header.length;
  const bodies = names.map((name, i) => {
    const table = tables.get(name) as Buffer;
    const body = padded(table);
    const entry = HEADER_BYTES + ENTRY_BYTES * i;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

/** Pads with zeros to a multiple of four bytes. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Returns the sum of the 32-bit words, modulo 2^32. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
