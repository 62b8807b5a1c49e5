/** Tokenizer for the DOT language. */

export interface DotToken {
  /** `edge` is `->` or `--`; a punctuation token's kind is the character itself. */
  readonly kind: 'id' | 'edge' | '{' | '}' | '[' | ']' | '=' | ';' | ',' | ':' | 'end' | 'bad';
  /** The identifier without its quotes. */
  readonly text: string;
  readonly quoted: boolean;
  readonly start: number;
  readonly end: number;
}

const TRIVIA = /(?:[ \t\r\n\ufeff]|\/\/[^\n]*|#[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)/y;
const BARE_ID = /[A-Za-z_0-9.\u0080-\uffff]+/y;
const PUNCTUATION: ReadonlySet<string> = new Set(['{', '}', '[', ']', '=', ';', ',', ':']);

function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

function skipTrivia(text: string, start: number): number {
  let at = start;
  for (let next = matchEnd(TRIVIA, text, at); next > at; next = matchEnd(TRIVIA, text, at)) at = next;
  return at;
}

/** Reads a quoted identifier; a backslash escapes the next character. */
function quotedId(text: string, start: number): DotToken {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  const closed = at < text.length;
  const inside = text.slice(start + 1, at).replace(/\\(["\\])/g, '$1');
  return { kind: closed ? 'id' : 'bad', text: inside, quoted: true, start, end: Math.min(at + 1, text.length) };
}

/** Reads an HTML identifier: nested pairs of angle brackets. */
function htmlId(text: string, start: number): DotToken {
  let depth = 0;
  let at = start;
  do {
    if (text[at] === '<') depth++;
    if (text[at] === '>') depth--;
    at++;
  } while (depth > 0 && at < text.length);
  return { kind: depth === 0 ? 'id' : 'bad', text: text.slice(start, at), quoted: true, start, end: at };
}

/** Returns the first token that starts at or after a position. */
export function dotTokenAt(text: string, from: number): DotToken {
  const start = skipTrivia(text, from);
  const char = text[start];
  const token = (kind: DotToken['kind'], end: number): DotToken => {
    return { kind, text: text.slice(start, end), quoted: false, start, end };
  };
  if (char === undefined) return token('end', start);
  if (PUNCTUATION.has(char)) return token(char as DotToken['kind'], start + 1);
  if (char === '"') return quotedId(text, start);
  if (char === '<') return htmlId(text, start);
  if (text.startsWith('->', start) || text.startsWith('--', start)) return token('edge', start + 2);
  const idStart = char === '-' ? start + 1 : start;
  const end = matchEnd(BARE_ID, text, idStart);
  return end > idStart ? token('id', end) : token('bad', start + 1);
}
