/** Groups edges whose lines run on top of each other, so that they are painted as one, and finds the gaps in them. */
import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';

/** A horizontal or vertical part of a route. */
interface Run {
  /** Index of the route. */
  readonly route: number;
  /** Bounds on the axis of the run; `start` is the smaller one. */
  readonly start: number;
  readonly end: number;
}

/** Runs that overlap by less than this many pixels only touch, at a corner or end to end. */
const OVERLAP = 1;
/** Coordinates closer than this are equal, in pixels. */
const TOLERANCE = 0.05;

/**
 * Returns a key of the infinite line that a run is on, to a tenth of a pixel: `h125` is y = 12.5, `v80` is x = 8. Null
 * if the run is neither horizontal nor vertical.
 */
function lineKey(a: Point, b: Point): string | null {
  if (Math.abs(a.y - b.y) < TOLERANCE) return `h${Math.round(a.y * 10)}`;
  if (Math.abs(a.x - b.x) < TOLERANCE) return `v${Math.round(a.x * 10)}`;
  return null;
}

function runsByLine(routes: readonly (readonly Point[])[]): Map<string, Run[]> {
  const lines = new Map<string, Run[]>();
  routes.forEach((points, route) => {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Point;
      const b = points[i] as Point;
      const line = lineKey(a, b);
      if (line === null) continue;
      const [from, to] = line[0] === 'h' ? [a.x, b.x] : [a.y, b.y];
      const run = { route, start: Math.min(from, to), end: Math.max(from, to) };
      const runs = lines.get(line);
      if (runs === undefined) lines.set(line, [run]);
      else runs.push(run);
    }
  });
  return lines;
}

/** Disjoint sets of numbers. The smallest number of a set represents it. */
function disjointSets(size: number): { find(item: number): number; join(a: number, b: number): void } {
  const leader = Int32Array.from({ length: size }, (_, i) => i);
  const find = (item: number): number => {
    let at = item;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] as number] as number;
      at = leader[at] as number;
    }
    return at;
  };
  const join = (a: number, b: number): void => {
    const [first, second] = [find(a), find(b)];
    leader[Math.max(first, second)] = Math.min(first, second);
  };
  return { find, join };
}

/**
 * Returns the indexes of routes that share a run, in order of the first route of each bundle. A route that shares none
 * is a bundle by itself. The halos of a bundle are painted before all its lines. Painted route by route, each halo
 * would cut into the line that its route branches off from.
 */
export function findBundles(routes: readonly (readonly Point[])[]): number[][] {
  const sets = disjointSets(routes.length);
  for (const runs of runsByLine(routes).values()) {
    runs.sort((a, b) => a.start - b.start || a.route - b.route);
    // The run that ends last so far: the next one overlaps an earlier run only if it overlaps this one.
    let furthest = runs[0] as Run;
    for (const run of runs) {
      if (run.start < furthest.end - OVERLAP) sets.join(run.route, furthest.route);
      if (run.end > furthest.end) furthest = run;
    }
  }
  const members = new Map<number, number[]>();
  routes.forEach((_, route) => {
    const leader = sets.find(route);
    const bundle = members.get(leader);
    if (bundle === undefined) members.set(leader, [route]);
    else bundle.push(route);
  });
  return [...members.values()];
}

// ---- Gaps in the lines of a bundle, where an unrelated line crosses.

/** The line of an edge. */
export interface EdgeLine {
  readonly edge: Pick<SceneEdge, 'from' | 'to'>;
  /** Simplified: see `simplify`. */
  readonly points: readonly Point[];
}

/** A horizontal or vertical part of a line, between two of its points. */
interface Section {
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
 * Bundles with more horizontal or vertical runs get no gaps: the search is quadratic, and nobody can follow single
 * lines in them.
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

function runsOf(points: readonly Point[], line: number): { horizontal: Section[]; vertical: Section[] } {
  const horizontal: Section[] = [];
  const vertical: Section[] = [];
  for (let start = 0; start + 1 < points.length; start++) {
    const [a, b] = [points[start]!, points[start + 1]!];
    if (a.y === b.y) horizontal.push({ line, start, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ line, start, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}

const isInside = (offset: number, { from, to }: Section): boolean => offset > from + CORNER && offset < to - CORNER;
const crosses = (a: Section, b: Section): boolean => isInside(b.offset, a) && isInside(a.offset, b);

/** True if every edge that a junction of the two lines would show exists. */
function isJunction(
  a: EdgeLine['edge'],
  b: EdgeLine['edge'],
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (a.from === b.from || a.to === b.to) return true;
  return targets.get(a.from)?.has(b.to) === true && targets.get(b.from)?.has(a.to) === true;
}
