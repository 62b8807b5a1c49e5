/** Whether changes are shown, for every format: what a plan that builds all of it changes is no news. */
import type { ChangeCounts, ChangeDetails } from '../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../graph/count-resources.js';
import type { Graph, GraphNode } from '../../graph/model.js';

/** @param even where all is new: somebody asks for the marks */
export const showsChanges = (graph: Graph, even: boolean): boolean => isChanged(graph) && (even || !isAllNew(graph));

export const isChanged = ({ nodes, edges }: Graph): boolean =>
  [...nodes.values()].some(differs) || edges.some(({ change }) => change !== undefined);

/** Whether there is something to say of it: a change of its own, or of what is part of it. */
const differs = ({ change, changed }: Pick<GraphNode, 'change' | 'changed'>): boolean =>
  change !== 'none' || changed !== undefined;

/** What is looked up and what something else proves is there whatever the plan does, so it makes nothing less new. */
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
  const { values, movedFrom, isImported, drift, countBefore, looksLike } = more;
  const others = [values, movedFrom, isImported, drift, countBefore, looksLike];
  return areNew(folded) && areNew(instances) && others.every((each) => each === undefined);
}
