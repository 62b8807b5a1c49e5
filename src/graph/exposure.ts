/**
 * Access from outside, and how a change opens or closes it. The texts are written by groundplan, never copied from
 * input.
 */

/** Access to a resource or container from outside, in one revision. */
export interface Exposed {
  /** Graph address of the resource, which need not have a node. */
  readonly of: string;
  /** Address of the instance that is exposed, if `of` is drawn for several. */
  readonly instance?: string;
  /** The part that is open: `port 22 (SSH)`. Empty for the resource as a whole. */
  readonly what: string;
  /** The party that has access. Empty if the resource is itself the one that gets access. */
  readonly to: string;
  /** Address of the resource that grants the access. */
  readonly by: string;
  /** Address of the node that `by` is drawn as, if it differs. */
  readonly at?: string;
  /** Address range or service tag, if `to` is one. */
  readonly range?: string;
  /**
   * Port range, so that a range within another one is recognised. All ports if the code sets ports with unknown values.
   */
  readonly ports?: {
    readonly protocol: string;
    readonly from: number;
    readonly to: number;
    readonly isUnknown?: true;
  };
  /** True if the rule blocks access instead of granting it. */
  readonly shuts?: true;
  /** True for the default of the resource type, which applies unless an attribute overrides it. */
  readonly isUsual?: true;
  /** True if the rule concerns one of several parts of the resource, which `by` identifies. */
  readonly isOfPart?: true;
}

/** Access from outside that a change opens or closes. */
export interface ExposureChange {
  readonly change: 'opens' | 'closes';
  readonly what: string;
  readonly to: string;
  /** For `closes`: address ranges within `to` that still have access. */
  readonly except?: readonly string[];
  /** `to` is an address range or a service tag. */
  readonly isRange?: true;
  /** Address of the resource that grants the access: after the change, unless it is deleted. */
  readonly by: string;
  /** Address of the node that `by` is part of, if it differs: the container of a security group. */
  readonly at?: string;
}

/** A change in the exposure of a resource that has no node. */
export interface ExposureElsewhere extends ExposureChange {
  readonly address: string;
  readonly type: string;
}
