/** Moves the labels that Graphviz placed beside their edges onto them. */
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../layout.js';
import { SpatialIndex } from '../nested/spatial-index.js';
import { titleHeight } from '../scene/box.js';

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
