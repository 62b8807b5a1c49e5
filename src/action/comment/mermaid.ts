/** A diagram in Mermaid, as much of it as a browser takes: the picture for those who see no pictures. */

import type { GraphSummary, SummaryEdge, SummaryNode } from '../model.js';
import { MERMAID_CHARACTERS_MAX, MERMAID_EDGES_MAX, MERMAID_NODES_MAX } from './limits.js';
import { flowchart } from './mermaid-text.js';
import * as messages from './messages.js';

export interface Mermaid {
  readonly text: string;
  /** What it does not show, in words; empty where it shows all. */
  readonly leftOut: string;
}

/** Null where there is nothing to show, or no view of it is small enough. */
export function mermaidOf(graph: GraphSummary): Mermaid | null {
  const views = [whole, aroundChanges, boxes];
  for (const view of views) {
    const shown = view(graph);
    if (shown !== null) return shown;
  }
  return null;
}

function whole(graph: GraphSummary): Mermaid | null {
  const text = within(graph.nodes, graph.edges);
  return text === null ? null : { text, leftOut: wordsFor(graph, graph.nodes.length) };
}

/** What the plan changes, what that is connected to, and the boxes that these are in. */
function aroundChanges(graph: GraphSummary): Mermaid | null {
  const byAddress = new Map(graph.nodes.map((node) => [node.address, node]));
  const changed = new Set(graph.nodes.filter(({ change }) => change !== 'none').map(({ address }) => address));
  const edges = graph.edges.filter(({ from, to }) => changed.has(from) || changed.has(to));
  const kept = new Set<string>();
  for (const address of [...changed, ...edges.flatMap(({ from, to }) => [from, to])]) {
    // Stops where it has been before, also in boxes that are in each other.
    for (let at = byAddress.get(address); at !== undefined && !kept.has(at.address); ) {
      kept.add(at.address);
      at = byAddress.get(at.parent ?? '');
    }
  }
  const nodes = graph.nodes.filter(({ address }) => kept.has(address));
  const text = within(nodes, edges);
  return text === null ? null : { text, leftOut: messages.mermaidOfChanges(nodes.length, totalOf(graph)) };
}

/** Boxes alone, with the number of what is in them and one arrow for all between two of them. */
function boxes(graph: GraphSummary): Mermaid | null {
  const nodes = graph.nodes.filter(({ isContainer }) => isContainer);
  const isBox = new Set(nodes.map(({ address }) => address));
  const boxOf = new Map(graph.nodes.map(({ address, parent }) => [address, isBox.has(address) ? address : parent]));
  const counts = new Map<string, number>();
  for (const { address, parent, count } of graph.nodes) {
    if (!isBox.has(address) && parent !== null) counts.set(parent, (counts.get(parent) ?? 0) + count);
  }
  const between = new Map<string, SummaryEdge>();
  for (const { from, to, twoWay } of graph.edges) {
    const [a, b] = [boxOf.get(from), boxOf.get(to)];
    if (!a || !b || a === b || !isBox.has(a) || !isBox.has(b)) continue;
    between.set(JSON.stringify([a, b]), { from: a, to: b, twoWay, label: '' });
  }
  const notes = new Map([...counts].map(([address, count]) => [address, messages.inside(count)]));
  const text = within(nodes, [...between.values()], notes);
  return text === null ? null : { text, leftOut: messages.mermaidOfBoxes(nodes.length, totalOf(graph)) };
}

function within(
  nodes: readonly SummaryNode[],
  edges: readonly SummaryEdge[],
  notes?: ReadonlyMap<string, string>,
): string | null {
  if (nodes.length === 0 || nodes.length > MERMAID_NODES_MAX || edges.length > MERMAID_EDGES_MAX) return null;
  const text = flowchart(nodes, edges, notes);
  return text.length > MERMAID_CHARACTERS_MAX ? null : text;
}

const totalOf = ({ nodes, omitted }: GraphSummary): number => nodes.length + omitted.nodes;

const wordsFor = (graph: GraphSummary, shown: number): string =>
  graph.omitted.nodes === 0 && graph.omitted.edges === 0 ? '' : messages.mermaidOfPart(shown, totalOf(graph));
