/**
 * Chooses the width in which a level is packed. It tries a few widths and takes the one whose result is small and has
 * about the aspect of a page. A single width derived from the area would put two services above each other, and three
 * networks into one column.
 */

import { largest } from '../../graph/order.js';
import type { Point } from '../layout.js';
import { alignedGrid, type Cell, fillWidth, gridWidth, narrowGrids, stripForms, stripRows } from './grid.js';
import type { Block } from './layered/model.js';
import { ASPECT, ASPECT_MAX, ASPECT_MIN, COLUMN_GAP, ROW_GAP } from './spacing.js';

/**
 * The kind of a level, which decides about unconnected blocks beside the main block. In a strip they must not make the
 * level wider. In a zone they never stand to its right, because unconnected items come first, as public subnets do.
 */
export type LevelKind = 'strip' | 'zone' | 'box';

/** The content of a level, for packing. */
export interface Blocks {
  /** The block with the edges to the border comes first. */
  readonly blocks: readonly Block[];
  /** Loose nodes outside all blocks, for a grid. */
  readonly cells: readonly Cell[];
  /** Strips without edges and outside all blocks. They form rows at the bottom, or in free space beside the blocks. */
  readonly strips: readonly Block[];
  readonly kind?: LevelKind;
  /** Returns the middles of the icons in a block, from its left; absent if the grid need not line up. */
  readonly axesOf?: (block: Block) => readonly number[];
  /**
   * Returns the middle of the leftmost icon of a block, from the left of the block; null if the block begins with a
   * box. Absent together with `axesOf`.
   */
  readonly leadOf?: (block: Block) => number | null;
}

/** A packed level. */
export interface PackedSheet {
  /** The input blocks, the grid of the loose nodes, and the rows of strips. */
  readonly blocks: readonly Block[];
  readonly packed: Packed;
}

/** Widths to try, as multiples of the width that follows from the area. */
const STRETCHES = [1, 1.1, 1.2, 1.35, 1.5, 1.7, 2] as const;
/** Weights of a deviation from the target aspect, and of proportions beyond those of a page, compared with area. */
const ASPECT_WEIGHT = 0.6;
const RIBBON_WEIGHT = 3;
/** Minimum improvement in cost for another width, so that one new resource seldom rearranges the level. */
const GAIN = 0.05;

/**
 * Minimum improvement in cost for blocks to the right of the main block. The default is below it, where they line up
 * with it.
 */
const BESIDE_GAIN = 0.1;

/** Width and height that a level adds around its content. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Packs the blocks of a level.
 * @param isNarrow only tries the first width: for zones that are columns side by side
 */
export function packSheet(contents: Blocks, frame: Frame, isNarrow: boolean): PackedSheet {
  const sheet = bestSheet(contents, frame, isNarrow);
  const { axesOf, leadOf } = contents;
  if (!axesOf || !leadOf || sheet.blocks.length < 2 || sheet.blocks.length > SNAPPED_BLOCKS_MAX) return sheet;
  // Blocks at the border begin before the padding of the others.
  const inset = (block: Block): number => (block.hasWestPorts ? frame.width / 2 : 0);
  const blocks = sheet.blocks.map((block, b) => ({
    block,
    corner: sheet.packed.corners[b]!,
    axes: axesOf(block).map((axis) => axis - inset(block)),
    lead: leadOf(block),
  }));
  return { ...sheet, packed: { ...sheet.packed, corners: snapToAxes(blocks, sheet.packed.width) } };
}

function bestSheet(contents: Blocks, frame: Frame, isNarrow: boolean): PackedSheet {
  const { blocks, cells, strips, kind = 'box' } = contents;
  const area = [...blocks, ...strips].reduce(
    (sum, { width, height }) => sum + (width + COLUMN_GAP) * (height + ROW_GAP),
    0,
  );
  const gridArea = cells.length > 0 ? gridWidth(cells, 1) ** 2 : 0;
  const idealWidth = Math.sqrt((area + gridArea) * ASPECT);
  const widest = largest(
    [...blocks, ...strips].map(({ width }) => width),
    0,
  );
  const bestPacking = (allowsBeside: boolean): { sheet: PackedSheet; cost: number } => {
    let best: { sheet: PackedSheet; cost: number } | null = null;
    for (const stretch of isNarrow ? STRETCHES.slice(0, 1) : STRETCHES) {
      const sheet = packInto(contents, { width: Math.max(idealWidth * stretch, widest), frame, allowsBeside });
      const cost = costIn(frame, sheet);
      if (!best || cost < best.cost - GAIN) best = { sheet, cost };
    }
    return best!;
  };
  const below = bestPacking(false);
  const [main] = blocks;
  if (!main?.hasWestPorts || main.hasEastPorts || kind === 'zone' || blocks.length + cells.length < 2)
    return below.sheet;
  const sideBySide = bestPacking(true);
  const isTooWide = kind === 'strip' && sideBySide.sheet.packed.width > below.sheet.packed.width;
  return !isTooWide && sideBySide.cost < below.cost - BESIDE_GAIN ? sideBySide.sheet : below.sheet;
}

interface Room {
  readonly width: number;
  readonly frame: Frame;
  readonly allowsBeside: boolean;
}

function packInto(contents: Blocks, room: Room): PackedSheet {
  const sheets = packWithGrid(contents, room).map((sheet) => withStrips(sheet, contents.strips, room));
  return bestOf(sheets, room.frame);
}

/** Returns the cheapest sheet. Each sheet replaces the best one before it only if it is clearly better. */
const bestOf = ([first, ...alternatives]: readonly PackedSheet[], frame: Frame): PackedSheet =>
  alternatives.reduce((best, sheet) => (costIn(frame, sheet) < costIn(frame, best) - GAIN ? sheet : best), first!);

/** Maximum number of blocks that are moved to line up with each other. Among more, nobody sees whether they do. */
const SNAPPED_BLOCKS_MAX = 20;

/**
 * Maximum numbers of blocks and of icons for which several grids are tried. Beyond them, one grid is as good as
 * another, and each takes time.
 */
const BLOCKS_FOR_GRIDS = 20;
const CELLS_FOR_GRIDS = 60;

/**
 * Returns the ways to pack the blocks and the grid. In the first one the grid is below the blocks, in the columns of
 * their icons if possible. In the others it is narrower, so that it may fit beside them.
 */
function packWithGrid({ blocks, cells, axesOf }: Blocks, { width, frame, allowsBeside }: Room): PackedSheet[] {
  const pack = (packedBlocks: readonly Block[]): PackedSheet => ({
    blocks: packedBlocks,
    packed: packBlocks(packedBlocks, width, allowsBeside),
  });
  if (cells.length === 0) return [pack(blocks)];
  const plain = pack([...blocks, fillWidth(cells, width)]);
  if (blocks.length === 0 || blocks.length > BLOCKS_FOR_GRIDS || cells.length > CELLS_FOR_GRIDS) return [plain];
  const axes = blocks.flatMap((block, b) => {
    const x = plain.packed.corners[b]!.x - (block.hasWestPorts ? frame.width / 2 : 0);
    return (axesOf?.(block) ?? []).map((axis) => axis + x);
  });
  const grid = alignedGrid(cells, axes, Math.max(width, plain.packed.width));
  const aligned = grid && pack([...blocks, grid]);
  return [
    aligned?.packed.corners.at(-1)?.x === 0 ? aligned : plain,
    ...narrowGrids(cells, width).map((narrow) => pack([...blocks, narrow])),
  ];
}

/** Adds the strips: below everything else, or where there is room for them. */
function withStrips(sheet: PackedSheet, strips: readonly Block[], { width, frame, allowsBeside }: Room): PackedSheet {
  const { blocks, packed } = sheet;
  if (strips.length === 0) return sheet;
  const below = withBelow(sheet, stripRows(strips, Math.max(width, packed.width)));
  const forms = stripForms(strips).map((rows) => ({
    blocks: [...blocks, rows],
    packed: packBlocks([...blocks, rows], Math.max(width, rows.width), allowsBeside),
  }));
  return bestOf([below, ...forms], frame);
}

/** Adds the rows of strips below everything else, because they are not part of the architecture. */
function withBelow({ blocks, packed }: PackedSheet, rows: Block): PackedSheet {
  const y = blocks.length === 0 ? 0 : packed.height + ROW_GAP;
  return {
    blocks: [...blocks, rows],
    packed: {
      width: Math.max(packed.width, rows.width),
      height: y + rows.height,
      corners: [...packed.corners, { x: 0, y }],
    },
  };
}

const costIn = (frame: Frame, { packed }: PackedSheet): number =>
  costOf({ width: packed.width + frame.width, height: packed.height + frame.height });

/** Returns the cost of a sheet: lower for a smaller area, and for a width over height close to `targetAspect`. */
export function costOf(
  { width, height }: { readonly width: number; readonly height: number },
  targetAspect = ASPECT,
): number {
  const aspect = width / height;
  const ribbon = Math.max(
    0,
    Math.log(aspect / Math.max(ASPECT_MAX, targetAspect * 1.4)),
    Math.log(ASPECT_MIN / aspect),
  );
  return Math.log(width * height) + ASPECT_WEIGHT * Math.abs(Math.log(aspect / targetAspect)) + RIBBON_WEIGHT * ribbon;
}

// ---- Skyline packing.
// Each block is placed as high up as it fits, and there as far left as it fits.

/** The positions of packed blocks, and the size of the sheet that they take. */
interface Packed {
  readonly width: number;
  readonly height: number;
  /** Top left of each block, in the order of the input. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** A horizontal piece of the skyline: the lower border of the blocks packed so far. */
interface Step {
  x: number;
  y: number;
  width: number;
}

/**
 * Packs blocks into a width. A block with ports takes the whole width, because nothing may stand between it and its
 * border.
 * @param allowsBeside a block that has ports on the left only does not take the whole width, so that others fit on its
 * right
 */
export function packBlocks(blocks: readonly Block[], width: number, allowsBeside = false): Packed {
  const sheet = largest(
    blocks.map((block) => block.width),
    width,
  );
  let skyline: Step[] = [{ x: 0, y: 0, width: sheet + COLUMN_GAP }];
  let right = 0;
  let bottom = 0;
  const corners = blocks.map((block) => {
    const takenWidth = block.hasEastPorts || (block.hasWestPorts && !allowsBeside) ? sheet : block.width;
    const spot = firstSpot(skyline, takenWidth + COLUMN_GAP);
    skyline = cover(skyline, spot.x, takenWidth + COLUMN_GAP, spot.y + block.height + ROW_GAP);
    right = Math.max(right, spot.x + block.width);
    bottom = Math.max(bottom, spot.y + block.height);
    return spot;
  });
  return { width: right, height: bottom, corners };
}

/** Returns the highest, then leftmost position on the skyline for a block of this width. */
function firstSpot(skyline: readonly Step[], width: number): { x: number; y: number } {
  let best = { x: 0, y: Number.POSITIVE_INFINITY };
  for (let i = 0; i < skyline.length; i++) {
    let covered = 0;
    let y = 0;
    for (let k = i; k < skyline.length && covered < width - 0.01; k++) {
      covered += skyline[k]!.width;
      y = Math.max(y, skyline[k]!.y);
    }
    if (covered >= width - 0.01 && y < best.y) best = { x: skyline[i]!.x, y };
  }
  return best;
}

/** Returns the skyline after a block has covered it from `x` on, down to `y`. */
function cover(skyline: readonly Step[], x: number, width: number, y: number): Step[] {
  const next: Step[] = [];
  const end = x + width;
  for (const step of skyline) {
    const stepEnd = step.x + step.width;
    if (stepEnd <= x + 0.01 || step.x >= end - 0.01) {
      next.push(step);
      continue;
    }
    if (step.x < x) next.push({ x: step.x, y: step.y, width: x - step.x });
    if (next.at(-1)?.x !== x) next.push({ x, y, width });
    if (stepEnd > end) next.push({ x: end, y: step.y, width: stepEnd - end });
  }
  return next;
}

// ---- Moves packed blocks a little to the side, so that their first icon is exactly below an icon of another block.
// Packing puts blocks beside each other at distances that depend on their captions, so rows of icons would almost line
// up.

/** Largest move in pixels: less than an icon. A larger difference does not look like a mistake. */
const MAX_MOVE = 48;

/**
 * A packed block, with the middles of its icons from its left. `lead` is the leftmost one; null if the block begins
 * with a box.
 */
interface Snapped {
  readonly block: Block;
  readonly corner: Point;
  readonly axes: readonly number[];
  readonly lead: number | null;
}

/**
 * Returns the new positions, in the order of `blocks`. Blocks are moved from the top down, and only if they stay within
 * `width` and at a distance from the others.
 */
export function snapToAxes(blocks: readonly Snapped[], width: number): Point[] {
  const corners = blocks.map((block) => block.corner);
  const fromTop = blocks.map((_, b) => b).sort((a, b) => corners[a]!.y - corners[b]!.y || a - b);
  for (const [n, b] of fromTop.entries()) {
    const { block, lead } = blocks[b]!;
    if (lead === null || block.hasWestPorts || block.hasEastPorts) continue;
    const { x, y } = corners[b]!;
    const above = fromTop.slice(0, n).filter((other) => corners[other]!.y + blocks[other]!.block.height + ROW_GAP <= y);
    const moves = above
      .flatMap((other) => blocks[other]!.axes.map((axis) => corners[other]!.x + axis - x - lead))
      .filter((move) => Math.abs(move) < MAX_MOVE)
      .sort((p, q) => Math.abs(p) - Math.abs(q) || p - q);
    const isFree = (left: number): boolean =>
      left >= 0 &&
      left + block.width <= width &&
      blocks.every(
        (other, o) =>
          o === b ||
          other.block.hasWestPorts ||
          corners[o]!.y >= y + block.height + ROW_GAP ||
          corners[o]!.y + other.block.height + ROW_GAP <= y ||
          corners[o]!.x >= left + block.width + COLUMN_GAP ||
          corners[o]!.x + other.block.width + COLUMN_GAP <= left,
      );
    const move = moves.find((candidate) => isFree(x + candidate));
    if (move !== undefined) corners[b] = { x: x + move, y };
  }
  return corners;
}
