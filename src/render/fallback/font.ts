/**
 * User-supplied fonts for characters that the bundled font lacks. The files are untrusted input, so they are validated.
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
  /** True from SemiBold on. Titles prefer bold fonts, captions prefer others. */
  readonly isBold: boolean;
  /** True if the font has a glyph for the code point. */
  readonly has: (codePoint: number) => boolean;
  /** Returns the outlines of the texts in their order. @throws InvalidInput naming the font if it cannot be drawn */
  readonly outline: (texts: readonly string[]) => readonly Outline[];
}

/** A time limit for synchronous work, on platforms that can interrupt it: as in `Io`. */
export interface TimeLimit {
  readonly withinSeconds?: <T>(seconds: number, work: () => T) => T;
}

const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const OUTLINES = ['glyf', 'CFF ', 'CFF2'];

const COLLECTION = 'ttcf';
const KINDS: ReadonlySet<string> = new Set(['\0\x01\0\0', 'true', 'OTTO', COLLECTION]);
const PACKED: ReadonlySet<string> = new Set(['wOF2', 'wOFF']);
/** Lowest weight that counts as bold: SemiBold. */
const BOLD = 600;
const REGULAR = 400;

/**
 * Reads a TrueType or OpenType font: the first face of a collection, the default instance of a variable font.
 * @param limit without `withinSeconds`, work is not limited
 * @throws InvalidInput naming the file: not a font, packed for the web, damaged, without outlines
 */
export function readFallbackFont({ name, bytes }: FontFile, limit: TimeLimit): FallbackFont {
  const within = limit.withinSeconds ?? (<T>(_: number, work: () => T) => work());
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = file.toString('latin1', 0, 4);
  if (PACKED.has(kind)) throw new InvalidInput(messages.fontPacked(name), { remedy: messages.FONT_PACKED_REMEDY });
  if (!KINDS.has(kind)) throw new InvalidInput(messages.fontUnknown(name), { remedy: messages.FONT_REMEDY });
  const limited = <T>(message: string, work: () => T): T => {
    try {
      return within(FONT_SECONDS, work);
    } catch (cause) {
      throw new InvalidInput(message, { remedy: messages.FONT_REMEDY, cause });
    }
  };
  const { shaper, isBold, hasOutlines } = limited(messages.fontDamaged(name), () => {
    const tables = tablesOf(file, kind === COLLECTION ? file.readUInt32BE(12) : 0);
    return {
      shaper: openShaper(bytes),
      isBold: (tables.get('OS/2')?.readUInt16BE(4) ?? REGULAR) >= BOLD,
      hasOutlines: OUTLINES.some((tag) => tables.has(tag)),
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
 * Returns the tables of a font by tag. @throws RangeError if a table ends beyond the file, or a required one is missing
 */
function tablesOf(file: Buffer, start: number): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(start + 4); i++) {
    const at = start + 12 + 16 * i;
    const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (offset + length > file.length) throw new RangeError('a table ends behind the file');
    tables.set(file.toString('latin1', at, at + 4), file.subarray(offset, offset + length));
  }
  if (NEEDED.some((tag) => !tables.has(tag))) throw new RangeError('a table is missing');
  return tables;
}
