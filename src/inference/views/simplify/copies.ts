import { parseAddress, withCopy } from '../../../graph/address.js';
import { isContainerType } from '../../../graph/containers.js';
import { createGraph, headOf } from '../../../graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { ancestorsOf } from '../../../graph/tree.js';
import { together } from './together.js';

export interface United {
  readonly graph: Graph;
  /** Address of the resource by the address of each copy. */
  readonly folded: ReadonlyMap<string, string>;
}

/** A resource that is drawn once a zone or subnet becomes one node again, in the innermost container around all copies. */
export function uniteCopies(graph: Graph): United {
  const into = new Map<string, GraphNode>();
  const united: GraphNode[] = [];
  for (const [address, copies] of copiesIn(graph)) {
    const node = together(copies, () => false);
    const one = {
      ...node,
      address: graph.nodes.has(address) ? node.address : address,
      parent: commonContainer(graph, copies),
    };
    united.push(one);
    for (const copy of copies) into.set(copy.address, one);
  }
  if (united.length === 0) return { graph, folded: new Map() };

  const others = [...graph.nodes.values()].filter(({ address }) => !into.has(address));
  const end = (address: string): string => into.get(address)?.address ?? address;
  const edges = graph.edges.flatMap((edge): GraphEdge[] => {
    const moved = { ...edge, from: end(edge.from), to: end(edge.to) };
    return moved.from === moved.to && edge.from !== edge.to ? [] : [moved];
  });
  const folded = new Map([...into].map(([copy, { address }]) => [copy, address] as const));
  for (const { address } of united) folded.delete(address);
  return { graph: createGraph({ ...headOf(graph), nodes: [...others, ...united], edges }), folded };
}

/** Two or more copies of one resource, by its address. */
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
  const [first, ...rest] = nodes.map(({ address }) =>
    ancestorsOf(graph, address).map((container) => container.address),
  );
  const around = rest.map((ancestors) => new Set(ancestors));
  return (first as string[]).find((container) => around.every((ancestors) => ancestors.has(container))) ?? null;
}
