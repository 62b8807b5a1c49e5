/** Draws edges as arrows that are bound to the elements they connect. */
import type { PlacedEdge, Point, Rect } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { MAIN_WIDTH, type Stroke, simplify, strokeOf } from '../svg/strokes.js';
import { paintsOf, type Theme } from '../theme.js';
import {
  arrow,
  badge,
  changeBadge,
  type Drawing,
  type Element,
  FADED_OPACITY,
  type Style,
  textLine,
} from './elements.js';

/**
 * Returns the elements of an edge: the arrow bound to its ends, its label, and its change badge. An edge with fewer
 * than two points has none.
 */
export function edgeElements(placed: PlacedEdge, drawing: Drawing): Element[] {
  const { edge: item, points: route, label: plate, mark: markCenter } = placed;
  const { theme, unique, bindable } = drawing;
  const corners = simplify(route);
  if (corners.length < 2) return [];
  const [source, target] = [bindable.get(item.from), bindable.get(item.to)];
  const text = [item.steps ?? '', item.label?.text ?? ''].filter((part) => part !== '').join(' · ');
  const label =
    item.label === null || plate === null || text === ''
      ? null
      : { text, width: item.label.width, center: centerOf(plate) };
  const points = label === null ? corners : withMiddle(corners, label.center);
  const id = unique(`${source?.id ?? item.from} > ${target?.id ?? item.to}`);
  const ends = [
    source === undefined ? null : { id: source.id, gap: distance(points[0] as Point, source.rect) },
    target === undefined ? null : { id: target.id, gap: distance(points.at(-1) as Point, target.rect) },
  ] as const;
  const elements: Element[] = [arrow(id, { points, twoWay: item.twoWay, ends }, edgeStyle(item, theme), [])];
  if (label !== null) {
    const options = { text, width: label.width, ink: theme.edgeLabel, align: 'center', container: id } as const;
    elements.push(textLine(unique(`${id} label`), label.center, options, []));
  }
  if (item.mark !== undefined && markCenter !== undefined)
    elements.push(...badge(`${id} change`, markCenter, changeBadge(item.mark, theme), [], drawing));
  return elements;
}

// ---- Style.

/** Widths of a line in pixels. */
const WIDTH = 1.5;
const CHANGED_WIDTH = 2;
const THIN_WIDTH = 0.75;
const LINES: Readonly<Record<Stroke, NonNullable<Style['line']>>> = {
  main: 'solid',
  solid: 'solid',
  thin: 'solid',
  dashed: 'dashed',
  dotted: 'dotted',
  deleted: 'dashed',
  moved: 'dotted',
};

/** Returns the style of an edge's line. Also used for the samples of the legend. */
export function edgeStyle(edge: Omit<SceneEdge, 'from' | 'to' | 'label'>, theme: Theme): Style {
  const stroke = strokeOf(edge);
  const plainWidth = stroke === 'thin' ? THIN_WIDTH : stroke === 'main' ? MAIN_WIDTH : WIDTH;
  return {
    stroke: (edge.mark === undefined ? theme.line : paintsOf(edge.mark, theme).mark).value,
    width: edge.mark === undefined || stroke === 'thin' ? plainWidth : CHANGED_WIDTH,
    line: LINES[stroke],
    ...(edge.faded && { opacity: FADED_OPACITY }),
  };
}

// ---- Middle point.
// Excalidraw puts a label at the middle one of an arrow's points. Arrows that share segments would otherwise have their
// labels on top of each other.

/**
 * Returns the same path, with equally many points before and after the point nearest to the label.
 * @param labelCenter position of the label in the layout
 */
function withMiddle(points: readonly Point[], labelCenter: Point): Point[] {
  const nearestBySegment = points.slice(1).map((end, i) => nearestPoint(labelCenter, points[i] as Point, end));
  const distances = nearestBySegment.map(({ x, y }) => Math.hypot(x - labelCenter.x, y - labelCenter.y));
  const segment = distances.indexOf(Math.min(...distances));
  const middle = nearestBySegment[segment] as Point;
  const [before, after] = [points.slice(0, segment + 1), points.slice(segment + 1)];
  const [previous, next] = [before.at(-1) as Point, after[0] as Point];
  const missingBefore = after.length - before.length;
  return [
    ...before,
    ...pointsBeside(middle, previous, missingBefore).reverse(),
    middle,
    ...pointsBeside(middle, next, -missingBefore),
    ...after,
  ];
}

/**
 * Pixels between inserted points. Excalidraw shrinks an arrowhead on a short last segment, so the points lie close
 * together and leave the rest of the segment whole.
 */
const STEP = 1;

/** Returns points beside `middle` on the segment to `end`; none if `count` is negative. */
function pointsBeside(middle: Point, end: Point, count: number): Point[] {
  const length = Math.hypot(end.x - middle.x, end.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => pointBetween(middle, end, (i + 1) * share));
}

// ---- Geometry.

/** Returns the distance from a point to a rectangle; 0 inside it. */
function distance({ x, y }: Point, { x: left, y: top, width, height }: Rect): number {
  const horizontal = Math.max(left - x, 0, x - left - width);
  const vertical = Math.max(top - y, 0, y - top - height);
  return Math.hypot(horizontal, vertical);
}

const centerOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns the point of the segment from a to b that is nearest to a point. */
function nearestPoint({ x, y }: Point, a: Point, b: Point): Point {
  const squaredLength = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = squaredLength === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squaredLength;
  return pointBetween(a, b, Math.min(1, Math.max(0, share)));
}
