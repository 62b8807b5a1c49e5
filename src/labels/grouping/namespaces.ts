/**
 * Draws a namespace as a box if something runs in it, else as a small icon; never as both. The contents of a namespace
 * without services are settings, which are counted in the strips of its cluster.
 */
import { factsOf } from '../../catalog/index.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import type { SmallNodes } from './strips.js';

/** Returns the graph without the boxes of namespaces that hold settings only, and without icons that repeat a box. */
export function withoutRepeatedNamespaces(graph: Graph, small: SmallNodes): Graph {
  const { edges, nodes } = graph;
  const byParent = groupBy([...nodes.values()], ({ parent }) => parent);
  const members = (box: string): readonly GraphNode[] => byParent.get(box) ?? [];
  const isNamespace = ({ address, type, provenance }: GraphNode): boolean =>
    isContainerType(type) && provenance === 'implied' && members(address).some((member) => groupBoxOf(member) === type);
  const boxes = [...nodes.values()].filter(isNamespace);
  if (boxes.length === 0) return graph;
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const hollow = new Map(
    boxes
      .filter(({ address }) => members(address).every((member) => small.has(member.address)))
      .map(({ address, parent }) => [address, parent]),
  );
  const kept = [...nodes.values()].flatMap((node): GraphNode[] => {
    const { address, parent } = node;
    if (hollow.has(address)) return [];
    if (parent !== null && hollow.has(parent)) return [{ ...node, parent: hollow.get(parent) ?? null }];
    const isRepeated =
      isGroupItself(node) && nodes.get(parent ?? '')?.type === groupBoxOf(node) && !joined.has(address);
    return isRepeated ? [] : [node];
  });
  return { ...graph, nodes: new Map(kept.map((node) => [node.address, node])) };
}

/** Returns the type of the box around the group that a node names; undefined for none. */
const groupBoxOf = ({ type }: GraphNode): string | undefined => factsOf(type).grouped?.box;

/** True for a resource that is the group itself. */
const isGroupItself = ({ type }: GraphNode): boolean => factsOf(type).grouped?.nameAttribute !== undefined;
