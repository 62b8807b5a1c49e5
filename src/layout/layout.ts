/** The finished geometry: everything placed, absolute coordinates, pixels at scale 1, origin at the top left. */
import type { ChangeCounts } from '../graph/changes.js';
import type { Mark, Scene, SceneBox, SceneEdge, SceneNode, TextLine } from './scene/model.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedNode extends Point {
  readonly node: SceneNode;
}

export interface PlacedBox extends Rect {
  readonly box: SceneBox;
}

export interface PlacedEdge {
  readonly edge: SceneEdge;
  /**
   * Corners of the route from source to target: horizontal and vertical runs in turn. The renderer rounds them.
   * First and last point are where the line starts and where the arrow's tip ends.
   */
  readonly points: readonly Point[];
  /**
   * Control points of a chain of cubic Bézier curves (1 + 3 a curve), where the line is no such route: `points` are then
   * only where one curve meets the next.
   */
  readonly curve?: readonly Point[];
  /** Plate that the label's text is centred in; null without a label. */
  readonly label: Rect | null;
  /** Middle of the disc with the sign of its change; absent for none, and where there is no room. */
  readonly mark?: Point;
}

/** What a line, a border or a badge means: a sample, and words beside it. */
export interface LegendEntry extends Rect {
  /** `sum` has none: words alone. */
  readonly sample: 'dashed' | 'two-way' | 'thin' | 'looked-up' | 'suggested' | 'count' | 'change' | 'sum';
  /** Of the sample `change`. */
  readonly mark?: Mark;
  readonly words: TextLine;
}

/** One flow as a table under the picture: its name, and a line a step. `middle` is half the height of a line of text. */
export interface FlowTable extends Rect {
  readonly name: string;
  readonly badges: readonly { readonly steps: string; readonly x: number; readonly middle: number }[];
  readonly lines: readonly { readonly line: TextLine; readonly x: number; readonly middle: number }[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** How many resources change in each way; absent where changes are not shown. */
  readonly changes?: ChangeCounts;
  /** What the legend says above the signs; absent for nothing. */
  readonly inAll?: string;
  /** Outer boxes before inner ones. */
  readonly boxes: readonly PlacedBox[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  /** Where the title's baseline starts; null without a title. */
  readonly title: Point | null;
  /** Where the subtitle's baseline starts; absent where it follows the title on its line. */
  readonly subtitle?: Point;
  /** The scene's title and subtitle: there wherever `title` is a place. */
  readonly heading?: Pick<Scene, 'title' | 'subtitle'> & {
    /** The title in two lines, where one is too long. */
    readonly broken?: readonly TextLine[];
    /** The sentence under both, in its lines. */
    readonly sentence?: { readonly lines: readonly TextLine[]; readonly y: number };
  };
  /** Below everything else, each with its sample at its left end; absent in pictures that need none. */
  readonly legend?: readonly LegendEntry[];
  /** Below the legend; absent in pictures without flows. */
  readonly flows?: readonly FlowTable[];
}
