import type { Actor } from './actor.js';

/** A way into a network: it stands on the border of the box. */
export interface BorderRule {
  /** Types of the box: it is directly in one. */
  readonly of: readonly string[];
  /**
   * Who comes in through it to what has a public address of its own. That the way leads on to them is nothing that a line
   * would have to say.
   */
  readonly lets: readonly Actor[];
}
