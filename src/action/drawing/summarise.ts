/** From the graph that is drawn to what a comment says of it. */
import { factsOf } from '../../catalog/index.js';
import { nameAttributesOf } from '../../catalog/names.js';
import type { Found } from '../../diagram.js';
import { parseAddress } from '../../graph/address.js';
import { isContainerType } from '../../graph/containers.js';
import { unescapeName } from '../../graph/escape.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { cut } from '../cut.js';
import { ADDRESS_LENGTH_MAX, SUMMARY_EDGES_MAX, SUMMARY_NODES_MAX } from '../limits.js';
import type { ChangeCounts, GraphSummary, SummaryNode } from '../model.js';

/** @param knowsChanges false where the source is no plan against what exists, and says "create" of everything */
export function summarise(graph: Graph, knowsChanges: boolean): GraphSummary {
  const kept = keptNodes(graph);
  const nodes = kept.map((node) => nodeSummary(node, knowsChanges));
  const addresses = new Set(nodes.map(({ address }) => address));
  const possible = graph.edges.filter(({ from, to }) => addresses.has(from) && addresses.has(to));
  const edges = possible
    .slice(0, SUMMARY_EDGES_MAX)
    .map(({ from, to, twoWay, label }) => ({ from, to, twoWay, label: cut(label) }));
  return {
    nodes,
    edges,
    omitted: { nodes: graph.nodes.size - nodes.length, edges: graph.edges.length - edges.length },
  };
}

/** The first ones in address order, with the boxes that they are in. */
function keptNodes({ nodes }: Graph): GraphNode[] {
  const kept = new Set<string>();
  for (const node of nodes.values()) {
    const path: string[] = [];
    for (let at: string | null = node.address; at !== null && !kept.has(at); at = nodes.get(at)!.parent) path.push(at);
    const fits = kept.size + path.length <= SUMMARY_NODES_MAX;
    if (fits && path.every((address) => address.length <= ADDRESS_LENGTH_MAX)) {
      for (const address of path) kept.add(address);
    }
  }
  return [...nodes.values()].filter(({ address }) => kept.has(address));
}

const nodeSummary = (node: GraphNode, knowsChanges: boolean): SummaryNode => ({
  address: node.address,
  type: node.type,
  title: cut(titleOf(node)),
  parent: node.parent,
  isContainer: isContainerType(node.type),
  change: knowsChanges ? node.change : 'none',
  count: node.count,
});

/** The name that it has in its cloud, else the one in the code; in place of neither, what it is. */
function titleOf(node: GraphNode): string {
  const given = nameAttributesOf(node.type)
    .map((name) => (Object.hasOwn(node.attributes, name) ? node.attributes[name]! : ''))
    .find((value) => value !== '');
  const address = parseAddress(node.address);
  const coded = address === null ? '' : [unescapeName(address.name), ...address.indexes.map(withoutQuotes)].join(' ');
  return [node.called, given, coded].find((text) => text !== undefined && text !== '') ?? factsOf(node.type).title;
}

const withoutQuotes = (index: string): string => index.replace(/^"(.*)"$/, '$1');

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
