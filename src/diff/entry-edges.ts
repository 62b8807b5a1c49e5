/** Inferred arrows of those outside, by the rules that let them in: an arrow goes with the rule that allowed it. */
import { hasAllAddresses } from '../catalog/exposure.js';
import { createEdge } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/outside.js';
import { put } from '../graph/put.js';
import type { ExposedSides } from './exposure.js';
import type { Ports } from './ports.js';

/**
 * The edges, those marked that no rule allows any more. The arrow to a load balancer is drawn for its listener, also where
 * the rules around it let nobody through: what one side let through and the other does not is a change all the same.
 */
export function withEntriesClosed(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
  { before, after }: Pick<ExposedSides, 'before' | 'after'>,
): readonly GraphEdge[] {
  const [were, are] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry = edge.provenance === 'implied' && isOutside(nodes.get(edge.from)?.type ?? '');
    const old = were.get(edge.to) ?? [];
    if (!isEntry || old.length === 0 || (edge.change !== undefined && edge.change !== 'update')) return edge;
    return closed(edge, old, are.get(edge.to) ?? []);
  });
}

/** By address, the ports that rules have open for everybody. */
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

/** Of `HTTPS 443` the number. */
function isIn(label: string, open: readonly Ports[]): boolean {
  const port = Number(/(\d+)(\/tcp)?$/.exec(label)?.[1] ?? Number.NaN);
  return open.some(({ from, to }) => from <= port && port <= to);
}
