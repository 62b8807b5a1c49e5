/**
 * Shapes of the rules that turn resources into a graph, which the rows of types (model.ts) contain: folding, links,
 * entry points, routes, containers and data sources. Each rule names attributes of a resource; the inference reads
 * their values.
 */
import type { Json } from '../graph/inventory.js';

/** Actors outside: users and programs, the internet as a whole, the other end of a private line. */
export type Actor = 'users' | 'internet' | 'onprem';

// ---- Folding: the host of a resource without an icon of its own

/** Rule that finds the host of a resource. Its members are tried in the order below; the first match counts. */
export interface FoldRule {
  /** Required shapes of attributes (`block.attribute`); if one does not match, `fallback` is tried. */
  readonly when?: Readonly<Record<string, RegExp>>;
  /**
   * Attributes whose target is the host; the first match counts. Empty: any referenced resource of a type in
   * `hostTypes`.
   */
  readonly attributes?: readonly string[];
  /** Types of the host (exact); absent: any. */
  readonly hostTypes?: readonly string[];
  /**
   * Then: the referenced resource whose type this type's name extends. `oci_core_drg_attachment` is part of
   * `oci_core_drg`.
   */
  readonly byTypeName?: true;
  /** Then: the first resource of these types that refers to this one; `*` is any type. */
  readonly userTypes?: readonly string[];
  /** Then: if several resources match `userTypes`, only the one that sets one of these attributes. */
  readonly userAttributes?: readonly string[];
  /** Then: no host if a resource of these types refers to this one too. */
  readonly exceptUsedBy?: readonly string[];
  /** Two attributes: the host is the resource of the same type that refers to the same two resources in reverse. */
  readonly pairAttributes?: readonly [string, string];
  /**
   * Paths to what makes several resources of the type one object, each path as the attributes from resource to
   * resource. Forwarding rules with one URL map are the ports of one load balancer.
   */
  readonly sameEnd?: readonly (readonly string[])[];
  /**
   * Then: the resource of another kind with the same name in the same place, such as the other protocol's record of a
   * host.
   */
  readonly sameName?: SameNameRule;
  /**
   * Then: the resource whose name this one's name begins with, as services name their own resources:
   * `/aws/lambda/<name>`.
   */
  readonly named?: readonly NameRule[];
  /** Rule to try if no member finds a host. */
  readonly fallback?: FoldRule;
  /** Then: the only resource of these types in the input. `aws_vpc_endpoint_policy` */
  readonly onlyOne?: readonly string[];
  /** Then: the only resource of these types in the same module, for plans that hide the reference behind a local. */
  readonly nearest?: readonly string[];
}

/** Name of one resource inside another's name: after `prefix`, up to the next slash. */
export interface NameRule {
  /** Attribute with the longer name. */
  readonly attribute: string;
  readonly prefix: string;
  /** Type and attribute of the shorter name. */
  readonly type: string;
  readonly hostAttribute: string;
}

/** Rule for two resources about the same object that differ by an attribute or by their type. */
export interface SameNameRule {
  readonly type: string;
  /** Attribute values of the other resource, if both have one type. */
  readonly where?: Readonly<Record<string, string>>;
  /** Attribute with the name that both have. */
  readonly name: string;
  /** Attribute with the container of both, as the same text or the same reference. */
  readonly containerAttribute: string;
}

/**
 * A resource that states an edge from the targets of its `from` attributes to the targets of its `to` attributes. An
 * empty side is the resource itself. Its other references are no edges. Example: `aws_lambda_permission`.
 */
export interface LinkRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Required values of attributes. */
  readonly when?: Readonly<Record<string, string>>;
  /** Attributes that name the end more exactly, by another link; with one of them this link does not apply. */
  readonly unless?: readonly string[];
  /** Types that the edge may start at; other targets of `from` are not part of the link. */
  readonly among?: readonly string[];
  /** Types that the edge may end at. */
  readonly toward?: readonly string[];
  /** Attributes that name a container inside the end. If nothing else is in the container, the edge ends at it. */
  readonly innerContainer?: readonly string[];
  /** Label of the edge. */
  readonly label?: string;
  /** True if requests start at either end. */
  readonly twoWay?: true;
  /** True for an edge that only `--detail all` draws. */
  readonly isSupporting?: true;
  /** True for an edge that is drawn although one end is supporting: a forwarded log. */
  readonly isAlwaysDrawn?: true;
  /** True for an edge without requests or data: the host of a workload. */
  readonly thin?: true;
  /** True for a thin edge of pure hierarchy: a folder and its contents. */
  readonly isWithin?: true;
}

// ---- Entry points

/** Proof that an actor enters through a resource, or through the host it has folded into. */
export interface EntryRule {
  readonly actor: Actor;
  /** One of these attributes (`block.attribute`) has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Each of these attributes has a text of this shape: the name of a chart. */
  readonly matches?: Readonly<Record<string, RegExp>>;
  /** None of these attributes has a text of this shape. */
  readonly unlessMatches?: Readonly<Record<string, RegExp>>;
  /** None of these attributes has one of these values. */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** Attributes that the code must not set, so that their defaults apply; no match if the code is not available. */
  readonly notWritten?: readonly string[];
  /** Blocks of which one must be present. */
  readonly has?: readonly string[];
  /** True if the resource must be in a public subnet. */
  readonly inPublic?: boolean;
  /** The document in this attribute allows one of these principals, the cloud's words for everybody. */
  readonly allows?: { readonly document: string; readonly principals: readonly string[] };
  /**
   * Matches if the resource's subnet has one of these values: one that assigns public IPs (`map_public_ip_on_launch =
   * true`).
   */
  readonly subnetHas?: Readonly<Record<string, readonly string[]>>;
  /** Types of the host: the resource must have folded into one of these. */
  readonly foldedInto?: readonly string[];
  /** True if the resource must have an icon of its own, not be folded into a host. */
  readonly isUnfolded?: true;
  /**
   * Matches only if the rules around the resource, if any, let outsiders reach it; these attributes name groups with
   * rules.
   */
  readonly groupAttributes?: readonly string[];
  /** True if rules must allow a tunnelling proxy of the cloud. */
  readonly tunnel?: true;
  /** Blocks that must be absent. */
  readonly hasNone?: readonly string[];
  /** Types that must not refer to it: a private endpoint, which replaces public access. */
  readonly notReferencedBy?: readonly string[];
  /** Types of which one must refer to it: a DNS record, which gives an address to users. */
  readonly referencedBy?: readonly string[];
  /**
   * Attributes that name the remote end. No match if that is a resource of the input, other than a stand-in (a resource
   * with a rule of `itself`).
   */
  readonly remoteEnd?: readonly string[];
  /** True if requests start at either end. */
  readonly twoWay?: boolean;
  /** True if requests start inside and leave through it, as through a NAT gateway. */
  readonly outward?: boolean;
}

/** Gateway on the border of a network; it is drawn on the edge of the container. */
export interface BorderRule {
  /** Types of its container, of which it must be a direct child. */
  readonly containerTypes: readonly string[];
  /** Actors that enter through it to resources with public addresses; it has no edges to these. */
  readonly allows: readonly Actor[];
}

/** Ports that a resource opens, in its own attributes or blocks. */
export interface OpensRule {
  /** Attribute, or `block.attribute`. */
  readonly port: string;
  /** Attribute with the protocol, in the same block. */
  readonly protocol?: string;
  /** Block that refers to the port's block by name and has the protocol, if the protocol is not beside the port. */
  readonly listener?: { readonly block: string; readonly names: string; readonly protocol: string };
}

/** Rules that state the port of a pool, by resources that name both. */
export interface PortRule {
  readonly types: readonly string[];
  readonly poolAttribute: string;
  readonly port: string;
}

/**
 * Selection without a reference: by labels, all of which the target must have, or by plain name. Both ends are in one
 * group (`GroupedRule`), a namespace of a cluster.
 */
export interface SelectionRule {
  readonly by: 'labels' | 'name';
  /** Paths of the label map, or of the names. */
  readonly paths: readonly string[];
  /** Required values of paths. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** States the outbound route of a subnet. `aws_route_table_association { subnet_id = …, route_table_id = … }` */
export interface EgressRouteRule {
  /**
   * Attribute or block that names the subnets, or the network around them; absent for a subnet with routes of its own.
   */
  readonly subnet?: string;
  /** Attributes that name a route table or a hop; absent: the resource itself is the hop. */
  readonly to?: readonly string[];
  /**
   * Required values of attributes, for a route to everything that applies to all resources; an empty list means not
   * set.
   */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Values of an attribute with which the resource is the egress hop of all subnets in its container. */
  readonly all?: { readonly attribute: string; readonly values: readonly string[] };
}

/** Limits the hops that a resource's traffic takes, by its own attributes or those of its parts. */
export interface EgressRule {
  /** Types of hops that the limit applies to; absent: all. */
  readonly hops?: readonly string[];
  /** No traffic through the hops if one of these paths is set. */
  readonly unless?: readonly string[];
  /** Traffic only if one of these attributes has one of these values. */
  readonly onlyIf?: readonly string[];
  readonly onlyIfValues?: readonly string[];
}

/** Two ends of one type that a connection joins. An end outside the input is drawn like a data source, for the line. */
export interface ConnectionEnds {
  readonly type: string;
  /** Attributes for the near and the far end. */
  readonly attributes: readonly [near: string, far: string];
  /** Shape of an end outside the input; the group `name` is its name, else the whole text. */
  readonly pattern: RegExp;
}

/** Generic type: an attribute names the real type, so one Terraform type stands for everything in a cloud. */
export interface GenericRule {
  /** Attribute with the cloud's name of the type; absent: always the same type. */
  readonly typeAttribute?: string;
  /**
   * Returns the type for that name; undefined for a type without a row.
   * @param isHidden true for a type whose resources are not drawn
   */
  readonly realType: (
    name: string,
    values: Readonly<Record<string, Json>>,
    isHidden: (type: string) => boolean,
  ) => string | undefined;
  /** Attribute with its host or container. */
  readonly parent: string;
  /** Returns the attribute's name in the real type. */
  readonly renamePath: (path: string) => string;
  /** Values that it has in the real type. */
  readonly values?: Readonly<Record<string, Json>>;
}

// ---- Attributes given as blocks of namespace, name and value

/** Meaning of one setting. */
export interface NamedSetting {
  /** The attribute that other types have for it; null for a setting without meaning for the resource itself. */
  readonly attribute: string | null;
  /** Types that its value names. */
  readonly names: readonly string[];
  /** True for a comma-separated list. */
  readonly isList?: true;
}

/** Blocks that each set one attribute by its name. */
export interface NamedSettings {
  readonly block: string;
  /** Keyed by namespace and name, separated by a space. */
  readonly settings: ReadonlyMap<string, NamedSetting>;
}

// ---- Networks without a resource of their own

/** Identity of a container outside the plan, which is drawn like a data source. */
export interface IdentityRule {
  /** Container type with such identities. */
  readonly type: string;
  /**
   * Pattern of the identity; any other string is no container. The group `name` is its name (else the whole string),
   * `outer` the identity of the container around it; other groups become attributes.
   */
  readonly pattern: RegExp;
  /** Type of the container around it, and the attribute that names it. */
  readonly outer?: { readonly type: string; readonly attribute: string };
  /** The same for an identity that does not contain its container: users of the subnet name the network as well. */
  readonly inferredOuter?: { readonly type: string; readonly attribute: string };
}

/** Data source that finds several containers. References to it lead to one stand-in for all of them. */
export interface SeveralRule {
  readonly type: string;
  /** Attribute with the identities found; if known, each is a container of its own. */
  readonly idsAttribute: string;
  /** Attribute by which such a container names its parent. */
  readonly parentAttribute: string;
  /** Block that selects containers by an attribute or a tag, and the attribute that holds the tags. */
  readonly filter: { readonly block: string; readonly tags: string };
}

/** Containers that nested blocks build; each is drawn like a resource. */
export interface InlineRule {
  readonly block: string;
  /** Type of the container, and the attribute that names its builder. */
  readonly type: string;
  readonly parentAttribute: string;
}

/**
 * Attribute value that blocks all outbound traffic of a network or subnet, unless a route of the given type allows it.
 */
export interface ClosedRule {
  readonly attribute: string;
  readonly value: Json;
  readonly unless?: { readonly type: string; readonly has: string };
}

// ---- Answers of data sources

/** Location of a data source, with placeholders for unknown parts. */
export interface LookupLocation {
  readonly region: string;
  readonly zone: string;
  readonly project: string;
  readonly location: string;
}

/** Values of an unread data source. */
export type Answer = { readonly [attribute: string]: Json };

/** Answers that are known without reading the data source. */
export interface LookupRule {
  /** Attributes with the region, best first. */
  readonly region?: readonly string[];
  /** Attributes with the provider's zone. */
  readonly zone?: readonly string[];
  /** Attributes with the region's zones, and the names of these. */
  readonly zones?: Readonly<Record<string, (region: string, index: number) => string>>;
  /** Further answers of an unread data source; attributes that are not listed get placeholders. */
  readonly answers?: (at: LookupLocation) => Answer;
}

/** Product of a shared type: title, and icon if it has its own. */
export type NamedProduct = readonly [title: string, icon?: string];

/** Products of one type, by the exact value of an attribute; a part of a value proves nothing. */
export interface Variants {
  readonly attribute: string;
  readonly products: ReadonlyMap<string, NamedProduct>;
  /** Returns the title for any other value, if the value itself names the product. */
  readonly titleOf?: (value: string) => string | undefined;
}
