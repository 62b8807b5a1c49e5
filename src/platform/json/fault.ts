/** Locates syntax errors in JSON text, with the same message and position in every version of Node. */
import { type Token, tokenAt } from './tokens.js';

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
