import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';

/** What is new or goes takes its arrows along: a plan says it of things alone. */
export function withChangedArrows(graph: Graph): Graph {
  const edges = graph.edges.map((edge): GraphEdge => {
    const change = edge.change ?? ofEnds([edge.from, edge.to].map((end) => graph.nodes.get(end)?.change));
    return change === undefined || change === edge.change ? edge : { ...edge, change };
  });
  return { ...graph, edges };
}

const ofEnds = (ends: readonly (GraphNode['change'] | undefined)[]): GraphEdge['change'] =>
  (['delete', 'create'] as const).find((change) => ends.includes(change));

/** Several that are drawn as one: how all of them differ; where they do not agree, it is another one than before. */
export function commonChange(edges: readonly Pick<GraphEdge, 'change'>[]): Pick<GraphEdge, 'change'> {
  const [first, ...more] = new Set(edges.map(({ change }) => change));
  const change = more.length === 0 ? first : 'update';
  return change === undefined ? {} : { change };
}
