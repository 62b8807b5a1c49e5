/** How well the lines of a finished layout can be followed: whether one is taken for another, and how far it goes around. */
import type { Layout, PlacedEdge, Point, Rect } from '../../src/layout/layout.js';
import { lengthOf } from './figures.js';
import { RectGrid } from './geometry.js';
import { shareAnEnd } from './shared-runs.js';

export interface Lines {
  /** Parallel lines, as drawn, that are nearer to each other than they should be for more than a moment. */
  readonly close: string[];
  /** Heads of arrows that touch a line which does not end in them. */
  readonly heads: string[];
  /** Edges on one line with an edge of another source and another target: both go to both, but which line is whose? */
  readonly merged: string[];
  /** Length of each edge over the shortest way along and across between its ends. */
  readonly detours: readonly (readonly [name: string, times: number])[];
}

/** Nearer than this the eye has to look twice. */
const APART = 16;
/** Lines that run beside each other for less are seen apart by what is before and behind. */
const BESIDE = 32;
/** Two lines at one height, to the eye. */
const SAME = 1;
const HEAD_LENGTH = 8;
const HEAD_HALF = 4.2;
/** Half of a line, so that one that only grazes the head counts. */
const LINE_HALF = 0.75;
/** Ends that are nearer to each other than an icon is wide: any way between them looks short. */
const LEAST_DISTANCE = 64;

export function linesOf({ edges }: Pick<Layout, 'edges'>): Lines {
  const straight = edges.filter(({ curve, points }) => curve === undefined && points.length > 1);
  return {
    close: closeLines(straight),
    heads: touchedHeads(straight),
    merged: mergedEdges(straight),
    detours: straight.map((placed) => [nameOf(placed), detourOf(placed)]),
  };
}

const nameOf = ({ edge }: PlacedEdge): string => `${edge.from} -> ${edge.to}`;

function detourOf({ points }: PlacedEdge): number {
  const [a, b] = [points[0]!, points.at(-1)!];
  return lengthOf(points) / Math.max(LEAST_DISTANCE, Math.abs(a.x - b.x) + Math.abs(a.y - b.y));
}

interface Drawn {
  readonly flat: boolean;
  /** Height of a flat line, place from the left of an upright one. */
  readonly at: number;
  readonly from: number;
  to: number;
  readonly name: string;
}

/** What is seen of the runs: those that touch on one line are one. */
function drawnLines(edges: readonly PlacedEdge[]): Drawn[] {
  const runs = edges.flatMap((placed): Drawn[] =>
    placed.points.slice(1).map((b, i) => {
      const a = placed.points[i]!;
      const flat = a.y === b.y;
      const [p, q] = flat ? [a.x, b.x] : [a.y, b.y];
      return { flat, at: flat ? a.y : a.x, from: Math.min(p, q), to: Math.max(p, q), name: nameOf(placed) };
    }),
  );
  runs.sort((a, b) => Number(a.flat) - Number(b.flat) || a.at - b.at || a.from - b.from);
  const lines: Drawn[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last && last.flat === run.flat && run.at === last.at && run.from <= last.to)
      last.to = Math.max(last.to, run.to);
    else lines.push(run);
  }
  return lines;
}

function closeLines(edges: readonly PlacedEdge[]): string[] {
  const lines = drawnLines(edges);
  const grid = new RectGrid<Drawn>();
  const found: string[] = [];
  for (const line of lines) {
    for (const other of grid.overlapping(around(line, APART)))
      if (isClose(line, other)) found.push(`${other.name} / ${line.name}`);
    grid.add(around(line, 1), line);
  }
  return found;
}

function around({ flat, at, from, to }: Drawn, margin: number): Rect {
  const length = to - from;
  return flat
    ? { x: from, y: at - margin, width: length, height: 2 * margin }
    : { x: at - margin, y: from, width: 2 * margin, height: length };
}

function isClose(a: Drawn, b: Drawn): boolean {
  const distance = Math.abs(a.at - b.at);
  const beside = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return a.flat === b.flat && distance > SAME && distance < APART && beside > BESIDE;
}

function touchedHeads(edges: readonly PlacedEdge[]): string[] {
  const grid = new RectGrid<PlacedEdge>();
  for (const placed of edges)
    for (const [i, b] of placed.points.slice(1).entries()) grid.add(rectOf(placed.points[i]!, b, LINE_HALF), placed);
  const found: string[] = [];
  for (const placed of edges) {
    for (const [tip, from] of headsOf(placed)) {
      const others = new Set(grid.overlapping(headRect(tip, from)));
      for (const other of others) if (!endsAt(other, tip)) found.push(`${nameOf(placed)} touches ${nameOf(other)}`);
    }
  }
  return found;
}

const headsOf = ({ edge, points }: PlacedEdge): (readonly [tip: Point, from: Point])[] => {
  const forwards = [points.at(-1)!, points.at(-2)!] as const;
  return edge.twoWay ? [forwards, [points[0]!, points[1]!]] : [forwards];
};

const endsAt = ({ edge, points }: PlacedEdge, tip: Point): boolean =>
  headsOf({ edge, points, label: null }).some(([{ x, y }]) => Math.abs(x - tip.x) < SAME && Math.abs(y - tip.y) < SAME);

function headRect(tip: Point, from: Point): Rect {
  const along = (p: 'x' | 'y'): number => tip[p] + Math.sign(from[p] - tip[p]) * HEAD_LENGTH;
  const base = { x: along('x'), y: along('y') };
  return tip.y === from.y ? rectOf(tip, base, 0, HEAD_HALF) : rectOf(tip, base, HEAD_HALF, 0);
}

const rectOf = (a: Point, b: Point, marginX: number, marginY = marginX): Rect => ({
  x: Math.min(a.x, b.x) - marginX,
  y: Math.min(a.y, b.y) - marginY,
  width: Math.abs(a.x - b.x) + 2 * marginX,
  height: Math.abs(a.y - b.y) + 2 * marginY,
});

function mergedEdges(edges: readonly PlacedEdge[]): string[] {
  const byLine = new Map<string, { from: number; to: number; placed: PlacedEdge }[]>();
  const merged = new Set<PlacedEdge>();
  for (const placed of edges) {
    placed.points.slice(1).forEach((b, i) => {
      const a = placed.points[i]!;
      const flat = a.y === b.y;
      const [p, q] = flat ? [a.x, b.x] : [a.y, b.y];
      const key = flat ? `y${a.y}` : `x${a.x}`;
      const run = { from: Math.min(p, q), to: Math.max(p, q), placed };
      const line = byLine.get(key);
      if (line) line.push(run);
      else byLine.set(key, [run]);
    });
  }
  for (const line of byLine.values())
    for (const [i, run] of line.entries())
      for (const other of line.slice(i + 1)) {
        const length = Math.min(run.to, other.to) - Math.max(run.from, other.from);
        if (length <= 6 || shareAnEnd(run.placed.edge, other.placed.edge)) continue;
        merged.add(run.placed).add(other.placed);
      }
  return [...merged].map(nameOf);
}
