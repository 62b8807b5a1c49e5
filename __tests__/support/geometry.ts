/** Rectangles of a finished layout, and a grid that finds those near a place without a walk over all of them. */
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../src/layout/layout.js';

const EPSILON = 0.6;
/** A line is this wide, arrow heads aside. */
const LINE_WIDTH = 1.5;

export const nodeRect = ({ node, x, y }: PlacedNode): Rect => ({ x, y, width: node.width, height: node.height });

export const iconRect = ({ node, x, y }: PlacedNode): Rect => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
});

export function captionRect({ node, x, y }: PlacedNode): Rect {
  const top = node.iconY + node.iconSize + 4;
  const width = Math.max(0, ...node.lines.map((line) => line.width));
  return { x: x + node.iconX + node.iconSize / 2 - width / 2, y: y + top, width, height: node.height - top };
}

export const titleRect = ({ box, x, y, width }: PlacedBox): Rect => ({
  x,
  y,
  width: box.bare ? 0 : Math.min(width, 31 + Math.max(box.title.width, box.subtitleBelow ? box.subtitle!.width : 0)),
  height: box.bare ? 0 : box.subtitleBelow ? 34 : 20,
});

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x + EPSILON < b.x + b.width &&
  b.x + EPSILON < a.x + a.width &&
  a.y + EPSILON < b.y + b.height &&
  b.y + EPSILON < a.y + a.height;

export const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - EPSILON &&
  inner.y >= outer.y - EPSILON &&
  inner.x + inner.width <= outer.x + outer.width + EPSILON &&
  inner.y + inner.height <= outer.y + outer.height + EPSILON;

/** The runs of a route as rectangles as thin as its line. */
export const runsOf = ({ points }: Pick<PlacedEdge, 'points'>): Rect[] =>
  points.slice(1).map((b, i) => {
    const a = points[i] as Point;
    return {
      x: Math.min(a.x, b.x) - LINE_WIDTH / 2,
      y: Math.min(a.y, b.y) - LINE_WIDTH / 2,
      width: Math.abs(a.x - b.x) + LINE_WIDTH,
      height: Math.abs(a.y - b.y) + LINE_WIDTH,
    };
  });

/** A cell holds a handful of icons; a long line passes few enough cells. */
const CELL = 256;

/** Things by the cells of a coarse grid that their rectangles touch. */
export class RectGrid<T> {
  readonly #cells = new Map<number, number[]>();
  readonly #rects: Rect[] = [];
  readonly #things: T[] = [];
  /** The last question that an entry was an answer to: it may be in many cells. */
  readonly #asked: number[] = [];
  #question = 0;

  add(rect: Rect, thing: T): void {
    const index = this.#rects.push(rect) - 1;
    this.#things.push(thing);
    this.#asked.push(0);
    for (const key of keysOf(rect)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(index);
      else this.#cells.set(key, [index]);
    }
  }

  /** What overlaps `rect`, in the order in which it was added. */
  overlapping(rect: Rect): T[] {
    this.#question++;
    const found: number[] = [];
    for (const key of keysOf(rect)) {
      for (const index of this.#cells.get(key) ?? []) {
        if (this.#asked[index] === this.#question) continue;
        this.#asked[index] = this.#question;
        if (overlap(this.#rects[index]!, rect)) found.push(index);
      }
    }
    return found.sort((a, b) => a - b).map((index) => this.#things[index]!);
  }
}

function* keysOf({ x, y, width, height }: Rect): Generator<number> {
  for (let column = Math.floor(x / CELL); column <= Math.floor((x + width) / CELL); column++)
    for (let row = Math.floor(y / CELL); row <= Math.floor((y + height) / CELL); row++) yield column * 1_000_003 + row;
}
