import type { PlacedEdge, Point, Rect } from '../../src/layout/layout.js';
import { RectGrid } from './geometry.js';
import { sayTheSame, shareAnEnd } from './shared-runs.js';

type Drawn = Pick<PlacedEdge, 'edge' | 'points'>;

interface Run {
  readonly a: Point;
  readonly b: Point;
  readonly edge: PlacedEdge['edge'];
}

/**
 * Places where a reader sees two lines cross that have nothing to do with each other: edges without a common end, and not
 * of one bundle in which every source goes to every target. Lines that several edges share cross another once.
 * For routes of any angle, so that the pictures of other programs are counted by the same rule.
 */
export function crossings(edges: readonly Drawn[]): number {
  const joined = sayTheSame(edges);
  const grid = new RectGrid<Run>();
  const places = new Set<string>();
  for (const { edge, points } of edges) {
    const runs = points.slice(1).map((b, i): Run => ({ a: points[i]!, b, edge }));
    for (const run of runs) {
      for (const other of grid.overlapping(boundsOf(run))) {
        const place = shareAnEnd(edge, other.edge) ? null : crossingOf(run, other);
        if (place && !joined(edge, other.edge)) places.add(`${Math.round(place.x)} ${Math.round(place.y)}`);
      }
    }
    for (const run of runs) grid.add(boundsOf(run), run);
  }
  return places.size;
}

/** A little larger than the run, so that rectangles of thin runs overlap. */
const boundsOf = ({ a, b }: Run): Rect => ({
  x: Math.min(a.x, b.x) - 1,
  y: Math.min(a.y, b.y) - 1,
  width: Math.abs(a.x - b.x) + 2,
  height: Math.abs(a.y - b.y) + 2,
});

const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

/** Where the two runs cross, each of them on both sides of the other; null where they only touch. */
function crossingOf(one: Run, two: Run): Point | null {
  const a = side(two.a, two.b, one.a);
  const b = side(two.a, two.b, one.b);
  const c = side(one.a, one.b, two.a);
  const d = side(one.a, one.b, two.b);
  if (a * b >= 0 || c * d >= 0) return null;
  const t = a / (a - b);
  return { x: one.a.x + t * (one.b.x - one.a.x), y: one.a.y + t * (one.b.y - one.a.y) };
}
