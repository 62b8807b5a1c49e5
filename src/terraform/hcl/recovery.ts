/**
 * Finds the position at which to resume after a syntax error, so that one broken item loses as little as possible of the file. Used by
 * `parse.ts`.
 */

import { heredocStart, markerEnd } from './heredoc.js';
import { matchEnd } from './match-end.js';
import type { Parser } from './parser.js';
import { Scanner } from './scanner.js';
import { isSequenceAt } from './template.js';

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);

/** `name =`, or `type "label" {`. */
const ITEM_START =
  /[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]*=(?![=>])|(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Start}_][\p{ID_Continue}-]*))*[ \t]*\{)/uy;

/**
 * Returns the offset of the line break or closing brace at which to resume after a fault: the end of the line on which all brackets
 * are closed again, or an earlier line that looks like an item and is indented no deeper than the broken one. Never resumes before the
 * line of the fault, so that a file without any valid item takes linear time. Takes the brackets that the text closes off `parser.open`.
 */
export function recover(parser: Parser, itemStart: number, faultAt: number): number {
  const { text } = parser.source;
  const { open } = parser;
  const column = parser.source.columnOf(itemStart);
  const faultLineStart = faultAt - parser.source.columnOf(faultAt);
  const inHeredoc = open.some((closer) => closer.startsWith('<'));
  if (faultLineStart > itemStart && !inHeredoc && startsItem(parser, faultLineStart, column)) return faultLineStart - 1;
  const scanner = new Scanner(parser.source);
  let at = faultAt;
  while (at < text.length) {
    const innermost = open.at(-1);
    if (innermost === '"' || innermost?.startsWith('<')) {
      at = afterText(text, at, open);
      continue;
    }
    scanner.jump(at);
    const isOutside = open.length === 0;
    if (scanner.is('newline') && (isOutside || startsItem(parser, scanner.end, column))) return scanner.start;
    if (scanner.is('end') || (scanner.is('}') && isOutside)) return scanner.start;
    at = afterToken(parser, scanner);
  }
  return at;
}

/** Returns the offset after a token, and records the bracket that it opens or closes. */
function afterToken(parser: Parser, scanner: Scanner): number {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== undefined) parser.open.push(closer);
  else if (scanner.is('quote')) parser.open.push('"');
  else if (scanner.is(']') || scanner.is(')') || scanner.is('}') || scanner.is('~}')) parser.open.pop();
  if (!scanner.is('heredoc')) return scanner.end;
  const { marker } = heredocStart(scanner.word());
  if (parser.canEndHeredoc(marker, scanner.end)) {
    parser.open.push(`<${marker}`);
    return scanner.end;
  }
  // A heredoc without an end is only one unreadable line, and parsing may resume at its line break.
  return scanner.end - 1;
}

/** True if the line looks like an item indented no deeper than the column, or like a closing brace indented less. */
function startsItem(parser: Parser, lineStart: number, column: number): boolean {
  const { text } = parser.source;
  const start = matchEnd(SPACE, text, lineStart);
  const indent = start - lineStart;
  if (text[start] === '}') return indent < column;
  return indent <= column && matchEnd(ITEM_START, text, start) > start;
}

const SPACE = /[ \t]*/y;
const PLAIN_IN_STRING = /[^"\\$%\n]*/y;
const PLAIN_IN_HEREDOC = /[^$%\n]*/y;

/**
 * Returns the offset after the next plain text and special character of a string or heredoc, and records in `open` if that ends the
 * text or begins a sequence.
 */
function afterText(text: string, from: number, open: string[]): number {
  const closer = open.at(-1) as string;
  const isString = closer === '"';
  if (!isString && text[from - 1] === '\n') {
    const end = markerEnd(text, from, closer.slice(1));
    if (end >= 0) {
      open.pop();
      return end;
    }
  }
  const at = matchEnd(isString ? PLAIN_IN_STRING : PLAIN_IN_HEREDOC, text, from);
  if (isString && (text[at] === '"' || text[at] === '\n')) {
    open.pop();
    return text[at] === '"' ? at + 1 : at;
  }
  if (isSequenceAt(text, at)) {
    open.push('}');
    return at + 2;
  }
  // `\"` does not end the string, and `$${` does not begin a sequence.
  if (text[at] === '\\' || (text[at + 1] === text[at] && text[at] !== '\n')) return at + 2;
  return at + 1;
}
