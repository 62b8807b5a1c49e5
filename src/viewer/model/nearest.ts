import type { Point } from './picture.js';

/** One step to the side and one down: `[1, 0]` is to the right. */
export type Direction = readonly [x: number, y: number];

/** How much worse it is to be beside the way than far along it. */
const ASIDE = 2.5;

/** What is near costs little; Infinity for what is not in that direction. */
export function costOf(from: Point, to: Point, [right, down]: Direction): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x * right + y * down;
  return along < 1 ? Number.POSITIVE_INFINITY : along + ASIDE * Math.abs(x * down + y * right);
}

/** The nearest of the candidates in a direction; undefined where there is none. */
export function nearestIn(
  points: readonly Point[],
  from: number,
  direction: Direction,
  candidates: Iterable<number>,
): number | undefined {
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) {
    const cost = costOf(points[from]!, points[at]!, direction);
    if (cost < least) [found, least] = [at, cost];
  }
  return found;
}
