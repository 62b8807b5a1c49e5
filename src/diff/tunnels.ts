/**
 * Edges of users who come through a tunnelling proxy of the cloud. A rule for the ranges of the proxy is drawn as an edge. A wider
 * rule is not, because it says nothing about the proxy; but it admits the same users, so their edge is not gone.
 */
import { hasAllAddresses, isRangeWithin, STRANGERS } from '../catalog/exposure.js';
import { createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/outside.js';
import type { ExposedSides } from './exposure.js';
import { hasPorts } from './ports.js';

const { ranges, says } = STRANGERS.tunnels;

/** True for an edge of users behind the proxy: `IAP 22`. */
export const isOfTunnel = ({ label, provenance }: Pick<GraphEdge, 'label' | 'provenance'>): boolean =>
  provenance === 'implied' && (label === says || label.startsWith(`${says} `));

/**
 * Returns a test for edges of `before`: true if users behind the proxy reach the same ports in `after`, by a wider rule.
 * @param placeOf returns the address in the union of a node in `before`
 */
export function openTunnels(
  { before, after }: Pick<ExposedSides, 'before' | 'after'>,
  placeOf: (before: string) => string,
): (edge: GraphEdge) => boolean {
  const were = groupBy(before.filter(isForTunnel), ({ of }) => of);
  const are = groupBy(after.filter(admitsTunnel), ({ of }) => of);
  return (edge) => {
    if (!isOfTunnel(edge)) return false;
    const to = placeOf(edge.to);
    const [old, now] = [were.get(to) ?? [], are.get(to) ?? []];
    return old.length > 0 && old.every((one) => now.some((wide) => hasPortsOf(wide, one)));
  };
}

const isForTunnel = ({ range, shuts }: Exposed): boolean => shuts !== true && range !== undefined && ranges.has(range);

const admitsTunnel = ({ range, shuts, to }: Exposed): boolean =>
  shuts !== true &&
  (range === undefined ? hasAllAddresses(to) : [...ranges].every((one) => isRangeWithin(one, [range])));

const hasPortsOf = ({ ports: wide }: Exposed, { ports }: Exposed): boolean =>
  wide !== undefined && ports !== undefined && hasPorts(wide, ports);

/** Returns the nodes, with actors outside the clouds unmarked if they are only in `before` and none of their edges is gone. */
export function unmarkActors(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): readonly GraphNode[] {
  const isActor = ({ change, provenance, type }: GraphNode): boolean =>
    change === 'delete' && provenance === 'implied' && isOutside(type);
  return nodes.map((node) => {
    if (!isActor(node)) return node;
    const own = edges.filter(({ from, to }) => from === node.address || to === node.address);
    const isKept = own.length > 0 && own.every(({ change }) => change !== 'delete');
    return isKept ? createNode({ ...node, change: 'none', isGone: true as const }) : node;
  });
}
