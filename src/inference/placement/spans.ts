/** Boxes that stand for several subnets, and what is known of these before. */

export interface Across {
  /** The box that stands for a subnet; only of subnets that are not their own box. */
  readonly into: ReadonlyMap<string, string>;
  /** The subnets that a box stands for, itself first. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Where these boxes are, and what stands in them. */
  readonly parents: ReadonlyMap<string, string | null>;
}

export interface Occupancy {
  /** Places that hold boxes, or what is settled. */
  readonly taken: ReadonlySet<string>;
  /** What is in one place only, by that place. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** What lies across several places, by these. */
  readonly spanning: ReadonlyMap<string, readonly string[]>;
  /** The places of whatever is copied into a place. */
  readonly copied: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What one box for these subnets would be in; null where it would not be true of each of them. */
export type BoxFor = (subnets: readonly string[]) => { readonly parent: string | null } | null;
