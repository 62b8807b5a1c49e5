/**
 * What a zip archive of a stranger says that it holds, read with yauzl in memory: nothing is unpacked before it is asked
 * for, and then never more than the archive has said. What may be taken of it is for the caller to say.
 */
import { inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

export interface ZipEntry {
  /** As it stands there, whatever it means. */
  readonly name: Buffer;
  /** Null for a device, a socket and the like. */
  readonly kind: 'file' | 'link' | 'folder' | null;
  /** Bytes when unpacked. */
  readonly size: number;
  /** @throws ZipFault where it is not `size` bytes */
  content(): Buffer;
}

/** `unknown`: encrypted, or packed in a way that is not read. */
export class ZipFault extends Error {
  constructor(
    readonly kind: 'broken' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(kind, options);
  }
}

const STORED = 0;
const SLASH = 47;
const KIND = 0o170000;
const KINDS: ReadonlyMap<number, 'file' | 'link' | 'folder'> = new Map([
  [0, 'file'],
  [0o100000, 'file'],
  [0o120000, 'link'],
  [0o040000, 'folder'],
]);

/**
 * @param entriesMax more of them are as bad as a broken archive: each is held in memory
 * @param onCount told how many there are, before they are read
 * @throws ZipFault also for entries that share bytes, which is how a small archive becomes petabytes
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
    const places = await placesOf(zip, entries);
    return entries.map((entry, at) => ({
      name: entry.fileNameRaw,
      kind: kindOf(entry),
      size: entry.uncompressedSize,
      content: () => unpacked(entry, bytes.subarray(places[at]!, places[at]! + entry.compressedSize)),
    }));
  });
}

async function entriesOf(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.canDecodeFileData()) throw new ZipFault('unknown');
    entries.push(entry);
  }
  return entries;
}

/** Where the content of each begins. */
async function placesOf(zip: ZipFile, entries: readonly Entry[]): Promise<readonly number[]> {
  const taken: [from: number, to: number][] = [];
  const places: number[] = [];
  for (const entry of entries) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    places.push(fileDataStart);
    taken.push([entry.relativeOffsetOfLocalHeader, fileDataStart + entry.compressedSize]);
  }
  taken.sort(([a], [b]) => a - b);
  if (taken.some(([from], at) => at > 0 && from < taken[at - 1]![1])) throw new ZipFault('broken');
  return places;
}

/** The upper half of the attributes is the mode of Unix; other systems leave it empty. */
const kindOf = ({ fileNameRaw, externalFileAttributes }: Entry): ZipEntry['kind'] =>
  fileNameRaw.at(-1) === SLASH ? 'folder' : (KINDS.get((externalFileAttributes >>> 16) & KIND) ?? null);

/** Not by yauzl's streams: one for each of 60,000 files takes nine times as long. No more than the archive has said comes out. */
function unpacked({ compressionMethod, uncompressedSize: size }: Entry, data: Buffer): Buffer {
  try {
    // zlib refuses a limit of 0.
    const bytes = compressionMethod === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
    if (bytes.length === size) return bytes;
  } catch (cause) {
    throw new ZipFault('broken', { cause });
  }
  throw new ZipFault('broken');
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ZipFault ? cause : new ZipFault('broken', { cause });
  }
}
