/** The text that the HCL and JSON parsers read: turns offsets into lines and columns, and collects syntax errors. */

import { HCL_FAULTS_MAX } from '../limits.js';
import type { Fault, Span } from './model.js';

/** Offsets are UTF-16 code units from the start of the text. */
export interface Source {
  readonly text: string;
  /** Returns the range with its line; `end` is exclusive. */
  span(start: number, end: number): Span;
  /** Returns the number of characters between the start of the line and the offset. */
  columnOf(offset: number): number;
  /** Records a syntax error. `problem` is a sentence for the user. */
  fault(offset: number, problem: string): void;
}

/**
 * A syntax error, thrown to abandon the unreadable item. Not an `Error`: a binary file that is named `.tf` causes
 * thousands, and their stack traces would take longer than the parsing.
 */
export class Unexpected {
  constructor(
    /** Offset of the error, from which recovery starts. */
    readonly offset: number,
    readonly problem: string,
  ) {}
}

/** The text of one file, the starts of its lines, and the faults that were recorded. */
export class FileSource implements Source {
  readonly faults: Fault[] = [];
  private readonly lineStarts: number[] = [0];
  /** Index of the line that was looked up last: the next lookup is usually on the same line. */
  private lastLine = 0;

  constructor(readonly text: string) {
    for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1))
      this.lineStarts.push(offset + 1);
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

  /** Returns the index of the line, from 0. */
  private lineAt(offset: number): number {
    const starts = this.lineStarts;
    const next = starts[this.lastLine + 1];
    if (offset >= (starts[this.lastLine] as number) && (next === undefined || offset < next)) return this.lastLine;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    this.lastLine = low;
    return low;
  }
}
