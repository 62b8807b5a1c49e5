/** Connections of an element: its neighbours, and shortest paths to others. */

import { type Scene, wholeOf } from './scene.js';

// ---- Neighbours.

/** Indexes of highlighted elements and lines. */
export interface Highlight {
  readonly elements: Iterable<number>;
  readonly lines: Iterable<number>;
}

export interface Connection {
  /** Index of the other end. */
  readonly to: number;
  readonly line: number;
  readonly direction: 'in' | 'out' | 'both';
}

/**
 * Returns the lines of an element, each with its other end. The lines of a box are those that end at it or cross its
 * border.
 */
export function connectionsOf({ elements, lines }: Scene, at: number): readonly Connection[] {
  const content = wholeOf(elements, at);
  return lines.flatMap(({ from, to, twoWay }, line): Connection[] => {
    const isOut = content.has(from);
    if (isOut === content.has(to) && from !== at && to !== at) return [];
    return [{ to: isOut ? to : from, line, direction: twoWay ? 'both' : isOut ? 'out' : 'in' }];
  });
}

/** Returns an element, its lines, and the elements at their other ends. */
export function neighbours(scene: Scene, at: number): Highlight {
  const connections = connectionsOf(scene, at);
  return { elements: [at, ...connections.map(({ to }) => to)], lines: connections.map(({ line }) => line) };
}

// ---- Paths.

/**
 * `along`: in the direction of the edges. `back`: in that direction from the second element to the first. `any`:
 * ignoring direction.
 */
export type Sense = 'along' | 'back' | 'any';

export interface Path {
  readonly sense: Sense;
  /** From the first element to the second; reversed for `back`. */
  readonly elements: readonly number[];
  /** Lines between consecutive elements, one fewer than these. */
  readonly lines: readonly number[];
}

type Numbers = ReadonlySet<number>;

/** Finds a shortest path by breadth-first search. */
function shortest({ lines }: Scene, starts: Numbers, ends: Numbers, sense: Sense): Path | null {
  const queue = [...starts].map((at): Path => ({ sense, elements: [at], lines: [] }));
  const seen = new Set(starts);
  for (const path of queue) {
    const at = path.elements.at(-1)!;
    if (ends.has(at)) return path;
    lines.forEach(({ from, to, twoWay }, line) => {
      // A line that does not lead on from `at` counts as leading back to it, which has been seen.
      const next = from === at ? to : to === at && (twoWay || sense === 'any') ? from : at;
      if (seen.has(next)) return;
      seen.add(next);
      queue.push({ sense, elements: [...path.elements, next], lines: [...path.lines, line] });
    });
  }
  return null;
}

/**
 * Returns a shortest path between two elements: in edge direction from the first to the second, otherwise from the
 * second to the first, otherwise ignoring direction. Null if there is no path, or if one element contains the other.
 */
export function pathBetween(scene: Scene, first: number, second: number): Path | null {
  const [starts, ends] = [wholeOf(scene.elements, first), wholeOf(scene.elements, second)];
  if (starts.has(second) || ends.has(first)) return null;
  return (
    shortest(scene, starts, ends, 'along') ??
    shortest(scene, ends, starts, 'back') ??
    shortest(scene, starts, ends, 'any')
  );
}
