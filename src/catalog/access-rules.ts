/**
 * Shapes of the rules about access, which the rows of types (model.ts) contain: listening ports, firewall rules,
 * exposure and grants. Each rule names attributes of a resource; the inference reads their values.
 */
import type { Level } from '../graph/rights.js';

// ---- Listening ports of a resource (TCP); firewall rules for other ports do not apply to it

/**
 * Ports that a resource listens on. Sources in order of priority: `paths`, `portsByPrefix`, `defaultPorts`, folded
 * parts. Without any, the ports are unknown. An empty list means that nobody calls the resource by a network address.
 * Example: `aws_db_instance { port = 5433 }`.
 *
 * The defaults come from the user guide of each service: security groups (AWS), networking (Azure), connections (Google
 * Cloud).
 */
export interface ListenRule {
  /** Paths of the ports; a value may be `5433` or `80-443`. */
  readonly paths?: readonly string[];
  /** Ports by the prefix of an attribute's text, ignoring case; longer prefixes first. `engine = "postgres"` */
  readonly portsByPrefix?: {
    readonly attribute: string;
    readonly ports: readonly (readonly [start: string, ports: Ports])[];
  };
  readonly defaultPorts?: Ports;
  /** True if the ports are open on the host of the resource: a listener opens ports of its load balancer. */
  readonly opensOnHost?: true;
}

/** Port numbers. */
export type Ports = readonly number[];

// ---- Firewall and security group rules: allowed and denied traffic

/**
 * Firewall rule that allows or denies traffic between two ends. Its own end is the guarded one: the callee of inbound
 * traffic, the caller of outbound traffic. The peer is the other end. Paths are relative to the block of the rule.
 * `ingress { cidr_blocks = ["0.0.0.0/0"], to_port = 443 }`
 */
export interface PermissionRule {
  readonly direction: 'in' | 'out';
  /** Block type; each block is one rule. Absent: the resource itself. */
  readonly block?: string;
  /** Required values of attributes, ignoring case; the empty text matches a missing value. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Attributes that name the guarded group; empty: the resource itself. Absent: only `ownEnd` names it. */
  readonly guardedGroups?: readonly string[];
  /** The other end: the caller of inbound traffic, the callee of outbound traffic. */
  readonly peer: Peers;
  /** The protected end, if the rule applies to a part of the group only. */
  readonly protectedEnd?: Peers;
  readonly ports: FirewallPorts;
  /**
   * Attributes of other kinds of peers (`self`, prefix lists). A block with one of them and no `peer` is not followed.
   */
  readonly otherPeers?: readonly string[];
  readonly denies?: true;
  /** True if every group around a resource must allow the traffic; absent: one of them is enough. */
  readonly needsEachGroup?: true;
  /** True if a rule that sets no peer applies to everybody: a firewall of Google Cloud without sources. */
  readonly isOpenByDefault?: true;
  /** True if a rule without a peer applies to nobody; absent: to everybody. */
  readonly needsPeer?: true;
  /** Attribute with the priority, and its default. The smaller number wins; among equal ones, the deny rule. */
  readonly priority?: { readonly attribute: string; readonly fallback: number };
  /** Attribute that names the network of all its rules. */
  readonly network?: string;
}

/** Attributes that name one end of a rule. */
export interface Peers {
  /** Groups, identities, containers. */
  readonly groups?: readonly string[];
  /** Address ranges; the range of a subnet means the resources in it. */
  readonly ranges?: readonly string[];
  /** Labels of members; see `TypeFacts.labels`. */
  readonly labels?: readonly string[];
}

/** Attributes with the ports of a rule and their protocol. */
export interface FirewallPorts {
  /** Nested blocks with the ports; a rule without such a block allows nothing. */
  readonly block?: string;
  /** First and last port. */
  readonly range?: readonly [from: string, to: string];
  /** Attributes with texts: `443`, `8000-8100`, `*`. */
  readonly lists?: readonly string[];
  readonly protocol: string;
}

/** Address ranges of a container, or of workloads inside a resource: the pods of a cluster. */
export interface RangeRule {
  readonly paths: readonly string[];
  /** True for a network around subnets: a rule for its range is about no single subnet. */
  readonly isNetwork?: true;
}

// ---- Exposure rules: a resource is open to outsiders, or closed to them

/**
 * Rule for the exposure of a resource: open to somebody, or closed, if its attributes have these values.
 * `publicly_accessible = true`
 */
export interface ExposureRule {
  /** Exposed part, such as the endpoint; absent: the resource itself. */
  readonly part?: string;
  /** Phrase for those who may reach it: `the internet`. Empty: the address ranges of `ranges`. */
  readonly audience: string;
  /** Required values of paths, ignoring case; the empty text matches a missing value. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Required blocks or attributes. */
  readonly has?: readonly string[];
  /** Attributes with a document that allows one of these principals without a condition. */
  readonly allows?: { readonly documents: readonly string[]; readonly principals: readonly string[] };
  /** Paths of the address ranges that it is open to; `first` and `last` are the ends of one range. */
  readonly ranges?: { readonly attribute: string } | { readonly first: string; readonly last: string };
  /** True for a rule that closes the resource; without it the resource is open. */
  readonly closes?: true;
  /** True if resources of the type are open by default, so that a new one is not reported. */
  readonly isDefault?: true;
  /** True for one of several parts of a resource: a new part opens nothing that was closed. */
  readonly isOfPart?: true;
  /** Attributes that name the exposed resource; absent: the node that is drawn for it. */
  readonly subjectAttributes?: readonly string[];
}

// ---- Policies and role assignments: grants and the names of permissions

/**
 * Grant: a policy, role assignment or role member that permits the use of something. It becomes an edge if nothing else
 * joins the two nodes. An identity stands for the resources that run as it.
 */
export interface GrantRule {
  /**
   * Attributes that name the permitted principals. Empty: the users of the resource. Absent: its documents name them.
   */
  readonly principals?: readonly string[];
  /**
   * Attributes that name the targets; a container means its only member that the permissions apply to. Absent: the
   * whole input.
   */
  readonly targets?: readonly string[];
  /** Paths of policy documents, as JSON texts or blocks: see `DocumentShape`. */
  readonly documents?: readonly string[];
  /** Paths of permission names, or of well-known roles and policies: see `Knowledge.permissionsOf`. */
  readonly permissions?: readonly string[];
}

/** Returns the attributes of a type's grants. */
export const grantAttributes = ({
  grants = [],
}: {
  readonly grants?: GrantRule | readonly GrantRule[];
}): readonly string[] =>
  [grants]
    .flat()
    .flatMap(({ principals = [], targets = [], documents = [] }) => [...principals, ...targets, ...documents]);

/** Patterns of the permissions that apply to a type. `sqs:SendMessage`, `roles/pubsub.publisher` */
export interface Granted {
  /** Permissions to use a resource of the type: to read or write it, not merely to list it. */
  readonly permissions: RegExp;
  /**
   * Permissions to read data: the edge leads from the resource to the principal, unless `writes` matches too.
   * `sqs:ReceiveMessage`
   */
  readonly reads?: RegExp;
  /** Permissions to write data. `sqs:SendMessage` */
  readonly writes?: RegExp;
}

/** Access that a permission or a role gives. */
export interface Access {
  readonly level: Level;
  /** Verb phrase before the target: `read`, `delete from`. */
  readonly does: string;
  /** The cloud's name of the service; empty for all services. */
  readonly service: string;
  /** Kind of content in the service that alone is reached: `controls`. The verb phrase is then a verb before it. */
  readonly content?: string;
  /** Title of a principal with the role on everything: `owner`. */
  readonly makes?: string;
}

/** Names that the parts of a policy document have: `Statement`, `Action` in JSON, `statement`, `actions` in blocks. */
export interface DocumentShape {
  readonly statements: string;
  readonly permissions: string;
  readonly resources?: string;
  /** Members with the principals and the conditions that name a caller, including nested values. */
  readonly callers?: readonly string[];
  /** Members with the texts of source documents, whose statements are added. */
  readonly sourceDocuments?: readonly string[];
  /** Members that make a statement allow nothing: if they are present (null), or have this value. `Effect = "Deny"` */
  readonly inactiveIf: Readonly<Record<string, string | null>>;
  /** The member with the principals, if `callers` lists other members too. */
  readonly principals: string;
  readonly conditions: string;
  /** The member whose value makes the statement a denial. */
  readonly effect?: string;
  /** Members that exclude what they list, as `NotAction` does. */
  readonly except?: { readonly permissions: string; readonly resources: string; readonly principals: string };
}

/** Scopes without a resource of their own; a right on one covers all of its contents. */
export type Scope = 'project' | 'folder' | 'organization' | 'account';

/** Grant for the report of rights, with facts that edges do not need. `assume_role_policy = …` */
export interface RightsRule extends GrantRule {
  /** Block type; each block is one grant, and paths of `permissions` and `principals` are relative to it. */
  readonly block?: string;
  /** Scope of the grant, if no attribute names a target. */
  readonly scope?: Scope;
  /** True for trust: the principals may act as the targets. */
  readonly isTrust?: true;
  /** True if another resource attaches it to its principals. */
  readonly isAttached?: true;
  /** Attributes that limit the grant, with the keys of their conditions: from one bucket, in one account. */
  readonly limits?: Readonly<Record<string, string>>;
  /** Permission or role that the resource gives without naming it. */
  readonly gives?: string;
  /** Attribute with a policy that limits the rights of the resource: all that it does not allow is denied. */
  readonly boundary?: string;
  /** True for a policy that filters what passes through the resource: without one, everybody may use it. */
  readonly isFilter?: true;
  /** Prefixes of incomplete permission names, by attribute: `secrets:Get`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /**
   * Attributes of an identity provider and of the subject that it vouches for. `isCondition`: the subject is a condition on
   * tokens, and the resource is the provider itself.
   */
  readonly claims?: { readonly issuer: string; readonly subject: string; readonly isCondition?: true };
}

/** A scope in words. */
export interface ScopeWords {
  /** The whole phrase for a scope without a name. */
  readonly noun: string;
  readonly name: string;
  /** Order of scopes; wider ones have larger numbers. */
  readonly width: number;
}

/**
 * Identity that only starts a resource. It may use what is fetched at start-up, as the resource's definition lists.
 * https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_execution_IAM_role.html
 */
export interface StartupRoleRule {
  /** Attribute that names the identity. */
  readonly roleAttribute: string;
  /** Attribute that lists what is fetched. */
  readonly listAttribute: string;
}
