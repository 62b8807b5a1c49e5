/** How networks say who may reach whom: rules of firewalls and groups, and what they may name. */

/**
 * A rule that lets some reach others, or keeps them from it. Its own end is the one whose door it is: what is called for
 * `in`, who calls for `out`. Paths are those in its block.
 */
export interface PermissionRule {
  readonly way: 'in' | 'out';
  /** The blocks that each are such a rule; absent: the resource itself. */
  readonly block?: string;
  /** Only where these have one of these values, in any case of letters; the empty one stands for none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Attributes of the resource that name the group at whose door it is; empty: itself. Absent: `own` says it all. */
  readonly guard?: readonly string[];
  readonly other: Peers;
  /** Beside a guard: which of those behind it. */
  readonly own?: Peers;
  readonly ports: PortRule;
  /** A block with one of these, and no other end, is about something else: members of one group, lists elsewhere. */
  readonly aside?: readonly string[];
  readonly denies?: true;
  /** Of several groups around something, each must let somebody through; absent: one of them is enough. */
  readonly isOneOfEach?: true;
  /** Of two rules the one with the smaller number counts; of equals the one that denies. */
  readonly priority?: { readonly at: string; readonly usual: number };
  /** Attribute that names the network that all of it is about. */
  readonly network?: string;
}

/** How one end of a rule is named. */
export interface Peers {
  /** Groups, identities, boxes. */
  readonly groups?: readonly string[];
  /** Address ranges: that of a subnet means what stands in it. */
  readonly ranges?: readonly string[];
  /** Words that members bear: see `TypeFacts.labels`. */
  readonly labels?: readonly string[];
}

/** Where a rule holds its ports and their protocol. */
export interface PortRule {
  /** Blocks inside of the rule that hold them: without one, it lets nothing through. */
  readonly block?: string;
  /** Two numbers. */
  readonly range?: readonly [from: string, to: string];
  /** Texts: `443`, `8000-8100`, `*`. */
  readonly lists?: readonly string[];
  readonly protocol: string;
}

/** The address ranges of a box, or of what runs in a thing: the pods of a cluster. */
export interface RangeRule {
  readonly at: readonly string[];
  /** It is a network with others inside: its range says nothing of any of them. */
  readonly isWhole?: true;
}
