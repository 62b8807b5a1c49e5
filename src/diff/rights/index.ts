/** Rights that a change gives or takes, at the nodes of who has them. */
import { EVERYBODY } from '../../catalog/exposure.js';
import { createNode } from '../../graph/create.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { put } from '../../graph/put.js';
import type { RightsChange, RightsElsewhere } from '../../graph/rights.js';
import { type PlacedChange, type RightsSides, rightsChanges } from './difference.js';

export { type RightsSides, rightsChanges } from './difference.js';

/** The nodes with what is gained and lost, and what has no node. @param changes of `rightsChanges` */
export function withRights(nodes: readonly GraphNode[], changes: readonly PlacedChange[]) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const found = new Map<string, RightsChange[]>();
  const elsewhere: RightsElsewhere[] = [];
  for (const placed of changes) {
    const at = placed.nodes.flatMap((address) => all.get(address) ?? []);
    if (isOpened(placed, at)) continue;
    const { nodes: _, order: __, scope: ___, ...change } = placed;
    for (const { address } of at) put(found, address, change);
    if (at.length === 0)
      elsewhere.push({ ...change, address: change.principal.address ?? change.target.address ?? change.by });
  }
  const marked = nodes.map((node) => {
    const rights = found.get(node.address);
    if (rights === undefined) return node;
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rights } });
  });
  return { nodes: marked, elsewhere };
}

/** What is opened to everybody is said as that. */
const isOpened = ({ principal, change }: PlacedChange, at: readonly GraphNode[]): boolean =>
  principal.is === 'everybody' &&
  at.some(({ changed }) =>
    (changed?.exposure ?? []).some(
      (one) => one.to.startsWith(EVERYBODY) && one.change === (change === 'loses' ? 'closes' : 'opens'),
    ),
  );

/** As `withRights`, of a graph. */
export function graphWithRights(graph: Graph, sides: RightsSides): Graph {
  const { nodes, elsewhere } = withRights([...graph.nodes.values()], rightsChanges(sides));
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { rights: elsewhere }) });
}
