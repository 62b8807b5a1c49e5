/** Removes containers that only one revision shows and that end up empty in the union. */

import { isContainerType } from '../graph/containers.js';
import type { Graph, GraphNode } from '../graph/model.js';

/**
 * Returns the graph without implied zones and regions that are new or gone and hold nothing.
 * Nodes in two zones may be drawn once in the union. A zone that becomes empty by that is neither created nor deleted. Works from
 * the inside out, so a region whose zones are all removed goes too.
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
