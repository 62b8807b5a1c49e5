/** Deletes inferred entry edges together with the firewall rule that allowed them. */

import { hasAllAddresses } from '../catalog/exposure.js';
import { createEdge } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/outside.js';
import { put } from '../graph/put.js';
import type { ExposedSides } from './exposure.js';
import type { Ports } from './ports.js';
import { isOfTunnel } from './tunnels.js';

/**
 * Returns the edges, with entry edges marked as deleted or updated if no rule allows their ports any more.
 * The edge to a load balancer is drawn for its listener, even if no rule lets traffic through. The edge therefore stays in the
 * graph of `after`, although its rule is gone.
 */
export function withEntriesClosed(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
  { before, after }: Pick<ExposedSides, 'before' | 'after'>,
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
