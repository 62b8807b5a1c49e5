/** Positions along a path as a fraction of its length, as draw.io counts them. */
import type { Point } from '../../layout/layout.js';

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i] as Point, point), 0);

export interface OnWay {
  /** From 0 at the start to 1 at the end. */
  readonly share: number;
  /** Offset from the point on the path to the given position, in pixels. */
  readonly by: Point;
}

/** Returns the point of the path that is nearest to a position; null without a position. */
export function nearestOn(points: readonly Point[], place: Point | null): OnWay | null {
  if (place === null) return null;
  const whole = lengthOf(points);
  let [best, before] = [{ away: Number.POSITIVE_INFINITY, share: 0.5, by: { x: 0, y: 0 } }, 0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    const along = ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / (length * length || 1);
    const part = Math.min(1, Math.max(0, along));
    const by = { x: place.x - a.x - part * (b.x - a.x), y: place.y - a.y - part * (b.y - a.y) };
    const away = Math.hypot(by.x, by.y);
    if (away < best.away) best = { away, share: whole === 0 ? 0.5 : (before + part * length) / whole, by };
    before += length;
  }
  return best;
}
