/** Finds the main path: the requests of users, from where they enter to the stores of the programs that answer them. */
import { factsOf } from '../../catalog/index.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { entersByNetwork } from '../../graph/node-types.js';
import type { SmallNodes } from '../grouping/strips.js';

/**
 * Returns the edges of the main path; empty for a diagram without users. It ends at queues, topics and schedules, because what
 * they start answers nobody, and at small icons.
 * @param edges edges that are drawn
 */
export function mainPathOf({ nodes }: Graph, edges: readonly GraphEdge[], small: SmallNodes): ReadonlySet<GraphEdge> {
  const requestsFrom = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    if (edge.thin === true || edge.change === 'move' || small.has(edge.to) || isEvent(edge, nodes)) continue;
    const before = requestsFrom.get(edge.from);
    if (before === undefined) requestsFrom.set(edge.from, [edge]);
    else before.push(edge);
  }
  const targets = new Set(edges.map(({ to }) => to));
  const reached = new Set([...nodes.values()].flatMap((node) => (isEntry(node, targets) ? [node.address] : [])));
  const main = new Set<GraphEdge>();
  for (const address of reached) {
    for (const edge of requestsFrom.get(address) ?? []) {
      main.add(edge);
      reached.add(edge.to);
    }
  }
  return main;
}

/** True for users, offices and the internet, unless requests lead there. */
const isEntry = ({ type, address }: GraphNode, targets: ReadonlySet<string>): boolean =>
  entersByNetwork(type) && !targets.has(address);

const isEvent = ({ from, to }: GraphEdge, nodes: Graph['nodes']): boolean =>
  [from, to].some((end) => factsOf(nodes.get(end)?.type ?? '').category === 'integration');
