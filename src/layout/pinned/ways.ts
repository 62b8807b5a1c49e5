/**
 * Routes an edge at right angles between two elements: tries a few candidates and takes the one with the fewest
 * crossings of other elements, then the shortest.
 */
import type { Point, Rect } from '../layout.js';

/** An end of an edge. */
export interface End {
  /** Square of the icon, or the border of the box. */
  readonly square: Rect;
  readonly isIcon: boolean;
}

export interface Ends {
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
export function wayBetween(ends: Ends, solids: readonly Rect[]): Polyline {
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
