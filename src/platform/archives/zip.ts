/**
 * Reads untrusted zip archives in memory with yauzl: modules, and sources of repositories. The caller decides which
 * entries to use. An entry is unpacked only on request, and never beyond its declared size.
 */
import { inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

export interface ZipEntry {
  /** Name as in the archive, not checked: it may be `../x`. */
  readonly name: Buffer;
  /** Null for a device, a socket or another special file. */
  readonly kind: 'file' | 'link' | 'folder' | null;
  /** Uncompressed size in bytes, as declared. */
  readonly size: number;
  /**
   * Unpacks the entry.
   * @throws ZipFault if the result does not have `size` bytes
   */
  content(): Buffer;
}

/** The error for a zip archive that cannot be read. `unknown`: encrypted, or compressed with an unsupported method. */
export class ZipFault extends Error {
  constructor(
    readonly kind: 'broken' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(kind, options);
  }
}

/** Compression method of an entry that is not compressed. */
const STORED = 0;
const SLASH = 0x2f;
/** The file type in a Unix mode. */
const TYPE_MASK = 0o170000;
/** Kinds by file type. Archives from other systems have no mode, so that the type is 0. */
const KINDS: ReadonlyMap<number, 'file' | 'link' | 'folder'> = new Map([
  [0, 'file'],
  [0o100000, 'file'],
  [0o120000, 'link'],
  [0o040000, 'folder'],
]);

/**
 * Returns the entries of an archive.
 * @param entriesMax more entries count as a broken archive, because each one takes memory
 * @param onCount receives the number of entries before they are read
 * @throws ZipFault for a malformed archive, and for entries with overlapping data, by which a small archive expands to
 * petabytes
 */
export async function readZip(
  archive: Uint8Array,
  entriesMax: number,
  onCount = (_: number): void => {},
): Promise<readonly ZipEntry[]> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const { fromBufferPromise } = await import('yauzl');
  const zip = await orBroken(() => fromBufferPromise(bytes, { decodeStrings: false }));
  if (zip.entryCount > entriesMax) throw new ZipFault('broken');
  onCount(zip.entryCount);
  return orBroken(async () => {
    const entries = await entriesOf(zip);
    const offsets = await dataOffsetsOf(zip, entries);
    return entries.map((entry, index) => ({
      name: entry.fileNameRaw,
      kind: kindOf(entry),
      size: entry.uncompressedSize,
      content: () => unpack(entry, bytes.subarray(offsets[index]!, offsets[index]! + entry.compressedSize)),
    }));
  });
}

/**
 * Returns all entries.
 * @throws ZipFault for an entry that cannot be unpacked
 */
async function entriesOf(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.canDecodeFileData()) throw new ZipFault('unknown');
    entries.push(entry);
  }
  return entries;
}

/**
 * Returns the offset of each entry's data.
 * @throws ZipFault if two entries overlap
 */
async function dataOffsetsOf(zip: ZipFile, entries: readonly Entry[]): Promise<readonly number[]> {
  const ranges: [from: number, to: number][] = [];
  const offsets: number[] = [];
  for (const entry of entries) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    offsets.push(fileDataStart);
    ranges.push([entry.relativeOffsetOfLocalHeader, fileDataStart + entry.compressedSize]);
  }
  ranges.sort(([a], [b]) => a - b);
  if (ranges.some(([from], index) => index > 0 && from < ranges[index - 1]![1])) throw new ZipFault('broken');
  return offsets;
}

/** Returns the kind of an entry. The upper half of its attributes is the Unix mode. */
const kindOf = ({ fileNameRaw, externalFileAttributes }: Entry): ZipEntry['kind'] =>
  fileNameRaw.at(-1) === SLASH ? 'folder' : (KINDS.get((externalFileAttributes >>> 16) & TYPE_MASK) ?? null);

/**
 * Unpacks an entry without yauzl's streams: one stream for each of 60,000 files takes nine times as long. The output
 * never exceeds the declared size.
 * @throws ZipFault if it has another size
 */
function unpack({ compressionMethod, uncompressedSize: size }: Entry, data: Buffer): Buffer {
  try {
    // zlib rejects a limit of 0.
    const bytes = compressionMethod === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
    if (bytes.length === size) return bytes;
  } catch (cause) {
    throw new ZipFault('broken', { cause });
  }
  throw new ZipFault('broken');
}

/** Returns the result of `work`, and turns its errors into a ZipFault. */
async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ZipFault ? cause : new ZipFault('broken', { cause });
  }
}
