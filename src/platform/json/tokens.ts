/**
 * Splits JSON text into tokens with positions, and locates syntax errors: JSON.parse reports positions in some versions
 * of Node only. Nothing here recurses, so nesting may be arbitrarily deep.
 */

import { matchEnd } from '../text/matching.js';

export interface Token {
  /**
   * Brackets, braces, commas and colons are kinds of their own. `word`: true, false or null. `broken-string`: ends at
   * an invalid character or the end of the text.
   */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end' | 'broken-string' | 'unknown';
  /** Offset in UTF-16 code units. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/** A position as editors show it. */
export interface TextPosition {
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1; in UTF-16 code units. */
  readonly column: number;
}

/** Returns line and column of an offset. Scans all text before it, so use it for messages only. */
export function positionAt(text: string, offset: number): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** First code that may be in a string; the control characters before it must be escaped. */
const FIRST_PRINTABLE = 0x20;

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
/** Anything that a reader takes for one word or number, so that `truee` is one unknown token. */
const WORD_LIKE = /[A-Za-z0-9_.+-]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;

/** Returns the string that starts at an offset. */
function stringToken(text: string, start: number): Token {
  let end = start + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) return { kind: 'string', start, end: end + 1 };
    if (code < FIRST_PRINTABLE) break;
    const next = code === BACKSLASH ? matchEnd(ESCAPE, text, end) : end + 1;
    // An invalid escape.
    if (next === end) break;
    end = next;
  }
  return { kind: 'broken-string', start, end };
}

/** Returns the first token at or after an offset. */
export function tokenAt(text: string, from: number): Token {
  const start = matchEnd(SPACE, text, from);
  const char = text[start];
  switch (char) {
    case undefined:
      return { kind: 'end', start, end: start };
    case '{':
    case '}':
    case '[':
    case ']':
    case ',':
    case ':':
      return { kind: char, start, end: start + 1 };
    case '"':
      return stringToken(text, start);
  }
  const wordEnd = matchEnd(WORD_LIKE, text, start);
  if (matchEnd(WORD, text, start) === wordEnd && wordEnd > start) return { kind: 'word', start, end: wordEnd };
  if (matchEnd(NUMBER, text, start) === wordEnd && wordEnd > start) return { kind: 'number', start, end: wordEnd };
  return { kind: 'unknown', start, end: Math.max(wordEnd, start + 1) };
}

// ---- Syntax errors.

/** The token that is missing at an error. `comma`: or a closing bracket. `string`: the rest of a string. */
export type Expected = 'value' | 'name' | 'colon' | 'comma' | 'end' | 'string';

/** The first syntax error of a JSON text. */
export interface JsonFault {
  readonly offset: number;
  readonly expected: Expected;
  /** The unexpected text; empty at the end of the file. */
  readonly found: string;
}

/** Brackets that are not closed yet, outermost first. */
type OpenBrackets = ('{' | '[')[];

/** Returns the first syntax error of a JSON text; null if it is valid. */
export function findJsonFault(text: string): JsonFault | null {
  const open: OpenBrackets = [];
  let expected: Expected = 'value';
  // True directly after an opening bracket: `{}` and `[]` are valid, `[1,]` is not.
  let mayClose = false;
  for (let token = tokenAt(text, 0); ; token = tokenAt(text, token.end)) {
    if (token.kind === 'broken-string') return faultAt(text, token, 'string');
    if (expected === 'end' && token.kind === 'end') return null;
    if (closes(token, open) && (mayClose || expected === 'comma')) {
      open.pop();
      mayClose = false;
      expected = open.length === 0 ? 'end' : 'comma';
      continue;
    }
    const next = expectedAfter(token, expected, open);
    if (next === null) return faultAt(text, token, expected);
    mayClose = expected === 'value' && (token.kind === '{' || token.kind === '[');
    expected = next;
  }
}

/** True if the token closes the innermost bracket. */
const closes = (token: Token, open: OpenBrackets): boolean =>
  (token.kind === '}' && open.at(-1) === '{') || (token.kind === ']' && open.at(-1) === '[');

/**
 * Returns what must follow the token, or null if the token is not allowed here. Pushes opening brackets onto `open`.
 */
function expectedAfter(token: Token, expected: Expected, open: OpenBrackets): Expected | null {
  if (expected === 'name') return token.kind === 'string' ? 'colon' : null;
  if (expected === 'colon') return token.kind === ':' ? 'value' : null;
  if (expected === 'comma') return token.kind === ',' ? (open.at(-1) === '{' ? 'name' : 'value') : null;
  if (expected !== 'value') return null;
  if (token.kind === '{' || token.kind === '[') {
    open.push(token.kind);
    return token.kind === '{' ? 'name' : 'value';
  }
  const isLiteral = token.kind === 'string' || token.kind === 'number' || token.kind === 'word';
  if (!isLiteral) return null;
  return open.length === 0 ? 'end' : 'comma';
}

/** Returns the fault of an unexpected token: the token itself, or the character at which a string is broken. */
function faultAt(text: string, { kind, start, end }: Token, expected: Expected): JsonFault {
  const [from, to] = kind === 'broken-string' ? [end, end + 1] : [start, end];
  return { offset: from, expected, found: text.slice(from, to) };
}
