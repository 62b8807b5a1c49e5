/** Unpacks untrusted archives. */

import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readZip, type ZipEntry, ZipFault } from '../../../platform/archives/zip.js';
import type { Files } from '../../../platform/io.js';
import {
  CHECKOUT_BYTES_MAX,
  CHECKOUT_FILES_MAX,
  FILE_BYTES_MAX,
  HEADER_BYTES_MAX,
  HEADER_KEYS_MAX,
  LINK_BYTES_MAX,
  LINKS_MAX,
  RATIO_FROM_BYTES,
  RATIO_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import type { ReportUsage } from '../network/allowance.js';
import { FetchError } from '../network/trouble.js';
import { entryPath, isPlainLink, removeLinksOut, utf8 } from './paths.js';

export type ArchiveFormat = 'tar.gz' | 'tar' | 'zip';

export interface Unpacking {
  /** An existing, empty directory. */
  readonly root: string;
  readonly io: Files;
  readonly spend: ReportUsage;
}

/** Unpacks an archive into `to.root`. @throws FetchError if the archive is broken or exceeds the limits */
export async function unpackArchive(bytes: Uint8Array, format: ArchiveFormat, to: Unpacking): Promise<void> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const writer = new PackageWriter(to.root, to.io, to.spend);
  if (format === 'zip') await unpackZip(archive, writer);
  else await unpackStream(archive, format, writer);
  await writer.finish();
}

async function unpackStream(archive: Buffer, format: 'tar.gz' | 'tar', writer: PackageWriter): Promise<void> {
  const packed = Readable.from([archive], { objectMode: false });
  const stream = format === 'tar' ? packed : packed.pipe(createGunzip());
  try {
    await unpackTar(new ByteReader(stream, archive.length, writer.spend), writer);
  } finally {
    stream.destroy();
    packed.destroy();
  }
}

// ---- Zip archives.
// The declared sizes are checked before anything is unpacked.

/** Unpacks a zip archive. @throws FetchError if the archive is broken or exceeds the limits */
async function unpackZip(archive: Buffer, to: PackageWriter): Promise<void> {
  try {
    const entries = await readZip(archive, CHECKOUT_FILES_MAX, (count) => to.spend({ entries: count }));
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * archive.length;
    if (isBomb || total > CHECKOUT_BYTES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    for (const entry of entries) await unpackEntry(entry, to);
  } catch (cause) {
    if (!(cause instanceof ZipFault)) throw cause;
    throw new FetchError(cause.kind === 'unknown' ? messages.ARCHIVE_UNKNOWN : messages.ARCHIVE_BROKEN, { cause });
  }
}

async function unpackEntry(entry: ZipEntry, to: PackageWriter): Promise<void> {
  const { name, kind, size } = entry;
  const path = entryPath(name);
  if (path === null || kind === null) return;
  if (kind !== 'folder') to.spend({ unpackedBytes: Math.min(size, FILE_BYTES_MAX) });
  if (kind === 'folder') await to.folder(path);
  else if (kind === 'file' && size <= FILE_BYTES_MAX) await to.file(path, entry.content());
  else if (kind === 'link' && size <= LINK_BYTES_MAX) to.link(path, utf8(entry.content()) ?? '');
}

// ---- Tar archives.
// Hard links, devices and all other types are skipped.

/** Types without content, regardless of their size field. */
const WITHOUT_CONTENT = /^[1-6]$/;
const FILE: ReadonlySet<string> = new Set(['0', '\0', '7']);

/** Two headers per file: one for the file and one extension. */
const HEADERS_MAX = 2 * CHECKOUT_FILES_MAX;

/** Unpacks a tar stream. @throws FetchError if the archive is broken or exceeds the limits */
async function unpackTar(from: ByteReader, to: PackageWriter): Promise<void> {
  /** Extensions that apply to the next entry. */
  let next: Pax = {};
  for (let headers = 0; ; headers++) {
    if (headers > HEADERS_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    const block = await from.take(BLOCK);
    to.spend({ entries: 1 });
    if (block.length === 0) return;
    const header = block.length < BLOCK ? null : parseTarHeader(block);
    if (header === null) return;
    const more = await extension(header, from);
    if (more !== null) {
      next = { ...next, ...more };
      continue;
    }
    await entry({ ...header, ...next }, from, to);
    next = {};
  }
}

/**
 * Returns the fields that an extension header sets on the next entry; null for a regular entry. Global headers (`g`) set no field
 * that is needed.
 */
async function extension({ type, size }: TarHeader, from: ByteReader): Promise<Pax | null> {
  if (!/^[xgLK]$/.test(type)) return null;
  if (size > HEADER_BYTES_MAX) throw new FetchError(messages.ARCHIVE_BROKEN);
  const data = await padded(from, size);
  if (type === 'L') return { name: cString(data) };
  if (type === 'K') return { target: cString(data) };
  return type === 'x' ? parsePax(data) : {};
}

async function entry({ type, name, target, size: written }: TarHeader, from: ByteReader, to: PackageWriter) {
  const size = WITHOUT_CONTENT.test(type) ? 0 : written;
  const path = entryPath(name);
  if (FILE.has(type) && path !== null && size <= FILE_BYTES_MAX && name.at(-1) !== SLASH) {
    return to.file(path, await padded(from, size));
  }
  await from.skip(Math.ceil(size / BLOCK) * BLOCK);
  if (path === null) return;
  if (type === '5') await to.folder(path);
  const leads = type === '2' && target.length <= LINK_BYTES_MAX ? utf8(target) : null;
  if (leads !== null) to.link(path, leads);
}

const SLASH = 47;

async function padded(from: ByteReader, size: number): Promise<Buffer> {
  const data = await from.take(size);
  if (data.length < size) throw new FetchError(messages.ARCHIVE_BROKEN);
  await from.skip(Math.ceil(size / BLOCK) * BLOCK - size);
  return data;
}

// ---- Streams.

/** Reads a stream in blocks of requested size. */
class ByteReader {
  #chunks: Buffer[] = [];
  #held = 0;
  #total = 0;
  readonly #source: AsyncIterator<Buffer>;

  /** @param packed compressed size in bytes, to detect decompression bombs */
  constructor(
    source: AsyncIterable<Buffer>,
    readonly packed: number,
    readonly spend: ReportUsage,
  ) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns the next bytes; fewer at the end of the stream. @throws FetchError if the stream is broken or too large */
  async take(count: number): Promise<Buffer> {
    while (this.#held < count && (await this.#more()));
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#keep(all.subarray(count));
    return all.subarray(0, count);
  }

  async skip(count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      if (this.#held === 0 && !(await this.#more())) return;
      const chunk = this.#chunks.shift()!;
      this.#held -= chunk.length;
      if (chunk.length > left) {
        this.#chunks.unshift(chunk.subarray(left));
        this.#held += chunk.length - left;
      }
      left -= chunk.length;
    }
  }

  #keep(rest: Buffer): void {
    this.#chunks = rest.length === 0 ? [] : [rest];
    this.#held = rest.length;
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next().catch((cause: unknown) => {
      throw new FetchError(messages.ARCHIVE_BROKEN, { cause });
    });
    if (next.done === true) return false;
    this.#chunks.push(next.value);
    this.#held += next.value.length;
    this.#total += next.value.length;
    const isBomb = this.#total > RATIO_FROM_BYTES && this.#total > RATIO_MAX * this.packed;
    this.spend({ unpackedBytes: next.value.length });
    // The factor 2 leaves room for headers and skipped entries.
    if (isBomb || this.#total > 2 * CHECKOUT_BYTES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    return true;
  }
}

// ---- Headers of tar archives.
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html and GNU long names.

const BLOCK = 512;

interface TarHeader {
  /** `0` file, `2` symbolic link, `5` folder, `x` and `g` pax headers, `L` and `K` GNU long names. */
  readonly type: string;
  readonly name: Uint8Array;
  readonly target: Uint8Array;
  readonly size: number;
}

const broken = () => new FetchError(messages.ARCHIVE_BROKEN);

/**
 * Returns the fields of a header; null for a block of zeros, which ends the archive.
 * @param block 512 bytes @throws FetchError if the checksum or the size is invalid
 */
function parseTarHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (octal(block.subarray(148, 156)) !== sum) throw broken();
  const size = octal(block.subarray(124, 136));
  if (size === null) throw broken();
  const prefix = block.toString('latin1', 257, 263) === 'ustar\0' ? cString(block.subarray(345, 500)) : Buffer.alloc(0);
  const name = cString(block.subarray(0, 100));
  return {
    type: String.fromCharCode(block[156]!),
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    target: cString(block.subarray(157, 257)),
    size,
  };
}

/** Parses an octal number. Null for base 256, which only files over 8 GB need. */
function octal(field: Buffer): number | null {
  const text = field
    .toString('latin1')
    .replace(/[\0 ]+$/, '')
    .trim();
  return /^[0-7]{0,12}$/.test(text) ? Number.parseInt(text || '0', 8) : null;
}

function cString(field: Buffer): Buffer {
  const end = field.indexOf(0);
  return end < 0 ? field : field.subarray(0, end);
}

interface Pax {
  readonly name?: Uint8Array;
  readonly target?: Uint8Array;
  readonly size?: number;
}

/** Parses pax records, such as `25 path=long/name\n`. @throws FetchError if they are malformed or too many */
function parsePax(data: Buffer): Pax {
  const pax: { name?: Uint8Array; target?: Uint8Array; size?: number } = {};
  let at = 0;
  for (let keys = 0; at < data.length && data[at] !== 0; keys++) {
    const space = data.indexOf(32, at);
    const length = space < 0 || space - at > 8 ? 0 : Number(data.toString('latin1', at, space));
    const end = at + length;
    if (!(length > 0) || end > data.length || data[end - 1] !== 10 || keys >= HEADER_KEYS_MAX) throw broken();
    const record = data.subarray(space + 1, end - 1);
    const equals = record.indexOf(61);
    const value = record.subarray(equals + 1);
    const key = record.toString('latin1', 0, Math.max(0, equals));
    if (key === 'path') pax.name = value;
    if (key === 'linkpath') pax.target = value;
    if (key === 'size') {
      const size = value.toString('latin1');
      if (!/^\d{1,15}$/.test(size)) throw broken();
      pax.size = Number(size);
    }
    at = end;
  }
  return pax;
}

// ---- The unpacked package.

/**
 * Writes the entries of an archive into an empty folder, within limits. Links are created last, so that no file is written
 * through one.
 */
class PackageWriter {
  #bytes = 0;
  readonly #folders = new Set<string>(['.']);
  #files = 0;
  readonly #links = new Map<string, string>();

  /** @param root an empty directory whose path contains no links */
  constructor(
    readonly root: string,
    readonly io: Files,
    readonly spend: ReportUsage,
  ) {}

  /**
   * Creates a folder and its parents; false if the file system rejects the name. @throws FetchError if the total exceeds the
   * limits
   */
  async folder(path: string): Promise<boolean> {
    if (this.#folders.has(path)) return true;
    if (path !== '.' && !(await this.folder(dirname(path)))) return false;
    this.#folders.add(path);
    this.#check();
    this.spend({ inodes: 1 });
    return made(() => this.io.makeDirectory(`${this.root}/${path}`));
  }

  /** Writes a file, or skips it if the file system rejects the name. @throws FetchError if the total exceeds the limits */
  async file(path: string, content: Uint8Array): Promise<void> {
    this.#files++;
    this.#bytes += content.length;
    this.#check();
    this.spend({ inodes: 1, diskBytes: content.length });
    if (await this.folder(dirname(path))) await made(() => this.io.writeNew(`${this.root}/${path}`, content));
  }

  link(path: string, target: string): void {
    if (this.#links.size >= LINKS_MAX || !isPlainLink(path, target)) return;
    this.#links.set(path, target);
    this.spend({ inodes: 1 });
  }

  /**
   * Creates the links after all folders. Skips a link whose own path leads through another link: it would lie elsewhere than its
   * path says, perhaps outside of the package.
   */
  async finish(): Promise<void> {
    const names = new Set([...this.#links.keys()].map(folded));
    const plain = [...this.#links].filter(([path]) => !foldersAbove(path).some((folder) => names.has(folded(folder))));
    const ready: [path: string, target: string][] = [];
    for (const [path, target] of plain) if (await this.folder(dirname(path))) ready.push([path, target]);
    for (const [path, target] of ready) await made(() => this.io.link(`${this.root}/${path}`, target));
    await removeLinksOut(
      this.root,
      ready.map(([path]) => path),
      this.io,
    );
  }

  #check(): void {
    const isTooMuch = this.#bytes > CHECKOUT_BYTES_MAX || this.#files + this.#folders.size > CHECKOUT_FILES_MAX;
    if (isTooMuch) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
  }
}

/** File systems may treat names as equal that differ only in case or Unicode composition. */
const folded = (path: string): string => path.normalize('NFC').toLowerCase();

const foldersAbove = (path: string): string[] => {
  const names = path.split('/');
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'));
};

/** Errors for names that the file system rejects or treats as equal to another name. Such an entry is skipped. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EILSEQ',
  'EINVAL',
  'ENOENT',
]);

async function made(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (LEFT_OUT.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
