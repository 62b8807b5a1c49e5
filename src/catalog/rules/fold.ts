/** What a type that has no icon of its own is part of. */

/** How a resource with no place of its own in the picture joins another one. */
export interface FoldRule {
  /** Only where each of these attributes (`block.attribute` for one in a block) has a text that looks so; else `otherwise`. */
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
  readonly twin?: readonly [string, string];
  /** Then: into a resource of another kind under the same name in the same place: the address of a host in the other protocol. */
  readonly alike?: AlikeRule;
  /** Then: into the resource whose name this one's begins with, as services name what they make: `/aws/lambda/<name>`. */
  readonly named?: readonly NameRule[];
  /** Where all that finds nothing: the same by another rule. */
  readonly otherwise?: FoldRule;
  /** Then: into the only resource of these types in all of the input. */
  readonly only?: readonly string[];
  /** Then: into the only resource of these types in the same module; where the plan hides a reference behind a local. */
  readonly near?: readonly string[];
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
export interface AlikeRule {
  readonly type: string;
  /** What the other one says where both have one type. */
  readonly where?: Readonly<Record<string, string>>;
  /** Attribute with the name that both have, in so many words. */
  readonly name: string;
  /** Attribute with the place that both are in, by the same text or the same reference. */
  readonly in: string;
}
