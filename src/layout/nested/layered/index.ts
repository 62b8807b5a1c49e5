/**
 * A layered layout of one level (Sugiyama, Tagawa, Toda 1981), from left to right:
 *
 *   ranks ──> columns with lanes ──> order (few crossings) ──> heights (straight lines) ──> channels and widths ──> fold
 */

import { largest } from '../../../graph/order.js';
import type { Point } from '../../layout.js';
import type { Shape } from '../shape.js';
import { ASPECT } from '../spacing.js';
import { type Bracket, buildColumns, type Cell, type Columns, type Link } from './columns.js';
import { type LayOut, layoutFolded } from './fold.js';
import { nodeExtents, type Placement, placeHorizontally, xInColumn } from './horizontal.js';
import type { Block, Level, Segment, Vertex } from './model.js';
import { hasSideBranch, orderColumns } from './order.js';
import { levelOut, straighten } from './straighten.js';
import { leastHeight, placeVertically } from './vertical.js';
import { leftHeight, rightHeight } from './wires.js';

/** Limit for the height of a column as a multiple of its tallest item, for a level that would be too tall. */
const SINGLE = 1.3;
/**
 * Additional height for straight lines in a level that is limited to its highest column, as a fraction of the part
 * above `LOW`.
 */
const SLACK = 0.06;
const LOW = 300;
/** Additional height that keeps the main line straight, so that the icon of a side branch moves aside instead. */
const SIDE_BRANCH = 48;
/** Width over height below which a level is laid out again with lower columns. */
const TOO_TALL = 0.8;
/** Minimum improvement of lower columns, because their lines are longer. */
const LOWER_GAIN = 0.35;
/** A second layout doubles the time, so it is only tried for levels that a reader sees as a whole. */
const MOST_TRIED = 200;

/** Lays out a level as one block, folded into rows if it would be a ribbon. */
export function layoutLayered(level: Level, shape: Shape, beside: readonly number[] = []): Block {
  const layOut = (ranks: Ranks): Block => {
    const block = layoutUnfolded(level, ranks, shape, beside);
    if (beside.length > 0) return block;
    const layOutRow: LayOut = (row) => layoutUnfolded(row, ranksIn(row, shape), shape, []);
    return layoutFolded(level, ranks.rank, block, layOutRow) ?? block;
  };
  const ranks = ranksIn(level, shape, beside);
  const stacked = layOut(ranks);
  if (stacked.width >= stacked.height * TOO_TALL || level.members.length > MOST_TRIED) return stacked;
  const fewer = ranksIn(level, { ...shape, stacking: SINGLE }, beside);
  // The same columns give the same block.
  if (areEqual(fewer, ranks)) return stacked;
  const lower = layOut(fewer);
  return offPage(lower) < offPage(stacked) - LOWER_GAIN ? lower : stacked;
}

/** Returns the deviation from the proportions of a page: 0 for none, equal for twice as wide and twice as tall. */
const offPage = ({ width, height }: Block): number => Math.abs(Math.log(width / height / ASPECT));

function ranksIn({ vertices, segments, members, numbers }: Level, shape: Shape, beside: readonly number[] = []): Ranks {
  const joined = numbers.map((n) => segments[n]!);
  const ranks = assignRanks(vertices, members, joined, heightLimit(vertices, members, shape));
  return beside.length > 0 ? withFirstColumn(ranks, beside, vertices) : ranks;
}

const areEqual = (a: Ranks, b: Ranks): boolean =>
  a.count === b.count && a.rank.size === b.rank.size && [...a.rank].every(([v, rank]) => b.rank.get(v) === rank);

function layoutUnfolded(level: Level, { rank, count }: Ranks, shape: Shape, beside: readonly number[]): Block {
  const { vertices, segments, members } = level;
  const columns = buildColumns({ ...level, members: [...members, ...beside] }, rank, count);
  orderColumns(columns.columns, vertices);
  favourLongPaths(columns.columns);
  const height = placeHeights(columns, vertices, shape);
  const widths = equalWidths(columns.columns, vertices);
  const sized = widths.size === 0 ? vertices : vertices.map((vertex, v) => withWidth(vertex, widths.get(v)));
  const placement = placeHorizontally(columns, sized);
  const place = placeVertices(columns, placement, sized);
  const routes = new Map<number, Point[]>();
  for (const [n, path] of columns.paths) routes.set(n, route(segments[n]!, path, place, sized));
  for (const [n, bracket] of columns.brackets) routes.set(n, bracketRoute(segments[n]!, bracket, place, sized));
  return {
    width: placement.width,
    height,
    place,
    widths,
    routes,
    west: columns.columns[0]!.length > 0,
    east: columns.columns.at(-1)!.length > 0,
  };
}

/**
 * Sets the heights, limited to the highest column if straight lines alone would need much more. Returns the total
 * height.
 */
function placeHeights(columns: Columns, vertices: readonly Vertex[], { spread }: Shape): number {
  const settle = (limit: number | null): number => {
    placeVertically(columns.columns, vertices, limit);
    straighten(columns.columns, vertices);
    levelOut(columns.columns, vertices);
    return moveToTop(columns, vertices);
  };
  const free = settle(null);
  if (spread === null) return free;
  const least = leastHeight(columns.columns, vertices);
  const room = hasSideBranch(columns.columns, vertices) ? SIDE_BRANCH : 0;
  return free > Math.max(least * spread, least + room) ? settle(least + SLACK * Math.max(0, least - LOW)) : free;
}

function heightLimit(
  vertices: readonly Vertex[],
  members: readonly number[],
  { columnSlack, leastColumn, stacking }: Shape,
): number {
  let area = 0;
  let tallest = 0;
  for (const v of members) {
    const { width, height } = vertices[v]!;
    area += (width + 60) * (height + 30);
    tallest = Math.max(tallest, height);
  }
  return Math.max(Math.sqrt(area / ASPECT) * columnSlack, tallest * stacking, leastColumn);
}

function moveToTop({ columns }: Columns, vertices: readonly Vertex[]): number {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cell of columns.flat()) {
    top = Math.min(top, cell.y);
    bottom = Math.max(bottom, cell.y + (cell.vertex >= 0 ? vertices[cell.vertex]!.height : 0));
  }
  // Whole pixels: half a pixel of difference between the ends of a line would show as a bend.
  for (const cell of columns.flat()) cell.y = Math.round(cell.y - top);
  // Two halves of a line may be rounded in opposite directions, which would also show as a bend.
  for (const { left, leftY, right } of columns.flatMap((column) => column.flatMap(({ toRight }) => toRight)))
    if (right.vertex < 0 && Math.abs(left.y + leftY - right.y) <= 1) right.y = left.y + leftY;
  return Math.ceil(bottom - top);
}

function placeVertices({ columns }: Columns, placement: Placement, vertices: readonly Vertex[]): Map<number, Point> {
  const place = new Map<number, Point>();
  columns.forEach((cells, c) => {
    const extents = nodeExtents(cells, vertices);
    for (const cell of cells) {
      if (cell.vertex < 0) continue;
      const vertex = vertices[cell.vertex]!;
      const x = vertex.border
        ? vertex.border === 'W'
          ? 0
          : placement.width
        : xInColumn(cell, vertex, placement.columns[c]!, extents);
      place.set(cell.vertex, { x, y: cell.y });
    }
  });
  return place;
}

function route(
  segment: Segment,
  path: readonly Link[],
  place: ReadonlyMap<number, Point>,
  vertices: readonly Vertex[],
): Point[] {
  const from = place.get(segment.left.vertex)!;
  const to = place.get(segment.right.vertex)!;
  const points: Point[] = [
    { x: from.x + vertices[segment.left.vertex]!.width - segment.left.inset, y: leftHeight(path[0]!) },
  ];
  for (const link of path) {
    const yLeft = leftHeight(link);
    const yRight = rightHeight(link);
    if (link.detour) {
      const { x, y } = link.detour;
      points.push({ x: link.trackX, y: yLeft }, { x: link.trackX, y }, { x, y }, { x, y: yRight });
    } else if (yLeft !== yRight) {
      points.push({ x: link.trackX, y: yLeft }, { x: link.trackX, y: yRight });
    }
  }
  points.push({ x: to.x + segment.right.inset, y: rightHeight(path.at(-1)!) });
  return points;
}

function bracketRoute(
  segment: Segment,
  bracket: Bracket,
  place: ReadonlyMap<number, Point>,
  vertices: readonly Vertex[],
): Point[] {
  const east = (end: Segment['left']): number => place.get(end.vertex)!.x + vertices[end.vertex]!.width - end.inset;
  const first = bracket.upper.cell.y + bracket.upper.y;
  const last = bracket.lower.cell.y + bracket.lower.y;
  return [
    { x: east(segment.left), y: first },
    { x: bracket.trackX, y: first },
    { x: bracket.trackX, y: last },
    { x: east(segment.right), y: last },
  ];
}

// ---- Equal widths of stacked boxes whose right sides almost line up.

/** Factor by which a box may be widened to the widest one of its column. */
const MOST_WIDENED = 1.25;

/** Returns the new widths of boxes with edges, column by column; empty if nothing changes. */
export function equalWidths(columns: readonly Cell[][], vertices: readonly Vertex[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (const column of columns) {
    const boxes = column.filter(
      ({ vertex, toLeft, toRight }) => vertex >= 0 && vertices[vertex]!.isBox && toLeft.length + toRight.length > 0,
    );
    const widest = largest(boxes.map(({ vertex }) => vertices[vertex]!.width));
    for (const { vertex } of boxes) {
      const { width } = vertices[vertex]!;
      if (width < widest && widest <= width * MOST_WIDENED) widths.set(vertex, widest);
    }
  }
  return widths;
}

/** Returns the vertex with the new width and its axis in the middle; the same vertex if there is no new width. */
const withWidth = (vertex: Vertex, width: number | undefined): Vertex =>
  width === undefined ? vertex : { ...vertex, width, axis: width / 2 };

// ---- The main chain, which stays straight.
// Of two lines from one item, the one that continues stays straight, and the one that ends there becomes the side
// branch. A queue is level with its worker, not with its dead-letter queue.

/** Additional pull of the longest path through a level. */
const GAIN = 0.5;

/** Sets `pull` on every link by the length of the longest path through it. */
export function favourLongPaths(columns: readonly (readonly Cell[])[]): void {
  const before = longest(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const after = longest(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }: Link): number => before.get(left)! + after.get(right)!;
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const most = links.reduce((length, link) => Math.max(length, lengthOf(link)), 0);
  for (const link of links) link.pull = 1 + (GAIN * lengthOf(link)) / most;
}

/** Returns the number of vertices on the longest path to each cell, including the cell but no lanes. */
function longest(columns: readonly (readonly Cell[])[], neighbours: (cell: Cell) => Cell[]): Map<Cell, number> {
  const lengths = new Map<Cell, number>();
  for (const column of columns)
    for (const cell of column) {
      const longestNext = neighbours(cell).reduce((length, other) => Math.max(length, lengths.get(other)!), 0);
      lengths.set(cell, longestNext + (cell.vertex < 0 ? 0 : 1));
    }
  return lengths;
}

// ---- Ranks: the column of every vertex, so that segments point from left to right.

/** The column of each vertex, and the number of columns without those of the ports. */
interface Ranks {
  readonly rank: Map<number, number>;
  readonly count: number;
}

/** A box with more lines stays where they are shortest. */
const MOST_LINES = 4;

interface Arcs {
  readonly out: number[][];
  readonly into: number[][];
  /** Number of lines on either side, without lines to ports, which have any length. */
  readonly lines: number[];
}

/**
 * Assigns longest-path ranks under a height limit. A full column passes vertices on to the next one if they may stand
 * further right. A hub with forty targets thus becomes a few columns instead of a ribbon. West ports get -1, east ports
 * `count`.
 */
export function assignRanks(
  vertices: readonly Vertex[],
  members: readonly number[],
  segments: readonly Segment[],
  limit: number,
): Ranks {
  const arcs = collectArcs(vertices, members, segments);
  const order = topological(vertices, members, arcs);
  const within = (height: number): Ranks => {
    const rank = fill(vertices, order, arcs, height);
    pullRight(vertices, order, arcs, rank, height);
    return compact(vertices, members, rank);
  };
  return lowest(within, limit);
}

/** Rounds of the binary search for the lowest limit that needs no further column. */
const HALVINGS = 6;

/**
 * Returns as few columns as the limit allows, with similar heights: not three networks, four, and the last one alone.
 */
function lowest(within: (height: number) => Ranks, limit: number): Ranks {
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

function collectArcs(vertices: readonly Vertex[], members: readonly number[], segments: readonly Segment[]): Arcs {
  const out: number[][] = [];
  const into: number[][] = [];
  const lines: number[] = [];
  for (const v of members) {
    out[v] = [];
    into[v] = [];
    lines[v] = 0;
  }
  for (const { left, right, bracket } of segments) {
    if (bracket || vertices[left.vertex]?.border || vertices[right.vertex]?.border) continue;
    lines[left.vertex]!++;
    lines[right.vertex]!++;
    out[left.vertex]?.push(right.vertex);
    into[right.vertex]?.push(left.vertex);
  }
  return { out, into, lines };
}

/**
 * Returns a topological order by waves (Kahn's algorithm). Within a wave, vertices with successors come first, so that
 * the height limit affects sinks.
 */
function topological(vertices: readonly Vertex[], members: readonly number[], { out, into }: Arcs): number[] {
  const waiting = new Map(members.map((v) => [v, into[v]!.length]));
  let wave = members.filter((v) => !vertices[v]!.border && waiting.get(v) === 0);
  const order: number[] = [];
  while (wave.length > 0) {
    wave.sort(
      (a, b) => Number(out[a]!.length === 0) - Number(out[b]!.length === 0) || vertices[a]!.order - vertices[b]!.order,
    );
    const next: number[] = [];
    for (const v of wave) {
      order.push(v);
      for (const w of out[v]!) {
        const left = (waiting.get(w) as number) - 1;
        waiting.set(w, left);
        if (left === 0) next.push(w);
      }
    }
    wave = next;
  }
  return order;
}

function fill(
  vertices: readonly Vertex[],
  order: readonly number[],
  { into, lines }: Arcs,
  limit: number,
): Map<number, number> {
  const rank = new Map<number, number>();
  const heights: number[] = [];
  for (const v of order) {
    const { height } = vertices[v]!;
    let r = 0;
    for (const u of into[v]!) r = Math.max(r, rank.get(u)! + 1);
    // A vertex with one line may stand further away, but one with several lines would drag all of them along. A box may
    // have more, because a column of networks would be a tower.
    if (lines[v]! <= (vertices[v]!.isBox ? MOST_LINES : 1))
      while ((heights[r] ?? 0) > 0 && heights[r]! + height > limit) r++;
    rank.set(v, r);
    heights[r] = (heights[r] ?? 0) + height;
  }
  return rank;
}

/** Moves vertices with more outgoing than incoming lines next to their nearest successor, if the column has room. */
function pullRight(
  vertices: readonly Vertex[],
  order: readonly number[],
  { out, into }: Arcs,
  rank: Map<number, number>,
  limit: number,
): void {
  const heights: number[] = [];
  for (const v of order) heights[rank.get(v)!] = (heights[rank.get(v)!] ?? 0) + vertices[v]!.height;
  for (let i = order.length - 1; i >= 0; i--) {
    const v = order[i]!;
    if (vertices[v]!.isGate || out[v]!.length === 0 || out[v]!.length <= into[v]!.length) continue;
    let target = Number.POSITIVE_INFINITY;
    for (const w of out[v]!) target = Math.min(target, rank.get(w)! - 1);
    const from = rank.get(v)!;
    const { height } = vertices[v]!;
    if (target <= from || (heights[target] ?? 0) + height > limit) continue;
    heights[from]! -= height;
    heights[target] = (heights[target] ?? 0) + height;
    rank.set(v, target);
  }
}

function compact(vertices: readonly Vertex[], members: readonly number[], rank: Map<number, number>): Ranks {
  const used = [...new Set(rank.values())].sort((a, b) => a - b);
  const position = new Map(used.map((r, i) => [r, i]));
  const result = new Map<number, number>();
  for (const v of members) {
    const { border } = vertices[v]!;
    result.set(v, border === 'W' ? -1 : border === 'E' ? used.length : position.get(rank.get(v)!)!);
  }
  return { rank: result, count: used.length };
}

/** Inserts a first column of unconnected vertices. West ports and gates stay before or in it. */
function withFirstColumn({ rank, count }: Ranks, first: readonly number[], vertices: readonly Vertex[]): Ranks {
  const moved = new Map([...rank].map(([v, r]) => [v, r < 0 || (r === 0 && vertices[v]!.isGate) ? r : r + 1]));
  for (const v of first) moved.set(v, 0);
  return { rank: moved, count: count + 1 };
}
