/**
 * Moves packed blocks a little to the side, so that their first icon stands under an icon above. Packing puts blocks beside each
 * other at distances that depend on their captions, so rows of icons would almost line up.
 */

import type { Point } from '../layout.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

/** Largest move in pixels: less than an icon. A larger difference does not look like a mistake. */
const MAX_MOVE = 48;

/** A block to place, with the middles of its icons from its left; `lead` is the first one, if the block begins with an icon. */
interface Snapped {
  readonly block: Block;
  readonly corner: Point;
  readonly axes: readonly number[];
  readonly lead: number | null;
}

/** Returns the position of each block, from top to bottom. No block leaves the width or comes closer to another one. */
export function snapToAxes(blocks: readonly Snapped[], width: number): Point[] {
  const corners = blocks.map((block) => block.corner);
  const fromTop = blocks.map((_, b) => b).sort((a, b) => corners[a]!.y - corners[b]!.y || a - b);
  for (const [n, b] of fromTop.entries()) {
    const { block, lead } = blocks[b]!;
    if (lead === null || block.west || block.east) continue;
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
          other.block.west ||
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
