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
