/** Connections of an element, and its neighbours. */

import { type Scene, wholeOf } from './scene.js';

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
