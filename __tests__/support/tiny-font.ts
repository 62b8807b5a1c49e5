/** Small TrueType fonts, made here: each glyph is a rectangle, so that a test needs no font of others. */

export interface TinyFont {
  /** Characters that it has. */
  readonly characters: string;
  /** Of each character, in thousandths of an em; 1000 by default. */
  readonly advance?: number;
  /** Of the rectangle; 700 by default. */
  readonly height?: number;
  /** As in the table OS/2; none by default. */
  readonly weight?: number;
  /** Bytes of the glyph of every character, instead of a rectangle; `count` is that of all glyphs. */
  readonly glyph?: (index: number) => Buffer;
}

const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536) & 0xffff, value & 0xffff)));

/** One contour of four points. */
const rectangle = (width: number, height: number): Buffer =>
  Buffer.concat([
    u16(1, 0, 0, width, height, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(0, 0, width, 0),
    u16(0, height, 0, -height),
  ]);

/** A glyph of two others: the next one twice. */
export const doubling = (next: number): Buffer =>
  Buffer.concat([u16(-1, 0, 0, 1, 1), u16(0x21, next, 0, 0), u16(0x01, next, 0, 0)]);

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function tablesOf({ characters, advance = 1000, height = 700, weight, glyph }: TinyFont): Map<string, Buffer> {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0) as number))].sort(
    (a, b) => a - b,
  );
  const count = codes.length + 1;
  const outlines = Array.from({ length: count }, (_, i) =>
    padded(i === 0 ? Buffer.alloc(0) : (glyph?.(i) ?? rectangle(advance - 200, height))),
  );
  const offsets = [0];
  for (const { length } of outlines) offsets.push(offsets.at(-1)! + length);
  const groups = codes.map((code, i) => u32(code, code, i + 1));
  const cmap = Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(12, 0),
    u32(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ]);
  const head = Buffer.alloc(54);
  u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5).copy(head);
  u16(0, 1000).copy(head, 16);
  u16(1).copy(head, 50);
  const hhea = Buffer.alloc(36);
  u32(0x00010000).copy(hhea);
  u16(800, -200, 0, advance).copy(hhea, 4);
  u16(count).copy(hhea, 34);
  return new Map([
    ...(weight === undefined ? [] : ([['OS/2', Buffer.concat([u16(0, 0, weight), Buffer.alloc(72)])]] as const)),
    ['cmap', cmap],
    ['glyf', Buffer.concat(outlines)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', u16(...Array.from({ length: count }, () => [advance, 0]).flat())],
    ['loca', u32(...offsets)],
    ['maxp', Buffer.concat([u32(0x00010000), u16(count), Buffer.alloc(26)])],
  ]);
}

function fileOf(tables: ReadonlyMap<string, Buffer>, start: number): Buffer {
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let at = start + 12 + 16 * tables.size;
  for (const [tag, body] of tables) {
    records.push(Buffer.from(tag, 'latin1'), u32(0, at, body.length));
    bodies.push(padded(body));
    at += padded(body).length;
  }
  return Buffer.concat([u32(0x00010000), u16(tables.size, 0, 0, 0), ...records, ...bodies]);
}

/** @param without tags of tables to leave out */
export function tinyFont(font: TinyFont, without: readonly string[] = []): Buffer {
  const tables = tablesOf(font);
  for (const tag of without) tables.delete(tag);
  return fileOf(tables, 0);
}

/** A collection whose first face this is; the second one is the other. */
export function tinyCollection(first: TinyFont, second: TinyFont): Buffer {
  const header = 20;
  const one = fileOf(tablesOf(first), header);
  const two = fileOf(tablesOf(second), header + one.length);
  return Buffer.concat([Buffer.from('ttcf', 'latin1'), u32(0x00010000, 2, header, header + one.length), one, two]);
}
