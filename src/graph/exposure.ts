/** What is open to those outside, and what a change opens and closes: words for outputs, none of them foreign. */

/** Of the resources or boxes of one side, what is open and to whom. */
export interface Exposed {
  /** Address in the graph, or of a resource that has none there. */
  readonly of: string;
  /** `port 22 (SSH)`; empty for the thing itself. */
  readonly what: string;
  /** Empty where the thing is the one that may. */
  readonly to: string;
  /** Address of the resource that says so. */
  readonly by: string;
  /** What that is drawn as, where it is another thing. */
  readonly at?: string;
  /** Some of those outside: an address range or a service tag, which `to` is too. */
  readonly range?: string;
  /** Of ports: one range may be in another one. The whole range where the code sets ports that nobody knows. */
  readonly ports?: {
    readonly protocol: string;
    readonly from: number;
    readonly to: number;
    readonly isUnknown?: true;
  };
  /** It keeps them out. */
  readonly shuts?: true;
  /** Everything of its kind is so unless somebody says otherwise. */
  readonly isUsual?: true;
  /** It is of one of several parts of the thing. */
  readonly isOfPart?: true;
}

export interface ExposureChange {
  readonly change: 'opens' | 'closes';
  readonly what: string;
  readonly to: string;
  /** Closed: address ranges among `to` for which it stays open. */
  readonly except?: readonly string[];
  /** `to` is an address range or a service tag. */
  readonly isRange?: true;
  /** Address of the resource that says so, after the change where it is there. */
  readonly by: string;
  /** What that is part of in the graph, where it is another thing: a box of a security group. */
  readonly at?: string;
}

/** Of a resource that has no node. */
export interface ExposureElsewhere extends ExposureChange {
  readonly address: string;
  readonly type: string;
}
