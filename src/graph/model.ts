/**
 * The graph: one immutable type from reading to drawing. Each stage returns a new graph.
 *
 * Containment is a tree (`parent`); connections are `edges`. An edge never starts at a container, because graph format
 * 1.0 uses the list of a container for its children.
 */

import type { AllChanges, ChangeDetails, ChangeName, ResourceFact, Touched } from './changes.js';
import type { ExposureElsewhere } from './exposure.js';
import type { RightsElsewhere } from './rights.js';

/**
 * The origin of a node or edge.
 *
 * - `planned`: stated by the source.
 * - `assumed`: based on a placeholder value.
 * - `implied`: proved, but not a resource.
 * - `suggested`: proposed by a language model alone.
 */
export const PROVENANCES = ['planned', 'assumed', 'implied', 'suggested'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Texts by attribute name. Only names on the allow-list of `catalog/attributes.ts` occur. */
export type Attributes = Readonly<Record<string, string>>;

/** A resource, container or pseudo-node of the graph. */
export interface GraphNode {
  /** Graph-format address, the unique key of the node. */
  readonly address: string;
  /** Resource type or pseudo-type, as in the address. */
  readonly type: string;
  /** Address of the container that the node, or a nested container, is drawn in; null at the top level. */
  readonly parent: string | null;
  /**
   * Address of the host that the node runs in, such as a cluster. The host is not a container, but is drawn as one if
   * resources in the same container run in it.
   */
  readonly runsIn?: string;
  readonly attributes: Attributes;
  readonly provenance: Provenance;
  /** The planned change, or the difference from the previous graph; `none` if the source gives neither. */
  readonly change: ChangeName;
  /** Details of the change; absent if there are none. */
  readonly changed?: ChangeDetails;
  /** Address of the node whose former position this one marks. Such a node is drawn as a ghost and not counted. */
  readonly ghostOf?: string;
  /**
   * For compared graphs: the nodes that this node was before, several if they are now drawn as one. Absent if
   * unchanged, or if the change mark shows that the node is new.
   */
  readonly before?: readonly GraphNode[];
  /**
   * For compared graphs: true if the node was drawn before and now exists as a part of another node or hidden.
   */
  readonly isGone?: true;
  /** True for an existing resource that a data source reads; drawn with a dashed border. */
  readonly lookedUp: boolean;
  /** Path of the root module that builds it, if the source joins several; absent otherwise. */
  readonly root?: string;
  /** Number of identical instances that the node stands for; usually 1. */
  readonly count: number;
  /**
   * Addresses of the instances that the node stands for, its own first. Absent if there is only itself, or none is
   * known.
   */
  readonly instances?: readonly string[];
  /** True if the number of instances is known only after planning. */
  readonly countUnknown?: boolean;
  /** Label instead of a name, if the node stands for resources with different names; an empty text shows none. */
  readonly labelOverride?: string;
  /** Text instead of the detail line; an empty text shows none. */
  readonly detail?: string;
  /** Numbers of the flow steps at the node. */
  readonly steps?: readonly number[];
  /** True if annotations added the node, which the source does not contain. */
  readonly isAdded?: true;
  /** Appearance that annotations set; absent for none. */
  readonly style?: NodeStyle;
}

/** Appearance that users define: docs/annotations.md. */
export interface NodeStyle {
  /** Slug of an icon file that replaces the icon. */
  readonly icon?: string;
  /** The group with a box that contains the node. */
  readonly box?: NodeGroup;
  /** The group whose colour is behind the icon. */
  readonly highlight?: NodeGroup;
}

/** A group of nodes that annotations define, drawn as a box or as a colour behind icons. */
export interface NodeGroup {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** A connection between two nodes. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** True if requests start at either end; drawn with two arrowheads. */
  readonly twoWay: boolean;
  readonly label: string;
  readonly provenance: Provenance;
  /** True if the edge carries neither requests nor data: it leads to a host, an encryption key or a log destination. */
  readonly thin?: true;
  /** Numbers of the flow steps along the edge. */
  readonly steps?: readonly number[];
  /** Number of resources that the edge stands for, such as a peering that is drawn as an edge; absent for none. */
  readonly count?: number;
  /**
   * Difference from the previous graph; absent if unchanged. A `move` edge leads from a ghost to the new position of
   * its node.
   */
  readonly change?: 'create' | 'delete' | 'update' | 'move';
  /**
   * For compared graphs: the previous edges. Absent if the edge is unchanged, or if its change mark shows that it is
   * new.
   */
  readonly before?: readonly GraphEdge[];
}

/** A path through the diagram, described in steps. */
export interface Flow {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly number: number; readonly label: string; readonly detail: string }[];
}

/** A frozen graph, made by `createGraph`. */
export interface Graph {
  readonly title: string;
  /** In address order. */
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** In order of `from`, then `to`. At most one edge leads from a node to another. */
  readonly edges: readonly GraphEdge[];
  readonly flows?: readonly Flow[];
  /** The account and the region of the whole graph by cloud, each only if there is exactly one. */
  readonly within?: Readonly<Record<string, readonly string[]>>;
  /** Number of resources in the source; absent if the graph shows all of them. */
  readonly total?: number;
  /** For compared graphs: exposure changes of resources without a node; absent if there are none. */
  readonly exposure?: readonly ExposureElsewhere[];
  /** For compared graphs: changed rights of principals without a node on targets without a node. */
  readonly rights?: readonly RightsElsewhere[];
  /** For compared graphs: cloud names by address, for resources without a node; absent if there are none. */
  readonly cloudNames?: ReadonlyMap<string, string>;
  /** For compared graphs: what new and removed resources do, by address, most informative first; absent if unknown. */
  readonly facts?: ReadonlyMap<string, readonly ResourceFact[]>;
  /**
   * For compared graphs: resources that differ without a change to the architecture, in address order; absent if none.
   */
  readonly touched?: readonly Touched[];
  /**
   * For compared graphs: how changed resources without a node relate to the nodes, by address. Only diagrams use it;
   * absent if there are none.
   */
  readonly undrawn?: ReadonlyMap<string, Undrawn>;
  /** Changes of the whole source; absent if they are the changes of the nodes. */
  readonly changes?: AllChanges;
  /** Resources that annotations removed; absent if there are none. */
  readonly removed?: readonly Removed[];
}

/** A resource without a node. */
export interface Undrawn {
  /** Address of the node that it is part of; absent if it is hidden. */
  readonly at?: string;
  /** Address of the node that drew it in the revision before, under its address there; absent if none did. */
  readonly was?: string;
  /** Addresses of the nodes that it may use, in address order; absent for none. */
  readonly uses?: readonly string[];
  /** True for a data source, which is read and not managed. */
  readonly isRead?: true;
}

/** The number of resources that an annotation file removed. */
export interface Removed {
  /** The annotation file, as the user named it. */
  readonly by: string;
  readonly resources: number;
}
