/** Merges edges so that each pair of nodes has one, or one in each direction. */
import { type GraphEdge, PROVENANCES } from './model.js';

type Rank = ReadonlyMap<string, number>;

/**
 * Merges edges with the same ends. A two-way edge absorbs the edges of both directions and starts at the end that comes
 * first in `rank`. With `mergeOpposite`, a -> b and b -> a merge in the same manner. Sorted by `from`, then `to`.
 */
export function mergeEdges(edges: Iterable<GraphEdge>, rank: Rank, mergeOpposite: boolean): GraphEdge[] {
  const pairs = new Map<number, GraphEdge[]>();
  for (const edge of edges) {
    const from = rank.get(edge.from) as number;
    const to = rank.get(edge.to) as number;
    const pair = Math.min(from, to) * rank.size + Math.max(from, to);
    const seen = pairs.get(pair);
    if (seen === undefined) pairs.set(pair, [edge]);
    else seen.push(edge);
  }
  const merged: GraphEdge[] = [];
  for (const pair of pairs.values()) merged.push(...mergePair(pair, rank, mergeOpposite));
  return merged.sort(
    (a, b) =>
      (rank.get(a.from) as number) - (rank.get(b.from) as number) ||
      (rank.get(a.to) as number) - (rank.get(b.to) as number),
  );
}

function mergePair(edges: readonly GraphEdge[], rank: Rank, mergeOpposite: boolean): GraphEdge[] {
  const first = edges[0] as GraphEdge;
  if (first.from === first.to) return [join(edges, first.from, first.to, false)];
  const ahead = edges.filter((edge) => edge.from === first.from);
  const back = edges.filter((edge) => edge.from !== first.from);
  const twoWay = edges.some((edge) => edge.twoWay) || (mergeOpposite && back.length > 0);
  if (!twoWay) return [ahead, back].flatMap((way) => (way[0] ? [join(way, way[0].from, way[0].to, false)] : []));
  const inOrder = (rank.get(first.from) as number) < (rank.get(first.to) as number);
  return [inOrder ? join(edges, first.from, first.to, true) : join(edges, first.to, first.from, true)];
}

/** Joins edges into one that has all their labels and the best provenance. */
function join(edges: readonly GraphEdge[], from: string, to: string, twoWay: boolean): GraphEdge {
  const only = edges.length === 1 ? (edges[0] as GraphEdge) : undefined;
  if (only?.from === from && only.twoWay === twoWay && Object.isFrozen(only)) return only;
  const labels = new Set(edges.map((edge) => edge.label).filter((label) => label !== ''));
  const provenance = PROVENANCES.find((source) => edges.some((edge) => edge.provenance === source)) ?? 'planned';
  const count = edges.reduce((sum, edge) => sum + (edge.count ?? 0), 0);
  const steps = [...new Set(edges.flatMap((edge) => edge.steps ?? []))].sort((a, b) => a - b);
  const changes = new Set(edges.map((edge) => edge.change));
  const [change] = changes.size === 1 ? changes : [];
  return Object.freeze({
    from,
    to,
    twoWay,
    label: [...labels].join(', '),
    provenance,
    ...(edges.every((edge) => edge.thin === true) && { thin: true as const }),
    ...(steps.length > 0 && { steps }),
    ...(count > 0 && { count }),
    // Edges that change differently have no common change: part of the merged edge stays.
    ...(change !== undefined && { change }),
  });
}
