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

/**
 * The preferred hole: the highest one, for a box, or the one closest to other items. An icon or a strip in the lowest
 * one would be alone in a corner.
 */
type Preference = 'highest' | 'closest';

/** The free spaces inside a block. */
interface Holes {
  /**
   * Adds the first of `forms` (arrangements of the same items) that fits into a hole to the block. False if none fits.
   */
  take(forms: readonly Block[], preference: Preference): boolean;
}

/** Adds each block of `loose` that fits into a hole of `main`, as high up as possible. Returns the others. */
export function fillHoles(main: Block, loose: readonly Block[], vertices: readonly Vertex[]): Block[] {
  const holes = holesOf(main, vertices);
  return loose.filter((block) => !holes.take([block], 'highest'));
}

/**
 * Returns the holes of a block. What is put into a hole becomes a part of `main`, and an obstacle for what comes later.
 */
export function holesOf(main: Block, vertices: readonly Vertex[]): Holes {
  // Computed on first use, because most levels have nothing to put into a hole.
  let known: Obstacles | null = null;
  const take = (block: Block, preference: Preference): boolean => {
    known ??= obstaclesOf(main, vertices);
    const { items, runs } = known;
    if (items.length + runs.length > MAX_OBSTACLES) return false;
    const hole = findHole(main, block, known, { vertices, preference });
    if (!hole) return false;
    addBlock(main, block, hole);
    items.push({ ...hole, width: block.width, height: block.height });
    return true;
  };
  return { take: (forms, preference) => forms.some((block) => take(block, preference)) };
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

/** The elements and the runs of edges that blocks keep away from. */
interface Obstacles {
  readonly items: Rect[];
  readonly runs: readonly Rect[];
}

function obstaclesOf(main: Block, vertices: readonly Vertex[]): Obstacles {
  const items: Rect[] = [];
  for (const [v, at] of main.positions)
    if (!vertices[v]!.border)
      items.push({ ...at, width: main.widths.get(v) ?? vertices[v]!.width, height: vertices[v]!.height });
  const runs: Rect[] = [];
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) runs.push(obstacleOfRun(points[i]!, points[i + 1]!));
  return { items, runs };
}

/**
 * Returns a run of an edge as an obstacle. Blocks keep LANE_GAP from an edge, which is less than the gap that
 * `freeRanges` adds for every obstacle, so the margin is negative.
 */
function obstacleOfRun(a: Point, b: Point): Rect {
  const margin = LANE_GAP - ROW_GAP;
  const { x, y, width, height } = runRect(a, b);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** A free position of a block. */
interface Spot extends Point {
  readonly isAligned: boolean;
}

interface Search {
  readonly vertices: readonly Vertex[];
  readonly preference: Preference;
}

/** Returns the best free position of a block inside the main block; null for none. */
function findHole(main: Block, block: Block, { items, runs }: Obstacles, search: Search): Point | null {
  const { vertices, preference } = search;
  const obstacles = [...items, ...runs];
  const lowest = main.height - block.height;
  const below = obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP));
  const above = obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block.height));
  const candidates = preference === 'highest' ? [0, ...below] : [0, lowest, ...below, ...above];
  const tops = [...new Set(candidates)].filter((y) => y >= 0 && y <= lowest).sort((a, b) => a - b);
  const range = { from: main.hasWestPorts ? PADDING : 0, to: main.width - (main.hasEastPorts ? PADDING : 0) };
  const lefts = leftPositions(main, block, vertices);
  const keepsOrder = orderKeeper(main, block, vertices);
  const costs = preference === 'highest' ? ({ x, y }: Spot) => y + x / main.width : distanceTo(items, block);
  let best: { readonly spot: Spot; readonly cost: number } | null = null;
  for (const y of tops)
    for (const free of freeRanges(obstacles, { y, height: block.height }, range)) {
      const last = free.to - block.width;
      if (last < Math.ceil(free.from)) continue;
      const aligned = lefts.filter((x) => x >= free.from && x <= last);
      const spots: Spot[] = [
        ...aligned.map((x) => ({ x, y, isAligned: true })),
        ...[Math.ceil(free.from), Math.floor(last)].map((x) => ({ x, y, isAligned: false })),
      ];
      for (const spot of spots) {
        if (!keepsOrder(spot.x)) continue;
        const cost = costs(spot) + (spot.isAligned ? 0 : preference === 'highest' ? main.height : UNALIGNED);
        if (best === null || cost < best.cost) best = { spot, cost };
      }
    }
  return best && { x: best.spot.x, y: best.spot.y };
}

/** A horizontal range. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the free parts of a range beside the obstacles that meet a row, from left to right. */
function freeRanges(
  obstacles: readonly Rect[],
  { y, height }: Pick<Rect, 'y' | 'height'>,
  { from, to }: Range,
): Range[] {
  const met = obstacles
    .filter((obstacle) => obstacle.y < y + height + ROW_GAP && y < obstacle.y + obstacle.height + ROW_GAP)
    .sort((a, b) => a.x - b.x);
  const free: Range[] = [];
  let start = from;
  for (const { x, width } of met) {
    const end = x - COLUMN_GAP;
    if (end > start) free.push({ from: start, to: Math.min(end, to) });
    start = Math.max(start, x + width + COLUMN_GAP);
  }
  if (to > start) free.push({ from: start, to });
  return free;
}

/** Cost of a position that is aligned with nothing, as a distance in pixels. */
const UNALIGNED = 40;
/** Weight of the distance to the second neighbour, compared with that to the first. */
const SECOND = 0.25;
/** Distance of a neighbour in pixels beyond which a block looks alone. */
const ALONE = 400;
/** Distance in pixels that a neighbour below a block seems to have, because what has no edges follows what has some. */
const PRECEDING = 320;
/** Weight of the distance from the left: of two positions with about the same neighbours, the first one is taken. */
const LEFTWARDS = 0.03;

/** Returns a function for the distance of a block from its closest neighbours: one in its row, and one above it. */
function distanceTo(items: readonly Rect[], { width, height }: Block): (corner: Point) => number {
  return ({ x, y }) => {
    let beside = ALONE;
    let stacked = ALONE;
    for (const item of items) {
      const right = Math.max(item.x - x - width, x - item.x - item.width);
      const up = y - item.y - item.height;
      if (item.y < y + height && up < 0) beside = Math.min(beside, right);
      else if (right < 0) stacked = Math.min(stacked, up >= 0 ? up : PRECEDING + item.y - y - height);
    }
    return Math.min(beside, stacked) + SECOND * Math.max(beside, stacked) + LEFTWARDS * x;
  };
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
  // Icons also align with boxes: with their middle, or with their left side if there is no icon.
  if (!isBox)
    for (const [v, { x }] of main.positions) {
      if (!vertices[v]!.isBox) continue;
      const middle = Math.round(x + (main.widths.get(v) ?? vertices[v]!.width) / 2 - axis - firstAt.x);
      for (const left of aligned.length === 0 ? [middle, x] : [middle])
        if (left >= leftmost && left <= rightmost) lefts.push(left);
    }
  return lefts.sort((a, b) => a - b);
}

/**
 * Returns a predicate for the left positions at which the first box of the block stands in scene order among its
 * variants: a public subnet not to the right of a private one.
 */
function orderKeeper(main: Block, block: Block, vertices: readonly Vertex[]): (x: number) => boolean {
  const [first] = [...block.positions.keys()];
  const { box, order } = vertices[first!]!;
  const variants = [...main.positions].filter(([v]) => areVariants(box ?? null, vertices[v]!.box ?? null));
  return (x) => variants.every(([v, at]) => (vertices[v]!.order < order ? x >= at.x : x < at.x + vertices[v]!.width));
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
