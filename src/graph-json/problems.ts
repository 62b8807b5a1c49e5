import { PROBLEMS_LISTED } from '../limits.js';

export interface Problem {
  readonly offset: number;
  /** JSON path: `$["aws_lb.web"][2]`. */
  readonly path: string;
  /** The offending value, in words where it could be a secret; empty where there is none to show. */
  readonly value: string;
  readonly rule: string;
}

/** What is wrong in a file: the first of it, and how much there is. A large file may be wrong from start to end. */
export class Problems {
  readonly listed: Problem[] = [];
  total = 0;

  /** @param problem asked for where it is listed */
  add(problem: () => Problem): void {
    if (this.listed.length < PROBLEMS_LISTED) this.listed.push(problem());
    this.total++;
  }
}
