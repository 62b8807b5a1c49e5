import type { Graph, GraphNode } from '../../graph/model.js';
import { NESTING_MAX } from '../../limits.js';

export interface Flattened {
  readonly graph: Graph;
  /** Number of nodes moved out of nested containers. */
  readonly moved: number;
}

/**
 * Moves nodes nested deeper than `levels` to the last level. A graph file may nest as deep as it likes, and layout pays for each
 * level.
 */
export function flatten(graph: Graph, levels = NESTING_MAX): Flattened {
  const ways = new Map<string, Ancestry>();
  let moved = 0;
  const nodes = [...graph.nodes.values()].map((node): GraphNode => {
    const { parent } = wayTo(node, graph, ways, levels);
    if (parent === node.parent) return node;
    moved++;
    return { ...node, parent };
  });
  if (moved === 0) return { graph, moved };
  return { graph: { ...graph, nodes: new Map(nodes.map((node) => [node.address, node])) }, moved };
}

interface Ancestry {
  /** Number of containers around the node. */
  readonly depth: number;
  readonly parent: string | null;
}

/** Visits each node once, without recursion: a chain of containers may be longer than the call stack. */
function wayTo(node: GraphNode, graph: Graph, ways: Map<string, Ancestry>, levels: number): Ancestry {
  const open: GraphNode[] = [];
  for (let at: GraphNode | undefined = node; at !== undefined && !ways.has(at.address); ) {
    open.push(at);
    at = at.parent === null ? undefined : graph.nodes.get(at.parent);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const around = at.parent === null ? undefined : ways.get(at.parent);
    const depth = around === undefined ? 0 : around.depth + 1;
    const isDeep = around !== undefined && depth > levels;
    ways.set(at.address, isDeep ? { depth: levels, parent: around.parent } : { depth, parent: at.parent });
  }
  return ways.get(node.address) as Ancestry;
}
