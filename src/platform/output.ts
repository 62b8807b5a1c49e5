/** What a called program writes: gathered, and handed on by the line. */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export interface Gathered {
  readonly text: () => string;
  /** How many bytes have come. */
  readonly bytes: () => number;
}

/** All of a stream; `onTooMuch` is called, and nothing more is kept, when it is more than `limit` bytes. */
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

/** About the last `limit` bytes of a stream, to the next chunk. */
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

/** Calls `onLine` with each whole line as it comes, and with what is after the last one. */
export function callForLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  // Pieces of one line are joined once: a line of a plan can be as long as the plan.
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
