import type { Point, Rect } from './layout.js';

/** Returns the rectangle that a horizontal or vertical run covers, which has no width or no height. */
export const runRect = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
