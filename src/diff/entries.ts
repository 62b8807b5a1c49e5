/** Edges of users from outside that are deleted together with the firewall rule that allowed them. */

import { hasAllAddresses, isRangeWithin, OUTSIDERS } from '../catalog/exposure.js';
import { createEdge, createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy, put } from '../graph/group-by.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { type ExposedRevisions, hasPorts, type Ports } from './exposure.js';

/**
 * Returns the edges, with entry edges marked as deleted or updated if no rule allows their ports any more.
 * The edge to a load balancer is drawn for its listener, even if no rule lets traffic through. The edge therefore stays
 * in the graph of `after`, although its rule is gone.
 */
export function withEntriesClosed(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
  { before, after }: Pick<ExposedRevisions, 'before' | 'after'>,
): readonly GraphEdge[] {
  const [openBefore, openAfter] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry = edge.provenance === 'implied' && isOutside(nodes.get(edge.from)?.type ?? '') && !isOfTunnel(edge);
    const portsBefore = openBefore.get(edge.to) ?? [];
    if (!isEntry || portsBefore.length === 0 || (edge.change !== undefined && edge.change !== 'update')) return edge;
    return closedEdge(edge, portsBefore, openAfter.get(edge.to) ?? []);
  });
}

/** Collects the ports that rules open to all addresses, by address. */
function portsOpen(exposed: readonly Exposed[]): ReadonlyMap<string, readonly Ports[]> {
  const open = new Map<string, Ports[]>();
  for (const { of, ports, to } of exposed) if (ports !== undefined && hasAllAddresses(to)) put(open, of, ports);
  return open;
}

function closedEdge(edge: GraphEdge, portsBefore: readonly Ports[], portsAfter: readonly Ports[]): GraphEdge {
  const labelParts = edge.label === '' ? [] : edge.label.split(', ');
  if (labelParts.length === 0) return portsAfter.length === 0 ? createEdge({ ...edge, change: 'delete' }) : edge;
  const closedParts = labelParts.filter((text) => isPortOpen(text, portsBefore) && !isPortOpen(text, portsAfter));
  if (closedParts.length === 0) return edge;
  if (closedParts.length === labelParts.length) return createEdge({ ...edge, change: 'delete' });
  const { change: _, before: __, ...plain } = edge;
  const label = labelParts.filter((text) => !closedParts.includes(text)).join(', ');
  return createEdge({ ...edge, label, change: 'update', before: edge.before ?? [createEdge(plain)] });
}

/** True if the port of a label is open: 443 of `HTTPS 443`. */
function isPortOpen(label: string, open: readonly Ports[]): boolean {
  const port = Number(/(\d+)(\/tcp)?$/.exec(label)?.[1] ?? Number.NaN);
  return open.some(({ from, to }) => from <= port && port <= to);
}

// ---- Edges of users who come through a tunnelling proxy of the cloud.
// A rule for the ranges of the proxy is drawn as an edge. A wider rule is not, because it says nothing about the
// proxy; but it admits the same users, so their edge is not gone.

const { ranges, says } = OUTSIDERS.tunnels;

/** True for an edge of users behind the proxy: `IAP 22`. */
const isOfTunnel = ({ label, provenance }: Pick<GraphEdge, 'label' | 'provenance'>): boolean =>
  provenance === 'implied' && (label === says || label.startsWith(`${says} `));

/**
 * Returns a test for edges of `before`: true if users behind the proxy reach the same ports in `after`, by a wider
 * rule.
 * @param placeOf returns the address in the union of a node in `before`
 */
export function openTunnels(
  { before, after }: Pick<ExposedRevisions, 'before' | 'after'>,
  placeOf: (before: string) => string,
): (edge: GraphEdge) => boolean {
  const openBefore = groupBy(before.filter(isForTunnel), ({ of }) => of);
  const openAfter = groupBy(after.filter(admitsTunnel), ({ of }) => of);
  return (edge) => {
    if (!isOfTunnel(edge)) return false;
    const to = placeOf(edge.to);
    const [exposedBefore, exposedAfter] = [openBefore.get(to) ?? [], openAfter.get(to) ?? []];
    return (
      exposedBefore.length > 0 &&
      exposedBefore.every((opening) => exposedAfter.some((wider) => hasPortsOf(wider, opening)))
    );
  };
}

const isForTunnel = ({ range, shuts }: Exposed): boolean => shuts !== true && range !== undefined && ranges.has(range);

const admitsTunnel = ({ range, shuts, to }: Exposed): boolean =>
  shuts !== true &&
  (range === undefined ? hasAllAddresses(to) : [...ranges].every((tunnelRange) => isRangeWithin(tunnelRange, [range])));

const hasPortsOf = ({ ports: widerPorts }: Exposed, { ports }: Exposed): boolean =>
  widerPorts !== undefined && ports !== undefined && hasPorts(widerPorts, ports);

/**
 * Returns the nodes, with actors outside the clouds unmarked if they are only in `before` and none of their edges is
 * gone.
 */
export function unmarkActors(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): readonly GraphNode[] {
  const isActor = ({ change, provenance, type }: GraphNode): boolean =>
    change === 'delete' && provenance === 'implied' && isOutside(type);
  return nodes.map((node) => {
    if (!isActor(node)) return node;
    const ownEdges = edges.filter(({ from, to }) => from === node.address || to === node.address);
    const isKept = ownEdges.length > 0 && ownEdges.every(({ change }) => change !== 'delete');
    return isKept ? createNode({ ...node, change: 'none', isGone: true as const }) : node;
  });
}
