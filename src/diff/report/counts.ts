/** Counts the changed resources of a union for the report. */

import { isReplacementReported } from '../../catalog/nouns.js';
import { originalOf } from '../../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeName, type PartWithoutIcon } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/counts.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isUnchangedHost, stemsIn } from '../../graph/unchanged-host.js';
import type { ReportedPart, ReportedRights, ReportedTouch } from './model.js';

/**
 * Counts resources by change. Every instance and every folded resource counts; copies and ghosts do not. A resource
 * that no node shows counts if Terraform replaces it.
 * @param others resources that only the table of the report shows
 */
export function countsOf({ nodes, touched = [] }: Graph, others: readonly PartWithoutIcon[] = []): ChangeCounts {
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
  for (const { change } of others.map(({ part }) => part))
    if (change !== 'replace') counts.set(change, (counts.get(change) ?? 0) + 1);
  return inOrder(counts);
}

function changesIn(node: GraphNode): [ChangeName, number][] {
  const { instances, folded = {} } = node.changed ?? {};
  const isCounted = isOfSource(node) && !isPseudoType(node.type) && !isUnchangedHost(node, stemsIn(node));
  const ownChanges = isCounted ? entriesOf(instances ?? { [node.change]: node.count }) : [];
  return [...ownChanges, ...entriesOf(folded)];
}

const entriesOf = (counts: ChangeCounts): [ChangeName, number][] =>
  CHANGES.flatMap((change) => (counts[change] === undefined ? [] : [[change, counts[change]] as [ChangeName, number]]));

const inOrder = (counts: ReadonlyMap<ChangeName, number>): ChangeCounts =>
  Object.fromEntries(CHANGES.flatMap((change) => (counts.has(change) ? [[change, counts.get(change) as number]] : [])));

// ---- Resources that only the table shows.

/** @param isReplaced true if Terraform replaces the resource; otherwise it updates it */
export function touchedRowPart(
  { address, origin, node, forcedBy = [] }: ReportedTouch,
  isReplaced: boolean,
): PartWithoutIcon {
  const change = isReplaced ? { change: 'replace' as const, forcedBy } : { change: 'update' as const };
  return { part: { address: origin, ...change }, nodes: [...(node === undefined ? [] : [node]), address] };
}

/** Returns a new or removed resource whose row tells its rights, at the icon that a diagram adds for them. */
export function rowPartOfItself({ address, origin, change }: ReportedTouch): PartWithoutIcon {
  return { part: { address: origin, change }, nodes: [address] };
}

/** Returns a resource that grants rights, at the nodes of these rights or at the icon that a diagram adds for them. */
export function grantRowPart({ address, change }: ReportedPart, rights: readonly ReportedRights[]): PartWithoutIcon {
  const granted = rights.filter(({ by, origin = by }) => origin === address);
  const nodes = granted.flatMap(({ nodes: shown, principal, target }) => [
    ...shown,
    ...[principal.address, target.address].filter((end) => end !== undefined),
  ]);
  return { part: { address, change }, nodes };
}
