/**
 * Changes of a whole graph: whether all formats mark them, which edges are new or deleted, and how many resources
 * change.
 */

import { originalOf } from '../graph/address.js';
import { CHANGES, type ChangeCounts, type ChangeDetails, type ChangeName } from '../graph/changes.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import { sumOf } from '../graph/merge-changes.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import * as messages from './messages.js';
import type { Presentation } from './model.js';

/**
 * True if changes are marked. A plan that creates everything has no marks, because all of them would be the same.
 * @param marksAllNew true to mark even that
 */
export const showsChanges = (graph: Graph, marksAllNew: boolean): boolean =>
  isChanged(graph) && (marksAllNew || !isAllNew(graph));

/** True if any node, part of a node or edge changes. */
export const isChanged = ({ nodes, edges }: Graph): boolean =>
  [...nodes.values()].some(({ change, changed }) => change !== 'none' || changed !== undefined) ||
  edges.some(({ change }) => change !== undefined);

/** True if everything is created. Data sources and implied nodes may be unchanged, because no plan creates them. */
export function isAllNew({ nodes, edges }: Graph): boolean {
  const isBuilt = (node: GraphNode): boolean => isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
  const isNew = (node: GraphNode): boolean =>
    (node.change === 'create' || (node.change === 'none' && !isBuilt(node))) &&
    node.ghostOf === undefined &&
    hasOnlyCreations(node.changed ?? {});
  return [...nodes.values()].every(isNew) && edges.every(({ change = 'create' }) => change === 'create');
}

/** True if the details of a change are creations only. */
function hasOnlyCreations({ folded = {}, instances = {}, ...details }: ChangeDetails): boolean {
  const areNew = (counts: ChangeCounts): boolean => Object.keys(counts).every((change) => change === 'create');
  const { values, blocks, movedFrom, isImported, drift, countBefore, looksLike } = details;
  const others = [values, blocks, movedFrom, isImported, drift, countBefore, looksLike];
  return areNew(folded) && areNew(instances) && others.every((detail) => detail === undefined);
}

// ---- Changes of edges.

/**
 * Returns the graph with a change on each edge of a created or deleted node, because a plan only lists changes of
 * resources.
 */
export function withChangedEdges(graph: Graph): Graph {
  const edges = graph.edges.map((edge): GraphEdge => {
    const change = edge.change ?? changeOfEnds(edge, graph);
    return change === undefined || change === edge.change ? edge : { ...edge, change };
  });
  return { ...graph, edges };
}

/** Returns the change that an edge takes over from its ends: it goes with a deleted node, and comes with a new one. */
function changeOfEnds({ from, to }: GraphEdge, { nodes }: Graph): GraphEdge['change'] {
  const changes = [from, to].map((end) => changeOfAll(nodes.get(end)));
  return (['delete', 'create'] as const).find((change) => changes.includes(change));
}

/** Returns the change of everything that a node stands for; undefined if some of it changes differently. */
const changeOfAll = (node: GraphNode | undefined): GraphNode['change'] | undefined =>
  node?.changed?.instances === undefined ? node?.change : undefined;

/** Returns the change of several edges that are drawn as one: their common change, or `update` if they differ. */
export function commonChange(edges: readonly Pick<GraphEdge, 'change'>[]): Pick<GraphEdge, 'change'> {
  const [first, ...others] = new Set(edges.map(({ change }) => change));
  const change = others.length === 0 ? first : 'update';
  return change === undefined ? {} : { change };
}

// ---- Numbers of changed resources, for the legend and the note below it.

/** The note below the legend. */
type Note = Pick<Presentation, 'changeSummary' | 'changesInside'>;

/**
 * Returns the counts of the changes, and a note on those that are not visible. The counts of a plan include hidden and
 * removed resources: readers compare them with Terraform's own summary line and expect the same numbers. Those of a
 * comparison are what the diagram shows, and the note has the rest.
 * @param isAllNew true if everything is new: the note on a plan then does not count folded and hidden resources
 */
export function changesOf(graph: Graph, isAllNew: boolean): Required<Pick<Presentation, 'changes'>> & Note {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  const unseen = plan === undefined ? countsWithout(counts, drawn) : {};
  // `shown` was counted before a view reduced the graph.
  const lost = sumOf(countsWithout(shown, drawn));
  const changeSummary =
    plan === undefined ? messages.notShown(unseen) : messages.changeSummary(plan, isAllNew ? 0 : hidden + lost);
  const inside = countInside(graph.nodes.values());
  return {
    changes: countsWithout(counts, unseen),
    ...(Object.keys(inside).length > 0 && { changesInside: inside }),
    ...(changeSummary !== '' && { changeSummary }),
  };
}

/** Returns the counts less other ones, without the changes of which nothing is left. */
function countsWithout(counts: ChangeCounts, others: ChangeCounts): ChangeCounts {
  const rest = CHANGES.map((change) => [change, (counts[change] ?? 0) - (others[change] ?? 0)] as const);
  return Object.fromEntries(rest.filter(([, count]) => count > 0));
}

/**
 * Returns the note for a graph in which every changed resource is hidden: there is nothing to mark, but the change must
 * be mentioned. Empty if no change is hidden.
 */
export function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }: Graph): Note {
  return hidden === 0 ? {} : { changeSummary: messages.changeSummary(plan, hidden) };
}

/**
 * Counts changed resources, including folded ones, in the order of `CHANGES`. Ghosts are not counted, and copies of one
 * resource count once. A kind of change that does not occur is absent.
 */
export const countChanged = (nodes: Iterable<GraphNode>): ChangeCounts =>
  countBy(nodes, ({ type, change, count, changed: { instances, folded = {} } = {} }) => [
    folded,
    ...(isPseudoType(type) ? [] : [instances ?? { [change]: count }]),
  ]);

/**
 * Counts folded resources that change differently from the node that shows them, and therefore have no mark of their
 * own.
 */
const countInside = (nodes: Iterable<GraphNode>): ChangeCounts =>
  countBy(nodes, ({ change, changed: { folded = {} } = {} }) => [{ ...folded, [change]: 0 }]);

/** Sums up the counts of all nodes but ghosts and copies. */
function countBy(nodes: Iterable<GraphNode>, countsOf: (node: GraphNode) => readonly ChangeCounts[]): ChangeCounts {
  const sums = new Map<ChangeName, number>();
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.ghostOf !== undefined || !isOfSource(node)) continue;
    const key = `${originalOf(node.address)} ${node.change}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const counts of countsOf(node))
      for (const change of CHANGES) sums.set(change, (sums.get(change) ?? 0) + (counts[change] ?? 0));
  }
  const changed = CHANGES.filter((change) => change !== 'none' && (sums.get(change) ?? 0) > 0);
  return Object.fromEntries(changed.map((change) => [change, sums.get(change)]));
}
