/** Reduces a union to its changes and their neighbours, and counts the rest. */

import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { countResources } from '../graph/counts.js';
import { createEdge, createGraph, createNode, headOf } from '../graph/create.js';
import { groupBy, put } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType, isOutside } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import { unchanged } from './messages.js';

/**
 * Returns the changed nodes, the nodes within `hops` edges of a change, and the containers of both.
 * Each container gets one icon for its omitted nodes, with their number, so that nobody takes the diagram for complete.
 * @param hops number of edges to follow from a change, in either direction
 */
export function focus(union: Graph, hops: number, knowledge: Knowledge = KNOWLEDGE): Graph {
  const kept = withBoxes(near(union, hops), union);
  const left = new Map<string, GraphNode[]>();
  const homes = homesOf(union, kept);
  for (const node of union.nodes.values()) if (!kept.has(node.address)) put(left, homes(node) ?? '', node);
  const stubs = stubsOf(left, union, knowledge);
  const { nodes, edges, ...head } = union;
  const total = union.total ?? countResources([...nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const parts = {
    ...head,
    total,
    nodes: [...[...nodes.values()].filter(({ address }) => kept.has(address)), ...stubs],
    edges: edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
  };
  return Object.freeze({ ...head, ...createGraph(parts) });
}

/**
 * Returns the marked nodes and the nodes within `hops` edges of one, in either direction.
 * A changed edge between two unmarked nodes is a change itself, and its ends count as marked. A changed edge of a
 * marked node only adds its other end: otherwise the load balancer of a new service would bring in all its other
 * targets.
 */
function near({ nodes, edges }: Graph, hops: number): ReadonlySet<string> {
  const beside = new Map<string, string[]>();
  const ends = new Set<string>();
  const reached = new Set<string>();
  for (const { address, change, changed } of nodes.values()) {
    if (change !== 'none' || changed !== undefined) reached.add(address);
  }
  const marked = new Set(reached);
  for (const { from, to, change } of edges) {
    put(beside, from, to);
    put(beside, to, from);
    if (change === undefined) continue;
    const isOwn = !marked.has(from) && !marked.has(to);
    for (const end of [from, to]) (isOwn ? reached : ends).add(end);
  }
  let edge: readonly string[] = [...reached];
  for (let hop = 0; hop < hops && edge.length > 0; hop++) {
    const next = new Set(edge.flatMap((address) => beside.get(address) ?? []).filter((end) => !reached.has(end)));
    for (const address of next) reached.add(address);
    edge = [...next];
  }
  return new Set([...reached, ...ends]);
}

function withBoxes(reached: ReadonlySet<string>, { nodes }: Graph): ReadonlySet<string> {
  const kept = new Set(reached);
  // The loop also visits the parents that are added here.
  for (const address of kept) {
    const parent = nodes.get(address)?.parent ?? null;
    if (parent !== null) kept.add(parent);
  }
  return kept;
}

/**
 * Returns a lookup of the innermost remaining container of a node. Results are cached: chains of containers may be
 * long.
 */
function homesOf({ nodes }: Graph, kept: ReadonlySet<string>): (node: GraphNode) => string | null {
  const homes = new Map<string | null, string | null>([[null, null]]);
  for (const address of kept) homes.set(address, address);
  return ({ parent }) => {
    const way: string[] = [];
    let at = parent;
    for (; at !== null && !homes.has(at); at = (nodes.get(at) as GraphNode).parent) way.push(at);
    const home = homes.get(at) as string | null;
    for (const address of way) homes.set(address, home);
    return home;
  };
}

/** @param left omitted nodes, by remaining container; the empty key is the top level */
function stubsOf(left: ReadonlyMap<string, readonly GraphNode[]>, { nodes }: Graph, knowledge: Knowledge): GraphNode[] {
  let n = 0;
  return [...left].map(([home, members]) => {
    const type = knowledge.contentsTypeOf(knowledge.cloudOf((members[0] as GraphNode).type));
    const count = members.reduce((sum, node) => sum + node.count, 0);
    let address = `${type}.unchanged[${n++}]`;
    while (nodes.has(address)) address = `${type}.unchanged[${n++}]`;
    return createNode({ address, type, count, called: unchanged(count), parent: home === '' ? null : home });
  });
}

// ---- Removes containers that only one revision shows and that end up empty in the union.

/**
 * Returns the graph without implied zones and regions that are new or gone and hold nothing.
 * Nodes in two zones may be drawn once in the union. A zone that becomes empty by that is neither created nor deleted.
 * Works from the inside out, so a region whose zones are all removed goes too.
 */
export function withoutBare(graph: Graph): Graph {
  const inside = new Map<string, number>();
  for (const { parent } of graph.nodes.values()) if (parent !== null) inside.set(parent, (inside.get(parent) ?? 0) + 1);
  const left = new Map(graph.nodes);
  const waiting = [...graph.nodes.values()].filter(isPlace);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ((inside.get(node.address) ?? 0) > 0 || !left.delete(node.address) || node.parent === null) continue;
    inside.set(node.parent, (inside.get(node.parent) ?? 0) - 1);
    const around = left.get(node.parent);
    if (around !== undefined && isPlace(around)) waiting.push(around);
  }
  if (left.size === graph.nodes.size) return graph;
  return { ...graph, nodes: left, edges: graph.edges.filter(({ from, to }) => left.has(from) && left.has(to)) };
}

const isPlace = ({ type, provenance, change }: GraphNode): boolean =>
  isContainerType(type) && provenance === 'implied' && (change === 'create' || change === 'delete');

// ---- Merges unchanged neighbours of a change that have identical edges into one icon.

/**
 * Returns the graph with one counted icon per group of unchanged nodes of one type and container whose edges are
 * identical: `Fargate service, 7 unchanged`. Edges keep their labels, because every member has all of them. Marked
 * nodes, ends of marked edges, hosts of other nodes and external actors are not merged. Returns the same object if
 * nothing merges.
 */
export function mergeUnchanged(graph: Graph): Graph {
  const edgesOf = edgesByNode(graph);
  const hosts = new Set([...graph.nodes.values()].flatMap(({ runsIn }) => runsIn ?? []));
  const isPlain = (node: GraphNode): boolean =>
    !isContainerType(node.type) &&
    !isOutside(node.type) &&
    !hosts.has(node.address) &&
    node.change === 'none' &&
    [node.changed, node.ghostOf, node.steps, node.isGone].every((mark) => mark === undefined) &&
    (edgesOf.get(node.address) ?? []).every(({ change, steps }) => change === undefined && steps === undefined);
  const groups = groupBy([...graph.nodes.values()].filter(isPlain), (node) =>
    JSON.stringify([
      ...[node.type, node.parent, node.runsIn ?? '', node.lookedUp, node.provenance],
      (edgesOf.get(node.address) ?? []).map((edge) => signatureOf(edge, node.address)).sort(byText),
    ]),
  );
  const taken = new Set(graph.nodes.keys());
  const into = new Map<string, string>();
  const merged = [...groups.values()].flatMap((members) => {
    if (members.length < 2) return [];
    const node = mergedNode(members, taken);
    taken.add(node.address);
    for (const { address } of members) into.set(address, node.address);
    return [node];
  });
  if (merged.length === 0) return graph;
  const end = (address: string): string => into.get(address) ?? address;
  const once = new Map(graph.edges.map((edge) => [`${end(edge.from)}\n${end(edge.to)}`, edge]));
  const parts = {
    ...headOf(graph),
    nodes: [...[...graph.nodes.values()].filter(({ address }) => !into.has(address)), ...merged],
    edges: [...once.values()].map((edge) => createEdge({ ...edge, from: end(edge.from), to: end(edge.to) })),
  };
  const { nodes: _, edges: __, ...head } = graph;
  return Object.freeze({ ...head, ...createGraph(parts) });
}

function edgesByNode({ edges }: Graph): ReadonlyMap<string, readonly GraphEdge[]> {
  const all = new Map<string, GraphEdge[]>();
  for (const edge of edges) for (const end of new Set([edge.from, edge.to])) put(all, end, edge);
  return all;
}

/**
 * Serialises an edge without the given end. A self-loop includes the node's address, so such a node matches no other.
 */
function signatureOf({ from, to, ...edge }: GraphEdge, own: string): string {
  const isLoop = from === to;
  return JSON.stringify([from === own && !isLoop ? '' : from, to === own && !isLoop ? '' : to, edge]);
}

function mergedNode(members: readonly GraphNode[], taken: ReadonlySet<string>): GraphNode {
  const [first] = members as readonly [GraphNode, ...GraphNode[]];
  const count = members.reduce((sum, node) => sum + node.count, 0);
  const shared = Object.entries(first.attributes).filter(([name, value]) =>
    members.every(({ attributes }) => Object.hasOwn(attributes, name) && attributes[name] === value),
  );
  const { type, parent, runsIn, lookedUp, provenance } = first;
  const called = {
    ...{ type, parent, lookedUp, provenance, count, called: unchanged(count), attributes: Object.fromEntries(shared) },
    ...(runsIn !== undefined && { runsIn }),
  };
  let n = 0;
  while (taken.has(`${type}.unchanged[${n}]`)) n++;
  return createNode({ ...called, address: `${type}.unchanged[${n}]` });
}
