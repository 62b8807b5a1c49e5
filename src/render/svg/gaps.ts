import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';

/** What a crossing needs to know of a line. `points` are simplified. */
export interface Segment {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  readonly points: readonly Point[];
}

interface Run {
  readonly way: number;
  /** Index of its first point. */
  readonly at: number;
  /** The height of a horizontal run, the x of a vertical one, and from where to where it reaches on the other axis. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Closer to the end of a run there is a rounded corner, or an arrowhead, and no crossing. */
const CORNER = 8;
/** Every horizontal run is held against every vertical one: in a bundle of more, nobody follows single lines. */
const MOST_RUNS = 1_000;

/**
 * Where lines of one bundle only cross: a bundle has no halos between its lines, so a crossing would look like a
 * junction, and that is right only where each of both sources goes to each of both targets.
 *
 * @returns for each way: index of a run's first point to the x at which the run, a horizontal one, has to be open
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

/** A junction of the two would say what no edge says. */
function isForeign(
  { edge: a }: Segment,
  { edge: b }: Segment,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return false;
  return !targets.get(a.from)?.has(b.to) || !targets.get(b.from)?.has(a.to);
}
