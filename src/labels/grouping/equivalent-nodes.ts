/**
 * Fellows: things of one kind, in one place, that the same arrows join to the same others, as functions do that share a role.
 * Eleven of them and nine tables are 99 lines, of which nobody can follow one. With a box around each it is one, which says as
 * much.
 */
import { groupBy } from '../../graph/group-by.js';
import { pluralOf } from '../../text/english.js';
import { groupBox } from '../box.js';
import type { PresentedBox, PresentedEdge, PresentedNode } from '../model.js';

/** Fewer things, or fewer lines at each, can be followed. */
const LEAST_FELLOWS = 3;
const LEAST_LINES = 3;

interface Drawn {
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
}

/** The same with a box around fellows, and their lines as one. */
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

/** How many lines lead to a thing and away, and whether one is a step of a flow, which is told one by one. */
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

/** Of these things, the lines of each as one text: what they are like, and where their other ends are. Large pictures have many. */
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

/** What has a place of its own, or a word that is about its arrows, stays where it is. */
const mayBeFellow = (node: PresentedNode, { out, in: into, hasStep }: Ends): boolean =>
  Math.max(out, into) >= LEAST_LINES &&
  !hasStep &&
  !node.isSmall &&
  node.onBorder === undefined &&
  node.isExtra === undefined &&
  node.ghostOf === undefined &&
  node.loop === null &&
  node.steps.length === 0;

/** Each once, where its first one was. */
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
