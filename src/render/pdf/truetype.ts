/**
 * A TrueType font: the glyphs of characters, and a subset of the font with only some glyphs. After the OpenType
 * specification.
 */
import { Bug } from '../../errors.js';
import { NOT_A_FONT } from '../messages.js';

export interface TrueType {
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

export function trueType(bytes: Uint8Array): TrueType {
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
