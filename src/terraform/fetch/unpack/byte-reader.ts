/** Reads a stream in blocks of requested size. */
import { CHECKOUT_BYTES_MAX, RATIO_FROM_BYTES, RATIO_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { ReportUsage } from '../network/allowance.js';
import { FetchError } from '../network/trouble.js';

export class ByteReader {
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
