/** Routes the edges between pinned elements: as in the file, as in the fresh layout, or from scratch. */

import type { PlacedEdge, Point, Rect } from '../layout.js';
import { lineName, type PinnedLayout } from './model.js';
import type { Item } from './tree.js';
import { type Ends, wayBetween } from './ways.js';

interface Around {
  readonly items: ReadonlyMap<string, Item>;
  readonly at: (id: string) => Rect;
  readonly kept: PinnedLayout;
  readonly shift: Point;
}

/** Obstacles for new routes. */
type Solids = readonly { readonly id: string; readonly rect: Rect }[];

/** Tolerance in pixels, too small to see. */
const SAME = 0.02;

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME;
const between = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });
const moved = <P extends Point>(point: P, { x, y }: Point): P => ({ ...point, x: point.x + x, y: point.y + y });
const isAsLarge = (a: Rect, b: Rect): boolean =>
  Math.abs(a.width - b.width) < SAME && Math.abs(a.height - b.height) < SAME;

/** Returns the edges with new routes and label positions. */
export function routed(edges: readonly PlacedEdge[], around: Around): PlacedEdge[] {
  const icons = [...around.items.values()].filter(({ icon }) => icon !== null);
  const solids: Solids = icons.map(({ id }) => ({ id, rect: around.at(id) }));
  return edges.map((placed) => asKept(placed, around) ?? asFresh(placed, around) ?? anew(placed, around, solids));
}

/**
 * Returns the shift of both ends since `before`; null if they moved differently, or a box at an end changed its size.
 */
function commonShift({ edge }: PlacedEdge, { items, at }: Around, before: (item: Item) => Rect | null): Point | null {
  const shifts = [edge.from, edge.to].map((id) => {
    const [item, now] = [items.get(id)!, at(id)];
    const was = before(item);
    return was === null || (item.icon === null && !isAsLarge(was, now)) ? null : between(was, now);
  });
  const [first, second] = shifts;
  return first && second && isNear(first, second) ? first : null;
}

/**
 * True if all runs are horizontal or vertical. Otherwise a user has moved an end, and only the editor knows the new
 * route.
 */
const isStraight = (points: readonly Point[]): boolean =>
  points.slice(1).every((b, i) => {
    const a = points[i]!;
    return Math.abs(a.x - b.x) < SAME || Math.abs(a.y - b.y) < SAME;
  });

/**
 * Removes points in the middle of a straight run. The writer puts one on each straight edge, because draw.io would
 * otherwise choose its own route.
 */
const withoutStraight = (points: readonly Point[]): Point[] =>
  points.filter((point, i) => {
    const [a, b] = [points[i - 1], points[i + 1]];
    if (a === undefined || b === undefined) return true;
    const isLevel = Math.abs(a.x - point.x) < SAME && Math.abs(b.x - point.x) < SAME;
    return !isLevel && !(Math.abs(a.y - point.y) < SAME && Math.abs(b.y - point.y) < SAME);
  });

function asKept(placed: PlacedEdge, around: Around): PlacedEdge | null {
  const line = around.kept.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === undefined || !isStraight(line.points)) return null;
  const shift = commonShift(placed, around, ({ was }) => was);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  return {
    ...rest,
    points: withoutStraight(line.points).map((point) => moved(point, shift)),
    label: placed.label && centred(placed.label, moved(line.label, shift)),
  };
}

/**
 * Returns the route of the fresh layout, if both ends have moved by the same distance. At least one end must be new,
 * unless the edge is a self-loop.
 */
function asFresh(placed: PlacedEdge, around: Around): PlacedEdge | null {
  const ends = [placed.edge.from, placed.edge.to].map((id) => around.items.get(id)!);
  if (placed.edge.from !== placed.edge.to && ends.every(({ was }) => was !== null)) return null;
  const shift = commonShift(placed, around, ({ fresh }) => fresh);
  if (shift === null) return null;
  const { curve } = placed;
  return {
    ...placed,
    points: placed.points.map((point) => moved(point, shift)),
    ...(curve && { curve: curve.map((point) => moved(point, shift)) }),
    label: placed.label && moved(placed.label, shift),
  };
}

function anew(placed: PlacedEdge, { items, at }: Around, solids: Solids): PlacedEdge {
  const { curve: _, label, edge, ...rest } = placed;
  const squareOf = (id: string): Rect => {
    const [{ icon }, rect] = [items.get(id)!, at(id)];
    return icon === null ? rect : { ...icon, x: rect.x + icon.x, y: rect.y + icon.y };
  };
  const isIcon = (id: string): boolean => items.get(id)!.icon !== null;
  const ends: Ends = {
    from: { square: squareOf(edge.from), isIcon: isIcon(edge.from) },
    to: { square: squareOf(edge.to), isIcon: isIcon(edge.to) },
  };
  const others = solids.flatMap(({ id, rect }) => (id === edge.from || id === edge.to ? [] : rect));
  const points = wayBetween(ends, others);
  return { ...rest, edge, points, label: label && centred(label, middleOf(points)) };
}

const centred = (plate: Rect, { x, y }: Point): Rect => ({ ...plate, x: x - plate.width / 2, y: y - plate.height / 2 });

/** Returns the middle of the longest run. */
function middleOf(points: readonly Point[]): Point {
  let [best, length] = [points[0]!, -1];
  points.slice(1).forEach((b, i) => {
    const a = points[i]!;
    const own = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (own > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, own];
  });
  return best;
}
