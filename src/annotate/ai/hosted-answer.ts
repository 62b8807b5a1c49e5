/** Extracts text from a hosted API with an undocumented response format, by trying the usual members. */

import * as messages from '../messages.js';

/** The text of a response, or the reason for its absence. */
export type Reading = { readonly text: string } | { readonly reason: string };

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
const DEPTH = 6;

/** Returns the text of a response. `{"choices": [{"message": {"content": "x"}}]}` -> `x`. */
export function readHostedAnswer(body: string): Reading {
  const text = textIn(parsed(body) ?? body, 0);
  return text === null || text.trim() === '' ? { reason: messages.ANSWER_EMPTY } : { text };
}

function textIn(value: unknown, depth: number): string | null {
  if (depth > DEPTH) return null;
  if (typeof value === 'string') {
    // Gateways wrap JSON as a string: `{"body": "{\\"message\\": ...}"}`.
    const inner = parsed(value);
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
function parsed(text: string): object | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' || typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
