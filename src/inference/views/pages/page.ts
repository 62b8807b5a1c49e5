/** One page: what is in a container or module, and where its arrows come from and lead to. */
import { isContainerType } from '../../../graph/containers.js';
import { createGraph } from '../../../graph/create.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { put } from '../../../graph/put.js';
import { ancestorsOf } from '../../../graph/tree.js';
import { severalBox, together } from '../simplify/together.js';
import type { Split } from './split.js';

/**
 * Everything on a page with the boxes around it. What is elsewhere and joined to it stands beside it, counted by type, in the
 * box of the page that it is on, or of the place that it is in.
 */
export function pageGraph(graph: Graph, page: string, split: Split): Graph {
  const own = ownNodes(graph, page, split);
  const nodes = new Map([...own].map((address) => [address, graph.nodes.get(address) as GraphNode]));
  for (const address of own)
    for (const container of ancestorsOf(graph, address)) nodes.set(container.address, container);

  const crossing = graph.edges.filter(({ from, to }) => own.has(from) !== own.has(to));
  const outside = new Map<string, GraphNode[]>();
  const seen = new Set<string>();
  for (const { from, to } of crossing) {
    const address = own.has(from) ? to : from;
    if (seen.has(address)) continue;
    seen.add(address);
    const node = graph.nodes.get(address) as GraphNode;
    const key = `${placeOf(graph, node, split)}\n${split.pageOf(address)}\n${node.type}`;
    put(outside, key, node);
  }
  const stubs = stubsOf(graph, [...outside.values()], nodes, split);
  const endOf = (address: string): string => (own.has(address) ? address : (stubs.get(address) as string));
  const inner = graph.edges.filter(({ from, to }) => own.has(from) && own.has(to));
  const outer = crossing
    .map((edge) => ({ ...edge, from: endOf(edge.from), to: endOf(edge.to) }))
    .filter(({ from, to }) => !isAround(from, to, nodes) && !isAround(to, from, nodes));
  // How many resources the source has is no number of a part.
  const { title, within } = graph;
  return createGraph({
    title,
    ...(within !== undefined && { within }),
    nodes: nodes.values(),
    edges: [...inner, ...outer],
  });
}

function ownNodes(graph: Graph, page: string, { pageOf }: Split): ReadonlySet<string> {
  const own = new Set<string>();
  for (const { address } of graph.nodes.values()) if (pageOf(address) === page) own.add(address);
  return own;
}

/** The container that something is drawn in where it is a guest: that of its page, else the outermost around it. */
function placeOf(graph: Graph, { address }: GraphNode, { pageOf }: Split): string | null {
  const page = pageOf(address);
  if (page !== null && graph.nodes.has(page)) return page;
  return ancestorsOf(graph, address).at(-1)?.address ?? null;
}

/** Adds what stands for the other ends to `nodes`. @returns what each of them is drawn as */
function stubsOf(
  graph: Graph,
  outside: readonly (readonly GraphNode[])[],
  nodes: Map<string, GraphNode>,
  split: Split,
): ReadonlyMap<string, string> {
  const drawnAs = new Map<string, string>();
  const taken = new Set(graph.nodes.keys());
  for (const members of outside) {
    const [first] = members as [GraphNode, ...GraphNode[]];
    const place = placeOf(graph, first, split);
    if (place !== null && !nodes.has(place)) nodes.set(place, guest(graph, place, nodes));
    if (isContainerType(first.type)) {
      // A box within the box of its page says no more than that.
      const box = place !== null && split.pageOf(first.address) !== null ? place : first.address;
      if (!nodes.has(box))
        nodes.set(box, { ...severalBox(members), address: box, parent: place === box ? null : place });
      for (const { address } of members) drawnAs.set(address, box);
      continue;
    }
    const node = together(members, (address) => taken.has(address));
    taken.add(node.address);
    nodes.set(node.address, { ...node, parent: place });
    for (const { address } of members) drawnAs.set(address, node.address);
  }
  return drawnAs;
}

/** The box of a place elsewhere, within what is around both. */
function guest(graph: Graph, place: string, nodes: ReadonlyMap<string, GraphNode>): GraphNode {
  const parent = ancestorsOf(graph, place).find(({ address }) => nodes.has(address))?.address ?? null;
  return { ...(graph.nodes.get(place) as GraphNode), parent };
}

function isAround(container: string, address: string, nodes: ReadonlyMap<string, GraphNode>): boolean {
  let at: string | null = address;
  while (at !== null && at !== container) at = nodes.get(at)?.parent ?? null;
  return at !== null;
}
