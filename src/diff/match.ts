/** Matches the nodes of two graphs. Containers come first, because copies are matched by their container. */

import { namePathsOf } from '../catalog/products.js';
import { parseAddress } from '../graph/address.js';
import { put } from '../graph/group-by.js';
import type { Json, Resource } from '../graph/inventory.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { pairRecreated, type Recreated } from '../graph/recreated.js';
import { childrenOf } from '../graph/tree.js';
import { type Known, stemOf, stemsOf } from './known.js';
import type { Revision } from './model.js';

export interface Matches {
  /**
   * Returns the addresses in `after` of a node in `before`: first its counterpart, then nodes that were part of it and are now
   * nodes themselves. Empty if the node is gone.
   */
  readonly afterOf: (address: string) => readonly string[];
  /** Returns the addresses in `before` of a node in `after`; several if they are drawn as one node now. */
  readonly beforeOf: (address: string) => readonly string[];
  /** Returns the address in `before` of the node that a node in `after` was part of; undefined if it was part of none. */
  readonly partOf: (address: string) => string | undefined;
}

const NOTHING: readonly string[] = [];

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
  readonly #wholes = new Map<string, string>();

  join(before: GraphNode, after: GraphNode): void {
    put(this.#after, before.address, after.address);
    put(this.#before, after.address, before.address);
  }
  /** Records a node that was part of another one. */
  split(before: string, after: GraphNode): void {
    put(this.#after, before, after.address);
    this.#wholes.set(after.address, before);
  }
  partOf = (address: string): string | undefined => this.#wholes.get(address);
  afterOf = (address: string): readonly string[] => this.#after.get(address) ?? NOTHING;
  beforeOf = (address: string): readonly string[] => this.#before.get(address) ?? NOTHING;

  /** Returns the containers in `after` that correspond to the container of a node in `before`. */
  boxesOf = ({ parent }: GraphNode): readonly (string | null)[] => (parent === null ? [null] : this.afterOf(parent));
  isOpenBefore = ({ address }: GraphNode): boolean => this.afterOf(address).length === 0;
  isOpenAfter = ({ address }: GraphNode): boolean => this.beforeOf(address).length === 0;
}

/** Returns the matching nodes of two graphs, by address, instance or container. */
export function match(known: Known): Matches {
  const found = new MatchedNodes();
  const [before, after] = [inTreeOrder(known.before.graph), inTreeOrder(known.after.graph)];
  for (const isBox of [true, false]) {
    const isMeant = ({ type }: GraphNode): boolean => isContainerType(type) === isBox;
    const nodes: Both = { before: before.filter(isMeant), after: after.filter(isMeant) };
    matchAddresses(nodes, known, found);
    matchInstances(nodes, known, found);
    matchImplied(nodes, found);
  }
  return found;
}

interface Both {
  readonly before: readonly GraphNode[];
  readonly after: readonly GraphNode[];
}

const keyOf = (stem: string, { type }: GraphNode): string => `${type} ${stem}`;

/** Matches by type and address without copy number. Copies are matched by container, and the rest of them in order. */
function matchAddresses({ before, after }: Both, { stemAfter }: Known, found: MatchedNodes): void {
  const later = new Map<string, GraphNode[]>();
  for (const node of after) put(later, keyOf(stemOf(node.address), node), node);
  const earlier = new Map<string, GraphNode[]>();
  for (const node of before) {
    const key = keyOf(stemAfter(stemOf(node.address)), node);
    if (later.has(key)) put(earlier, key, node);
  }
  for (const [key, nodes] of earlier) pairUp(nodes, later.get(key) as readonly GraphNode[], found);
}

function pairUp(before: readonly GraphNode[], after: readonly GraphNode[], found: MatchedNodes): void {
  const inBox = new Map<string | null, GraphNode[]>();
  for (const node of [...after].reverse()) {
    const others = inBox.get(node.parent);
    if (others === undefined) inBox.set(node.parent, [node]);
    else others.push(node);
  }
  for (const node of before) {
    const box = found.boxesOf(node).find((each) => (inBox.get(each)?.length ?? 0) > 0);
    const other = box === undefined ? undefined : inBox.get(box)?.pop();
    if (other !== undefined) found.join(node, other);
  }
  const rest = after.filter(found.isOpenAfter);
  const [joined, apart] = [
    after.filter((node) => !found.isOpenAfter(node)),
    before.filter((node) => !found.isOpenBefore(node)),
  ];
  const left = before.filter(found.isOpenBefore).filter((node) => !isOfOne(node, joined, found));
  const fresh = rest.filter((node) => !isOfSeveral(node, apart, found));
  for (const [at, node] of left.entries()) {
    const other = fresh[at];
    if (other !== undefined) found.join(node, other);
  }
}

/** Joins copies whose containers are now drawn as one container. */
function isOfOne(node: GraphNode, joined: readonly GraphNode[], found: MatchedNodes): boolean {
  const other = joined.find(({ parent }) => parent !== null && found.boxesOf(node).includes(parent));
  if (other !== undefined) found.join(node, other);
  return other !== undefined;
}

/** Splits a node off if its container stood for several containers before: the node was in each of these. */
function isOfSeveral(node: GraphNode, apart: readonly GraphNode[], found: MatchedNodes): boolean {
  const whole = apart.find((other) => node.parent !== null && found.boxesOf(other).includes(node.parent));
  if (whole !== undefined) found.split(whole.address, node);
  return whole !== undefined;
}

/** Matches by any instance that a node stands for: the first instance may be gone, or be a node itself now. */
function matchInstances({ before, after }: Both, { stemAfter, stemBefore }: Known, found: MatchedNodes): void {
  const later = new Map<string, GraphNode[]>();
  for (const node of after) for (const stem of stemsOf(node)) put(later, keyOf(stem, node), node);
  for (const node of before.filter(found.isOpenBefore)) {
    const all = stemsOf(node).flatMap((stem) => later.get(keyOf(stemAfter(stem), node)) ?? []);
    const others = all.filter((other) => isShared(node, other, found));
    const isInBox = ({ parent }: GraphNode): boolean => found.boxesOf(node).includes(parent);
    const open = others.filter(found.isOpenAfter);
    const best = open.find(isInBox) ?? open[0] ?? others.find(isInBox) ?? others[0];
    if (best !== undefined) found.join(node, best);
  }
  const earlier = new Map<string, GraphNode[]>();
  for (const node of before) for (const stem of stemsOf(node)) put(earlier, keyOf(stem, node), node);
  for (const node of after.filter(found.isOpenAfter)) {
    const whole = stemsOf(node)
      .flatMap((stem) => earlier.get(keyOf(stemBefore(stem) ?? '', node)) ?? [])
      .find((other) => isShared(other, node, found));
    if (whole !== undefined) found.split(whole.address, node);
  }
}

/** True if one of the two nodes stands for several instances. Copies must also be in the same container. */
function isShared(before: GraphNode, after: GraphNode, found: MatchedNodes): boolean {
  if (before.instances === undefined && after.instances === undefined) return false;
  const isCopy = [before, after].some(({ address }) => (parseAddress(address)?.copy ?? null) !== null);
  return !isCopy || found.boxesOf(before).includes(after.parent);
}

/** Matches implied zones and actors, whose addresses derive from their container: same container, type and attributes. */
function matchImplied({ before, after }: Both, found: MatchedNodes): void {
  const wordsOf = ({ type, attributes }: GraphNode): string => JSON.stringify([type, attributes]);
  const isImplied = ({ provenance }: GraphNode): boolean => provenance === 'implied';
  const later = new Map<string, GraphNode[]>();
  for (const node of after)
    if (isImplied(node) && found.isOpenAfter(node)) put(later, `${node.parent} ${wordsOf(node)}`, node);
  for (const node of before) {
    if (!isImplied(node) || !found.isOpenBefore(node)) continue;
    const others = found.boxesOf(node).flatMap((box) => later.get(`${box} ${wordsOf(node)}`) ?? []);
    const other = others.find(found.isOpenAfter);
    if (other !== undefined) found.join(node, other);
  }
}

// ---- Finds resources that Terraform destroys and creates again under another address, because a `moved` block is
// missing.

/**
 * Returns the recreated resources of two revisions: exactly one new resource has the type, region and name of the removed one.
 * A service account with the same `account_id` has the same email, so existing grants still apply to it. Empty for graph files,
 * which have no values.
 */
export function recreatedResources(
  { isThere, stemBefore }: Pick<Known, 'isThere' | 'stemBefore'>,
  before: Revision['resources'] = new Map(),
  after: Revision['resources'] = new Map(),
): Recreated {
  return pairRecreated(
    [...before.values()].filter(({ address }) => !isThere(address)),
    [...after.values()].filter(({ address }) => stemBefore(address) === undefined),
    identityOf,
  );
}

function identityOf(resource: Resource): string | undefined {
  const name = resource.mode === 'managed' ? nameOf(resource) : undefined;
  return name === undefined ? undefined : JSON.stringify([resource.type, resource.region, name]);
}

/**
 * Returns the text of the best naming attribute. Undefined if the code sets that attribute to an unknown value, even if other
 * naming attributes are known.
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
  let at: Json | undefined = values as Json;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, Json>>)[step];
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}
