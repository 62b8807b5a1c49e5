/** Boxes that stand for several subnets, and the occupancy of subnets that decides about them. */

export interface Across {
  /** The box that stands for a subnet; only for subnets that are not their own box. */
  readonly into: ReadonlyMap<string, string>;
  /** The subnets that a box stands for, starting with its own. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Containers of these boxes and of the resources in them. */
  readonly parents: ReadonlyMap<string, string | null>;
}

export interface Occupancy {
  /** Containers with other containers or settled resources in them. */
  readonly taken: ReadonlySet<string>;
  /** Resources in a single container, by container. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Resources that span several containers, by the joined addresses of these. */
  readonly spanning: ReadonlyMap<string, readonly string[]>;
  /** Containers of each replicated resource with a replica in the container. */
  readonly copied: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the container of one box for these subnets; null if one box cannot stand for all of them. */
export type BoxFor = (subnets: readonly string[]) => { readonly parent: string | null } | null;
