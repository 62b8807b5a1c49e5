/** Changes of rights, attached to the nodes of their principals. */
import { EVERYBODY } from '../../catalog/exposure.js';
import { createNode } from '../../graph/create.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { put } from '../../graph/put.js';
import type { RightsChange, RightsElsewhere } from '../../graph/rights.js';
import { type PlacedChange, type RightsSides, rightsChanges } from './difference.js';

export { type RightsSides, rightsChanges } from './difference.js';

/**
 * Returns the nodes with their gained and lost rights, and the changes without a node as `elsewhere`.
 * @param changes result of `rightsChanges`
 * @param nodeOf node that draws a resource, or that the resource is part of; the address itself if there is none
 */
export function withRights(
  nodes: readonly GraphNode[],
  changes: readonly PlacedChange[],
  nodeOf: (address: string) => string = (address) => address,
) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const found = new Map<string, RightsChange[]>();
  const elsewhere: RightsElsewhere[] = [];
  for (const placed of changes) {
    const isNew = placed.isWithNew === true;
    const at = (isNew ? [...placed.nodes, ...targetOf(placed).map(nodeOf)] : placed.nodes)
      .flatMap((address) => all.get(address) ?? [])
      .filter(({ change }) => !isNew || change === 'create');
    if (isOpened(placed, at) || (isNew && at.length === 0)) continue;
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

const targetOf = ({ nodes, target: { address } }: PlacedChange): readonly string[] =>
  address === undefined || nodes.includes(address) ? [] : [address];

/** True if the node's exposure already reports the change as open to everybody. */
const isOpened = ({ principal, change }: PlacedChange, at: readonly GraphNode[]): boolean =>
  principal.is === 'everybody' &&
  at.some(({ changed }) =>
    (changed?.exposure ?? []).some(
      (one) => one.to.startsWith(EVERYBODY) && one.change === (change === 'loses' ? 'closes' : 'opens'),
    ),
  );

/** Applies `withRights` to a graph. */
export function graphWithRights(graph: Graph, sides: RightsSides): Graph {
  const { nodes, elsewhere } = withRights([...graph.nodes.values()], rightsChanges(sides));
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { rights: elsewhere }) });
}
