/** Shapes of the facts of a type that say who may reach it, and who may use it. */
import type { Level } from '../graph/rights.js';

// ---- Ports that a resource listens on, by TCP: a firewall rule for others is not about them

/**
 * Ports that a resource listens on. The first of `at`, `by`, `usual` and its parts that states any counts; without one, nobody
 * knows. An empty list is known: nobody calls it by an address in a network. `aws_db_instance { port = 5433 }`
 *
 * Sources: the user guide of each service, under security groups (AWS), networking (Azure), or connections (Google Cloud).
 */
export interface ListenRule {
  /** Paths of the ports: `5433`, `80-443`. */
  readonly at?: readonly string[];
  /** Ports by the beginning of an attribute's text, in any case of letters; longer beginnings first. `engine = "postgres"` */
  readonly by?: { readonly attribute: string; readonly ports: readonly (readonly [start: string, ports: Ports])[] };
  readonly usual?: Ports;
  /** True if it opens them on its host, as a listener does on its load balancer. */
  readonly ofHost?: true;
}

export type Ports = readonly number[];

// ---- Rules of firewalls and security groups: who may reach whom

/**
 * Firewall rule that lets some reach others, or keeps them from it. Its own end is the one that it protects: the callee for
 * `in`, the caller for `out`. Paths are those in its block. `ingress { cidr_blocks = ["0.0.0.0/0"], to_port = 443 }`
 */
export interface PermissionRule {
  readonly way: 'in' | 'out';
  /** Block of which each is such a rule; absent: the resource itself. */
  readonly block?: string;
  /** Only where these have one of these values, in any case of letters; the empty one stands for none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Attributes that name the group that it protects; empty: the resource itself. Absent: `own` says it all. */
  readonly guard?: readonly string[];
  readonly other: Peers;
  /** Own end: narrows those behind the guard. */
  readonly own?: Peers;
  readonly ports: FirewallPorts;
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

/** Attributes that name one end of a rule. */
export interface Peers {
  /** Groups, identities, boxes. */
  readonly groups?: readonly string[];
  /** Address ranges: that of a subnet means what stands in it. */
  readonly ranges?: readonly string[];
  /** Labels of members: see `TypeFacts.labels`. */
  readonly labels?: readonly string[];
}

/** Attributes with the ports of a rule and their protocol. */
export interface FirewallPorts {
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

// ---- Rules by which a resource is open to those outside, or closed to them

/** Tells to whom a resource is open, or that it keeps them out, if its attributes have these values. `publicly_accessible = true` */
export interface ExposureRule {
  /** Part that is open, such as the endpoint; absent: the resource itself. */
  readonly what?: string;
  /** Those that it is open to; empty: the address ranges of `ranges`. */
  readonly to: string;
  /** Each of these paths holds one of these texts, in any case of letters; the empty one stands for none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** All of these blocks or attributes are there. */
  readonly has?: readonly string[];
  /** The document in one of these attributes lets one of these in, without a condition. */
  readonly allows?: { readonly in: readonly string[]; readonly who: readonly string[] };
  /** To each address range there; `first` and `last` are the ends of one. */
  readonly ranges?: { readonly at: string } | { readonly first: string; readonly last: string };
  /** True if it keeps them out: without it, the resource is open to them. */
  readonly shuts?: true;
  /** True if all of this type are open unless somebody says otherwise, so that a new one is no news. */
  readonly isUsual?: true;
  /** True for one of several parts of a resource: a new part opens nothing that was shut. */
  readonly isOfPart?: true;
  /** Attributes that name the open resource; absent: the node that it is drawn as. */
  readonly of?: readonly string[];
}

// ---- Policies and role assignments: who may use what, and by which names of permissions

/**
 * A resource that lets somebody use something: a policy, a role assignment, a member of a role. An arrow where nothing else
 * joins the two; identities mean what runs as them.
 */
export interface GrantRule {
  /** Attributes that name who may. Empty: whoever uses it. Absent: its documents say who. */
  readonly who?: readonly string[];
  /** Attributes that name what; a box means the only thing in it that the permissions are about. Absent: as all of the input. */
  readonly what?: readonly string[];
  /** Paths of documents with statements, as JSON texts or blocks: see DocumentShape. */
  readonly documents?: readonly string[];
  /** Paths of names of permissions or of roles and policies that everybody knows: see `Knowledge.permissionsOf`. */
  readonly permissions?: readonly string[];
}

/** Attributes that say who may use what. */
export const grantsBy = ({ grants = [] }: { readonly grants?: GrantRule | readonly GrantRule[] }): readonly string[] =>
  [grants].flat().flatMap(({ who = [], what = [], documents = [] }) => [...who, ...what, ...documents]);

/** Names of permissions that are about a type. `sqs:SendMessage`, `roles/pubsub.publisher` */
export interface Granted {
  readonly by: RegExp;
  /** Permissions to take data out: the edge goes from the resource to whoever has one, unless `writes` fits too. `sqs:ReceiveMessage` */
  readonly reads?: RegExp;
  /** Permissions to put data in. `sqs:SendMessage` */
  readonly writes?: RegExp;
}

/** Access that a permission or a role gives. */
export interface Access {
  readonly level: Level;
  /** In words, before what it is done to: `read`, `delete from`. */
  readonly does: string;
  /** As its cloud calls the service that it is about; empty for all of them. */
  readonly service: string;
  /** What a role over everything makes somebody: `owner`. */
  readonly makes?: string;
}

/** Names of the members of a policy document. */
export interface DocumentShape {
  readonly statements: string;
  readonly permissions: string;
  readonly what?: string;
  /** Who may, and the conditions that name whom it is done for; with all that is in them. */
  readonly who?: readonly string[];
  /** Texts of further documents, whose statements count as its own. */
  readonly also?: readonly string[];
  /** Members whose presence makes a statement one that allows nothing by itself, or that they have this value. */
  readonly not: Readonly<Record<string, string | null>>;
  /** The member that says for whom, where `who` holds more than that. */
  readonly principals: string;
  readonly conditions: string;
  /** Its value says that the statement denies. */
  readonly effect?: string;
  /** Members that name all but what they list. */
  readonly except?: { readonly permissions: string; readonly what: string; readonly principals: string };
}

/** Boxes without a resource of their own, of which all content is meant. */
export type Scope = 'project' | 'folder' | 'organization' | 'account';

/** Grant for the report of rights, with what edges do not need. `assume_role_policy = …` */
export interface RightsRule extends GrantRule {
  /** Each of these blocks is a grant; paths of permissions and of who are in it. */
  readonly block?: string;
  /** All that is in it, where no attribute says what. */
  readonly scope?: Scope;
  /** It says who may become `what`. */
  readonly isTrust?: true;
  /** Of whoever it is attached to by another resource. */
  readonly isAttached?: true;
  /** Words before permissions that are no names by themselves, by their attribute: `secrets:Get`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** An identity provider, and whom it vouches for. */
  readonly claims?: { readonly issuer: string; readonly subject: string };
}

/** A box that rights may be on with all that is in it, in words. */
export interface ScopeWords {
  /** The whole phrase where it has no name. */
  readonly noun: string;
  readonly name: string;
  /** A wider one has a larger number. */
  readonly width: number;
}

/**
 * Identity that only starts a resource: what it may use is fetched for that, as the resource's own definition lists.
 * https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_execution_IAM_role.html
 */
export interface StartupRoleRule {
  /** Attribute that names the identity. */
  readonly by: string;
  /** Attribute that lists what is fetched. */
  readonly fetches: string;
}
