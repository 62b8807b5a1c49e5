/** Questions about boxes in boxes, as far as they are settled. */
import type { Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import type { Model } from '../model.js';

/** The places said to hold something, and the innermost container that holds all of these; null where there is none. */
export interface Settled {
  readonly parent: string | null;
  readonly seats: readonly string[];
}

export interface Nesting {
  /** Itself and all that is around it, from the inside out. */
  readonly ancestry: (address: string | null) => readonly string[];
  /** The innermost container that holds all of these; null where there is none. */
  readonly common: (seats: readonly (string | null)[]) => string | null;
  /** Without those that only say again, less exactly, where one of the others is. */
  readonly innermost: (seats: readonly string[]) => readonly string[];
  /** A container lies only in one of smaller rank: a VPC that names a subnet is not inside it. */
  readonly fitting: (resource: Resource, seat: string | null) => string | null;
  /** Where something is that is in the same place as `address`: in it where it is a place, else beside it. */
  readonly seatAt: (address: string) => string | null;
  /** The same, for what may span several places. */
  readonly seatsAt: (address: string) => readonly string[];
  readonly parentOf: (address: string) => string | null;
  readonly rankOf: (address: string) => number;
}

/** @param typeOf also of implied boxes; @param parentOf of them as well; @param settle where a resource is */
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
