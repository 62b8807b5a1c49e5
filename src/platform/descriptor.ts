import { createReadStream, fstatSync } from 'node:fs';
import type { ReadDescriptor } from './io.js';

/** Implements `Io.readDescriptor`. Refuses terminals, which would wait for typed input, and devices, which may have no end. */
export const readDescriptor: ReadDescriptor = async (descriptor, bytesMax) => {
  const found = fstatSync(descriptor);
  if (!found.isFIFO() && !found.isSocket() && !found.isFile()) return 'device';
  // Streams also read non-blocking sockets and pipes.
  const stream = descriptor === 0 ? process.stdin : createReadStream('', { fd: descriptor, autoClose: false });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop closes the stream.
    if (bytes > bytesMax) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
