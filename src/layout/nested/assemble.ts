/** Combines the levels: makes positions absolute, and joins the segments of each edge to one route. */
import type { PlacedBox, PlacedEdge, PlacedNode, Point } from '../layout.js';
import type { Routes, Segment, Step } from './routes/segments.js';
import type { Trip } from './routes/trips.js';
import { drawnHeights } from './stack.js';
import type { Item } from './tree.js';

/**
 * Converts the positions of all items from relative to absolute, in place. In `items`, parents come before children.
 */
export function makeAbsolute(items: readonly Item[]): void {
  for (const item of items) {
    if (!item.parent) continue;
    item.x += item.parent.x + item.parent.shift;
    item.y += item.parent.y;
  }
}

/**
 * Returns the boxes with the borders to draw, which differ from the laid-out ones in two cases: a box with gates starts
 * at its `inset`, and a box without nodes may be less tall.
 */
export function placedBoxes(items: readonly Item[]): PlacedBox[] {
  const heights = drawnHeights(items);
  return items.flatMap((item) => {
    const { box, x, y, width, inset } = item;
    return box ? [{ box, x: x + inset, y, width: width - inset, height: heights.get(item) ?? item.height }] : [];
  });
}

/** Returns the nodes with the positions of their icon and captions. In a wider item they are moved by `shift`. */
export function placedNodes(items: readonly Item[]): PlacedNode[] {
  return items.flatMap(({ node, x, y, shift }) => (node ? [{ node, x: x + shift, y }] : []));
}

/** Joins the segments of a trip into one route from source to target. The label is placed later. */
export function placedEdge(trip: Trip, steps: readonly Step[], routes: ReadonlyMap<Item, Routes>): PlacedEdge {
  const points: Point[] = [];
  for (const { level, segment, isBackwards } of steps) {
    const piece = reachBorders(routes.get(level)!.get(segment)!, segment, level);
    points.push(...(isBackwards ? piece.reverse() : piece));
  }
  reachDrawnBorders(points, trip);
  return { edge: trip.edge, points: simplify(points), label: null };
}

/** Changes the ends of a route at a box with gates: the box is drawn from its `inset` on, and the edge ends there. */
function reachDrawnBorders(points: Point[], { up, down, level }: Trip): void {
  const ends = [
    [0, up[0] ?? level],
    [points.length - 1, down[0] ?? level],
  ] as const;
  for (const [i, { x, inset }] of ends) if (points[i]!.x === x) points[i] = { ...points[i]!, x: x + inset };
}

/**
 * Returns the route of one segment in absolute coordinates. An end on the border of the level is extended to that
 * border, because the level may be wider than its content and peers are widened after their layout.
 */
function reachBorders(route: readonly Point[], segment: Segment, level: Item): Point[] {
  const piece = route.map(({ x, y }) => ({ x: x + level.x + level.shift, y: y + level.y }));
  if (segment.left.item === level) piece[0] = { x: level.x, y: piece[0]!.y };
  if (segment.right.item === level) piece[piece.length - 1] = { x: level.x + level.width, y: piece.at(-1)!.y };
  return piece;
}

/** Drops repeated points and points in the middle of a straight run. */
export function simplify(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const last = corners.at(-1);
    if (last && isNear(last.x, point.x) && isNear(last.y, point.y)) continue;
    const before = corners.at(-2);
    if (before && last && isStraight(before, last, point)) corners[corners.length - 1] = point;
    else corners.push(point);
  }
  return corners;
}

/** True if `b` is on a horizontal or vertical run from `a` to `c`; false if the line turns back there. */
const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (isNear(a.x, b.x) && isNear(b.x, c.x) && (b.y - a.y) * (c.y - b.y) >= 0) ||
  (isNear(a.y, b.y) && isNear(b.y, c.y) && (b.x - a.x) * (c.x - b.x) >= 0);

/** True if two coordinates differ by a rounding error only. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.05;
