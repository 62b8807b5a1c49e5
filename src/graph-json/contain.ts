/**
 * Who is drawn in whom, where containers list each other or share a child. Graph format 1.0 lets a file say that
 * two containers hold one node, or that a container is inside itself; a picture has to choose.
 */
import { boxFactsOf } from '../catalog/boxes.js';
import { typeOf } from '../graph/address.js';
import { byAddress } from '../graph/order.js';
import { printable } from '../text/printable.js';
import * as messages from './messages.js';

export interface Containment {
  /** Child to container. */
  readonly parents: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/**
 * A node goes into the innermost of the containers that list it. Where none of two is inside the other, the first by
 * address has it. A list that would close a circle is cut: the walk starts at the containers that nothing holds, then
 * at what usually is outside.
 *
 * @param held each container and what it lists
 */
export function settleContainment(held: ReadonlyMap<string, readonly string[]>): Containment {
  const warnings: string[] = [];
  const { outerFirst, cut } = orderContainers(held);
  for (const [container, child] of cut) {
    warnings.push(
      container === child
        ? messages.holdsItself(printable(child))
        : messages.holdsEachOther(printable(container), printable(child)),
    );
  }
  const isCut = new Set(cut.map(([container, child]) => `${container} ${child}`));
  const holders = new Map<string, string[]>();
  for (const container of outerFirst) {
    for (const child of held.get(container) as readonly string[]) {
      if (isCut.has(`${container} ${child}`)) continue;
      const others = holders.get(child);
      if (others === undefined) holders.set(child, [container]);
      else others.push(container);
    }
  }
  const parents = new Map<string, string>();
  const inner = [...holders.keys()].filter((child) => !held.has(child)).sort(byAddress);
  for (const child of [...outerFirst, ...inner]) {
    const innermost = innermostOf(holders.get(child) ?? [], parents).sort(byAddress);
    if (innermost[0] !== undefined) parents.set(child, innermost[0]);
    if (innermost.length > 1) warnings.push(messages.heldTwice(printable(child), innermost.map(printable)));
  }
  return { parents, warnings };
}

/** Those that are around none of the others. The parents of all of them are settled. */
function innermostOf(containers: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  if (containers.length < 2) return [...containers];
  const around = new Set<string>();
  for (const container of containers) {
    let at = parents.get(container);
    while (at !== undefined && !around.has(at)) {
      around.add(at);
      at = parents.get(at);
    }
  }
  return containers.filter((container) => !around.has(container));
}

interface ContainerOrder {
  /** Every container behind all that list it, but for those that were cut. */
  readonly outerFirst: readonly string[];
  /** Container and listed child, where keeping the entry would close a circle. */
  readonly cut: readonly (readonly [container: string, child: string])[];
}

/** Depth first with a stack of its own; an entry that leads back into the path is cut. */
function orderContainers(held: ReadonlyMap<string, readonly string[]>): ContainerOrder {
  const listed = new Set([...held.values()].flat());
  const starts = [...held.keys()].sort(
    (a, b) =>
      Number(listed.has(a)) - Number(listed.has(b)) ||
      boxFactsOf(typeOf(a)).rank - boxFactsOf(typeOf(b)).rank ||
      byAddress(a, b),
  );
  const cut: [string, string][] = [];
  const done: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: { container: string; rest: string[] }[] = [];
  const enter = (container: string): void => {
    state.set(container, 'open');
    const inside = (held.get(container) as readonly string[]).filter((child) => held.has(child));
    path.push({ container, rest: inside.sort(byAddress).reverse() });
  };
  for (const start of starts) {
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const child = top.rest.pop();
      if (child === undefined) {
        state.set(top.container, 'done');
        done.push(top.container);
        path.pop();
      } else if (state.get(child) === 'open') cut.push([top.container, child]);
      else if (!state.has(child)) enter(child);
    }
  }
  return { outerFirst: done.reverse(), cut };
}
