/**
 * Reads the bundled TrueType fonts and makes subsets of them with the glyphs that a PDF uses. Offsets and names follow
 * the OpenType specification: https://learn.microsoft.com/typography/opentype/spec/
 */

import { Bug } from '../../errors.js';
import { NOT_A_FONT } from '../messages.js';

/** A parsed font. */
export interface TrueType {
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
export function trueType(bytes: Uint8Array): TrueType {
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
