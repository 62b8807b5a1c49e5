/** Recreated resources among the nodes of a report. */
import { pairRecreated, type Recreated } from '../../graph/recreated.js';
import type { ReportedEdge, ReportedNode } from './model.js';

/**
 * Pairs a removed and a new node that look alike and have the same name. With different names they may not be the same
 * resource.
 */
export function recreatedIn(nodes: readonly ReportedNode[]): Recreated {
  const changedBy = (wanted: ReportedNode['change']) => nodes.filter(({ change }) => change === wanted);
  return pairRecreated(changedBy('delete'), changedBy('create'), identityOf);
}

/** Returns the old address of the likely rename with the name; undefined for a node without either. */
function identityOf({ address, change, looksLike, name }: ReportedNode): string | undefined {
  const old = change === 'delete' ? address : looksLike;
  return old === undefined || name === '' ? undefined : JSON.stringify([old, name]);
}

/** Leaves out edges that a recreated resource had before and has again. */
export function withoutUnchangedEdges(edges: readonly ReportedEdge[], recreated: Recreated): readonly ReportedEdge[] {
  if (recreated.size === 0) return edges;
  const now = (end: string): string => recreated.get(end) ?? end;
  const keyOf = ({ from, to, label }: ReportedEdge): string => [now(from), now(to), label].join('\n');
  const keysOf = (change: ReportedEdge['change']): ReadonlySet<string> =>
    new Set(edges.filter((edge) => edge.change === change).map(keyOf));
  const [gone, fresh] = [keysOf('delete'), keysOf('create')];
  return edges.filter((edge) => !(gone.has(keyOf(edge)) && fresh.has(keyOf(edge))));
}
