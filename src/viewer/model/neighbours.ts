import type { Line } from './picture.js';

/** What is lit, by number. */
export interface Lit {
  readonly things: Iterable<number>;
  readonly lines: Iterable<number>;
}

export interface Connection {
  /** The other end. */
  readonly to: number;
  readonly line: number;
  readonly way: 'in' | 'out' | 'both';
}

/**
 * The lines of a thing, each with its other end; of a box those that end at it or cross its border.
 * @param whole what counts as the thing: `wholeOf`
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

/** A thing, its lines, and what is at their other ends. */
export const neighbours = (...[lines, at, whole]: Parameters<typeof connectionsOf>): Lit => {
  const own = connectionsOf(lines, at, whole);
  return { things: [at, ...own.map(({ to }) => to)], lines: own.map(({ line }) => line) };
};
