/** Connections of an element: its neighbours, and paths to others. */

import { type Line, type Scene, wholeOf } from './picture.js';

// ---- Neighbours.

/** Indexes of highlighted elements and lines. */
export interface Lit {
  readonly things: Iterable<number>;
  readonly lines: Iterable<number>;
}

export interface Connection {
  /** Index of the other end. */
  readonly to: number;
  readonly line: number;
  readonly way: 'in' | 'out' | 'both';
}

/**
 * Returns the lines of an element, each with its other end. The lines of a box are those that end at it or cross its
 * border.
 * @param whole the element and its content: `wholeOf`
 */
export const connectionsOf = (
  lines: readonly Pick<Line, 'from' | 'to' | 'twoWay'>[],
  at: number,
  whole: ReadonlySet<number>,
): readonly Connection[] =>
  lines.flatMap(({ from, to, twoWay }, line): Connection[] => {
    const isOut = whole.has(from);
    if (isOut === whole.has(to) && from !== at && to !== at) return [];
    return [{ to: isOut ? to : from, line, way: twoWay ? 'both' : isOut ? 'out' : 'in' }];
  });

/** Returns an element, its lines, and the elements at their other ends. */
export const neighbours = (...[lines, at, whole]: Parameters<typeof connectionsOf>): Lit => {
  const own = connectionsOf(lines, at, whole);
  return { things: [at, ...own.map(({ to }) => to)], lines: own.map(({ line }) => line) };
};

// ---- Paths.

/**
 * `along`: in the direction of the edges. `back`: in that direction from the second element to the first. `any`:
 * ignoring direction.
 */
export type Sense = 'along' | 'back' | 'any';

export interface Path {
  readonly sense: Sense;
  /** From the first element to the second; reversed for `back`. */
  readonly things: readonly number[];
  /** Lines between consecutive elements, one fewer than these. */
  readonly lines: readonly number[];
}

type Numbers = ReadonlySet<number>;

/** Finds a shortest path by breadth-first search. */
function shortest({ lines }: Scene, starts: Numbers, ends: Numbers, sense: Sense): Path | null {
  const queue = [...starts].map((at): Path => ({ sense, things: [at], lines: [] }));
  const seen = new Set(starts);
  for (const way of queue) {
    const at = way.things.at(-1)!;
    if (ends.has(at)) return way;
    lines.forEach(({ from, to, twoWay }, line) => {
      const next = from === at ? to : to === at && (twoWay || sense === 'any') ? from : at;
      if (seen.has(next)) return;
      seen.add(next);
      queue.push({ sense, things: [...way.things, next], lines: [...way.lines, line] });
    });
  }
  return null;
}

/**
 * Returns a shortest path between two elements: in edge direction from the first to the second, otherwise from the
 * second to the first, otherwise ignoring direction. Null if there is no path, or if one element contains the other.
 */
export function pathBetween(picture: Scene, first: number, second: number): Path | null {
  const [starts, ends] = [wholeOf(picture.things, first), wholeOf(picture.things, second)];
  if (starts.has(second) || ends.has(first)) return null;
  return (
    shortest(picture, starts, ends, 'along') ??
    shortest(picture, ends, starts, 'back') ??
    shortest(picture, starts, ends, 'any')
  );
}
