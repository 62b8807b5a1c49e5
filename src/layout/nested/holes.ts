/**
 * Finds room for loose blocks in the holes of a layered block: a box or a grid of icons that fits between its columns
 * and edges does not make the level taller.
 */

import { type Point, type Rect, runRect } from '../layout.js';
import type { Block, Vertex } from './layered/model.js';
import { COLUMN_GAP, LANE_GAP, PADDING, ROW_GAP } from './spacing.js';
import { areVariants } from './tree.js';

/** The search is quadratic, so a level with more obstacles is packed without it. */
const MAX_OBSTACLES = 400;

/** The side of the block from which the search for a hole starts. */
type Start = 'top' | 'bottom';

/** The free spaces inside a block. */
interface Holes {
  /**
   * Adds the first of `forms` (arrangements of the same items) that fits into a hole to the block. False if none fits.
   */
  take(forms: readonly Block[], start: Start): boolean;
}

/** Adds each block of `loose` that fits into a hole of `main`, as high up as possible. Returns the others. */
export function fillHoles(main: Block, loose: readonly Block[], vertices: readonly Vertex[]): Block[] {
  const holes = holesOf(main, vertices);
  return loose.filter((block) => !holes.take([block], 'top'));
}

/**
 * Returns the holes of a block. What is put into a hole becomes a part of `main`, and an obstacle for what comes later.
 */
export function holesOf(main: Block, vertices: readonly Vertex[]): Holes {
  // Computed on first use, because most levels have nothing to put into a hole.
  let knownObstacles: Rect[] | null = null;
  const take = (block: Block, start: Start): boolean => {
    knownObstacles ??= obstaclesOf(main, vertices);
    const obstacles = knownObstacles;
    const hole = obstacles.length > MAX_OBSTACLES ? null : findHole(main, block, obstacles, vertices, start);
    if (!hole) return false;
    addBlock(main, block, hole);
    obstacles.push({ ...hole, width: block.width, height: block.height });
    return true;
  };
  return { take: (forms, start) => forms.some((block) => take(block, start)) };
}

/**
 * Adds the content of a block to another block, in place.
 * @param corner position of the block's top left corner
 */
export function addBlock(main: Block, block: Block, corner: Point): void {
  const moved = ({ x, y }: Point): Point => ({ x: x + corner.x, y: y + corner.y });
  for (const [v, at] of block.positions) main.positions.set(v, moved(at));
  for (const [v, width] of block.widths) main.widths.set(v, width);
  for (const [n, points] of block.routes) main.routes.set(n, points.map(moved));
}

function obstaclesOf(main: Block, vertices: readonly Vertex[]): Rect[] {
  const obstacles: Rect[] = [];
  for (const [v, at] of main.positions)
    if (!vertices[v]!.border)
      obstacles.push({ ...at, width: main.widths.get(v) ?? vertices[v]!.width, height: vertices[v]!.height });
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) obstacles.push(obstacleOfRun(points[i]!, points[i + 1]!));
  return obstacles;
}

/**
 * Returns a run of an edge as an obstacle. Blocks keep LANE_GAP from an edge, which is less than the ROW_GAP that
 * `areTooClose` adds for every obstacle, so the margin is negative.
 */
function obstacleOfRun(a: Point, b: Point): Rect {
  const margin = LANE_GAP - ROW_GAP;
  const { x, y, width, height } = runRect(a, b);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * Returns the free position of a block inside the main block that is closest to `start`, then leftmost; null for none.
 */
function findHole(
  main: Block,
  block: Block,
  obstacles: readonly Rect[],
  vertices: readonly Vertex[],
  start: Start,
): Point | null {
  const lowest = main.height - block.height;
  const candidates =
    start === 'top'
      ? [0, ...obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP))]
      : [lowest, ...obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block.height))];
  const tops = candidates.filter((y) => y >= 0 && y <= lowest).sort((a, b) => (start === 'top' ? a - b : b - a));
  const lefts = leftPositions(main, block, vertices);
  for (const y of tops)
    for (const x of lefts)
      if (!obstacles.some((obstacle) => areTooClose(obstacle, { x, y, width: block.width, height: block.height })))
        return { x, y };
  return null;
}

/** Distance from an aligned position, in pixels, up to which an unaligned position looks like a mistake. */
const ALIGNMENT_DISTANCE = 40;

/**
 * Returns the left positions at which a block may start: boxes align with the left side of other items, icons with
 * icons. The border of the main block only counts if no aligned position is near it.
 */
function leftPositions(main: Block, block: Block, vertices: readonly Vertex[]): number[] {
  // The first item of the block is the one that is aligned.
  const [first, firstAt] = [...block.positions][0]!;
  const { isBox, axis } = vertices[first]!;
  const aligned: number[] = [];
  for (const [v, { x }] of main.positions) {
    const other = vertices[v]!;
    if (other.border) continue;
    if (isBox || !other.isBox) aligned.push(isBox ? x : x + other.axis - axis - firstAt.x);
  }
  const leftmost = main.hasWestPorts ? PADDING : 0;
  const rightmost = main.width - (main.hasEastPorts ? PADDING : 0) - block.width;
  const lefts = aligned.filter((x) => x >= leftmost && x <= rightmost);
  if (leftmost <= rightmost && lefts.every((x) => x - leftmost > ALIGNMENT_DISTANCE)) lefts.push(leftmost);
  // If there is no icon to align with, icons align with boxes.
  if (!isBox && aligned.length === 0)
    for (const [v, { x }] of main.positions)
      if (vertices[v]!.isBox && x > leftmost + ALIGNMENT_DISTANCE && x <= rightmost) lefts.push(x);
  return keepingOrder(lefts, main, vertices[first]!, vertices).sort((a, b) => a - b);
}

/**
 * Returns those of the positions at which the box stands in scene order among its variants: a public subnet not to the
 * right of a private one.
 */
function keepingOrder(
  lefts: readonly number[],
  main: Block,
  { box, order }: Vertex,
  vertices: readonly Vertex[],
): number[] {
  const variants = [...main.positions].filter(([v]) => areVariants(box ?? null, vertices[v]!.box ?? null));
  return lefts.filter((x) =>
    variants.every(([v, at]) => (vertices[v]!.order < order ? x >= at.x : x < at.x + vertices[v]!.width)),
  );
}

/**
 * True if the block contains a variant of the box that belongs before it. The box then cannot stand before the block.
 */
export const followsVariant = (main: Block, v: number, vertices: readonly Vertex[]): boolean =>
  [...main.positions.keys()].some(
    (other) =>
      vertices[other]!.order < vertices[v]!.order &&
      areVariants(vertices[other]!.box ?? null, vertices[v]!.box ?? null),
  );

const areTooClose = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + COLUMN_GAP &&
  b.x < a.x + a.width + COLUMN_GAP &&
  a.y < b.y + b.height + ROW_GAP &&
  b.y < a.y + a.height + ROW_GAP;
