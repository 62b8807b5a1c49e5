/** Tokenizer, with line positions and faults. Template text is not tokenized: template.ts reads it and jumps past it. */
import { HCL_FAULTS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Fault, Span } from './model.js';

export interface Source {
  readonly text: string;
  span(start: number, end: number): Span;
  /** Distance from the start of the line, from 0. */
  columnOf(offset: number): number;
  fault(offset: number, problem: string): void;
}

/** A syntax error. Has no stack trace, because a trace takes longer than everything else and noise causes many errors. */
export class Unexpected {
  constructor(
    /** Offset of the fault, from which recovery starts. */
    readonly offset: number,
    readonly problem: string,
  ) {}
}

export class FileSource implements Source {
  readonly faults: Fault[] = [];
  private readonly lineStarts: number[] = [0];
  /** Index of the line that was looked up last; most lookups are on the same line. */
  private near = 0;

  constructor(readonly text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineStarts.push(at + 1);
  }

  span(start: number, end: number): Span {
    return { start, end, line: this.lineAt(start) + 1 };
  }

  columnOf(offset: number): number {
    return offset - (this.lineStarts[this.lineAt(offset)] as number);
  }

  /** Records at most one fault per line: the others on that line are usually consequences of the first. */
  fault(offset: number, problem: string): void {
    const line = this.lineAt(offset) + 1;
    if (this.faults.length >= HCL_FAULTS_MAX || this.faults.at(-1)?.line === line) return;
    this.faults.push({ line, column: this.columnOf(offset) + 1, problem });
  }

  private lineAt(offset: number): number {
    const starts = this.lineStarts;
    const next = starts[this.near + 1];
    if (offset >= (starts[this.near] as number) && (next === undefined || offset < next)) return this.near;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    this.near = low;
    return low;
  }
}

// ---- tokens

/** Punctuation is its own kind. `heredoc` is the whole opening line; `~}` closes a template sequence. */
export type Kind =
  | ('{' | '}' | '[' | ']' | '(' | ')' | ',' | ':' | '::' | '.' | '...' | '=' | '=>' | '?' | '~}')
  | ('==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '!' | '+' | '-' | '*' | '/' | '%')
  | ('quote' | 'heredoc' | 'identifier' | 'number' | 'newline' | 'end' | 'unknown');

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const HASH = 35;
const SLASH = 47;
const STAR = 42;

const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Allows spaces after the marker. Terraform rejects them, but that is no reason to lose the text. */
const HEREDOC = /<<-?[\p{ID_Start}_][\p{ID_Continue}-]*[ \t]*\r?\n/uy;

const PAIRS: ReadonlyMap<string, Kind> = new Map(
  (['::', '=>', '~}', '==', '!=', '<=', '>=', '&&', '||'] as const).map((kind) => [kind, kind]),
);
/** Kind by character code. */
const SINGLES: Kind[] = [];
for (const kind of '{}[](),:.=?<>!+-*/%') SINGLES[kind.charCodeAt(0)] = kind as Kind;
/** The second character of every pair. Most punctuation is followed by another character and skips the lookup. */
const ENDS_PAIR = /[:=>}&|]/;

/** Returns the end of a match at `start`, or `start` if there is none. The pattern must be sticky. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

const lineEnd = (text: string, from: number): number => {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
};

const isWordStart = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code > 127;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Holds one token: the next to be read. */
export class Scanner {
  kind: Kind = 'newline';
  start = 0;
  end = 0;
  /** End of the previous token. */
  last = 0;
  /** True if line breaks are tokens, as in a body. Within other brackets they are whitespace. */
  newlines = true;
  protected readonly text: string;

  constructor(readonly source: Source) {
    this.text = source.text;
  }

  is(kind: Kind): boolean {
    return this.kind === kind;
  }

  word(): string {
    return this.text.slice(this.start, this.end);
  }

  isWord(word: string): boolean {
    return this.kind === 'identifier' && this.word() === word;
  }

  /** Moves to the first token at or after `offset`. */
  jump(offset: number): void {
    this.end = offset;
    this.advance();
  }

  advance(): void {
    this.last = this.end;
    const start = this.skipSpace(this.end);
    this.start = start;
    const code = this.text.charCodeAt(start);
    if (isWordStart(code) && this.match('identifier', IDENTIFIER)) return;
    if (isDigit(code) && this.match('number', NUMBER)) return;
    if (Number.isNaN(code)) this.set('end', 0);
    else if (code === NEWLINE) this.set('newline', 1);
    else if (code === 34) this.set('quote', 1);
    else if (code === 60 && this.match('heredoc', HEREDOC)) return;
    else this.punctuation(code);
  }

  private punctuation(code: number): void {
    const { text, start } = this;
    const pair = ENDS_PAIR.test(text.charAt(start + 1)) ? PAIRS.get(text.slice(start, start + 2)) : undefined;
    if (pair !== undefined) this.set(pair, 2);
    else if (text.startsWith('...', start)) this.set('...', 3);
    else this.set(SINGLES[code] ?? 'unknown', 1);
  }

  private match(kind: Kind, pattern: RegExp): boolean {
    const end = matchEnd(pattern, this.text, this.start);
    if (end === this.start) return false;
    this.set(kind, end - this.start);
    return true;
  }

  private set(kind: Kind, length: number): void {
    this.kind = kind;
    this.end = this.start + length;
  }

  private commentEnd(start: number): number {
    const end = this.text.indexOf('*/', start + 2);
    if (end < 0) this.source.fault(start, messages.COMMENT_NOT_CLOSED);
    return end < 0 ? this.text.length : end + 2;
  }

  /** Skips spaces and comments. A carriage return is skipped only before a line break. */
  private skipSpace(from: number): number {
    const text = this.text;
    let at = from;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === SPACE || code === TAB || (code === NEWLINE && !this.newlines)) at++;
      else if (code === RETURN && text.charCodeAt(at + 1) === NEWLINE) at++;
      else if (code === HASH) at = lineEnd(text, at);
      else if (code === SLASH && text.charCodeAt(at + 1) === SLASH) at = lineEnd(text, at);
      else if (code === SLASH && text.charCodeAt(at + 1) === STAR) at = this.commentEnd(at);
      else return at;
    }
  }
}

// ---- heredocs end at a line with nothing but the marker

const MARKER = /^<<(-?)([^ \t\r\n]+)/;
const INDENT = /[ \t]*/y;
const REST_OF_LINE = /[ \t\r]*(?:\n|$)/y;

/** Parses the opening line, e.g. `<<-EOT`, including its line break. */
export function heredocStart(opening: string): { marker: string; indented: boolean } {
  const [, dash, marker] = MARKER.exec(opening) as unknown as [string, string, string];
  return { marker, indented: dash === '-' };
}

/** Returns the end of the marker if this line ends the heredoc, else -1. */
export function markerEnd(text: string, lineStart: number, marker: string): number {
  const start = matchEnd(INDENT, text, lineStart);
  if (!text.startsWith(marker, start)) return -1;
  const end = start + marker.length;
  REST_OF_LINE.lastIndex = end;
  return REST_OF_LINE.test(text) ? end : -1;
}

const MARKER_LINE = /^[ \t]*([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t\r]*$/gmu;

/**
 * Returns the start of the last line that could end a heredoc, by marker. Scans the whole text, so it is used only after a fault.
 */
export function lastMarkers(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const match of text.matchAll(MARKER_LINE)) last.set(match[1] as string, match.index);
  return last;
}
