import { External } from '../errors.js';
import * as messages from '../messages.js';
import { harmless } from '../text/printable.js';

/**
 * Writes and waits until it is taken, so that a process which ends right after loses nothing. A reader that has gone
 * away (`groundplan graphdata --outfile - | head -1`) has what it wanted.
 * @throws External where it cannot be taken: redirected to a disk that is full
 */
export function writeTo(stream: NodeJS.WritableStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (error && !isGone(error)) reject(notTaken(error));
      else resolve();
    });
  });
}

/** Takes the line of the last step away; the only control of a terminal that we send, at the beginning of a text. */
export const CLEAR_LINE = '\r\u001b[K';

/** Whatever is said, and whoever has forgotten to look at a name in it. */
export const onTerminal = (text: string): string =>
  text.startsWith(CLEAR_LINE) ? `${CLEAR_LINE}${harmless(text.slice(CLEAR_LINE.length))}` : harmless(text);

/**
 * Without a listener an error is an uncaught exception, whatever the callback of `write` does. Where standard error
 * cannot be written there is nobody left to tell, and no reason to draw no picture.
 */
export function tolerateErrors(stream: NodeJS.WritableStream): void {
  stream.on('error', () => {});
}

function notTaken(cause: NodeJS.ErrnoException): External {
  const trouble = messages.MACHINE_TROUBLES.get(cause.code);
  return new External(messages.fileUnwritable('stdout', trouble?.[0] ?? cause.code ?? cause.message), {
    remedy: trouble?.[1] ?? messages.FILE_UNWRITABLE_REMEDY,
    cause,
  });
}

const isGone = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
};
