/** Code before and after, and what is said of the rights that change. */

export interface RightsPair {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** All that is said of the change. */
  readonly sentence: string;
  /** Addresses of nodes that the report must not name. */
  readonly untouched?: readonly string[];
}
