/** What one run may ask of the network and put on the disk: ten thousand modules and slow hosts come to an end. */
import type { Budget } from '../../platform/io.js';
import {
  RUN_DISK_BYTES_MAX,
  RUN_ENTRIES_MAX,
  RUN_INODES_MAX,
  RUN_REQUESTS_MAX,
  RUN_SECONDS_MAX,
  RUN_UNPACKED_BYTES_MAX,
  RUN_WIRE_BYTES_MAX,
} from './limits.js';
import * as messages from './messages.js';
import { FetchError } from './trouble.js';

export interface Spent {
  readonly requests?: number;
  readonly wireBytes?: number;
  readonly diskBytes?: number;
  readonly inodes?: number;
  /** Looked at, whether they are taken or not. */
  readonly entries?: number;
  /** Decompressed, whether it is written or not. */
  readonly unpackedBytes?: number;
}

/** Told of work when it is done, not when it has succeeded: what fails at its end has cost as much. */
export type ReportUsage = (spent: Spent) => void;

export class Quota {
  /** Seconds that are left, for all programs and requests, also those that work on what is here. */
  readonly time: Budget = { left: RUN_SECONDS_MAX };
  readonly #left: { -readonly [name in keyof Spent]-?: number } = {
    requests: RUN_REQUESTS_MAX,
    wireBytes: RUN_WIRE_BYTES_MAX,
    diskBytes: RUN_DISK_BYTES_MAX,
    inodes: RUN_INODES_MAX,
    entries: RUN_ENTRIES_MAX,
    unpackedBytes: RUN_UNPACKED_BYTES_MAX,
  };

  get left(): Readonly<Required<Spent>> {
    return { ...this.#left };
  }

  /** @throws Trouble where it is more than is left, or the time is over; what is spent stays spent */
  spend(spent: Spent): void {
    for (const [name, count] of Object.entries(spent) as [keyof Spent, number][]) this.#left[name] -= count;
    if (this.time.left <= 0) throw new FetchError(messages.RUN_TIME_OVER);
    if (Object.values(this.#left).some((count) => count < 0)) throw new FetchError(messages.RUN_TOO_MUCH);
  }
}
