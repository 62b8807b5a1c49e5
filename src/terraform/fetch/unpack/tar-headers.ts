import { EXTENSIONS_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/fetch-error.js';

/** Size in bytes of a header. Content is padded to a multiple of it. */
const BLOCK = 512;
const END_MARKER = Buffer.alloc(BLOCK);
const EMPTY = Buffer.alloc(0);

/** Position and length in bytes of the fields of a header. */
const SIZE = { at: 124, length: 12 };
const TYPE_AT = 156;

/** Types that describe the next entry: pax headers (`x`, and `g` for all that follow), long GNU names (`L`) and links (`K`). */
const EXTENSIONS = 'xgLK';
const FOLDER = '5';

/**
 * Follows the headers of a tar archive to its end marker, before tar-stream reads it: tar-stream continues after the
 * marker with whatever is appended, whereas `tar` and Terraform stop. tar-stream also reports no extension headers, reads
 * up to 4 MB of each, and copies the keys of a global one into each that follows. So their size is limited here.
 */
export class TarHeaders {
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

/** Reads octal digits, or a binary number marked by the highest bit. The last six bytes suffice for sizes that are accepted. */
function sizeIn(header: Buffer): number {
  const end = SIZE.at + SIZE.length;
  if (header[SIZE.at]! >= 0x80) return header.readUIntBE(end - 6, 6);
  return Number.parseInt(header.toString('latin1', SIZE.at, end).replace(/^[\0 ]+/, ''), 8) || 0;
}
