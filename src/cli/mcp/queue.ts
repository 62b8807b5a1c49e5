/** Runs calls one after another, because two drawings at once would double the memory and compete for the processor. */
import { Misuse } from '../../errors.js';
import { WAITING_MAX } from '../limits.js';
import * as messages from '../messages.js';

export interface Queue {
  /** Rejects with the error of the work, or with Misuse if the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  idle(): Promise<void>;
}

/** Creates a queue with at most `WAITING_MAX` waiting calls. */
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
