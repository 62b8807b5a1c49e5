import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import { parseAddress, withCopy } from '../../../graph/address.js';
import { countDrawn, isPseudoType } from '../../../graph/counts.js';
import { createGraph, headOf } from '../../../graph/create.js';
import { markOf } from '../../../graph/merge-changes.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { ancestorsOf } from '../../../graph/tree.js';
import { CARRIED_MAX } from '../../limits.js';
import { type Arcs, createArcs, joinConsecutive } from './arcs.js';
import { dissolve, emptyContainers, parentsWithout, type Tree, treeOf } from './boxes.js';
import { mergeNodes } from './together.js';

/** A simplified graph. Each node of the full graph is drawn, contracted or folded. */
export interface Simplified {
  readonly graph: Graph;
  /** Nodes left out. Edges through them connect their neighbours. */
  readonly contracted: ReadonlySet<string>;
  /** The merged node that stands for each folded node. */
  readonly folded: ReadonlyMap<string, string>;
}

/**
 * Reduces a graph to services:
 * - Replicas of a resource become one node.
 * - Plumbing is left out, and its neighbours are connected instead. Example: API gateway -> VPC link -> load balancer
 *   becomes API gateway -> load balancer.
 * - Containers of plumbing types and containers without a service are left out.
 * - Equal nodes in one container are merged.
 *
 * A graph without a service is returned unchanged.
 */
export function simplify(graph: Graph, knowledge: Knowledge = KNOWLEDGE): Simplified {
  const { graph: united, folded } = uniteCopies(graph);
  const first = pass(united, knowledge);
  if (first === null) return { graph, contracted: new Set(), folded: new Map() };
  let result = combine(graph, { graph: united, contracted: new Set(), folded }, first);
  // A plumbing node that had too many edges to be removed may have fewer after a pass.
  for (let last: Simplified | null = first; hasChanged(last) && hasPlumbing(last.graph, knowledge); ) {
    last = pass(last.graph, knowledge);
    if (last === null) break;
    result = combine(graph, result, last);
  }
  return result;
}

const hasChanged = ({ contracted, folded }: Simplified): boolean => contracted.size + folded.size > 0;

const hasPlumbing = (graph: Graph, knowledge: Knowledge): boolean =>
  [...graph.nodes.values()].some((node) => knowledge.factsOf(node.type).plumbing === true);

/** Returns the combined result of two passes over a graph. */
function combine(graph: Graph, first: Simplified, second: Simplified): Simplified {
  const contracted = new Set<string>();
  const folded = new Map<string, string>();
  for (const address of graph.nodes.keys()) {
    const between = first.folded.get(address) ?? address;
    const end = second.folded.get(between) ?? between;
    if (first.contracted.has(address) || second.contracted.has(between)) contracted.add(address);
    else if (end !== address) folded.set(address, end);
  }
  return { graph: second.graph, contracted, folded };
}

/** Runs one pass; null if no service would be left. */
function pass(graph: Graph, knowledge: Knowledge): Simplified | null {
  const tree = treeOf(graph);
  const isPlumbing = ({ type }: GraphNode): boolean => knowledge.factsOf(type).plumbing === true;
  const originalArcs = createArcs(graph.edges);
  const arcs = createArcs(withoutPlumbingEgress(graph, (address) => isPlumbing(graph.nodes.get(address) as GraphNode)));
  const nodes = [...graph.nodes.values()];
  const leaves = nodes.filter(({ type }) => !isContainerType(type));
  const boxes = addressesOf(nodes.filter((node) => isContainerType(node.type) && isPlumbing(node)));

  const connected = leaves.filter(({ address }) => isJoined(address, originalArcs));
  removeContainers(graph, tree, arcs, new Set(boxes));
  const removed = new Set(contract(arcs, addressesOf(leaves.filter(isPlumbing)), tree.isInside));
  // Actors whose targets are all left out.
  for (const { address, type } of connected) if (isPseudoType(type) && !isJoined(address, arcs)) removed.add(address);
  const services = leaves.filter(({ address }) => !removed.has(address));
  if (countDrawn(services) === 0) return null;

  const isService = new Set(addressesOf(services));
  const empty = emptyContainers(graph, tree, (address) => isService.has(address));
  for (const address of [...boxes, ...empty]) removed.add(address);
  removeContainers(graph, tree, arcs, removed);
  return assemble(
    graph,
    arcs,
    removed,
    parentsWithout(graph, tree, (address) => removed.has(address)),
    knowledge,
  );
}

/**
 * Returns the edges without those from plumbing to actors outside: otherwise all services would be connected to the
 * internet through plumbing. Edges from actors remain.
 */
function withoutPlumbingEgress({ edges, nodes }: Graph, isPlumbing: (address: string) => boolean): GraphEdge[] {
  const isOutside = (address: string): boolean => isPseudoType(nodes.get(address)?.type ?? '');
  const leadsOut = (from: string, to: string): boolean => isOutside(to) && isPlumbing(from);
  return edges.flatMap((edge) => {
    const { from, to, twoWay } = edge;
    if (leadsOut(from, to)) return twoWay ? [{ ...edge, from: to, to: from, twoWay: false }] : [];
    return twoWay && leadsOut(to, from) ? [{ ...edge, twoWay: false }] : [edge];
  });
}

const addressesOf = (nodes: readonly GraphNode[]): string[] => nodes.map(({ address }) => address);

const isJoined = (address: string, arcs: Arcs): boolean => arcs.from(address).size + arcs.to(address).size > 0;

/** Removes containers from the arcs, inner ones first. See `dissolve`. */
function removeContainers(graph: Graph, tree: Tree, arcs: Arcs, containers: ReadonlySet<string>): void {
  const parents = parentsWithout(graph, tree, (address) => containers.has(address));
  const members = new Map<string, string[]>();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent === null || !containers.has(parent) || containers.has(address)) continue;
    const siblings = members.get(parent);
    if (siblings === undefined) members.set(parent, [address]);
    else siblings.push(address);
  }
  for (const address of [...tree.order].reverse()) {
    if (containers.has(address))
      dissolve(arcs, address, members.get(address) ?? [], parents.get(address) ?? null, tree);
  }
}

function assemble(
  graph: Graph,
  arcs: Arcs,
  removed: ReadonlySet<string>,
  parents: ReadonlyMap<string, string | null>,
  knowledge: Knowledge,
): Simplified {
  const remaining = [...graph.nodes.values()]
    .filter(({ address }) => !removed.has(address))
    .map((node): GraphNode => ({ ...node, parent: parents.get(node.address) ?? null }));
  const leaves = remaining.filter(({ type }) => !isContainerType(type));
  const styleOf = (node: GraphNode): string => {
    const { type, parent, provenance, lookedUp, attributes } = node;
    const details = (knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? '');
    return JSON.stringify([type, parent, ...markOf(node), provenance, lookedUp, details]);
  };
  const families = foldSiblings(arcs, leaves, styleOf);

  const byAddress = new Map(leaves.map((node) => [node.address, node]));
  const taken = new Set(graph.nodes.keys());
  const representativeOf = new Map<string, string>();
  const folded = new Map<string, string>();
  const result = remaining.filter(({ type }) => isContainerType(type));
  for (const [first, members] of families) {
    const node = mergeNodes(
      members.map((member) => byAddress.get(member) as GraphNode),
      (address) => taken.has(address),
    );
    taken.add(node.address);
    representativeOf.set(first, node.address);
    for (const member of members) if (member !== node.address) folded.set(member, node.address);
    result.push(node);
  }
  const end = (address: string): string => representativeOf.get(address) ?? address;
  const edges = arcs.edges().map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) }));
  return { graph: createGraph({ ...headOf(graph), nodes: result, edges }), contracted: removed, folded };
}

/**
 * Removes nodes and connects their neighbours: A -> helper -> B becomes A -> B. A node that would need more than
 * `CARRIED_MAX` such edges is kept, because it is then easier to read.
 *
 * @param candidates in address order
 * @param isInside true if the second encloses the first; no edge leads from a node to a container that encloses it
 * @returns the removed nodes
 */
function contract(
  arcs: Arcs,
  candidates: Iterable<string>,
  isInside: (address: string, container: string) => boolean,
): ReadonlySet<string> {
  const unchecked = new Set(candidates);
  const contractible = new Set(unchecked);
  const removed = new Set<string>();
  for (const address of unchecked) {
    unchecked.delete(address);
    const [sources, targets] = [arcs.to(address), arcs.from(address)];
    if (sources.size * targets.size > CARRIED_MAX) continue;
    const neighbours = new Set([...sources.keys(), ...targets.keys()]);
    for (const [from, first] of sources) {
      for (const [to, second] of targets) {
        if (from !== to && !isInside(from, to)) arcs.add(from, to, joinConsecutive(first, second));
      }
    }
    arcs.remove(address);
    removed.add(address);
    // A neighbour that could not be removed may have fewer edges now.
    for (const neighbour of neighbours)
      if (contractible.has(neighbour) && !removed.has(neighbour)) unchecked.add(neighbour);
  }
  return removed;
}

interface United {
  readonly graph: Graph;
  /** The united node of each replica with another address. */
  readonly folded: ReadonlyMap<string, string>;
}

/** Joins the replicas of each resource into one node, in the innermost container that encloses them. */
function uniteCopies(graph: Graph): United {
  const unitedNodeOf = new Map<string, GraphNode>();
  const united: GraphNode[] = [];
  for (const [address, copies] of copiesIn(graph)) {
    const node = mergeNodes(copies, () => false);
    const unitedNode = {
      ...node,
      address: graph.nodes.has(address) ? node.address : address,
      parent: commonContainer(graph, copies),
    };
    united.push(unitedNode);
    for (const copy of copies) unitedNodeOf.set(copy.address, unitedNode);
  }
  if (united.length === 0) return { graph, folded: new Map() };

  const others = [...graph.nodes.values()].filter(({ address }) => !unitedNodeOf.has(address));
  const end = (address: string): string => unitedNodeOf.get(address)?.address ?? address;
  const edges = graph.edges.flatMap((edge): GraphEdge[] => {
    const moved = { ...edge, from: end(edge.from), to: end(edge.to) };
    return moved.from === moved.to && edge.from !== edge.to ? [] : [moved];
  });
  const folded = new Map([...unitedNodeOf].map(([copy, { address }]) => [copy, address] as const));
  for (const { address } of united) folded.delete(address);
  return { graph: createGraph({ ...headOf(graph), nodes: [...others, ...united], edges }), folded };
}

/** Returns the replicas of each resource with at least two, by its address. */
function copiesIn(graph: Graph): Map<string, GraphNode[]> {
  const copies = new Map<string, GraphNode[]>();
  for (const node of graph.nodes.values()) {
    if (isContainerType(node.type) || (parseAddress(node.address)?.copy ?? null) === null) continue;
    const address = withCopy(node.address, null);
    const others = copies.get(address);
    if (others === undefined) copies.set(address, [node]);
    else others.push(node);
  }
  for (const [address, nodes] of copies) if (nodes.length < 2) copies.delete(address);
  return copies;
}

function commonContainer(graph: Graph, nodes: readonly GraphNode[]): string | null {
  const [first, ...others] = nodes.map(({ address }) =>
    ancestorsOf(graph, address).map((container) => container.address),
  );
  const otherAncestors = others.map((ancestors) => new Set(ancestors));
  return (first as string[]).find((container) => otherAncestors.every((ancestors) => ancestors.has(container))) ?? null;
}

/** Merged nodes, by the address of the first. */
type Families = ReadonlyMap<string, readonly string[]>;

/**
 * Merges nodes of one container that differ only in their names: they look alike and have edges to and from the same
 * nodes. A merge may make other nodes equal, so merging repeats until nothing changes. All but the first node of each
 * family are removed from `arcs`.
 *
 * @param leaves in address order
 * @param styleOf returns all details shown for a node except its name, and its container, as one string
 */
function foldSiblings(arcs: Arcs, leaves: readonly GraphNode[], styleOf: (node: GraphNode) => string): Families {
  const families = new Map(leaves.map(({ address }) => [address, [address]]));
  const styles = new Map(leaves.map((node) => [node.address, styleOf(node)]));
  const order = new Map(leaves.map(({ address }, i) => [address, i]));
  const signatures = new Map<string, string>();

  let unchecked: readonly string[] = leaves.map(({ address }) => address);
  while (unchecked.length > 0) {
    for (const address of unchecked)
      signatures.set(address, `${styles.get(address)}\n${edgeSignatureOf(address, arcs)}`);
    const changed = new Set<string>();
    for (const [first, ...others] of sameSignature(signatures)) {
      for (const merged of others) {
        for (const end of [...arcs.from(merged).keys(), ...arcs.to(merged).keys()]) changed.add(end);
        arcs.remove(merged);
        signatures.delete(merged);
        families.get(first)?.push(...(families.get(merged) as string[]));
        families.delete(merged);
      }
    }
    unchecked = [...changed].filter((address) => signatures.has(address));
  }
  for (const members of families.values()) {
    members.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
  }
  return families;
}

/** Returns the groups of two or more addresses with equal signatures, in the order of `signatures`. */
function sameSignature(signatures: ReadonlyMap<string, string>): [string, ...string[]][] {
  const groups = new Map<string, [string, ...string[]]>();
  for (const [address, signature] of signatures) {
    const group = groups.get(signature);
    if (group === undefined) groups.set(signature, [address]);
    else group.push(address);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * Returns all edges of a node as one string. In an edge to itself, the node has an empty name, so that equal nodes with
 * such edges have equal strings.
 */
function edgeSignatureOf(address: string, arcs: Arcs): string {
  const name = (end: string): string => (end === address ? '' : end);
  return [
    ...[...arcs.from(address)].map(([to, { label, isHalf }]) => JSON.stringify([1, name(to), label, isHalf])),
    ...[...arcs.to(address)].map(([from, { label, isHalf }]) => JSON.stringify([0, name(from), label, isHalf])),
  ]
    .sort()
    .join('\n');
}
