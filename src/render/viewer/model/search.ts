/** Searches elements by their texts, and finds the nearest element in a direction. */
import type { DiagramElement, Point } from './scene.js';

/**
 * Returns the elements that contain every word of the query in name, title, address, type or details. The best come
 * first: those whose last matching word is nearest to the start. An empty query matches nothing.
 */
export function search(
  elements: readonly Pick<DiagramElement, 'id' | 'type' | 'words'>[],
  query: string,
): readonly number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return elements
    .map(({ words: [title = '', name = '', ...details], id, type }, at) => {
      const text = [name, title, id, type, ...details].join('\n').toLowerCase();
      const places = words.map((word) => text.indexOf(word));
      return { at, place: places.includes(-1) ? -1 : Math.max(-1, ...places) };
    })
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ at }) => at);
}

// ---- Nearest element in a direction.

/** A step right and down: `[1, 0]` is to the right. */
export type Direction = readonly [x: number, y: number];

/** Weight of an offset to the side, relative to the distance in the direction of the key. */
const ASIDE = 2.5;

/** Returns the cost of moving to a point, lower if it is nearer; Infinity if it is not in that direction. */
export function costOf(from: Point, to: Point, [right, down]: Direction): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x * right + y * down;
  return along < 1 ? Number.POSITIVE_INFINITY : along + ASIDE * Math.abs(x * down + y * right);
}

/** Returns the nearest candidate in a direction; undefined if there is none. */
export function nearestIn(
  points: readonly Point[],
  from: number,
  direction: Direction,
  candidates: Iterable<number>,
): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) {
    const cost = costOf(points[from]!, points[at]!, direction);
    if (cost < least) [nearest, least] = [at, cost];
  }
  return nearest;
}
