import type { Graph } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import type { ReportedEdge } from './model.js';
import { calledApart, inOne, type Names } from './names.js';

/** Returns the marked edges, sorted by their ends. The edge from a ghost to the moved node is left out. */
export function reportedEdges({ nodes, edges }: Graph, names: Names): ReportedEdge[] {
  const meant = (end: string): string => nodes.get(end)?.ghostOf ?? end;
  const said = (end: string): string => calledApart(inOne(names.of(end)), names.apart(end));
  return edges
    .flatMap(({ from, to, change, label, provenance }) => {
      if (change === undefined || change === 'move') return [];
      const ends = { from: meant(from), to: meant(to) };
      return [
        {
          ...ends,
          change,
          label,
          fromName: said(ends.from),
          toName: said(ends.to),
          ...(provenance === 'implied' && { isInferred: true as const }),
        },
      ];
    })
    .sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}
