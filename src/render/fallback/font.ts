/**
 * Opens fonts that the user supplies for characters that the bundled font lacks. The files are untrusted input, so they
 * are validated here before HarfBuzz reads them.
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

/** An open font for characters that the bundled one lacks. */
export interface FallbackFont extends FontFile {
  /** True for the weights from SemiBold on. Titles prefer bold fonts, captions prefer others. */
  readonly isBold: boolean;
  /** True if the font has a glyph for the code point. */
  readonly has: (codePoint: number) => boolean;
  /**
   * Returns the outlines of the texts in their order.
   * @throws InvalidInput naming the font if it cannot be drawn
   */
  readonly outline: (texts: readonly string[]) => readonly Outline[];
}

/**
 * Runs work that takes no promise with a time limit, after which it throws: as in `Io`. Absent on platforms that cannot
 * interrupt such work.
 */
export interface TimeLimit {
  readonly withinSeconds?: <T>(seconds: number, work: () => T) => T;
}

/** Tables that every font has, and those with outlines, of which a font has one. */
const REQUIRED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const OUTLINE_TABLES = ['glyf', 'CFF ', 'CFF2'];

/** First four bytes of a file: of a collection, of any font that can be read, and of fonts packed for the web. */
const COLLECTION = 'ttcf';
const READABLE: ReadonlySet<string> = new Set(['\0\x01\0\0', 'true', 'OTTO', COLLECTION]);
const PACKED: ReadonlySet<string> = new Set(['wOF2', 'wOFF']);
/** Position of the address of the first face in a collection. */
const FIRST_FACE = 12;
/** Lowest weight that counts as bold: SemiBold. */
const BOLD = 600;
const REGULAR = 400;

/**
 * Reads a TrueType or OpenType font: the first face of a collection, the default instance of a variable font.
 * @param limit without `withinSeconds`, work is not limited
 * @throws InvalidInput naming the file: not a font, packed for the web, damaged, without outlines
 */
export function readFallbackFont({ name, bytes }: FontFile, limit: TimeLimit): FallbackFont {
  const withinSeconds = limit.withinSeconds ?? (<T>(_: number, work: () => T) => work());
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = file.toString('latin1', 0, 4);
  if (PACKED.has(signature)) throw new InvalidInput(messages.fontPacked(name), { remedy: messages.FONT_PACKED_REMEDY });
  if (!READABLE.has(signature)) throw new InvalidInput(messages.fontUnknown(name), { remedy: messages.FONT_REMEDY });
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
    ...{ name, bytes, isBold, has: shaper.has },
    outline: (texts) =>
      limited(messages.fontUndrawable(name), () => texts.map((text) => shaper.outline(segmentsOf(text)))),
  };
}

/**
 * Returns the tables of a font by tag.
 * @param start position of the font's header
 * @throws RangeError if a table ends beyond the file, or a required one is missing
 */
function tablesOf(file: Buffer, start: number): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(start + 4); i++) {
    // An entry of the directory: tag, checksum, offset and length, with four bytes each.
    const entry = start + 12 + 16 * i;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    if (offset + length > file.length) throw new RangeError('a table ends beyond the file');
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + length));
  }
  if (REQUIRED_TABLES.some((tag) => !tables.has(tag))) throw new RangeError('a table is missing');
  return tables;
}
