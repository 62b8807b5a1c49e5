/**
 * Parses strings and heredocs: text with interpolations (`"${var.name}-db"`) and directives
 * (`%{ if var.public }...%{ endif }`). Both are called sequences here.
 */

import { matchEnd } from '../../platform/text/matching.js';
import * as messages from '../messages.js';
import type { Expression, Span } from './model.js';
import type { Parser } from './parser.js';
import { heredocStart, markerEnd } from './scanner.js';
import { type Source, Unexpected } from './source.js';

/** The delimiters of a template. `whole` is a text without delimiters, such as the content of a JSON string. */
type Delimiters =
  | { readonly kind: 'quoted' }
  | { readonly kind: 'heredoc'; readonly marker: string }
  | { readonly kind: 'whole' };

/**
 * Parses a quoted string from its opening quote. Returns a literal if it has no sequences.
 * @throws Unexpected if it is not closed on its line
 */
export function quotedTemplate(parser: Parser): Expression {
  const { start } = parser;
  parser.open.push('"');
  const parts = new TemplateParts();
  const end = readTemplate(parser, parser.end, { kind: 'quoted' }, parts);
  parser.open.pop();
  parser.jump(end + 1);
  const text = parts.onlyText();
  const span = parser.source.span(start, end + 1);
  return text === null ? templateOf(parser.source, parts, false, span) : { kind: 'literal', value: text, span };
}

/**
 * Parses a heredoc. Always returns a template, even without sequences.
 * @throws Unexpected if it is not closed
 */
export function heredocTemplate(parser: Parser): Expression {
  const { start, end: textStart } = parser;
  const { marker, indented } = heredocStart(parser.word());
  if (parser.hasUnclosedHeredoc && !parser.canEndHeredoc(marker, textStart))
    throw new Unexpected(start, messages.heredocNotClosed(marker));
  parser.open.push(`<${marker}`);
  const parts = new TemplateParts();
  const lineStart = readTemplate(parser, textStart, { kind: 'heredoc', marker }, parts);
  parser.open.pop();
  const end = markerEnd(parser.source.text, lineStart, marker);
  if (end < 0) {
    parser.hasUnclosedHeredoc = true;
    throw new Unexpected(start, messages.heredocNotClosed(marker));
  }
  parser.jump(end);
  if (indented) parts.removeIndent();
  return templateOf(parser.source, parts, true, parser.source.span(start, end));
}

/**
 * Parses an entire text as a template, such as the content of a JSON string. Returns a literal if it has no sequences.
 */
export function wholeTemplate(parser: Parser): Expression {
  const parts = new TemplateParts();
  const end = readTemplate(parser, 0, { kind: 'whole' }, parts);
  const text = parts.onlyText();
  const span = parser.source.span(0, end);
  return text === null ? templateOf(parser.source, parts, false, span) : { kind: 'literal', value: text, span };
}

/** Reads the content of a template into `parts`, and returns the offset of its closing delimiter. */
function readTemplate(parser: Parser, from: number, delimiters: Delimiters, parts: TemplateParts): number {
  const { text } = parser.source;
  let offset = readText(parser, from, delimiters, parts);
  while (isSequenceAt(text, offset)) {
    const sequenceEnd = readSequence(parser, offset, parts);
    offset = readText(parser, sequenceEnd, delimiters, parts);
  }
  if (parts.open.length > 0) parser.source.fault(offset, messages.directiveNotClosed(parts.open.at(-1) as string));
  return offset;
}

/** Returns the template that consists of the parts. */
function templateOf(source: Source, parts: TemplateParts, isHeredoc: boolean, span: Span): Expression {
  const names = parts.names.length > 0 ? { names: parts.names } : {};
  const directives = parts.hasDirectives ? { directives: parts.withDirectives(source, span) } : {};
  return { kind: 'template', parts: parts.expressions(source), heredoc: isHeredoc, span, ...names, ...directives };
}

// ---- Sequences: `${...}` and `%{...}`.

/**
 * Reads the sequence at this position and returns its end.
 * @throws Unexpected for a syntax error in it
 */
function readSequence(parser: Parser, offset: number, parts: TemplateParts): number {
  const { text } = parser.source;
  const trimBefore = text[offset + 2] === '~';
  const newlinesBefore = parser.newlinesAreTokens;
  parser.open.push('}');
  parser.newlinesAreTokens = false;
  parser.jump(offset + (trimBefore ? 3 : 2));
  const sequence: Sequence =
    text[offset] === '%' ? readDirective(parser, parts) : { kind: 'sequence', expression: parser.expression() };
  const trimAfter = parser.is('~}');
  if (!trimAfter && !parser.is('}')) throw parser.unexpected(messages.END_OF_SEQUENCE);
  parser.open.pop();
  parser.newlinesAreTokens = newlinesBefore;
  parts.addSequence(sequence, trimBefore, trimAfter);
  return parser.end;
}

/**
 * Reads a directive after `%{`. A misplaced directive is a fault of the file, but the rest of the template is still
 * read.
 */
function readDirective(parser: Parser, parts: TemplateParts): Sequence {
  const { start } = parser;
  const word = parser.identifier(messages.DIRECTIVE);
  const innermost = parts.open.at(-1);
  const directive = { word, names: [] };
  const misplaced = () => parser.source.fault(start, messages.misplacedDirective(word));
  switch (word) {
    case 'if':
      parts.open.push('if');
      return { kind: 'sequence', expression: parser.expression(), directive };
    case 'for': {
      const { names, collection } = parser.forIntroduction();
      parts.open.push('for');
      parts.names.push(...names);
      return { kind: 'sequence', expression: collection, directive: { word, names } };
    }
    case 'else':
      if (innermost === 'if') parts.open[parts.open.length - 1] = 'else';
      else misplaced();
      break;
    case 'endif':
    case 'endfor': {
      const closes = word === 'endfor' ? innermost === 'for' : innermost === 'if' || innermost === 'else';
      if (closes) parts.open.pop();
      else misplaced();
      break;
    }
    default:
      parser.source.fault(start, messages.unknownDirective(word));
  }
  return { kind: 'sequence', expression: null, directive };
}

// ---- The text between sequences.

/** Characters that stand for themselves. */
const PLAIN: Readonly<Record<Delimiters['kind'], RegExp>> = {
  quoted: /[^"\\$%\r\n]*/y,
  heredoc: /[^$%\n]*/y,
  whole: /[^$%]*/y,
};

/** True if `${` or `%{` begins here. */
export const isSequenceAt = (text: string, offset: number): boolean =>
  text[offset + 1] === '{' && (text[offset] === '$' || text[offset] === '%');

/**
 * Reads text up to the next sequence or the end of the template, and returns that offset. The template ends at the
 * closing quote, at the line with the marker, or at the end of the text if the marker is missing.
 * @throws Unexpected for a line break in a quoted string
 */
function readText(parser: Parser, from: number, delimiters: Delimiters, parts: TemplateParts): number {
  const { text } = parser.source;
  const plain = PLAIN[delimiters.kind];
  let value = '';
  let offset = from;
  while (!isMarkerLine(text, offset, delimiters)) {
    const plainEnd = matchEnd(plain, text, offset);
    value += text.slice(offset, plainEnd);
    offset = plainEnd;
    const special = readSpecial(parser, offset, delimiters);
    if (special === null) break;
    value += special.value;
    offset = special.end;
  }
  parts.addText(value, from, offset);
  return offset;
}

/** True if the line that ends a heredoc begins here. */
const isMarkerLine = (text: string, offset: number, delimiters: Delimiters): boolean =>
  delimiters.kind === 'heredoc' && text[offset - 1] === '\n' && markerEnd(text, offset, delimiters.marker) >= 0;

/** Special characters with the text that they stand for. */
interface Special {
  readonly value: string;
  readonly end: number;
}

/**
 * Reads an escape, or a special character that stands for itself. Returns null before a sequence and at the end of the
 * template.
 * @throws Unexpected for a line break in a quoted string
 */
function readSpecial(parser: Parser, offset: number, { kind }: Delimiters): Special | null {
  const { text } = parser.source;
  const char = text[offset];
  if (char === '$' || char === '%') {
    if (isSequenceAt(text, offset)) return null;
    // `$${` stands for the text `${`.
    const isEscaped = text[offset + 1] === char && text[offset + 2] === '{';
    return isEscaped ? { value: `${char}{`, end: offset + 3 } : { value: char, end: offset + 1 };
  }
  if (char === '\\') return readEscape(parser, offset);
  if (char === '\n' && kind === 'heredoc') return { value: char, end: offset + 1 };
  if (char !== '"' && kind === 'quoted') throw new Unexpected(offset, messages.STRING_NOT_CLOSED);
  return null;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['"', '"'],
  ['\\', '\\'],
]);
const LAST_CODE_POINT = 0x10ffff;
const CODE_POINT = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))/y;

/** Reads an escape such as `\n` or `\u00e9`. An unknown escape is a fault, and its backslash stands for itself. */
function readEscape(parser: Parser, offset: number): Special {
  const { text } = parser.source;
  const simple = ESCAPES.get(text[offset + 1] ?? '');
  if (simple !== undefined) return { value: simple, end: offset + 2 };
  CODE_POINT.lastIndex = offset;
  const [sequence = '', shortCode, longCode] = CODE_POINT.exec(text) ?? [];
  const code = Number.parseInt(shortCode ?? longCode ?? '', 16);
  // The code is NaN, which fails the comparison, if no escape matches.
  if (code <= LAST_CODE_POINT) return { value: String.fromCodePoint(code), end: offset + sequence.length };
  parser.source.fault(offset, messages.UNKNOWN_ESCAPE);
  return { value: '\\', end: offset + 1 };
}

// ---- The texts and sequences of a template.

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
  /** Absent for `${...}`. `names` are those that `%{ for }` binds. */
  readonly directive?: { readonly word: string; readonly names: readonly string[] };
}

/** A directive that is not yet closed, with the parts of its branches so far: one list, or two after `%{ else }`. */
interface OpenDirective {
  readonly sequence: Sequence;
  readonly branches: Expression[][];
}

type TemplatePart = Text | Sequence;

/** Collects the parts while they are read, and removes the whitespace that `~` and `<<-` ask for. */
class TemplateParts {
  /** Directives that are not yet closed, innermost last. */
  readonly open: ('if' | 'else' | 'for')[] = [];
  /** Names that `%{ for }` binds. */
  readonly names: string[] = [];
  private readonly list: TemplatePart[] = [];
  /** True after a sequence that ends in `~}`. */
  private trimNext = false;

  /** Adds the text between two sequences, if there is any. */
  addText(value: string, start: number, end: number): void {
    if (end > start) this.list.push({ kind: 'text', value: this.trimNext ? trimFirstLine(value) : value, start, end });
    this.trimNext = false;
  }

  /**
   * Adds a sequence.
   * @param trimBefore true for `${~`
   * @param trimAfter true for `~}`
   */
  addSequence(sequence: Sequence, trimBefore: boolean, trimAfter: boolean): void {
    const before = this.list.at(-1);
    if (trimBefore && before?.kind === 'text') before.value = trimLastLine(before.value);
    this.list.push(sequence);
    this.trimNext = trimAfter;
  }

  /** True if a directive was read: each one ends with `%{ endif }` or `%{ endfor }`, which have no expression. */
  get hasDirectives(): boolean {
    return this.list.some((part) => part.kind === 'sequence' && part.expression === null);
  }

  /** Removes the indentation that all lines share, as `<<-` demands. */
  removeIndent(): void {
    removeIndent(this.list);
  }

  /** Returns the text if the template has no sequences, else null. */
  onlyText(): string | null {
    const [first, ...others] = this.list;
    if (first === undefined) return '';
    return first.kind === 'text' && others.length === 0 ? first.value : null;
  }

  /** Returns the texts that are not empty, as literals, and the expressions of the sequences. */
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

  /**
   * Returns the parts with each directive as one expression. Their value is a text. Null if a directive is misplaced or
   * not closed.
   */
  withDirectives(source: Source, span: Span): readonly Expression[] | null {
    const top: Expression[] = [];
    const open: OpenDirective[] = [];
    const add = (part: Expression | null) => part !== null && (open.at(-1)?.branches.at(-1) ?? top).push(part);
    for (const part of this.list) {
      const word = part.kind === 'sequence' ? part.directive?.word : undefined;
      if (part.kind === 'text') add({ kind: 'literal', value: part.value, span: source.span(part.start, part.end) });
      else if (word === undefined) add(part.expression);
      else if (word === 'if' || word === 'for') open.push({ sequence: part, branches: [[]] });
      else {
        const innermost = word === 'else' ? open.at(-1) : open.pop();
        if (innermost === undefined) return null;
        if (word === 'else') innermost.branches.push([]);
        else add(directiveOf(innermost, span));
      }
    }
    return open.length > 0 ? null : top;
  }
}

/**
 * Returns a closed directive as an expression whose value is a text. Null for one without a condition or collection.
 */
function directiveOf({ sequence: { expression, directive }, branches }: OpenDirective, span: Span): Expression | null {
  const [first, second] = branches.map((parts): Expression => ({ kind: 'template', parts, heredoc: true, span }));
  const empty: Expression = { kind: 'literal', value: '', span };
  if (expression === null || first === undefined) return null;
  if (directive?.word !== 'for')
    return { kind: 'conditional', condition: expression, whenTrue: first, whenFalse: second ?? empty, span };
  const shared = { key: null, condition: null, span };
  const loop: Expression = { kind: 'for', names: directive.names, collection: expression, value: first, ...shared };
  return { kind: 'call', name: 'join', arguments: [empty, loop], span };
}

// ---- `~` trims whitespace on one line with its line break, as in Terraform; the specification says more.

/** Removes white space at the start, at most up to the end of the first line. */
function trimFirstLine(text: string): string {
  const end = text.indexOf('\n') + 1 || text.length;
  return text.slice(0, end).trimStart() + text.slice(end);
}

/** Removes white space at the end, at most back to the start of the last line. */
function trimLastLine(text: string): string {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).trimEnd();
}

// ---- `<<-` removes the indentation that all non-blank lines share.

const isBlank = (line: string): boolean => /^\s*\n$/.test(line);
/** Splits a text into lines that include their line breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Returns the number of whitespace characters at the start of the line. */
const indentOf = (line: string): number => line.search(/[^\s]|\n|$/);

/** Removes the common indentation from the texts, in place. */
function removeIndent(parts: readonly TemplatePart[]): void {
  const common = commonIndent(parts);
  if (common === 0 || common === Number.POSITIVE_INFINITY) return;
  let atLineStart = true;
  for (const part of parts) {
    if (part.kind === 'text') {
      const lines = linesOf(part.value);
      const cut = lines.map((line, index) =>
        (index > 0 || atLineStart) && !isBlank(line) ? line.slice(common) : line,
      );
      part.value = cut.join('');
    }
    atLineStart = endsLine(part);
  }
}

/** Returns the smallest indentation; infinity if all lines are blank. A line that begins with a sequence has none. */
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
