/**
 * What is to be arranged: a tree of boxes and nodes with known sizes, and edges between them. Everything that depends
 * on text, icons or clouds is settled here, so the layout engines see sizes and nothing else.
 * All lengths are in pixels at scale 1.
 */

import type { ChangeName } from '../../graph/changes.js';
import type { GraphEdge } from '../../graph/model.js';

export interface TextLine {
  readonly text: string;
  readonly role: 'name' | 'title' | 'detail' | 'alert' | 'change';
  readonly width: number;
  /** The whole text, where this line is cut. */
  readonly whole?: string;
  /** It says what has changed outside of Terraform. */
  readonly drift?: true;
}

/** How a change is marked: by colour, by the sign in a disc, and by the line around. */
export interface Mark {
  readonly change: Exclude<ChangeName, 'none'>;
  /** Replaced, and the new one is made first: another sign. */
  readonly createsFirst?: true;
  /** The place where the thing with this id was: a mark without a sign. */
  readonly ghostOf?: string;
  /** It is opened to outside: another colour, sign and line. */
  readonly opens?: true;
}

export interface SceneNode {
  readonly kind: 'node';
  /** Address; unique among nodes and boxes. */
  readonly id: string;
  readonly parent: string | null;
  readonly type: string;
  readonly icon: string;
  readonly lines: readonly TextLine[];
  /** Outer size: icon, captions and slack. Nothing else may be drawn inside it. */
  readonly width: number;
  readonly height: number;
  /** Icon square, from the node's top left corner. Edges attach at the middle of its left and right side. */
  readonly iconX: number;
  readonly iconY: number;
  readonly iconSize: number;
  /** The icon is drawn this much smaller on each side, and a ring around it; absent for none. */
  readonly ring?: number;
  readonly mark?: Mark;
  /** Something else changes, and this does not. */
  readonly faded?: true;
  /** `x3`, shown on the icon's corner; empty for most. */
  readonly badge: string;
  /** `1, 4`: steps of flows, on the icon's other corner; absent for none. */
  readonly steps?: string;
  /** How many resources it stands for; absent for one, zero for what the source does not have as a resource. */
  readonly count?: number;
  /** What the captions say, uncut and not broken into lines, for the tooltip; absent: the lines. */
  readonly words?: readonly string[];
  /** What the tooltip says of the change after that; absent for nothing. */
  readonly changeWords?: readonly string[];
  readonly dashed: boolean;
  /** A language model suggests it: dotted. */
  readonly suggested?: true;
  /** It stands on the left border of its parent, half outside; an engine may put it inside. */
  readonly onBorder?: true;
  /** The icon's loop edge: room for it is already part of width and height. */
  readonly selfLoop: boolean;
}

export interface SceneBox {
  readonly kind: 'box';
  /** Address for a container; a synthetic id (never a valid address) for the boxes of clouds, modules, groups and strips. */
  readonly id: string;
  readonly parent: string | null;
  /** Container type, `cloud:aws`, `module`, `group` or `strip:security`: the key of its style. */
  readonly style: string;
  readonly title: TextLine;
  readonly subtitle: TextLine | null;
  /** It stands in a line of its own. */
  readonly subtitleBelow?: true;
  readonly icon: string | null;
  /** Room that the header (corner icon and title) needs at the top. */
  readonly headerHeight: number;
  /** The box is at least this wide, so that its title fits. */
  readonly minWidth: number;
  readonly dashed: boolean;
  /** In the header, before the title. */
  readonly mark?: Mark;
  /** What the tooltip says of the change; absent for nothing. */
  readonly changeWords?: readonly string[];
  /** Where the subtitle is about the change: what it is without that. */
  readonly plainSubtitle?: TextLine | null;
  /** How many resources it stands for; absent for one, zero for what the source does not have as a resource. */
  readonly count?: number;
  /** For a line that stands for several boxes: the title of each. */
  readonly folded?: readonly string[];
  /** Boxes with the same non-null group under one parent are peers: stacked in order, equal in width. */
  readonly peerGroup: string | null;
  /** It stands beside or below what else is in its box, in a row with its like, where no line says otherwise. */
  readonly aside?: true;
  /** No frame and no title is drawn. */
  readonly bare?: true;
}

export interface SceneEdge {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly dashed: boolean;
  /** A language model suggests it: dotted. */
  readonly suggested?: true;
  /** No request and no data goes this way: half as wide. */
  readonly thin?: true;
  /** Its width has room for the steps. */
  readonly label: TextLine | null;
  /** `2`: steps of flows, before the label's words; absent for none. */
  readonly steps?: string;
  /** How many resources it stands for; absent for none. */
  readonly count?: number;
  readonly mark?: { readonly change: NonNullable<GraphEdge['change']>; readonly opens?: true };
  /** Something else changes, and this does not. */
  readonly faded?: true;
}

export interface Scene {
  readonly title: TextLine | null;
  readonly subtitle: TextLine | null;
  /** On one line, however long; absent for none. */
  readonly sentence?: TextLine;
  /** Parents before children; siblings in the order in which ties are broken. */
  readonly items: readonly (SceneNode | SceneBox)[];
  readonly edges: readonly SceneEdge[];
}
