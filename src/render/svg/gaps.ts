/** Gaps in lines of one bundle where another line crosses that has nothing to do with them. */
import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';

/** The line of an edge. */
export interface EdgeLine {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  /** Simplified: see `simplify`. */
  readonly points: readonly Point[];
}

/** A horizontal or vertical part of a line, between two of its points. */
interface Run {
  /** Index of the line in the bundle. */
  readonly line: number;
  /** Index of the run's first point in the line. */
  readonly start: number;
  /** The y of a horizontal run or the x of a vertical one; `from` and `to` bound it on the other axis. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels at both ends of a run that contain a rounded corner or an arrowhead. A crossing there gets no gap. */
const CORNER = 8;
/**
 * Bundles with more horizontal or vertical runs get no gaps: the search is quadratic, and nobody can follow single lines
 * in them.
 */
const MOST_RUNS = 1_000;

/**
 * Finds the crossings in a bundle that look like a junction and are none. A bundle has no halos between its lines, so
 * every crossing looks like a junction. A junction is correct if each of both sources leads to each of both targets.
 * Otherwise the horizontal line gets a gap.
 *
 * @returns per line: index of a horizontal run's first point -> x of its gaps, ascending
 */
export function findGaps(lines: readonly EdgeLine[]): ReadonlyMap<number, readonly number[]>[] {
  const gaps = lines.map(() => new Map<number, number[]>());
  const runs = lines.map(({ points }, line) => runsOf(points, line));
  const horizontal = runs.flatMap((each) => each.horizontal);
  const vertical = runs.flatMap((each) => each.vertical);
  if (horizontal.length > MOST_RUNS || vertical.length > MOST_RUNS) return gaps;
  const targets = new Map<string, Set<string>>();
  for (const { edge } of lines) targets.set(edge.from, (targets.get(edge.from) ?? new Set()).add(edge.to));
  for (const run of horizontal) {
    const crossing = vertical.filter(
      (other) => crosses(run, other) && !isJunction(lines[run.line]!.edge, lines[other.line]!.edge, targets),
    );
    if (crossing.length === 0) continue;
    const offsets = new Set(crossing.map(({ offset }) => offset));
    gaps[run.line]!.set(
      run.start,
      [...offsets].sort((a, b) => a - b),
    );
  }
  return gaps;
}

function runsOf(points: readonly Point[], line: number): { horizontal: Run[]; vertical: Run[] } {
  const horizontal: Run[] = [];
  const vertical: Run[] = [];
  for (let start = 0; start + 1 < points.length; start++) {
    const [a, b] = [points[start]!, points[start + 1]!];
    if (a.y === b.y) horizontal.push({ line, start, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ line, start, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}

const isInside = (offset: number, { from, to }: Run): boolean => offset > from + CORNER && offset < to - CORNER;
const crosses = (a: Run, b: Run): boolean => isInside(b.offset, a) && isInside(a.offset, b);

/** True if every edge that a junction of the two lines would show exists. */
function isJunction(
  a: EdgeLine['edge'],
  b: EdgeLine['edge'],
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return true;
  return targets.get(a.from)?.has(b.to) === true && targets.get(b.from)?.has(a.to) === true;
}
