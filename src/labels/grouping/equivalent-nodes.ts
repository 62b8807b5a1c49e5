/**
 * Groups nodes of one type and container whose edges are identical, so that eleven functions and nine tables are joined by one
 * edge instead of 99. Functions that share a role are an example.
 */
import { groupBy } from '../../graph/group-by.js';
import { pluralOf } from '../../platform/text/english.js';
import { groupBox } from '../box.js';
import type { PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

/** Minimum number of nodes in a group; fewer can be followed with the eye. */
const MEMBERS_MIN = 3;
/** Minimum number of edges at each of them, for the same reason. */
const EDGES_MIN = 3;

export interface Elements {
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
}

/** Returns the items with a box around each group of equivalent nodes, and the edges of each group merged. */
export function groupEquivalentNodes({ items, edges }: Elements): Elements {
  const boxOf = boxesFor({ items, edges });
  if (boxOf.size === 0) return { items, edges };
  const added = new Set<PresentedBox>();
  const grouped: (PresentedNode | PresentedBox)[] = [];
  for (const item of items) {
    const box = boxOf.get(item.id);
    if (box !== undefined && !added.has(box)) {
      added.add(box);
      grouped.push(box);
    }
    grouped.push(box === undefined ? item : { ...item, parent: box.id });
  }
  return { items: grouped, edges: mergeEdges(edges, boxOf) };
}

/** Returns the box of each node in a group, by id of the node. */
function boxesFor({ items, edges }: Elements): ReadonlyMap<string, PresentedBox> {
  const counts = edgeCounts(edges);
  const nodes = items.filter((item): item is PresentedNode => {
    const count = counts.get(item.id);
    return item.kind === 'node' && count !== undefined && canBeGrouped(item, count);
  });
  const signatures = edgeSignatures(edges, new Set(nodes.map(({ id }) => id)));
  const keyOf = ({ id, parent, type, title }: PresentedNode): string =>
    JSON.stringify([parent, type, title, signatures.get(id)]);
  const boxOf = new Map<string, PresentedBox>();
  for (const members of groupBy(nodes, keyOf).values()) {
    if (members.length < MEMBERS_MIN) continue;
    const [{ id, parent, title }] = members as [PresentedNode, ...PresentedNode[]];
    const group = { kind: 'group', id: `group:${id}`, style: 'group', title: pluralOf(title), members: [] } as const;
    const box = groupBox(group, parent);
    for (const member of members) boxOf.set(member.id, box);
  }
  return boxOf;
}

/** Edges of one node. */
interface EdgeCount {
  outgoing: number;
  incoming: number;
  /** True if an edge is a step of a flow. Steps must stay separate. */
  hasStep: boolean;
}

function edgeCounts(edges: readonly PresentedEdge[]): ReadonlyMap<string, EdgeCount> {
  const counts = new Map<string, EdgeCount>();
  const countOf = (id: string): EdgeCount => {
    const count = counts.get(id) ?? { outgoing: 0, incoming: 0, hasStep: false };
    counts.set(id, count);
    return count;
  };
  for (const { from, to, steps } of edges) {
    countOf(from).outgoing++;
    countOf(to).incoming++;
    if (steps.length > 0) for (const end of [from, to]) countOf(end).hasStep = true;
  }
  return counts;
}

/** True for a node without a fixed position and without texts about its edges. */
const canBeGrouped = (node: PresentedNode, { outgoing, incoming, hasStep }: EdgeCount): boolean =>
  Math.max(outgoing, incoming) >= EDGES_MIN &&
  !hasStep &&
  !node.isSmall &&
  node.onBorder === undefined &&
  node.isExtra === undefined &&
  node.ghostOf === undefined &&
  node.loop === null &&
  node.steps.length === 0;

/**
 * Returns a text for each of the nodes that is equal for nodes with identical edges: other ends, directions and all properties.
 * Ends and properties are numbered, because large diagrams have many.
 */
export function edgeSignatures(
  edges: readonly PresentedEdge[],
  nodes: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const parts = new Map<string, string[]>([...nodes].map((id) => [id, []]));
  for (const { from, to, steps: _, ...properties } of edges) {
    if (!nodes.has(from) && !nodes.has(to)) continue;
    const kind = numberOf(JSON.stringify(properties));
    parts.get(from)?.push(`>${numberOf(to)}/${kind}`);
    parts.get(to)?.push(`<${numberOf(from)}/${kind}`);
  }
  return new Map([...parts].map(([id, ofNode]) => [id, ofNode.sort().join(' ')]));
}

/** Moves the ends of edges from grouped nodes to their boxes or counted icons, and drops all but the first of edges that are then equal. */
export function mergeEdges(
  edges: readonly PresentedEdge[],
  boxOf: ReadonlyMap<string, { readonly id: string }>,
): readonly PresentedEdge[] {
  const seen = new Set<string>();
  return edges.flatMap((edge) => {
    const [fromBox, toBox] = [boxOf.get(edge.from), boxOf.get(edge.to)];
    if (fromBox === undefined && toBox === undefined) return [edge];
    const moved = { ...edge, from: fromBox?.id ?? edge.from, to: toBox?.id ?? edge.to };
    if (moved.from === moved.to) return [];
    const key = JSON.stringify(moved);
    if (seen.has(key)) return [];
    seen.add(key);
    return [moved];
  });
}
