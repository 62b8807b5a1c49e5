/**
 * The graph: one immutable type from reading to drawing. Each stage returns a new one.
 *
 * Containment is a tree (`parent`); arrows are `edges`. An edge never starts at a container, because graph format 1.0
 * cannot hold one: there a container's list is containment.
 */

import type { AllChanges, ChangeDetails, ChangeName } from './changes.js';
import type { ExposureElsewhere } from './exposure.js';
import type { RightsElsewhere } from './rights.js';
import type { Touched } from './touched.js';

/**
 * `planned`: the source says so. `assumed`: it rests on a value that groundplan had to make up. `implied`: proved, but not
 * a resource. `suggested`: a language model says so, and nothing else does.
 */
export const PROVENANCES = ['planned', 'assumed', 'implied', 'suggested'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Attribute name to text, only names on the allow-list of `catalog/attributes.ts`. */
export type Attributes = Readonly<Record<string, string>>;

export interface GraphNode {
  /** Graph-format address: unique, and the key of the node everywhere. */
  readonly address: string;
  /** Resource type or pseudo-type, as in the address. */
  readonly type: string;
  /** Address of the container that the node is drawn in, or null at the top. Containers nest the same way. */
  readonly parent: string | null;
  /** What it runs in, a cluster of which it is a part: no container, but drawn as a box where something in the same place runs in it. */
  readonly runsIn?: string;
  readonly attributes: Attributes;
  readonly provenance: Provenance;
  /** How the plan changes it, or how it differs from the graph before; `none` where the source says nothing of that. */
  readonly change: ChangeName;
  /** What there is to say of the change; absent for nothing. */
  readonly changed?: ChangeDetails;
  /** It stands where the thing with this address was before: drawn as a ghost, and counted once. */
  readonly ghostOf?: string;
  /** Of two graphs compared: what it was before, several where they are drawn as one now; absent where that is what it is now, or its mark says that it was not there. */
  readonly before?: readonly GraphNode[];
  /** Of two graphs compared: drawn before and not now, though it is still there, as part of another or hidden. */
  readonly isGone?: true;
  /** Looked up by a data source, not built by this configuration: drawn with a dashed border. */
  readonly lookedUp: boolean;
  /** How many identical instances this node stands for; 1 for most. */
  readonly count: number;
  /** Addresses of the instances that it stands for, itself first; absent where it stands for itself, or nobody knows. */
  readonly instances?: readonly string[];
  /** It stands for a number of instances that only a plan knows. */
  readonly countUnknown?: boolean;
  /** What to write instead of a name, where it stands for several of different names; empty for nothing. */
  readonly called?: string;
  /** What to write instead of the detail line; empty for nothing. */
  readonly detail?: string;
  /** Numbers of the steps of flows that are here. */
  readonly steps?: readonly number[];
  /** Annotations have added it: the source knows nothing of it. */
  readonly isAdded?: true;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Both heads: requests start at either end. */
  readonly twoWay: boolean;
  readonly label: string;
  readonly provenance: Provenance;
  /** No request and no data: what something runs on, is encrypted with, writes its logs to. */
  readonly thin?: true;
  /** Numbers of the steps of flows that go this way. */
  readonly steps?: readonly number[];
  /** How many resources it stands for: what joins two is drawn as a line; absent for none. */
  readonly count?: number;
  /** How it differs from the graph before; absent for not at all. `move` joins a ghost to where the thing is now. */
  readonly change?: 'create' | 'delete' | 'update' | 'move';
  /** Of two graphs compared: what it was before; absent where it led the same way between the same two, or its mark says that it was not there. */
  readonly before?: readonly GraphEdge[];
}

/** A way through the picture, told in steps. */
export interface Flow {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly number: number; readonly label: string; readonly detail: string }[];
}

export interface Graph {
  readonly title: string;
  /** In address order. */
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** In order of `from`, then `to`; one a pair. */
  readonly edges: readonly GraphEdge[];
  readonly flows?: readonly Flow[];
  /** By cloud, the account and the region that all of it is in, where each is the only one. */
  readonly within?: Readonly<Record<string, readonly string[]>>;
  /** How many resources the source has; absent where they are those of the graph. */
  readonly total?: number;
  /** Of two graphs compared: what is opened and closed of resources that have no node; absent for nothing. */
  readonly exposure?: readonly ExposureElsewhere[];
  /** The same of rights: of principals that have no node, on what has none. */
  readonly rights?: readonly RightsElsewhere[];
  /** Of two graphs compared: names in their cloud of resources that have no node, by address; absent for none. */
  readonly called?: ReadonlyMap<string, string>;
  /** Of two graphs compared: resources that differ without being another architecture, in address order; absent for none. */
  readonly touched?: readonly Touched[];
  /** What changes of all of it; absent where those are the changes of its nodes. */
  readonly changes?: AllChanges;
  /** What annotations have taken away; absent where they have not. */
  readonly removed?: readonly Removed[];
}

export interface Removed {
  /** The file that says so, in the user's words. */
  readonly by: string;
  readonly resources: number;
}
