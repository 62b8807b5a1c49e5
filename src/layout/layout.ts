/** The finished geometry: absolute positions in pixels at scale 1, with the origin at the top left. */

import type { ChangeCounts } from '../graph/changes.js';
import type { Mark, Scene, SceneBox, SceneEdge, SceneNode, TextLine } from './scene/model.js';

/** A position in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels; x and y are its upper left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A node with its upper left corner. */
export interface PlacedNode extends Point {
  readonly node: SceneNode;
}

/** A box with its position and size. */
export interface PlacedBox extends Rect {
  readonly box: SceneBox;
}

/** An edge with its route. */
export interface PlacedEdge {
  readonly edge: SceneEdge;
  /**
   * Corners of the route from source to target, with alternating horizontal and vertical runs. The renderer rounds the
   * corners. The first point is the start of the line, the last one the tip of the arrow.
   */
  readonly points: readonly Point[];
  /**
   * Control points of a chain of cubic Bézier curves (1 + 3 per curve), which Graphviz returns; absent for a route with
   * right angles. `points` then contains only the ends of the curves.
   */
  readonly curve?: readonly Point[];
  /** Plate behind the centred label; null without a label. */
  readonly label: Rect | null;
  /** Centre of the disc with the change sign; absent if the edge does not change, or there is no room. */
  readonly mark?: Point;
}

/**
 * An entry of the legend: a sample at the left and its explanation. The sample is a line, border, badge, sign or
 * colour.
 */
export interface LegendEntry extends Rect {
  /** The kind of sample. `sum` is the summary of changes, which is text without a sample. */
  readonly sample: 'dashed' | 'two-way' | 'thin' | 'looked-up' | 'suggested' | 'count' | 'change' | 'sum' | 'group';
  /** Colour of a `group` sample. */
  readonly colour?: string;
  /** Mark of a `change` sample. */
  readonly mark?: Mark;
  readonly words: TextLine;
}

/**
 * A flow as a table below the diagram: a heading, and a row for each step with the badge of its number. `middle` is the
 * vertical centre of a text line.
 */
export interface FlowTable extends Rect {
  readonly name: string;
  readonly badges: readonly { readonly steps: string; readonly x: number; readonly middle: number }[];
  readonly lines: readonly { readonly line: TextLine; readonly x: number; readonly middle: number }[];
}

/** A drawn diagram: positions and sizes in pixels, from the upper left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Number of changed resources by kind of change; absent if changes are not shown. */
  readonly changes?: ChangeCounts;
  /** The part of `changes` that has no mark, because the resources are folded into other elements; absent for none. */
  readonly changesInside?: ChangeCounts;
  /** Summary of the changes above the change signs of the legend; absent for none. */
  readonly changeSummary?: string;
  /** Outer boxes before inner ones. */
  readonly boxes: readonly PlacedBox[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  /** Start of the title's baseline; null without a title. */
  readonly title: Point | null;
  /** Start of the subtitle's baseline; absent without a subtitle, or if it follows the title on the same line. */
  readonly subtitle?: Point;
  /** Title and subtitle of the scene; present whenever `title` is a point. */
  readonly heading?: Pick<Scene, 'title' | 'subtitle'> & {
    /** The two lines of a title that does not fit on one; absent otherwise. */
    readonly broken?: readonly TextLine[];
    /** The sentence below title and subtitle. `text` is never cut; `y` is the baseline of the first line. */
    readonly sentence?: { readonly text: string; readonly lines: readonly TextLine[]; readonly y: number };
  };
  /** Entries below everything else, each with its sample at the left; absent if the diagram needs no legend. */
  readonly legend?: readonly LegendEntry[];
  /** Tables below the legend; absent without flows. */
  readonly flows?: readonly FlowTable[];
}

/** Returns the rectangle that a horizontal or vertical run covers, whose width or height is zero. */
export const runRect = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
