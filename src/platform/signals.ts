/**
 * Cleans up when the user stops the run, or the program ends early.
 *
 * Handlers are installed only while there is something to clean up. A handler runs only when the event loop turns, and the layout
 * of a large graph blocks it for seconds. Without a handler, Ctrl-C ends the process at once, as it should.
 */
import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

interface Guard {
  /** Asks running programs to exit, and waits for them. */
  readonly interrupt: () => Promise<void>;
  /** Cleans up synchronously, because nothing asynchronous completes during exit. */
  readonly undo: () => void;
}

const pending = new Set<Guard>();
let stopping = false;

/** True after the first signal. No new work may start, and later failures are consequences of the signal. */
export const isStopping = (): boolean => stopping;

/** The first signal interrupts, the second one exits at once. The `exit` event cleans up. */
function stop(signal: (typeof SIGNALS)[number]): void {
  const leave = () => process.exit(128 + constants.signals[signal]);
  if (stopping) leave();
  stopping = true;
  Promise.allSettled([...pending].map(({ interrupt }) => interrupt())).then(leave);
}

/** Also runs after an uncaught exception. */
function undoAll(): void {
  for (const { undo } of [...pending].reverse()) {
    try {
      undo();
    } catch {
      // The remaining cleanups must still run, and nobody is left to receive the error.
    }
  }
}

/**
 * Runs `work`. A signal meanwhile calls `interrupt` and waits for it, then calls `undo` and ends the process with 128 + the
 * signal's number. A second signal skips to `undo`. Neither is called if `work` completes.
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
