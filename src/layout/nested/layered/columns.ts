/**
 * Columns of cells. Every vertex is a cell in the column of its rank. A segment that spans more than one column gets a
 * lane (a cell without width and height) in each column that it passes. Segments from the same point, or to the same
 * point, share their lanes: they form a trunk.
 */
import { LANES_MAX } from '../../limits.js';
import { RUN_CONTINUATION } from '../spacing.js';
import type { End, Level, Vertex, VertexSegment } from './model.js';

/** A connection of two cells in neighbouring columns: a whole segment, or the part of one or more segments. */
export interface Link {
  readonly left: Cell;
  readonly right: Cell;
  /** The y at which the link meets each cell, from the top of the cell. */
  readonly leftY: number;
  readonly rightY: number;
  readonly kind: string;
  /** Visible length of the line inside its two cells, where an icon is narrower than its captions. */
  readonly inset: number;
  /** Number of edges that the link stands for. */
  weight: number;
  /** Factor for keeping the link straight: 1, or more on longer paths through the level (`favourLongPaths`). */
  pull: number;
  /** An edge of the link has a label, so the link keeps a larger distance from other such links. */
  isLabelled: boolean;
  /** Width of the space for a label beside the left or right end; 0 for none. */
  leftLabelRoom: number;
  rightLabelRoom: number;
  /** The x of the vertical run, from the left of the block. Unused if the link is straight. */
  trackX: number;
  /**
   * A second vertical run at `x`, after a horizontal run at `y`, if the line has to go around another one; null
   * otherwise.
   */
  detour: { y: number; x: number } | null;
}

/** The point at which a line meets a cell. */
interface CellEnd {
  readonly cell: Cell;
  readonly y: number;
}

/** A line between two points on the east side of one column, with its vertical run to the right of the column. */
export interface Bracket {
  readonly upper: CellEnd;
  readonly lower: CellEnd;
  trackX: number;
}

/** A vertex in its column, or a lane. */
export interface Cell {
  /** Vertex number, or -1 for a lane. */
  readonly vertex: number;
  readonly column: number;
  readonly height: number;
  /** Breaks ties: the order of the vertex, or for a lane that of its source. */
  readonly order: number;
  readonly toLeft: Link[];
  readonly toRight: Link[];
  /** Index in the column, from the top. */
  index: number;
  /** The top, in pixels. */
  y: number;
  /** Range of `y`; infinite unless the height of the level is limited. */
  minTop: number;
  maxTop: number;
}

/** The columns of a block, with the links between them. */
export interface Columns {
  /** Column 0 holds the west ports, and the last column the east ports. Both always exist, but may be empty. */
  readonly columns: Cell[][];
  /** Links of each segment from left to right, by segment number. A bracket has none. */
  readonly paths: Map<number, Link[]>;
  /** By segment number. */
  readonly brackets: Map<number, Bracket>;
  /** By vertex number. */
  readonly cells: Map<number, Cell>;
}

/** Builds the columns from the ranks of the vertices, with -1 for west ports and `count` for east ports. */
export function buildColumns(level: Level, rank: ReadonlyMap<number, number>, count: number): Columns {
  const { vertices, segments, members, numbers } = level;
  const columns: Cell[][] = Array.from({ length: count + 2 }, () => []);
  const addCell = (vertex: number, column: number, height: number, order: number): Cell => {
    const cell: Cell = {
      vertex,
      column,
      height,
      order,
      toLeft: [],
      toRight: [],
      index: 0,
      y: 0,
      minTop: Number.NEGATIVE_INFINITY,
      maxTop: Number.POSITIVE_INFINITY,
    };
    columns[column]!.push(cell);
    return cell;
  };
  const cells = new Map<number, Cell>();
  for (const v of members) cells.set(v, addCell(v, rank.get(v)! + 1, vertices[v]!.height, vertices[v]!.order));

  const trunks = trunkKeys(numbers, segments, cells);
  const lanes = new Map<string, Cell[]>();
  const lanesOf = (number: number): Cell[] => {
    const trunk = trunks.get(number) as string;
    const trunkLanes = lanes.get(trunk) ?? [];
    lanes.set(trunk, trunkLanes);
    return trunkLanes;
  };
  const laneIn = (trunkLanes: Cell[], column: number, order: number): Cell => {
    trunkLanes[column] ??= addCell(-1, column, 0, order);
    return trunkLanes[column];
  };

  const sharesEnd = sharedLabelEnds(numbers, segments);
  const paths = new Map<number, Link[]>();
  const brackets = new Map<number, Bracket>();
  for (const number of numbers) {
    const { left, right, isBracket, kind, weight, labelWidth, isLabelled, isLabelLeft } = segments[number]!;
    const from = cells.get(left.vertex)!;
    const to = cells.get(right.vertex)!;
    if (isBracket) {
      brackets.set(number, { upper: { cell: from, y: left.y }, lower: { cell: to, y: right.y }, trackX: 0 });
      continue;
    }
    const path: Link[] = [];
    const trunkLanes = to.column - from.column > 1 ? lanesOf(number) : [];
    let cell = from;
    for (let column = from.column + 1; column <= to.column; column++) {
      const next = column === to.column ? to : laneIn(trunkLanes, column, from.order);
      const inset = runInside(vertices, cell === from ? left : null) + runInside(vertices, next === to ? right : null);
      const start = { cell, y: cell === from ? left.y : 0 };
      const link = linkBetween(kind, inset, start, { cell: next, y: next === to ? right.y : 0 });
      link.isLabelled ||= isLabelled;
      link.weight += weight;
      path.push(link);
      cell = next;
    }
    reserveLabel(isLabelLeft ? path[0]! : path.at(-1)!, labelWidth, isLabelLeft !== sharesEnd(segments[number]!));
    paths.set(number, path);
  }
  return { columns, paths, brackets, cells };
}

/**
 * Returns the visible length of a line inside a cell. In a lane or a box (`end` is null or at a box) the line continues
 * beyond the cell.
 */
const runInside = (vertices: readonly Vertex[], end: End | null): number =>
  end && !vertices[end.vertex]!.isBox ? end.inset : RUN_CONTINUATION;

/** Reserves space for a label beside the left or right end of a link. */
function reserveLabel(link: Link, label: number, isLeft: boolean): void {
  if (isLeft) link.leftLabelRoom = Math.max(link.leftLabelRoom, label);
  else link.rightLabelRoom = Math.max(link.rightLabelRoom, label);
}

/**
 * Returns a predicate that is true if another label belongs at the same end. Such labels are placed at the other end of
 * their links, where the lines are apart.
 */
function sharedLabelEnds(
  numbers: readonly number[],
  segments: readonly VertexSegment[],
): (segment: VertexSegment) => boolean {
  const keyOf = ({ left, right, isLabelLeft }: VertexSegment): string => {
    const end = isLabelLeft ? left : right;
    return `${isLabelLeft}${end.vertex}:${end.y}`;
  };
  const uses = new Map<string, number>();
  for (const n of numbers) {
    const segment = segments[n]!;
    if (segment.labelWidth > 0) uses.set(keyOf(segment), (uses.get(keyOf(segment)) ?? 0) + 1);
  }
  return (segment) => (uses.get(keyOf(segment)) ?? 0) > 1;
}

/** Returns the link between two points, creating it on first use. Segments on the same path share it. */
function linkBetween(kind: string, inset: number, start: CellEnd, end: CellEnd): Link {
  const { cell: left, y: leftY } = start;
  const { cell: right, y: rightY } = end;
  const shorter = left.toRight.length < right.toLeft.length ? left.toRight : right.toLeft;
  for (const link of shorter)
    if (
      link.kind === kind &&
      link.left === left &&
      link.right === right &&
      link.leftY === leftY &&
      link.rightY === rightY
    )
      return link;
  const link: Link = {
    kind,
    inset,
    left,
    right,
    leftY,
    rightY,
    weight: 0,
    pull: 1,
    isLabelled: false,
    leftLabelRoom: 0,
    rightLabelRoom: 0,
    trackX: 0,
    detour: null,
  };
  left.toRight.push(link);
  right.toLeft.push(link);
  return link;
}

/**
 * Returns the trunk of each segment that needs lanes. A segment shares lanes with those of the same source or of the
 * same target, whichever are more. If more than `LANES_MAX` lanes remain, all segments of one kind share one lane per
 * column, as in a bus.
 */
function trunkKeys(
  numbers: readonly number[],
  segments: readonly VertexSegment[],
  cells: ReadonlyMap<number, Cell>,
): Map<number, string> {
  const uses = new Map<string, number>();
  const keysOf = ({ kind, left, right }: VertexSegment): [string, string] => [
    `L${left.vertex}:${left.y}:${kind}`,
    `R${right.vertex}:${right.y}:${kind}`,
  ];
  const spanOf = (n: number): Span => {
    const { left, right } = segments[n]!;
    return { from: cells.get(left.vertex)!.column, to: cells.get(right.vertex)!.column };
  };
  const long = numbers.filter((n) => !segments[n]!.isBracket && lanesIn(spanOf(n)) > 0);
  for (const n of long) for (const key of keysOf(segments[n]!)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const trunks = new Map(
    long.map((n) => {
      const [bySource, byTarget] = keysOf(segments[n]!);
      return [n, uses.get(byTarget)! > uses.get(bySource)! ? byTarget : bySource];
    }),
  );
  const spans = new Map<string, Span>();
  for (const [n, trunk] of trunks) {
    const { from, to } = spanOf(n);
    const known = spans.get(trunk) ?? { from, to };
    spans.set(trunk, { from: Math.min(from, known.from), to: Math.max(to, known.to) });
  }
  const lanes = [...spans.values()].reduce((sum, span) => sum + lanesIn(span), 0);
  return lanes <= LANES_MAX ? trunks : new Map(long.map((n) => [n, segments[n]!.kind]));
}

/** The columns of both ends of a segment or trunk. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the number of columns between the ends, each of which needs a lane. */
const lanesIn = ({ from, to }: Span): number => to - from - 1;
