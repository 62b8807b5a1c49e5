/** What all parts of the grammar share: where the text is read, how deep, and how to fail. */
import { quote } from '../../text/quote.js';
import { HCL_DEPTH } from './limits.js';
import * as messages from './messages.js';
import type { Expression, Span } from './model.js';
import { type Kind, lastMarkers, Scanner, type Source, Unexpected } from './scanner.js';

export class Parser extends Scanner {
  /** What is open here, innermost last: `]`, `)`, `}`, `"`, or the marker of a heredoc. Recovery closes it again. */
  readonly open: string[] = [];
  /** Levels of blocks and expressions around this place. */
  depth = 0;
  /** The deepest level that the expression has come to. */
  deepest = 0;
  /** A heredoc without its end was seen: from then on it is asked first, or a text full of them takes quadratic time. */
  knowsMarkers = false;
  private markers: ReadonlyMap<string, number> | null = null;

  constructor(
    source: Source,
    /** The grammar is a circle, which modules must not be: this is how its parts come back to the start. */
    private readonly grammar: (parser: Parser) => Expression,
  ) {
    super(source);
  }

  /** @throws Unexpected */
  expression(): Expression {
    this.enter();
    const expression = this.grammar(this);
    this.depth--;
    return expression;
  }

  /** Whether a line from here on could end a heredoc with this marker. */
  mayEnd(marker: string, from: number): boolean {
    this.markers ??= lastMarkers(this.text);
    return (this.markers.get(marker) ?? -1) >= from;
  }

  enter(): void {
    this.depth++;
    this.reach(this.depth);
  }

  /** @throws Unexpected where the tree would be deeper than its readers may recurse. */
  reach(depth: number): void {
    if (depth > HCL_DEPTH) throw new Unexpected(this.start, messages.nestedTooDeep(HCL_DEPTH));
    if (depth > this.deepest) this.deepest = depth;
  }

  /** Whether it was there, and has been read. */
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

  expect(kind: Kind, wanted: string): void {
    if (!this.take(kind)) throw this.unexpected(wanted);
  }

  identifier(wanted: string): string {
    if (this.kind !== 'identifier') throw this.unexpected(wanted);
    const name = this.word();
    this.advance();
    return name;
  }

  /** Reads an opening bracket. Returns whether line breaks counted before it, for `closeBracket`. */
  openBracket(closer: Kind): boolean {
    const before = this.newlines;
    this.open.push(closer);
    this.newlines = false;
    this.advance();
    return before;
  }

  closeBracket(closer: Kind, newlinesBefore: boolean, wanted: string = messages.token(closer)): void {
    if (this.kind !== closer) throw this.unexpected(wanted);
    this.open.pop();
    this.newlines = newlinesBefore;
    this.advance();
  }

  spanFrom(start: number): Span {
    return this.source.span(start, this.last);
  }

  private found(): string {
    if (this.kind === 'end') return messages.END_OF_FILE;
    return this.kind === 'newline' ? messages.END_OF_LINE : quote(this.word());
  }

  /** `k, v in collection`, behind the word `for`: of tuples, objects, and directives of templates. */
  forIntroduction(): { names: string[]; collection: Expression } {
    const names = [this.identifier(messages.FOR_NAME)];
    if (this.take(',')) names.push(this.identifier(messages.FOR_NAME));
    if (!this.takeWord('in')) throw this.unexpected(messages.FOR_IN);
    return { names, collection: this.expression() };
  }

  unexpected(wanted: string): Unexpected {
    return new Unexpected(this.start, messages.expected(wanted, this.found()));
  }
}
