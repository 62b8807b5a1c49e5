/**
 * Rectangles in a coarse grid of square cells, so that a test for overlaps only looks at rectangles in the same cells.
 */
import type { Rect } from '../layout.js';

/** Side of a cell in pixels, unless the diagram is large. */
const CELL_SIZE_MIN = 128;
/**
 * Maximum number of cells that the longest line may cross. With a fixed cell size, the lines of a large diagram would
 * fill millions of cells.
 */
const CELLS_MAX = 160;

/** Returns the side of a cell, in pixels, for a diagram with these routes. */
export const cellFor = (points: readonly (readonly { readonly x: number; readonly y: number }[])[]): number => {
  let extent = 0;
  for (const route of points) for (const { x, y } of route) extent = Math.max(extent, x, y);
  return Math.max(CELL_SIZE_MIN, extent / CELLS_MAX);
};

/**
 * A set of rectangles, each with the number of its owner (the index of an edge) or -1. Rectangles that touch count as
 * overlapping.
 */
export class SpatialIndex {
  readonly #cell: number;
  readonly #cells = new Map<number, { rect: Rect; owner: number }[]>();

  constructor(cell = CELL_SIZE_MIN) {
    this.#cell = cell;
  }

  add(rect: Rect, owner = -1): void {
    for (const key of keysOf(rect, this.#cell)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push({ rect, owner });
      else this.#cells.set(key, [{ rect, owner }]);
    }
  }

  /** True if any rectangle overlaps `rect`, except those of `owner`. */
  hits(rect: Rect, owner = -2): boolean {
    return this.touches(rect, (other) => other !== owner);
  }

  /** True if a rectangle overlaps `rect` and `isCounted` accepts its owner. */
  touches(rect: Rect, isCounted: (owner: number) => boolean): boolean {
    for (const key of keysOf(rect, this.#cell))
      for (const entry of this.#cells.get(key) ?? [])
        if (isCounted(entry.owner) && overlap(entry.rect, rect)) return true;
    return false;
  }
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

function* keysOf({ x, y, width, height }: Rect, cell: number): Generator<number> {
  for (let column = Math.floor(x / cell); column <= Math.floor((x + width) / cell); column++)
    for (let row = Math.floor(y / cell); row <= Math.floor((y + height) / cell); row++) yield column * 1_000_003 + row;
}
