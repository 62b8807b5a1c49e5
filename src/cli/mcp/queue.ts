import { Misuse } from '../../errors.js';
import { WAITING_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** Runs calls one after the other: two drawings at once would double the memory and compete for the processor. */
export interface Queue {
  /** Resolves with the result of the work. Rejects with its error, or with Misuse if the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  idle(): Promise<void>;
}

/** Creates a queue of one running call and at most `WAITING_MAX` waiting ones. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    add: (work) => {
      if (unfinished > WAITING_MAX) return Promise.reject(new Misuse(messages.BUSY, { remedy: messages.BUSY_REMEDY }));
      unfinished++;
      const done = last.then(work).finally(() => unfinished--);
      last = done.catch(() => {});
      return done;
    },
    idle: async () => void (await last),
  };
}
