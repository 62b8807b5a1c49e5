/** From what is said of the graph that is drawn to what a comment says of it. */
import type { Found, Presentation } from '../../diagram.js';
import { cut } from '../cut.js';
import { ADDRESS_LENGTH_MAX, SUMMARY_EDGES_MAX, SUMMARY_NODES_MAX } from '../limits.js';
import type { ChangeCounts, GraphSummary, SummaryNode } from '../model.js';

type Item = Presentation['items'][number];

export function summarise({ items, edges: all }: Presentation): GraphSummary {
  const nodes = keptItems(items).map(nodeSummary);
  const addresses = new Set(nodes.map(({ address }) => address));
  const possible = all.filter(({ from, to }) => addresses.has(from) && addresses.has(to));
  const edges = possible.slice(0, SUMMARY_EDGES_MAX).map(({ from, to, twoWay, label, inferred, thin }) => ({
    ...{ from, to, twoWay, label: cut(label), inferred },
    ...(thin && { thin }),
  }));
  return {
    nodes,
    edges,
    omitted: { nodes: items.length - nodes.length, edges: all.length - edges.length },
  };
}

/** The first ones, with the boxes that they are in. */
function keptItems(items: readonly Item[]): readonly Item[] {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { id } of items) {
    const path: string[] = [];
    for (let at: string | null = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) path.push(at);
    const fits = kept.size + path.length <= SUMMARY_NODES_MAX;
    if (fits && path.every((address) => address.length <= ADDRESS_LENGTH_MAX)) {
      for (const address of path) kept.add(address);
    }
  }
  return items.filter(({ id }) => kept.has(id));
}

/** The picture has no room for more, either. */
const DETAILS_MAX = 2;

const nodeSummary = (item: Item): SummaryNode => ({
  address: item.id,
  type: item.type,
  title: cut(item.title),
  name: item.kind === 'box' ? '' : cut(item.name),
  details: item.details.slice(0, DETAILS_MAX).map(cut),
  alert: item.alert,
  badge: item.kind === 'box' ? '' : item.badge,
  parent: item.parent,
  isContainer: item.kind === 'box',
  change: item.change,
  count: item.kind === 'box' ? 1 : item.count,
});

/** Of the whole source, or of a graph file's nodes: nothing of it changes. */
export function changeCounts({ changes, graph }: Found, knowsChanges: boolean): ChangeCounts {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === undefined) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    const known = knowsChanges && Object.hasOwn(counts, change) ? (change as keyof ChangeCounts) : 'none';
    counts[known] += count;
  }
  return counts;
}
