import type { Span } from '../model.js';
import type { Source } from '../source.js';
import type { JsonString } from './values.js';

/** The text of a JSON string, with its escapes resolved, as a source for the HCL parser. Reports positions in the file. */
export class StringSource implements Source {
  readonly text: string;
  /** File offset of each code unit and of the end; null if the string has no escapes. */
  private readonly offsets: readonly number[] | null;

  constructor(
    private readonly file: Source,
    private readonly string: JsonString,
  ) {
    this.text = string.value;
    const isPlain = string.value.length === string.end - string.start - 2;
    this.offsets = isPlain ? null : offsetsIn(file.text, string);
  }

  span(start: number, end: number): Span {
    return this.file.span(this.inFile(start), this.inFile(end));
  }

  columnOf(offset: number): number {
    return this.file.columnOf(this.inFile(offset));
  }

  fault(offset: number, problem: string): void {
    this.file.fault(this.inFile(offset), problem);
  }

  private inFile(offset: number): number {
    return this.offsets === null ? this.string.start + 1 + offset : (this.offsets[offset] as number);
  }
}

/** Returns the file offset of each code unit of the string: an escape such as `\u00e9` is six characters in the file and one here. */
function offsetsIn(text: string, { start, end }: JsonString): number[] {
  const offsets: number[] = [];
  let at = start + 1;
  while (at < end - 1) {
    offsets.push(at);
    if (text[at] !== '\\') at++;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(end - 1);
  return offsets;
}
