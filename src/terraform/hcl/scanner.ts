/**
 * Splits Terraform code into tokens. The text of strings and heredocs is not split: `template.ts` reads it and
 * jumps past it.
 */

import { matchEnd } from '../../platform/text/matching.js';
import * as messages from '../messages.js';
import type { Source } from './source.js';

/**
 * Punctuation is its own kind. `heredoc` is the rest of its opening line with the line break (`<<-EOT`), `quote` the
 * opening `"` of a string; the parser reads the text after both. `~}` closes a template sequence and trims what
 * follows. `unknown` is any other character.
 */
export type TokenKind =
  | ('{' | '}' | '[' | ']' | '(' | ')' | ',' | ':' | '::' | '.' | '...' | '=' | '=>' | '?' | '~}')
  | ('==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '!' | '+' | '-' | '*' | '/' | '%')
  | ('quote' | 'heredoc' | 'identifier' | 'number' | 'newline' | 'end' | 'unknown');

const codeOf = (char: string): number => char.charCodeAt(0);
const TAB = codeOf('\t');
const NEWLINE = codeOf('\n');
const RETURN = codeOf('\r');
const SPACE = codeOf(' ');
const QUOTE = codeOf('"');
const HASH = codeOf('#');
const STAR = codeOf('*');
const SLASH = codeOf('/');
const LESS_THAN = codeOf('<');

const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Allows spaces after the marker. Terraform rejects them, but that is no reason to lose the text. */
const HEREDOC = /<<-?[\p{ID_Start}_][\p{ID_Continue}-]*[ \t]*\r?\n/uy;

const PAIRS: ReadonlyMap<string, TokenKind> = new Map(
  (['::', '=>', '~}', '==', '!=', '<=', '>=', '&&', '||'] as const).map((kind) => [kind, kind]),
);
/** The kinds of single characters, by character code. */
const SINGLES: TokenKind[] = [];
for (const kind of '{}[](),:.=?<>!+-*/%') SINGLES[codeOf(kind)] = kind as TokenKind;
/** The second characters of all pairs. Other punctuation skips the lookup, which needs a new string. */
const ENDS_PAIR = /[:=>}&|]/;

/** Returns the offset of the next line break, or of the end of the text. */
const lineEnd = (text: string, from: number): number => {
  const offset = text.indexOf('\n', from);
  return offset < 0 ? text.length : offset;
};

const isBetween = (code: number, first: string, last: string): boolean => code >= codeOf(first) && code <= codeOf(last);
const isDigit = (code: number): boolean => isBetween(code, '0', '9');
/** A quick test before the slower `IDENTIFIER`, which decides about characters outside ASCII. */
const canStartWord = (code: number): boolean =>
  isBetween(code, 'a', 'z') || isBetween(code, 'A', 'Z') || code === codeOf('_') || code > 127;

/**
 * A cursor over the tokens of a source: `kind`, `start` and `end` describe the current token. Call `jump` first. At the
 * end of the text the token is `end`, however often `advance` is called.
 */
export class Scanner {
  kind: TokenKind = 'newline';
  start = 0;
  end = 0;
  /** End of the previous token. */
  previousEnd = 0;
  /** True if line breaks are tokens, as in a body. Within other brackets they are whitespace. */
  newlinesAreTokens = true;
  protected readonly text: string;

  constructor(readonly source: Source) {
    this.text = source.text;
  }

  is(kind: TokenKind): boolean {
    return this.kind === kind;
  }

  /** Returns the text of the current token. */
  word(): string {
    return this.text.slice(this.start, this.end);
  }

  /** True if the current token is this name. */
  isWord(word: string): boolean {
    return this.kind === 'identifier' && this.word() === word;
  }

  /** Moves to the first token at or after `offset`. */
  jump(offset: number): void {
    this.end = offset;
    this.advance();
  }

  /** Moves to the next token. */
  advance(): void {
    this.previousEnd = this.end;
    const start = this.skipSpace(this.end);
    this.start = start;
    const code = this.text.charCodeAt(start);
    if (canStartWord(code) && this.match('identifier', IDENTIFIER)) return;
    if (isDigit(code) && this.match('number', NUMBER)) return;
    if (Number.isNaN(code)) this.set('end', 0);
    else if (code === NEWLINE) this.set('newline', 1);
    else if (code === QUOTE) this.set('quote', 1);
    else if (code === LESS_THAN && this.match('heredoc', HEREDOC)) return;
    else this.punctuation(code);
  }

  private punctuation(code: number): void {
    const { text, start } = this;
    const pair = ENDS_PAIR.test(text.charAt(start + 1)) ? PAIRS.get(text.slice(start, start + 2)) : undefined;
    if (pair !== undefined) this.set(pair, 2);
    else if (text.startsWith('...', start)) this.set('...', 3);
    else this.set(SINGLES[code] ?? 'unknown', 1);
  }

  /** Sets the token if the pattern matches here; returns false otherwise. */
  private match(kind: TokenKind, pattern: RegExp): boolean {
    const end = matchEnd(pattern, this.text, this.start);
    if (end === this.start) return false;
    this.set(kind, end - this.start);
    return true;
  }

  private set(kind: TokenKind, length: number): void {
    this.kind = kind;
    this.end = this.start + length;
  }

  /**
   * Returns the offset after a comment. A comment that is not closed is a fault, and extends to the end of the text.
   */
  private commentEnd(start: number): number {
    const end = this.text.indexOf('*/', start + 2);
    if (end < 0) this.source.fault(start, messages.COMMENT_NOT_CLOSED);
    return end < 0 ? this.text.length : end + 2;
  }

  /**
   * Returns the offset after spaces and comments. A carriage return counts as space only before a line break, as in
   * Terraform.
   */
  private skipSpace(from: number): number {
    const text = this.text;
    let offset = from;
    for (;;) {
      const code = text.charCodeAt(offset);
      if (code === SPACE || code === TAB || (code === NEWLINE && !this.newlinesAreTokens)) offset++;
      else if (code === RETURN && text.charCodeAt(offset + 1) === NEWLINE) offset++;
      else if (code === HASH) offset = lineEnd(text, offset);
      else if (code === SLASH && text.charCodeAt(offset + 1) === SLASH) offset = lineEnd(text, offset);
      else if (code === SLASH && text.charCodeAt(offset + 1) === STAR) offset = this.commentEnd(offset);
      else return offset;
    }
  }
}

// ---- Heredocs: a text between a line that ends in `<<EOT` and a line that contains only `EOT`.

const MARKER = /^<<(-?)([^ \t\r\n]+)/;
const INDENT = /[ \t]*/y;
const REST_OF_LINE = /[ \t\r]*(?:\n|$)/y;

/** Parses the opening line `<<-EOT` or `<<EOT`, with or without its line break. `indented` is true for `<<-`. */
export function heredocStart(opening: string): { marker: string; indented: boolean } {
  const [, dash, marker] = MARKER.exec(opening) as unknown as [string, string, string];
  return { marker, indented: dash === '-' };
}

/** Returns the end of the marker if the line contains nothing else, apart from spaces; otherwise -1. */
export function markerEnd(text: string, lineStart: number, marker: string): number {
  const start = matchEnd(INDENT, text, lineStart);
  if (!text.startsWith(marker, start)) return -1;
  const end = start + marker.length;
  REST_OF_LINE.lastIndex = end;
  return REST_OF_LINE.test(text) ? end : -1;
}

const MARKER_LINE = /^[ \t]*([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t\r]*$/gmu;

/**
 * Returns, for every marker, the start of the last line that could end its heredoc. Scans the whole text: call it once
 * per file.
 */
export function lastMarkers(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const match of text.matchAll(MARKER_LINE)) last.set(match[1] as string, match.index);
  return last;
}
