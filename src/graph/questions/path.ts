/** Shortest paths. */

import type { Certainty, Hop } from './model.js';
import { type Network, numbersOf } from './network.js';
import { spread, stepsTo } from './spread.js';

/**
 * `along`: in the direction of the arrows. `back`: in that direction, from the last subject to the first. `any`: ignoring
 * direction.
 */
export type Sense = 'along' | 'back' | 'any';

export interface ShortestPath {
  readonly sense: Sense;
  /** From the first subject to the last; reversed for `back`. Arrows keep their own direction. */
  readonly hops: readonly Hop[];
  /** `inference` if any hop is one. */
  readonly certainty: Certainty;
}

/** Senses in the order of preference. */
const SENSES = ['along', 'back', 'any'] as const satisfies readonly Sense[];

/**
 * Returns a shortest path from any of the first subjects to any of the last ones, along the arrows if possible. A box
 * counts as its content. Null if there is no path, or if one subject contains the other.
 * @param senses the senses to try; default all
 */
export function shortestPath(
  network: Network,
  first: readonly string[],
  last: readonly string[],
  senses: readonly Sense[] = SENSES,
): ShortestPath | null {
  const [starts, ends] = [numbersOf(network, first), numbersOf(network, last)];
  const endSet = new Set(ends);
  if (starts.some((number) => endSet.has(number))) return null;
  for (const sense of senses) {
    const [origins, goals] = sense === 'back' ? [ends, new Set(starts)] : [starts, endSet];
    const { arrivals } = spread(network, origins, {
      direction: sense === 'any' ? 'any' : 'from',
      follows: () => true,
      isEnd: (number) => goals.has(number),
    });
    const arrival = arrivals.find(({ number }) => goals.has(number));
    if (arrival !== undefined) return { sense, hops: stepsTo(arrival), certainty: arrival.certainty };
  }
  return null;
}
