import type { Point } from '../../layout/layout.js';
import { towards } from './corners.js';
import { point } from './numbers.js';

/** Size of an arrowhead along and across the line, in pixels. */
const LENGTH = 8;
const HALF_WIDTH = 4.2;
/** Scale of the head of a thin line. */
export const SMALL = 0.6;
/** The line ends inside the head. Its blunt end would otherwise stick out at the tip. */
const LINE_STOPS_BEFORE = 6;

/** Returns path data of a solid head with its tip at `tip`, for a line that comes from `from`. */
export function head(from: Point, tip: Point, size = 1): string {
  const base = towards(tip, from, LENGTH * size);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = (-(tip.y - from.y) / length) * HALF_WIDTH * size;
  const acrossY = ((tip.x - from.x) / length) * HALF_WIDTH * size;
  const left = point(base.x + acrossX, base.y + acrossY);
  const right = point(base.x - acrossX, base.y - acrossY);
  return `M${point(tip.x, tip.y)}L${left}L${right}z`;
}

/** Returns the point at which a line with a head at `tip` ends. */
export function stopFor(from: Point, tip: Point, size = 1): Point {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return towards(tip, from, Math.min(LINE_STOPS_BEFORE * size, length / 2));
}
