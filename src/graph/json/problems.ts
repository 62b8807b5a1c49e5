import { PROBLEMS_LISTED } from '../../limits.js';

/** A violation of the graph format. `offset` is the position in the text. */
export interface Problem {
  readonly offset: number;
  /** JSON path: `$["aws_lb.web"][2]`. */
  readonly path: string;
  /** The invalid value, described in words if it could be a secret; empty if there is none to show. */
  readonly value: string;
  readonly rule: string;
}

/** The first problems of a file and their total number. A large file may be invalid throughout. */
export class Problems {
  readonly listed: Problem[] = [];
  total = 0;

  /**
   * Counts a problem and lists it while there is room.
   * @param problem only called if the problem is listed
   */
  add(problem: () => Problem): void {
    if (this.listed.length < PROBLEMS_LISTED) this.listed.push(problem());
    this.total++;
  }
}
