/** Rectangles in a coarse grid: asks "does anything touch this?" without a walk over all of them. */
import type { Rect } from '../layout.js';

const CELL = 128;

export class SpatialIndex {
  readonly #cells = new Map<number, { rect: Rect; owner: number }[]>();

  add(rect: Rect, owner = -1): void {
    for (const key of keysOf(rect)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push({ rect, owner });
      else this.#cells.set(key, [{ rect, owner }]);
    }
  }

  /** True if a rectangle of another owner overlaps `rect`. */
  hits(rect: Rect, owner = -2): boolean {
    return this.touches(rect, (other) => other !== owner);
  }

  /** True if a rectangle whose owner counts overlaps `rect`. */
  touches(rect: Rect, counts: (owner: number) => boolean): boolean {
    for (const key of keysOf(rect))
      for (const entry of this.#cells.get(key) ?? []) if (counts(entry.owner) && overlap(entry.rect, rect)) return true;
    return false;
  }
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

function* keysOf({ x, y, width, height }: Rect): Generator<number> {
  for (let column = Math.floor(x / CELL); column <= Math.floor((x + width) / CELL); column++)
    for (let row = Math.floor(y / CELL); row <= Math.floor((y + height) / CELL); row++) yield column * 1_000_003 + row;
}
