/** Quota of one run for network requests and disk space. It bounds runs with ten thousand modules or slow hosts. */
import type { Budget } from '../../../platform/io.js';
import {
  RUN_DISK_BYTES_MAX,
  RUN_ENTRIES_MAX,
  RUN_INODES_MAX,
  RUN_REQUESTS_MAX,
  RUN_SECONDS_MAX,
  RUN_UNPACKED_BYTES_MAX,
  RUN_WIRE_BYTES_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from './fetch-error.js';

/** Usage of one piece of work. */
export interface Spent {
  readonly requests?: number;
  /** Bytes received. */
  readonly wireBytes?: number;
  readonly diskBytes?: number;
  /** Files, folders and links that are created. */
  readonly inodes?: number;
  /** Entries inspected, including skipped ones. */
  readonly entries?: number;
  /** Decompressed bytes, written or not. */
  readonly unpackedBytes?: number;
}

/**
 * Reports usage as the work is done, successful or not, because a late failure has cost as much.
 * @throws FetchError if a quota is exhausted
 */
export type ReportUsage = (spent: Spent) => void;

export class Quota {
  /** Remaining seconds for all programs and requests, including those on local files. */
  readonly time: Budget = { left: RUN_SECONDS_MAX };
  readonly #left: { -readonly [name in keyof Spent]-?: number } = {
    requests: RUN_REQUESTS_MAX,
    wireBytes: RUN_WIRE_BYTES_MAX,
    diskBytes: RUN_DISK_BYTES_MAX,
    inodes: RUN_INODES_MAX,
    entries: RUN_ENTRIES_MAX,
    unpackedBytes: RUN_UNPACKED_BYTES_MAX,
  };

  /** Remaining usage. Negative once a quota is exceeded. */
  get left(): Readonly<Required<Spent>> {
    return { ...this.#left };
  }

  /**
   * Subtracts usage from the quota.
   * @throws FetchError if a quota or the time is exhausted; the usage still counts
   */
  spend(spent: Spent): void {
    for (const [name, count] of Object.entries(spent) as [keyof Spent, number][]) this.#left[name] -= count;
    if (this.time.left <= 0) throw new FetchError(messages.RUN_TIME_OVER);
    if (Object.values(this.#left).some((count) => count < 0)) throw new FetchError(messages.RUN_TOO_MUCH);
  }
}
