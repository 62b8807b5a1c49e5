/** Rights: who may do what with what, and who may become whom. As one side of a change says them, and as they differ. */

/** From the least to the most. `impersonate`: act as somebody else, with all that they may do. */
export const LEVELS = ['read', 'write', 'delete', 'impersonate', 'administer'] as const;
export type Level = (typeof LEVELS)[number];

/** Somebody or something that a right is about. */
export interface Subject {
  /** Graph address of the resource; absent where no resource of the source is it. */
  readonly address?: string;
  /** A noun of ours, `account`; the whole phrase where it has no name: `everybody`, `the whole project`. */
  readonly noun: string;
  /** Foreign; empty for none. */
  readonly name: string;
  /** What tells it from others of its name, in words of ours and what they name: `branch` and `main`. Empty for nothing. */
  readonly detail?: string;
}

/** Who has a right. Principals with one key are the same one. */
export interface Principal extends Subject {
  /** Never shown: an address, an ARN, a member. May hold instance names, by graph address. */
  readonly key: string;
  /** A pattern of the subjects that an identity provider vouches for: `repo:org/app:*`. */
  readonly claim?: string;
  readonly is?: 'everybody' | 'service' | 'outsider';
}

/**
 * How much a right is on. `one`: a resource, or a part of it. `all`: all of what its action is about. `some`: what nobody
 * knows exactly, a pattern or what is outside of the source. `scope`: a project, a subscription, and all that is in it.
 */
export interface RightTarget extends Subject {
  readonly reach: 'one' | 'all' | 'some' | 'scope';
  /** Never shown: compared, with stars. May hold instance names, by graph address. */
  readonly pattern: string;
  /** Of scopes: a wider one has a larger number. */
  readonly width?: number;
}

/** A right as one side says it. */
export interface Right {
  /** `trust`: the principal may become the target, a role. */
  readonly kind: 'allow' | 'deny' | 'trust';
  readonly principal: Principal;
  readonly target: RightTarget;
  /** As policies name it: `dynamodb:GetItem`, `s3:*`, `roles/owner`, `Owner`. Empty: not known. */
  readonly permission: string;
  /** The permission is everything but these. */
  readonly except?: readonly string[];
  /** Sorted; what must be true besides. */
  readonly conditions: readonly string[];
  /** Address of the resource that grants it. */
  readonly by: string;
  /** The managed policy or role that the permission is a part of. */
  readonly role?: string;
  /** What the right is drawn at: nodes of the principal, of the target where nothing of the principal is drawn. */
  readonly nodes: readonly string[];
}

/** What somebody gains or loses by a change; `changes` where its direction is not known. */
export interface RightsChange {
  readonly change: 'gains' | 'loses' | 'changes';
  /** Absent for a role that nobody but its owner knows. */
  readonly level?: Level;
  /** In words, before the target: `read`, `delete from`; empty for a change that is not known exactly. */
  readonly does: string;
  readonly principal: Subject & Pick<Principal, 'is'>;
  readonly target: Subject;
  /** Names of actions and roles: nothing else of a policy. */
  readonly actions: readonly string[];
  /** What a basic role makes somebody: `owner`. */
  readonly makes?: string;
  /** A right of before that is denied now, or the other way round. */
  readonly isDenial?: true;
  /** It has conditions, which are not said: an address, an organisation, a tag. */
  readonly isConditional?: true;
  /** It had other conditions before. */
  readonly isByCondition?: true;
  /** Who may become whom. */
  readonly isTrust?: true;
  /** It comes with something new, and is told of that alone. */
  readonly isWithNew?: true;
  /** Address of the resource that grants it, after the change where it is there. */
  readonly by: string;
}

/** Of somebody who has no node, about what has none. */
export interface RightsElsewhere extends RightsChange {
  readonly address: string;
}
