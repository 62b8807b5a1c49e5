/** The blast radius of a resource: what depends on it. */

import type { Connection, Hop } from './model.js';
import type { Branch, Network } from './network.js';
import { type Reached, reachedBy } from './reach.js';
import { spread } from './spread.js';

/** Options of `dependents`. */
export interface DependentsOptions {
  /** Maximum number of connections on a path. */
  readonly depth?: number;
  /** Address of the part that the question is about; its node then depends on it. Default: the starts as a whole. */
  readonly part?: string;
}

/**
 * Returns the subjects that depend on the starts, directly or through others: those in them, those that run in them,
 * those with an arrow to them (also to their key, their host or their logs), and those that name them in their code.
 * References count for the first step only: beyond it they would lead through shared settings to nearly everything.
 */
export function dependents(
  network: Network,
  starts: readonly string[],
  { depth, part }: DependentsOptions = {},
): readonly Reached[] {
  const { subjects } = network;
  const members = membersOf(network, starts);
  const numbers = [...members.keys()].sort((a, b) => a - b);
  const { arrivals } = spread(network, numbers, {
    ...{ direction: 'to', intoGuests: true, follows: () => true },
    branchesOfStarts: branchesOf(network, numbers, part),
    ...(depth !== undefined && { depth }),
  });
  return arrivals.flatMap((arrival): Reached[] => {
    const member = members.get(arrival.number);
    if (member === undefined) return [reachedBy(network, arrival, 'to')];
    const subject = subjects[arrival.number]!;
    if (member === null && part === undefined) return [];
    const next = member === null ? part! : subjects[member.from]!.address;
    const hop: Hop = { kind: member?.kind ?? 'part', from: next, to: subject.address, certainty: 'fact' };
    return [{ ...{ subject, next }, distance: 0, certainty: 'fact', steps: [hop] }];
  });
}

/** The relation of a subject to the box or host through which it belongs to a start. */
interface Member {
  readonly kind: 'contains' | 'runs';
  /** Number of the box or the host. */
  readonly from: number;
}

/**
 * Returns everything that belongs to the starts, by number: the starts themselves with null, their content, and the
 * subjects that run in any of these.
 */
function membersOf(network: Network, starts: readonly string[]): ReadonlyMap<number, Member | null> {
  const members = new Map<number, Member | null>();
  for (const start of starts) {
    const number = network.numbers.get(start);
    if (number !== undefined) members.set(number, null);
  }
  // The loop also visits the members that it adds.
  for (const from of members.keys()) {
    for (const child of network.children[from]!)
      if (!members.has(child)) members.set(child, { kind: 'contains', from });
    for (const guest of network.guests[from]!) if (!members.has(guest)) members.set(guest, { kind: 'runs', from });
  }
  return members;
}

/** Returns the references to each start and its parts, from other nodes. */
function branchesOf(network: Network, starts: readonly number[], part: string | undefined): Map<number, Branch[]> {
  const branches = new Map<number, Branch[]>();
  const add = (start: number, address: string): void => {
    const references = (network.referrers.get(address) ?? []).flatMap((reference) => {
      const to = network.numbers.get(nodeOf(network, reference.from)) ?? start;
      if (to === start) return [];
      const connection: Connection = {
        ...reference,
        ...{ twoWay: false, isThin: true, label: '', certainty: 'fact', isReference: true },
      };
      return [{ to, connection }];
    });
    branches.set(start, [...(branches.get(start) ?? []), ...references]);
  };
  if (part !== undefined) {
    const resource = network.parts.get(part);
    for (const start of starts.slice(0, 1)) add(start, resource?.address ?? part);
    return branches;
  }
  for (const start of starts) add(start, network.subjects[start]!.address);
  const isStart = new Set(starts);
  for (const { node, address } of network.allParts) {
    const start = network.numbers.get(node)!;
    if (isStart.has(start)) add(start, address);
  }
  return branches;
}

/** Returns the address of the node that shows a resource; the address itself for a node. */
const nodeOf = ({ parts, numbers }: Network, address: string): string =>
  numbers.has(address) ? address : (parts.get(address)?.node ?? '');
