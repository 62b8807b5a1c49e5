/**
 * Matches the nodes of two graphs: the first step of a comparison, which then merges matched nodes. Containers are
 * matched first, because copies of a resource are matched by their container.
 */

import { isArchitecture } from '../catalog/attributes.js';
import { namePathsOf } from '../catalog/products.js';
import { formatAddress, parseAddress } from '../graph/address.js';
import { pairRecreated, type Recreated } from '../graph/changes.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import { put } from '../graph/group-by.js';
import type { Json, Resource } from '../graph/inventory.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import { childrenOf } from '../graph/tree.js';
import type { Revision } from './model.js';
import { type RevisionIndex, stemOf, stemsOf } from './revision-index.js';

/** The matching nodes of two graphs. */
export interface Matches {
  /**
   * Returns the addresses in `after` of a node in `before`: first its counterpart, then nodes that were part of it and
   * are now nodes themselves. Empty if the node is gone.
   */
  readonly afterOf: (address: string) => readonly string[];
  /** Returns the addresses in `before` of a node in `after`; several if they are drawn as one node now. */
  readonly beforeOf: (address: string) => readonly string[];
  /**
   * Returns the address in `before` of the node that a node in `after` was part of; undefined if it was part of none.
   */
  readonly partOf: (address: string) => string | undefined;
}

const NO_ADDRESSES: readonly string[] = [];

/** Returns containers before their contents. */
function inTreeOrder(graph: Graph): readonly GraphNode[] {
  const children = childrenOf(graph);
  const order = [...(children.get(null) ?? [])];
  for (const { address } of order) for (const child of children.get(address) ?? []) order.push(child);
  return order;
}

class MatchedNodes implements Matches {
  readonly #after = new Map<string, string[]>();
  readonly #before = new Map<string, string[]>();
  readonly #predecessors = new Map<string, string>();

  join(before: GraphNode, after: GraphNode): void {
    put(this.#after, before.address, after.address);
    put(this.#before, after.address, before.address);
  }
  /** Records a node that was part of another one. */
  split(before: string, after: GraphNode): void {
    put(this.#after, before, after.address);
    this.#predecessors.set(after.address, before);
  }
  partOf = (address: string): string | undefined => this.#predecessors.get(address);
  afterOf = (address: string): readonly string[] => this.#after.get(address) ?? NO_ADDRESSES;
  beforeOf = (address: string): readonly string[] => this.#before.get(address) ?? NO_ADDRESSES;

  /** Returns the containers in `after` that correspond to the container of a node in `before`. */
  containersOf = ({ parent }: GraphNode): readonly (string | null)[] =>
    parent === null ? [null] : this.afterOf(parent);
  isUnmatchedBefore = ({ address }: GraphNode): boolean => this.afterOf(address).length === 0;
  isUnmatchedAfter = ({ address }: GraphNode): boolean => this.beforeOf(address).length === 0;
}

/** Returns the matching nodes of two graphs, by address, instance or container. */
export function match(revisions: RevisionIndex): Matches {
  const matches = new MatchedNodes();
  const [before, after] = [inTreeOrder(revisions.before.graph), inTreeOrder(revisions.after.graph)];
  for (const isContainerPass of [true, false]) {
    const isOfPass = ({ type }: GraphNode): boolean => isContainerType(type) === isContainerPass;
    const nodes: NodesOfPass = { before: before.filter(isOfPass), after: after.filter(isOfPass) };
    matchAddresses(nodes, revisions, matches);
    matchHosts(nodes, revisions, matches);
    matchInstances(nodes, revisions, matches);
    matchImplied(nodes, matches);
  }
  return matches;
}

/** The nodes of both graphs that are matched in one pass: the containers, or all others. */
interface NodesOfPass {
  readonly before: readonly GraphNode[];
  readonly after: readonly GraphNode[];
}

/** Returns a key that is equal for nodes of one type and resource. */
const keyOf = (stem: string, { type }: GraphNode): string => `${type} ${stem}`;

/** Matches by type and address without copy number. Copies are matched by container, and the rest of them in order. */
function matchAddresses({ before, after }: NodesOfPass, { stemAfter }: RevisionIndex, matches: MatchedNodes): void {
  const afterByKey = new Map<string, GraphNode[]>();
  for (const node of after) put(afterByKey, keyOf(stemOf(node.address), node), node);
  const beforeByKey = new Map<string, GraphNode[]>();
  for (const node of before) {
    const key = keyOf(stemAfter(stemOf(node.address)), node);
    if (afterByKey.has(key)) put(beforeByKey, key, node);
  }
  for (const [key, nodes] of beforeByKey) pairUp(nodes, afterByKey.get(key) as readonly GraphNode[], matches);
}

/**
 * Matches a node with the one of its type that it is part of in the other revision: the load balancer of two forwarding
 * rules has the address of the first one.
 */
function matchHosts(nodes: NodesOfPass, revisions: RevisionIndex, matches: MatchedNodes): void {
  const { before, after, stemAfter, stemBefore } = revisions;
  const hostAfter = (node: GraphNode) => after.entryOf(stemAfter(stemOf(node.address)))?.node;
  const hostBefore = (node: GraphNode) => before.entryOf(stemBefore(stemOf(node.address)) ?? '')?.node;
  const byAddressAfter = new Map(nodes.after.map((node) => [node.address, node]));
  const byAddressBefore = new Map(nodes.before.map((node) => [node.address, node]));
  const isPair = (old: GraphNode, now: GraphNode): boolean =>
    old.type === now.type && matches.isUnmatchedBefore(old) && matches.isUnmatchedAfter(now);
  for (const node of nodes.before) {
    const host = byAddressAfter.get(hostAfter(node) ?? '');
    if (host !== undefined && isPair(node, host)) matches.join(node, host);
  }
  for (const node of nodes.after) {
    const host = byAddressBefore.get(hostBefore(node) ?? '');
    if (host !== undefined && isPair(host, node)) matches.join(host, node);
  }
}

/** Matches nodes of one type and address: by container, by merged or divided containers, then in order. */
function pairUp(before: readonly GraphNode[], after: readonly GraphNode[], matches: MatchedNodes): void {
  // Reversed, so that `pop` takes the nodes of a container in their order.
  const unmatchedByContainer = new Map<string | null, GraphNode[]>();
  for (const node of [...after].reverse()) {
    const siblings = unmatchedByContainer.get(node.parent);
    if (siblings === undefined) unmatchedByContainer.set(node.parent, [node]);
    else siblings.push(node);
  }
  for (const node of before) {
    const candidates = matches.containersOf(node).map((container) => unmatchedByContainer.get(container) ?? []);
    const counterpart = candidates.find((nodes) => nodes.length > 0)?.pop();
    if (counterpart !== undefined) matches.join(node, counterpart);
  }
  const stillUnmatched = after.filter(matches.isUnmatchedAfter);
  const matchedAfter = after.filter((node) => !matches.isUnmatchedAfter(node));
  const matchedBefore = before.filter((node) => !matches.isUnmatchedBefore(node));
  const unmatchedBefore = before
    .filter(matches.isUnmatchedBefore)
    .filter((node) => !joinMergedCopy(node, matchedAfter, matches));
  const unmatchedAfter = stillUnmatched.filter((node) => !splitOffCopy(node, matchedBefore, matches));
  for (const [index, node] of unmatchedBefore.entries()) {
    const counterpart = unmatchedAfter[index];
    if (counterpart !== undefined) matches.join(node, counterpart);
  }
}

/** Joins a copy to another one if their containers are now drawn as one container. Returns false if it joined none. */
function joinMergedCopy(node: GraphNode, matchedAfter: readonly GraphNode[], matches: MatchedNodes): boolean {
  const other = matchedAfter.find(({ parent }) => parent !== null && matches.containersOf(node).includes(parent));
  if (other !== undefined) matches.join(node, other);
  return other !== undefined;
}

/** Splits a node off if its container was part of a larger one before. Returns false if it split none. */
function splitOffCopy(node: GraphNode, matchedBefore: readonly GraphNode[], matches: MatchedNodes): boolean {
  const predecessor = matchedBefore.find(
    (other) => node.parent !== null && matches.containersOf(other).includes(node.parent),
  );
  if (predecessor !== undefined) matches.split(predecessor.address, node);
  return predecessor !== undefined;
}

/** Matches by any instance that a node stands for: the first instance may be gone, or be a node itself now. */
function matchInstances(
  { before, after }: NodesOfPass,
  { stemAfter, stemBefore }: RevisionIndex,
  matches: MatchedNodes,
): void {
  const afterByKey = new Map<string, GraphNode[]>();
  for (const node of after) for (const stem of stemsOf(node)) put(afterByKey, keyOf(stem, node), node);
  for (const node of before.filter(matches.isUnmatchedBefore)) {
    const candidates = stemsOf(node).flatMap((stem) => afterByKey.get(keyOf(stemAfter(stem), node)) ?? []);
    const related = candidates.filter((other) => isShared(node, other, matches));
    const isInContainer = ({ parent }: GraphNode): boolean => matches.containersOf(node).includes(parent);
    const unmatched = related.filter(matches.isUnmatchedAfter);
    const best = unmatched.find(isInContainer) ?? unmatched[0] ?? related.find(isInContainer) ?? related[0];
    if (best !== undefined) matches.join(node, best);
  }
  const beforeByKey = new Map<string, GraphNode[]>();
  for (const node of before) for (const stem of stemsOf(node)) put(beforeByKey, keyOf(stem, node), node);
  for (const node of after.filter(matches.isUnmatchedAfter)) {
    const predecessor = stemsOf(node)
      .flatMap((stem) => beforeByKey.get(keyOf(stemBefore(stem) ?? '', node)) ?? [])
      .find((other) => isShared(other, node, matches));
    if (predecessor !== undefined) matches.split(predecessor.address, node);
  }
}

/** True if one of the two nodes stands for several instances. Copies must also be in the same container. */
function isShared(before: GraphNode, after: GraphNode, matches: MatchedNodes): boolean {
  if (before.instances === undefined && after.instances === undefined) return false;
  const isCopy = [before, after].some(({ address }) => (parseAddress(address)?.copy ?? null) !== null);
  return !isCopy || matches.containersOf(before).includes(after.parent);
}

/**
 * Matches implied zones and actors, whose addresses derive from their container: same container, type and attributes.
 */
function matchImplied({ before, after }: NodesOfPass, matches: MatchedNodes): void {
  const contentKeyOf = ({ type, attributes }: GraphNode): string => JSON.stringify([type, attributes]);
  const isImplied = ({ provenance }: GraphNode): boolean => provenance === 'implied';
  const afterByKey = new Map<string, GraphNode[]>();
  for (const node of after)
    if (isImplied(node) && matches.isUnmatchedAfter(node))
      put(afterByKey, `${node.parent} ${contentKeyOf(node)}`, node);
  for (const node of before) {
    if (!isImplied(node) || !matches.isUnmatchedBefore(node)) continue;
    const candidates = matches
      .containersOf(node)
      .flatMap((container) => afterByKey.get(`${container} ${contentKeyOf(node)}`) ?? []);
    const other = candidates.find(matches.isUnmatchedAfter);
    if (other !== undefined) matches.join(node, other);
  }
}

// ---- Finds resources that Terraform destroys and creates again under another address, because a `moved` block is
// missing.

/**
 * Returns the recreated resources of two revisions: exactly one new resource has the type, region and name of the
 * removed one. A service account with the same `account_id` has the same email, so existing grants still apply to it.
 * Empty for graph files, which have no values.
 */
export function recreatedResources(
  { isInAfter, stemBefore }: Pick<RevisionIndex, 'isInAfter' | 'stemBefore'>,
  before: Revision['resources'] = new Map(),
  after: Revision['resources'] = new Map(),
): Recreated {
  return pairRecreated(
    [...before.values()].filter(({ address }) => !isInAfter(address)),
    [...after.values()].filter(({ address }) => stemBefore(address) === undefined),
    identityOf,
  );
}

/** Returns a key of type, region and name; undefined for a data source, or without a known name. */
function identityOf(resource: Resource): string | undefined {
  const name = resource.mode === 'managed' ? nameOf(resource) : undefined;
  return name === undefined ? undefined : JSON.stringify([resource.type, resource.region, name]);
}

/**
 * Returns the text of the best naming attribute. Undefined if the code sets that attribute to an unknown value, even if
 * other naming attributes are known.
 */
function nameOf({ type, values, declared }: Resource): string | undefined {
  for (const path of namePathsOf(type)) {
    const text = textAt(values, path);
    if (text !== undefined) return text;
    if (declared?.lines.has(path.join('.')) === true) return undefined;
  }
  return undefined;
}

function textAt(values: Resource['values'], path: readonly string[]): string | undefined {
  let value: Json | undefined = values as Json;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, Json>>)[step];
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

// ---- Likely renames without a `moved` block, which Terraform treats as a deletion and a creation.
// A deleted and a created node that match each other and nothing else get a `looksLike` hint.

type Nodes = ReadonlyMap<string, GraphNode>;

/** The address of the deleted node, by that of the created one. */
type Hints = Map<string, string>;

interface AlikeNodes {
  readonly deleted: GraphNode[];
  readonly created: GraphNode[];
}

/** True for a deleted or created node with a block in the code that can be renamed. */
const isRenameCandidate = (node: GraphNode): boolean =>
  (node.change === 'delete' || node.change === 'create') &&
  isOfSource(node) &&
  !isPseudoType(node.type) &&
  !node.lookedUp;

/**
 * Returns the nodes with a `looksLike` hint on both nodes of each likely rename.
 * Example: `aws_sqs_queue.jobs` is deleted and `aws_sqs_queue.work` is created, with equal containers, counts and
 * attributes.
 * @param isReplacedAnyway true for an old and a new address of which a `moved` block would keep nothing: the hint
 * promises that it does
 */
export function withHints(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  isReplacedAnyway: (old: string, now: string) => boolean,
): readonly GraphNode[] {
  const nodesByAddress: Nodes = new Map(nodes.map((node) => [node.address, node]));
  const hints: Hints = new Map();
  const unclear = levelsOf(nodes, nodesByAddress).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { deleted, created } of groups)
      if (deleted.length === 1 && created.length === 1) pair(deleted, created, hints);
    return groups.filter((group) => group.deleted.length + group.created.length > 2 && !byKeys(group, hints));
  });
  byNeighbours(unclear, edges, hints);
  const confirmed = [...hints].filter(([now, old]) => !isReplacedAnyway(old, now));
  const looksLikeByAddress = new Map(confirmed.flatMap(([now, old]) => [[now, old] as const, [old, now] as const]));
  return nodes.map((node) => {
    const looksLike = looksLikeByAddress.get(node.address);
    return looksLike === undefined ? node : { ...node, changed: { ...node.changed, looksLike } };
  });
}

function pair(deleted: readonly GraphNode[], created: readonly GraphNode[], hints: Hints): void {
  hints.set((created[0] as GraphNode).address, (deleted[0] as GraphNode).address);
}

/**
 * Pairs the instances of two blocks by key. True if both groups are all instances of one block each, with the same
 * keys.
 */
function byKeys({ deleted, created }: AlikeNodes, hints: Hints): boolean {
  const [deletedByKey, createdByKey] = [instancesOfOne(deleted), instancesOfOne(created)];
  const isBlock =
    deletedByKey !== null &&
    createdByKey !== null &&
    deletedByKey.size === deleted.length &&
    deletedByKey.size === createdByKey.size;
  if (!isBlock || [...deletedByKey.keys()].some((key) => !createdByKey.has(key))) return false;
  for (const [key, node] of deletedByKey) pair([node], [createdByKey.get(key) as GraphNode], hints);
  return true;
}

/** Returns the instances by key; null if the nodes belong to several blocks or have no keys. */
function instancesOfOne(nodes: readonly GraphNode[]): ReadonlyMap<string, GraphNode> | null {
  const parts = nodes.map(({ address }) => parseAddress(address));
  const blocks = new Set(
    parts.map((part) => (part === null ? null : formatAddress({ ...part, indexes: [], copy: null }))),
  );
  const keys = parts.map((part) => part?.indexes.join() ?? '');
  if (blocks.size !== 1 || blocks.has(null) || keys.includes('')) return null;
  return new Map(nodes.map((node, i) => [keys[i] as string, node]));
}

/** Groups the candidates by nesting depth: a renamed container must be known before its contents. */
function levelsOf(nodes: readonly GraphNode[], nodesByAddress: Nodes): readonly (readonly GraphNode[])[] {
  const depths = new Map<string | null, number>([[null, -1]]);
  const levels: GraphNode[][] = [];
  for (const node of nodes) {
    const path: GraphNode[] = [];
    let current: GraphNode | undefined = node;
    while (current !== undefined && !depths.has(current.address)) {
      path.push(current);
      current = current.parent === null ? undefined : nodesByAddress.get(current.parent);
    }
    for (const { address, parent } of path.reverse()) depths.set(address, (depths.get(parent) as number) + 1);
    if (!isRenameCandidate(node)) continue;
    const depth = depths.get(node.address) as number;
    levels[depth] ??= [];
    levels[depth].push(node);
  }
  return levels.filter((level) => level !== undefined);
}

/** Groups deleted and created nodes by type, container, count and architecture attributes. */
function alikeIn(level: readonly GraphNode[], hints: Hints): readonly AlikeNodes[] {
  const groups = new Map<string, AlikeNodes>();
  for (const node of level) {
    const { attributes, change, count, parent, type } = node;
    const isGone = change === 'delete';
    const box = parent === null ? null : (hints.get(parent) ?? parent);
    const architecture = Object.entries(attributes).filter(([name]) => isArchitecture(name));
    const key = JSON.stringify([type, box, count, architecture.sort(([a], [b]) => byText(a, b))]);
    const group = groups.get(key) ?? { deleted: [], created: [] };
    groups.set(key, group);
    (isGone ? group.deleted : group.created).push(node);
  }
  return [...groups.values()].filter(({ deleted, created }) => deleted.length > 0 && created.length > 0);
}

/** Pairs the remaining candidates by identical edges. Nodes without edges are not paired. */
function byNeighbours(groups: readonly AlikeNodes[], edges: readonly GraphEdge[], hints: Hints): void {
  if (groups.length === 0) return;
  const arrows = new Map<string, string[]>();
  const addressNow = (end: string): string => hints.get(end) ?? end;
  for (const { from, to, twoWay, label, change } of edges) {
    if (change === 'move') continue;
    put(arrows, from, `${twoWay ? '<->' : '->'} ${addressNow(to)} ${label}`);
    put(arrows, to, `${twoWay ? '<->' : '<-'} ${addressNow(from)} ${label}`);
  }
  const edgesAsText = ({ address }: GraphNode): string => (arrows.get(address) ?? []).sort(byText).join('\n');
  for (const { deleted, created } of groups) {
    const groupsByEdges = new Map<string, AlikeNodes>();
    for (const node of [...deleted, ...created]) {
      const group = groupsByEdges.get(edgesAsText(node)) ?? { deleted: [], created: [] };
      groupsByEdges.set(edgesAsText(node), group);
      (node.change === 'delete' ? group.deleted : group.created).push(node);
    }
    groupsByEdges.delete('');
    for (const group of groupsByEdges.values()) {
      if (group.deleted.length === 1 && group.created.length === 1) pair(group.deleted, group.created, hints);
    }
  }
}
