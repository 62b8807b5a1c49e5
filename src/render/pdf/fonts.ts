/**
 * The bundled fonts in a PDF: a subset with the glyphs used, and a map from glyphs to characters, so that text can be
 * searched and copied. A missing character shows the font's empty box, and still maps to its character.
 */

import { Bug } from '../../errors.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { NOT_A_FONT } from '../messages.js';
import { FONT_FAMILY, FONTS } from '../png/fonts.js';
import { amount, amounts, type PdfFile, ref } from './file.js';

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

// ---- TrueType: the glyphs of characters, and a subset of the font with only some glyphs.
// After the OpenType specification.

interface TrueType {
  readonly unitsPerEm: number;
  /** Bounding box of the whole font in font units: left, bottom, right, top. */
  readonly box: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  /** Returns the glyph of a code point; 0 if the font lacks it. */
  readonly glyphOf: (codePoint: number) => number;
  /** Returns the font with the outlines of these glyphs only. Glyph numbers do not change. */
  readonly with: (glyphs: Iterable<number>) => Uint8Array;
}

type Tables = ReadonlyMap<string, Buffer>;

/** Tables that a PDF reader needs. `cmap` is not among them: the PDF itself maps characters to glyphs. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = 12 + 16 * i;
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Bug(NOT_A_FONT);
  return found;
}

/**
 * Returns a lookup in the `cmap` subtable of format 12, which the bundled fonts have: ranges of code points, each with
 * its first glyph.
 */
function characters(cmap: Buffer): TrueType['glyphOf'] {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 12);
  if (start === undefined) throw new Bug(NOT_A_FONT);
  const runs = Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, run) => {
    const at = start + 16 + 12 * run;
    return { first: cmap.readUInt32BE(at), last: cmap.readUInt32BE(at + 4), glyph: cmap.readUInt32BE(at + 8) };
  });
  return (codePoint) => {
    const run = runs.find(({ first, last }) => codePoint >= first && codePoint <= last);
    return run === undefined ? 0 : run.glyph + codePoint - run.first;
  };
}

const ARGUMENTS_ARE_WORDS = 1;
const HAS_SCALE = 8;
const MORE_PARTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/** Returns the component glyphs of a composite glyph; empty for a simple one. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags = MORE_PARTS; flags & MORE_PARTS; ) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scale;
  }
  return parts;
}

function trueType(bytes: Uint8Array): TrueType {
  const tables = tablesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const [head, hhea] = [table(tables, 'head'), table(tables, 'hhea')];
  return {
    unitsPerEm: head.readUInt16BE(18),
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    glyphOf: characters(table(tables, 'cmap')),
    with: (glyphs) => subset(tables, glyphs),
  };
}

function subset(tables: Tables, glyphs: Iterable<number>): Uint8Array {
  const [loca, glyf] = [table(tables, 'loca'), table(tables, 'glyf')];
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const count = table(tables, 'maxp').readUInt16BE(4);
  const start = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outline = (glyph: number): Buffer => glyf.subarray(start(glyph), start(glyph + 1));
  const kept = new Set<number>();
  const waiting = [0, ...glyphs];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (kept.has(glyph)) continue;
    kept.add(glyph);
    waiting.push(...partsOf(outline(glyph)));
  }
  const places = Buffer.alloc(4 * (count + 1));
  const outlines: Buffer[] = [];
  let at = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    places.writeUInt32BE(at, 4 * glyph);
    if (!kept.has(glyph)) continue;
    const padded = filled(outline(glyph));
    outlines.push(padded);
    at += padded.length;
  }
  places.writeUInt32BE(at, 4 * count);
  const head = Buffer.from(table(tables, 'head'));
  head.writeInt16BE(1, 50);
  return assembled(new Map([...tables, ['head', head], ['loca', places], ['glyf', Buffer.concat(outlines)]]));
}

/** Pads with zeros to a multiple of four bytes. */
const filled = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

function assembled(tables: Tables): Uint8Array {
  const names = KEPT.filter((name) => tables.has(name));
  const power = Math.floor(Math.log2(names.length));
  const header = Buffer.alloc(12 + 16 * names.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * names.length - 16 * 2 ** power, 10);
  let at = header.length;
  const bodies = names.map((name, i) => {
    const own = tables.get(name) as Buffer;
    const body = filled(own);
    header.write(name, 12 + 16 * i, 'latin1');
    header.writeUInt32BE(sumOf(body), 12 + 16 * i + 4);
    header.writeUInt32BE(at, 12 + 16 * i + 8);
    header.writeUInt32BE(own.length, 12 + 16 * i + 12);
    at += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
