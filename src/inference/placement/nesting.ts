/** Nesting of containers: which one encloses which, and where a resource is among them. */
import type { Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import type { Model } from '../model.js';

/** Containers named for a resource, and the innermost container around all of them; null if there is none. */
export interface Settled {
  readonly parent: string | null;
  readonly containers: readonly string[];
}

/** Queries about the nesting of containers. A query may settle the containers of the resources in it. */
export interface Nesting {
  /** The address and all containers that enclose it, innermost first. */
  readonly ancestry: (address: string | null) => readonly string[];
  /** The innermost container that is, or encloses, each of these; null if there is none. Ignores null. */
  readonly common: (containers: readonly (string | null)[]) => string | null;
  /** The given containers that contain none of the others, sorted. */
  readonly innermost: (containers: readonly string[]) => readonly string[];
  /**
   * The container, or the innermost one enclosing it, that may hold the resource: for a container, one of smaller rank.
   * Null if there is none. Example: a VPC that names a subnet is not inside the subnet.
   */
  readonly fitting: (resource: Resource, container: string | null) => string | null;
  /**
   * The address itself if it is a container, otherwise its parent: where a resource is that names this one to say where
   * it is.
   */
  readonly containerAt: (address: string) => string | null;
  /** Like `containerAt`, with all containers of a resource that spans several. */
  readonly containersAt: (address: string) => readonly string[];
  readonly parentOf: (address: string) => string | null;
  readonly rankOf: (address: string) => number;
}

/**
 * Creates the queries about nesting.
 * @param typeOf returns the type of a resource or an implied container
 * @param parentOf returns the parent of a resource or an implied container
 * @param settle finds the containers of a resource
 */
export function createNesting(
  { isContainer, isPlacementContainer, knowledge }: Model,
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

  function common(containers: readonly (string | null)[]): string | null {
    const known = [...new Set(containers.filter((container) => container !== null))];
    let chain = ancestry(known[0] ?? null);
    for (const container of known.slice(1)) {
      const ancestors = new Set(ancestry(container));
      chain = chain.filter((ancestor) => ancestors.has(ancestor));
    }
    return chain[0] ?? null;
  }

  function innermost(containers: readonly string[]): readonly string[] {
    const distinct = [...new Set(containers)];
    const outer = new Set(distinct.flatMap((container) => ancestry(container).slice(1)));
    return distinct.filter((container) => !outer.has(container)).sort(byAddress);
  }

  function fitting({ address }: Resource, container: string | null): string | null {
    const rank = isContainer(address) ? rankOf(address) : Number.POSITIVE_INFINITY;
    return ancestry(container).find((ancestor) => ancestor !== address && rankOf(ancestor) < rank) ?? null;
  }

  function containersAt(address: string): readonly string[] {
    if (isPlacementContainer(address)) return [address];
    const { parent, containers } = settle(address);
    return containers.length > 1 || parent === null ? containers : [parent];
  }

  const containerAt = (address: string): string | null => (isPlacementContainer(address) ? address : parentOf(address));

  return { ancestry, common, innermost, fitting, containerAt, containersAt, parentOf, rankOf };
}
