/** Counts the changed resources of a union for the report. */

import { isReplacementReported } from '../../catalog/nouns.js';
import { parseAddress, withCopy } from '../../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangedValue, type ChangeName } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/counts.js';
import type { Graph, GraphNode } from '../../graph/model.js';

/**
 * Counts resources by change. Every instance and every folded resource counts; copies and ghosts do not. A resource
 * that no node shows counts if Terraform replaces it.
 */
export function countsOf({ nodes, touched = [] }: Graph): ChangeCounts {
  const counts = new Map<ChangeName, number>();
  const seen = new Set<string>();
  for (const node of nodes.values()) {
    if (node.ghostOf !== undefined || seen.has(originalOf(node.address))) continue;
    seen.add(originalOf(node.address));
    for (const [change, count] of changesIn(node)) {
      if (change !== 'none') counts.set(change, (counts.get(change) ?? 0) + count);
    }
  }
  const replaced = touched.filter(
    ({ type, forcedBy = [] }) => forcedBy.length > 0 && isReplacementReported(type),
  ).length;
  if (replaced > 0) counts.set('replace', (counts.get('replace') ?? 0) + replaced);
  return inOrder(counts);
}

/** Returns the address without its copy number. */
export function originalOf(address: string): string {
  return (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);
}

function changesIn(node: GraphNode): [ChangeName, number][] {
  const { instances, folded = {} } = node.changed ?? {};
  const isCounted = isOfSource(node) && !isPseudoType(node.type) && !changesOnlyByParts(node);
  const ownChanges = isCounted ? entriesOf(instances ?? { [node.change]: node.count }) : [];
  return [...ownChanges, ...entriesOf(folded)];
}

/** True if a node changes only through its parts, which are counted, and through the resulting exposure and rights. */
function changesOnlyByParts({ change, changed = {} }: GraphNode): boolean {
  const { folded, exposure: _, rights: __, parts = [], values = [], ...own } = changed;
  // The node shows the values of its parts, too.
  const isOfPart = ({ name, before, after }: ChangedValue): boolean =>
    parts.some((part) =>
      part.values?.some((value) => value.name === name && value.before === before && value.after === after),
    );
  return change === 'update' && folded !== undefined && Object.keys(own).length === 0 && values.every(isOfPart);
}

const entriesOf = (counts: ChangeCounts): [ChangeName, number][] =>
  CHANGES.flatMap((change) => (counts[change] === undefined ? [] : [[change, counts[change]] as [ChangeName, number]]));

const inOrder = (counts: ReadonlyMap<ChangeName, number>): ChangeCounts =>
  Object.fromEntries(CHANGES.flatMap((change) => (counts.has(change) ? [[change, counts.get(change) as number]] : [])));
