/**
 * What has to be undone when the user stops the run.
 *
 * Handlers are installed only while there is something to undo. A handler waits until the event loop turns, and laying
 * out a large graph keeps it busy for seconds; without one, Ctrl-C ends the process at once, as it should.
 */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = Object.keys(EXIT_CODES) as (keyof typeof EXIT_CODES)[];

const pending = new Set<() => void>();

function stop(signal: keyof typeof EXIT_CODES): void {
  for (const undo of [...pending].reverse()) {
    try {
      undo();
    } catch {
      // The other things still have to be undone, and there is nobody left to tell.
    }
  }
  process.exit(EXIT_CODES[signal]);
}

/**
 * Runs `work`; a signal in the middle calls `undo` and ends the process with 128 + the signal's number. `undo` must be
 * synchronous: nothing asynchronous finishes on the way out. It is not called when `work` ends by itself.
 */
export async function guarded<T>(undo: () => void, work: () => Promise<T>): Promise<T> {
  if (pending.size === 0) for (const signal of SIGNALS) process.on(signal, stop);
  pending.add(undo);
  try {
    return await work();
  } finally {
    pending.delete(undo);
    if (pending.size === 0) for (const signal of SIGNALS) process.off(signal, stop);
  }
}
