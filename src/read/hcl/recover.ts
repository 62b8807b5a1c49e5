/**
 * Where reading goes on after a fault: behind the line on which all brackets are closed again, or earlier at a line that
 * looks like the next item and is not indented deeper than the broken one. One walk forward, never back, so that noise
 * takes linear time.
 */
import { heredocStart, lastMarkers, markerEnd } from './heredoc.js';
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

/** Returns the offset of the line break or closing brace to go on from. `column` is that of the broken item. */
export function recover(p: Parser, from: number, column: number): number {
  const { text } = p.source;
  const { open } = p;
  const scanner = new Scanner(p.source);
  let at = from;
  while (at < text.length) {
    const inside = open.at(-1);
    if (inside === '"' || inside?.startsWith('<')) {
      at = throughText(text, at, open);
      continue;
    }
    scanner.jump(at);
    if (scanner.is('newline')) {
      if (open.length === 0 || startsItem(p, scanner.end, column)) return scanner.start;
      at = scanner.end;
    } else if (scanner.is('}') && open.length === 0) {
      return scanner.start;
    } else {
      at = scanner.end;
      note(p, scanner);
    }
    if (scanner.is('end')) return scanner.start;
  }
  return at;
}

function note(p: Parser, scanner: Scanner): void {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== undefined) p.open.push(closer);
  else if (scanner.is('quote')) p.open.push('"');
  else if (scanner.is(']') || scanner.is(')') || scanner.is('}') || scanner.is('~}')) p.open.pop();
  else if (scanner.is('heredoc')) {
    const { marker } = heredocStart(scanner.word());
    p.lastMarkers ??= lastMarkers(p.source.text);
    if ((p.lastMarkers.get(marker) ?? -1) >= scanner.end) p.open.push(`<${marker}`);
  }
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
