/** Groups edges whose lines run on top of each other, so that they are painted as one. */
import type { Point } from '../../layout/layout.js';

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
 * Returns a key of the infinite line that a run is on, to a tenth of a pixel: `h125` is y = 12.5, `v80` is x = 8. Null if
 * the run is neither horizontal nor vertical.
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
 * Returns the indexes of routes that share a run, in order of the first route of each bundle. A route that shares none is
 * a bundle by itself. The halos of a bundle are painted before
 * all its lines. Painted route by route, each halo would cut into the line that its route branches off from.
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
