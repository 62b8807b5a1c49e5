/**
 * Cleans up when a signal such as Ctrl-C ends the program: ends external programs and removes temporary files.
 *
 * Handlers are installed only while there is something to clean up. A handler runs only when the event loop turns, and
 * the layout of a large graph blocks it for seconds. Without a handler, Ctrl-C ends the process at once.
 */
import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

/** The cleanup of one piece of work. */
interface Guard {
  /** Asks a running program to exit, and waits for it. */
  readonly interrupt: () => Promise<void>;
  /** Cleans up synchronously, because nothing asynchronous completes during exit. */
  readonly undo: () => void;
}

/** Cleanups of the work that is in progress, oldest first. */
const active = new Set<Guard>();
let hasReceivedSignal = false;

/** True after the first signal. No work may start then, and failures are consequences of the signal. */
export const isStopping = (): boolean => hasReceivedSignal;

/**
 * Handles a signal: the first one interrupts and then exits, the second one exits at once. The `exit` event cleans up.
 */
function stop(signal: (typeof SIGNALS)[number]): void {
  const leave = () => process.exit(128 + constants.signals[signal]);
  if (hasReceivedSignal) leave();
  hasReceivedSignal = true;
  Promise.allSettled([...active].map(({ interrupt }) => interrupt())).then(leave);
}

/** Cleans up in reverse order, at every exit: also after an uncaught exception. */
function undoAll(): void {
  for (const { undo } of [...active].reverse()) {
    try {
      undo();
    } catch {
      // The remaining cleanups must still run, and nobody is left to receive the error.
    }
  }
}

/**
 * Runs `work`, and returns its result. A signal meanwhile calls `interrupt` and waits for it, then calls `undo`, and
 * ends the process with 128 + the signal's number. A second signal skips to `undo`. Neither is called if `work` has
 * ended.
 */
export async function guarded<T>(
  undo: () => void,
  work: () => Promise<T>,
  interrupt: () => Promise<void> = async () => {},
): Promise<T> {
  const guard = { undo, interrupt };
  if (active.size === 0) setHandlers('on');
  active.add(guard);
  try {
    return await work();
  } finally {
    active.delete(guard);
    if (active.size === 0) setHandlers('off');
  }
}

/** Adds or removes the handlers of the process. */
function setHandlers(method: 'on' | 'off'): void {
  for (const signal of SIGNALS) process[method](signal, stop);
  process[method]('exit', undoAll);
}
