/** Parses strings and heredocs: text with `${...}` and `%{...}`. */

import * as messages from '../messages.js';
import type { Expression, Span } from './model.js';
import type { Parser } from './parser.js';
import { heredocStart, markerEnd, matchEnd, type Source, Unexpected } from './scanner.js';

/** The delimiters of a template. `whole` is a text without delimiters, such as a JSON string. */
type Style =
  | { readonly kind: 'quoted' }
  | { readonly kind: 'heredoc'; readonly marker: string }
  | { readonly kind: 'whole' };

/**
 * Parses a quoted string. Returns a literal if it has no sequences.
 * @throws Unexpected
 */
export function quotedTemplate(p: Parser): Expression {
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

/**
 * Parses a heredoc. Always returns a template.
 * @throws Unexpected
 */
export function heredocTemplate(p: Parser): Expression {
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

/** Parses an entire text as a template, such as a JSON string. */
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

// ---- `${...}` and `%{...}`

/**
 * Reads the sequence at this position and returns its end.
 * @throws Unexpected
 */
function readSequence(p: Parser, at: number, parts: TemplateParts): number {
  const { text } = p.source;
  const trimBefore = text[at + 2] === '~';
  const newlinesBefore = p.newlines;
  p.open.push('}');
  p.newlines = false;
  p.jump(at + (trimBefore ? 3 : 2));
  const expression = text[at] === '%' ? directive(p, parts) : p.expression();
  const trimAfter = p.is('~}');
  if (!trimAfter && !p.is('}')) throw p.unexpected(messages.END_OF_SEQUENCE);
  p.open.pop();
  p.newlines = newlinesBefore;
  parts.sequence(expression, trimBefore, trimAfter);
  return p.end;
}

/** Reads a directive. A misplaced one is a fault, but the rest of the template is still read. */
function directive(p: Parser, parts: TemplateParts): Expression | null {
  const { start } = p;
  const word = p.identifier(messages.DIRECTIVE);
  const innermost = parts.open.at(-1);
  switch (word) {
    case 'if':
      parts.open.push('if');
      return p.expression();
    case 'for': {
      const { names, collection } = p.forIntroduction();
      parts.open.push('for');
      parts.names.push(...names);
      return collection;
    }
    case 'else':
      if (innermost === 'if') parts.open[parts.open.length - 1] = 'else';
      else p.source.fault(start, messages.misplacedDirective(word));
      return null;
    case 'endif':
    case 'endfor': {
      const closes = word === 'endfor' ? innermost === 'for' : innermost === 'if' || innermost === 'else';
      if (closes) parts.open.pop();
      else p.source.fault(start, messages.misplacedDirective(word));
      return null;
    }
    default:
      p.source.fault(start, messages.unknownDirective(word));
      return null;
  }
}

// ---- the text between sequences

/** Text without special characters. */
const PLAIN: Readonly<Record<Style['kind'], RegExp>> = {
  quoted: /[^"\\$%\r\n]*/y,
  heredoc: /[^$%\n]*/y,
  whole: /[^$%]*/y,
};

export const isSequenceAt = (text: string, at: number): boolean =>
  text[at + 1] === '{' && (text[at] === '$' || text[at] === '%');

/**
 * Reads text up to the next sequence or the end of the template, and returns that offset. The end is the closing quote, the line
 * with the marker, or the end of the text if the marker is missing.
 * @throws Unexpected
 */
function readText(p: Parser, from: number, style: Style, parts: TemplateParts): number {
  const { text } = p.source;
  const plain = PLAIN[style.kind];
  let value = '';
  /** Start of the text not yet copied to `value`. */
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

/** Reads an escape. An unknown escape is a fault and stands for itself. */
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

// ---- Parts of a template while it is parsed: untrimmed texts and the sequences between them.

interface Text {
  readonly kind: 'text';
  value: string;
  readonly start: number;
  readonly end: number;
}

/** `${...}` or `%{...}`; null if the directive has no expression (`%{ else }`). */
interface Sequence {
  readonly kind: 'sequence';
  readonly expression: Expression | null;
}

type TemplatePart = Text | Sequence;

class TemplateParts {
  /** Directives that are not yet closed, innermost last. */
  readonly open: ('if' | 'else' | 'for')[] = [];
  /** Names that `%{ for }` binds. */
  readonly names: string[] = [];
  private readonly list: TemplatePart[] = [];
  private trimNext = false;

  text(value: string, start: number, end: number): void {
    if (end > start) this.list.push({ kind: 'text', value: this.trimNext ? trimFirstLine(value) : value, start, end });
    this.trimNext = false;
  }

  sequence(expression: Expression | null, trimBefore: boolean, trimAfter: boolean): void {
    const before = this.list.at(-1);
    if (trimBefore && before?.kind === 'text') before.value = trimLastLine(before.value);
    this.list.push({ kind: 'sequence', expression });
    this.trimNext = trimAfter;
  }

  /** Looks for parts without an expression, because every directive ends with one. */
  get hasDirectives(): boolean {
    return this.list.some((part) => part.kind === 'sequence' && part.expression === null);
  }

  /** Removes the common indentation of `<<-`. */
  removeIndent(): void {
    removeIndent(this.list);
  }

  /** Returns the text if the template has no sequences, else null. */
  onlyText(): string | null {
    const [first, ...others] = this.list;
    if (first === undefined) return '';
    return first.kind === 'text' && others.length === 0 ? first.value : null;
  }

  expressions(source: Source): Expression[] {
    const expressions: Expression[] = [];
    for (const part of this.list) {
      if (part.kind === 'sequence') {
        if (part.expression !== null) expressions.push(part.expression);
      } else if (part.value !== '') {
        expressions.push({ kind: 'literal', value: part.value, span: source.span(part.start, part.end) });
      }
    }
    return expressions;
  }
}

// `~` trims whitespace on one line including its line break, and no more. Terraform does so, contrary to the specification.

function trimFirstLine(text: string): string {
  const end = text.indexOf('\n') + 1 || text.length;
  return text.slice(0, end).trimStart() + text.slice(end);
}

function trimLastLine(text: string): string {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).trimEnd();
}

// `<<-` removes the indentation that all non-blank lines share.

const isBlank = (line: string): boolean => /^\s*\n$/.test(line);
/** Splits a text into lines that include their line breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const indentOf = (line: string): number => line.search(/[^\s]|\n|$/);

/** Changes the texts in place. A line that begins with a sequence has no indentation. */
function removeIndent(parts: readonly TemplatePart[]): void {
  const common = commonIndent(parts);
  if (common === 0 || common === Number.POSITIVE_INFINITY) return;
  let atLineStart = true;
  for (const part of parts) {
    if (part.kind === 'text') {
      const lines = linesOf(part.value);
      const cut = lines.map((line, i) => ((i > 0 || atLineStart) && !isBlank(line) ? line.slice(common) : line));
      part.value = cut.join('');
    }
    atLineStart = endsLine(part);
  }
}

function commonIndent(parts: readonly TemplatePart[]): number {
  let common = Number.POSITIVE_INFINITY;
  let atLineStart = true;
  for (const part of parts) {
    const lines = part.kind === 'text' ? linesOf(part.value) : [''];
    for (const line of atLineStart ? lines : lines.slice(1)) {
      if (!isBlank(line)) common = Math.min(common, indentOf(line));
    }
    atLineStart = endsLine(part);
  }
  return common;
}

const endsLine = (part: TemplatePart): boolean => part.kind === 'text' && part.value.endsWith('\n');
