/**
 * Opens the fonts that a user supplies for characters missing from the bundled font. The files are untrusted input, so
 * their signature and table directory are validated before HarfBuzz reads them.
 */
import { InvalidInput } from '../../errors.js';
import { FONT_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { type Outline, openShaper } from './harfbuzz.js';
import { segmentsOf } from './segments.js';

/** A font file. `name` is the path as the user wrote it, for messages. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An open font for characters missing from the bundled one. */
export interface FallbackFont extends FontFile {
  /** True if the weight is SemiBold or heavier. Titles prefer bold fonts; captions prefer the others. */
  readonly isBold: boolean;
  /** True if the font has a glyph for the code point. */
  readonly has: (codePoint: number) => boolean;
  /**
   * Returns one outline per text, in the same order.
   * @throws InvalidInput naming the font if it cannot be drawn
   */
  readonly outline: (texts: readonly string[]) => readonly Outline[];
}

/** A way to limit the time of synchronous work, which only some platforms have. */
export interface TimeLimit {
  /**
   * Runs synchronous work and throws if it exceeds the time limit, like `Io.withinSeconds`. Absent on platforms that
   * cannot interrupt synchronous work.
   */
  readonly withinSeconds?: <T>(seconds: number, work: () => T) => T;
}

/** Tables that every font must have. */
const REQUIRED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
/** Tables with outlines, of which a font needs at least one. A tag has four characters, hence the space. */
const OUTLINE_TABLES = ['glyf', 'CFF ', 'CFF2'];

/** Signature (first four bytes) of a font collection. */
const COLLECTION = 'ttcf';
/** Signatures of all fonts that can be read. */
const READABLE: ReadonlySet<string> = new Set(['\0\x01\0\0', 'true', 'OTTO', COLLECTION]);
/** Signatures of compressed web fonts, which are refused. */
const PACKED: ReadonlySet<string> = new Set(['wOF2', 'wOFF']);
/** Position in the header of a collection where the offset of its first face is stored. */
const FIRST_FACE = 12;
/** Lowest weight that counts as bold: SemiBold. */
const BOLD = 600;
/** Weight assumed for a font that states none. */
const REGULAR = 400;

/**
 * Reads a TrueType or OpenType font: the first face of a collection, the default instance of a variable font.
 * @param limit time limit of the platform; if it has no `withinSeconds`, the work is not limited
 * @throws InvalidInput naming the file if it is not a font, is compressed for the web, is damaged, has no outlines, or
 * takes too long to read
 */
export function readFallbackFont({ name, bytes }: FontFile, limit: TimeLimit): FallbackFont {
  const withinSeconds = limit.withinSeconds ?? (<T>(_: number, work: () => T) => work());
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = file.toString('latin1', 0, 4);
  if (PACKED.has(signature)) throw new InvalidInput(messages.fontPacked(name), { remedy: messages.FONT_PACKED_REMEDY });
  if (!READABLE.has(signature)) throw new InvalidInput(messages.fontUnknown(name), { remedy: messages.FONT_REMEDY });
  // Any failure is blamed on the file, a timeout included.
  const limited = <T>(message: string, work: () => T): T => {
    try {
      return withinSeconds(FONT_SECONDS, work);
    } catch (cause) {
      throw new InvalidInput(message, { remedy: messages.FONT_REMEDY, cause });
    }
  };
  const { shaper, isBold, hasOutlines } = limited(messages.fontDamaged(name), () => {
    const tables = tablesOf(file, signature === COLLECTION ? file.readUInt32BE(FIRST_FACE) : 0);
    const weight = tables.get('OS/2')?.readUInt16BE(4) ?? REGULAR;
    return {
      shaper: openShaper(bytes),
      isBold: weight >= BOLD,
      hasOutlines: OUTLINE_TABLES.some((tag) => tables.has(tag)),
    };
  });
  if (!hasOutlines) {
    throw new InvalidInput(messages.fontWithoutOutlines(name), { remedy: messages.FONT_WITHOUT_OUTLINES_REMEDY });
  }
  return {
    name,
    bytes,
    isBold,
    has: shaper.has,
    outline: (texts) =>
      limited(messages.fontUndrawable(name), () => texts.map((text) => shaper.outline(segmentsOf(text)))),
  };
}

/**
 * Returns the tables of a font by tag.
 * @param start position of the font's header
 * @throws RangeError if the directory or a table ends beyond the file, or a required table is missing
 */
function tablesOf(file: Buffer, start: number): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(start + 4); i++) {
    // A header of 12 bytes, then entries of 16 bytes: tag, checksum, offset and length, four bytes each.
    const entry = start + 12 + 16 * i;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    if (offset + length > file.length) throw new RangeError('a table ends beyond the file');
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + length));
  }
  if (REQUIRED_TABLES.some((tag) => !tables.has(tag))) throw new RangeError('a table is missing');
  return tables;
}
