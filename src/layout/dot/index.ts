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
  LABEL_HEIGHT,
  LABEL_PAD,
  type Link,
  MARGIN,
  nodeName,
  toDot,
  withoutCircles,
} from './to-dot.js';
import { isBox, isInside, type Tree, treeOf } from './tree.js';

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
  const left = scene.edges.filter(({ from, to }, i) => from !== to && !edges.has(i));
  const inner = innerEdges(left, nodes, boxes);
  const byEdge = new Map<SceneEdge, PlacedEdge>([...loops, ...inner].map((placed) => [placed.edge, placed]));
  const all = scene.edges.flatMap((edge, i) => edges.get(i) ?? byEdge.get(edge) ?? []);
  return {
    ...sheet,
    boxes,
    nodes,
    edges: clearLabels(all, nodes, boxes),
  };
}

// ---- Acyclic links between nodes for Graphviz.
// Topology only, no sizes.

/**
 * Returns the links for Graphviz, without self-loops and edges between a box and its content. Graphviz would draw the
 * latter to the node that represents the box.
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
      backwards: false,
    });
  });
  return withoutCircles(links);
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
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + MARGIN, y: point.y + top });
  const boxes: PlacedBox[] = [];
  const nodes: PlacedNode[] = [];
  scene.items.forEach((item, i) => {
    if (item.kind === 'box') {
      boxes.push({ box: item, ...moved(found(answer.boxes, boxName(i))) });
    } else {
      const middle = moved(found(answer.nodes, nodeName(i)));
      nodes.push({ node: item, x: middle.x - item.width / 2, y: middle.y - item.height / 2 });
    }
  });
  const edges = new Map(
    links.map((link) => [link.edge, placedEdge(link, scene.edges[link.edge] as SceneEdge, answer, moved)]),
  );
  return { ...heading, height: answer.height + top + MARGIN, boxes, nodes, edges };
}

function placedEdge(link: Link, edge: SceneEdge, answer: Answer, moved: (point: Point) => Point): PlacedEdge {
  const id = edgeId(link.edge);
  const curve = found(answer.curves, id).map(moved);
  if (link.backwards) curve.reverse();
  const middle = edge.label === null ? null : moved(found(answer.labels, id));
  const width = (edge.label?.width ?? 0) + LABEL_PAD;
  return {
    edge,
    points: curve.filter((_, i) => i % 3 === 0),
    curve,
    label: middle && { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT },
  };
}

function found<T>(places: ReadonlyMap<string, T>, name: string): T {
  const place = places.get(name);
  if (place === undefined) throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY });
  return place;
}

/** Number of sampled points on a curve. On a line across a whole screen they are 40 px apart. */
const SAMPLES = 48;
/** Candidate positions of a label as fractions of its curve, from the middle outwards. */
const TRIED = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

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
  const taken = new SpatialIndex();
  const titles = new SpatialIndex();
  for (const { node, x, y } of nodes) taken.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y } of boxes) titles.add({ x, y, width: box.minWidth, height: titleHeight(box) });

  return edges.map((placed) => {
    const { label } = placed;
    if (label === null) return placed;
    const curve = placed.curve ?? straight(placed.points);
    const onLine = [nearest(curve, label), ...TRIED.map((part) => pointOn(curve, part))];
    const [best, ...others] = onLine.map((point) => around(point, label)) as [Rect, ...Rect[]];
    const plates = [best, label, ...others, ...others.map(above), ...others.map(below)];
    const clear = plates.find((plate) => !titles.hits(plate) && !taken.hits(plate)) ?? label;
    taken.add(clear);
    return { ...placed, label: clear };
  });
}

/** Returns a straight line as a curve. */
function straight(points: readonly Point[]): Point[] {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  return [0, 1 / 3, 2 / 3, 1].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
}

const around = ({ x, y }: Point, { width, height }: Rect): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Positions beside the line, for parallel edges so close that only one has room for a label on it. */
const above = (plate: Rect): Rect => ({ ...plate, y: plate.y - plate.height - 2 });
const below = (plate: Rect): Rect => ({ ...plate, y: plate.y + plate.height + 2 });

/** Returns the sampled point of the curve that is nearest to the middle of the label. */
function nearest(curve: readonly Point[], label: Rect): Point {
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve, i / SAMPLES));
  const distance = (point: Point): number => (point.x - x) ** 2 + (point.y - y) ** 2;
  return samples.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

/** Returns the point at a fraction (0 to 1) of a chain of cubic Bézier curves, each of which counts the same. */
function pointOn(curve: readonly Point[], part: number): Point {
  const count = (curve.length - 1) / 3;
  const at = Math.min(count - 1, Math.floor(part * count));
  const t = part * count - at;
  const [a, b, c, d] = curve.slice(at * 3, at * 3 + 4) as [Point, Point, Point, Point];
  const mix = (of: (point: Point) => number): number =>
    of(a) * (1 - t) ** 3 + 3 * of(b) * t * (1 - t) ** 2 + 3 * of(c) * t ** 2 * (1 - t) + of(d) * t ** 3;
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}

/** Rectangle at which an edge ends: the border of a box, or an icon with a gap. */
interface LabeledRect extends Rect {
  readonly gap: number;
  /** Vertical position at which an edge from the side arrives. */
  readonly middle: number;
}

const placeOfBox = ({ x, y, width, height }: PlacedBox): LabeledRect => ({
  ...{ x, y, width, height },
  gap: 0,
  middle: y + height / 2,
});

const placeOfNode = ({ node, x, y }: PlacedNode): LabeledRect => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
  gap: ICON_GAP,
  middle: y + node.iconY + node.iconSize / 2,
});

/**
 * Routes the edges between a box and its content, which Graphviz cannot draw. Each runs straight to the left or right
 * border, on the side that crosses fewer nodes, then on the shorter side.
 */
export function innerEdges(
  edges: Scene['edges'],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const places = new Map<string, LabeledRect>([
    ...boxes.map((placed) => [placed.box.id, placeOfBox(placed)] as const),
    ...nodes.map((placed) => [placed.node.id, placeOfNode(placed)] as const),
  ]);
  return edges.map((edge) => {
    const [from, to] = [places.get(edge.from) as LabeledRect, places.get(edge.to) as LabeledRect];
    const outward = from.width * from.height <= to.width * to.height;
    const [inner, outer] = outward ? [from, to] : [to, from];
    const ways = [wayLeft(inner, outer), wayRight(inner, outer)] as const;
    const [left, right] = ways.map((way) => hits(way, nodes) * outer.width * 2 + Math.abs(way[1].x - way[0].x));
    const way = (left as number) < (right as number) ? ways[0] : ways[1];
    return { edge, points: outward ? way : [way[1], way[0]], label: edge.label && plateOn(way, edge.label.width) };
  });
}

const plateOn = ([a, b]: Segment, textWidth: number): Rect => {
  const width = textWidth + LABEL_PAD;
  return { x: (a.x + b.x - width) / 2, y: a.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
};

type Segment = readonly [Point, Point];

const wayLeft = (inner: LabeledRect, outer: LabeledRect): Segment => [
  { x: inner.x - inner.gap, y: inner.middle },
  { x: outer.x, y: inner.middle },
];

const wayRight = (inner: LabeledRect, outer: LabeledRect): Segment => [
  { x: inner.x + inner.width + inner.gap, y: inner.middle },
  { x: outer.x + outer.width, y: inner.middle },
];

/** Counts the nodes that the line crosses. */
function hits([start, end]: Segment, nodes: readonly PlacedNode[]): number {
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const isHit = ({ node, x, y }: PlacedNode) =>
    x < right && left < x + node.width && y < start.y && start.y < y + node.height;
  // The node at the start counts on both sides, so it does not affect the choice.
  return nodes.filter(isHit).length;
}

// ---- JSON output of Graphviz.
// Its attributes are text: `"bb": "8,8,316,252"`, `"pos": "60,94"`. Values are in points, with y upwards. Format:
// https://graphviz.org/docs/outputs/json/ (`-Tjson0`).

/** Positions by the names in the DOT text; in pixels with y downwards and the origin at the top left. */
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
  const graph = parse(text);
  const [, , width, height] = numbers(graph.bb, 4);
  const place = (pair: unknown): Point => {
    const [x, y] = numbers(pair, 2);
    return { x: x as number, y: (height as number) - (y as number) };
  };
  const boxes = new Map<string, Rect>();
  const nodes = new Map<string, Point>();
  for (const object of list(graph.objects)) {
    const name = String(object.name);
    if (Object.hasOwn(object, 'pos')) nodes.set(name, place(object.pos));
    else if (Object.hasOwn(object, 'bb')) boxes.set(name, rect(object.bb, height as number));
  }
  const curves = new Map<string, readonly Point[]>();
  const labels = new Map<string, Point>();
  for (const edge of list(graph.edges)) {
    if (!Object.hasOwn(edge, 'id')) continue;
    curves.set(String(edge.id), curve(edge.pos, place));
    if (Object.hasOwn(edge, 'lp')) labels.set(String(edge.id), place(edge.lp));
  }
  return { width: width as number, height: height as number, boxes, nodes, curves, labels };
}

function parse(text: string): Attributes {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Attributes;
  } catch (cause) {
    unreadable(cause);
  }
  return unreadable();
}

const list = (value: unknown): readonly Attributes[] =>
  Array.isArray(value) ? value.filter((item): item is Attributes => typeof item === 'object' && item !== null) : [];

function numbers(text: unknown, count: number): readonly number[] {
  const found = typeof text === 'string' ? text.split(',').map(Number) : [];
  return found.length === count && found.every(Number.isFinite) ? found : unreadable();
}

function rect(text: unknown, height: number): Rect {
  const [left, bottom, right, top] = numbers(text, 4) as [number, number, number, number];
  return { x: left, y: height - top, width: right - left, height: top - bottom };
}

/**
 * Reads a curve without `s,x,y` and `e,x,y`, the tips of arrowheads. The graph asks for no arrowheads, so these points
 * only lengthen the line.
 */
function curve(text: unknown, place: (pair: unknown) => Point): Point[] {
  const words = typeof text === 'string' ? text.split(/\s+/).filter((word) => word !== '' && !/^[se],/.test(word)) : [];
  const points = words.map(place);
  return points.length >= 4 && points.length % 3 === 1 ? points : unreadable();
}

function unreadable(cause?: unknown): never {
  throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY, cause });
}
