/** A text that is being read: where its lines start, and what is wrong with it. */
import { HCL_FAULTS_MAX } from './limits.js';
import type { Fault, Span } from './model.js';

export interface Source {
  readonly text: string;
  span(start: number, end: number): Span;
  /** From 0: how far the offset is into its line. */
  columnOf(offset: number): number;
  fault(offset: number, problem: string): void;
}

/** What the grammar did not allow. Thrown without a stack trace, which takes longer than all the rest: noise has many. */
export class Unexpected {
  constructor(
    /** Where reading can go on from. */
    readonly offset: number,
    readonly problem: string,
  ) {}
}

export class FileSource implements Source {
  readonly faults: Fault[] = [];
  private readonly lineStarts: number[] = [0];
  /** Index of the line that was asked for last: the next question is mostly about the same one. */
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

  /** One fault a line: what follows on it is mostly a consequence of the first. */
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
