/** Merges unchanged neighbours of a change that have identical edges into one icon. */

import { createEdge, createGraph, createNode, headOf } from '../graph/create.js';
import { groupBy, put } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType, isOutside } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import { unchanged } from './messages.js';

/**
 * Returns the graph with one counted icon per group of unchanged nodes of one type and container whose edges are identical:
 * `Fargate service, 7 unchanged`. Edges keep their labels, because every member has all of them. Marked nodes, ends of marked
 * edges, hosts of other nodes and external actors are not merged. Returns the same object if nothing merges.
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

/** Serialises an edge without the given end. A self-loop includes the node's address, so such a node matches no other. */
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
