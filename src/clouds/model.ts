/** The shape of what groundplan knows about a resource type. The tables beside this file are the only place for such facts. */

export type Cloud = 'aws' | 'azure' | 'google' | 'other';

/** Category, used for the fallback icon and for order inside tidy rows. */
export type Category =
  | 'compute'
  | 'containers'
  | 'network'
  | 'storage'
  | 'database'
  | 'analytics'
  | 'integration'
  | 'security'
  | 'management'
  | 'developer'
  | 'ml'
  | 'people'
  | 'other';

/** How a resource with no place of its own in the picture joins another one. */
export interface FoldRule {
  /** Folds into the resource that one of these attributes refers to, first match first. Empty: into any referenced type of `into`. */
  readonly by?: readonly string[];
  /** Only into these types (exact); absent: whatever is referenced. */
  readonly into?: readonly string[];
}

/**
 * Which way requests travel along a reference. `out` (default): the referrer calls what it refers to. `in`: the
 * referenced type calls or feeds its referrers (a load balancer its targets, an event source its functions).
 */
export type Flow = 'out' | 'in';

export interface TypeFacts {
  /** Product name as people say it: "Application Load Balancer". */
  readonly title: string;
  /** Slug in the icon bundle. */
  readonly icon: string;
  readonly category: Category;
  /** This type has no icon of its own in a picture; see FoldRule. */
  readonly fold?: FoldRule;
  /** Never drawn, not even folded; the reason is printed by the ledger. */
  readonly hide?: string;
  /** Direction of edges that come from references *to* this type. */
  readonly flow?: Flow;
  /** Encryption, identity, logging: edges to it are left out of the default picture. */
  readonly quiet?: boolean;
  /** Attributes, most specific first, whose value or reference names the container this resource is in. */
  readonly placedBy?: readonly string[];
  /** Attributes shown under the name, in this order; must be on the allow-list. */
  readonly detail?: readonly string[];
}

/** How a container is drawn. */
export interface BoxFacts {
  readonly title: string;
  /** Corner icon slug, or null for a box without one. */
  readonly icon: string | null;
  readonly border: string;
  readonly width: number;
  readonly dash: 'solid' | 'dashed';
  readonly fill: string;
  readonly ink: string;
  /** Outermost first: a container nests only inside one of smaller rank. */
  readonly rank: number;
  /** Siblings of this kind are peers: stacked in name order, equal in size (availability zones). */
  readonly peers: boolean;
}
