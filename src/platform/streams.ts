/** Writes to stdout and stderr of this process. */
import { External } from '../errors.js';
import * as sharedMessages from '../messages.js';
import { harmless } from './text/printable.js';

/**
 * Writes and waits until the content has been received, so that a process that exits afterwards loses nothing. A reader
 * that has closed the pipe is not an error (`groundplan graphdata --outfile - | head -1`).
 * @throws External if writing fails, such as redirected output on a full disk
 */
export function writeTo(stream: NodeJS.WritableStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (error && !isReaderGone(error)) reject(writeFailure(error));
      else resolve();
    });
  });
}

/** Clears the progress line. The only terminal control that groundplan sends, and only at the start of an output. */
export const CLEAR_LINE = '\r\u001b[K';

/** Returns text that is safe for a terminal or log: a safety net for callers that print an unchecked name. */
export const safeForTerminal = (text: string): string =>
  text.startsWith(CLEAR_LINE) ? `${CLEAR_LINE}${harmless(text.slice(CLEAR_LINE.length))}` : harmless(text);

/**
 * Prevents stream errors from becoming uncaught exceptions; the callback of `write` does not. If stderr is not
 * writable, the error cannot be reported, and the diagram should still be drawn.
 */
export function tolerateErrors(stream: NodeJS.WritableStream): void {
  stream.on('error', () => {});
}

/** Returns the error for a failed write to stdout. */
function writeFailure(cause: NodeJS.ErrnoException): External {
  const trouble = sharedMessages.MACHINE_TROUBLES.get(cause.code);
  return new External(sharedMessages.fileUnwritable('stdout', trouble?.[0] ?? cause.code ?? cause.message), {
    remedy: trouble?.[1] ?? sharedMessages.FILE_UNWRITABLE_REMEDY,
    cause,
  });
}

/** True if the reader of a pipe has closed it. */
const isReaderGone = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
};
