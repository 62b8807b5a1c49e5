/**
 * Breadth-first traversal that also passes through boxes: an arrow at a box may apply to everything in it. Each subject
 * and each connection is visited at most twice, so the time is linear.
 */

import type { Certainty, Connection, Hop } from './model.js';
import { type Branch, hopOf, type Network } from './network.js';

/** `from`: along the arrows. `to`: against them. `any`: both. */
export type Direction = 'from' | 'to' | 'any';

/** Options of a traversal. */
export interface SpreadOptions {
  readonly direction: Direction;
  /** False for connections to ignore. */
  readonly follows: (connection: Connection) => boolean;
  /** False for connections to ignore at the starts and the boxes around them; default: `follows` alone. */
  readonly followsAtStart?: (connection: Connection) => boolean;
  /** Maximum number of connections on a path; default unlimited. */
  readonly depth?: number;
  /** Further branches of a start, by its number. */
  readonly branchesOfStarts?: ReadonlyMap<number, readonly Branch[]>;
  /** True to step from a host to the subjects that run in it, too. */
  readonly intoGuests?: boolean;
  /** Ends the traversal when this subject is reached. */
  readonly isEnd?: (number: number) => boolean;
}

/** A subject that was reached. */
export interface Arrival {
  readonly number: number;
  /** Number of connections from the start. */
  readonly distance: number;
  /** Steps from the previous subject, in the direction of travel. Empty for a start. */
  readonly steps: readonly Hop[];
  readonly previous: Arrival | null;
  /** `inference` if any step from the start to here is one. */
  readonly certainty: Certainty;
  /** The first connection on the path from the start that is at the start; null for a start. */
  readonly first: Connection | null;
}

/** A subject, or a box around it, from which connections are followed, with the steps that lead to the box. */
export interface Departure {
  readonly number: number;
  readonly arrival: Arrival;
  readonly climbed: readonly Hop[];
}

/** Result of a traversal. */
export interface Spread {
  /** Nearest first, then in address order. The starts come first, with the distance 0. */
  readonly arrivals: readonly Arrival[];
  /** In the order in which they were visited. */
  readonly departures: readonly Departure[];
}

/**
 * Traverses the network from several subjects.
 * @param starts numbers in ascending order
 */
export function spread(network: Network, starts: readonly number[], options: SpreadOptions): Spread {
  const { depth = Number.POSITIVE_INFINITY, isEnd = () => false, follows, followsAtStart = follows } = options;
  const arrived = new Set(starts);
  const departures: Departure[] = [];
  let frontier: Arrival[] = starts.map((number) => ({
    ...{ number, distance: 0, steps: [], previous: null, certainty: 'fact', first: null },
  }));
  const arrivals = [...frontier];
  // If other connections are followed at the starts than later, a box around a start may be left a second time.
  let departed = new Set<number>();
  for (let distance = 0; frontier.length > 0 && distance < depth; distance++) {
    if (frontier.some(({ number }) => isEnd(number))) break;
    const test = distance === 0 ? followsAtStart : follows;
    const next: Arrival[] = [];
    for (const departure of frontier.flatMap((arrival) => departuresFrom(network, arrival, departed))) {
      departures.push(departure);
      const others = distance === 0 ? options.branchesOfStarts?.get(departure.number) : undefined;
      for (const branch of [...branchesAt(network, departure.number, options.direction), ...(others ?? [])]) {
        if (arrived.has(branch.to) || !test(branch.connection)) continue;
        arrived.add(branch.to);
        next.push(arrivalBy(branch, departure));
      }
    }
    if (distance === 0 && test !== follows) departed = new Set(starts);
    addContent(network, next, arrived, options);
    frontier = next.sort((a, b) => a.number - b.number);
    for (const arrival of frontier) arrivals.push(arrival);
  }
  return { arrivals, departures };
}

/** Returns the subject and the boxes around it from which no connection was followed yet. */
function departuresFrom({ parents, subjects }: Network, arrival: Arrival, departed: Set<number>): Departure[] {
  const departures: Departure[] = [];
  const climbed: Hop[] = [];
  for (let at = arrival.number; at !== -1 && !departed.has(at); at = parents[at]!) {
    departed.add(at);
    departures.push({ number: at, arrival, climbed: [...climbed] });
    const parent = parents[at]!;
    if (parent !== -1) climbed.push(step('inside', subjects[at]!.address, subjects[parent]!.address));
  }
  return departures;
}

const step = (kind: Hop['kind'], from: string, to: string): Hop => ({ kind, from, to, certainty: 'inference' });

/** Returns the connections at a subject that lead on in a direction. */
export function branchesAt({ leaving, arriving }: Network, number: number, direction: Direction): readonly Branch[] {
  if (direction === 'from') return leaving[number]!;
  return direction === 'to' ? arriving[number]! : [...leaving[number]!, ...arriving[number]!];
}

/** Returns the arrival at the other end of a connection that is followed from a departure. */
export function arrivalBy({ to, connection }: Branch, { arrival, climbed }: Departure): Arrival {
  const steps = [...climbed, hopOf(connection)];
  return {
    ...{ number: to, distance: arrival.distance + 1, steps, previous: arrival },
    certainty: certaintyOf([arrival, ...steps]),
    first: arrival.first ?? connection,
  };
}

/** Returns `inference` if any part is one. */
const certaintyOf = (parts: readonly { readonly certainty: Certainty }[]): Certainty =>
  parts.some(({ certainty }) => certainty === 'inference') ? 'inference' : 'fact';

/**
 * Adds the content of the boxes that were reached, at the same distance; if requested, also the subjects that run in
 * the hosts.
 */
function addContent(network: Network, reached: Arrival[], arrived: Set<number>, options: SpreadOptions): void {
  const { children, guests, subjects } = network;
  const add = (number: number, kind: Hop['kind'], previous: Arrival): void => {
    if (arrived.has(number)) return;
    arrived.add(number);
    const steps = [step(kind, subjects[previous.number]!.address, subjects[number]!.address)];
    const { distance, first } = previous;
    reached.push({ number, distance, steps, previous, certainty: 'inference', first });
  };
  for (const arrival of reached) {
    for (const child of children[arrival.number]!) add(child, 'contains', arrival);
    if (options.intoGuests !== true) continue;
    for (const guest of guests[arrival.number]!) add(guest, 'runs', arrival);
  }
}

/** Returns the steps from the start to a subject, in the direction of travel. */
export function stepsTo(arrival: Arrival): readonly Hop[] {
  const arrivals: Arrival[] = [];
  for (let at: Arrival | null = arrival; at !== null; at = at.previous) arrivals.push(at);
  return arrivals.reverse().flatMap(({ steps }) => steps);
}
