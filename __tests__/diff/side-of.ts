/** A union taken apart again. */

import { unmarked, unmarkedEdge } from '../../src/diff/nodes.js';
import { createGraph } from '../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../src/graph/model.js';

/**
 * The graph before or after, out of the union of both. Beside the marks of a plan, which no side has in a union, one thing
 * is not in it: what the graph before says of itself as a whole.
 */
export function sideOf(union: Graph, which: 'before' | 'after'): Graph {
  const { nodes: _, edges: __, ...head } = union;
  const { nodes, edges } = which === 'after' ? afterOf(union) : beforeOf(union);
  return Object.freeze({ ...head, ...createGraph({ ...head, nodes, edges }) });
}

interface Parts {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const isThereAfter = ({ change, ghostOf, isGone }: GraphNode): boolean =>
  ghostOf === undefined && isGone !== true && change !== 'delete' && change !== 'forget';

function afterOf(union: Graph): Parts {
  const nodes = [...union.nodes.values()].filter(isThereAfter).map(unmarked);
  const there = new Set(nodes.map(({ address }) => address));
  const isThere = ({ change, from, to }: GraphEdge): boolean => change !== 'delete' && there.has(from) && there.has(to);
  return { nodes, edges: union.edges.filter(isThere).map(unmarkedEdge) };
}

function nodesBefore(node: GraphNode): readonly GraphNode[] {
  if (node.before !== undefined) return node.before;
  return node.change === 'create' || node.change === 'import' ? [] : [unmarked(node)];
}

function beforeOf(union: Graph): Parts {
  const nodes = [...union.nodes.values()];
  const ends = new Map<string, string>();
  for (const node of nodes) {
    const [first] = nodesBefore(node);
    if (first !== undefined) ends.set(node.address, first.address);
  }
  const edgesBefore = (edge: GraphEdge): readonly GraphEdge[] => {
    if (edge.before !== undefined) return edge.before;
    const [from, to] = [ends.get(edge.from), ends.get(edge.to)];
    if (edge.change === 'create' || edge.change === 'move' || from === undefined || to === undefined) return [];
    return [{ ...unmarkedEdge(edge), from, to }];
  };
  return { nodes: nodes.flatMap(nodesBefore), edges: union.edges.flatMap(edgesBefore) };
}
