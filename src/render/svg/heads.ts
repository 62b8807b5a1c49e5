import type { Point } from '../../arrange/layout.js';
import { towards } from './corners.js';
import { point } from './numbers.js';

/** Size of an arrowhead along and across the line. */
const LENGTH = 8;
const HALF_WIDTH = 4.2;
/** The line ends inside the head, or its blunt end would stick out at the tip. */
const LINE_STOPS_BEFORE = 6;

/** Path data of a solid head whose tip is at `tip`, for a line that comes from `from`. */
export function head(from: Point, tip: Point): string {
  const base = towards(tip, from, LENGTH);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = (-(tip.y - from.y) / length) * HALF_WIDTH;
  const acrossY = ((tip.x - from.x) / length) * HALF_WIDTH;
  const left = point(base.x + acrossX, base.y + acrossY);
  const right = point(base.x - acrossX, base.y - acrossY);
  return `M${point(tip.x, tip.y)}L${left}L${right}z`;
}

/** Where a line that ends in a head at `tip` has to stop. */
export function stopFor(from: Point, tip: Point): Point {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return towards(tip, from, Math.min(LINE_STOPS_BEFORE, length / 2));
}
