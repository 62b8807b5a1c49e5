/** How many things change in each way: what the legend says. */
import { parseAddress, withCopy } from '../../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeName } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import * as messages from '../messages.js';
import type { Presentation } from '../model.js';

/**
 * What all of it changes, though some of that is hidden or taken away: whoever reads a picture of a plan has Terraform's
 * own line before their eyes, and looks for the same numbers. How many of them are not to be seen is said beside it.
 * @param isAllNew what is part of a new thing is new as it is, and nothing says how many these are
 */
export function changesOf(graph: Graph, isAllNew: boolean): Required<Pick<Presentation, 'changes'>> & InAll {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  const lost = CHANGES.reduce((sum, change) => sum + Math.max(0, (shown[change] ?? 0) - (drawn[change] ?? 0)), 0);
  const inAll = messages.inAll(plan, isAllNew ? 0 : hidden + lost);
  return { changes: counts, ...(inAll !== '' && { inAll }) };
}

type InAll = Pick<Presentation, 'inAll'>;

/** Where all that changes is hidden there is nothing to be marked, and still something to be said. */
export function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }: Graph): InAll {
  return hidden === 0 ? {} : { inAll: messages.inAll(plan, hidden) };
}

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
