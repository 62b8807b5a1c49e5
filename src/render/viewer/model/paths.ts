/** Shortest paths between elements. */

import { type Sense, shortestPath } from '../../../graph/questions/neighbours.js';
import { questionable } from './facts.js';
import { type Scene, wholeOf } from './scene.js';

export type { Sense };

export interface Path {
  readonly sense: Sense;
  /** From the first element to the second; reversed for `back`. */
  readonly elements: readonly number[];
  /** Lines between consecutive elements, one fewer than these. A line may end at a box around the element. */
  readonly lines: readonly number[];
}

/**
 * Returns a shortest path between two elements: in edge direction from the first to the second, otherwise from the
 * second to the first, otherwise ignoring direction. Null if there is no path, or if one element contains the other.
 */
export function pathBetween(scene: Scene, first: number, second: number): Path | null {
  const { network, lineOfHop } = questionable(scene);
  const path = shortestPath(network, [`${first}`], [`${second}`]);
  if (path === null) return null;
  const { sense, hops } = path;
  const starts = wholeOf(scene.elements, sense === 'back' ? second : first);
  /** The element, or the box around it, from which the next line leaves. */
  let at = [hops[0]!.from, hops[0]!.to].find((end) => starts.has(Number(end)))!;
  const elements = [Number(at)];
  const lines: number[] = [];
  for (const hop of hops) {
    const { kind, from, to } = hop;
    at = from === at ? to : from;
    if (kind === 'connection') {
      elements.push(Number(at));
      lines.push(lineOfHop(hop));
    }
    // An arrow at a box leads to its content, where the path goes on.
    if (kind === 'contains') elements.splice(-1, 1, Number(at));
  }
  return { sense, elements, lines };
}
