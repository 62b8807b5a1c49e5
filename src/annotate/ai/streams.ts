/** Reads streamed responses. */

import * as messages from '../messages.js';
import type { Reading } from './hosted-answer.js';

export interface Piece {
  readonly text: unknown;
  readonly isLast: boolean;
  readonly error: unknown;
}

/** A parsed line. Any member may be missing or have another type. */
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON, whose every member is checked where it is used
type Foreign = any;

/** Reads one JSON value per line and skips other lines. Reports a stream without its end as broken off. */
export function readStream(body: string, pieceOf: (line: Foreign) => Piece): Reading {
  let text = '';
  let isWhole = false;
  for (const line of body.split('\n')) {
    const value = parsed(line);
    if (value === null) continue;
    const piece = pieceOf(value);
    if (typeof piece.error === 'string') return { reason: piece.error };
    if (typeof piece.text === 'string') text += piece.text;
    isWhole ||= piece.isLast;
  }
  return ended(text, isWhole);
}

/** Reads `data: {...}` lines up to `data: [DONE]`, or a single JSON value from a server that does not stream. */
export function readServerSentEvents(body: string): Reading {
  const whole = parsed(body);
  const content = whole?.choices?.[0]?.message?.content;
  if (typeof content === 'string') return ended(content, true);
  if (typeof whole?.error?.message === 'string') return { reason: whole.error.message };

  let text = '';
  let isWhole = false;
  for (const line of body.split(/\r?\n/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    const choice = data.trim() === '[DONE]' ? null : parsed(data)?.choices?.[0];
    if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
    isWhole ||= choice === null || typeof choice?.finish_reason === 'string';
  }
  return ended(text, isWhole);
}

const ended = (text: string, isWhole: boolean): Reading => {
  if (text.trim() === '') return { reason: messages.ANSWER_EMPTY };
  return isWhole ? { text } : { reason: messages.ANSWER_BROKE_OFF };
};

function parsed(text: string): Foreign {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
