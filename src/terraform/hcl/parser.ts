/**
 * The parser state that `parse.ts` (blocks), `expression.ts` and `template.ts` share: the current token, open brackets
 * and nesting.
 */

import { quote } from '../../platform/text/printable.js';
import { HCL_DEPTH } from '../limits.js';
import * as messages from '../messages.js';
import type { Expression, Span } from './model.js';
import { lastMarkers, Scanner, type TokenKind } from './scanner.js';
import { type Source, Unexpected } from './source.js';

/** A cursor over tokens that tracks the open brackets and the nesting level. */
export class Parser extends Scanner {
  /**
   * The closers that are still expected, innermost last: `]`, `)`, `}`, `"`, or `<EOT` for a heredoc. Recovery uses
   * them.
   */
  readonly open: string[] = [];
  /** Nesting level of blocks and expressions at this position. */
  depth = 0;
  /** Deepest level of the current expression. */
  deepest = 0;
  /**
   * True after a heredoc without an end. From then on `canEndHeredoc` is checked first: each search for an end reads
   * all text.
   */
  hasUnclosedHeredoc = false;
  /** The result of `lastMarkers`; null until it is needed. */
  private markers: ReadonlyMap<string, number> | null = null;

  constructor(
    source: Source,
    /**
     * Entry point of the grammar, which is recursive. Passed in because modules must not import each other in a cycle.
     */
    private readonly grammar: (parser: Parser) => Expression,
  ) {
    super(source);
  }

  /**
   * Parses one expression.
   * @throws Unexpected for a syntax error
   */
  expression(): Expression {
    this.enter();
    const expression = this.grammar(this);
    this.depth--;
    return expression;
  }

  /** True if a line after this offset could end a heredoc with this marker. */
  canEndHeredoc(marker: string, from: number): boolean {
    this.markers ??= lastMarkers(this.text);
    return (this.markers.get(marker) ?? -1) >= from;
  }

  /** Goes one nesting level deeper. The caller decrements `depth` afterwards. */
  enter(): void {
    this.depth++;
    this.reach(this.depth);
  }

  /**
   * Records a nesting level.
   * @throws Unexpected if the tree would be deeper than its readers may recurse
   */
  reach(depth: number): void {
    if (depth > HCL_DEPTH) throw new Unexpected(this.start, messages.nestedTooDeep(HCL_DEPTH));
    if (depth > this.deepest) this.deepest = depth;
  }

  /** Moves past the current token if it has this kind; returns false otherwise. */
  take(kind: TokenKind): boolean {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }

  /** Moves past the current token if it is this word; returns false otherwise. */
  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }

  /**
   * Moves past a token that the grammar requires.
   * @param expected description for the message
   * @throws Unexpected if the current token is of another kind
   */
  expect(kind: TokenKind, expected: string): void {
    if (!this.take(kind)) throw this.unexpected(expected);
  }

  /**
   * Reads a name.
   * @param expected description for the message
   * @throws Unexpected if the current token is not a name
   */
  identifier(expected: string): string {
    if (this.kind !== 'identifier') throw this.unexpected(expected);
    const name = this.word();
    this.advance();
    return name;
  }

  /** Moves past an opening bracket. Returns the previous `newlinesAreTokens`, for `closeBracket`. */
  openBracket(closer: TokenKind): boolean {
    const before = this.newlinesAreTokens;
    this.open.push(closer);
    this.newlinesAreTokens = false;
    this.advance();
    return before;
  }

  /**
   * Moves past a closing bracket.
   * @param newlinesBefore the result of `openBracket`
   * @throws Unexpected if the current token is not the bracket
   */
  closeBracket(closer: TokenKind, newlinesBefore: boolean, expected: string = messages.token(closer)): void {
    if (this.kind !== closer) throw this.unexpected(expected);
    this.open.pop();
    this.newlinesAreTokens = newlinesBefore;
    this.advance();
  }

  /** Returns the range from the offset to the end of the previous token. */
  spanFrom(start: number): Span {
    return this.source.span(start, this.previousEnd);
  }

  /** Returns the current token, for messages. */
  private tokenInWords(): string {
    if (this.kind === 'end') return messages.END_OF_FILE;
    return this.kind === 'newline' ? messages.END_OF_LINE : quote(this.word());
  }

  /**
   * Reads `key, value in collection` after the word `for`, in tuples, objects and template directives.
   * @throws Unexpected for a syntax error
   */
  forIntroduction(): { names: string[]; collection: Expression } {
    const names = [this.identifier(messages.FOR_NAME)];
    if (this.take(',')) names.push(this.identifier(messages.FOR_NAME));
    if (!this.takeWord('in')) throw this.unexpected(messages.FOR_IN);
    return { names, collection: this.expression() };
  }

  /** Returns the error for the current token; the caller throws it. */
  unexpected(expected: string): Unexpected {
    return new Unexpected(this.start, messages.expected(expected, this.tokenInWords()));
  }
}
