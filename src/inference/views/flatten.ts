import type { Graph, GraphNode } from '../../graph/model.js';
import { NESTING_MAX } from '../../limits.js';

/** A graph with limited nesting. */
export interface Flattened {
  readonly graph: Graph;
  /** Number of nodes moved out of nested containers. */
  readonly moved: number;
}

/**
 * Moves nodes nested deeper than `levels` to the last allowed level. A graph file may nest without limit, but each
 * level costs the layout time.
 */
export function flatten(graph: Graph, levels = NESTING_MAX): Flattened {
  const ancestryOf = new Map<string, Ancestry>();
  let moved = 0;
  const nodes = [...graph.nodes.values()].map((node): GraphNode => {
    const { parent } = ancestryOfNode(node, graph, ancestryOf, levels);
    if (parent === node.parent) return node;
    moved++;
    return { ...node, parent };
  });
  if (moved === 0) return { graph, moved };
  return { graph: { ...graph, nodes: new Map(nodes.map((node) => [node.address, node])) }, moved };
}

interface Ancestry {
  /** Number of containers that enclose the node. */
  readonly depth: number;
  readonly parent: string | null;
}

/**
 * Returns the depth and the new parent of a node, from `known` or computed into it. Not recursive, because a chain of
 * containers may be longer than the call stack.
 */
function ancestryOfNode(node: GraphNode, graph: Graph, known: Map<string, Ancestry>, levels: number): Ancestry {
  const chain: GraphNode[] = [];
  for (let at: GraphNode | undefined = node; at !== undefined && !known.has(at.address); ) {
    chain.push(at);
    at = at.parent === null ? undefined : graph.nodes.get(at.parent);
  }
  for (let at = chain.pop(); at !== undefined; at = chain.pop()) {
    const outer = at.parent === null ? undefined : known.get(at.parent);
    const depth = outer === undefined ? 0 : outer.depth + 1;
    const isDeep = outer !== undefined && depth > levels;
    known.set(at.address, isDeep ? { depth: levels, parent: outer.parent } : { depth, parent: at.parent });
  }
  return known.get(node.address) as Ancestry;
}
