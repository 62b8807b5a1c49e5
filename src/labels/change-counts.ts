/** Numbers of changed resources, for the legend and the note below it. */
import { parseAddress, withCopy } from '../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeName } from '../graph/changes.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import type { Graph, GraphNode } from '../graph/model.js';
import * as messages from './messages.js';
import type { Presentation } from './model.js';

type Note = Pick<Presentation, 'inAll'>;

/**
 * Returns the counts of all changes, including hidden and removed resources, and a note on those that are not visible.
 * Readers of a plan diagram compare it with Terraform's own summary line and expect the same numbers.
 * @param isAllNew true if everything is new: the note then does not count folded and hidden resources
 */
export function changesOf(graph: Graph, isAllNew: boolean): Required<Pick<Presentation, 'changes'>> & Note {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  let lost = 0;
  for (const change of CHANGES) lost += Math.max(0, (shown[change] ?? 0) - (drawn[change] ?? 0));
  const inAll = messages.inAll(plan, isAllNew ? 0 : hidden + lost);
  return { changes: counts, ...(inAll !== '' && { inAll }) };
}

/**
 * Returns the note for a graph in which every changed resource is hidden: there is nothing to mark, but the change must be
 * mentioned. Empty if no change is hidden.
 */
export function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }: Graph): Note {
  return hidden === 0 ? {} : { inAll: messages.inAll(plan, hidden) };
}

/**
 * Counts changed resources, including folded ones, in the order of `CHANGES`. Ghosts are not counted, and copies of one resource
 * count once. Changes without resources are absent.
 */
export function countChanged(nodes: Iterable<GraphNode>): ChangeCounts {
  const sums = new Map<ChangeName, number>();
  const add = (counts: ChangeCounts): void => {
    for (const change of CHANGES) sums.set(change, (sums.get(change) ?? 0) + (counts[change] ?? 0));
  };
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.ghostOf !== undefined || !isOfSource(node)) continue;
    const key = `${withoutCopy(node.address)} ${node.change}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { instances, folded = {} } = node.changed ?? {};
    add(folded);
    if (!isPseudoType(node.type)) add(instances ?? { [node.change]: node.count });
  }
  const changed = CHANGES.filter((change) => change !== 'none' && (sums.get(change) ?? 0) > 0);
  return Object.fromEntries(changed.map((change) => [change, sums.get(change)]));
}

/** Returns the address without copy number; unchanged, down to the spelling of its numbers, if it has none. */
const withoutCopy = (address: string): string =>
  (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);
