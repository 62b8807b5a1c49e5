/**
 * The layout by Graphviz. The scene is written as DOT, and the output of `dot` gives the positions. Graphviz places the
 * elements and routes the edges. Sizes, headers and the drawing are the same as in the nested layout.
 *
 *   tree, links (acyclic) ──> DOT ──> dot -Tjson0 ──> positions and curves ──> edges that Graphviz cannot draw
 *
 * docs/graphviz.md describes the results and limits.
 */

import { External } from '../../errors.js';
import { placeHeading } from '../heading.js';
import type { Layout, PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../layout.js';
import { DOT_ANSWER_REMEDY, DOT_ANSWER_UNREADABLE } from '../messages.js';
import { placeSelfLoops } from '../nested/routes/self-loops.js';
import { SpatialIndex } from '../nested/spatial-index.js';
import { titleHeight } from '../scene/box.js';
import type { Scene, SceneEdge } from '../scene/model.js';
import {
  boxName,
  edgeId,
  ICON_GAP,
  isBox,
  isInside,
  LABEL_HEIGHT,
  LABEL_PAD,
  type Link,
  MARGIN,
  nodeName,
  type Tree,
  toDot,
  treeOf,
  withoutCycles,
} from './to-dot.js';

/** Passes a graph in the DOT language to Graphviz and resolves with the output of `dot -Tjson0`. */
export type AskDot = (graph: string) => Promise<string>;

/**
 * Lays out a scene with Graphviz.
 * @throws External if the output cannot be read, and any error of `askDot`
 */
export async function arrangeDot(scene: Scene, askDot: AskDot): Promise<Layout> {
  const tree = treeOf(scene);
  const links = linksOf(scene, tree);
  const answer = await askDot(toDot(scene, tree, links));
  const { boxes, nodes, edges, ...sheet } = fromDot(answer, scene, links);

  const loops = placeSelfLoops(scene, nodes);
  const missing = scene.edges.filter(({ from, to }, i) => from !== to && !edges.has(i));
  const inner = innerEdges(missing, nodes, boxes);
  const byEdge = new Map<SceneEdge, PlacedEdge>([...loops, ...inner].map((placed) => [placed.edge, placed]));
  const placed = scene.edges.flatMap((edge, i) => edges.get(i) ?? byEdge.get(edge) ?? []);
  return {
    ...sheet,
    boxes,
    nodes,
    edges: clearLabels(placed, nodes, boxes),
  };
}

// ---- Input of Graphviz: acyclic links between nodes.

/**
 * Returns the links for Graphviz, without self-loops and without edges between a box and its content. A box is
 * represented by a node inside it, to which Graphviz would draw such an edge.
 */
export function linksOf(scene: Scene, tree: Tree): Link[] {
  const links: Link[] = [];
  scene.edges.forEach(({ from, to }, edge) => {
    const [tail, head] = [tree.index.get(from) as number, tree.index.get(to) as number];
    if (isInside(tree, tail, head) || isInside(tree, head, tail)) return;
    const box = (item: number) => (isBox(tree, item) ? item : null);
    links.push({
      edge,
      tail: tree.standIn[tail] as number,
      head: tree.standIn[head] as number,
      tailBox: box(tail),
      headBox: box(head),
      isReversed: false,
    });
  });
  return withoutCycles(links);
}

/**
 * The elements that Graphviz placed, in coordinates of the diagram and below the heading. Edges that Graphviz cannot
 * draw are missing.
 */
type DotLayout = Pick<Layout, 'width' | 'height' | 'boxes' | 'nodes' | 'title' | 'subtitle' | 'heading'> & {
  /** By index in the scene's edges. */
  readonly edges: ReadonlyMap<number, PlacedEdge>;
};

/**
 * Converts the output of `dot -Tjson0` to positions of the scene's items.
 * @throws External if the output does not belong to this scene
 */
export function fromDot(json: string, scene: Scene, links: readonly Link[]): DotLayout {
  const answer = readAnswer(json);
  const { height: above, ...heading } = placeHeading(scene, answer.width + 2 * MARGIN);
  const top = MARGIN + above;
  const ontoPage = <P extends Point>(point: P): P => ({ ...point, x: point.x + MARGIN, y: point.y + top });
  const boxes: PlacedBox[] = [];
  const nodes: PlacedNode[] = [];
  scene.items.forEach((item, i) => {
    if (item.kind === 'box') {
      boxes.push({ box: item, ...ontoPage(lookUp(answer.boxes, boxName(i))) });
    } else {
      const middle = ontoPage(lookUp(answer.nodes, nodeName(i)));
      nodes.push({ node: item, x: middle.x - item.width / 2, y: middle.y - item.height / 2 });
    }
  });
  const edges = new Map(
    links.map((link) => [link.edge, placedEdge(link, scene.edges[link.edge] as SceneEdge, answer, ontoPage)]),
  );
  return { ...heading, height: answer.height + top + MARGIN, boxes, nodes, edges };
}

function placedEdge(link: Link, edge: SceneEdge, answer: Answer, ontoPage: (point: Point) => Point): PlacedEdge {
  const id = edgeId(link.edge);
  const curve = lookUp(answer.curves, id).map(ontoPage);
  if (link.isReversed) curve.reverse();
  const middle = edge.label === null ? null : ontoPage(lookUp(answer.labels, id));
  const width = (edge.label?.width ?? 0) + LABEL_PAD;
  return {
    edge,
    points: curve.filter((_, i) => i % 3 === 0),
    curve,
    label: middle && { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT },
  };
}

/** Returns the value of a name. If it is missing, Graphviz answered for another graph. @throws External */
function lookUp<T>(values: ReadonlyMap<string, T>, name: string): T {
  return values.get(name) ?? rejectAnswer();
}

/** The rectangle at which an edge ends: a box or an icon. `gap` is the distance between the rectangle and the end. */
interface EndRect extends Rect {
  readonly gap: number;
  /** Vertical position at which an edge from the side arrives. */
  readonly middle: number;
}

const endOfBox = ({ x, y, width, height }: PlacedBox): EndRect => ({
  x,
  y,
  width,
  height,
  gap: 0,
  middle: y + height / 2,
});

const endOfNode = ({ node, x, y }: PlacedNode): EndRect => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
  gap: ICON_GAP,
  middle: y + node.iconY + node.iconSize / 2,
});

/**
 * Routes the edges between a box and its content, which Graphviz cannot draw. Each runs straight to the left or right
 * border of the box: to the one with fewer nodes in between, and in a tie to the nearer one.
 */
export function innerEdges(
  edges: Scene['edges'],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const rects = new Map<string, EndRect>([
    ...boxes.map((placed) => [placed.box.id, endOfBox(placed)] as const),
    ...nodes.map((placed) => [placed.node.id, endOfNode(placed)] as const),
  ]);
  return edges.map((edge) => {
    const [from, to] = [rects.get(edge.from) as EndRect, rects.get(edge.to) as EndRect];
    const isOutward = from.width * from.height <= to.width * to.height;
    const [inner, outer] = isOutward ? [from, to] : [to, from];
    // A crossed node costs more than any length inside the box.
    const cost = (line: Segment): number => hits(line, nodes) * outer.width * 2 + Math.abs(line[1].x - line[0].x);
    const [left, right] = [lineToLeft(inner, outer), lineToRight(inner, outer)];
    const line = cost(left) < cost(right) ? left : right;
    return {
      edge,
      points: isOutward ? line : [line[1], line[0]],
      label: edge.label && plateOn(line, edge.label.width),
    };
  });
}

/** Returns the plate of a label in the middle of a horizontal line. */
const plateOn = ([a, b]: Segment, textWidth: number): Rect => {
  const width = textWidth + LABEL_PAD;
  return { x: (a.x + b.x - width) / 2, y: a.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
};

type Segment = readonly [Point, Point];

const lineToLeft = (inner: EndRect, outer: EndRect): Segment => [
  { x: inner.x - inner.gap, y: inner.middle },
  { x: outer.x, y: inner.middle },
];

const lineToRight = (inner: EndRect, outer: EndRect): Segment => [
  { x: inner.x + inner.width + inner.gap, y: inner.middle },
  { x: outer.x + outer.width, y: inner.middle },
];

/** Returns the number of nodes that a horizontal line crosses. */
function hits([start, end]: Segment, nodes: readonly PlacedNode[]): number {
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const isHit = ({ node, x, y }: PlacedNode) =>
    x < right && left < x + node.width && y < start.y && start.y < y + node.height;
  // The node at the start counts on both sides, so it does not affect the choice.
  return nodes.filter(isHit).length;
}

// ---- The JSON output of Graphviz (`dot -Tjson0`). Its attributes are text, in points with y upwards:
//
//   {"bb": "0,0,316,252", "objects": [{"name": "n1", "pos": "60,94"}], "edges": [{"id": "e0", "pos": "60,94 80,94 …"}]}
//
// Format: https://graphviz.org/docs/outputs/json/

/** Positions by the names in the DOT text, converted to pixels with y downwards and the origin at the top left. */
interface Answer {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Rect>;
  /** Centres of nodes. */
  readonly nodes: ReadonlyMap<string, Point>;
  /** Control points of a chain of cubic Bézier curves, by edge id. */
  readonly curves: ReadonlyMap<string, readonly Point[]>;
  /** Centres of edge labels, by edge id. */
  readonly labels: ReadonlyMap<string, Point>;
}

type Attributes = Readonly<Record<string, unknown>>;

/**
 * Parses the output of Graphviz.
 * @throws External if the text is not such JSON
 */
function readAnswer(text: string): Answer {
  const graph = parseObject(text);
  const [, , width, height] = parseNumbers(graph.bb, 4);
  const pointOf = (pair: unknown): Point => {
    const [x, y] = parseNumbers(pair, 2);
    return { x: x as number, y: (height as number) - (y as number) };
  };
  const boxes = new Map<string, Rect>();
  const nodes = new Map<string, Point>();
  for (const object of objectsIn(graph.objects)) {
    const name = String(object.name);
    if (Object.hasOwn(object, 'pos')) nodes.set(name, pointOf(object.pos));
    else if (Object.hasOwn(object, 'bb')) boxes.set(name, parseRect(object.bb, height as number));
  }
  const curves = new Map<string, readonly Point[]>();
  const labels = new Map<string, Point>();
  for (const edge of objectsIn(graph.edges)) {
    if (!Object.hasOwn(edge, 'id')) continue;
    curves.set(String(edge.id), parseCurve(edge.pos, pointOf));
    if (Object.hasOwn(edge, 'lp')) labels.set(String(edge.id), pointOf(edge.lp));
  }
  return { width: width as number, height: height as number, boxes, nodes, curves, labels };
}

function parseObject(text: string): Attributes {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Attributes;
  } catch (cause) {
    rejectAnswer(cause);
  }
  return rejectAnswer();
}

const objectsIn = (value: unknown): readonly Attributes[] =>
  Array.isArray(value) ? value.filter((item): item is Attributes => typeof item === 'object' && item !== null) : [];

/** Parses exactly `count` numbers between commas: `8,8,316,252`. @throws External */
function parseNumbers(text: unknown, count: number): readonly number[] {
  const values = typeof text === 'string' ? text.split(',').map(Number) : [];
  return values.length === count && values.every(Number.isFinite) ? values : rejectAnswer();
}

function parseRect(text: unknown, height: number): Rect {
  const [left, bottom, right, top] = parseNumbers(text, 4) as [number, number, number, number];
  return { x: left, y: height - top, width: right - left, height: top - bottom };
}

/**
 * Parses the control points of an edge. Skips `s,x,y` and `e,x,y`, the tips of arrowheads, because the graph asks for
 * no arrowheads, so these points would only lengthen the line.
 */
function parseCurve(text: unknown, pointOf: (pair: unknown) => Point): Point[] {
  const numberPairs =
    typeof text === 'string' ? text.split(/\s+/).filter((word) => word !== '' && !/^[se],/.test(word)) : [];
  const points = numberPairs.map(pointOf);
  return points.length >= 4 && points.length % 3 === 1 ? points : rejectAnswer();
}

/** @throws External always: the output is not that of `dot -Tjson0` for this graph */
function rejectAnswer(cause?: unknown): never {
  throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY, cause });
}

// ---- Labels: those that Graphviz placed beside their edges are moved onto them.

/** Number of sampled points on a curve. On a line across a whole screen they are 40 px apart. */
const SAMPLES = 48;
/** Candidate positions of a label as fractions of its curve, from the middle outwards. */
const FRACTIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/**
 * Moves labels onto their edges, clear of titles and of each other. Graphviz places a label beside its edge, so that
 * the plate covers half of the line. It ignores titles and puts the labels of parallel edges in one position. Each
 * label moves along its curve to a free position, and stays if there is none.
 */
export function clearLabels(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const occupied = new SpatialIndex();
  const titles = new SpatialIndex();
  for (const { node, x, y } of nodes) occupied.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y } of boxes) titles.add({ x, y, width: box.minWidth, height: titleHeight(box) });

  return edges.map((placed) => {
    const { label } = placed;
    if (label === null) return placed;
    const curve = placed.curve ?? straightCurve(placed.points);
    const onLine = [nearestPoint(curve, label), ...FRACTIONS.map((fraction) => pointOn(curve, fraction))];
    const [best, ...others] = onLine.map((point) => centredAt(point, label)) as [Rect, ...Rect[]];
    const plates = [best, label, ...others, ...others.map(aboveLine), ...others.map(belowLine)];
    const clear = plates.find((plate) => !titles.hits(plate) && !occupied.hits(plate)) ?? label;
    occupied.add(clear);
    return { ...placed, label: clear };
  });
}

/** Returns the straight line between the ends of a route as the control points of one Bézier curve. */
function straightCurve(points: readonly Point[]): Point[] {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  return [0, 1 / 3, 2 / 3, 1].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
}

/** Returns a plate of the label's size, centred on a point. */
const centredAt = ({ x, y }: Point, { width, height }: Rect): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Returns a plate beside the line, for parallel edges so close that only one of them has room for a label on it. */
const aboveLine = (plate: Rect): Rect => ({ ...plate, y: plate.y - plate.height - 2 });
const belowLine = (plate: Rect): Rect => ({ ...plate, y: plate.y + plate.height + 2 });

/** Returns the sampled point of the curve that is nearest to the middle of the label. */
function nearestPoint(curve: readonly Point[], label: Rect): Point {
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve, i / SAMPLES));
  const distance = (point: Point): number => (point.x - x) ** 2 + (point.y - y) ** 2;
  return samples.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

/** Returns the point at a fraction (0 to 1) of a chain of cubic Bézier curves, each of which counts the same. */
function pointOn(curve: readonly Point[], fraction: number): Point {
  const count = (curve.length - 1) / 3;
  const piece = Math.min(count - 1, Math.floor(fraction * count));
  const t = fraction * count - piece;
  const [a, b, c, d] = curve.slice(piece * 3, piece * 3 + 4) as [Point, Point, Point, Point];
  const mix = (axis: (point: Point) => number): number =>
    axis(a) * (1 - t) ** 3 + 3 * axis(b) * t * (1 - t) ** 2 + 3 * axis(c) * t ** 2 * (1 - t) + axis(d) * t ** 3;
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}
