/** A level as the layered layout sees it: rectangles and ports (vertices), and the lines between them (segments). */
import type { Point } from '../../layout.js';
import type { SceneBox } from '../../scene/model.js';

/**
 * Positions that differ in y by less than this, in pixels, count as equal. Lines at such positions look like one line.
 */
export const Y_TOLERANCE = 0.5;

/** A rectangle or a port of a level. */
export interface Vertex {
  readonly width: number;
  readonly height: number;
  /** The border of a port, which has no size; null for other vertices. */
  readonly border: 'W' | 'E' | null;
  /** Breaks ties, so that the diagram follows the order of the scene. */
  readonly order: number;
  /** Boxes may be widened and are aligned by their border; nodes are aligned by their icon. */
  readonly isBox: boolean;
  /** The vertex moves to the left border of the level later, so it stays in the first column. */
  readonly isGate?: boolean;
  /** The box, whose variants (public, private) stand in scene order; absent for other vertices. */
  readonly box?: SceneBox;
  /** Distance of the icon's middle from the left; for a box, half the width. */
  readonly axis: number;
}

/**
 * The point at which a line meets a vertex: `y` from the top of the vertex, `inset` inwards from its left or right
 * side.
 */
export interface End {
  readonly vertex: number;
  readonly y: number;
  readonly inset: number;
}

/** A line between two vertices of a level, which may stand for several edges. */
export interface VertexSegment {
  readonly left: End;
  readonly right: End;
  /** Both ends are on the east side of vertices in the same column. */
  readonly isBracket: boolean;
  /** Segments of different kinds (direction, style) never share a line. */
  readonly kind: string;
  /** An edge of the segment has a label. */
  readonly isLabelled: boolean;
  /** Number of edges that the segment stands for. Segments with more edges are kept straight first. */
  readonly weight: number;
  /**
   * Width of the space that the widest label needs beside an end of the segment; 0 for none, or if another level shows
   * the label.
   */
  readonly labelWidth: number;
  /** The label is beside the left end, because the edge runs from right to left. */
  readonly isLabelLeft: boolean;
}

/** A finished part of a level, with coordinates relative to the top left corner of the block. */
export interface Block {
  width: number;
  height: number;
  /** Top left corner of each vertex, by vertex number. */
  readonly positions: Map<number, Point>;
  /** New widths of boxes that were widened to match the others of their column, by vertex number. */
  readonly widths: Map<number, number>;
  /** Corners by segment number, from the left end to the right end. */
  readonly routes: Map<number, Point[]>;
  /** The block contains ports of the west or east border. A block with both must span the level. */
  readonly hasWestPorts: boolean;
  readonly hasEastPorts: boolean;
}

/** The vertices and segments that are laid out together. */
export interface Level {
  /** All vertices, including those of other parts. */
  readonly vertices: readonly Vertex[];
  readonly segments: readonly VertexSegment[];
  /** Indexes in `vertices`. */
  readonly members: readonly number[];
  /** Indexes in `segments`. */
  readonly numbers: readonly number[];
}
