/** Reads untrusted tar archives with tar-stream, within limits. The caller decides which entries to use. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Header } from 'tar-stream';
import {
  CHECKOUT_BYTES_MAX,
  CHECKOUT_FILES_MAX,
  EXTENSIONS_BYTES_MAX,
  HEADER_KEYS_MAX,
  RATIO_FROM_BYTES,
  RATIO_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/fetch-error.js';
import type { ReportUsage } from '../network/quota.js';

export interface TarEntry {
  /** Raw name, not checked. U+FFFD stands for bytes that are not UTF-8. */
  readonly name: string;
  /** Null for a hard link, a device or another type. */
  readonly kind: 'file' | 'link' | 'folder' | null;
  /** Raw text of a symbolic link, or empty. */
  readonly target: string;
  /** Size in bytes, as declared. */
  readonly size: number;
  /** Reads the content. An entry whose content is not read before the next entry is skipped. */
  content(): Promise<Buffer>;
}

/** Bytes passed on at once. */
const CHUNK = 16 * 1024;
/** Maximum number of entries, including skipped ones. */
const ENTRIES_MAX = 2 * CHECKOUT_FILES_MAX;
const KINDS: ReadonlyMap<string | null, TarEntry['kind']> = new Map([
  ['file', 'file'],
  ['contiguous-file', 'file'],
  ['symlink', 'link'],
  ['directory', 'folder'],
]);
/** Types of entries that have no content, as tar-stream names them. `link` is a hard link. */
const WITHOUT_CONTENT: ReadonlySet<string | null> = new Set([
  'link',
  'symlink',
  'character-device',
  'block-device',
  'fifo',
]);

/**
 * Yields the entries of an archive up to its end marker.
 * @throws FetchError if the archive is broken or exceeds the limits
 */
export async function* readTar(
  archive: Buffer,
  format: 'tar.gz' | 'tar',
  spend: ReportUsage,
): AsyncGenerator<TarEntry> {
  const { extract } = await import('tar-stream');
  // The type declarations of tar-stream lack this option.
  const options: object = { allowUnknownFormat: true };
  const tar = extract(options);
  const headers = new TarHeaders();
  const chunks = Readable.from(chunksOf(archive), { objectMode: false });
  const limit = (from: AsyncIterable<Buffer>) => withinLimits(from, headers, archive.length, spend);
  const sink = tar as unknown as NodeJS.WritableStream;
  const feeding = format === 'tar' ? pipeline(chunks, limit, sink) : pipeline(chunks, createGunzip(), limit, sink);
  // The iterator of `tar` below throws the same errors; this handler only prevents an unhandled rejection.
  feeding.catch(() => {});
  try {
    let entries = 0;
    for await (const source of tar) {
      spend({ entries: 1 });
      if (++entries > ENTRIES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
      const { header } = source;
      checkEntry(header, headers.takeSize());
      yield {
        name: header.name,
        kind: kindOf(header),
        target: header.linkname ?? '',
        size: header.size,
        content: () => contentOf(source, header.size),
      };
      source.resume();
    }
    if (headers.endsWithExtension) throw new FetchError(messages.ARCHIVE_BROKEN);
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(messages.ARCHIVE_BROKEN, { cause });
  }
}

/** Returns the kind of an entry; null for one to skip, such as a file whose name ends with a slash. */
const kindOf = ({ name, type }: Header): TarEntry['kind'] =>
  type !== 'directory' && name.endsWith('/') ? null : (KINDS.get(type) ?? null);

function* chunksOf(archive: Buffer): Generator<Buffer> {
  for (let at = 0; at < archive.length; at += CHUNK) yield archive.subarray(at, at + CHUNK);
}

/**
 * Reads the content of an entry.
 * @throws FetchError if it does not have the declared size
 */
async function contentOf(source: AsyncIterable<unknown>, size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    if (size > 0) for await (const part of source) parts.push(part as Buffer);
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(messages.ARCHIVE_BROKEN, { cause });
  }
  const all = Buffer.concat(parts);
  if (all.length !== size) throw new FetchError(messages.ARCHIVE_BROKEN);
  return all;
}

/**
 * Yields the chunks up to the end marker. Keeps reading after it, so that the limits also apply to appended bytes.
 * @param packedSize compressed size in bytes, to detect decompression bombs
 * @throws FetchError if the bytes exceed the limits
 */
async function* withinLimits(
  chunks: AsyncIterable<Buffer>,
  headers: TarHeaders,
  packedSize: number,
  spend: ReportUsage,
): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    spend({ unpackedBytes: chunk.length });
    const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * packedSize;
    // The factor 2 leaves room for headers and skipped entries.
    if (isBomb || total > 2 * CHECKOUT_BYTES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    yield headers.beforeEnd(chunk);
  }
}

/**
 * Refuses an entry that other programs would read differently, or that has too many keys.
 * @param declaredSize size in bytes in the entry's own header
 * @throws FetchError for such an entry
 */
function checkEntry({ type, size, pax }: Header, declaredSize: number | undefined): void {
  // tar-stream skips the content of a link or device, but Terraform reads it as the next entry.
  const hasHiddenContent = size > 0 && WITHOUT_CONTENT.has(type);
  // A pax header may override the size. Then the next header is elsewhere than TarHeaders looks for it.
  const isAmbiguous = hasHiddenContent || size !== declaredSize;
  const hasManyKeys = Object.keys(pax ?? {}).length > HEADER_KEYS_MAX;
  if (isAmbiguous || hasManyKeys) throw new FetchError(messages.ARCHIVE_BROKEN);
}

// ---- Headers, which are followed before tar-stream reads them.

/** Size in bytes of a header. Content is padded to a multiple of it. */
const BLOCK = 512;
const END_MARKER = Buffer.alloc(BLOCK);
const EMPTY = Buffer.alloc(0);

/** Position and length in bytes of the fields of a header. */
const SIZE = { at: 124, length: 12 };
const TYPE_AT = 156;

/**
 * Types that describe the next entry: pax headers (`x`, and `g` for all that follow), long GNU names (`L`) and links
 * (`K`).
 */
const EXTENSIONS = 'xgLK';
const FOLDER = '5';

/**
 * Follows the headers of a tar archive to its end marker, before tar-stream reads it: tar-stream continues after the
 * marker with whatever is appended, whereas `tar` and Terraform stop. tar-stream also reports no extension headers,
 * reads up to 4 MB of each, and copies the keys of a global one into each that follows. So their size is limited here.
 */
class TarHeaders {
  #hasEnded = false;
  /** Bytes to skip before the next header. */
  #contentLeft = 0;
  /** Start of a header that continues in the next chunk. */
  #partial = EMPTY;
  /** Bytes of extension headers since the last entry. */
  #extensionBytes = 0;
  /** Declared sizes in bytes of the entries that `takeSize` has not returned yet. */
  readonly #sizes: number[] = [];

  /**
   * Returns the part of the chunk up to the end marker; empty after it.
   * @param chunk the next bytes of the archive
   * @throws FetchError if extension headers exceed the limit
   */
  beforeEnd(chunk: Buffer): Buffer {
    let at = 0;
    while (!this.#hasEnded && at < chunk.length) {
      const skipped = Math.min(this.#contentLeft, chunk.length - at);
      this.#contentLeft -= skipped;
      at += skipped;
      const piece = chunk.subarray(at, at + BLOCK - this.#partial.length);
      at += piece.length;
      this.#partial = Buffer.concat([this.#partial, piece]);
      if (this.#partial.length < BLOCK) continue;
      this.#readHeader(this.#partial);
      this.#partial = EMPTY;
    }
    return chunk.subarray(0, at);
  }

  /** Returns the declared size of the next entry in archive order; undefined if there is none. */
  takeSize(): number | undefined {
    return this.#sizes.shift();
  }

  /** True if the archive ends with extension headers that no entry follows. */
  get endsWithExtension(): boolean {
    return this.#extensionBytes > 0;
  }

  #readHeader(header: Buffer): void {
    if (header.equals(END_MARKER)) {
      this.#hasEnded = true;
      return;
    }
    const type = String.fromCharCode(header[TYPE_AT]!);
    const size = sizeIn(header);
    // Some archives declare a size for folders. No content follows.
    this.#contentLeft = type === FOLDER ? 0 : Math.ceil(size / BLOCK) * BLOCK;
    if (EXTENSIONS.includes(type)) {
      this.#extensionBytes += BLOCK + this.#contentLeft;
      if (this.#extensionBytes > EXTENSIONS_BYTES_MAX) throw new FetchError(messages.ARCHIVE_BROKEN);
      return;
    }
    this.#extensionBytes = 0;
    this.#sizes.push(size);
  }
}

/**
 * Returns the size that a header declares, as octal digits or as a binary number (marked by the highest bit). The last
 * six bytes of a binary number suffice for every size within the limits. Returns 0 for any other text.
 */
function sizeIn(header: Buffer): number {
  const end = SIZE.at + SIZE.length;
  if (header[SIZE.at]! >= 0x80) return header.readUIntBE(end - 6, 6);
  return Number.parseInt(header.toString('latin1', SIZE.at, end).replace(/^[\0 ]+/, ''), 8) || 0;
}
