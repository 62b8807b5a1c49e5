/** Parser state that all parts of the grammar share: position, nesting depth and errors. */
import { quote } from '../../platform/text/printable.js';
import { HCL_DEPTH } from '../limits.js';
import * as messages from '../messages.js';
import type { Expression, Span } from './model.js';
import { type Kind, lastMarkers, Scanner, type Source, Unexpected } from './scanner.js';

export class Parser extends Scanner {
  /** Closers of the open brackets, innermost last: `]`, `)`, `}`, `"`, or `<` with a heredoc marker. Recovery uses them. */
  readonly open: string[] = [];
  /** Nesting level of blocks and expressions at this position. */
  depth = 0;
  /** Deepest level of the current expression. */
  deepest = 0;
  /**
   * True after a heredoc without an end. From then on `mayEnd` is checked first, because a text full of them would take quadratic
   * time.
   */
  knowsMarkers = false;
  private markers: ReadonlyMap<string, number> | null = null;

  constructor(
    source: Source,
    /** Entry point of the grammar, which is recursive. Passed in because modules must not import each other in a cycle. */
    private readonly grammar: (parser: Parser) => Expression,
  ) {
    super(source);
  }

  /**
   * Parses one expression.
   * @throws Unexpected
   */
  expression(): Expression {
    this.enter();
    const expression = this.grammar(this);
    this.depth--;
    return expression;
  }

  /** True if a line from this offset on could end a heredoc with this marker. */
  mayEnd(marker: string, from: number): boolean {
    this.markers ??= lastMarkers(this.text);
    return (this.markers.get(marker) ?? -1) >= from;
  }

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

  /** Reads a token of this kind; returns true if it was there. */
  take(kind: Kind): boolean {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }

  expect(kind: Kind, expected: string): void {
    if (!this.take(kind)) throw this.unexpected(expected);
  }

  identifier(expected: string): string {
    if (this.kind !== 'identifier') throw this.unexpected(expected);
    const name = this.word();
    this.advance();
    return name;
  }

  /** Reads an opening bracket. Returns the previous `newlines` setting, for `closeBracket`. */
  openBracket(closer: Kind): boolean {
    const before = this.newlines;
    this.open.push(closer);
    this.newlines = false;
    this.advance();
    return before;
  }

  closeBracket(closer: Kind, newlinesBefore: boolean, expected: string = messages.token(closer)): void {
    if (this.kind !== closer) throw this.unexpected(expected);
    this.open.pop();
    this.newlines = newlinesBefore;
    this.advance();
  }

  spanFrom(start: number): Span {
    return this.source.span(start, this.last);
  }

  /** Returns the current token, for messages. */
  private tokenInWords(): string {
    if (this.kind === 'end') return messages.END_OF_FILE;
    return this.kind === 'newline' ? messages.END_OF_LINE : quote(this.word());
  }

  /** Reads `k, v in collection` after the word `for`, in tuples, objects and template directives. */
  forIntroduction(): { names: string[]; collection: Expression } {
    const names = [this.identifier(messages.FOR_NAME)];
    if (this.take(',')) names.push(this.identifier(messages.FOR_NAME));
    if (!this.takeWord('in')) throw this.unexpected(messages.FOR_IN);
    return { names, collection: this.expression() };
  }

  unexpected(expected: string): Unexpected {
    return new Unexpected(this.start, messages.expected(expected, this.tokenInWords()));
  }
}
