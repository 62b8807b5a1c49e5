import type { Graph, GraphEdge, Provenance } from '../../graph/model.js';
import { oneLine } from './lines.js';
import { CAPTION_SIZE, MAX_EDGE_LABEL } from './measures.js';
import type { SceneEdge } from './model.js';
import type { Loop } from './node.js';
import { stepsText, withSteps } from './steps.js';

/** What the source does not say in so many words is dashed. */
const DASHED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

function sceneEdge(edge: GraphEdge): SceneEdge {
  const steps = stepsText(edge.steps);
  return {
    from: edge.from,
    to: edge.to,
    twoWay: edge.twoWay,
    dashed: DASHED.has(edge.provenance),
    ...(edge.provenance === 'suggested' && { suggested: true }),
    label: withSteps(oneLine(edge.label, 'detail', CAPTION_SIZE, 400, MAX_EDGE_LABEL), steps),
    ...(steps !== '' && { steps }),
  };
}

export const sceneEdges = (graph: Graph): SceneEdge[] => graph.edges.map(sceneEdge);

/** The edges from a node to itself, by its address: they take room at the node. */
export const loops = (graph: Graph): ReadonlyMap<string, Loop> =>
  new Map(graph.edges.filter(({ from, to }) => from === to).map((edge) => [edge.from, { label: edge.label }]));
