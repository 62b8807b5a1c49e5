/**
 * Wraps a level that is much wider than it is tall into rows, like text. A chain of twenty-five services becomes a page
 * instead of a ribbon. The columns are cut where few lines cross. Each row is laid out separately, with ports for the
 * lines that continue in the next row. These lines run around the end of their row:
 *
 *   a ─> b ─> c ─┐
 *   ┌────────────┘
 *   └> d ─> e ─> f
 */
import { largest } from '../../../graph/order.js';
import type { Point } from '../../layout.js';
import { ASPECT, LINE_GAP, PORT_GAP, ROW_GAP, TRACK_MARGIN } from '../spacing.js';
import type { Block, End, Level, Vertex, VertexSegment } from './model.js';

/** Width over height from which a level is wrapped. */
const TOO_WIDE = 3.2;
/** Minimum number of columns of a level that is wrapped. A level with fewer columns is readable, however flat it is. */
const LEAST_COLUMNS = 6;
/** Maximum number of lines that run around the end of a row. More would form a knot. */
const MAX_TURNS = 4;
/** Maximum distance of a cut from its ideal position (rows of equal length), as a fraction of a row. */
const SEARCH = 0.3;

/** Lays out one row, which is never wrapped itself. */
export type LayOut = (level: Level) => Block;

interface Row {
  readonly members: number[];
  readonly numbers: number[];
}

/** A line that continues in the next row, shared by all segments from the same point. */
interface Turn {
  /** The upper row. */
  readonly row: number;
  /** Vertices of the port at the end of this row and of the one at the start of the next row. */
  readonly out: number;
  readonly into: number;
  /** The segments of the line, by number, each with the numbers of its parts in the two rows. */
  readonly parts: Map<number, { first: number; second: number }>;
}

/** Returns the block of the wrapped level; null if the level is not too wide or cannot be cut. */
export function layoutFolded(
  level: Level,
  rank: ReadonlyMap<number, number>,
  unfolded: Block,
  layOut: LayOut,
): Block | null {
  if (unfolded.width < unfolded.height * TOO_WIDE) return null;
  const { vertices, segments, members, numbers } = level;
  const count = largest(members.map((v) => rank.get(v)!)) + 1;
  if (count < LEAST_COLUMNS) return null;
  const rows = Math.round(Math.sqrt(unfolded.width / (unfolded.height * ASPECT)));
  const cuts = findCuts(level, rank, count, rows);
  if (!cuts) return null;
  const split = splitRows(level, rowsAt(cuts, vertices, rank), cuts.length + 1);
  const blocks = split.rows.map((row) => layOut({ vertices: split.vertices, segments: split.segments, ...row }));
  return reachBorders(stackRows(blocks, split.turns, numbers, unfolded), vertices, segments);
}

/** Returns the ranks at which new rows start. Null if too many lines would cross a cut, or a line would turn twice, or
 * a line of the border at all. */
function findCuts(level: Level, rank: ReadonlyMap<number, number>, count: number, rows: number): number[] | null {
  const { vertices, segments, numbers } = level;
  const length = count / rows;
  const turns = turnsAtCuts(level, rank, count);
  const cuts: number[] = [];
  for (let row = 1; row < rows; row++) {
    const ideal = row * length;
    const candidates: number[] = [];
    for (let cut = Math.ceil(ideal - length * SEARCH); cut <= ideal + length * SEARCH; cut++)
      if (cut > (cuts.at(-1) ?? 0) && cut < count) candidates.push(cut);
    const cost = (cut: number): number => turns[cut]! * 10 + Math.abs(cut - ideal);
    candidates.sort((a, b) => cost(a) - cost(b) || a - b);
    const best = candidates[0];
    if (best === undefined || turns[best]! > MAX_TURNS) return null;
    cuts.push(best);
  }
  const rowOf = rowsAt(cuts, vertices, rank);
  // A line from or to the outside does not turn: it would cross the whole level to get around a row.
  const mayTurn = (n: number): boolean =>
    [segments[n]!.left, segments[n]!.right].every(({ vertex }) => vertices[vertex]!.border === null);
  const turnsAtMostOnce = numbers.every((n) => {
    const rowsCrossed = rowOf(segments[n]!.right.vertex) - rowOf(segments[n]!.left.vertex);
    return rowsCrossed <= (mayTurn(n) ? 1 : 0);
  });
  return cuts.length > 0 && turnsAtMostOnce ? cuts : null;
}

/** Returns a function that gives the row of a vertex. West ports are in the first row, east ports in the last one. */
const rowsAt =
  (cuts: readonly number[], vertices: readonly Vertex[], rank: ReadonlyMap<number, number>) =>
  (v: number): number => {
    const { border } = vertices[v]!;
    if (border) return border === 'W' ? 0 : cuts.length;
    return cuts.filter((cut) => rank.get(v)! >= cut).length;
  };

/**
 * Returns, for each rank, the number of lines that cross the boundary before it. Segments from one point count as one
 * line.
 */
function turnsAtCuts(level: Level, rank: ReadonlyMap<number, number>, count: number): number[] {
  const { vertices, segments, numbers } = level;
  const reach = new Map<string, { from: number; to: number }>();
  for (const n of numbers) {
    const segment = segments[n]!;
    const from = vertices[segment.left.vertex]!.border === 'W' ? -1 : rank.get(segment.left.vertex)!;
    const to = rank.get(segment.right.vertex)!;
    const known = reach.get(pointKey(segment));
    reach.set(pointKey(segment), { from, to: Math.max(to, known?.to ?? to) });
  }
  const changes: number[] = new Array(count + 2).fill(0);
  for (const { from, to } of reach.values()) {
    if (to <= from) continue;
    changes[from + 1]!++;
    changes[Math.min(to, count) + 1]!--;
  }
  let open = 0;
  return changes.map((change) => {
    open += change;
    return open;
  });
}

/** Returns a key that is equal for segments that leave one point and may share a line. */
const pointKey = ({ kind, left }: VertexSegment): string => `${left.vertex}:${left.y}:${kind}`;

/** Splits the level into rows. A segment to the next row becomes two, which end at the ports of its turn. */
function splitRows(
  { vertices: levelVertices, segments, members, numbers }: Level,
  rowOf: (v: number) => number,
  count: number,
): { vertices: Vertex[]; segments: VertexSegment[]; rows: Row[]; turns: Turn[] } {
  const vertices = [...levelVertices];
  const rowSegments = [...segments];
  const rows: Row[] = Array.from({ length: count }, () => ({ members: [], numbers: [] }));
  for (const v of members) rows[rowOf(v)]!.members.push(v);
  const turns = new Map<string, Turn>();
  const addPort = (row: number, border: 'W' | 'E'): number => {
    vertices.push({ width: 0, height: 0, border, order: vertices.length, isBox: false, axis: 0 });
    rows[row]!.members.push(vertices.length - 1);
    return vertices.length - 1;
  };
  const addSegment = (row: number, segment: VertexSegment): number => {
    rowSegments.push(segment);
    rows[row]!.numbers.push(rowSegments.length - 1);
    return rowSegments.length - 1;
  };
  for (const n of numbers) {
    const segment = segments[n]!;
    const row = rowOf(segment.left.vertex);
    if (rowOf(segment.right.vertex) === row) {
      rows[row]!.numbers.push(n);
      continue;
    }
    const key = pointKey(segment);
    const turn = turns.get(key) ?? { row, out: addPort(row, 'E'), into: addPort(row + 1, 'W'), parts: new Map() };
    turns.set(key, turn);
    const port = (vertex: number): End => ({ vertex, y: 0, inset: 0 });
    const first = { ...segment, right: port(turn.out), label: segment.isLabelLeft ? segment.labelWidth : 0 };
    const second = { ...segment, left: port(turn.into), label: segment.isLabelLeft ? 0 : segment.labelWidth };
    turn.parts.set(n, { first: addSegment(row, first), second: addSegment(row + 1, second) });
  }
  return { vertices, segments: rowSegments, rows, turns: [...turns.values()] };
}

/** Stacks the rows. The lines that continue in the next row run through the corridor between the two. */
function stackRows(
  blocks: readonly Block[],
  turns: readonly Turn[],
  numbers: readonly number[],
  unfolded: Block,
): Block {
  const mostTurns = largest(blocks.map((_, row) => turns.filter((turn) => turn.row === row).length));
  const channel = TRACK_MARGIN + mostTurns * LINE_GAP;
  const inner = PORT_GAP + largest(blocks.map((block) => block.width));
  const positions = new Map<number, Point>();
  const widths = new Map(blocks.flatMap((block) => [...block.widths]));
  const pieces = new Map<number, Point[]>();
  const tops: number[] = [];
  let y = 0;
  blocks.forEach((block, row) => {
    tops.push(y);
    // A row without a line from above has the same indent as the others, so that icons line up.
    const dx = channel + (block.hasWestPorts ? 0 : PORT_GAP);
    for (const [v, at] of block.positions) positions.set(v, { x: at.x + dx, y: at.y + y });
    for (const [n, points] of block.routes)
      pieces.set(
        n,
        points.map((point) => ({ x: point.x + dx, y: point.y + y })),
      );
    y += block.height + ROW_GAP + turns.filter((turn) => turn.row === row).length * LINE_GAP;
  });
  const routes = new Map<number, Point[]>();
  for (const n of numbers) if (pieces.has(n)) routes.set(n, pieces.get(n)!);
  blocks.forEach((block, row) => {
    const rowTurns = turns.filter((turn) => turn.row === row);
    rowTurns.forEach((turn, i) => {
      const corridor = tops[row]! + block.height + ROW_GAP / 2 + i * LINE_GAP;
      const right = channel + inner + TRACK_MARGIN + (rowTurns.length - 1 - i) * LINE_GAP;
      const left = channel - TRACK_MARGIN - i * LINE_GAP;
      for (const [n, { first, second }] of turn.parts) {
        const before = pieces.get(first)!;
        const after = pieces.get(second)!;
        const detour = [
          { x: right, y: before.at(-1)!.y },
          { x: right, y: corridor },
          { x: left, y: corridor },
          { x: left, y: after[0]!.y },
        ];
        routes.set(n, [...before, ...detour, ...after]);
      }
    });
  });
  const width = inner + 2 * channel;
  // The level's own ports stay. The ports of the turns were only needed to lay out the rows.
  for (const v of [...positions.keys()]) if (!unfolded.positions.has(v)) positions.delete(v);
  return {
    width,
    height: y - ROW_GAP,
    positions,
    widths,
    routes,
    hasWestPorts: unfolded.hasWestPorts,
    hasEastPorts: unfolded.hasEastPorts,
  };
}

/**
 * Moves the level's own ports and the ends of their lines back to the borders, because the turns need room beside the
 * rows.
 */
function reachBorders(block: Block, vertices: readonly Vertex[], segments: readonly VertexSegment[]): Block {
  const moved = (v: number, at: Point): Point => {
    const { border } = vertices[v]!;
    return border ? { x: border === 'W' ? 0 : block.width, y: at.y } : at;
  };
  for (const [v, at] of block.positions) block.positions.set(v, moved(v, at));
  for (const [n, points] of block.routes) {
    const { left, right } = segments[n]!;
    const ends = [moved(left.vertex, points[0]!), moved(right.vertex, points.at(-1)!)] as const;
    block.routes.set(n, [ends[0], ...points.slice(1, -1), ends[1]]);
  }
  return block;
}
