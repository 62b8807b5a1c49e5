/** Draws the graph summary as Mermaid, for readers who cannot see pictures. */
import { drawChart, type Flowchart } from '../differences.js';
import type { GraphSummary } from './model.js';

/** Returns the flowchart; null if there is nothing to show. */
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
