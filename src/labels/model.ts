/**
 * The texts of a diagram: names, captions, changes. All output formats share them, so that they all say the same thing.
 * Sizes are in src/layout/scene. A required text or list without a value is empty; an optional member without one is
 * absent.
 */

import type { ChangeCounts, ChangeDetails, ChangeName, Danger } from '../graph/changes.js';
import type { Flow, GraphEdge, NodeGroup } from '../graph/model.js';

/** The members that nodes and boxes share. */
interface Presented {
  /** Address; unique among nodes and boxes. */
  readonly id: string;
  /** Id of the containing box; null at the top. */
  readonly parent: string | null;
  /** Product of a node, such as `Lambda function`; type and name of a box, such as `VPC shop`. */
  readonly title: string;
  /** Attribute values in the caption, one a line, most important first. */
  readonly details: readonly string[];
  /** Warning about a change that can lose data, such as `to be destroyed`; empty without one. */
  readonly alert: string;
  /** Planned change; `none` without one, and if the source does not tell what exists. */
  readonly change: ChangeName;
  /** Details of the change, for formats that write data; absent for none. */
  readonly changed?: ChangeDetails;
  /** Caption lines of the change, most important first: `db.t3.micro → db.t3.large`, `inside: +2 ~1`. */
  readonly changeLines?: readonly string[];
  /**
   * Number of the first caption lines that are red: lost data, opened access, the cause of a replacement. Absent for
   * none.
   */
  readonly alertLines?: number;
  /** True if data is lost with the item or with a part of it. */
  readonly losesData?: true;
  /** The caption line about changes outside Terraform. */
  readonly driftLine?: string;
  /** Id of the moved node, whose previous position this item marks. */
  readonly ghostOf?: string;
  /** True for a data source, which is read and not managed. */
  readonly lookedUp: boolean;
}

/** The texts of an icon that can differ between two revisions. */
export type RevisionTexts = Pick<PresentedNode, 'title' | 'name' | 'details' | 'count' | 'badge' | 'instances'>;

/** A node that is drawn as an icon. */
export interface PresentedNode extends Presented {
  readonly kind: 'node';
  /** Texts in the revision before the change; absent if they are the same, or if it had several nodes or none. */
  readonly before?: RevisionTexts;
  /** True for a node that is no resource of the source: implied by one, or added by annotations. */
  readonly isExtra?: true;
  readonly type: string;
  readonly icon: string;
  /** Empty if it would repeat the title. */
  readonly name: string;
  /** Title and name of the one resource with this id, if the icon stands for several. */
  readonly ownLabel?: { readonly title: string; readonly name: string };
  /** Number of resources that the node stands for. */
  readonly count: number;
  /** `×3`, `×?`; usually empty. */
  readonly badge: string;
  /** The count with its noun; empty for one. */
  readonly instances: string;
  /** Label of its self-loop; null for none. */
  readonly loop: string | null;
  /** Numbers of the flow steps at this node; usually empty. */
  readonly steps: readonly number[];
  /** True if suggested by a language model. */
  readonly suggested: boolean;
  /** True for a secondary node, drawn small in a strip. */
  readonly isSmall: boolean;
  /** True for a node on the border of its parent: an entry to a network. */
  readonly onBorder?: true;
  /** The group whose colour is behind the icon. */
  readonly highlight?: NodeGroup;
  /** Texts of the thin edges that are written instead of drawn; usually empty. */
  readonly relations: readonly string[];
}

/** A container or group that is drawn as a box. */
export interface PresentedBox extends Presented {
  readonly kind: 'box';
  /** Container type; empty for a cloud, module, group or strip, whose ids are not addresses. */
  readonly type: string;
  /**
   * Container type with a variant, `cloud:aws`, `module`, `group`, `strip:security` or `own:#rrggbb`: the key of
   * `boxFactsOf`.
   */
  readonly style: string;
  /** Icon from an annotation; absent for the icon of the style. */
  readonly icon?: string;
  /** Number of resources that the box stands for; absent for one, zero for none. */
  readonly count?: number;
  /** True for a box without a frame or title. */
  readonly bare?: true;
  /** Titles of the empty boxes that are drawn as this one. */
  readonly folded?: readonly string[];
}

/** An edge between two items, by their ids. */
export interface PresentedEdge {
  readonly from: string;
  readonly to: string;
  /** True if either end may send requests. */
  readonly twoWay: boolean;
  readonly label: string;
  readonly steps: readonly number[];
  /** True if the source does not state the edge. */
  readonly inferred: boolean;
  /** True if suggested by a language model. */
  readonly suggested: boolean;
  /** True if the edge carries neither requests nor data. */
  readonly thin: boolean;
  /** True on the main path, which users' requests take. */
  readonly main?: true;
  /** Number of resources that the edge stands for; absent for none. */
  readonly count?: number;
  /** Change of the edge; absent for none. `move` joins a ghost to the moved node. */
  readonly change?: GraphEdge['change'];
}

/** Everything that a format writes, before the layout. */
export interface Presentation {
  /** Empty for none. */
  readonly title: string;
  /** Size of the graph, for formats with a description; empty without a title. */
  readonly subtitle: string;
  /** Beside the title: resources that annotations left out; absent for none. */
  readonly note?: string;
  /** The change in one sentence; absent if no revisions are compared. */
  readonly sentence?: string;
  /** The dangers of the change that no item shows; absent for none. */
  readonly dangers?: readonly Danger[];
  /** Boxes before their contents; the order of siblings breaks ties. */
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
  readonly flows: readonly Flow[];
  /** Number of resources by change, without ghosts; absent if changes are not shown. */
  readonly changes?: ChangeCounts;
  /** The part of `changes` that only the captions of other elements show; absent for none. */
  readonly changesInside?: ChangeCounts;
  /** Terraform's summary line and the number of invisible changes; absent if there is neither. */
  readonly changeSummary?: string;
}
