/** Lines of edges: rounded corners and dashes. */
import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { formatNumber, formatPoint } from './notation.js';

// ---- Corners.

/** Radius of a rounded corner, in pixels. Short runs have smaller corners. */
const RADIUS = 8;
/** Points closer than this are equal: rounded coordinates cannot distinguish them. */
const TOLERANCE = 0.05;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the point at distance `length` from `from` in the direction of `to`. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const total = distance(from, to);
  if (total < TOLERANCE) return from;
  return { x: from.x + ((to.x - from.x) * length) / total, y: from.y + ((to.y - from.y) * length) / total };
}

/** Twice the area of a triangle below which its corners are on one line, in square pixels. */
const FLAT = 0.05;

/** True if the route continues straight (or reverses) at `b`, so that there is no corner to round. */
const isStraight = (a: Point, b: Point, c: Point): boolean =>
  Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < FLAT;

/** Drops repeated points, and points in the middle of a straight run. */
export function simplify(points: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (const next of points) {
    const last = result.at(-1);
    if (last !== undefined && distance(last, next) < TOLERANCE) continue;
    const before = result.at(-2);
    if (last !== undefined && before !== undefined && continuesForward(before, last, next)) result.pop();
    result.push(next);
  }
  return result;
}

const continuesForward = (a: Point, b: Point, c: Point): boolean =>
  isStraight(a, b, c) && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;

/** Half the width of the gap in a line where another line crosses it. Equals half the width of a halo. */
const HALF_GAP = 2;

/** Returns a horizontal line with a gap at each x of `gaps`. */
function lineWithGapsTo(from: Point, to: Point, gaps: readonly number[]): string {
  const step = Math.sign(to.x - from.x) * HALF_GAP;
  const inOrder = step < 0 ? [...gaps].reverse() : gaps;
  const before = inOrder.map((x) => `H${formatNumber(x - step)}M${formatPoint(x + step, to.y)}`).join('');
  return `${before}H${formatNumber(to.x)}`;
}

/** Returns a line as path data, in the short form `H` or `V` if possible, as for nearly all lines. */
function lineTo(from: Point, to: Point): string {
  if (formatNumber(from.y) === formatNumber(to.y))
    return formatNumber(from.x) === formatNumber(to.x) ? '' : `H${formatNumber(to.x)}`;
  return formatNumber(from.x) === formatNumber(to.x) ? `V${formatNumber(to.y)}` : `L${formatPoint(to.x, to.y)}`;
}

/**
 * Returns path data through simplified points, with each corner rounded by up to 8 px. The corners at both ends of a
 * run share it, so each takes at most half; the first and last run have one corner only.
 *
 * @param gaps x coordinates of the gaps in each run, ascending, by the index of the run's first point. Only horizontal
 * runs may have gaps, and not within a corner.
 */
export function roundedPath(
  points: readonly Point[],
  gaps: ReadonlyMap<number, readonly number[]> = new Map(),
): string {
  let at = points[0];
  if (at === undefined) return '';
  const run = (from: Point, to: Point, i: number): string => {
    const open = gaps.get(i);
    return open === undefined ? lineTo(from, to) : lineWithGapsTo(from, to, open);
  };
  let path = `M${formatPoint(at.x, at.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [previous, corner, next] = points.slice(i - 1, i + 2) as [Point, Point, Point];
    const before = distance(previous, corner) / (i === 1 ? 1 : 2);
    const after = distance(corner, next) / (i === points.length - 2 ? 1 : 2);
    const radius = Math.min(RADIUS, before, after);
    const end = pointTowards(corner, next, radius);
    path += `${run(at, pointTowards(corner, previous, radius), i - 1)}Q${formatPoint(corner.x, corner.y)} ${formatPoint(end.x, end.y)}`;
    at = end;
  }
  return path + run(at, points.at(-1) as Point, points.length - 2);
}

// ---- Dashes.

/** A line with its arrowheads, as path data. */
export interface Arrow {
  readonly line: string;
  readonly heads: string;
  /** Returns the line drawn from its end to its start. Absent for curves: they never overlap other lines. */
  readonly reversed?: () => string;
}

const DASHES = '4 4';
/** Longer than DASHES, so that deleted edges differ from inferred ones. */
const DELETED_DASHES = '8 4';

/**
 * Stroke of an edge. `main`: the path of users' requests. `thin`: neither requests nor data, such as an edge to an
 * image or a key. `dashed`: inferred. `dotted`: suggested by a language model. `deleted`, `moved`: the change in a
 * diff.
 */
export type Stroke = 'main' | 'solid' | 'thin' | 'dashed' | 'dotted' | 'deleted' | 'moved';

/** Width of the main path in pixels. */
export const MAIN_WIDTH = 2.25;

/**
 * Path attributes. Dots are dashes of almost zero length with round ends; some renderers drop dashes of length zero.
 */
export const STROKES: Readonly<Record<Stroke, string>> = {
  main: ` stroke-width="${MAIN_WIDTH}"`,
  solid: '',
  thin: ' stroke-width="0.75"',
  dashed: ` stroke-dasharray="${DASHES}"`,
  dotted: ' stroke-dasharray="0.1 4" stroke-linecap="round"',
  deleted: ` stroke-dasharray="${DELETED_DASHES}"`,
  moved: ' stroke-dasharray="0.1 6" stroke-linecap="round" stroke-width="2.5"',
};

type LineStyle = Pick<SceneEdge, 'dashed' | 'thin' | 'main' | 'mark'> & { readonly suggested?: boolean };

/** Returns the stroke of an edge. A change takes precedence over the provenance, and the provenance over `thin`. */
export function strokeOf({ dashed, suggested, thin, main, mark }: LineStyle): Stroke {
  if (mark?.change === 'delete') return 'deleted';
  if (mark?.change === 'move') return 'moved';
  if (suggested === true) return 'dotted';
  if (dashed) return 'dashed';
  if (thin === true) return 'thin';
  return main === true && mark === undefined ? 'main' : 'solid';
}

/**
 * True if the stroke has no dash pattern, so that its line may be drawn in several pieces. A dashed line may not: the
 * pattern would restart with each piece.
 */
export const isUnbroken = (stroke: Stroke): boolean => stroke === 'main' || stroke === 'solid' || stroke === 'thin';

const keyOf = ({ x, y }: Point): string => formatPoint(x, y);

function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Returns dashed lines as one path, each drawn from the end that it shares with more of the other lines. The dash
 * pattern starts at the start of a line, so lines with different starts would fill each other's gaps on shared runs.
 */
export function dashedPath(lines: readonly { readonly arrow: Arrow; readonly route: readonly Point[] }[]): string {
  const starts = lines.map(({ route }) => keyOf(route[0] as Point));
  const ends = lines.map(({ route }) => keyOf(route.at(-1) as Point));
  const [atStart, atEnd] = [tally(starts), tally(ends)];
  return lines
    .map(({ arrow: { line, reversed } }, i) => {
      const isReversed = (atEnd.get(ends[i] as string) as number) > (atStart.get(starts[i] as string) as number);
      return isReversed && reversed !== undefined ? reversed() : line;
    })
    .join('');
}
