/** JSON text token by token, with positions: what JSON.parse does not tell, and no recursion. */

export interface Token {
  /** A bracket, brace, comma or colon as itself. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end' | 'broken-string' | 'unknown';
  readonly start: number;
  readonly end: number;
}

export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** Line and column of a position. Looks through the text before it, so it is for messages. */
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

/** Where a match at `start` ends; `start` where there is none. */
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

/** The token at or after a position. */
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
