/** Removes containers. Their contents move to the innermost enclosing container that remains. */

import type { Graph, GraphNode } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { childrenOf } from '../../../graph/tree.js';
import { CARRIED_MAX } from '../../limits.js';
import type { Arcs } from './arcs.js';

/** The nesting of a graph's nodes. */
export interface Tree {
  /** All addresses, containers before their contents. */
  readonly order: readonly string[];
  /** True if the container encloses the address, at any depth. */
  readonly isInside: (address: string, container: string) => boolean;
}

/**
 * Returns the tree of a graph. Uses a stack instead of recursion, because the input may nest containers without limit.
 */
export function treeOf(graph: Graph): Tree {
  const children = childrenOf(graph);
  const order: string[] = [];
  const stack = (children.get(null) ?? []).map(({ address }) => address).reverse();
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    order.push(at);
    for (const { address } of [...(children.get(at) ?? [])].reverse()) stack.push(address);
  }
  const first = new Map(order.map((address, i) => [address, i]));
  // Position of the last address in each container.
  const last = new Map(first);
  for (const address of [...order].reverse()) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent !== null) last.set(parent, Math.max(last.get(parent) as number, last.get(address) as number));
  }
  const position = (address: string): number => first.get(address) ?? -1;
  return {
    order,
    isInside: (address, container) =>
      position(container) < position(address) && position(address) <= (last.get(container) as number),
  };
}

/** Returns the innermost remaining container of each node; null at the top level. */
export function parentsWithout(
  graph: Graph,
  tree: Tree,
  isRemoved: (address: string) => boolean,
): ReadonlyMap<string, string | null> {
  const parents = new Map<string, string | null>();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    parents.set(address, parent !== null && isRemoved(parent) ? (parents.get(parent) as string | null) : parent);
  }
  return parents;
}

/**
 * Removes a container from the arcs. Its incoming arcs then lead to its members, or to the next container outwards if
 * it has no members or that would need more than `CARRIED_MAX` arcs. No arc leads to a container that encloses its
 * start.
 */
export function dissolve(
  arcs: Arcs,
  container: string,
  members: readonly string[],
  outer: string | null,
  tree: Tree,
): void {
  const sources = arcs.to(container);
  const isFew = members.length > 0 && members.length * sources.size <= CARRIED_MAX;
  const targets = isFew ? members : outer === null ? [] : [outer];
  for (const [from, arc] of sources) {
    for (const to of targets) if (to !== from && !tree.isInside(from, to)) arcs.add(from, to, arc);
  }
  arcs.remove(container);
}

/** Returns the containers without a service at any depth, inner ones first. */
export function emptyContainers(graph: Graph, tree: Tree, isService: (address: string) => boolean): string[] {
  const full = new Set<string>();
  const empty: string[] = [];
  for (const address of [...tree.order].reverse()) {
    const { type, parent } = graph.nodes.get(address) as GraphNode;
    if (isService(address) || full.has(address)) {
      if (parent !== null) full.add(parent);
    } else if (isContainerType(type)) {
      empty.push(address);
    }
  }
  return empty;
}
