/**
 * A layered layout of one level (Sugiyama, Tagawa, Toda 1981), from left to right:
 *
 *   ranks ──> columns with lanes ──> order (few crossings) ──> y (straight lines) ──> channels and widths ──> fold
 */

import { largest } from '../../../graph/order.js';
import type { Point } from '../../layout.js';
import type { Shape } from '../shape.js';
import { ASPECT } from '../spacing.js';
import { type Bracket, buildColumns, type Cell, type Columns, type Link } from './columns.js';
import { type LayOut, layoutFolded } from './fold.js';
import { nodeExtents, type Placement, placeHorizontally, xInColumn } from './horizontal.js';
import type { Block, Level, Vertex, VertexSegment } from './model.js';
import { hasSideBranch, orderColumns } from './order.js';
import { assignRanks, type Ranks, withFirstColumn } from './ranks.js';
import { levelOut, straighten } from './straighten.js';
import { leastHeight, placeVertically } from './vertical.js';
import { endY, startY } from './wires.js';

/** Replaces `Shape.stacking` in the second try with a level that is too tall. */
const LOWER_STACKING = 1.3;
/**
 * A level that is limited to its tallest column gets additional height for straight lines: this share of the height
 * above `SLACK_FROM` pixels.
 */
const SLACK_SHARE = 0.06;
const SLACK_FROM = 300;
/**
 * Height in pixels that a level with a side branch may have beyond its tallest column. Its main line then stays
 * straight, and the icon of the side branch moves aside instead.
 */
const SIDE_BRANCH = 48;
/** Width over height below which a level is laid out again with lower columns. */
const TOO_TALL = 0.8;
/** Improvement of `offPage` that lower columns must bring, because their lines are longer. */
const LOWER_GAIN = 0.35;
/** Maximum number of vertices for a second try, which doubles the time. Larger levels are viewed in parts. */
const MAX_TRIED = 200;

/**
 * Lays out a level as one block, wrapped into rows if it would be a ribbon.
 * @param firstColumn unconnected vertices for a column before the others
 */
export function layoutLayered(level: Level, shape: Shape, firstColumn: readonly number[] = []): Block {
  const layOut = (ranks: Ranks): Block => {
    const block = layoutUnfolded(level, ranks, shape, firstColumn);
    if (firstColumn.length > 0) return block;
    const layOutRow: LayOut = (row) => layoutUnfolded(row, ranksIn(row, shape), shape, []);
    return layoutFolded(level, ranks.rank, block, layOutRow) ?? block;
  };
  const ranks = ranksIn(level, shape, firstColumn);
  const stacked = layOut(ranks);
  if (stacked.width >= stacked.height * TOO_TALL || level.members.length > MAX_TRIED) return stacked;
  const fewer = ranksIn(level, { ...shape, stacking: LOWER_STACKING }, firstColumn);
  // The same columns give the same block.
  if (areEqual(fewer, ranks)) return stacked;
  const lower = layOut(fewer);
  return offPage(lower) < offPage(stacked) - LOWER_GAIN ? lower : stacked;
}

/**
 * Returns the deviation from the proportions of a page, as a logarithm: 0 for a page, and the same for twice as wide
 * and half as wide.
 */
const offPage = ({ width, height }: Block): number => Math.abs(Math.log(width / height / ASPECT));

function ranksIn(
  { vertices, segments, members, numbers }: Level,
  shape: Shape,
  firstColumn: readonly number[] = [],
): Ranks {
  const joined = numbers.map((n) => segments[n]!);
  const ranks = assignRanks(vertices, members, joined, heightLimit(vertices, members, shape));
  return firstColumn.length > 0 ? withFirstColumn(ranks, firstColumn, vertices) : ranks;
}

const areEqual = (a: Ranks, b: Ranks): boolean =>
  a.count === b.count && a.rank.size === b.rank.size && [...a.rank].every(([v, rank]) => b.rank.get(v) === rank);

function layoutUnfolded(level: Level, { rank, count }: Ranks, shape: Shape, firstColumn: readonly number[]): Block {
  const { vertices, segments, members } = level;
  const columns = buildColumns({ ...level, members: [...members, ...firstColumn] }, rank, count);
  orderColumns(columns.columns, vertices);
  favourLongPaths(columns.columns);
  const height = placeHeights(columns, vertices, shape);
  const widths = equalWidths(columns.columns, vertices);
  const sized = widths.size === 0 ? vertices : vertices.map((vertex, v) => withWidth(vertex, widths.get(v)));
  const placement = placeHorizontally(columns, sized);
  const positions = placeVertices(columns, placement, sized);
  const routes = new Map<number, Point[]>();
  for (const [n, path] of columns.paths) routes.set(n, route(segments[n]!, path, positions, sized));
  for (const [n, bracket] of columns.brackets) routes.set(n, bracketRoute(segments[n]!, bracket, positions, sized));
  return {
    width: placement.width,
    height,
    positions,
    widths,
    routes,
    hasWestPorts: columns.columns[0]!.length > 0,
    hasEastPorts: columns.columns.at(-1)!.length > 0,
  };
}

/**
 * Sets `y` of all cells. If straight lines alone would make the level much taller than its tallest column, its height
 * is limited. Returns the height.
 */
function placeHeights(columns: Columns, vertices: readonly Vertex[], { spread }: Shape): number {
  const settleWithin = (limit: number | null): number => {
    placeVertically(columns.columns, vertices, limit);
    straighten(columns.columns, vertices);
    levelOut(columns.columns, vertices);
    return moveToTop(columns, vertices);
  };
  const freeHeight = settleWithin(null);
  if (spread === null) return freeHeight;
  const minHeight = leastHeight(columns.columns, vertices);
  const branchHeight = hasSideBranch(columns.columns, vertices) ? SIDE_BRANCH : 0;
  return freeHeight > Math.max(minHeight * spread, minHeight + branchHeight)
    ? settleWithin(minHeight + SLACK_SHARE * Math.max(0, minHeight - SLACK_FROM))
    : freeHeight;
}

/** Space around an item, on average, in pixels. Used to estimate the area of a level. */
const SPACE = { width: 60, height: 30 };

/** Returns the height in pixels from which a column is split. */
function heightLimit(
  vertices: readonly Vertex[],
  members: readonly number[],
  { columnSlack, leastColumn, stacking }: Shape,
): number {
  let area = 0;
  let tallest = 0;
  for (const v of members) {
    const { width, height } = vertices[v]!;
    area += (width + SPACE.width) * (height + SPACE.height);
    tallest = Math.max(tallest, height);
  }
  return Math.max(Math.sqrt(area / ASPECT) * columnSlack, tallest * stacking, leastColumn);
}

/** Moves the cells so that the topmost is at 0, and rounds `y`. Returns the height of the block. */
function moveToTop({ columns }: Columns, vertices: readonly Vertex[]): number {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cell of columns.flat()) {
    top = Math.min(top, cell.y);
    bottom = Math.max(bottom, cell.y + (cell.vertex >= 0 ? vertices[cell.vertex]!.height : 0));
  }
  // Whole pixels: half a pixel of difference between the ends of a line would show as a bend.
  for (const cell of columns.flat()) cell.y = Math.round(cell.y - top);
  // The two links at a lane may be rounded in opposite directions, which would also show as a bend.
  for (const { left, leftY, right } of columns.flatMap((column) => column.flatMap(({ toRight }) => toRight)))
    if (right.vertex < 0 && Math.abs(left.y + leftY - right.y) <= 1) right.y = left.y + leftY;
  return Math.ceil(bottom - top);
}

function placeVertices({ columns }: Columns, placement: Placement, vertices: readonly Vertex[]): Map<number, Point> {
  const positions = new Map<number, Point>();
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
      positions.set(cell.vertex, { x, y: cell.y });
    }
  });
  return positions;
}

/** Returns the corners of a segment from left to right. */
function route(
  segment: VertexSegment,
  path: readonly Link[],
  positions: ReadonlyMap<number, Point>,
  vertices: readonly Vertex[],
): Point[] {
  const from = positions.get(segment.left.vertex)!;
  const to = positions.get(segment.right.vertex)!;
  const points: Point[] = [
    { x: from.x + vertices[segment.left.vertex]!.width - segment.left.inset, y: startY(path[0]!) },
  ];
  for (const link of path) {
    const yLeft = startY(link);
    const yRight = endY(link);
    if (link.detour) {
      const { x, y } = link.detour;
      points.push({ x: link.trackX, y: yLeft }, { x: link.trackX, y }, { x, y }, { x, y: yRight });
    } else if (yLeft !== yRight) {
      points.push({ x: link.trackX, y: yLeft }, { x: link.trackX, y: yRight });
    }
  }
  points.push({ x: to.x + segment.right.inset, y: endY(path.at(-1)!) });
  return points;
}

function bracketRoute(
  segment: VertexSegment,
  bracket: Bracket,
  positions: ReadonlyMap<number, Point>,
  vertices: readonly Vertex[],
): Point[] {
  const east = (end: VertexSegment['left']): number =>
    positions.get(end.vertex)!.x + vertices[end.vertex]!.width - end.inset;
  const upperY = bracket.upper.cell.y + bracket.upper.y;
  const lowerY = bracket.lower.cell.y + bracket.lower.y;
  return [
    { x: east(segment.left), y: upperY },
    { x: bracket.trackX, y: upperY },
    { x: bracket.trackX, y: lowerY },
    { x: east(segment.right), y: lowerY },
  ];
}

// ---- Equal widths of stacked boxes whose right sides almost line up.

/** Maximum factor by which a box is widened to the widest one of its column. */
const MAX_WIDENING = 1.25;

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
      if (width < widest && widest <= width * MAX_WIDENING) widths.set(vertex, widest);
    }
  }
  return widths;
}

/** Returns the vertex with the new width and its axis in the middle; the same vertex if there is no new width. */
const withWidth = (vertex: Vertex, width: number | undefined): Vertex =>
  width === undefined ? vertex : { ...vertex, width, axis: width / 2 };

// ---- The main chain, which stays straight.
// Of two lines from one item, the one whose path continues stays straight, and the one that ends at its target becomes
// the side branch. A queue is level with its worker, not with its dead-letter queue.

/** Additional pull of a link on the longest path through a level. On shorter paths it is proportionally smaller. */
const GAIN = 0.5;

/** Sets `pull` on every link by the length of the longest path through it. */
export function favourLongPaths(columns: readonly (readonly Cell[])[]): void {
  const lengthsBefore = longest(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const lengthsAfter = longest(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }: Link): number => lengthsBefore.get(left)! + lengthsAfter.get(right)!;
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const longestLength = links.reduce((length, link) => Math.max(length, lengthOf(link)), 0);
  for (const link of links) link.pull = 1 + (GAIN * lengthOf(link)) / longestLength;
}

/** Returns the number of vertices on the longest path to each cell, including the cell itself. Lanes do not count. */
function longest(columns: readonly (readonly Cell[])[], neighbours: (cell: Cell) => Cell[]): Map<Cell, number> {
  const lengths = new Map<Cell, number>();
  for (const column of columns)
    for (const cell of column) {
      const longestNext = neighbours(cell).reduce((length, other) => Math.max(length, lengths.get(other)!), 0);
      lengths.set(cell, longestNext + (cell.vertex < 0 ? 0 : 1));
    }
  return lengths;
}
