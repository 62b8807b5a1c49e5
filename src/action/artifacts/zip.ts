/**
 * Reads an archive in memory. Artifacts of forks are made by anybody, and what unpacks them to disk would write wherever
 * a name in them leads, and as much as fits: here names only choose, and sizes are known before anything is unpacked.
 * Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, without encryption and ZIP64, which artifacts of
 * this size never use.
 */
import { inflateRawSync } from 'node:zlib';
import { ARCHIVE_FILES_MAX } from './limits.js';

const END = { signature: 0x06054b50, length: 22, commentMax: 0xffff } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * The content of the files that are wanted, by name; null for what is no archive, or holds more than it may.
 * @param bytesMax of all that is unpacked together
 */
export function unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax: number,
): ReadonlyMap<string, Uint8Array> | null {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const entries = entriesOf(bytes).filter(({ name }) => isWanted(name));
    if (entries.length > ARCHIVE_FILES_MAX) return null;
    if (entries.reduce((sum, { size }) => sum + size, 0) > bytesMax) return null;
    return new Map(entries.map((entry) => [entry.name, contentOf(bytes, entry)]));
  } catch (error) {
    // A number that leads out of the file, a stream that is broken or longer than it says.
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) return null;
    throw error;
  }
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== ENTRY.signature) throw new RangeError('no entry');
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength),
    };
    at += ENTRY.length + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}

/** Behind it there is nothing but a comment. */
function endOf(bytes: Buffer): number {
  const last = bytes.length - END.length;
  for (let at = last; at >= 0 && at >= last - END.commentMax; at--) {
    if (bytes.readUInt32LE(at) === END.signature) return at;
  }
  throw new RangeError('no end');
}

/** The local header repeats the name, and may have other fields behind it than the directory has. */
function contentOf(bytes: Buffer, { method, packed, size, offset }: Entry): Uint8Array {
  if (bytes.readUInt32LE(offset) !== LOCAL.signature) throw new RangeError('no file');
  const start = offset + LOCAL.length + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw new RangeError('cut off');
  const content = bytes.subarray(start, start + packed);
  if (method === STORED && packed === size) return content;
  if (method !== DEFLATED) throw new RangeError('unknown method, or a size that is none');
  // One byte more than it says would be a lie; zlib refuses a limit of 0.
  return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
}
