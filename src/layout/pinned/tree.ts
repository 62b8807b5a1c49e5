/** What is placed, with where it is in a new picture and where it was put. */

import type { Layout, Rect } from '../layout.js';
import type { PinnedElement, PinnedLayout } from './model.js';

export interface Item {
  readonly id: string;
  readonly parent: string | null;
  readonly children: string[];
  /** In the picture that nobody has changed; of an icon with its captions. */
  readonly fresh: Rect;
  /** In the file; null for what is new. */
  readonly was: Rect | null;
  /** Its place in its box is the one of the file: it was in the same box there. */
  readonly stays: boolean;
  /** Room at the top of a box. */
  readonly header: number;
  /** From its corner to the square that lines end at; null for a box, at whose border they end. */
  readonly icon: Rect | null;
  /** It stands on the border of its box, which needs no room for the half that is outside. */
  readonly isGate: boolean;
}

/** By id, boxes before what is in them. */
export function itemsOf(layout: Layout, { things }: PinnedLayout): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const known = new Set([...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)]);
  const add = (item: Omit<Item, 'children' | 'stays'>, thing: PinnedElement | undefined) => {
    const parent = item.parent !== null && known.has(item.parent) ? item.parent : null;
    items.set(item.id, { ...item, parent, children: [], stays: thing !== undefined && thing.parent === parent });
  };
  for (const { box, x, y, width, height } of layout.boxes) {
    const { id, parent, headerHeight: header } = box;
    const thing = things.get(id);
    add({ id, parent, fresh: { x, y, width, height }, was: thing ?? null, header, icon: null, isGate: false }, thing);
  }
  for (const { node, x, y } of layout.nodes) {
    const { id, parent, width, height, iconX, iconY, iconSize, onBorder: isGate = false } = node;
    const thing = things.get(id);
    const was = thing && {
      x: thing.x + (thing.width - iconSize) / 2 - iconX,
      y: thing.y + (thing.height - iconSize) / 2 - iconY,
      ...{ width, height },
    };
    const icon = { x: iconX, y: iconY, width: iconSize, height: iconSize };
    add({ id, parent, fresh: { x, y, width, height }, was: was ?? null, header: 0, icon, isGate }, thing);
  }
  for (const { id, parent } of items.values()) if (parent !== null) items.get(parent)!.children.push(id);
  return items;
}
