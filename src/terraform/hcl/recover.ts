/**
 * Where reading goes on after a fault: behind the line on which all brackets are closed again, or earlier at a line that
 * looks like the next item and is not indented deeper than the broken one. Never back behind the line of the fault, so
 * that noise takes linear time.
 */
import { heredocStart, markerEnd } from './heredoc.js';
import type { Parser } from './parser.js';
import { matchEnd, Scanner } from './scanner.js';
import { isSequenceAt } from './template-text.js';

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
]);

/** A name, then `=`, or labels and `{`. */
const ITEM =
  /[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]*=(?![=>])|(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Start}_][\p{ID_Continue}-]*))*[ \t]*\{)/uy;

/** Returns the offset of the line break or closing brace to go on from. */
export function recover(p: Parser, itemStart: number, faultAt: number): number {
  const { text } = p.source;
  const { open } = p;
  const column = p.source.columnOf(itemStart);
  const faultLine = faultAt - p.source.columnOf(faultAt);
  const inHeredoc = open.some((what) => what.startsWith('<'));
  if (faultLine > itemStart && !inHeredoc && startsItem(p, faultLine, column)) return faultLine - 1;
  const scanner = new Scanner(p.source);
  let at = faultAt;
  while (at < text.length) {
    const inside = open.at(-1);
    if (inside === '"' || inside?.startsWith('<')) {
      at = throughText(text, at, open);
      continue;
    }
    scanner.jump(at);
    const isOutside = open.length === 0;
    if (scanner.is('newline') && (isOutside || startsItem(p, scanner.end, column))) return scanner.start;
    if (scanner.is('end') || (scanner.is('}') && isOutside)) return scanner.start;
    at = past(p, scanner);
  }
  return at;
}

/** Over a token, noting what it opens or closes. */
function past(p: Parser, scanner: Scanner): number {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== undefined) p.open.push(closer);
  else if (scanner.is('quote')) p.open.push('"');
  else if (scanner.is(']') || scanner.is(')') || scanner.is('}') || scanner.is('~}')) p.open.pop();
  if (!scanner.is('heredoc')) return scanner.end;
  const { marker } = heredocStart(scanner.word());
  if (p.mayEnd(marker, scanner.end)) {
    p.open.push(`<${marker}`);
    return scanner.end;
  }
  // Without its end it is one line of noise, whose break counts.
  return scanner.end - 1;
}

function startsItem(p: Parser, lineStart: number, column: number): boolean {
  const { text } = p.source;
  const start = matchEnd(SPACE, text, lineStart);
  const indent = start - lineStart;
  if (text[start] === '}') return indent < column;
  return indent <= column && matchEnd(ITEM, text, start) > start;
}

const SPACE = /[ \t]*/y;
const PLAIN_IN_STRING = /[^"\\$%\n]*/y;
const PLAIN_IN_HEREDOC = /[^$%\n]*/y;

/** A step through the text of a string or heredoc: over what is plain, and over the one thing that follows. */
function throughText(text: string, from: number, open: string[]): number {
  const inside = open.at(-1) as string;
  const isString = inside === '"';
  const marker = inside.slice(1);
  if (!isString && text[from - 1] === '\n') {
    const end = markerEnd(text, from, marker);
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
  if (text[at] === '\\' || (text[at + 1] === text[at] && text[at] !== '\n')) return at + 2;
  return at + 1;
}
