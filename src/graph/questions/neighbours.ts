/** Connections near a subject, and shortest paths between two. */

import type { Certainty, Connection, Hop, Subject } from './model.js';
import { type Branch, hopOf, type Network, numbersOf } from './network.js';
import { type Direction, spread, stepsTo } from './spread.js';

/** A connection near the start. */
export interface Neighbour {
  /** The end that is farther from the start. */
  readonly subject: Subject;
  /** Number of connections between the start and this end. */
  readonly distance: number;
  /** Relative to the nearer end: `in` arrives at it, `out` leaves it. */
  readonly direction: 'in' | 'out' | 'both';
  readonly hop: Hop;
}

/** Options of `neighbours`. */
export interface NeighbourOptions {
  /** Number of connections from the start; default 1. */
  readonly depth?: number;
  /** `from`: those that leave. `to`: those that arrive. Default: both. */
  readonly direction?: Direction;
}

/**
 * Returns the connections of subjects, and with a depth also those of its neighbours, each once. A box has those that
 * end at it or cross its border.
 */
export function neighbours(
  network: Network,
  starts: readonly string[],
  { depth = 1, direction = 'any' }: NeighbourOptions = {},
): readonly Neighbour[] {
  const distances = new Map(numbersOf(network, starts).map((number) => [number, 0]));
  const listed = new Set<Connection>();
  const all: Neighbour[] = [];
  let frontier = [...distances.keys()];
  for (let distance = 1; distance <= depth && frontier.length > 0; distance++) {
    const next: number[] = [];
    for (const number of frontier) {
      for (const { to, connection, side } of sidesAt(network, number, direction)) {
        const isInside = distances.get(to) === 0 && distances.get(number) === 0;
        if (listed.has(connection) || isInside) continue;
        listed.add(connection);
        const subject = network.subjects[to]!;
        all.push({ subject, distance, direction: connection.twoWay ? 'both' : side, hop: hopOf(connection) });
        if (distances.has(to)) continue;
        distances.set(to, distance);
        next.push(to);
      }
    }
    frontier = next.sort((a, b) => a - b);
  }
  return all;
}

/** A connection at a subject. `in` arrives there, and `out` leaves. */
interface Side extends Branch {
  readonly side: 'in' | 'out';
}

/** Returns the connections at a subject in the order of their other ends. */
function sidesAt({ leaving, arriving }: Network, number: number, direction: Direction): readonly Side[] {
  const out = direction === 'to' ? [] : leaving[number]!.map((branch): Side => ({ ...branch, side: 'out' }));
  const into = direction === 'from' ? [] : arriving[number]!.map((branch): Side => ({ ...branch, side: 'in' }));
  return [...out, ...into].sort((a, b) => a.to - b.to);
}

/**
 * `along`: in the direction of the arrows. `back`: in that direction, from the last subject to the first. `any`:
 * ignoring direction.
 */
export type Sense = 'along' | 'back' | 'any';

/** A path between two subjects with the fewest connections. */
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
