/**
 * Thins out edges between copies. A service with one copy per zone calls another such service: a single connection, but nine
 * edges across three zones. Only edges within a zone are drawn.
 */
import { parseAddress, withCopy } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { largest } from '../../graph/order.js';
import { ancestorsOf } from '../../graph/tree.js';

/** Returns the graph without edges to copies in other zones, if every copy is joined to every other. */
export function withinZones(graph: Graph): Graph {
  const copies = copiesIn(graph);
  if (copies.size === 0) return graph;
  const resourceOf = (address: string): string => withCopy(address, null);
  const between = graph.edges.filter(
    ({ from, to, steps = [] }) =>
      isCopy(from) && isCopy(to) && steps.length === 0 && resourceOf(from) !== resourceOf(to),
  );
  const groups = groupBy(between, ({ from, to, twoWay, label, provenance, thin, change }) =>
    JSON.stringify([resourceOf(from), resourceOf(to), twoWay, label, provenance, thin === true, change]),
  );
  const far = new Set<GraphEdge>();
  for (const group of groups.values()) {
    const [{ from, to }] = group as [GraphEdge, ...GraphEdge[]];
    const sources = copies.get(resourceOf(from)) as readonly GraphNode[];
    const targets = copies.get(resourceOf(to)) as readonly GraphNode[];
    if (group.length < sources.length * targets.length) continue;
    for (const edge of farOf(group, graph)) far.add(edge);
  }
  return far.size === 0 ? graph : { ...graph, edges: graph.edges.filter((edge) => !far.has(edge)) };
}

const isCopy = (address: string): boolean => (parseAddress(address)?.copy ?? null) !== null;

/** Returns the copies of each resource. */
function copiesIn({ nodes }: Graph): ReadonlyMap<string, readonly GraphNode[]> {
  const copies = [...nodes.values()].filter(({ address }) => isCopy(address));
  return groupBy(copies, ({ address }) => withCopy(address, null));
}

/** Returns the edges that leave the innermost container that others stay in. Empty if a copy would lose its last edge. */
function farOf(group: readonly GraphEdge[], graph: Graph): readonly GraphEdge[] {
  const shared = new Map(group.map((edge) => [edge, sharedBoxes(edge, graph)]));
  const most = largest([...shared.values()]);
  const far = group.filter((edge) => (shared.get(edge) as number) < most);
  const near = group.filter((edge) => (shared.get(edge) as number) === most);
  const ends = (edges: readonly GraphEdge[]): number =>
    new Set(edges.map(({ from }) => from)).size + new Set(edges.map(({ to }) => to)).size;
  return ends(near) === ends(group) ? far : [];
}

/** Returns the number of containers that both ends share. */
function sharedBoxes({ from, to }: GraphEdge, graph: Graph): number {
  const around = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => around.has(address)).length;
}
