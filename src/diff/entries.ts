/** Edges of users from outside that end together with the firewall rule that allowed them. */

import { hasAllAddresses, isRangeWithin, OUTSIDERS } from '../catalog/exposure.js';
import { createEdge, createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy, put } from '../graph/group-by.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { type ExposedRevisions, hasPorts, type Ports } from './exposure.js';

// ---- Deletes inferred entry edges together with the firewall rule that allowed them.

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
  const [were, are] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry = edge.provenance === 'implied' && isOutside(nodes.get(edge.from)?.type ?? '') && !isOfTunnel(edge);
    const old = were.get(edge.to) ?? [];
    if (!isEntry || old.length === 0 || (edge.change !== undefined && edge.change !== 'update')) return edge;
    return closed(edge, old, are.get(edge.to) ?? []);
  });
}

/** Collects the ports that rules open to all addresses, by address. */
function portsOpen(all: readonly Exposed[]): ReadonlyMap<string, readonly Ports[]> {
  const open = new Map<string, Ports[]>();
  for (const { of, ports, to } of all) if (ports !== undefined && hasAllAddresses(to)) put(open, of, ports);
  return open;
}

function closed(edge: GraphEdge, old: readonly Ports[], now: readonly Ports[]): GraphEdge {
  const texts = edge.label === '' ? [] : edge.label.split(', ');
  if (texts.length === 0) return now.length === 0 ? createEdge({ ...edge, change: 'delete' }) : edge;
  const gone = texts.filter((text) => isIn(text, old) && !isIn(text, now));
  if (gone.length === 0) return edge;
  if (gone.length === texts.length) return createEdge({ ...edge, change: 'delete' });
  const { change: _, before: __, ...plain } = edge;
  const label = texts.filter((text) => !gone.includes(text)).join(', ');
  return createEdge({ ...edge, label, change: 'update', before: edge.before ?? [createEdge(plain)] });
}

/** True if the port of a label is open: 443 of `HTTPS 443`. */
function isIn(label: string, open: readonly Ports[]): boolean {
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

/**
 * Returns the nodes, with actors outside the clouds unmarked if they are only in `before` and none of their edges is
 * gone.
 */
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
