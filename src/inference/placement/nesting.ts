/** Relations of nested containers, as far as containment is settled. */
import type { Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import type { Model } from '../model.js';

/** Containers named for a resource, and the innermost container around all of them; null if there is none. */
export interface Settled {
  readonly parent: string | null;
  readonly seats: readonly string[];
}

export interface Nesting {
  /** The address and all containers around it, innermost first. */
  readonly ancestry: (address: string | null) => readonly string[];
  /** The innermost container around all of these; null if there is none. */
  readonly common: (seats: readonly (string | null)[]) => string | null;
  /** Drops containers that contain another of the given ones. */
  readonly innermost: (seats: readonly string[]) => readonly string[];
  /** The innermost container of smaller rank. A VPC that names a subnet is not inside the subnet. */
  readonly fitting: (resource: Resource, seat: string | null) => string | null;
  /** Container of a resource at the location of `address`: the address itself if it is a container, else its parent. */
  readonly seatAt: (address: string) => string | null;
  /** Same for a resource that may span several containers. */
  readonly seatsAt: (address: string) => readonly string[];
  readonly parentOf: (address: string) => string | null;
  readonly rankOf: (address: string) => number;
}

/**
 * Returns the queries about nesting.
 * @param typeOf also for implied containers
 * @param parentOf also for implied containers
 * @param settle finds the containers of a resource
 */
export function createNesting(
  { isContainer, isPlace, knowledge }: Model,
  typeOf: (address: string) => string,
  parentOf: (address: string) => string | null,
  settle: (address: string) => Settled,
): Nesting {
  const rankOf = (address: string): number => knowledge.boxFactsOf(typeOf(address)).rank;

  function ancestry(address: string | null): string[] {
    const chain: string[] = [];
    for (let at = address; at !== null && !chain.includes(at); at = parentOf(at)) chain.push(at);
    return chain;
  }

  function common(seats: readonly (string | null)[]): string | null {
    const known = [...new Set(seats.filter((seat) => seat !== null))];
    let chain = ancestry(known[0] ?? null);
    for (const seat of known.slice(1)) {
      const other = new Set(ancestry(seat));
      chain = chain.filter((container) => other.has(container));
    }
    return chain[0] ?? null;
  }

  function innermost(seats: readonly string[]): readonly string[] {
    const distinct = [...new Set(seats)];
    const outer = new Set(distinct.flatMap((seat) => ancestry(seat).slice(1)));
    return distinct.filter((seat) => !outer.has(seat)).sort(byAddress);
  }

  function fitting({ address }: Resource, seat: string | null): string | null {
    const rank = isContainer(address) ? rankOf(address) : Number.POSITIVE_INFINITY;
    return ancestry(seat).find((container) => container !== address && rankOf(container) < rank) ?? null;
  }

  function seatsAt(address: string): readonly string[] {
    if (isPlace(address)) return [address];
    const { parent, seats } = settle(address);
    return seats.length > 1 || parent === null ? seats : [parent];
  }

  const seatAt = (address: string): string | null => (isPlace(address) ? address : parentOf(address));

  return { ancestry, common, innermost, fitting, seatAt, seatsAt, parentOf, rankOf };
}
