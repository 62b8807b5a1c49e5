/** Number of resources by change, for the legend. */
import { parseAddress, withCopy } from '../../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeName } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import * as messages from '../messages.js';
import type { Presentation } from '../model.js';

/**
 * Returns the counts of all changes, including hidden and removed resources, and a note on those that are not visible.
 * Readers of a plan diagram compare it with Terraform's own summary line and expect the same numbers.
 * @param isAllNew true if everything is new: folded and hidden resources are then not listed as invisible
 */
export function changesOf(graph: Graph, isAllNew: boolean): Required<Pick<Presentation, 'changes'>> & InAll {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  const lost = CHANGES.reduce((sum, change) => sum + Math.max(0, (shown[change] ?? 0) - (drawn[change] ?? 0)), 0);
  const inAll = messages.inAll(plan, isAllNew ? 0 : hidden + lost);
  return { changes: counts, ...(inAll !== '' && { inAll }) };
}

type InAll = Pick<Presentation, 'inAll'>;

/**
 * Returns the note on changes if every changed resource is hidden: there is nothing to mark, but the change must be mentioned.
 */
export function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }: Graph): InAll {
  return hidden === 0 ? {} : { inAll: messages.inAll(plan, hidden) };
}

/** Counts changed resources, including folded ones. Ghosts are not counted, and copies of one resource count once. */
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
