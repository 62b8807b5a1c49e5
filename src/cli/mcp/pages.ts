/** Divides long answers into pages that a model can read. A cursor names the next page of the same answer. */

import { Misuse } from '../../errors.js';
import { sha256 } from '../../platform/hash.js';
import { ANSWER_BYTES_MAX } from '../limits.js';
import * as messages from './messages.js';
import { type Input, TEXT } from './tool.js';

/** Arguments of every tool with pages. */
export const PAGING = {
  limit: { type: 'integer', description: messages.LIMIT, minimum: 1, maximum: 1000 },
  cursor: { ...TEXT, description: messages.CURSOR },
} as const satisfies Readonly<Record<string, Input>>;

/** An entry of an answer, as data and as a line of text. */
export interface PageEntry {
  readonly data: unknown;
  readonly line: string;
}

/** A page of an answer. */
export interface Page {
  readonly entries: readonly PageEntry[];
  readonly total: number;
  /** Number of entries before the page. */
  readonly start: number;
  /** Cursor of the next page; absent on the last one. */
  readonly next?: string;
}

interface PageOptions {
  /** Arguments of the call. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Text that identifies the question. A cursor of another one is refused. */
  readonly question: string;
  /** Bytes of the answer without its entries. */
  readonly used: number;
  /** Maximum bytes of the answer; default: the limit for an answer that has its content both as text and as data. */
  readonly bytesMax?: number;
}

/**
 * Returns the page that the arguments ask for: as many entries as fit, at most `limit`, and at least one.
 * @throws Misuse for a cursor of another question, or of a source that has changed since
 */
export function pageOf(
  all: readonly PageEntry[],
  { inputs, question, used, bytesMax = ANSWER_BYTES_MAX }: PageOptions,
): Page {
  const { limit = all.length, cursor } = inputs as { readonly limit?: number; readonly cursor?: string };
  // Identifies the question and the entries, so that a cursor fits no other answer.
  const answer = sha256(`${question}\n${all.map(({ line }) => line).join('\n')}`).slice(0, 16);
  const start = cursor === undefined ? 0 : startOf(cursor, answer, all.length);
  let bytes = used;
  let end = start;
  while (end < all.length && end - start < limit) {
    bytes += sizeOf(all[end]!.data) + sizeOf(all[end]!.line);
    if (bytes > bytesMax && end > start) break;
    end++;
  }
  return {
    entries: all.slice(start, end),
    total: all.length,
    start,
    ...(end < all.length && { next: `${end}.${answer}` }),
  };
}

/** Returns the bytes of data in JSON, with the comma or line break after it. */
export const sizeOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data), 'utf8') + 1;

/**
 * Returns the number of entries before the page of a cursor: `40.0123456789abcdef`.
 * @throws Misuse for a cursor of another answer
 */
function startOf(cursor: string, answer: string, total: number): number {
  const [, start, answerOfCursor] = /^(\d{1,9})\.([0-9a-f]{16})$/.exec(cursor) ?? [];
  if (start === undefined || answerOfCursor !== answer || Number(start) >= total) {
    throw new Misuse(messages.CURSOR_INVALID, { remedy: messages.CURSOR_REMEDY });
  }
  return Number(start);
}
