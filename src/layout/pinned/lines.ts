/** Routes the edges between pinned elements: as in the file, as in the fresh layout, or from scratch. */

import type { PlacedEdge, Point, Rect } from '../layout.js';
import { lineName, type PinnedLayout, TOLERANCE } from './model.js';
import type { Item } from './tree.js';

interface Around {
  readonly items: ReadonlyMap<string, Item>;
  readonly at: (id: string) => Rect;
  readonly kept: PinnedLayout;
  readonly shift: Point;
}

/** Obstacles for new routes. */
type Solids = readonly { readonly id: string; readonly rect: Rect }[];

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
const between = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });
const translated = <P extends Point>(point: P, { x, y }: Point): P => ({ ...point, x: point.x + x, y: point.y + y });
const isAsLarge = (a: Rect, b: Rect): boolean =>
  Math.abs(a.width - b.width) < TOLERANCE && Math.abs(a.height - b.height) < TOLERANCE;

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
    return Math.abs(a.x - b.x) < TOLERANCE || Math.abs(a.y - b.y) < TOLERANCE;
  });

/**
 * Removes points in the middle of a straight run. The writer puts one on each straight edge, because draw.io would
 * otherwise choose its own route.
 */
const withoutStraight = (points: readonly Point[]): Point[] =>
  points.filter((point, i) => {
    const [a, b] = [points[i - 1], points[i + 1]];
    if (a === undefined || b === undefined) return true;
    const isLevel = Math.abs(a.x - point.x) < TOLERANCE && Math.abs(b.x - point.x) < TOLERANCE;
    return !isLevel && !(Math.abs(a.y - point.y) < TOLERANCE && Math.abs(b.y - point.y) < TOLERANCE);
  });

function asKept(placed: PlacedEdge, around: Around): PlacedEdge | null {
  const line = around.kept.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === undefined || !isStraight(line.points)) return null;
  const shift = commonShift(placed, around, ({ was }) => was);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  return {
    ...rest,
    points: withoutStraight(line.points).map((point) => translated(point, shift)),
    label: placed.label && centred(placed.label, translated(line.label, shift)),
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
    points: placed.points.map((point) => translated(point, shift)),
    ...(curve && { curve: curve.map((point) => translated(point, shift)) }),
    label: placed.label && translated(placed.label, shift),
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

// ---- Routes at right angles between two elements.
// Tries a few candidates and takes the one with the fewest crossings of other elements, then the shortest.

/** An end of an edge. */
interface End {
  /** Square of the icon, or the border of the box. */
  readonly square: Rect;
  readonly isIcon: boolean;
}

interface Ends {
  readonly from: End;
  readonly to: End;
}

/** Gap between an icon and the ends of its edges. */
const CLEAR = 5;
/** Minimum length of the straight run at each end. */
const STUB = 16;
const AROUND = 24;
const HIT = 1000;
const BEND = 40;

type Polyline = readonly Point[];
const SIDES = [1, -1] as const;
type Direction = (typeof SIDES)[number];

function endAt({ square: { x, y, width, height }, isIcon }: End, side: Direction): Point {
  const clear = isIcon ? CLEAR : 0;
  return { x: side === 1 ? x + width + clear : x - clear, y: y + height / 2 };
}

const holds = (a: Rect, b: Rect): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

const over = (xs: readonly number[], s: Point, t: Point): Polyline[] =>
  xs.map((x) => [s, { x, y: s.y }, { x, y: t.y }, t]);

/** Returns the candidate routes from one side of the first element to one side of the second. */
function waysFrom({ from, to }: Ends, out: Direction, into: Direction): Polyline[] {
  const [s, t] = [endAt(from, out), endAt(to, into)];
  if (out === into) {
    const far = out === 1 ? Math.max(s.x, t.x) : Math.min(s.x, t.x);
    return over([far + out * STUB, far + out * 2 * STUB], s, t);
  }
  const forward = (t.x - s.x) * out;
  if (forward >= 2 * STUB) {
    if (Math.abs(s.y - t.y) < 0.01) return [[s, t]];
    const shares = [0.5, 0.25, 0.75].map((part) => s.x + (t.x - s.x) * part);
    return over([...shares, s.x + out * STUB, t.x - out * STUB], s, t);
  }
  const [a, b] = [from.square, to.square];
  const [top, bottom] = [Math.min(a.y, b.y) - AROUND, Math.max(a.y + a.height, b.y + b.height) + AROUND];
  return [(s.y + t.y) / 2, top, bottom].map((y) => [
    s,
    ...[s.x + out * STUB].flatMap((x) => [
      { x, y: s.y },
      { x, y },
    ]),
    ...[t.x - out * STUB].flatMap((x) => [
      { x, y },
      { x, y: t.y },
    ]),
    t,
  ]);
}

const crosses = (a: Point, b: Point, { x, y, width, height }: Rect): boolean =>
  Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;

/**
 * Returns the cost of a route.
 * @param most routes that cost at least as much are not evaluated to the end
 */
function costOf(way: Polyline, solids: readonly Rect[], most: number): number {
  let cost = way.length * BEND;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    for (const solid of solids) {
      if (cost >= most) return cost;
      if (crosses(a, b, solid)) cost += HIT;
    }
  }
  return cost;
}

/** Returns the corners of the route from one element to the other. */
function wayBetween(ends: Ends, solids: readonly Rect[]): Polyline {
  const { from, to } = ends;
  // If one element contains the other, the route runs straight from the inner one to the border of the outer one.
  if (holds(to.square, from.square)) return within(endAt(from, 1), endAt(to, 1));
  if (holds(from.square, to.square)) return [...within(endAt(to, -1), endAt(from, -1))].reverse();
  const ways = SIDES.flatMap((out) => SIDES.flatMap((into) => waysFrom(ends, out, into)));
  let [best, least] = [ways[0]!, Number.POSITIVE_INFINITY];
  for (const way of ways) {
    const cost = costOf(way, solids, least);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

const within = (start: Point, border: Point): Polyline => [start, { x: border.x, y: start.y }];
