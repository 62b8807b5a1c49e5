/** One call after the other: a picture takes the processor and the memory that it needs, and two would take twice as much. */
import { Misuse } from '../../errors.js';
import { WAITING_MAX } from './limits.js';
import * as messages from './messages.js';

export interface Queue {
  /** Rejects as the work does, and with Misuse where too many wait. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** All that was added is done. */
  idle(): Promise<void>;
}

export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    add: (work) => {
      if (waiting > WAITING_MAX) return Promise.reject(new Misuse(messages.BUSY, { remedy: messages.BUSY_REMEDY }));
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => {});
      return done;
    },
    idle: async () => void (await last),
  };
}
