/**
 * The input of the layout: a tree of boxes and nodes with known sizes, and the edges between them. Texts are already
 * measured, so both layouts (nested and Graphviz) only look at sizes, nesting and order. Lengths are in pixels at scale
 * 1.
 */

import type { ChangeName } from '../../graph/changes.js';
import type { GraphEdge, NodeGroup } from '../../graph/model.js';

/** A measured line of text. `width` is in pixels. */
export interface TextLine {
  readonly text: string;
  readonly role: 'name' | 'title' | 'detail' | 'alert' | 'change';
  readonly width: number;
  /** The full text, if the line is cut. */
  readonly fullText?: string;
  /** The line describes drift: a change outside Terraform. */
  readonly drift?: true;
}

/** The mark of a change, shown by colour, by the sign in a disc and by the outline. */
export interface Mark {
  readonly change: Exclude<ChangeName, 'none'>;
  /** The replacement creates the new resource before it deletes the old one; it has its own sign. */
  readonly createsFirst?: true;
  /** The element marks the former position of the element with this id and has no sign. */
  readonly ghostOf?: string;
  /** The change opens access from outside, which has its own colour, sign and outline. */
  readonly opens?: true;
  /** Something differs that is not architecture: a grey dot without an outline. */
  readonly touched?: true;
  /** With `touched`: other resources change its access or its rights. The dot is hollow. */
  readonly byOthers?: true;
  /** The element itself stays as it is: it has only the signs of its parts, and no outline. */
  readonly onlyParts?: true;
  /** Other changes among the parts of the element, in the order of `CHANGES`. Each has a small sign; absent for none. */
  readonly parts?: readonly Mark['change'][];
}

/** The texts of an icon in one revision, as in `SceneNode`. */
export type RevisionCaption = Required<Pick<SceneNode, 'lines' | 'badge' | 'words'>>;

/** A resource, drawn as an icon with captions. */
export interface SceneNode {
  readonly kind: 'node';
  /** Address, unique among nodes and boxes. */
  readonly id: string;
  readonly parent: string | null;
  readonly type: string;
  readonly icon: string;
  readonly lines: readonly TextLine[];
  /** Outer size with icon, captions and slack. Nothing else may be drawn inside it. */
  readonly width: number;
  readonly height: number;
  /**
   * Icon square, relative to the top left corner of the node. Edges attach to the middle of its left and right side.
   */
  readonly iconX: number;
  readonly iconY: number;
  readonly iconSize: number;
  /** Width of the ring on each side, by which the icon itself is smaller; absent without a ring. */
  readonly ring?: number;
  readonly mark?: Mark;
  /** Other elements change, but not this one. */
  readonly faded?: true;
  /** `×3`, shown at the corner of the icon; empty for most nodes. */
  readonly badge: string;
  /** `1, 4`: flow steps, at the other corner of the icon; absent for none. */
  readonly steps?: string;
  /** Number of resources that the node stands for; absent for one, 0 if the source has no such resource. */
  readonly count?: number;
  /** Tooltip text: the captions, neither cut nor broken into lines. If absent, `lines` is used. */
  readonly words?: readonly string[];
  /** Tooltip text about the change, after `words`; absent for none. */
  readonly changeWords?: readonly string[];
  /** The texts of each revision alone; absent if they are those of the change without its lines. */
  readonly revisions?: { readonly before: RevisionCaption; readonly after: RevisionCaption };
  readonly dashed: boolean;
  /** Suggested by a language model; drawn dotted. */
  readonly suggested?: true;
  /** The node sits on the left border of its parent, half outside. A layout may put it inside instead. */
  readonly onBorder?: true;
  /** The group whose colour is behind the icon. */
  readonly highlight?: NodeGroup;
  /** The node has a self-loop, whose space is included in width and height. */
  readonly selfLoop: boolean;
}

/** A container, group or strip, drawn as a box with a header. */
export interface SceneBox {
  readonly kind: 'box';
  /**
   * Address of a container. Boxes of clouds, modules, groups and strips have a synthetic id, which is never a valid
   * address.
   */
  readonly id: string;
  readonly parent: string | null;
  /** Container type, `cloud:aws`, `module`, `group` or `strip:security`. The key of the box style. */
  readonly style: string;
  readonly title: TextLine;
  readonly subtitle: TextLine | null;
  /** The subtitle has its own line. */
  readonly subtitleBelow?: true;
  readonly icon: string | null;
  /** Height of the header with corner icon and title. */
  readonly headerHeight: number;
  /** Minimum width, which the title needs. */
  readonly minWidth: number;
  readonly dashed: boolean;
  /** Shown in the header before the title. */
  readonly mark?: Mark;
  /** Tooltip text about the change; absent for none. */
  readonly changeWords?: readonly string[];
  /** The subtitle as it would be without the change; absent if the subtitle describes no change. */
  readonly plainSubtitle?: TextLine | null;
  /** Number of resources that the box stands for; absent for one, 0 if the source has no such resource. */
  readonly count?: number;
  /** The titles of the boxes that this one stands for. */
  readonly folded?: readonly string[];
  /**
   * Boxes with the same non-null group are peers: stacked in order, with equal widths. They always have the same
   * parent.
   */
  readonly peerGroup: string | null;
  /** The box stands in a row beside or below the rest of its parent, unless edges require another position. */
  readonly aside?: true;
  /** Drawn without frame and title. */
  readonly bare?: true;
}

/** An edge between two nodes or boxes. */
export interface SceneEdge {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly dashed: boolean;
  /** Suggested by a language model; drawn dotted. */
  readonly suggested?: true;
  /** Carries neither requests nor data; drawn at half width. */
  readonly thin?: true;
  /** On the main path; drawn wider. */
  readonly main?: true;
  /** Null without label and steps. The width includes the badge of the steps. */
  readonly label: TextLine | null;
  /** `2`: flow steps before the label text; absent for none. */
  readonly steps?: string;
  /** Number of resources that the edge stands for; absent for none. */
  readonly count?: number;
  readonly mark?: { readonly change: NonNullable<GraphEdge['change']>; readonly opens?: true };
  /** Other elements change, but not this one. */
  readonly faded?: true;
}

/** Everything that is drawn, with sizes and without positions. */
export interface Scene {
  readonly title: TextLine | null;
  readonly subtitle: TextLine | null;
  /** The sentence below the title, measured as one line of any length; absent for none. The layout wraps it. */
  readonly sentence?: TextLine;
  /** Parents before children. The order of siblings breaks ties. */
  readonly items: readonly (SceneNode | SceneBox)[];
  readonly edges: readonly SceneEdge[];
}
