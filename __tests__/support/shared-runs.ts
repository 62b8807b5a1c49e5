import type { PlacedEdge } from '../../src/layout/layout.js';

interface Run {
  readonly from: number;
  readonly to: number;
  readonly edge: PlacedEdge['edge'];
}

/** Lines that lie on each other for less than this meet in a corner. */
const SHORTEST = 6;

/** True where the shared line of two edges says nothing wrong: each of the two sources goes to both targets. */
export function sayTheSame(
  edges: readonly Pick<PlacedEdge, 'edge'>[],
): (a: PlacedEdge['edge'], b: PlacedEdge['edge']) => boolean {
  const pairs = new Set(edges.map(({ edge }) => JSON.stringify([edge.from, edge.to])));
  return (a, b) => pairs.has(JSON.stringify([a.from, b.to])) && pairs.has(JSON.stringify([b.from, a.to]));
}

export const shareAnEnd = (a: PlacedEdge['edge'], b: PlacedEdge['edge']): boolean =>
  a.from === b.from || a.to === b.to || a.from === b.to || a.to === b.from;

/** Collinear runs of two edges that have no end in common: the reader would take them for one line. */
export function sharedRuns(edges: readonly PlacedEdge[]): string[] {
  const joined = sayTheSame(edges);
  const found: string[] = [];
  for (const line of runsByLine(edges).values()) {
    line.sort((a, b) => a.from - b.from);
    line.forEach((run, i) => {
      for (let k = i + 1; k < line.length && line[k]!.from < run.to - SHORTEST; k++) {
        const other = line[k]!;
        const length = Math.min(run.to, other.to) - other.from;
        if (length > SHORTEST && !shareAnEnd(run.edge, other.edge) && !joined(run.edge, other.edge))
          found.push(`${run.edge.from} -> ${run.edge.to} / ${other.edge.from} -> ${other.edge.to}`);
      }
    });
  }
  return found;
}

/** By `y` and its pixel for flat runs, by `x` for the others. */
function runsByLine(edges: readonly PlacedEdge[]): Map<string, Run[]> {
  const lines = new Map<string, Run[]>();
  for (const { edge, points } of edges) {
    for (let i = 0; i + 1 < points.length; i++) {
      const a = points[i]!;
      const b = points[i + 1]!;
      const flat = a.y === b.y;
      const key = flat ? `y${Math.round(a.y)}` : `x${Math.round(a.x)}`;
      const [p, q] = flat ? [a.x, b.x] : [a.y, b.y];
      const line = lines.get(key);
      const run = { from: Math.min(p, q), to: Math.max(p, q), edge };
      if (line) line.push(run);
      else lines.set(key, [run]);
    }
  }
  return lines;
}
