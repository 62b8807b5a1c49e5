/**
 * Hollow boxes: nothing but titles is in them. Their like in other zones may be full, and rows of like boxes line up; a box of
 * their height around one line of text would look as if something were missing. So the row keeps its room, and the box is drawn
 * no higher than what is in it.
 */

import { largest } from '../../../graph/order.js';
import { HEADER_GAP, PADDING, ROW_GAP } from '../spacing.js';
import type { Item } from '../tree.js';

/** A hollow box may be drawn so much higher than it need be, so that borders side by side line up. */
const MOST_STRETCH = 1.3;

/** Below two lines there is no air left: it is a line of text all the same. */
const titleHeight = ({ box, height }: Item): number =>
  Math.min(height, (box?.headerHeight ?? 0) + (box?.subtitleBelow ? -SECOND_LINE_END : HEADER_GAP));
const SECOND_LINE_END = 2;

/** The height that each hollow box is drawn with. @param items parents first, all placed */
export function drawnHeights(items: readonly Item[]): ReadonlyMap<Item, number> {
  const drawn = new Map<Item, number>();
  for (const item of [...items].reverse()) {
    if (!item.hollow) continue;
    const { children, height, y } = item;
    if (children.length === 0) drawn.set(item, titleHeight(item));
    // Lines end at its border as high as it was laid out.
    else if (item.ports.size === 0) {
      const content = largest(children.map((child) => child.y - y + (drawn.get(child) ?? child.height))) + PADDING;
      drawn.set(item, height <= content * MOST_STRETCH ? height : content);
    }
  }
  return drawn;
}

/** Makes a hollow box that stands in no row as small as its titles; what lines touch stays. */
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
