/**
 * Groups nodes of one type and container whose edges are identical, so that eleven functions and nine tables are joined by one
 * edge instead of 99. Functions that share a role are an example.
 */
import { groupBy } from '../../graph/group-by.js';
import { pluralOf } from '../../platform/text/english.js';
import { groupBox } from '../box.js';
import type { PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

/** Minimum number of nodes, and of edges at each; fewer can be followed with the eye. */
const LEAST_FELLOWS = 3;
const LEAST_LINES = 3;

interface Drawn {
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
}

/** Returns the items with a box around equivalent nodes, and their edges merged. */
export function withFellows({ items, edges }: Drawn): Drawn {
  const boxOf = boxesIn({ items, edges });
  if (boxOf.size === 0) return { items, edges };
  const boxed = new Set<PresentedBox>();
  return {
    items: items.flatMap((item) => {
      const box = boxOf.get(item.id);
      if (box === undefined) return [item];
      const isFirst = !boxed.has(box);
      boxed.add(box);
      return [...(isFirst ? [box] : []), { ...item, parent: box.id }];
    }),
    edges: joined(edges, (end) => boxOf.get(end)?.id ?? end),
  };
}

function boxesIn({ items, edges }: Drawn): ReadonlyMap<string, PresentedBox> {
  const ends = endsOf(edges);
  const nodes = items.filter((item): item is PresentedNode => {
    const own = ends.get(item.id);
    return item.kind === 'node' && own !== undefined && mayBeFellow(item, own);
  });
  const lines = linesOf(edges, new Set(nodes.map(({ id }) => id)));
  const keyOf = ({ id, parent, type, title }: PresentedNode): string =>
    JSON.stringify([parent, type, title, lines.get(id)]);
  const boxOf = new Map<string, PresentedBox>();
  for (const fellows of groupBy(nodes, keyOf).values()) {
    if (fellows.length < LEAST_FELLOWS) continue;
    const [{ id, parent, title }] = fellows as [PresentedNode, ...PresentedNode[]];
    const group = { kind: 'group', id: `group:${id}`, style: 'group', title: pluralOf(title), members: [] } as const;
    const box = groupBox(group, parent);
    for (const fellow of fellows) boxOf.set(fellow.id, box);
  }
  return boxOf;
}

/** Edge counts of a node. `hasStep`: one of the edges is a step of a flow, and steps must stay separate. */
interface Ends {
  out: number;
  in: number;
  hasStep: boolean;
}

function endsOf(edges: readonly PresentedEdge[]): ReadonlyMap<string, Ends> {
  const ends = new Map<string, Ends>();
  const at = (id: string): Ends => {
    const known = ends.get(id) ?? { out: 0, in: 0, hasStep: false };
    ends.set(id, known);
    return known;
  };
  for (const { from, to, steps } of edges) {
    at(from).out++;
    at(to).in++;
    if (steps.length > 0) for (const end of [from, to]) at(end).hasStep = true;
  }
  return ends;
}

/**
 * Returns the edges of each node as one text that holds their attributes and other ends. Texts are numbered, because large
 * diagrams have many.
 */
function linesOf(edges: readonly PresentedEdge[], things: ReadonlySet<string>): ReadonlyMap<string, string> {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const lines = new Map<string, string[]>([...things].map((id) => [id, []]));
  for (const { from, to, steps: _, ...like } of edges) {
    if (!things.has(from) && !things.has(to)) continue;
    const kind = numberOf(JSON.stringify(like));
    lines.get(from)?.push(`>${numberOf(to)}/${kind}`);
    lines.get(to)?.push(`<${numberOf(from)}/${kind}`);
  }
  return new Map([...lines].map(([id, own]) => [id, own.sort().join(' ')]));
}

/** True for a node without a fixed position and without texts about its edges. */
const mayBeFellow = (node: PresentedNode, { out, in: into, hasStep }: Ends): boolean =>
  Math.max(out, into) >= LEAST_LINES &&
  !hasStep &&
  !node.isSmall &&
  node.onBorder === undefined &&
  node.isExtra === undefined &&
  node.ghostOf === undefined &&
  node.loop === null &&
  node.steps.length === 0;

/** Merges equal edges, each at the position of the first one. */
function joined(edges: readonly PresentedEdge[], endOf: (end: string) => string): readonly PresentedEdge[] {
  const seen = new Set<string>();
  return edges.flatMap((edge) => {
    const [from, to] = [endOf(edge.from), endOf(edge.to)];
    if (from === edge.from && to === edge.to) return [edge];
    const line = { ...edge, from, to };
    const key = JSON.stringify(line);
    if (seen.has(key)) return [];
    seen.add(key);
    return [line];
  });
}
