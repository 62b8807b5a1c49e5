/** What goes wrong on the way: an answer instead of the work, or a connection that breaks before or after it. */
import type { Answer } from './answers.js';

export interface Fault {
  /** Which calls: the begin of `POST /repos/octo/infra/git/blobs`, or a pattern. */
  readonly on: string | RegExp;
  /** How many of them; all by default. */
  readonly times?: number;
  /** So many are let through before. */
  readonly skip?: number;
  readonly play: Answer | 'reset' | 'stall';
  /** The work is done before: a create that has succeeded, and nobody learns of it. */
  readonly after?: boolean;
}

export interface Faults {
  add(fault: Fault): void;
  /** What goes wrong with this call, or null. Counts it. */
  next(call: string): Fault | null;
  clear(): void;
}

export function createFaults(): Faults {
  const pending: { fault: Fault; skip: number; times: number }[] = [];
  return {
    add: (fault) => void pending.push({ fault, skip: fault.skip ?? 0, times: fault.times ?? Infinity }),
    clear: () => void pending.splice(0),
    next: (call) => {
      for (const entry of pending) {
        const { on } = entry.fault;
        if (entry.times === 0 || !(typeof on === 'string' ? call.startsWith(on) : on.test(call))) continue;
        if (entry.skip-- > 0) continue;
        entry.times--;
        return entry.fault;
      }
      return null;
    },
  };
}
