/** Splits JSON text into tokens with positions, which JSON.parse does not report. Does not recurse. */

export interface Token {
  /** Brackets, braces, commas and colons stand for themselves. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end' | 'broken-string' | 'unknown';
  readonly start: number;
  readonly end: number;
}

export interface TextPosition {
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1; in UTF-16 code units. */
  readonly column: number;
}

/** Returns line and column of an offset. Scans all text before it, so use it for messages only. */
export function placeAt(text: string, offset: number): TextPosition {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const WORD_LIKE = /[A-Za-z0-9_.+-]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;

/** Returns the end offset of a match at `start`, or `start` if there is none. */
function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

function stringToken(text: string, start: number): Token {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) return { kind: 'string', start, end: at + 1 };
    if (code < 32) break;
    const next = code === 92 ? matchEnd(ESCAPE, text, at) : at + 1;
    if (next === at) break;
    at = next;
  }
  return { kind: 'broken-string', start, end: at };
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

// ---- Locates syntax errors in JSON text, with the same message and position in every version of Node.

export type Expected = 'value' | 'name' | 'colon' | 'comma' | 'end' | 'string';

export interface JsonFault {
  readonly offset: number;
  readonly expected: Expected;
  /** The unexpected text; empty at the end of the file. */
  readonly found: string;
}

type Open = ('{' | '[')[];

/** Returns the first syntax error of a text, or null. Uses an explicit stack, so nesting may be arbitrarily deep. */
export function findJsonFault(text: string): JsonFault | null {
  const open: Open = [];
  let expected: Expected = 'value';
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

const closes = (token: Token, open: Open): boolean =>
  (token.kind === '}' && open.at(-1) === '{') || (token.kind === ']' && open.at(-1) === '[');

/** Returns what must follow the token, or null if the token is not allowed here. Pushes opening brackets onto `open`. */
function expectedAfter(token: Token, expected: Expected, open: Open): Expected | null {
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

const faultAt = (text: string, token: Token, expected: Expected): JsonFault => ({
  offset: token.kind === 'broken-string' ? token.end : token.start,
  expected,
  found: text.slice(
    token.kind === 'broken-string' ? token.end : token.start,
    token.end + (token.kind === 'broken-string' ? 1 : 0),
  ),
});
