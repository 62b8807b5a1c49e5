/**
 * Writes and waits until it is taken, so that a process which ends right after loses nothing. A reader that has gone
 * away (`groundplan graphdata --outfile - | head -1`) has what it wanted.
 */
export function writeTo(stream: NodeJS.WritableStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (error && !isGone(error)) reject(error);
      else resolve();
    });
  });
}

/** Without a listener a gone reader is an uncaught exception, whatever the callback of `write` does. */
export function tolerateGoneReader(stream: NodeJS.WritableStream): void {
  stream.on('error', (error) => {
    if (!isGone(error)) throw error;
  });
}

const isGone = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
};
