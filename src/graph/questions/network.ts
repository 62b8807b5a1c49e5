/** The graph, indexed by number for traversals that are linear in its connections. */

import { groupBy, put } from '../group-by.js';
import { byAddress } from '../order.js';
import type { Connection, Facts, HiddenResource, Hop, Part, ResourceReference, Subject } from './model.js';
import { portsIn } from './ports.js';

/** A connection as seen from one of its ends. */
export interface Branch {
  /** Number of the other end. */
  readonly to: number;
  readonly connection: Connection;
}

/**
 * An indexed graph. Numbers follow address order, so that the order of answers does not depend on that of the input.
 */
export interface Network {
  readonly subjects: readonly Subject[];
  readonly connections: readonly Connection[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Box around each subject; -1 at the top level. */
  readonly parents: readonly number[];
  /** Content of each box, without the content of inner boxes. */
  readonly children: readonly (readonly number[])[];
  /** Subjects that run in each subject. */
  readonly guests: readonly (readonly number[])[];
  /** Connections in their direction: those that leave a subject, and two-way ones that arrive at it. */
  readonly leaving: readonly (readonly Branch[])[];
  /** The same connections by their other end. */
  readonly arriving: readonly (readonly Branch[])[];
  /** Parts by address and by origin. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly allParts: readonly Part[];
  readonly hidden: ReadonlyMap<string, HiddenResource>;
  /** References by the address of their target. */
  readonly referrers: ReadonlyMap<string, readonly ResourceReference[]>;
}

/** Indexes facts. Connections and parts of unknown subjects are left out. */
export function createNetwork({ subjects: unordered, connections, parts, hidden, references }: Facts): Network {
  const subjects = [...unordered].sort((a, b) => byAddress(a.address, b.address));
  const numbers = new Map(subjects.map(({ address }, number) => [address, number]));
  const parents = parentsIn(subjects, numbers);
  const children = lists(subjects);
  parents.forEach((parent, number) => {
    children[parent]?.push(number);
  });
  const guests = lists(subjects);
  subjects.forEach(({ runsIn }, number) => {
    guests[numbers.get(runsIn ?? '') ?? -1]?.push(number);
  });
  const [leaving, arriving] = [lists<Branch>(subjects), lists<Branch>(subjects)];
  const known = connections.filter(({ from, to }) => numbers.has(from) && numbers.has(to));
  for (const connection of known) {
    const [from, to] = [numbers.get(connection.from)!, numbers.get(connection.to)!];
    leaving[from]!.push({ to, connection });
    arriving[to]!.push({ to: from, connection });
    if (!connection.twoWay) continue;
    leaving[to]!.push({ to: from, connection });
    arriving[from]!.push({ to, connection });
  }
  for (const branches of [...leaving, ...arriving]) branches.sort((a, b) => a.to - b.to);
  const allParts = parts.filter(({ node }) => numbers.has(node)).sort((a, b) => byAddress(a.address, b.address));
  const { parts: partsByName, hidden: hiddenByName } = namesIn(allParts, hidden);
  return {
    ...{ subjects, connections: known, numbers, parents, children, guests, leaving, arriving },
    ...{ parts: partsByName, allParts, hidden: hiddenByName },
    referrers: groupBy(references, ({ to }) => to),
  };
}

/**
 * Returns an empty list per subject. Does not use `Array.from`, because the build of the page mangles the property name
 * `from`.
 */
const lists = <T = number>(subjects: readonly Subject[]): T[][] => subjects.map(() => []);

/**
 * Returns the number of the box around each subject. A cycle of boxes, which a graph file may contain, is cut at the
 * top level.
 */
function parentsIn(subjects: readonly Subject[], numbers: ReadonlyMap<string, number>): readonly number[] {
  const parents = subjects.map(({ parent }) => numbers.get(parent ?? '') ?? -1);
  const isSound = new Set<number>();
  for (const start of parents.keys()) {
    const chain = new Set<number>();
    for (let at = start; at !== -1 && !isSound.has(at); at = parents[at]!) {
      chain.add(at);
      if (chain.has(parents[at]!)) parents[at] = -1;
    }
    for (const number of chain) isSound.add(number);
  }
  return parents;
}

function namesIn(parts: readonly Part[], hidden: readonly HiddenResource[]) {
  const byBothAddresses = <T extends { readonly address: string; readonly origin: string }>(entries: readonly T[]) =>
    new Map(entries.flatMap((entry) => [[entry.address, entry] as const, [entry.origin, entry] as const]));
  return { parts: byBothAddresses(parts), hidden: byBothAddresses(hidden) };
}

/** Returns the numbers of a subject and of everything in it. */
export function contentOf({ children }: Network, number: number): number[] {
  const content = [number];
  for (const at of content) for (const child of children[at]!) content.push(child);
  return content;
}

/** Returns the numbers of subjects and of everything in them, in address order. Unknown addresses are left out. */
export const numbersOf = (network: Network, addresses: readonly string[]): readonly number[] =>
  [...new Set(addresses.flatMap((address) => contentAt(network, address)))].sort((a, b) => a - b);

function contentAt(network: Network, address: string): readonly number[] {
  const number = network.numbers.get(address);
  return number === undefined ? [] : contentOf(network, number);
}

/** Returns the addresses of all copies of a resource, `aws_nat_gateway.a~2`, by its address without copy number. */
export function copiesIn({ subjects }: Network): ReadonlyMap<string, readonly string[]> {
  const copies = new Map<string, string[]>();
  for (const { address } of subjects) {
    if (/~\d+$/.test(address)) put(copies, address.replace(/~\d+$/, ''), address);
  }
  return copies;
}

/** Returns a connection as a step of an answer, in its own direction. */
export function hopOf({ from, to, label, twoWay, isThin, certainty, reason, isReference }: Connection): Hop {
  const ports = portsIn(label);
  return {
    ...{ kind: isReference ? 'reference' : 'connection', from, to },
    ...(label !== '' && { label }),
    ...(ports.length > 0 && { ports }),
    ...(twoWay && { twoWay }),
    ...(isThin && !isReference && { thin: true as const }),
    certainty,
    ...(reason && { reason }),
  };
}
