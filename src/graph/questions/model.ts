/**
 * Input and answers of questions about a finished graph. Plain data, so that a server and a page in a browser can both
 * ask. The texts in it come from the caller.
 */

/** A node of the graph. */
export interface Subject {
  readonly address: string;
  readonly type: string;
  /** Product or kind in words: `Lambda function`. */
  readonly title: string;
  /** Name in the cloud; absent if unknown. */
  readonly name?: string;
  /** Address of the box around it; null at the top level. */
  readonly parent: string | null;
  readonly isBox: boolean;
  /** The internet, or people who come from it. */
  readonly isInternet: boolean;
  /** Host that it runs in, which is not a box. */
  readonly runsIn?: string;
  /** Number of identical instances, if several. */
  readonly count?: number;
  /** File and line: `main.tf:12`. */
  readonly at?: string;
}

/** `fact`: stated by the source. `inference`: concluded, and possibly wrong. */
export type Certainty = 'fact' | 'inference';

/** The strongest reason for a connection. */
export interface Reason {
  /** Rule in words: `refers to it`. */
  readonly rule: string;
  /** Address of the resource that states it. */
  readonly by: string;
  readonly attribute?: string;
  /** File and line: `main.tf:12`. */
  readonly at?: string;
}

/** An arrow of the graph. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  /** Requests start at either end. */
  readonly twoWay: boolean;
  /** Neither request nor data: a host, an encryption key, a log destination. */
  readonly isThin: boolean;
  readonly label: string;
  readonly certainty: Certainty;
  readonly reason?: Reason;
  /** A reference without an arrow. */
  readonly isReference?: true;
}

/** A resource that is drawn as part of another one, or as one of several instances. */
export interface Part {
  readonly address: string;
  /** Address as the source writes it. */
  readonly origin: string;
  readonly type: string;
  readonly title: string;
  readonly name?: string;
  /** Address of the node that shows it. */
  readonly node: string;
  /** Relation to the node, in words: `part of ECS service orders-api`. */
  readonly why: string;
  readonly at?: string;
}

/** A resource that no node shows. */
export interface HiddenResource {
  readonly address: string;
  readonly origin: string;
  readonly type: string;
  readonly title: string;
  readonly why: string;
}

/**
 * A reference of one resource to another, with or without an arrow: `role` of a function, `kms_key_id` of a database.
 */
export interface ResourceReference {
  /** Address of a node, a part or a hidden resource. */
  readonly from: string;
  readonly to: string;
  readonly reason: Reason;
}

/** Everything that questions may refer to. */
export interface Facts {
  readonly subjects: readonly Subject[];
  readonly connections: readonly Connection[];
  readonly parts: readonly Part[];
  readonly hidden: readonly HiddenResource[];
  /** Empty for a graph file. */
  readonly references: readonly ResourceReference[];
}

/**
 * A step of an answer. `connection`: along an arrow. `reference`: from a resource to another one that it names, without
 * an arrow. `contains`: from a box to its content. `inside`: from content to its box. `runs`: from a host to a resource
 * that runs in it. `part`: from a part to the node that shows it. Steps into and out of boxes are inferences, because
 * an arrow at a box need not apply to everything in it.
 */
export interface Hop {
  readonly kind: 'connection' | 'reference' | 'contains' | 'inside' | 'runs' | 'part';
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Ports in the label: `5432/tcp`. Absent if unknown. */
  readonly ports?: readonly string[];
  readonly twoWay?: true;
  readonly thin?: true;
  readonly certainty: Certainty;
  readonly reason?: Reason;
}
