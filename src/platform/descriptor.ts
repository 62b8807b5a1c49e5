import { createReadStream, fstatSync } from 'node:fs';
import type { ReadDescriptor } from './io.js';

/** See `Io`. A terminal would wait for somebody to type, and a device may have no end. */
export const readDescriptor: ReadDescriptor = async (descriptor, bytesMax) => {
  const found = fstatSync(descriptor);
  if (!found.isFIFO() && !found.isSocket() && !found.isFile()) return 'device';
  // A socket or a pipe that does not block is read by the stream that knows how.
  const stream = descriptor === 0 ? process.stdin : createReadStream('', { fd: descriptor, autoClose: false });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop ends the stream.
    if (bytes > bytesMax) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
