/** Ranks: assigns each vertex a column, so that segments point from left to right. */
import type { Vertex, VertexSegment } from './model.js';

/** The column of each vertex, and the number of columns without those of the ports. */
export interface Ranks {
  readonly rank: Map<number, number>;
  readonly count: number;
}

/**
 * Maximum number of lines of a box that may move to a later column when its column is full. All of its lines become
 * longer.
 */
const MAX_LINES = 4;

/** The lines of each vertex, by vertex number. */
interface Arcs {
  /** The vertices to which the lines of a vertex lead, and those from which its lines come. */
  readonly successors: number[][];
  readonly predecessors: number[][];
  /** Number of lines on both sides. Lines to ports do not count, because their length does not matter. */
  readonly lines: number[];
  /** The vertices with a line to the east border. */
  readonly withEastPort: ReadonlySet<number>;
}

/**
 * Assigns longest-path ranks under a height limit. A full column passes vertices on to the next one if they may stand
 * further right. A hub with forty targets thus becomes a few columns instead of a ribbon. West ports get -1, east ports
 * `count`.
 */
export function assignRanks(
  vertices: readonly Vertex[],
  members: readonly number[],
  segments: readonly VertexSegment[],
  limit: number,
): Ranks {
  const arcs = collectArcs(vertices, members, segments);
  const order = topological(vertices, members, arcs);
  const within = (height: number): Ranks => {
    const rank = fillColumns(vertices, order, arcs, height);
    pullRight(vertices, order, arcs, rank, height);
    return renumber(vertices, members, rank);
  };
  return balance(within, limit);
}

/** Steps of the binary search for the lowest height limit that needs no further column. */
const HALVINGS = 6;

/**
 * Returns as few columns as the limit allows, with similar heights. Eight networks become columns of three, three and
 * two, not of three, four and one.
 */
function balance(within: (height: number) => Ranks, limit: number): Ranks {
  let best = within(limit);
  // If no column was full, a lower limit would only separate vertices from their neighbours.
  if (best.count === within(Number.POSITIVE_INFINITY).count) return best;
  let [low, high] = [0, limit];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const ranks = within(middle);
    if (ranks.count > best.count) low = middle;
    else [best, high] = [ranks, middle];
  }
  return best;
}

function collectArcs(
  vertices: readonly Vertex[],
  members: readonly number[],
  segments: readonly VertexSegment[],
): Arcs {
  const successors: number[][] = [];
  const predecessors: number[][] = [];
  const lines: number[] = [];
  const withEastPort = new Set<number>();
  for (const v of members) {
    successors[v] = [];
    predecessors[v] = [];
    lines[v] = 0;
  }
  for (const { left, right, isBracket } of segments) {
    if (vertices[right.vertex]?.border === 'E') withEastPort.add(left.vertex);
    if (isBracket || vertices[left.vertex]?.border || vertices[right.vertex]?.border) continue;
    lines[left.vertex]!++;
    lines[right.vertex]!++;
    successors[left.vertex]?.push(right.vertex);
    predecessors[right.vertex]?.push(left.vertex);
  }
  return { successors, predecessors, lines, withEastPort };
}

/**
 * Returns a topological order by waves (Kahn's algorithm). Within a wave, vertices with successors come first, so that
 * the height limit affects sinks. Those with a line to the east border come last, because from a later column the line
 * is shorter and passes fewer items.
 */
function topological(
  vertices: readonly Vertex[],
  members: readonly number[],
  { successors, predecessors, withEastPort }: Arcs,
): number[] {
  const orderInWave = (v: number): number => (successors[v]!.length > 0 ? 0 : withEastPort.has(v) ? 2 : 1);
  const waiting = new Map(members.map((v) => [v, predecessors[v]!.length]));
  let wave = members.filter((v) => !vertices[v]!.border && waiting.get(v) === 0);
  const order: number[] = [];
  while (wave.length > 0) {
    wave.sort((a, b) => orderInWave(a) - orderInWave(b) || vertices[a]!.order - vertices[b]!.order);
    const next: number[] = [];
    for (const v of wave) {
      order.push(v);
      for (const w of successors[v]!) {
        const remaining = (waiting.get(w) as number) - 1;
        waiting.set(w, remaining);
        if (remaining === 0) next.push(w);
      }
    }
    wave = next;
  }
  return order;
}

/**
 * Returns the rank of each vertex: right of its predecessors, and then the first column with room, if the vertex may
 * move on.
 */
function fillColumns(
  vertices: readonly Vertex[],
  order: readonly number[],
  { predecessors, lines }: Arcs,
  limit: number,
): Map<number, number> {
  const rank = new Map<number, number>();
  const heights: number[] = [];
  for (const v of order) {
    const { height } = vertices[v]!;
    let column = 0;
    for (const u of predecessors[v]!) column = Math.max(column, rank.get(u)! + 1);
    // A vertex with one line may move to a later column. One with several lines would make all of them longer, so it
    // stays in a full column. A box may move with a few more lines, because a column of networks would be a tower.
    if (lines[v]! <= (vertices[v]!.isBox ? MAX_LINES : 1))
      while ((heights[column] ?? 0) > 0 && heights[column]! + height > limit) column++;
    rank.set(v, column);
    heights[column] = (heights[column] ?? 0) + height;
  }
  return rank;
}

/**
 * Moves vertices with more outgoing than incoming lines to the column before their nearest successor, if it has room.
 * Changes `rank`.
 */
function pullRight(
  vertices: readonly Vertex[],
  order: readonly number[],
  { successors, predecessors }: Arcs,
  rank: Map<number, number>,
  limit: number,
): void {
  const heights: number[] = [];
  for (const v of order) heights[rank.get(v)!] = (heights[rank.get(v)!] ?? 0) + vertices[v]!.height;
  for (let i = order.length - 1; i >= 0; i--) {
    const v = order[i]!;
    if (vertices[v]!.isGate || successors[v]!.length === 0 || successors[v]!.length <= predecessors[v]!.length)
      continue;
    let target = Number.POSITIVE_INFINITY;
    for (const w of successors[v]!) target = Math.min(target, rank.get(w)! - 1);
    const from = rank.get(v)!;
    const { height } = vertices[v]!;
    if (target <= from || (heights[target] ?? 0) + height > limit) continue;
    heights[from]! -= height;
    heights[target] = (heights[target] ?? 0) + height;
    rank.set(v, target);
  }
}

/** Renumbers the ranks without gaps, and adds those of the ports. */
function renumber(vertices: readonly Vertex[], members: readonly number[], rank: Map<number, number>): Ranks {
  const used = [...new Set(rank.values())].sort((a, b) => a - b);
  const position = new Map(used.map((r, i) => [r, i]));
  const result = new Map<number, number>();
  for (const v of members) {
    const { border } = vertices[v]!;
    result.set(v, border === 'W' ? -1 : border === 'E' ? used.length : position.get(rank.get(v)!)!);
  }
  return { rank: result, count: used.length };
}

/** Inserts a first column of unconnected vertices. West ports stay before it, and gates join it. */
export function withFirstColumn({ rank, count }: Ranks, first: readonly number[], vertices: readonly Vertex[]): Ranks {
  const moved = new Map([...rank].map(([v, r]) => [v, r < 0 || (r === 0 && vertices[v]!.isGate) ? r : r + 1]));
  for (const v of first) moved.set(v, 0);
  return { rank: moved, count: count + 1 };
}
