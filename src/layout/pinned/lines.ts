/** Routes the edges between pinned elements: as in the file, as in the fresh layout, or from scratch. */

import type { PlacedEdge, Point, Rect } from '../layout.js';
import type { Item } from './model.js';
import { labelOn, lineName, type PinnedLayout, TOLERANCE } from './model.js';

/** The placed elements, for routing their edges. */
interface Placement {
  readonly items: ReadonlyMap<string, Item>;
  /** Returns the final position and size of an element; for an icon, with its captions. */
  readonly rectOf: (id: string) => Rect;
  readonly pinned: PinnedLayout;
  /** Shift of the whole page against the file. */
  readonly shift: Point;
}

/**
 * Obstacles for routes: icons with their captions, and the titles of boxes. `id` is null for a text, which no edge may
 * cross; the icon with that id is not an obstacle for its own edges.
 */
type Solids = readonly { readonly id: string | null; readonly rect: Rect }[];

/**
 * Returns the obstacles that an item is for edges: its icon with captions, and once more its captions or title alone.
 */
function solidsOf({ id, icon, title }: Item, rect: Rect): Solids {
  const text = title === null ? [] : [{ id: null, rect: { ...title, x: rect.x + title.x, y: rect.y + title.y } }];
  return icon === null ? text : [{ id, rect }, ...text];
}

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
const shiftBetween = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });
const translated = <P extends Point>(point: P, { x, y }: Point): P => ({ ...point, x: point.x + x, y: point.y + y });
const isAsLarge = (a: Rect, b: Rect): boolean =>
  Math.abs(a.width - b.width) < TOLERANCE && Math.abs(a.height - b.height) < TOLERANCE;

/**
 * Returns the edges with their routes and label positions: the route in the file if it still fits, else the route of
 * the fresh layout if that fits, else a new one.
 */
export function routeEdges(edges: readonly PlacedEdge[], placement: Placement): PlacedEdge[] {
  const solids: Solids = [...placement.items.values()].flatMap((item) => solidsOf(item, placement.rectOf(item.id)));
  return edges.map((placed) => {
    const pinned = pinnedRoute(placed, placement);
    if (pinned !== null && !isInTheWay(pinned, placement, solids)) return pinned;
    return (pinned === null ? freshRoute(placed, placement) : null) ?? newRoute(placed, placement, solids);
  });
}

/**
 * True if a route from the file goes through icons or texts after a user moved an icon along a straight run. If both
 * ends are where the fresh layout has them, relative to each other, the route is accepted as it is.
 */
function isInTheWay({ edge, points }: PlacedEdge, placement: Placement, solids: Solids): boolean {
  const shifts = [edge.from, edge.to].map((id) => shiftBetween(placement.items.get(id)!.fresh, placement.rectOf(id)));
  if (isNear(shifts[0]!, shifts[1]!)) return false;
  const others = solids.filter(({ id }) => id !== edge.from && id !== edge.to);
  return points.slice(1).some((b, index) => others.some(({ rect }) => crosses(points[index]!, b, rect)));
}

/**
 * Returns the distance by which both ends have moved since `positionBefore`; null if they have moved by different
 * distances, or if a box at an end has another size.
 */
function commonShift(
  { edge }: PlacedEdge,
  { items, rectOf }: Placement,
  positionBefore: (item: Item) => Rect | null,
): Point | null {
  const shifts = [edge.from, edge.to].map((id) => {
    const [item, now] = [items.get(id)!, rectOf(id)];
    const before = positionBefore(item);
    return before === null || (item.icon === null && !isAsLarge(before, now)) ? null : shiftBetween(before, now);
  });
  const [first, second] = shifts;
  return first && second && isNear(first, second) ? first : null;
}

/**
 * True if all runs are horizontal or vertical. Otherwise a user has moved an end, and draw.io routes the edge by rules
 * that the file does not contain.
 */
const isOrthogonal = (points: readonly Point[]): boolean =>
  points.slice(1).every((b, i) => {
    const a = points[i]!;
    return Math.abs(a.x - b.x) < TOLERANCE || Math.abs(a.y - b.y) < TOLERANCE;
  });

/**
 * Removes points in the middle of a straight run. groundplan writes such a point on each straight edge, because draw.io
 * would otherwise choose its own route.
 */
const withoutMiddlePoints = (points: readonly Point[]): Point[] =>
  points.filter((point, i) => {
    const [a, b] = [points[i - 1], points[i + 1]];
    if (a === undefined || b === undefined) return true;
    const isLevel = Math.abs(a.x - point.x) < TOLERANCE && Math.abs(b.x - point.x) < TOLERANCE;
    return !isLevel && !(Math.abs(a.y - point.y) < TOLERANCE && Math.abs(b.y - point.y) < TOLERANCE);
  });

/** Returns the route of the file; null if there is none, a user has bent it, or its ends moved against each other. */
function pinnedRoute(placed: PlacedEdge, placement: Placement): PlacedEdge | null {
  const line = placement.pinned.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === undefined || !isOrthogonal(line.points)) return null;
  const shift = commonShift(placed, placement, ({ before }) => before);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  const points = withEndsAtIcons(line.points, placed.edge, placement);
  if (entersIcon(points[0]!, points[1]!, placed.edge.from, placement)) return null;
  if (entersIcon(points.at(-1)!, points.at(-2)!, placed.edge.to, placement)) return null;
  return {
    ...rest,
    points: withoutMiddlePoints(points).map((point) => translated(point, shift)),
    label: placed.label && centred(placed.label, translated(labelOn({ ...line, points }), shift)),
  };
}

/**
 * Returns a route from the file with its ends at icons of our size. In the file, an icon has the size that a user gave
 * it.
 */
function withEndsAtIcons(
  points: readonly Point[],
  { from, to }: PlacedEdge['edge'],
  placement: Placement,
): readonly Point[] {
  const [first, second, beforeLast, last] = [points[0]!, points[1]!, points.at(-2)!, points.at(-1)!];
  const inner = points.slice(1, -1);
  return [endAtIcon(first, second, from, placement), ...inner, endAtIcon(last, beforeLast, to, placement)];
}

/**
 * True if the run from `end` to `next` leads into the icon instead of away from it. A user has then moved the icon
 * along the run, and the edge would seem to begin at the other side.
 */
function entersIcon(end: Point, next: Point, id: string, { items, pinned }: Placement): boolean {
  if (items.get(id)!.icon === null) return false;
  const { x, width, y, height } = pinned.elements.get(id)!;
  const towards = (at: number, to: number, middle: number): boolean =>
    Math.abs(to - at) > TOLERANCE && to > at === middle > at;
  return Math.abs(end.y - next.y) < TOLERANCE
    ? (end.x <= x || end.x >= x + width) && towards(end.x, next.x, x + width / 2)
    : (end.y <= y || end.y >= y + height) && towards(end.y, next.y, y + height / 2);
}

function endAtIcon(end: Point, next: Point, id: string, { items, pinned }: Placement): Point {
  const [icon, element] = [items.get(id)!.icon, pinned.elements.get(id)!];
  if (icon === null || isAsLarge({ ...element }, icon) || element.width === 0 || element.height === 0) return end;
  const middle = { x: element.x + element.width / 2, y: element.y + element.height / 2 };
  // Only moves the end along the run, so that the run stays straight.
  return Math.abs(end.y - next.y) < TOLERANCE
    ? { x: middle.x + ((end.x - middle.x) * icon.width) / element.width, y: end.y }
    : { x: end.x, y: middle.y + ((end.y - middle.y) * icon.height) / element.height };
}

/**
 * Returns the route of the fresh layout; null unless both ends have moved by the same distance. At least one end must
 * be new, unless the edge is a self-loop.
 */
function freshRoute(placed: PlacedEdge, placement: Placement): PlacedEdge | null {
  const ends = [placed.edge.from, placed.edge.to].map((id) => placement.items.get(id)!);
  if (placed.edge.from !== placed.edge.to && ends.every(({ before }) => before !== null)) return null;
  const shift = commonShift(placed, placement, ({ fresh }) => fresh);
  if (shift === null) return null;
  const { curve } = placed;
  return {
    ...placed,
    points: placed.points.map((point) => translated(point, shift)),
    ...(curve && { curve: curve.map((point) => translated(point, shift)) }),
    label: placed.label && translated(placed.label, shift),
  };
}

/** Routes an edge from scratch, around all icons except its own ends. */
function newRoute(placed: PlacedEdge, { items, rectOf }: Placement, solids: Solids): PlacedEdge {
  const { curve: _, label, edge, ...rest } = placed;
  const squareOf = (id: string): Rect => {
    const [{ icon }, rect] = [items.get(id)!, rectOf(id)];
    return icon === null ? rect : { ...icon, x: rect.x + icon.x, y: rect.y + icon.y };
  };
  const isIcon = (id: string): boolean => items.get(id)!.icon !== null;
  const ends: Ends = {
    from: { square: squareOf(edge.from), withCaptions: rectOf(edge.from), isIcon: isIcon(edge.from) },
    to: { square: squareOf(edge.to), withCaptions: rectOf(edge.to), isIcon: isIcon(edge.to) },
  };
  const others = solids.flatMap(({ id, rect }) => (id === edge.from || id === edge.to ? [] : rect));
  const points = routeBetween(ends, others);
  return { ...rest, edge, points, label: label && centred(label, middleOf(points)) };
}

const centred = (plate: Rect, { x, y }: Point): Rect => ({ ...plate, x: x - plate.width / 2, y: y - plate.height / 2 });

/** Returns the middle of the longest run, where the label of a new route goes. */
function middleOf(points: readonly Point[]): Point {
  let [best, length] = [points[0]!, -1];
  points.slice(1).forEach((b, i) => {
    const a = points[i]!;
    const runLength = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (runLength > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, runLength];
  });
  return best;
}

// ---- Routes at right angles between two elements.
// Tries a few candidates and takes the one with the fewest crossings of other elements, then the shortest.

/** An end of an edge. */
interface End {
  /** Square of the icon, or the border of the box. */
  readonly square: Rect;
  /** The icon with its captions; for a box, the same as `square`. */
  readonly withCaptions: Rect;
  readonly isIcon: boolean;
}

interface Ends {
  readonly from: End;
  readonly to: End;
}

/** Gap between an icon and the ends of its edges. */
const ICON_GAP = 5;
/** Minimum length of the straight run at each end. */
const STUB = 16;
/** Distance at which a route passes above or below both elements. */
const DETOUR_DISTANCE = 24;
/** Costs of crossing an element and of a corner, as a length in pixels. */
const CROSSING_COST = 1000;
const CORNER_COST = 40;

/** Distance at which a route passes an obstacle. */
const OBSTACLE_DISTANCE = 8;
/**
 * Maximum number of rounds. After each, channels on both sides of the obstacles that the best route crosses are added.
 */
const ROUNDS = 4;

type Polyline = readonly Point[];
/**
 * A side of an element: 1 for the right side, at which edges leave, and -1 for the left side, at which they enter, as
 * in the nested layout.
 */
type Direction = 1 | -1;

function endAt({ square: { x, y, width, height }, isIcon }: End, side: Direction): Point {
  const clear = isIcon ? ICON_GAP : 0;
  return { x: side === 1 ? x + width + clear : x - clear, y: y + height / 2 };
}

const contains = (a: Rect, b: Rect): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

/** Positions that the runs of a route may have. */
interface Channels {
  /** Vertical runs after the start, and those before the end. */
  readonly startXs: ReadonlySet<number>;
  readonly endXs: ReadonlySet<number>;
  /** Horizontal runs between them. */
  readonly ys: ReadonlySet<number>;
}

/** Returns channels between two elements and around both of them. `start` and `end` are the ends of the edge. */
function channelsFor({ from: { withCaptions: a }, to: { withCaptions: b } }: Ends, start: Point, end: Point): Channels {
  const [top, bottom] = [
    Math.min(a.y, b.y) - DETOUR_DISTANCE,
    Math.max(a.y + a.height, b.y + b.height) + DETOUR_DISTANCE,
  ];
  const [left, right] = [
    Math.min(a.x, b.x) - DETOUR_DISTANCE,
    Math.max(a.x + a.width, b.x + b.width) + DETOUR_DISTANCE,
  ];
  const forward = end.x - start.x;
  const between = forward >= 2 * STUB ? [0.5, 0.25, 0.75].map((part) => start.x + forward * part) : [];
  const startXs = new Set([...between, start.x + STUB, right]);
  return {
    startXs,
    endXs: new Set([...between, end.x - STUB, left]),
    ys: new Set([(start.y + end.y) / 2, top, bottom]),
  };
}

/** Adds channels on all four sides of each obstacle. */
function withChannelsBeside(
  { startXs, endXs, ys }: Channels,
  obstacles: readonly Rect[],
  start: Point,
  end: Point,
): Channels {
  const xs = obstacles.flatMap(({ x, width }) => [x - OBSTACLE_DISTANCE, x + width + OBSTACLE_DISTANCE]);
  return {
    startXs: new Set([...startXs, ...xs.filter((x) => x >= start.x + OBSTACLE_DISTANCE)]),
    endXs: new Set([...endXs, ...xs.filter((x) => x <= end.x - OBSTACLE_DISTANCE)]),
    ys: new Set([
      ...ys,
      ...obstacles.flatMap(({ y, height }) => [y - OBSTACLE_DISTANCE, y + height + OBSTACLE_DISTANCE]),
    ]),
  };
}

/** Returns the candidate routes: out of the right side of the first element, into the left side of the second. */
function candidatesIn({ startXs, endXs, ys }: Channels, start: Point, end: Point): Polyline[] {
  const isLevel = Math.abs(start.y - end.y) < 0.01;
  const direct = end.x - start.x < 2 * STUB ? [] : [...startXs].filter((x) => endXs.has(x));
  const turned = direct.map((x) => [start, { x, y: start.y }, { x, y: end.y }, end]);
  const detours = [...startXs].flatMap((startX) =>
    [...endXs].flatMap((endX) =>
      [...ys].map((y) => [
        start,
        { x: startX, y: start.y },
        { x: startX, y },
        { x: endX, y },
        { x: endX, y: end.y },
        end,
      ]),
    ),
  );
  return [...(direct.length === 0 ? [] : isLevel ? [[start, end]] : turned), ...detours];
}

const crosses = (a: Point, b: Point, { x, y, width, height }: Rect): boolean =>
  Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;

/**
 * Returns the cost of a route.
 * @param limit routes that cost at least as much are not evaluated to the end
 */
function costOf(route: Polyline, solids: readonly Rect[], limit: number): number {
  let cost = route.length * CORNER_COST;
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1]!, route[i]!];
    cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1]!, route[i]!];
    for (const solid of solids) {
      if (cost >= limit) return cost;
      if (crosses(a, b, solid)) cost += CROSSING_COST;
    }
  }
  return cost;
}

/** Returns the corners of the route from one element to the other. */
function routeBetween(ends: Ends, solids: readonly Rect[]): Polyline {
  const { from, to } = ends;
  // If one element contains the other, the route runs straight from the inner one to the border of the outer one.
  if (contains(to.square, from.square)) return horizontalTo(endAt(from, 1), endAt(to, 1));
  if (contains(from.square, to.square)) return [...horizontalTo(endAt(to, -1), endAt(from, -1))].reverse();
  const [start, end] = [endAt(from, 1), endAt(to, -1)];
  // The ends lie outside their icons, so that only a route on the wrong side goes through them.
  const obstacles = [...solids, ...[from, to].filter(({ isIcon }) => isIcon).map(({ square }) => square)];
  let channels = channelsFor(ends, start, end);
  let best: Polyline = [start, end];
  for (let round = 0; round < ROUNDS; round += 1) {
    let leastCost = Number.POSITIVE_INFINITY;
    for (const route of candidatesIn(channels, start, end)) {
      const cost = costOf(route, obstacles, leastCost);
      if (cost < leastCost) [best, leastCost] = [route, cost];
    }
    const hit = obstacles.filter((solid) => best.slice(1).some((b, index) => crosses(best[index]!, b, solid)));
    if (hit.length === 0) break;
    channels = withChannelsBeside(channels, hit, start, end);
  }
  return withoutMiddlePoints(best);
}

const horizontalTo = (start: Point, border: Point): Polyline => [start, { x: border.x, y: start.y }];
