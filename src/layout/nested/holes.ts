/**
 * Fills the holes of a layered block. A loose box that fits between its columns and edges does not make the level
 * higher.
 */
import type { Point, Rect } from '../layout.js';
import type { Block, Vertex } from './layered/model.js';
import { COLUMN_GAP, LANE_GAP, PADDING, ROW_GAP } from './spacing.js';

/** The search is quadratic, so a level with more obstacles is packed without it. */
const MOST_OBSTACLES = 400;

/** Moves each block of `loose` that fits into `main`, as high up as possible; returns the others. */
export function fillHoles(main: Block, loose: readonly Block[], vertices: readonly Vertex[]): Block[] {
  const holes = holesOf(main, vertices);
  return loose.filter((block) => !holes.take([block], 'top'));
}

/** The holes of a block. */
export interface Holes {
  /** Moves the first of `forms` (arrangements of the same items) that fits into a hole; false if none does. */
  take(forms: readonly Block[], from: 'top' | 'bottom'): boolean;
}

/** Returns the holes of a block. Each accepted form moves into `main` and becomes an obstacle itself. */
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

/** Returns a run with its required distance, minus the distance between two boxes, which `tooClose` adds. */
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

/** Returns the topmost (or lowest), then leftmost free position inside the block. */
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

/** A position that is this close to an aligned one looks like a mistake. */
const NEAR = 40;

/**
 * Returns the left positions at which a block may start: boxes align with the left side of other items, icons with
 * icons. The edge of the block only counts if no aligned position is near it.
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
  // If there is no icon to align with, icons align with boxes.
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
