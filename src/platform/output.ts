/** Collects the output of external programs. */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export interface Gathered {
  readonly text: () => string;
  /** Number of bytes received. */
  readonly bytes: () => number;
}

/** Collects a stream. Above `limit` bytes, it stops collecting and calls `onTooMuch` for every further chunk. */
export function gatherAll(stream: Readable, limit: number, onTooMuch: () => void): Gathered {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else onTooMuch();
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), bytes: () => bytes };
}

/** Collects at least the last `limit` bytes of a stream, in whole chunks. */
export function gatherEnd(stream: Readable, limit: number): Gathered {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let kept = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    kept += chunk.length;
    while (kept - chunks[0]!.length >= limit) kept -= chunks.shift()!.length;
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), bytes: () => bytes };
}

/** Calls `onLine` with each complete line as it arrives, and at the end with any text after the last line break. */
export function callForLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  // The pieces of a line are joined only once, because a line of a plan can be as long as the plan.
  let open: string[] = [];
  const take = (text: string) => {
    const lines = text.split('\n');
    const rest = lines.pop()!;
    for (const line of lines) {
      open.push(line);
      onLine(open.join('').replace(/\r$/, ''));
      open = [];
    }
    if (rest !== '') open.push(rest);
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.on('end', () => {
    take(decoder.end());
    if (open.length > 0) onLine(open.join(''));
  });
}
