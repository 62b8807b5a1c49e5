/** Strings and heredocs: text with `${...}` and `%{...}` in it. */

import { heredocStart, markerEnd } from './heredoc.js';
import * as messages from './messages.js';
import type { Expression, Span } from './model.js';
import type { Parser } from './parser.js';
import { type Source, Unexpected } from './source.js';
import { TemplateParts } from './template-parts.js';
import { readSequence } from './template-sequence.js';
import { isSequenceAt, readText, type Style } from './template-text.js';

/** @throws Unexpected */
export function quoted(p: Parser): Expression {
  const { start } = p;
  p.open.push('"');
  const parts = new TemplateParts();
  const end = readTemplate(p, p.end, { kind: 'quoted' }, parts);
  p.open.pop();
  p.jump(end + 1);
  const text = parts.onlyText();
  const span = p.source.span(start, end + 1);
  return text === null ? templateOf(p.source, parts, false, span) : { kind: 'literal', value: text, span };
}

/** @throws Unexpected */
export function heredoc(p: Parser): Expression {
  const { start, end: textStart } = p;
  const { marker, indented } = heredocStart(p.word());
  if (p.knowsMarkers && !p.mayEnd(marker, textStart)) throw new Unexpected(start, messages.heredocNotClosed(marker));
  p.open.push(`<${marker}`);
  const parts = new TemplateParts();
  const lineStart = readTemplate(p, textStart, { kind: 'heredoc', marker }, parts);
  p.open.pop();
  const end = markerEnd(p.source.text, lineStart, marker);
  if (end < 0) {
    p.knowsMarkers = true;
    throw new Unexpected(start, messages.heredocNotClosed(marker));
  }
  p.jump(end);
  if (indented) parts.removeIndent();
  return templateOf(p.source, parts, true, p.source.span(start, end));
}

/** A text that is a template as a whole, as the strings of JSON are. */
export function wholeTemplate(p: Parser): Expression {
  const parts = new TemplateParts();
  const end = readTemplate(p, 0, { kind: 'whole' }, parts);
  const text = parts.onlyText();
  const span = p.source.span(0, end);
  return text === null ? templateOf(p.source, parts, false, span) : { kind: 'literal', value: text, span };
}

function readTemplate(p: Parser, from: number, style: Style, parts: TemplateParts): number {
  const { text } = p.source;
  let at = readText(p, from, style, parts);
  while (isSequenceAt(text, at)) at = readText(p, readSequence(p, at, parts), style, parts);
  if (parts.open.length > 0) p.source.fault(at, messages.directiveNotClosed(parts.open.at(-1) as string));
  return at;
}

function templateOf(source: Source, parts: TemplateParts, isHeredoc: boolean, span: Span): Expression {
  const names = parts.names.length > 0 ? { names: parts.names } : {};
  const directives = parts.hasDirectives ? { directives: true as const } : {};
  return { kind: 'template', parts: parts.expressions(source), heredoc: isHeredoc, span, ...names, ...directives };
}
