/** Resources that Terraform destroys and creates again under another address, because a `moved` block is missing. */
import type { ReportedEdge, ReportedNode } from './model.js';

/** New addresses, by old address. */
export type Recreated = ReadonlyMap<string, string>;

/**
 * Pairs a removed and a new resource that look alike and have the same name. With different names they may not be the same
 * resource.
 */
export function recreatedIn(nodes: readonly ReportedNode[]): Recreated {
  const removed = new Map(nodes.flatMap((node) => (node.change === 'delete' ? [[node.address, node] as const] : [])));
  return new Map(
    nodes.flatMap(({ address, change, looksLike = '', name }): (readonly [string, string])[] => {
      const old = change === 'create' ? removed.get(looksLike) : undefined;
      return old !== undefined && name !== '' && old.name === name ? [[old.address, address]] : [];
    }),
  );
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
