/** Places that only one side shows, and that show nothing any more once both are one picture. */
import { isContainerType } from '../graph/containers.js';
import type { Graph, GraphNode } from '../graph/model.js';

/**
 * Without the zones and regions that nobody builds, that are on one side only, and of which all that was in them stands
 * elsewhere: what is the same in two zones is drawn once, and a zone that becomes empty by that is none that goes.
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
