/**
 * Hollow boxes: boxes that only contain titles. Their counterparts in other zones may be full, and rows of such boxes
 * line up. A line of text in a box of full height would look as if content were missing. The row therefore keeps its
 * height, but the box is drawn no higher than its content.
 */

import { largest } from '../../../graph/order.js';
import { HEADER_GAP, PADDING, ROW_GAP } from '../spacing.js';
import type { Item } from '../tree.js';

/** Factor by which a hollow box may exceed its content, so that adjacent borders line up. */
const MOST_STRETCH = 1.3;

/**
 * Returns the height of the title. A second title line leaves no gap below it, so that the box stays a line of text.
 */
const titleHeight = ({ box, height }: Item): number =>
  Math.min(height, (box?.headerHeight ?? 0) + (box?.subtitleBelow ? -SECOND_LINE_END : HEADER_GAP));
const SECOND_LINE_END = 2;

/**
 * Returns the drawn height of each hollow box.
 * @param items parents first, all placed
 */
export function drawnHeights(items: readonly Item[]): ReadonlyMap<Item, number> {
  const drawn = new Map<Item, number>();
  for (const item of [...items].reverse()) {
    if (!item.hollow) continue;
    const { children, height, y } = item;
    if (children.length === 0) drawn.set(item, titleHeight(item));
    // Edges end at the border at its full height, so only a box without ports shrinks.
    else if (item.ports.size === 0) {
      const content = largest(children.map((child) => child.y - y + (drawn.get(child) ?? child.height))) + PADDING;
      drawn.set(item, height <= content * MOST_STRETCH ? height : content);
    }
  }
  return drawn;
}

/** Shrinks a hollow box outside a row to its titles, unless edges touch it. */
export function compact(item: Item): void {
  const { children } = item;
  if (children.length === 0 || [item, ...children].some(({ ports }) => ports.size > 0)) return;
  const done: Item[] = [];
  const top = Math.min(...children.map(({ y }) => y));
  for (const child of [...children].sort((a, b) => a.y - b.y)) {
    if (child.children.length === 0) child.height = titleHeight(child);
    const above = done.filter(({ x, width }) => x < child.x + child.width && child.x < x + width);
    child.y = largest([top, ...above.map(({ y, height }) => y + height + ROW_GAP)]);
    done.push(child);
  }
  item.height = largest(children.map(({ y, height }) => y + height)) + PADDING;
}
