/** Packs the blocks of a level onto one sheet: each as high up as it fits, then as far left (skyline packing). */
import { largest } from '../../graph/order.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

/** The positions of packed blocks, and the size of the sheet that they take. */
export interface Packed {
  readonly width: number;
  readonly height: number;
  /** Top left of each block, in the order of the input. */
  readonly at: readonly { readonly x: number; readonly y: number }[];
}

interface Step {
  x: number;
  y: number;
  width: number;
}

/**
 * Packs blocks into a width. A block with ports takes the whole width, because nothing may stand between it and its
 * border.
 * @param beside the first block, if it only has ports on the left, takes its own width, so that others fit on its right
 */
export function packBlocks(blocks: readonly Block[], width: number, beside = false): Packed {
  const sheet = largest(
    blocks.map((block) => block.width),
    width,
  );
  let skyline: Step[] = [{ x: 0, y: 0, width: sheet + COLUMN_GAP }];
  let right = 0;
  let bottom = 0;
  const at = blocks.map((block) => {
    const room = block.east || (block.west && !beside) ? sheet : block.width;
    const spot = lowest(skyline, room + COLUMN_GAP);
    skyline = raise(skyline, spot.x, room + COLUMN_GAP, spot.y + block.height + ROW_GAP);
    right = Math.max(right, spot.x + block.width);
    bottom = Math.max(bottom, spot.y + block.height);
    return spot;
  });
  return { width: right, height: bottom, at };
}

function lowest(skyline: readonly Step[], width: number): { x: number; y: number } {
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

function raise(skyline: readonly Step[], x: number, width: number, y: number): Step[] {
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
