/** Collects the output of external programs, whole or only its end, and splits it into lines. */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The output of a stream. */
export interface Gathered {
  /** Returns the text collected so far. */
  readonly text: () => string;
  /** Returns the number of bytes received, also of those that are not collected. */
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

/** Collects the end of a stream: at least the last `limit` bytes, in whole chunks. */
export function gatherEnd(stream: Readable, limit: number): Gathered {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let collected = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    collected += chunk.length;
    while (collected - chunks[0]!.length >= limit) collected -= chunks.shift()!.length;
  });
  return { text: () => Buffer.concat(chunks).toString('utf8'), bytes: () => bytes };
}

/**
 * Calls `onLine` with each complete line as it arrives, without its line break, and at the end with any text after the last line
 * break.
 */
export function callForLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  // The pieces of a line are joined only once, because a line of a plan can be as long as the plan.
  let pieces: string[] = [];
  const take = (text: string) => {
    const ends = text.split('\n');
    const rest = ends.pop()!;
    for (const end of ends) {
      pieces.push(end);
      onLine(pieces.join('').replace(/\r$/, ''));
      pieces = [];
    }
    if (rest !== '') pieces.push(rest);
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.on('end', () => {
    take(decoder.end());
    if (pieces.length > 0) onLine(pieces.join(''));
  });
}
