/** Arrows as path data: a line along a route or a curve, and a head at its end or at both ends. */
import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { point } from './notation.js';
import { type Arrow, roundedPath, towards } from './strokes.js';

type Style = Pick<SceneEdge, 'twoWay' | 'thin'>;

/** Returns the scale of the heads of an edge. */
const headScale = ({ thin }: Style): number => (thin === true ? THIN_SCALE : 1);

/**
 * Returns the arrow along a route.
 * @param points at least two, simplified
 * @param gaps as in `roundedPath`
 */
export function arrow(points: readonly Point[], style: Style, gaps?: ReadonlyMap<number, readonly number[]>): Arrow {
  const scale = headScale(style);
  const [start, second] = [points[0] as Point, points[1] as Point];
  const [beforeLast, last] = [points.at(-2) as Point, points.at(-1) as Point];
  const line = [...points];
  line[line.length - 1] = stopFor(beforeLast, last, scale);
  if (style.twoWay) line[0] = stopFor(second, start, scale);
  const reversed = () => roundedPath([...line].reverse());
  const heads = (style.twoWay ? head(second, start, scale) : '') + head(beforeLast, last, scale);
  return { reversed, line: roundedPath(line, gaps), heads };
}

/** Control points closer than this (in pixels) are equal, so they give no direction. */
const MIN_DISTANCE = 0.05;

/** Returns the last control point that differs from the end of the curve: the curve arrives from there. */
const lastBefore = (curve: readonly Point[], end: Point): Point =>
  curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > MIN_DISTANCE) ?? end;

/**
 * Returns the arrow along a chain of cubic Bézier curves. Each head points in the direction of the curve at its end.
 * @param curve the start, then two control points and an end per curve
 */
export function curvedArrow(curve: readonly Point[], style: Style): Arrow {
  const scale = headScale(style);
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point];
  const beforeEnd = lastBefore(curve, end);
  const afterStart = lastBefore([...curve].reverse(), start);
  const line = [...curve];
  line[line.length - 1] = stopFor(beforeEnd, end, scale);
  if (style.twoWay) line[0] = stopFor(afterStart, start, scale);
  const heads = (style.twoWay ? head(afterStart, start, scale) : '') + head(beforeEnd, end, scale);
  return { line: curvePath(line), heads };
}

/** Returns path data such as `M0 0C1 1 2 2 3 3`. */
function curvePath([start, ...controls]: readonly Point[]): string {
  const text = ({ x, y }: Point): string => point(x, y);
  let path = `M${text(start as Point)}`;
  for (let i = 0; i < controls.length; i += 3) {
    const curve = controls.slice(i, i + 3).map(text);
    path += `C${curve.join(' ')}`;
  }
  return path;
}

/** Pixels from the tip of an arrowhead to its base. */
const HEAD_LENGTH = 8;
/** Half the width of an arrowhead at its base, in pixels. */
const HEAD_HALF_WIDTH = 4.2;
/** Scale of the head of a thin line. */
const THIN_SCALE = 0.6;
/** Pixels between the end of a line and the tip of its head. A line up to the tip would stick out beside it. */
const LINE_STOPS_BEFORE = 6;

/** Returns path data of a filled triangle with its tip at `tip`, for a line that comes from `from`. */
export function head(from: Point, tip: Point, scale = 1): string {
  const base = towards(tip, from, HEAD_LENGTH * scale);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = (-(tip.y - from.y) / length) * HEAD_HALF_WIDTH * scale;
  const acrossY = ((tip.x - from.x) / length) * HEAD_HALF_WIDTH * scale;
  const left = point(base.x + acrossX, base.y + acrossY);
  const right = point(base.x - acrossX, base.y - acrossY);
  return `M${point(tip.x, tip.y)}L${left}L${right}z`;
}

/**
 * Returns the end of a line with a head at `tip`: a point inside the head, and at most half-way back to `from`.
 */
export function stopFor(from: Point, tip: Point, scale = 1): Point {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return towards(tip, from, Math.min(LINE_STOPS_BEFORE * scale, length / 2));
}
