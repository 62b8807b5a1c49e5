/** The shape of what groundplan knows about a resource type: one row a type, in the file of its service. */

import type { Json } from '../graph/inventory.js';
import type {
  ExposureRule,
  Granted,
  GrantRule,
  ListenRule,
  PermissionRule,
  RangeRule,
  RightsRule,
  ScopeWords,
  StartupRoleRule,
} from './access-rules.js';
import type {
  BorderRule,
  ClosedRule,
  ConnectionEnds,
  EgressRouteRule,
  EgressRule,
  EntryRule,
  FoldRule,
  GenericRule,
  InlineRule,
  LinkRule,
  LookupRule,
  NamedSettings,
  OpensRule,
  PortRule,
  SelectionRule,
  SeveralRule,
  Variants,
} from './rules.js';

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

/** An implied container (zone, region) between a container and what lies in it: one a container and value. */
export interface WrapRule {
  /** Type of the implied container. */
  readonly box: string;
  /** Attributes that hold its name, best first. */
  readonly by: readonly string[];
  /** What a name looks like, where the attributes may hold another one; absent: anything. */
  readonly looks?: RegExp;
  /** Types of the container around it. */
  readonly inside: readonly string[];
  /** A second implied box around the first, where the container is of these types: named by the first up to its last hyphen. */
  readonly around?: { readonly box: string; readonly inside: readonly string[] };
  /** It is in no network, and stands where others are that say the same, if these are in one network only. */
  readonly ofAny?: true;
}

/**
 * The name of a group that a resource is in, of which nothing but the name may be known: the group is a box, wherever its
 * members are.
 */
export interface GroupedRule {
  /** Type of the box, and what it is called before the name. */
  readonly box: string;
  readonly says: string;
  /** Attributes (`block.attribute` for one in a block) with the name, best first. */
  readonly by: readonly string[];
  /** It is such a group itself: the attribute with its own name. */
  readonly own?: string;
  /** The group is one of what these attributes name: others there may be called the same. */
  readonly on: readonly string[];
  /** Names that say nothing: whatever names no group is in these. */
  readonly unless: readonly string[];
}

/**
 * Which resources in several subnets have a part in each of them, and are drawn in each. Everything else is one thing across
 * them, drawn once. Parts that are resources (`isPart`) prove themselves.
 */
export interface ReplicaRule {
  /** One thing all the same, though parts of it lie in each: a gateway that they share. */
  readonly never?: true;
  /** An address in each, whatever else it is: it is drawn in each where zones of other boxes are around them anyway. */
  readonly inEach?: true;
  /** A machine in each, unless one of these numbers (`block.attribute` for one in a block) says that there is but one. */
  readonly unlessOne?: readonly string[];
}

/**
 * Which way requests travel along a reference. `out` (default): the referrer calls what it refers to. `in`: the
 * referenced type calls or feeds its referrers (a load balancer its targets, an event source its functions).
 */
export type Direction = 'out' | 'in';

/** Whatever is of these categories or types: who takes a way, who calls others. */
export interface TypeGroup {
  readonly categories: readonly Category[];
  readonly types: readonly string[];
}

export interface TypeFacts {
  /** Product name as people say it: "Application Load Balancer". */
  readonly title: string;
  /** Slug in the icon bundle. */
  readonly icon: string;
  readonly category: Category;
  /** Removing or replacing it loses what people keep in it: databases, buckets, volumes, queues, vaults, keys. */
  readonly holdsData?: true;
  /** This type has no icon of its own in a picture; see FoldRule. */
  readonly fold?: FoldRule;
  /** Left out where it folds into nothing (unless the picture would be empty); the ledger prints this reason. */
  readonly hide?: string;
  /** It watches, bills or checks others: with all detail a thing of its own, else part of what it is about, or hidden for this reason. */
  readonly operational?: string;
  /** A name for others, or a helper that hands values on: who refers to it means what these attributes name. */
  readonly forwards?: readonly string[];
  /** It guards the network that it is part of; a thing of its own where there are networks and what guards them, and nothing else. */
  readonly guards?: true;
  /** Something runs as it. Nothing in the input does: then it is drawn only with all detail. */
  readonly identity?: true;
  /** An identity inside something: what these attributes name does what it may, where nothing here is known to run as it. */
  readonly actsFor?: readonly string[];
  /** What it is without the one that it is part of: a thing of its own, or a mere setting. Absent: a setting if it is quiet. */
  readonly independent?: boolean;
  /** There is one of it in a region of an account, where these attributes have these values: several that say so are one. */
  readonly singleton?: Readonly<Record<string, Json>>;
  /** It is an account: the attribute with the id by which others say that they are in it. */
  readonly accountId?: string;
  /** It is an account, or holds some: not all of a picture with it is in the one that the rest is in. */
  readonly holdsAccounts?: true;
  /** Direction of edges that come from references *to* this type. */
  readonly direction?: Direction;
  /** That is `in` where these attributes have these values, absent ones being false: a key that lets one listen, and no more. */
  readonly directionWhen?: Readonly<Record<string, boolean>>;
  /** Encryption, identity, logging: edges to it are left out of the default picture. */
  readonly supporting?: boolean;
  /** What is of these categories takes from it what it runs, which is no request: these arrows to it are quiet. */
  readonly imageConsumers?: readonly Category[];
  /** Quiet, but a thing of its own also where one thing alone uses it. */
  readonly standalone?: true;
  /** A module whose code is not here: nobody knows what is in it, and what its attributes are called says what they are about. */
  readonly unread?: true;
  /** It says which persons are in a group: neither uses the other. */
  readonly isMembership?: true;
  /** Never calls anything: its own references are no arrows (a parameter that holds an address, a table that names a key). */
  readonly passive?: boolean;
  /** It keeps words for the program that it is part of, whose calls they are; without one it calls nothing. */
  readonly holdsConfig?: true;
  /** Attributes, most specific first, whose value or reference names the container this resource is in. */
  readonly placedBy?: readonly string[];
  /** What these attributes name is none of its places where it is of such a kind: a gateway endpoint is in no subnet. */
  readonly unplaced?: { readonly by: readonly string[]; readonly when: Readonly<Record<string, readonly string[]>> };
  /** Draws an arrow between two others; see LinkRule. */
  readonly link?: LinkRule | readonly LinkRule[];
  /** Chooses others of its cluster and namespace without a reference: it calls them. */
  readonly selects?: readonly SelectionRule[];
  /** How others choose it. */
  readonly selected?: readonly SelectionRule[];
  /** Lets somebody use something; see GrantRule. */
  readonly grants?: GrantRule | readonly GrantRule[];
  /** The permissions that are about it; see Granted. */
  readonly granted?: Granted;
  /** Lets some reach others; see PermissionRule. */
  readonly firewallRules?: readonly PermissionRule[];
  /** What attributes of others are called that join them to this group of no place, which has folded into one of them. */
  readonly memberRefs?: RegExp;
  /** Attributes with words by which rules of firewalls mean it. */
  readonly labels?: readonly string[];
  /** Its address ranges; see RangeRule. */
  readonly ranges?: RangeRule;
  /** Implied container that this resource lies in; see WrapRule. Of several the first that fits. */
  readonly wrap?: WrapRule | readonly WrapRule[];
  /** It is in a group that has a name; see GroupedRule. */
  readonly grouped?: GroupedRule;
  /** A data source that finds several containers; see SeveralRule. */
  readonly several?: SeveralRule;
  /** Containers that its own blocks build; see InlineRule. */
  readonly inlines?: InlineRule;
  /** In several subnets it is drawn once, unless this says that it has a part in each; see CopyRule. */
  readonly replicas?: ReplicaRule;
  /** What it folds into lies wherever such parts of it lie: a file system in the subnets of its mount targets. */
  readonly isPart?: boolean;
  /** Always in one of these containers: where the plan does not say which, the only one of the module or plan is assumed. */
  readonly within?: readonly string[];
  /** Attributes that name what it runs in; where boxes.ts has a style for that type, it is drawn around this. */
  readonly runsIn?: readonly string[];
  /** A container of this type that every account has: it stands there where it says nothing else, and that is the only one. */
  readonly defaultContainer?: string;
  /** What attributes are called that place a resource of any type in one of these: the last name of their path. The other end of a peering is none. */
  readonly placementRefs?: RegExp;
  /** What attributes of others are called that join them to this box. They may name several: then it is no box, but folded into them. */
  readonly securityGroupRefs?: RegExp;
  /** The groups that it names are those of what it leads to: it is in none. */
  readonly joinsSecurityGroups?: false;
  /** No service: left out of a simplified picture, and the arrows that lead through it go on. What folds or hides is, unless its row says no. */
  readonly plumbing?: boolean;
  /** Any of these proves that it is an entry point. */
  readonly entries?: readonly EntryRule[];
  /** It stands before what it leads to, like a name or a firewall, unless one of these attributes is set: users come to it first. */
  readonly front?: readonly string[];
  /** The ports that it opens on what it has folded into, or on itself. */
  readonly opens?: OpensRule;
  /** Attribute (`block.attribute` for one in a block) with the port that requests to its targets, or to itself, go to. */
  readonly port?: string;
  /** Of a pool: the rules that say that port. */
  readonly portBy?: PortRule;
  /** Of what is in a pool: the attributes that name it. */
  readonly pooledBy?: readonly string[];
  /**
   * A private door: whoever is in the same network reaches what it calls through it, where this block of it is there
   * (its names lead to the door) or this attribute of what it calls is false (there is no other way in).
   */
  readonly privateEndpoint?: { readonly network: string; readonly has: string; readonly closedBy: string };
  /** A door from outside into its network: who is joined to it reaches by it what stands there. */
  readonly connects?: true;
  /** Where these attributes have these values it runs over a line that something of these types ends, which leads where it leads. */
  readonly carriedBy?: {
    readonly when: Readonly<Record<string, readonly string[]>>;
    readonly types: readonly string[];
  };
  /** It stands on the border of its network; see BorderRule. */
  readonly border?: BorderRule;
  /** It is drawn as a line with this word between the two that it joins, where it joins two and nothing else. */
  readonly connection?: string;
  /** The two that it joins; see JoinedRule. */
  readonly connectionEnds?: ConnectionEnds;
  /** It is switched on for whatever has a resource of this type as a part, and names none of that. */
  readonly servesAll?: string;
  /** What is in its network gets out by it, through what stands on the border. */
  readonly egressGateway?: true;
  /** People come by it to what is of these types in its network. */
  readonly opensSessionsOn?: readonly string[];
  /** Whoever calls it calls by it what it calls, and not beside it. */
  readonly isOnlyPath?: true;
  /** Attributes shown under the name, in this order; must be on the allow-list. */
  readonly detail?: readonly string[];
  /** Attributes that hold the name that it has in its cloud, best first, where that is not in `name`; on the allow-list. */
  readonly namedBy?: readonly string[];
  /** What it is part of, of these types, is called after it: consoles list that by the name of this. */
  readonly lendsName?: readonly string[];
  /** Shapes of texts by which others name it: `arn:*:sqs:*:*:{}`, where `{}` is its own name; see inference/identities. */
  readonly knownAs?: readonly string[];
  /** Attributes that name the zone or namespace in which its name is a host name. */
  readonly hostnameZone?: readonly string[];
  /** Paths of further host names that it is called by. */
  readonly hostnames?: readonly string[];
  /** What it is called and looks like where one attribute tells. */
  readonly products?: Variants;
  /** Paths at which it says its own addresses: known once it exists, or where the configuration fixes them. */
  readonly addresses?: readonly string[];
  /** Paths at which it names others by their address. */
  readonly addressRefs?: readonly string[];
  /** Served from everywhere, or where these attributes have these values: in no region. */
  readonly global?: boolean | Readonly<Record<string, Json>>;
  /** It says by which way a subnet is left. */
  readonly egressRoute?: EgressRouteRule;
  readonly closed?: ClosedRule;
  /** It is a route table: the block with its routes. */
  readonly routesIn?: string;
  /** It is a route: attributes that name its table, and where it leads. */
  readonly route?: { readonly table: readonly string[]; readonly to: readonly string[] };
  /** What nobody writes in Terraform: these types make it, and the only one is meant where it is looked up, or an id at a path names it. */
  readonly madeBy?: readonly string[];
  readonly namesMade?: { readonly at: string; readonly ids: RegExp; readonly type: string };
  /** A data source: what it says where nobody is asked. */
  readonly lookup?: LookupRule;
  /** A way leads through it, and these take it. */
  readonly routeHop?: TypeGroup;
  /** It has a way of its own: a public address, or one that leaves the network aside. */
  readonly egress?: EgressRule;
  readonly listens?: ListenRule;
  readonly exposure?: readonly ExposureRule[];
  readonly prominence?: Strip | 'first';
  readonly rights?: readonly RightsRule[];
  readonly rightsScope?: ScopeWords;
  readonly startupRole?: StartupRoleRule;
  readonly writesDocument?: { readonly blocks: string; readonly text: string };
  readonly valueAttributes?: readonly string[];
  readonly namedSettings?: NamedSettings;
  readonly standsFor?: GenericRule;
  readonly deploys?: true;
  readonly caller?: true;
  readonly relay?: true;
  readonly attachment?: true;
  readonly turnsOn?: readonly string[];
  readonly defaults?: Readonly<Record<string, string>>;
  readonly phrase?: string;
  readonly placeName?: RegExp;
  readonly makesName?: { readonly of: string; readonly results: readonly string[] };
  readonly tierByFacing?: true;
}

/**
 * What is written down of one type, or of all that a pattern fits. What a row leaves out is that of the longest pattern
 * that fits and has it; title, icon and category are then made of the type's name and of its longest known prefix.
 */
export interface TypeRow extends Partial<TypeFacts> {
  /** No shorter pattern is about it. */
  readonly alone?: boolean;
}

export const linksOf = ({ link = [] }: TypeFacts): readonly LinkRule[] => ('from' in link ? [link] : link);

export const wrapsOf = ({ wrap = [] }: Pick<TypeRow, 'wrap'>): readonly WrapRule[] => ('box' in wrap ? [wrap] : wrap);

/** It only says how another resource behaves: without that, it is about nothing in the picture. */
export const isSetting = ({ fold, supporting, independent }: TypeFacts): boolean =>
  fold?.by !== undefined && (independent === undefined ? supporting === true : !independent);

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
  /** The same colours for a dark background. */
  readonly dark: Readonly<Record<'border' | 'fill' | 'ink', string>>;
  /** Outermost first: a container nests only inside one of smaller rank. */
  readonly rank: number;
  /** Siblings of this kind are peers: stacked in name order, equal in size (availability zones). */
  readonly peers: boolean;
  /** A strip of small icons: beside the architecture, not part of it. */
  readonly aside?: true;
  /** What people draw by itself: `--pages` gives it a picture of its own. */
  readonly isPage?: true;
}

/** Titles of the strips of small icons, in the order in which they stand. */
export const STRIP_TITLES = {
  security: 'Security',
  identity: 'Identity',
  monitoring: 'Monitoring',
  governance: 'Governance',
  configuration: 'Configuration',
  registries: 'Registries',
  backup: 'Backup',
  dns: 'DNS',
} as const;

export type Strip = keyof typeof STRIP_TITLES;

export const STRIPS = Object.keys(STRIP_TITLES) as Strip[];

/**
 * Patterns of types, in which `*` stands for any text, by strip; the longest that fits a type decides. `first` is for what a
 * shorter pattern would make one of these, and what requests go through or to all the same.
 */
export type ProminencePatterns = Readonly<Record<'first', readonly string[]>> &
  Readonly<Partial<Record<Strip, readonly string[]>>>;

/** Resource type, or a pattern in which `*` stands for any text, to all that is known about it: one row a type. */
export type TypeTable = Readonly<Record<string, TypeRow>>;

/** Icon and category of every type that starts with a prefix and has no row of its own. */
export interface PrefixFacts {
  readonly icon: string;
  readonly category: Category;
}

/** Leading words of a type (`aws_lambda`, without the underscore that ends them) to what they stand for. */
export type PrefixTable = Readonly<Record<string, PrefixFacts>>;
