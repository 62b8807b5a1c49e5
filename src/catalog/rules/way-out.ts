/** A resource that says by which way a subnet is left. */
export interface WayOutRule {
  /** Attribute or block that names the subnets, or the network that all of them are in. */
  readonly subnet: string;
  /** Attributes that name a route table, or at once what the way leads through; absent: it leads through the resource itself. */
  readonly to?: readonly string[];
  /** It is about everything, and about all that is there: these attributes have one of these values, or none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** It is the way out of all subnets beside it (those in the same box) where this attribute has one of these values. */
  readonly all?: { readonly when: string; readonly is: readonly string[] };
}

/** What takes a way only where it says so, by these attributes: what has parts may say it there. */
export interface Reluctance {
  /** The hops that this is about; absent: all. */
  readonly hops?: readonly string[];
  /** Not where one of these blocks is there. */
  readonly unless?: readonly string[];
  /** Only where one of these attributes has one of these values. */
  readonly only?: readonly string[];
  readonly is?: readonly string[];
}
