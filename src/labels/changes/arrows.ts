import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';

/** Marks the edges of created and deleted nodes, because a plan only lists changes of resources. */
export function withChangedArrows(graph: Graph): Graph {
  const edges = graph.edges.map((edge): GraphEdge => {
    const change = edge.change ?? ofEnds([edge.from, edge.to].map((end) => graph.nodes.get(end)?.change));
    return change === undefined || change === edge.change ? edge : { ...edge, change };
  });
  return { ...graph, edges };
}

const ofEnds = (ends: readonly (GraphNode['change'] | undefined)[]): GraphEdge['change'] =>
  (['delete', 'create'] as const).find((change) => ends.includes(change));

/** Returns the change of several edges that are drawn as one: their common change, or `update` if they differ. */
export function commonChange(edges: readonly Pick<GraphEdge, 'change'>[]): Pick<GraphEdge, 'change'> {
  const [first, ...more] = new Set(edges.map(({ change }) => change));
  const change = more.length === 0 ? first : 'update';
  return change === undefined ? {} : { change };
}
