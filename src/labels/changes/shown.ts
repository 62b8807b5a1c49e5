/** Decides for every format if changes are marked: a plan that creates everything has no marks. */
import type { ChangeCounts, ChangeDetails } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../graph/model.js';

/**
 * True if changes are marked.
 * @param even true to mark changes even if everything is new
 */
export const showsChanges = (graph: Graph, even: boolean): boolean => isChanged(graph) && (even || !isAllNew(graph));

export const isChanged = ({ nodes, edges }: Graph): boolean =>
  [...nodes.values()].some(differs) || edges.some(({ change }) => change !== undefined);

/** True if the node has a change itself, or one of its parts has. */
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
    saysOnlyNew(node.changed ?? {});
  return [...nodes.values()].every(isNew) && edges.every(({ change = 'create' }) => change === 'create');
}

function saysOnlyNew({ folded = {}, instances = {}, ...more }: ChangeDetails): boolean {
  const areNew = (counts: ChangeCounts): boolean => Object.keys(counts).every((change) => change === 'create');
  const { values, blocks, movedFrom, isImported, drift, countBefore, looksLike } = more;
  const others = [values, blocks, movedFrom, isImported, drift, countBefore, looksLike];
  return areNew(folded) && areNew(instances) && others.every((each) => each === undefined);
}
