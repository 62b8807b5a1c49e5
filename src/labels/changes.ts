/** Texts and counts of changes: the caption lines of a node, the counts of the legend, and if changes are marked at all. */

import { nounOfBlock } from '../catalog/block-nouns.js';
import { factsOf } from '../catalog/index.js';
import { opensToOutside } from '../catalog/openings.js';
import { valueInWords } from '../catalog/products.js';
import { parseAddress, unescapeName, withCopy } from '../graph/address.js';
import {
  type BlockChange,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  type ChangeName,
  countsInGlyphs,
  partsApart,
} from '../graph/changes.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import type { ExposureChange } from '../graph/exposure.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import type { RightsChange, Subject } from '../graph/rights.js';
import { ACTION_REASONS } from '../messages.js';
import { CAPTION_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Presentation, PresentedNode } from './model.js';

// ---- Change of a node.

/** Returns the change of a node or box with its texts; for most, only the name of the change. */
export function changeOf(
  node: GraphNode,
): Pick<PresentedNode, 'change' | 'changed' | 'changeLines' | 'driftLine' | 'ghostOf'> {
  const { change, changed, ghostOf } = node;
  const lines = changeLines(node);
  const drift = driftLine(node);
  return {
    change,
    ...(changed !== undefined && { changed }),
    ...(lines.length > 0 && { changeLines: lines }),
    ...(drift !== undefined && { driftLine: drift }),
    ...(ghostOf !== undefined && { ghostOf }),
  };
}

// ---- Caption lines of a change, most important first.

/** Returns the caption lines of a node's change: `db.t3.micro → db.t3.large`, `moved from aws_instance.web`. Empty for none. */
export function changeLines(node: GraphNode): readonly string[] {
  const { changed } = node;
  if (changed === undefined) return [];
  const { exposure = [], rights = [], values = [], blocks = [], countBefore, movedFrom, folded, instances } = changed;
  const inWords = (value: ChangedValue): string => valueLine(node.type, value);
  const ordered = [...values.filter(({ forces }) => forces), ...values.filter(({ forces }) => !forces)];
  return [
    ...outsideFirst(exposure).map(({ change, what, to, except }) => messages.openedLine(change, what, to, except)),
    ...new Set(rights.filter(({ isWithNew }) => isWithNew !== true).map(rightsLine)),
    ...(countBefore === undefined ? [] : [messages.fromTo(String(countBefore), String(node.count))]),
    ...(mayLoseData(node) ? [messages.MAY_BE_REPLACED] : []),
    ...ordered.map(inWords),
    ...blocks.map(blocksLine),
    ...reasonOf(node.change, changed, values),
    ...(instances === undefined ? [] : [messages.ofInstances(countsInGlyphs(instances))]),
    ...insideOf(node.change, folded),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(changed.isImported === true && node.change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(changed.isForgotten === true ? [messages.STAYS_UNMANAGED] : []),
    driftLine(node) ?? '',
    ...(changed.looksLike === undefined ? [] : [messages.looksLike(changed.looksLike)]),
  ].filter((line) => line !== '');
}

/** True for a data store that is not replaced for certain, but may be. */
const mayLoseData = ({ type, change, changed }: GraphNode): boolean =>
  change !== 'replace' && changed?.mayBeForcedBy !== undefined && factsOf(type).holdsData === true;

/** Returns the line about changes outside of Terraform; undefined if there are none. */
const driftLine = ({ type, changed }: GraphNode): string | undefined =>
  changed?.drift && messages.changedOutside(changed.drift.map((value) => valueLine(type, value)));

/** Returns the counts of parts that change differently from their node. Parts of a new or deleted node change with it. */
function insideOf(change: GraphNode['change'], folded: ChangeCounts = {}): readonly string[] {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === '' ? [] : [messages.insideChanges(counts)];
}

/** Returns why Terraform replaces the node. Empty if a listed value already shows what forces it. */
const reasonOf = (
  change: GraphNode['change'],
  { reason = '' }: ChangeDetails,
  values: readonly ChangedValue[],
): readonly string[] =>
  change === 'replace' && !values.some(({ forces }) => forces) && ACTION_REASONS.has(reason)
    ? [ACTION_REASONS.get(reason) as string]
    : [];

/** The first lines are red: those that tell who gains access from outside. */
const outsideFirst = (exposure: readonly ExposureChange[]): readonly ExposureChange[] =>
  [...exposure].sort((a, b) => Number(opensToOutside(b)) - Number(opensToOutside(a)));

/** Returns the line of a changed value. With its attribute name, a value is shown as written; without, in words. */
function valueLine(type: string, { name, before, after, forces }: ChangedValue): string {
  const words = (value: string | null): string | null =>
    value && (valueInWords(type, name, value.trim()) || value.trim());
  const isTelling = [before, after].map(words).every(tells);
  const [was, is] = isTelling ? [words(before), words(after)] : [before?.trim() ?? null, after?.trim() ?? null];
  const both = messages.fromTo(was ?? messages.NO_VALUE, is ?? messages.VALUE_UNSTATED);
  const line = both.length > CAPTION_LENGTH_MAX && is !== null ? messages.nowOnly(is) : both;
  const named = isTelling ? line : `${name.replaceAll('_', ' ')} ${line}`;
  return forces === true ? messages.mustBeReplaced(named) : named;
}

/** `3 indexes removed`: there is no room for several names. */
function blocksLine({ path, removed, added }: BlockChange): string {
  const { one, many } = nounOfBlock(path);
  const counted = (names: readonly string[], done: (text: string) => string): string[] =>
    names.length === 0 ? [] : [done(names.length === 1 ? `${one} ${names[0]}` : `${names.length} ${many}`)];
  return [...counted(removed, messages.removedBlocks), ...counted(added, messages.addedBlocks)].join(', ');
}

/** True for a value that needs no attribute name: `db.t3.micro`, an address range. Numbers, versions and booleans need one. */
const tells = (value: string | null): boolean =>
  value !== null && (RANGE.test(value) || (/[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value)));
const RANGE = /^\d+(\.\d+){3}\//;

// ---- Caption line of gained or lost rights.

/**
 * Returns the line for the principal, `may delete orders (dynamodb:DeleteTable)`, or for the target of a foreign principal,
 * `account 999988887777: may read`.
 */
function rightsLine({ change, does, principal, target, actions, level, makes }: RightsChange): string {
  if (change === 'changes') return messages.POLICY_CHANGES;
  const who = principal.address === undefined ? nameOf(principal) : '';
  const on = principal.address === undefined ? '' : nameOf(target);
  const isMore = change === 'gains';
  if (makes !== undefined) return messages.isMade(isMore, makes, on);
  const [first = ''] = actions;
  if (level === undefined) return messages.hasRole(isMore, first);
  const more = actions.length > 1 ? messages.andMore(actions.length - 1) : '';
  const text = messages.mayDo({ who, isMore, does, on, by: `${first}${more}` });
  return text.length > CAPTION_LENGTH_MAX ? messages.mayDo({ who, isMore, does, on, by: '' }) : text;
}

const nameOf = ({ address, noun, name }: Subject): string => {
  if (address === undefined) return [noun, name].filter((text) => text !== '').join(' ');
  const parts = parseAddress(address);
  return parts === null ? address : unescapeName(parts.name);
};

// ---- Decides for every format if changes are marked: a plan that creates everything has no marks.

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

// ---- Number of resources by change, for the legend.

/**
 * Returns the counts of all changes, including hidden and removed resources, and a note on those that are not visible.
 * Readers of a plan diagram compare it with Terraform's own summary line and expect the same numbers.
 * @param isAllNew true if everything is new: folded and hidden resources are then not listed as invisible
 */
export function changesOf(graph: Graph, isAllNew: boolean): Required<Pick<Presentation, 'changes'>> & InAll {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  const lost = CHANGES.reduce((sum, change) => sum + Math.max(0, (shown[change] ?? 0) - (drawn[change] ?? 0)), 0);
  const inAll = messages.inAll(plan, isAllNew ? 0 : hidden + lost);
  return { changes: counts, ...(inAll !== '' && { inAll }) };
}

type InAll = Pick<Presentation, 'inAll'>;

/**
 * Returns the note on changes if every changed resource is hidden: there is nothing to mark, but the change must be mentioned.
 */
export function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }: Graph): InAll {
  return hidden === 0 ? {} : { inAll: messages.inAll(plan, hidden) };
}

/** Counts changed resources, including folded ones. Ghosts are not counted, and copies of one resource count once. */
export function countChanged(nodes: Iterable<GraphNode>): ChangeCounts {
  const sums = new Map<ChangeName, number>();
  const add = (counts: ChangeCounts): void => {
    for (const change of CHANGES) sums.set(change, (sums.get(change) ?? 0) + (counts[change] ?? 0));
  };
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.ghostOf !== undefined || !isOfSource(node)) continue;
    const key = `${resourceOf(node.address)} ${node.change}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { instances, folded = {} } = node.changed ?? {};
    add(folded);
    if (!isPseudoType(node.type)) add(instances ?? { [node.change]: node.count });
  }
  return inOrder(sums);
}

const resourceOf = (address: string): string =>
  (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);

const inOrder = (sums: ReadonlyMap<ChangeName, number>): ChangeCounts =>
  Object.fromEntries(
    CHANGES.filter((change) => change !== 'none' && (sums.get(change) ?? 0) > 0).map((change) => [
      change,
      sums.get(change),
    ]),
  );

// ---- Changes of edges.

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
