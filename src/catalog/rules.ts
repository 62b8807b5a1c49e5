/** Shapes of the facts of a type that say how it stands in a graph. */
import type { Json } from '../graph/inventory.js';

/** Actors outside: people and programs, the internet as a whole, the other end of a private line. */
export type Actor = 'users' | 'internet' | 'onprem';

// ---- Folding: the resource that one without an icon of its own is part of

/** Tells which resource another one is part of. The members are tried in the order below; the first match counts. */
export interface FoldRule {
  /** Only where each of these attributes (`block.attribute` for one in a block) has a text that looks so; else `fallback`. */
  readonly when?: Readonly<Record<string, RegExp>>;
  /** Folds into the resource that one of these attributes refers to, first match first. Empty: into any referenced type of `into`. */
  readonly by?: readonly string[];
  /** Only into these types (exact); absent: whatever is referenced. */
  readonly into?: readonly string[];
  /** Then: into the first resource of these types that refers to this one; `*` is any type. */
  readonly of?: readonly string[];
  /** Then: of several that `of` names, only into the one where one of these attributes is set. */
  readonly ofWith?: readonly string[];
  /** Then: not where one of these types refers to it as well. */
  readonly unless?: readonly string[];
  /** Several that `of` names may share it: arrows to it go to all of them, not to the one that it folds into. */
  readonly shared?: boolean;
  /** Two attributes: into the resource of the same type that refers to the same two by them, the other way round. */
  readonly peer?: readonly [string, string];
  /** Then: into a resource of another kind under the same name in the same place: the address of a host in the other protocol. */
  readonly sameName?: SameNameRule;
  /** Then: into the resource whose name this one's begins with, as services name what they make: `/aws/lambda/<name>`. */
  readonly named?: readonly NameRule[];
  /** Rule to try if all that finds nothing. */
  readonly fallback?: FoldRule;
  /** Then: into the only resource of these types in the whole input. `aws_vpc_endpoint_policy` */
  readonly onlyOne?: readonly string[];
  /** Then: into the only resource of these types in the same module; where the plan hides a reference behind a local. */
  readonly nearest?: readonly string[];
}

/** The name of one resource in that of another: after `prefix`, up to the next slash. */
export interface NameRule {
  /** Attribute that holds the longer name. */
  readonly in: string;
  readonly prefix: string;
  /** Type and attribute of the shorter one. */
  readonly type: string;
  readonly by: string;
}

/** One of two that differ by an attribute, or by their type, and are about the same thing. */
export interface SameNameRule {
  readonly type: string;
  /** What the other one says where both have one type. */
  readonly where?: Readonly<Record<string, string>>;
  /** Attribute with the name that both have, in so many words. */
  readonly name: string;
  /** Attribute with the place that both are in, by the same text or the same reference. */
  readonly in: string;
}

/**
 * A resource that says "requests go from here to there": an arrow from what the `from` attributes refer to, to what
 * the `to` attributes refer to. An empty side is the resource itself. Its other references are no arrows.
 */
export interface LinkRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Only where these attributes have these values. */
  readonly when?: Readonly<Record<string, string>>;
  /** Only what `from` names of these types: what else it names is no part of the link. */
  readonly among?: readonly string[];
  /** Only what `to` names of these types. */
  readonly toward?: readonly string[];
  /** What it leads to has a door of its own: the one box that these attributes name, where nothing else is in it. */
  readonly door?: readonly string[];
  /** Written on the arrow. */
  readonly says?: string;
  /** Requests start at either end. */
  readonly twoWay?: true;
  /** An arrow with all detail only. */
  readonly quiet?: true;
  /** An arrow although an end is quiet: a log that is handed on. */
  readonly loud?: true;
  /** No request and no data: what it runs on. */
  readonly thin?: true;
  /** Thin, and no use: a folder and what is in it. */
  readonly isWithin?: true;
}

// ---- Entry points

/** A proof that somebody outside comes in through a resource, or through what it has folded into. */
export interface EntryRule {
  readonly actor: Actor;
  /** One of these attributes (`block.attribute` for one in a block) has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** None of these attributes has one of these values. */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** One of these blocks is there. */
  readonly has?: readonly string[];
  /** It is in a public subnet. */
  readonly inPublic?: boolean;
  /** The document in this attribute lets one of these in: everybody, as a cloud writes it. */
  readonly allows?: { readonly in: string; readonly who: readonly string[] };
  /** What it is in has one of these values: a subnet that gives out public addresses. */
  readonly inside?: Readonly<Record<string, readonly string[]>>;
  /** Only where it has folded into one of these types. */
  readonly into?: readonly string[];
  /** Only where it is part of nothing else. */
  readonly itself?: true;
  /** Only where the rules around it let somebody reach it, if there are any; these attributes name groups that have some. */
  readonly open?: readonly string[];
  /** Rules let in those that come through a proxy of the cloud. */
  readonly tunnel?: true;
  /** None of these blocks is there. */
  readonly lacks?: readonly string[];
  /** Nothing of these types names it: a private door, which is there instead. */
  readonly unnamedBy?: readonly string[];
  /** Not where what these attributes name is here, as more than a stand-in for what is not (one with a rule of `itself`). */
  readonly far?: readonly string[];
  /** Requests start at either end. */
  readonly twoWay?: boolean;
  /** Requests start inside: it is the way out. */
  readonly outward?: boolean;
}

/** A way into a network: it stands on the border of the box. */
export interface BorderRule {
  /** Types of the box: it is directly in one. */
  readonly of: readonly string[];
  /** Actors that come in through it to resources with public addresses; no edge is drawn from it to these. */
  readonly allows: readonly Actor[];
}

/** The ports at which something lets others in, as its own attributes or blocks say them. */
export interface OpensRule {
  /** Attribute, `block.attribute` for one in a block. */
  readonly port: string;
  /** Attribute with the protocol, beside that. */
  readonly protocol?: string;
  /** Where it is in another block, which names the port by the name of its block: what holds both. */
  readonly listener?: { readonly block: string; readonly names: string; readonly protocol: string };
}

/** A rule that names what is called says at which port. */
export interface PortRule {
  readonly types: readonly string[];
  readonly by: string;
  readonly port: string;
}

/**
 * Tells how a resource chooses others without a reference, or is chosen: by labels, all of which the other one bears, or by its
 * plain name. Both are in one group (`GroupedRule`): a namespace of a cluster.
 */
export interface SelectionRule {
  readonly by: 'labels' | 'name';
  /** Paths of the map with the labels, or of the names. */
  readonly at: readonly string[];
  /** Only where each of these paths has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** States the route by which a subnet is left. `aws_route_table_association { subnet_id = …, route_table_id = … }` */
export interface EgressRouteRule {
  /** Attribute or block that names the subnets, or the network that all of them are in. */
  readonly subnet: string;
  /** Attributes that name a route table, or at once what the way leads through; absent: it leads through the resource itself. */
  readonly to?: readonly string[];
  /** It is about everything, and about all that is there: these attributes have one of these values, or none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** It is the way out of all subnets beside it (those in the same box) where this attribute has one of these values. */
  readonly all?: { readonly when: string; readonly is: readonly string[] };
}

/** Limits the hops of routes that a resource takes, by its own attributes or those of its parts. */
export interface EgressRule {
  /** The hops that this is about; absent: all. */
  readonly hops?: readonly string[];
  /** Not where one of these blocks is there. */
  readonly unless?: readonly string[];
  /** Only where one of these attributes has one of these values. */
  readonly only?: readonly string[];
  readonly is?: readonly string[];
}

/** Two of one type that a connection joins. One that is not here is somebody else's: it is looked up, and drawn for the line. */
export interface ConnectionEnds {
  readonly type: string;
  /** The attributes that name its own end, and the other one. */
  readonly by: readonly [near: string, far: string];
  /** What names one that is not here; the group `name` is what it is called, else all of it. */
  readonly looks: RegExp;
}

/** A type of which an attribute says what it is: one type of Terraform for all that a cloud has. */
export interface GenericRule {
  /** Attribute with the cloud's own name of the type; absent: all of them are the same. */
  readonly by?: string;
  /** Returns the type that is meant by that name; undefined for one that no row has. */
  readonly meant: (name: string) => string | undefined;
  /** Attribute with what it is a part of, or is in. */
  readonly parent: string;
  /** Returns the name that an attribute has in the type that is meant. */
  readonly renamed: (path: string) => string;
  /** Values that it has in that. */
  readonly says?: Readonly<Record<string, Json>>;
}

// ---- Attributes that a type is given as blocks with a namespace, a name and a value

/** Meaning of one setting. */
export interface NamedSetting {
  /** The attribute by which other types say the same; null for a setting that says nothing about the resource itself. */
  readonly attribute: string | null;
  /** Types that its value names. */
  readonly names: readonly string[];
  /** True if its value is a list with commas. */
  readonly isList?: true;
}

export interface NamedSettings {
  readonly block: string;
  /** By namespace and name, with a space between them. */
  readonly settings: ReadonlyMap<string, NamedSetting>;
}

// ---- Networks that no resource of their own builds

/** The identity of a container that is not in the plan: it is drawn all the same, as something looked up. */
export interface IdentityRule {
  /** Container type that has such identities. */
  readonly type: string;
  /**
   * What they look like; anything else in the attribute is no container. The group `name` is what it is called (else all of
   * it), the group `around` the identity of the container that it is in; other groups are attributes of it.
   */
  readonly looks: RegExp;
  /** The container around it, and the attribute by which it names that. */
  readonly around?: { readonly type: string; readonly by: string };
  /** The same where the identity does not say it: what names the one names the other beside it. */
  readonly beside?: { readonly type: string; readonly by: string };
}

/** A data source that finds several containers at once: what refers to it is in one that stands for all of them. */
export interface SeveralRule {
  readonly type: string;
  /** Attribute with the identities of all that it has found; where these are known, each is one. */
  readonly found: string;
  /** Attribute by which one of them names what it is in. */
  readonly by: string;
}

/** Containers that a resource builds by blocks of its own: each is drawn as if it was one beside it. */
export interface InlineRule {
  readonly block: string;
  /** Container type that such a block builds, and the attribute by which one of this type names the resource. */
  readonly type: string;
  readonly by: string;
}

/** Nothing in a network or subnet gets out where this attribute has this value, and no such route says otherwise. */
export interface ClosedRule {
  readonly by: string;
  readonly is: Json;
  readonly unless?: { readonly type: string; readonly has: string };
}

// ---- Answers of data sources

/** Location of a data source: a placeholder for each part that is not known. */
export interface Whereabouts {
  readonly region: string;
  readonly zone: string;
  readonly project: string;
  readonly location: string;
}

export type Answer = { readonly [attribute: string]: Json };

export interface LookupRule {
  /** Attributes that hold the region, best first. */
  readonly region?: readonly string[];
  /** Attributes that hold the zone of the provider. */
  readonly zone?: readonly string[];
  /** Attributes that hold the zones of the region, and how these are called. */
  readonly zones?: Readonly<Record<string, (region: string, index: number) => string>>;
  /** All else that is said where nobody is asked; attributes that are not named are made up. */
  readonly says?: (at: Whereabouts) => Answer;
}

/** A product that shares its type with others: what it is called, and its icon where it has one of its own. */
export type NamedProduct = readonly [title: string, icon?: string];

/** The products of one type, told apart by one attribute. Values are exact: a part of a value proves nothing. */
export interface Variants {
  readonly by: string;
  readonly is: ReadonlyMap<string, NamedProduct>;
}
