/** One level as the layered engine sees it: rectangles, ports on the border, and lines that join points on their sides. */
import type { Point } from '../../layout.js';

export interface Vertex {
  readonly width: number;
  readonly height: number;
  /** Set on a port: it sits on this border of the level and has no size. */
  readonly border: 'W' | 'E' | null;
  /** Breaks ties, so that the picture follows the order of addresses. */
  readonly order: number;
  /** Boxes may be stretched and are aligned by their border, nodes by their icon. */
  readonly isBox: boolean;
  /** It will stand on the left border of the level, and stays in the first column; absent for what does not. */
  readonly isGate?: boolean;
  /** Distance of the icon's middle from the left; boxes: half the width. */
  readonly axis: number;
}

/** Where a line meets a vertex: `y` from its top, `inset` from its left or right side inwards. */
export interface End {
  readonly vertex: number;
  readonly y: number;
  readonly inset: number;
}

export interface Segment {
  readonly left: End;
  readonly right: End;
  /** Both ends meet the east side of their vertices, which share a column. */
  readonly bracket: boolean;
  /** Segments of different kinds (direction, look) never share a line. */
  readonly kind: string;
  /** A label may stand on it. */
  readonly labelled: boolean;
  /** How many edges it stands for: busy lines are kept straight first. */
  readonly weight: number;
  /** Width of the widest label that this segment has to carry beside its last column; 0 for none. */
  readonly label: number;
  /** The label belongs beside the left end (the line flows from right to left). */
  readonly labelLeft: boolean;
}

/** A finished piece of a level, coordinates from its own top left corner. */
export interface Block {
  width: number;
  height: number;
  readonly place: Map<number, Point>;
  /** Boxes that are made wider than they came, to match the others of their column. */
  readonly widths: Map<number, number>;
  /** Segment number to its corners, from the left end to the right end. */
  readonly routes: Map<number, Point[]>;
  /** Ports of both borders are inside: the block must span the level from border to border. */
  readonly west: boolean;
  readonly east: boolean;
}

/** What is laid out together: some vertices, and the segments that join them. */
export interface Level {
  /** Those of other levels too. */
  readonly vertices: readonly Vertex[];
  readonly segments: readonly Segment[];
  /** Which vertices. */
  readonly members: readonly number[];
  /** Which segments. */
  readonly numbers: readonly number[];
}
