/** Traversals of the containment tree. */
import type { Graph, GraphNode } from './model.js';

/** Returns the children of each container in address order. The key null holds the top level. */
export function childrenOf(graph: Graph): ReadonlyMap<string | null, readonly GraphNode[]> {
  const children = new Map<string | null, GraphNode[]>([[null, []]]);
  for (const node of graph.nodes.values()) {
    const siblings = children.get(node.parent);
    if (siblings === undefined) children.set(node.parent, [node]);
    else siblings.push(node);
  }
  return children;
}

/** Returns the containers around a node, innermost first; none for a node at the top level or an unknown address. */
export function ancestorsOf(graph: Graph, address: string): GraphNode[] {
  const ancestors: GraphNode[] = [];
  let parent = graph.nodes.get(address)?.parent ?? null;
  while (parent !== null) {
    const node = graph.nodes.get(parent) as GraphNode;
    ancestors.push(node);
    parent = node.parent;
  }
  return ancestors;
}
