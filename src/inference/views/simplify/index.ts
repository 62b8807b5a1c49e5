import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import { isContainerType } from '../../../graph/containers.js';
import { countDrawn, isPseudoType } from '../../../graph/count-resources.js';
import { createGraph, headOf } from '../../../graph/create.js';
import { markOf } from '../../../graph/merge-changes.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { type Arcs, createArcs } from './arcs.js';
import { dissolve, emptyContainers, parentsWithout, type Tree, treeOf } from './boxes.js';
import { contract } from './contract.js';
import { uniteCopies } from './copies.js';
import { foldSiblings } from './siblings.js';
import { together } from './together.js';

/** Each node of the graph that went in is kept, contracted or folded. */
export interface Simplified {
  readonly graph: Graph;
  /** Left out; arrows that lead through them go on. */
  readonly contracted: ReadonlySet<string>;
  /** Address of the node that stands for several, by the address of each of these. */
  readonly folded: ReadonlyMap<string, string>;
}

/**
 * Services only: copies of one resource become one, plumbing is left out and the arrows that lead through it go on, its
 * boxes are taken from around their contents, containers without any service are left out, and what is the same in one
 * place is drawn once. A graph without any service stays as it is, and so does one that is simple already.
 */
export function simplify(graph: Graph, knowledge: Knowledge = KNOWLEDGE): Simplified {
  const { graph: united, folded } = uniteCopies(graph);
  const first = pass(united, knowledge);
  if (first === null) return { graph, contracted: new Set(), folded: new Map() };
  let result = inTurn(graph, { graph: united, contracted: new Set(), folded }, first);
  // Plumbing that had too many arrows to be left out may have fewer now.
  for (let last: Simplified | null = first; hasChanged(last) && hasPlumbing(last.graph, knowledge); ) {
    last = pass(last.graph, knowledge);
    if (last === null) break;
    result = inTurn(graph, result, last);
  }
  return result;
}

const hasChanged = ({ contracted, folded }: Simplified): boolean => contracted.size + folded.size > 0;

const hasPlumbing = (graph: Graph, knowledge: Knowledge): boolean =>
  [...graph.nodes.values()].some((node) => knowledge.factsOf(node.type).plumbing === true);

/** Where the nodes of the graph went in two passes. */
function inTurn(graph: Graph, first: Simplified, second: Simplified): Simplified {
  const contracted = new Set<string>();
  const folded = new Map<string, string>();
  for (const address of graph.nodes.keys()) {
    const then = first.folded.get(address) ?? address;
    const end = second.folded.get(then) ?? then;
    if (first.contracted.has(address) || second.contracted.has(then)) contracted.add(address);
    else if (end !== address) folded.set(address, end);
  }
  return { graph: second.graph, contracted, folded };
}

/** Null where no service would be left. */
function pass(graph: Graph, knowledge: Knowledge): Simplified | null {
  const tree = treeOf(graph);
  const isPlumbing = ({ type }: GraphNode): boolean => knowledge.factsOf(type).plumbing === true;
  const before = createArcs(graph.edges);
  const arcs = createArcs(inwards(graph, (address) => isPlumbing(graph.nodes.get(address) as GraphNode)));
  const nodes = [...graph.nodes.values()];
  const leaves = nodes.filter(({ type }) => !isContainerType(type));
  const boxes = addressesOf(nodes.filter((node) => isContainerType(node.type) && isPlumbing(node)));

  const joined = leaves.filter(({ address }) => isJoined(address, before));
  takeOut(graph, tree, arcs, new Set(boxes));
  const gone = new Set(contract(arcs, addressesOf(leaves.filter(isPlumbing)), tree.isAround));
  // Users of something that is not drawn.
  for (const { address, type } of joined) if (isPseudoType(type) && !isJoined(address, arcs)) gone.add(address);
  const services = leaves.filter(({ address }) => !gone.has(address));
  if (countDrawn(services) === 0) return null;

  const isService = new Set(addressesOf(services));
  const empty = emptyContainers(graph, tree, (address) => isService.has(address));
  for (const address of [...boxes, ...empty]) gone.add(address);
  takeOut(graph, tree, arcs, gone);
  return assemble(
    graph,
    arcs,
    gone,
    parentsWithout(graph, tree, (address) => gone.has(address)),
    knowledge,
  );
}

/** Without the ways out: that services reach the internet through plumbing is plumbing. Ways in are what they are for. */
function inwards({ edges, nodes }: Graph, isPlumbing: (address: string) => boolean): GraphEdge[] {
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

/** Containers out of the way of arrows, inner ones first. */
function takeOut(graph: Graph, tree: Tree, arcs: Arcs, containers: ReadonlySet<string>): void {
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
  gone: ReadonlySet<string>,
  parents: ReadonlyMap<string, string | null>,
  knowledge: Knowledge,
): Simplified {
  const staying = [...graph.nodes.values()]
    .filter(({ address }) => !gone.has(address))
    .map((node): GraphNode => ({ ...node, parent: parents.get(node.address) ?? null }));
  const leaves = staying.filter(({ type }) => !isContainerType(type));
  const looks = (node: GraphNode): string => {
    const { type, parent, provenance, lookedUp, attributes } = node;
    const details = (knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? '');
    return JSON.stringify([type, parent, ...markOf(node), provenance, lookedUp, details]);
  };
  const families = foldSiblings(arcs, leaves, looks);

  const byAddress = new Map(leaves.map((node) => [node.address, node]));
  const taken = new Set(graph.nodes.keys());
  const into = new Map<string, string>();
  const folded = new Map<string, string>();
  const result = staying.filter(({ type }) => isContainerType(type));
  for (const [first, members] of families) {
    const node = together(
      members.map((member) => byAddress.get(member) as GraphNode),
      (address) => taken.has(address),
    );
    taken.add(node.address);
    into.set(first, node.address);
    for (const member of members) if (member !== node.address) folded.set(member, node.address);
    result.push(node);
  }
  const end = (address: string): string => into.get(address) ?? address;
  const edges = arcs.edges().map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) }));
  return { graph: createGraph({ ...headOf(graph), nodes: result, edges }), contracted: gone, folded };
}
