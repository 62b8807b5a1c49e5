import type { Point } from './picture.js';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much worse it is to be beside the way than far along it. */
const ASIDE = 2.5;
/** Less is no way at all: things of one row. */
const LEAST = 1;

/** How far along and aside another point is. */
const seen: Readonly<Record<Direction, (x: number, y: number) => readonly [along: number, aside: number]>> = {
  left: (x, y) => [-x, y],
  right: (x, y) => [x, y],
  up: (x, y) => [-y, x],
  down: (x, y) => [y, x],
};

/** What is near costs little; Infinity for what is not in that direction. */
export function costOf(from: Point, to: Point, direction: Direction): number {
  const [along, aside] = seen[direction](to.x - from.x, to.y - from.y);
  return along < LEAST ? Number.POSITIVE_INFINITY : along + ASIDE * Math.abs(aside);
}

/** The nearest of the points in a direction; -1 where there is none. @param isThere which of them count */
export function nearestIn(
  points: readonly Point[],
  from: number,
  direction: Direction,
  isThere: (at: number) => boolean,
): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  points.forEach((point, at) => {
    const cost = at === from || !isThere(at) ? Number.POSITIVE_INFINITY : costOf(points[from]!, point, direction);
    if (cost < least) [found, least] = [at, cost];
  });
  return found;
}
