/** How many things change in each way: what the legend says. */
import { parseAddress, withCopy } from '../../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeName } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/count-resources.js';
import type { GraphNode } from '../../graph/model.js';

/**
 * Resources, those that are part of another one included. A ghost is the place where something was, and copies are one
 * thing that stands in several boxes.
 */
export function countChanged(nodes: Iterable<GraphNode>): ChangeCounts {
  const sums = new Map<ChangeName, number>();
  const add = (counts: ChangeCounts): void => {
    for (const change of CHANGES) sums.set(change, (sums.get(change) ?? 0) + (counts[change] ?? 0));
  };
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.ghostOf !== undefined || !isOfSource(node)) continue;
    const key = `${resourceOf(node.address)} ${node.change}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { instances, folded = {} } = node.changed ?? {};
    add(folded);
    if (!isPseudoType(node.type)) add(instances ?? { [node.change]: node.count });
  }
  return inOrder(sums);
}

const resourceOf = (address: string): string =>
  (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);

const inOrder = (sums: ReadonlyMap<ChangeName, number>): ChangeCounts =>
  Object.fromEntries(
    CHANGES.filter((change) => change !== 'none' && (sums.get(change) ?? 0) > 0).map((change) => [
      change,
      sums.get(change),
    ]),
  );
