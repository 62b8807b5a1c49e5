/** Reads the answers of model services: JSON lines of Ollama, server-sent events, and undocumented JSON of a hosted API. */

import * as messages from '../messages.js';

/** The text of an answer, or the reason why there is none. */
export type Answer = { readonly text: string } | { readonly reason: string };

// ---- Hosted API.
// Its response format is not documented, so the usual members are tried.

/** Members that contain the text or a nested object, most common first. */
const MEMBERS = [
  'message',
  'response',
  'completion',
  'content',
  'output',
  'text',
  'answer',
  'result',
  'choices',
  'body',
];
/** Maximum nesting that is searched. Gateways wrap an answer in two or three objects. */
const DEPTH_MAX = 6;

/** Returns the text of a response. `{"choices": [{"message": {"content": "x"}}]}` -> `x`. */
export function readHostedAnswer(body: string): Answer {
  const text = textIn(parsedJson(body) ?? body, 0);
  return text === null || text.trim() === '' ? { reason: messages.ANSWER_EMPTY } : { text };
}

function textIn(value: unknown, depth: number): string | null {
  if (depth > DEPTH_MAX) return null;
  if (typeof value === 'string') {
    // Gateways wrap JSON as a string: `{"body": "{\\"message\\": ...}"}`.
    const inner = parsedJson(value);
    return inner === null ? value : (textIn(inner, depth + 1) ?? value);
  }
  if (Array.isArray(value)) {
    const texts = value.map((item) => textIn(item, depth + 1)).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join('');
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const name of MEMBERS) {
    const text = Object.hasOwn(value, name) ? textIn((value as Record<string, unknown>)[name], depth + 1) : null;
    if (text !== null) return text;
  }
  return null;
}

/** Parses an object, a list or a string; null for anything else. */
function parsedJson(text: string): object | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' || typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

// ---- Streamed responses.

/** A part of a streamed answer. */
interface Piece {
  readonly text: unknown;
  readonly isLast: boolean;
  readonly error: unknown;
}

/** A parsed line. Any member may be missing or have another type. */
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON, whose every member is checked where it is used
type Foreign = any;

/** Reads one JSON value per line and skips other lines. A stream without its end is an incomplete answer. */
export function readJsonLines(body: string, pieceOf: (line: Foreign) => Piece): Answer {
  let text = '';
  let isComplete = false;
  for (const line of body.split('\n')) {
    const value = parsed(line);
    if (value === null) continue;
    const piece = pieceOf(value);
    if (typeof piece.error === 'string') return { reason: piece.error };
    if (typeof piece.text === 'string') text += piece.text;
    isComplete ||= piece.isLast;
  }
  return answerOf(text, isComplete);
}

/** Reads `data: {...}` lines up to `data: [DONE]`, or a single JSON value from a server that does not stream. */
export function readServerSentEvents(body: string): Answer {
  const whole = parsed(body);
  const content = whole?.choices?.[0]?.message?.content;
  if (typeof content === 'string') return answerOf(content, true);
  if (typeof whole?.error?.message === 'string') return { reason: whole.error.message };

  let text = '';
  let isComplete = false;
  for (const line of body.split(/\r?\n/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    const choice = data.trim() === '[DONE]' ? null : parsed(data)?.choices?.[0];
    if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
    isComplete ||= choice === null || typeof choice?.finish_reason === 'string';
  }
  return answerOf(text, isComplete);
}

const answerOf = (text: string, isComplete: boolean): Answer => {
  if (text.trim() === '') return { reason: messages.ANSWER_EMPTY };
  return isComplete ? { text } : { reason: messages.ANSWER_BROKE_OFF };
};

function parsed(text: string): Foreign {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
