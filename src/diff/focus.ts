/** The part of a union that changes, with what is beside it; of the rest, how much there is of it. */
import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { countResources } from '../graph/count-resources.js';
import { createGraph, createNode } from '../graph/create.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { put } from '../graph/put.js';
import { unchanged } from './messages.js';

/**
 * What changes, what is within so many arrows of it, and the boxes around. What is left out of a box is one icon in it
 * that says how many icons and boxes that were, so that nobody takes the picture for all there is.
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
 * What has a mark, and what so many arrows lead to from there, whichever way they point. An arrow that is new between two
 * that stay is a change itself, and one of what is new or gone is not: else the balancer in front of a new service would
 * have everything behind it in the picture.
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
  // What is added on the way is looked at in its turn.
  for (const address of kept) {
    const parent = nodes.get(address)?.parent ?? null;
    if (parent !== null) kept.add(parent);
  }
  return kept;
}

/** The innermost box around something that is kept. Each is asked for once: a chain of boxes may be long. */
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

/** @param left what is left out, by the box that it is in; empty for the top */
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
