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
import type { ReportUsage } from '../network/allowance.js';
import { FetchError } from '../network/trouble.js';

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

const BLOCK = 512;
/** Bytes that are passed on at once. */
const CHUNK = 16 * 1024;
const ZEROS = Buffer.alloc(CHUNK);
const ENTRIES_MAX = 2 * CHECKOUT_FILES_MAX;
const KINDS: ReadonlyMap<string | null, TarEntry['kind']> = new Map([
  ['file', 'file'],
  ['contiguous-file', 'file'],
  ['symlink', 'link'],
  ['directory', 'folder'],
]);
const WITHOUT_CONTENT: ReadonlySet<string | null> = new Set([
  'link',
  'symlink',
  'character-device',
  'block-device',
  'fifo',
]);

/** Yields the entries of an archive. @throws FetchError if the archive is broken or exceeds the limits */
export async function* readTar(
  archive: Buffer,
  format: 'tar.gz' | 'tar',
  spend: ReportUsage,
): AsyncGenerator<TarEntry> {
  const { extract } = await import('tar-stream');
  const options: object = { allowUnknownFormat: true };
  const tar = extract(options);
  const bytes = new ByteCounter(archive.length, spend);
  const chunks = Readable.from(chunksOf(archive), { objectMode: false });
  const count = (from: AsyncIterable<Buffer>) => bytes.counted(from);
  const end = tar as unknown as NodeJS.WritableStream;
  const fed = format === 'tar' ? pipeline(chunks, count, end) : pipeline(chunks, createGunzip(), count, end);
  // The iterator of `tar` throws the same errors.
  fed.catch(() => {});
  try {
    let entries = 0;
    for await (const source of tar) {
      spend({ entries: 1 });
      if (++entries > ENTRIES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
      const { header, offset } = source;
      bytes.foundEntry(header, offset);
      yield {
        ...{ name: header.name, kind: kindOf(header), target: header.linkname ?? '', size: header.size },
        content: () => contentOf(source, header.size),
      };
      source.resume();
    }
    bytes.end();
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(messages.ARCHIVE_BROKEN, { cause });
  }
}

/** Skips a file whose name ends with a slash. */
const kindOf = ({ name, type }: Header): TarEntry['kind'] =>
  type !== 'directory' && name.endsWith('/') ? null : (KINDS.get(type) ?? null);

function* chunksOf(archive: Buffer): Generator<Buffer> {
  for (let at = 0; at < archive.length; at += CHUNK) yield archive.subarray(at, at + CHUNK);
}

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
 * Counts the bytes on their way to tar-stream. tar-stream reports no extension headers, holds 4 MB of each, and copies the keys
 * of a global one into each that follows. So the bytes between entries are limited.
 */
class ByteCounter {
  #total = 0;
  /** Offset behind the last entry. */
  #entryEnd = 0;
  /** Last chunk that is not all zeros, with the offset behind it. Zeros end an archive. */
  #filled: { readonly chunk: Buffer; readonly end: number } = { chunk: Buffer.alloc(0), end: 0 };

  /** @param packed compressed size in bytes, to detect decompression bombs */
  constructor(
    readonly packed: number,
    readonly spend: ReportUsage,
  ) {}

  /** Passes the bytes on. @throws FetchError if they exceed the limits */
  async *counted(from: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of from) {
      this.#total += chunk.length;
      if (!chunk.equals(ZEROS.subarray(0, chunk.length))) this.#filled = { chunk, end: this.#total };
      this.spend({ unpackedBytes: chunk.length });
      const isBomb = this.#total > RATIO_FROM_BYTES && this.#total > RATIO_MAX * this.packed;
      // The factor 2 leaves room for headers and skipped entries.
      if (isBomb || this.#total > 2 * CHECKOUT_BYTES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
      if (this.#filled.end - this.#entryEnd > EXTENSIONS_BYTES_MAX) throw new FetchError(messages.ARCHIVE_BROKEN);
      yield chunk;
    }
  }

  /**
   * @throws FetchError if the entry has too many keys, or is a link or device with content: tar-stream skips it, but Terraform
   * reads it as the next entry
   */
  foundEntry({ type, size, pax }: Header, offset: number): void {
    const isAmbiguous = size > 0 && WITHOUT_CONTENT.has(type);
    const isLong = Object.keys(pax ?? {}).length > HEADER_KEYS_MAX;
    if (isAmbiguous || isLong) throw new FetchError(messages.ARCHIVE_BROKEN);
    this.#entryEnd = offset + BLOCK + (type === 'directory' ? 0 : Math.ceil(size / BLOCK) * BLOCK);
  }

  /** @throws FetchError if extension headers are followed by no entry */
  end(): void {
    const { chunk, end } = this.#filled;
    const zeros = chunk.length - 1 - chunk.findLastIndex((byte) => byte !== 0);
    if (end - zeros > this.#entryEnd) throw new FetchError(messages.ARCHIVE_BROKEN);
  }
}
