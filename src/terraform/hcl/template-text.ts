/** Text between the sequences of a template. */

import { markerEnd } from './heredoc.js';
import * as messages from './messages.js';
import type { Parser } from './parser.js';
import { matchEnd } from './scanner.js';
import { Unexpected } from './source.js';
import type { TemplateParts } from './template-parts.js';

/** What the text stands in. `whole`: a text of its own, as JSON has them. */
export type Style =
  | { readonly kind: 'quoted' }
  | { readonly kind: 'heredoc'; readonly marker: string }
  | { readonly kind: 'whole' };

/** Text in which nothing is special. */
const PLAIN: Readonly<Record<Style['kind'], RegExp>> = {
  quoted: /[^"\\$%\r\n]*/y,
  heredoc: /[^$%\n]*/y,
  whole: /[^$%]*/y,
};

export const isSequenceAt = (text: string, at: number): boolean =>
  text[at + 1] === '{' && (text[at] === '$' || text[at] === '%');

/**
 * Reads to the next sequence or the end of the template, and returns where that is: at the quote, at the line with the
 * marker; at the end of the text also where the marker is missing.
 * @throws Unexpected
 */
export function readText(p: Parser, from: number, style: Style, parts: TemplateParts): number {
  const { text } = p.source;
  const plain = PLAIN[style.kind];
  let value = '';
  /** What is not in `value` yet starts here. */
  let pending = from;
  let at = from;
  const isStart = style.kind === 'heredoc' && text[from - 1] === '\n' && markerEnd(text, from, style.marker) >= 0;
  while (!isStart) {
    at = matchEnd(plain, text, at);
    const char = text[at];
    if (char === '$' || char === '%') {
      if (isSequenceAt(text, at)) break;
      const escapes = text[at + 1] === char && text[at + 2] === '{';
      if (escapes) {
        value += text.slice(pending, at + 1);
        pending = at + 2;
      }
      at += escapes ? 3 : 1;
    } else if (char === '\\') {
      const escaped = readEscape(p, at);
      value += text.slice(pending, at) + escaped.value;
      at = escaped.end;
      pending = at;
    } else if (char === '\n' && style.kind === 'heredoc') {
      at++;
      if (markerEnd(text, at, style.marker) >= 0) break;
    } else {
      if (char !== '"' && style.kind === 'quoted') throw new Unexpected(at, messages.STRING_NOT_CLOSED);
      break;
    }
  }
  parts.text(value + text.slice(pending, at), from, at);
  return at;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['"', '"'],
  ['\\', '\\'],
]);
const CODE_POINT = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))/y;

/** An escape that is not known stands for itself, and is a fault. */
function readEscape(p: Parser, at: number): { value: string; end: number } {
  const { text } = p.source;
  const simple = ESCAPES.get(text[at + 1] ?? '');
  if (simple !== undefined) return { value: simple, end: at + 2 };
  CODE_POINT.lastIndex = at;
  const [all = '', short, long] = CODE_POINT.exec(text) ?? [];
  const code = Number.parseInt(short ?? long ?? '', 16);
  if (code <= 0x10ffff) return { value: String.fromCodePoint(code), end: at + all.length };
  p.source.fault(at, messages.UNKNOWN_ESCAPE);
  return { value: '\\', end: at + 1 };
}
