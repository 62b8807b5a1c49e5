/**
 * Fills the holes that a layered block leaves: a loose box that fits between its columns and lines goes there, instead of
 * making the level higher.
 */
import type { Point, Rect } from '../layout.js';
import type { Block, Vertex } from './layered/model.js';
import { COLUMN_GAP, LANE_GAP, PADDING, ROW_GAP } from './spacing.js';

/** Trying places is quadratic: a level with more obstacles than this is packed as it is. */
const MOST_OBSTACLES = 400;

/** Moves those of `loose` that fit into `main`, as high up as they fit; returns the others. */
export function fillHoles(main: Block, loose: readonly Block[], vertices: readonly Vertex[]): Block[] {
  const holes = holesOf(main, vertices);
  return loose.filter((block) => !holes.take([block], 'top'));
}

/** The holes of one block. */
export interface Holes {
  /** Moves the first of `forms` (the same things in several arrangements) that fits into a hole; false if none does. */
  take(forms: readonly Block[], from: 'top' | 'bottom'): boolean;
}

export function holesOf(main: Block, vertices: readonly Vertex[]): Holes {
  let known: Rect[] | null = null;
  const take = (block: Block, from: 'top' | 'bottom'): boolean => {
    known ??= obstaclesOf(main, vertices);
    const obstacles = known;
    const spot = obstacles.length > MOST_OBSTACLES ? null : findSpot(main, block, obstacles, vertices, from);
    if (!spot) return false;
    for (const [v, at] of block.place) main.place.set(v, { x: at.x + spot.x, y: at.y + spot.y });
    for (const [v, width] of block.widths) main.widths.set(v, width);
    for (const [n, points] of block.routes)
      main.routes.set(
        n,
        points.map(({ x, y }) => ({ x: x + spot.x, y: y + spot.y })),
      );
    obstacles.push({ ...spot, width: block.width, height: block.height });
    return true;
  };
  return { take: (forms, from) => forms.some((block) => take(block, from)) };
}

function obstaclesOf(main: Block, vertices: readonly Vertex[]): Rect[] {
  const obstacles: Rect[] = [];
  for (const [v, at] of main.place)
    if (!vertices[v]!.border)
      obstacles.push({ ...at, width: main.widths.get(v) ?? vertices[v]!.width, height: vertices[v]!.height });
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) obstacles.push(runRect(points[i]!, points[i + 1]!));
  return obstacles;
}

/** A run with the distance that it keeps, less what two boxes keep anyway. */
function runRect(a: Point, b: Point): Rect {
  const margin = LANE_GAP - ROW_GAP;
  const height = Math.abs(a.y - b.y);
  const width = Math.abs(a.x - b.x);
  return {
    x: Math.min(a.x, b.x) - margin,
    y: Math.min(a.y, b.y) - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

/** The topmost (or lowest), then leftmost place inside the block at which nothing is in the way. */
function findSpot(
  main: Block,
  block: Block,
  obstacles: readonly Rect[],
  vertices: readonly Vertex[],
  from: 'top' | 'bottom',
): Point | null {
  const lastY = main.height - block.height;
  const touching =
    from === 'top'
      ? [0, ...obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP))]
      : [lastY, ...obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block.height))];
  const tops = touching.filter((y) => y >= 0 && y <= lastY).sort((a, b) => (from === 'top' ? a - b : b - a));
  const lefts = leftsFor(main, block, vertices);
  for (const y of tops)
    for (const x of lefts)
      if (!obstacles.some((other) => tooClose(other, { x, y, width: block.width, height: block.height })))
        return { x, y };
  return null;
}

/** A place this near to one that lines up with something looks like a mistake. */
const NEAR = 40;

/**
 * Where a block may start: boxes in line with the left side of what is there, icons in line with icons. At the edge only
 * where that lines up with nothing else.
 */
function leftsFor(main: Block, block: Block, vertices: readonly Vertex[]): number[] {
  const [first, at] = [...block.place][0]!;
  const { isBox, axis } = vertices[first]!;
  const aligned: number[] = [];
  for (const [v, { x }] of main.place) {
    const other = vertices[v]!;
    if (other.border) continue;
    if (isBox || !other.isBox) aligned.push(isBox ? x : x + other.axis - axis - at.x);
  }
  const edge = main.west ? PADDING : 0;
  const last = main.width - (main.east ? PADDING : 0) - block.width;
  const lefts = aligned.filter((x) => x >= edge && x <= last);
  if (edge <= last && lefts.every((x) => x - edge > NEAR)) lefts.push(edge);
  // Where there is no icon to be in line with, icons are in line with boxes.
  if (!isBox && aligned.length === 0)
    lefts.push(
      ...[...main.place].flatMap(([v, { x }]) => (vertices[v]!.isBox && x > edge + NEAR && x <= last ? [x] : [])),
    );
  return lefts.sort((a, b) => a - b);
}

const tooClose = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + COLUMN_GAP &&
  b.x < a.x + a.width + COLUMN_GAP &&
  a.y < b.y + b.height + ROW_GAP &&
  b.y < a.y + a.height + ROW_GAP;
