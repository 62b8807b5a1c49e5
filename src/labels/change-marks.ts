/** Decides for all formats whether changes are marked, and which edges are marked as new or deleted. */
import type { ChangeCounts, ChangeDetails } from '../graph/changes.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';

/**
 * True if changes are marked. A plan that creates everything has no marks, because all of them would be the same.
 * @param marksAllNew true to mark even that
 */
export const showsChanges = (graph: Graph, marksAllNew: boolean): boolean =>
  isChanged(graph) && (marksAllNew || !isAllNew(graph));

/** True if any node or edge changes. */
export const isChanged = ({ nodes, edges }: Graph): boolean =>
  [...nodes.values()].some(differs) || edges.some(({ change }) => change !== undefined);

/** True if the node or one of its parts changes. */
const differs = ({ change, changed }: Pick<GraphNode, 'change' | 'changed'>): boolean =>
  change !== 'none' || changed !== undefined;

/**
 * True if everything is created. Existing resources (data sources) and implied nodes do not count as older, because they are
 * there in any case.
 */
export function isAllNew({ nodes, edges }: Graph): boolean {
  const isBuilt = (node: GraphNode): boolean => isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
  const isNew = (node: GraphNode): boolean =>
    (node.change === 'create' || (node.change === 'none' && !isBuilt(node))) &&
    node.ghostOf === undefined &&
    hasOnlyCreations(node.changed ?? {});
  return [...nodes.values()].every(isNew) && edges.every(({ change = 'create' }) => change === 'create');
}

function hasOnlyCreations({ folded = {}, instances = {}, ...details }: ChangeDetails): boolean {
  const areNew = (counts: ChangeCounts): boolean => Object.keys(counts).every((change) => change === 'create');
  const { values, blocks, movedFrom, isImported, drift, countBefore, looksLike } = details;
  const others = [values, blocks, movedFrom, isImported, drift, countBefore, looksLike];
  return areNew(folded) && areNew(instances) && others.every((detail) => detail === undefined);
}

// ---- Changes of edges.

/** Returns the graph with a change on each edge of a created or deleted node, because a plan only lists changes of resources. */
export function withChangedEdges(graph: Graph): Graph {
  const edges = graph.edges.map((edge): GraphEdge => {
    const change = edge.change ?? changeOfEnds(edge, graph);
    return change === undefined || change === edge.change ? edge : { ...edge, change };
  });
  return { ...graph, edges };
}

function changeOfEnds({ from, to }: GraphEdge, { nodes }: Graph): GraphEdge['change'] {
  const changes = [nodes.get(from)?.change, nodes.get(to)?.change];
  return (['delete', 'create'] as const).find((change) => changes.includes(change));
}

/** Returns the change of several edges that are drawn as one: their common change, or `update` if they differ. */
export function commonChange(edges: readonly Pick<GraphEdge, 'change'>[]): Pick<GraphEdge, 'change'> {
  const [first, ...others] = new Set(edges.map(({ change }) => change));
  const change = others.length === 0 ? first : 'update';
  return change === undefined ? {} : { change };
}
