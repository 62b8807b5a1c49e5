/**
 * Rights: who may do what to which resource, and who may assume whose identity. The types describe the rights of one
 * revision, and the difference between two.
 */

/** Levels from the weakest to the strongest. `impersonate`: act as another identity, with all its rights. */
export const LEVELS = ['read', 'write', 'delete', 'impersonate', 'administer'] as const;
export type Level = (typeof LEVELS)[number];

/** The principal or target of a right. */
export interface Subject {
  /** Graph address of the resource; absent if the source has no such resource. */
  readonly address?: string;
  /** Noun written by groundplan (`account`); the whole phrase if there is no name: `everybody`, `the whole project`. */
  readonly noun: string;
  /** Name from the input; empty for none. */
  readonly name: string;
  /**
   * Distinguishes subjects of the same name: a noun of groundplan with its value, `branch` and `main`. Empty for none.
   */
  readonly detail?: string;
}

/** Start of the detail of a target that is a part of a resource: `part photos/*`. */
export const PART = 'part ';

/** Detail of the target of a lost right, if the principal keeps the right on a part of it. */
export const EXCEPT_A_PART = 'except a part';

/** Detail of the target of a gained right, if the principal had the same right, in words, on another part of it. */
export const ANOTHER_PART = 'another part of it';

/** The identity that has a right. Principals with the same key are the same identity. */
export interface Principal extends Subject {
  /** Address, ARN or member; never shown. May contain instance names, with graph addresses. */
  readonly key: string;
  /** Pattern of the subjects that an identity provider vouches for: `repo:org/app:*`. */
  readonly claim?: string;
  /** `policy`: the address is a policy, and everybody whom it is attached to is meant. */
  readonly is?: 'everybody' | 'service' | 'outsider' | 'policy';
}

/**
 * The target of a right. `reach` is its extent:
 *
 * - `one`: a resource, or a part of it.
 * - `all`: every resource that the action applies to.
 * - `some`: not known exactly, such as a pattern or a target outside the source.
 * - `scope`: a project or a subscription, with everything in it.
 */
export interface RightTarget extends Subject {
  readonly reach: 'one' | 'all' | 'some' | 'scope';
  /** Pattern with wildcards, only for comparing; never shown. May contain instance names, with graph addresses. */
  readonly pattern: string;
  /** For scopes: the wider the scope, the larger the number. */
  readonly width?: number;
  /** Keys of the known scopes around a resource, and of a scope itself, by width. Only for comparing; never shown. */
  readonly within?: Readonly<Record<number, string>>;
}

/** A right in one revision. */
export interface Right {
  /** `trust`: the principal may assume the target, a role. */
  readonly kind: 'allow' | 'deny' | 'trust';
  readonly principal: Principal;
  readonly target: RightTarget;
  /** As policies write it: `dynamodb:GetItem`, `s3:*`, `roles/owner`, `Owner`. Empty if not known. */
  readonly permission: string;
  /** The permission is every action except these. */
  readonly except?: readonly string[];
  /** Additional conditions, sorted. */
  readonly conditions: readonly string[];
  /** True if the target only lets requests through: the permission says which. */
  readonly isFilter?: true;
  /** Address of the resource that grants the right. */
  readonly by: string;
  /** The managed policy or role that contains the permission. */
  readonly role?: string;
  /**
   * Nodes at which the right is drawn: those of the principal, or those of the target if the principal is not drawn.
   */
  readonly nodes: readonly string[];
  /** True if `nodes` are those of the target. */
  readonly isAtTarget?: true;
}

/** A right that a principal gains or loses; `changes` if the direction is not known. */
export interface RightsChange {
  readonly change: 'gains' | 'loses' | 'changes';
  /** Absent for a custom role whose permissions are not known. */
  readonly level?: Level;
  /** Verb before the target: `read`, `delete from`. Empty for a change that is not known exactly. */
  readonly does: string;
  readonly principal: Subject & Pick<Principal, 'is'>;
  readonly target: Subject;
  /** Names of actions and roles. Nothing else of a policy is included. */
  readonly actions: readonly string[];
  /** Noun for a principal with a basic role: `owner`. */
  readonly makes?: string;
  /** A right that existed before is now denied, or the reverse. */
  readonly isDenial?: true;
  /** The right has conditions, whose values are never shown: an address, an organisation, a tag. */
  readonly isConditional?: true;
  /** The right had other conditions before. */
  readonly isByCondition?: true;
  /**
   * Keys of the conditions that come, go or change, or that a gained right has (`aws:PrincipalAccount`), without their
   * values; absent if unknown.
   */
  readonly conditionKeys?: readonly string[];
  /** The conditions have the same keys as before, and more values or fewer. */
  readonly isByValues?: true;
  /** Targets, or parts of the target, on which the principal keeps a lost right; of trust, those who keep it. */
  readonly keeps?: readonly Subject[];
  /** The principal keeps other rights on the same target: it may now do more there. */
  readonly isFurther?: true;
  /** The right is to assume an identity. */
  readonly isTrust?: true;
  /** The right comes with a new resource, and is reported in the row of that resource only. */
  readonly isWithNew?: true;
  /** True for a new grant of a role or policy that is new itself, so that nobody loses it. */
  readonly isOfNewRole?: true;
  /** Address of the resource that grants the right: after the change, unless it is deleted. */
  readonly by: string;
}

/** A change of rights between a principal without a node and a target without a node. */
export interface RightsElsewhere extends RightsChange {
  readonly address: string;
}
