import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';

/** A line to be checked for crossings. `points` are simplified. */
export interface Segment {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  readonly points: readonly Point[];
}

interface Run {
  readonly way: number;
  /** Index of the run's first point. */
  readonly at: number;
  /** The y of a horizontal run or the x of a vertical one; `from` and `to` bound it on the other axis. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels at both ends of a run that hold a rounded corner or an arrowhead, and no crossing. */
const CORNER = 8;
/** Every horizontal run is compared with every vertical one. Nobody can follow single lines in a larger bundle. */
const MOST_RUNS = 1_000;

/**
 * Finds crossings between lines of one bundle. A bundle has no halos between its lines, so a crossing would look like a
 * junction. That is correct only if each of both sources leads to each of both targets; otherwise the horizontal line
 * gets a gap.
 *
 * @returns per line: index of a horizontal run's first point -> x of its gaps, ascending
 */
export function gaps(ways: readonly Segment[]): ReadonlyMap<number, readonly number[]>[] {
  const result = ways.map(() => new Map<number, number[]>());
  const runs = ways.map(({ points }, way) => runsOf(points, way));
  const across = runs.flatMap(({ horizontal }) => horizontal);
  const along = runs.flatMap(({ vertical }) => vertical);
  if (across.length > MOST_RUNS || along.length > MOST_RUNS) return result;
  const targets = new Map<string, Set<string>>();
  for (const { edge } of ways) targets.set(edge.from, (targets.get(edge.from) ?? new Set()).add(edge.to));
  for (const run of across) {
    const open = along.filter((other) => crosses(run, other) && isForeign(ways[run.way]!, ways[other.way]!, targets));
    const places = new Set(open.map(({ place }) => place));
    if (places.size > 0)
      result[run.way]!.set(
        run.at,
        [...places].sort((a, b) => a - b),
      );
  }
  return result;
}

function runsOf(points: readonly Point[], way: number): { horizontal: Run[]; vertical: Run[] } {
  const horizontal: Run[] = [];
  const vertical: Run[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b] = [points[at]!, points[at + 1]!];
    if (a.y === b.y) horizontal.push({ way, at, place: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ way, at, place: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}

const within = (place: number, { from, to }: Run): boolean => place > from + CORNER && place < to - CORNER;
const crosses = (a: Run, b: Run): boolean => within(b.place, a) && within(a.place, b);

/** True if a junction of the two lines would show an edge that does not exist. */
function isForeign(
  { edge: a }: Segment,
  { edge: b }: Segment,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return false;
  return !targets.get(a.from)?.has(b.to) || !targets.get(b.from)?.has(a.to);
}
