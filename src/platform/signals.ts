/**
 * What has to be undone when the user stops the run, or the program ends in the middle of it.
 *
 * Handlers are installed only while there is something to undo. A handler waits until the event loop turns, and laying
 * out a large graph keeps it busy for seconds; without one, Ctrl-C ends the process at once, as it should.
 */
import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

interface Guard {
  /** Asks first, and gives time to answer: programs that run. */
  readonly interrupt: () => Promise<void>;
  /** Takes effect at once: nothing asynchronous finishes on the way out. */
  readonly undo: () => void;
}

const pending = new Set<Guard>();
let stopping = false;

/** From the first signal on, no more work is begun, and what fails from now on fails because of it. */
export const isStopping = (): boolean => stopping;

/** The first signal asks, the second one does not wait. What is undone is undone by `exit`. */
function stop(signal: (typeof SIGNALS)[number]): void {
  const leave = () => process.exit(128 + constants.signals[signal]);
  if (stopping) leave();
  stopping = true;
  Promise.allSettled([...pending].map(({ interrupt }) => interrupt())).then(leave);
}

/** Also reached by an exception that nobody catches. */
function undoAll(): void {
  for (const { undo } of [...pending].reverse()) {
    try {
      undo();
    } catch {
      // The other things still have to be undone, and there is nobody left to tell.
    }
  }
}

/**
 * Runs `work`; a signal in the middle calls `interrupt` and waits for it, then `undo`, and ends the process with 128 + the
 * signal's number. A second signal goes on to `undo` at once. Neither is called when `work` ends by itself.
 */
export async function guarded<T>(
  undo: () => void,
  work: () => Promise<T>,
  interrupt: () => Promise<void> = async () => {},
): Promise<T> {
  const guard = { undo, interrupt };
  if (pending.size === 0) listen('on');
  pending.add(guard);
  try {
    return await work();
  } finally {
    pending.delete(guard);
    if (pending.size === 0) listen('off');
  }
}

function listen(how: 'on' | 'off'): void {
  for (const signal of SIGNALS) process[how](signal, stop);
  process[how]('exit', undoAll);
}
