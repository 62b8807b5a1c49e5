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
  const lines = linesAt(edges);
  const nodes = items.filter((item): item is PresentedNode => item.kind === 'node' && mayBeFellow(item, lines));
  const keyOf = (node: PresentedNode): string =>
    JSON.stringify([node.parent, node.type, node.title, (lines.get(node.id) as Line[]).map(({ key }) => key).sort()]);
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

interface Line {
  readonly isOut: boolean;
  /** What it is like, and where its other end is. */
  readonly key: string;
  /** It is a step of a flow, which is told one by one. */
  readonly isStep: boolean;
}

function linesAt(edges: readonly PresentedEdge[]): ReadonlyMap<string, readonly Line[]> {
  const lines = new Map<string, Line[]>();
  const add = (end: string, line: Line): void => {
    const known = lines.get(end);
    if (known === undefined) lines.set(end, [line]);
    else known.push(line);
  };
  for (const { from, to, steps, ...like } of edges) {
    const isStep = steps.length > 0;
    add(from, { isOut: true, key: JSON.stringify(['to', to, like]), isStep });
    add(to, { isOut: false, key: JSON.stringify(['from', from, like]), isStep });
  }
  return lines;
}

/** What has a place of its own, or a word that is about its arrows, stays where it is. */
function mayBeFellow(node: PresentedNode, lines: ReadonlyMap<string, readonly Line[]>): boolean {
  const own = lines.get(node.id) ?? [];
  const out = own.filter(({ isOut }) => isOut).length;
  return (
    Math.max(out, own.length - out) >= LEAST_LINES &&
    !own.some(({ isStep }) => isStep) &&
    !node.isSmall &&
    node.onBorder === undefined &&
    node.isExtra === undefined &&
    node.ghostOf === undefined &&
    node.loop === null &&
    node.steps.length === 0
  );
}

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
