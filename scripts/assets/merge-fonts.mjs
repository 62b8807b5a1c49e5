/**
 * Merges TrueType subsets of one typeface into one font. Fontsource ships Inter in one file per script, but the rasteriser needs one
 * file per weight. The first subset keeps its glyph ids, tables and kerning; the others only add glyphs.
 *
 * Substitutions (GSUB) are removed, so that the widths match the advance table: Inter replaces `->` by an arrow and `10x20` by a
 * multiplication.
 */
const KEPT_TABLES = ['GDEF', 'GPOS', 'OS/2', 'gasp', 'name'];

/** OpenType: composite glyph flags. */
const ARGS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_2X2 = 0x0080;

/** @param {Buffer} font a TrueType file @returns {Map<string, Buffer>} its tables by tag */
function readTables(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    const offset = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

/** Returns the outline data of each glyph, in glyph order. */
function readGlyphs(tables) {
  const loca = tables.get('loca');
  const long = tables.get('head').readInt16BE(50) === 1;
  const at = (i) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const count = tables.get('maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => tables.get('glyf').subarray(at(i), at(i + 1)));
}

/** Returns advance and left side bearing of each glyph. */
function readMetrics(tables) {
  const hmtx = tables.get('hmtx');
  const full = tables.get('hhea').readUInt16BE(34);
  const count = tables.get('maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => ({
    advance: hmtx.readUInt16BE(Math.min(i, full - 1) * 4),
    bearing: i < full ? hmtx.readInt16BE(i * 4 + 2) : hmtx.readInt16BE(full * 4 + (i - full) * 2),
  }));
}

/** Adds `by` to the glyph ids of the components of a composite glyph. Simple glyphs are unchanged. */
function shiftComponents(glyph, by) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const shifted = Buffer.from(glyph);
  let at = 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = shifted.readUInt16BE(at);
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2);
    at += flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_2X2 ? 8 : 0;
  }
  return shifted;
}

/** Returns runs of consecutive code points with consecutive glyph ids: `[first, last, glyph]`. */
function runsOf(cmap) {
  const runs = [];
  for (const [codePoint, glyph] of [...cmap].sort((a, b) => a[0] - b[0])) {
    const last = runs.at(-1);
    if (last !== undefined && codePoint === last[1] + 1 && glyph === last[2] + codePoint - last[0]) last[1] = codePoint;
    else runs.push([codePoint, codePoint, glyph]);
  }
  return runs;
}

/** Returns the character map in format 12, which covers every code point and needs no search tables. */
function writeCmap(cmap) {
  const runs = runsOf(cmap);
  const table = Buffer.alloc(12 + 16 + runs.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + runs.length * 12, 16);
  table.writeUInt32BE(runs.length, 24);
  runs.forEach((run, i) => {
    run.forEach((value, j) => {
      table.writeUInt32BE(value, 28 + i * 12 + j * 4);
    });
  });
  return table;
}

function writeGlyphs(glyphs) {
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  padded.forEach((glyph, i) => {
    offset += glyph.length;
    loca.writeUInt32BE(offset, (i + 1) * 4);
  });
  return { glyf: Buffer.concat(padded), loca };
}

function writeMetrics(metrics) {
  const hmtx = Buffer.alloc(metrics.length * 4);
  metrics.forEach(({ advance, bearing }, i) => {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  });
  return hmtx;
}

function checksum(data) {
  const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}

function writeFont(tables) {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(tags.length * 16 - power * 16, 10);
  const parts = [header];
  let offset = header.length;
  tags.forEach((tag, i) => {
    const data = tables.get(tag);
    header.write(tag, 12 + i * 16, 'latin1');
    header.writeUInt32BE(checksum(data), 16 + i * 16);
    header.writeUInt32BE(offset, 20 + i * 16);
    header.writeUInt32BE(data.length, 24 + i * 16);
    parts.push(data, Buffer.alloc(-data.length & 3));
    offset += data.length + (-data.length & 3);
  });
  const font = Buffer.concat(parts);
  const head = 12 + tags.indexOf('head') * 16;
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, font.readUInt32BE(head + 8) + 8);
  return font;
}

/** Returns a `maxp` table with the maximum of each 16-bit field: a merged font has the largest limits of its parts. */
function mergeMaxp(parts, glyphCount) {
  const maxp = Buffer.from(parts[0].get('maxp'));
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(...parts.map((part) => part.get('maxp').readUInt16BE(at))), at);
  }
  maxp.writeUInt16BE(glyphCount, 4);
  return maxp;
}

/**
 * @param {{ font: Buffer, glyphOf: Map<number, number> }[]} subsets TrueType files and their character maps
 * @returns {Buffer} one TrueType file; the first subset with a code point wins
 */
export function mergeFonts(subsets) {
  const parts = subsets.map(({ font }) => readTables(font));
  const glyphs = [];
  const metrics = [];
  const cmap = new Map();
  parts.forEach((part, i) => {
    const first = glyphs.length;
    for (const [codePoint, glyph] of subsets[i].glyphOf) if (!cmap.has(codePoint)) cmap.set(codePoint, first + glyph);
    glyphs.push(...readGlyphs(part).map((glyph) => shiftComponents(glyph, first)));
    metrics.push(...readMetrics(part));
  });

  const merged = new Map(KEPT_TABLES.filter((tag) => parts[0].has(tag)).map((tag) => [tag, parts[0].get(tag)]));
  const head = Buffer.from(parts[0].get('head'));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(parts[0].get('hhea'));
  hhea.writeUInt16BE(metrics.length, 34);
  const post = Buffer.from(parts[0].get('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const { glyf, loca } = writeGlyphs(glyphs);
  for (const [tag, data] of Object.entries({ head, hhea, post, glyf, loca })) merged.set(tag, data);
  merged.set('maxp', mergeMaxp(parts, glyphs.length));
  merged.set('hmtx', writeMetrics(metrics));
  merged.set('cmap', writeCmap(cmap));
  return writeFont(merged);
}
