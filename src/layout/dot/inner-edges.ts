import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { ICON_GAP, LABEL_HEIGHT, LABEL_PAD } from './spacing.js';

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
