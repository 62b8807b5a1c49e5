/** The edges of both sides as those of one graph: one that leads between the same two things is the same. */
import { createEdge } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import type { GraphEdge } from '../graph/model.js';
import { byAddress } from '../graph/order.js';
import type { Known } from './known.js';
import type { Matches } from './match.js';
import type { United } from './nodes.js';
import { isSameEdge, unmarkedEdge } from './unmarked.js';

/** An edge before, with where it leads in the union. */
interface Led {
  readonly edge: GraphEdge;
  readonly from: string;
  readonly to: string;
}

/** What there is between two nodes. */
interface Between {
  readonly before: Led[];
  readonly after: GraphEdge[];
}

const pairOf = ({ from, to }: Pick<Led, 'from' | 'to'>): string => (from < to ? `${from} ${to}` : `${to} ${from}`);

/** @param isOpen true for an edge before of which nobody knows whether it is still there */
export function uniteEdges(
  known: Known,
  matches: Matches,
  united: United,
  isOpen: (edge: GraphEdge) => boolean = () => false,
): readonly GraphEdge[] {
  const led = known.before.graph.edges.map((edge): Led => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(led, pairOf);
  const after = groupBy(known.after.graph.edges.map(unmarkedEdge), pairOf);
  const isPart = partsOf(known, matches);
  const edges: GraphEdge[] = [];
  for (const pair of new Set([...after.keys(), ...before.keys()])) {
    const between = { before: before.get(pair) ?? [], after: after.get(pair) ?? [] };
    edges.push(...joined(between, { united, isPart, isOpen }));
  }
  return [...edges, ...united.moves];
}

/** Whether an edge after was one of a node that stood for more than it does now. */
function partsOf(known: Known, { afterOf }: Matches): (edge: GraphEdge) => boolean {
  const parts = new Set<string>();
  for (const { from, to, twoWay } of known.before.graph.edges) {
    const [starts, ends] = [afterOf(from), afterOf(to)];
    if (starts.length < 2 && ends.length < 2) continue;
    for (const start of starts) {
      for (const end of ends) {
        parts.add(`${start} ${end}`);
        if (twoWay) parts.add(`${end} ${start}`);
      }
    }
  }
  return ({ from, to }) => parts.has(`${from} ${to}`) || parts.has(`${to} ${from}`);
}

interface JoinContext {
  readonly united: United;
  readonly isPart: (edge: GraphEdge) => boolean;
  readonly isOpen: (edge: GraphEdge) => boolean;
}

function joined({ before, after }: Between, { united, isPart, isOpen }: JoinContext): GraphEdge[] {
  const left = new Set(before);
  const was = new Map<GraphEdge, Led[]>(after.map((edge) => [edge, []]));
  const give = (edge: GraphEdge, fits: (led: Led) => boolean): void => {
    for (const led of [...left].filter(fits)) {
      was.get(edge)?.push(led);
      left.delete(led);
    }
  };
  for (const edge of after) give(edge, (led) => isAlong(led, edge) && led.edge.twoWay === edge.twoWay);
  for (const edge of after) give(edge, ({ edge: { twoWay } }) => twoWay || edge.twoWay);
  // Turned around, where nothing else leads between them.
  if (after.length === 1 && was.get(after[0] as GraphEdge)?.length === 0) give(after[0] as GraphEdge, () => true);
  const hadBoth = before.some(({ edge }) => edge.twoWay);
  return [
    ...after.map((edge) => now(edge, was.get(edge) as Led[], { united, isKnown: hadBoth || isPart(edge) })),
    ...gone([...left], united, isOpen),
  ];
}

const isAlong = ({ from, to }: Led, edge: GraphEdge): boolean => from === edge.from && to === edge.to;

const hasSameHeads = (led: Led, edge: GraphEdge): boolean =>
  (isAlong(led, edge) || (led.edge.twoWay && edge.twoWay)) && led.edge.twoWay === edge.twoWay;

/** Whether somebody outside comes in now where before what is inside went out only: what was opened there is the change. */
const areImplied = ({ edge: was }: Led, edge: GraphEdge): boolean =>
  was.provenance === 'implied' && edge.provenance === 'implied' && (was.twoWay || edge.twoWay);

/** Whether an end of it is drawn on one side only, without being new or gone: that is no change of its edges either. */
const isAside = (edge: Pick<Led, 'from' | 'to'>, { nodes }: United): boolean =>
  [edge.from, edge.to].some((end) => {
    const node = nodes.get(end);
    return node?.change === 'none' && (node.isGone === true || node.before?.length === 0);
  });

interface EdgeContext {
  readonly united: United;
  /** Part of it was there before. */
  readonly isKnown: boolean;
}

function now(edge: GraphEdge, was: readonly Led[], { united, isKnown }: EdgeContext): GraphEdge {
  if (was.length === 0) {
    if (!isKnown && !isAside(edge, united)) return createEdge({ ...edge, change: 'create' });
    return createEdge({ ...edge, before: [] });
  }
  const isSame = was.some(
    (led) =>
      (hasSameHeads(led, edge) || areImplied(led, edge)) &&
      led.edge.label === edge.label &&
      led.edge.thin === edge.thin,
  );
  return createEdge({ ...edge, ...(!isSame && { change: 'update' as const }), ...beforeOf(edge, was) });
}

/** What it was, where that is not what it is now. */
function beforeOf(edge: GraphEdge, was: readonly Led[]): Pick<GraphEdge, 'before'> {
  const [first] = was as readonly [Led, ...Led[]];
  const isPlain = was.length === 1 && isSameEdge({ ...first.edge, from: first.from, to: first.to }, edge);
  return isPlain ? {} : { before: was.map((led) => led.edge) };
}

/** True if both ends stay, and nobody knows whether what joins them is gone. */
function isKept(was: readonly Led[], { nodes }: United, isOpen: JoinContext['isOpen']): boolean {
  const stays = (end: string): boolean => !['delete', 'forget'].includes(nodes.get(end)?.change ?? 'none');
  return was.every(({ edge, from, to }) => stays(from) && stays(to) && isOpen(edge));
}

/** One each way, or one both ways, of those that are no more. */
function gone(left: readonly Led[], united: United, isOpen: JoinContext['isOpen']): GraphEdge[] {
  const isBoth = left.some(({ edge }) => edge.twoWay);
  const groups = groupBy(left, ({ from, to }) => (isBoth ? '' : `${from} ${to}`));
  return [...groups.values()].map((was) => {
    const [first] = was as [Led, ...Led[]];
    const isTurned = isBoth && byAddress(first.from, first.to) > 0;
    const twoWay = isBoth && first.from !== first.to;
    const ends = isTurned ? { from: first.to, to: first.from } : { from: first.from, to: first.to };
    const edge = { ...first.edge, ...ends, twoWay };
    return createEdge({
      ...edge,
      ...(!isAside(edge, united) && !isKept(was, united, isOpen) && { change: 'delete' as const }),
      ...beforeOf(edge, was),
    });
  });
}
