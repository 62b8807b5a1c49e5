/** Finds a position for a new element among elements that are already placed. */

import { largest } from '../../graph/order.js';
import type { Point, Rect } from '../layout.js';

/** Distance in pixels between a new element and the others. */
const GAP = 24;

/** With more elements nearby, the search takes too long to be worth it. */
const MAX_OBSTACLES = 400;

/** True if two rectangles overlap or are closer than GAP. */
const areTooClose = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

/** Returns the highest free position in an area, and the leftmost of those; null if there is none. */
export function findFreePosition(size: Rect, area: Rect, obstacles: readonly Rect[]): Point | null {
  if (size.width > area.width || size.height > area.height) return null;
  const near = obstacles.filter((rect) => areTooClose(rect, area));
  if (near.length > MAX_OBSTACLES) return null;
  // A highest and leftmost position starts at the edge of the area, or just after an obstacle.
  const starts = (first: number, ends: readonly number[]) => [...new Set([first, ...ends])].sort((a, b) => a - b);
  const rows = starts(
    area.y,
    near.map(({ y, height }) => y + height + GAP),
  );
  const columns = starts(
    area.x,
    near.map(({ x, width }) => x + width + GAP),
  );
  for (const y of rows) {
    if (y < area.y || y + size.height > area.y + area.height) continue;
    for (const x of columns) {
      if (x < area.x || x + size.width > area.x + area.width) continue;
      const candidate = { ...size, x, y };
      if (!near.some((rect) => areTooClose(candidate, rect))) return { x, y };
    }
  }
  return null;
}

/** Heights in pixels that differ by less belong to one row. */
const ROW_TOLERANCE = 1;

/**
 * Returns a position in a row below the pinned elements. A row is as wide as the area, and a full row is followed by
 * another.
 * @param pinned at least one
 * @param added the new elements placed so far, in their order
 */
export function positionBelow(size: Rect, area: Rect, pinned: readonly Rect[], added: readonly Rect[]): Point {
  const firstRow = largest(pinned.map((rect) => rect.y + rect.height)) + GAP;
  const addedBelow = added.filter((rect) => rect.y >= firstRow - ROW_TOLERANCE);
  const last = addedBelow.at(-1);
  if (last === undefined) return { x: area.x, y: firstRow };
  const next = last.x + last.width + GAP;
  if (next + size.width <= area.x + Math.max(area.width, size.width)) return { x: next, y: last.y };
  return { x: area.x, y: largest(addedBelow.map((rect) => rect.y + rect.height)) + GAP };
}
