import { holds, type Place, type Point } from './picture.js';

export interface Crossing extends Point {
  /** Where the route comes from, just before. */
  readonly before: Point;
}

/** Where a route from outside first comes to the border of a box; null where it never does, or starts inside. */
export function crossing(points: readonly Point[], box: Place): Crossing | null {
  const first = points[0];
  if (first === undefined || holds(box, first)) return null;
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1]!, points[at]!];
    const t = entry(a, b, box);
    if (t !== null) return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, before: a };
  }
  return null;
}

/** How far along from `a` to `b` the box begins, 0 to 1; null where the way misses it. */
function entry(a: Point, b: Point, { x, y, width, height }: Place): number | null {
  let [near, far] = [0, 1];
  for (const [from, way, low, high] of [
    [a.x, b.x - a.x, x, x + width],
    [a.y, b.y - a.y, y, y + height],
  ] as const) {
    if (way === 0 && (from < low || from > high)) return null;
    if (way === 0) continue;
    const [one, other] = [(low - from) / way, (high - from) / way];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
  }
  return near <= far ? near : null;
}
