/**
 * The containment of a graph file. Graph format 1.0 allows two containers to list one node, and a container to be inside itself. A
 * diagram needs one parent for each node.
 */
import { boxFactsOf } from '../../catalog/boxes.js';
import { typeOf } from '../address.js';
import { put } from '../group-by.js';
import { byAddress } from '../order.js';
import * as messages from './messages.js';

/** The containment of a graph file, with the problems that were resolved. */
export interface Containment {
  /** Container of each child. */
  readonly parents: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/**
 * Assigns each node to the innermost container that lists it. If neither of two containers is inside the other, the
 * first by address gets the node. An entry that would close a cycle is cut. The search starts at containers that no
 * other lists, then at types that are usually outermost.
 *
 * @param targetsOf the listed targets of each container
 */
export function settleContainment(targetsOf: ReadonlyMap<string, readonly string[]>): Containment {
  const warnings: string[] = [];
  const { outerFirst, cut } = orderContainers(targetsOf);
  for (const [container, child] of cut) {
    warnings.push(container === child ? messages.holdsItself(child) : messages.holdsEachOther(container, child));
  }
  const cutEntries = new Set(cut.map(([container, child]) => `${container} ${child}`));
  const containersOf = new Map<string, string[]>();
  for (const container of outerFirst) {
    for (const child of targetsOf.get(container) as readonly string[]) {
      if (cutEntries.has(`${container} ${child}`)) continue;
      put(containersOf, child, container);
    }
  }
  const parents = new Map<string, string>();
  const inner = [...containersOf.keys()].filter((child) => !targetsOf.has(child)).sort(byAddress);
  for (const child of [...outerFirst, ...inner]) {
    const innermost = innermostOf(containersOf.get(child) ?? [], parents).sort(byAddress);
    if (innermost[0] !== undefined) parents.set(child, innermost[0]);
    if (innermost.length > 1) warnings.push(messages.heldTwice(child, innermost));
  }
  return { parents, warnings };
}

/** Returns the containers that contain none of the others. The parents of all of them are already settled. */
function innermostOf(containers: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  if (containers.length < 2) return [...containers];
  const outer = new Set<string>();
  for (const container of containers) {
    let parent = parents.get(container);
    while (parent !== undefined && !outer.has(parent)) {
      outer.add(parent);
      parent = parents.get(parent);
    }
  }
  return containers.filter((container) => !outer.has(container));
}

interface ContainerOrder {
  /** Every container after all that list it, except for cut entries. */
  readonly outerFirst: readonly string[];
  /** Entries that would close a cycle: the container and its listed child. */
  readonly cut: readonly (readonly [container: string, child: string])[];
}

/** Orders containers by a depth-first search with an explicit stack. An entry that leads back into the path is cut. */
function orderContainers(targetsOf: ReadonlyMap<string, readonly string[]>): ContainerOrder {
  const listedContainers = new Set([...targetsOf.values()].flat());
  const starts = [...targetsOf.keys()].sort(
    (a, b) =>
      Number(listedContainers.has(a)) - Number(listedContainers.has(b)) ||
      boxFactsOf(typeOf(a)).rank - boxFactsOf(typeOf(b)).rank ||
      byAddress(a, b),
  );
  const cut: [string, string][] = [];
  const finished: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: { container: string; rest: string[] }[] = [];
  const enter = (container: string): void => {
    state.set(container, 'open');
    const inside = (targetsOf.get(container) as readonly string[]).filter((child) => targetsOf.has(child));
    path.push({ container, rest: inside.sort(byAddress).reverse() });
  };
  for (const start of starts) {
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const child = top.rest.pop();
      if (child === undefined) {
        state.set(top.container, 'done');
        finished.push(top.container);
        path.pop();
      } else if (state.get(child) === 'open') cut.push([top.container, child]);
      else if (!state.has(child)) enter(child);
    }
  }
  return { outerFirst: finished.reverse(), cut };
}
