import type { Line } from './picture.js';

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
