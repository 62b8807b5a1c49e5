/** Subjects that a subject reaches, and that can reach it. */

import type { Certainty, Connection, Hop, Subject } from './model.js';
import { contentOf, type Network, numbersOf } from './network.js';
import { opensPort } from './ports.js';
import { type Arrival, arrivalBy, branchesAt, type Spread, spread } from './spread.js';

/** A subject of an answer. */
export interface Reached {
  readonly subject: Subject;
  /** Number of connections from the start; 0 for a subject that is in the start or runs in it. */
  readonly distance: number;
  /** `inference` if any step between it and the start is one. */
  readonly certainty: Certainty;
  /** Steps between this subject and `next`, in the direction of the requests. */
  readonly steps: readonly Hop[];
  /** Address of the previous subject on a shortest path, nearer to the start. */
  readonly next: string;
  /** A port was requested, and the connection names none: all ports may be open, or the port is unknown. */
  readonly isPortUnknown?: true;
}

/** Options of `reach`. */
export interface ReachOptions {
  /** `from`: what the start reaches. `to`: what can reach it. */
  readonly direction: 'from' | 'to';
  /** Port at which the destination is entered: the start for `to`, each result for `from`. */
  readonly port?: string;
  /** Maximum number of connections on a path. */
  readonly depth?: number;
}

/**
 * Returns the subjects that the starts reach, or that can reach them, by requests and data. A box counts as its
 * content.
 * @param addresses the starts
 */
export function reach(
  network: Network,
  addresses: readonly string[],
  { direction, port, depth }: ReachOptions,
): readonly Reached[] {
  const starts = numbersOf(network, addresses);
  const isOpen = ({ label }: Connection): boolean => port === undefined || opensPort(label, port) !== 'no';
  const isRequest = ({ isThin }: Connection): boolean => !isThin;
  const result = spread(network, starts, {
    ...{ direction, follows: isRequest, ...(depth !== undefined && { depth }) },
    ...(direction === 'to' &&
      port !== undefined && { followsAtStart: (connection) => isRequest(connection) && isOpen(connection) }),
  });
  const excluded = new Set(starts);
  const arrivals =
    direction === 'from' && port !== undefined ? entriesAt(network, result, isRequest, port) : result.arrivals;
  return arrivals
    .filter(({ number }) => !excluded.has(number))
    .map((arrival) => {
      const entry = direction === 'to' ? arrival.first : entryOf(arrival);
      const isUnknown = port !== undefined && entry !== null && opensPort(entry.label, port) === 'unknown';
      return reachedBy(network, arrival, direction, isUnknown);
    });
}

/** An arrival by a connection that opens the requested port: `entry`. Absent if no port was requested. */
interface Entry extends Arrival {
  readonly entry?: Connection;
}

const entryOf = ({ entry }: Entry): Connection | null => entry ?? null;

/**
 * Returns the arrivals by a connection that opens the port, also where a shorter path uses another port. Connections
 * that name the port come before those that name none.
 */
function entriesAt(
  network: Network,
  { departures }: Spread,
  follows: (connection: Connection) => boolean,
  port: string,
): readonly Entry[] {
  const entries = new Map<number, Entry>();
  for (const opens of ['yes', 'unknown'] as const) {
    for (const departure of departures) {
      for (const branch of branchesAt(network, departure.number, 'from')) {
        const { connection } = branch;
        if (!follows(connection) || opensPort(connection.label, port) !== opens) continue;
        const arrival = arrivalBy(branch, departure);
        if (entries.has(arrival.number)) continue;
        entries.set(arrival.number, { ...arrival, entry: connection });
        for (const number of contentOf(network, arrival.number).slice(1)) {
          if (entries.has(number)) continue;
          const hop = containing(network, arrival.number, number);
          const { distance, first } = arrival;
          const content = { number, distance, first, steps: [hop], previous: arrival, entry: connection };
          entries.set(number, { ...content, certainty: 'inference' });
        }
      }
    }
  }
  return [...entries.values()].sort((a, b) => a.distance - b.distance || a.number - b.number);
}

const containing = ({ subjects }: Network, box: number, content: number): Hop => ({
  ...{ kind: 'contains', from: subjects[box]!.address, to: subjects[content]!.address, certainty: 'inference' },
});

/**
 * Returns an arrival as a result, with its steps in the direction of the requests. @param direction of the traversal
 */
export function reachedBy(
  network: Network,
  arrival: Arrival,
  direction: 'from' | 'to',
  isPortUnknown = false,
): Reached {
  const { subjects } = network;
  const { number, distance, certainty, steps, previous } = arrival;
  return {
    ...{ subject: subjects[number]!, distance, certainty },
    steps: direction === 'to' ? [...steps].reverse().map(reversedHop) : steps,
    next: subjects[previous?.number ?? number]!.address,
    ...(isPortUnknown && { isPortUnknown: true as const }),
  };
}

/** Returns a step of a traversal against the arrows in the direction of the requests. */
function reversedHop(hop: Hop): Hop {
  if (hop.kind !== 'contains' && hop.kind !== 'inside') return hop;
  return { ...hop, kind: hop.kind === 'contains' ? 'inside' : 'contains', from: hop.to, to: hop.from };
}
