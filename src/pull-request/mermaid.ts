/** What a summary knows of a diagram, in Mermaid: the picture for those who see no pictures. */
import { drawChart, type Flowchart } from '../differences.js';
import type { GraphSummary } from './model.js';

/** Null where there is nothing to show. */
export const mermaidOf = ({ nodes, edges, omitted }: GraphSummary): Flowchart | null =>
  drawChart(
    {
      items: nodes.map(({ address, isContainer, createsFirst, ...node }) => ({
        ...node,
        ...(createsFirst && { changed: { createsFirst } }),
        id: address,
        kind: isContainer ? ('box' as const) : ('node' as const),
      })),
      edges,
    },
    nodes.length + omitted.nodes,
  );
